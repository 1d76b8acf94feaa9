"""Clocks: what a table's pace and the times in its log leave each seat. Pure: the time is always told.

A clock runs while its seat owes a decision and a person plays it, whatever the others do: independent decisions run
each seat's own. It is charged when its seat plays or is no longer asked, and by nothing else, so that no entry of
another seat can be told by it.
"""

from collections.abc import Collection, Sequence

import msgspec

from ..errors import BadInput
from .entries import Entry, Flag, Play, Rest, Sit
from .pace import DAY, MINUTE, SECOND, Pace
from .seats import Refused, Seat

STANDS = -1
LAG_A_MOVE = SECOND  # what a play earns of time on the way: a bad mobile line takes half a second
MOST_LAG = 3 * LAG_A_MOVE  # what can be saved up for a line that hangs once
BACK_AGAIN = MINUTE  # at least so much has who takes his seat back in a live game


class Clock(msgspec.Struct, frozen=True):
    """One seat's clock; times in milliseconds since the game began."""

    bank: int
    move: int = 0  # of this decision, used up before the bank
    since: int = STANDS  # charged up to then
    quota: int = LAG_A_MOVE  # of time on the way that is not charged
    rest: int = 0  # days off that are left
    off: int = 0  # it stands until then: days off
    flagged: bool = False

    @property
    def runs(self) -> bool:
        return self.since != STANDS

    @property
    def ends(self) -> int:
        """When it is used up, if it runs on."""
        return max(self.since, self.off) + self.move + self.bank

    def charged(self, at: int, lag: int = 0) -> "Clock":
        """The clock up to a moment."""
        spent = max(0, at - max(self.since, self.off) - lag)
        bank = max(0, self.bank - max(0, spent - self.move))
        return msgspec.structs.replace(self, move=max(0, self.move - spent), bank=bank, since=max(at, self.since))

    def left(self, at: int) -> int:
        """What is left at a moment, never below nothing."""
        now = self.charged(at) if self.runs else self
        return now.move + now.bank


Clocks = tuple[Clock, ...]


def wound(pace: Pace, seats: int) -> Clocks:
    """The clocks before anybody is asked."""
    return (Clock(pace.bank, pace.move, rest=pace.rest),) * seats


def after(
    clocks: Clocks, pace: Pace, entry: Entry | None, at: int, pending: Collection[int], seats: Sequence[Seat]
) -> Clocks:
    """The clocks after an entry (None: the set-up), with those who owe a decision then."""
    return tuple(
        _after(clock, pace, entry, at, seat, seat in pending and seats[seat].kind != "bot")
        for seat, clock in enumerate(clocks)
    )


def _after(clock: Clock, pace: Pace, entry: Entry | None, at: int, seat: int, asked: bool) -> Clock:
    own = entry is not None and getattr(entry, "seat", STANDS) == seat
    if own and isinstance(entry, Flag):
        return msgspec.structs.replace(clock, bank=0, move=0, since=at, flagged=True)
    if own and isinstance(entry, Rest):
        return _rested(clock, entry.days, at)
    played = own and isinstance(entry, Play)
    if clock.runs and (played or not asked):
        clock = _played(clock, pace, entry.lag if entry and played else 0, at, played, asked)
    elif asked and not clock.runs:
        clock = msgspec.structs.replace(clock, since=at, move=pace.move, flagged=False)
    if own and isinstance(entry, Sit) and entry.kind != "bot" and pace.kind == "live":
        clock = msgspec.structs.replace(clock, bank=max(clock.bank, BACK_AGAIN))
    return clock


def _played(clock: Clock, pace: Pace, lag: int, at: int, played: bool, asked: bool) -> Clock:
    """A clock after its seat's own play, or where it is no longer asked."""
    clock = clock.charged(at, lag)
    if played:
        quota = min(MOST_LAG, clock.quota - lag + LAG_A_MOVE)
        clock = msgspec.structs.replace(clock, quota=quota, flagged=False, move=pace.move)
    if not asked:
        step = pace.step if played else 0
        clock = msgspec.structs.replace(clock, since=STANDS, bank=clock.bank + step, move=pace.move, flagged=False)
    return clock


def _rested(clock: Clock, days: int, at: int) -> Clock:
    """A clock whose seat takes days off, or is back before they are over."""
    clock = clock.charged(at) if clock.runs else clock
    unused = max(0, clock.off - at) // DAY
    rest = clock.rest + unused - days
    return msgspec.structs.replace(clock, rest=rest, off=at + days * DAY, since=at if clock.runs else STANDS)


def check_flag(clock: Clock, at: int) -> None:
    """Refused unless a clock has run out."""
    if not clock.runs or clock.flagged or at < clock.ends:
        raise Refused("time-left")


def check_rest(clock: Clock, days: int, at: int) -> None:
    """Refused unless a seat may take so many days off."""
    if days < 0:
        raise BadInput("days-off", {"given": days, "left": clock.rest})
    left = clock.rest + max(0, clock.off - at) // DAY
    if days > left or clock.flagged or (days == 0 and clock.off <= at):
        raise Refused("days-off", {"given": days, "left": left})
