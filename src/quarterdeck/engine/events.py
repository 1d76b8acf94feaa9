"""What happened, told as it happens: small records that a game's event table turns into sentences."""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1  # all bits set: every seat and every watcher may see it
WATCHER_BIT: Final[i64] = 40  # above any seat: the bit that stands for people who only look on


class Event:
    """One thing that happened.

    `code` is a game's own event code, `seat` whose doing it was, `a` to `d` its figures (-1 = none).
    `seen` is the set of seats (bits) that may be told; a thing that seats see differently is two events.
    """

    def __init__(self, code: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, seen: i64) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.seen: i64 = seen

    def visible_to(self, seat: i64) -> bool:
        """Whether a seat may be told; -1 is a watcher, -2 the truth, which skips what was blurred for the others."""
        if self.seen == EVERYONE:
            return True
        open_to_watchers: bool = (self.seen >> WATCHER_BIT) & 1 == 1
        if seat == -2:
            return not open_to_watchers
        return open_to_watchers if seat < 0 else (self.seen >> seat) & 1 == 1
