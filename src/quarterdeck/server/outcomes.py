"""Outcomes: how a table came out for every person who sat at it, from its log and who sat where when.

Whoever a bot replaced has left: his game is settled at that moment as a loss, and everybody else's with it, there and
then, as a win they share. Otherwise it is settled when it ends. Nobody is settled twice; what happens afterwards, a
seat taken back included, counts for nothing. Where somebody has not made a single play before another leaves, the game
had not begun, and nobody is settled.
"""

import msgspec

from ..table.entries import Flag, Play, Resign, Sit, decode
from .storage import Ending, EntryRow, Sitting, Storage, TableRow


class Outcome(msgspec.Struct, frozen=True):
    """How a table came out for one person."""

    guest: str
    seat: int
    place: int  # from 1; who shares a place has the same
    score: float  # his share of the win: 1 alone, 0.5 of two who share it, 0
    left: bool  # a bot plays for him, or he was given up because his time was up or he was away
    at: int  # unix milliseconds
    flagged: bool = False  # his time was up


async def outcomes(storage: Storage, id: str) -> list[Outcome]:
    """The outcomes of a table as far as it is settled; none while everybody plays on."""
    row = await storage.table(id)
    if row is None:
        return []
    return settle(row, await storage.entries(id), await storage.sittings(id))


def settle(row: TableRow, log: list[EntryRow], sittings: list[Sitting]) -> list[Outcome]:
    """The same from what is stored."""
    entries = [decode(entry.body.encode()) for entry in log]
    people = {sitting.seat: sitting.guest for sitting in sittings if sitting.version == 0 and sitting.guest}
    flagged = {entry.seat for entry in entries if isinstance(entry, Flag)}
    for version, entry in enumerate(entries, 1):
        if isinstance(entry, Sit) and entry.kind == "bot" and entry.seat in people:
            played = {done.seat for done in entries[:version] if isinstance(done, Play)}
            if not set(people) <= played:
                return []
            return left_by(entry.seat, people, log[version - 1].time, flagged)
    if row.ending is None or not entries:
        return []
    given_up = {entry.seat for entry in entries if isinstance(entry, Resign) and entry.why}
    return [
        Outcome(
            guest,
            seat,
            place(row.ending, seat),
            row.ending.returns[seat],
            seat in given_up,
            log[-1].time,
            seat in flagged,
        )
        for seat, guest in people.items()
    ]


def left_by(leaver: int, people: dict[int, str], at: int, flagged: set[int]) -> list[Outcome]:
    """Everybody's outcome at the moment a bot takes the seat of one of them."""
    share = 1 / max(1, len(people) - 1)
    return [
        Outcome(guest, seat, len(people), 0.0, True, at, seat in flagged)
        if seat == leaver
        else Outcome(guest, seat, 1, share, False, at, seat in flagged)
        for seat, guest in people.items()
    ]


def place(ending: Ending, seat: int) -> int:
    """Which place a seat came to: by its share of the win, then by points."""
    totals = ending.totals or (0,) * len(ending.returns)
    ranks = list(zip(ending.returns, totals, strict=True))
    return 1 + sum(rank > ranks[seat] for rank in ranks)
