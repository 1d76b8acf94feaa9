"""Deadlines: what falls due at a table, and from when on others may decide about somebody who is absent."""

import msgspec

from ..table import Table
from ..table.entries import Absence, Sit
from ..table.pace import DAY, MINUTE, SECOND, read_pace
from .storage import TableRow

CLOCK = "clock"  # the kind of what falls due where a clock runs or a bot is asked
SETTLE = "settle"  # the kind of what falls due where a rated game is over, or somebody has left it
NUDGE = 5 * SECOND  # a bot that is asked has answered by then; else its server died, and another asks it
LIVE_PATIENCE = 5 * MINUTE  # after a flag, before the table decides itself: nobody else is there
SLOW_PATIENCE = 3 * DAY  # the same in a slow game, whose people look once a day
BOT_AFTER = 30 * SECOND  # without a signal: a train is through its tunnel by then
CLAIM_AFTER = 2 * MINUTE
UNTIMED_PATIENCE = DAY  # without a clock nobody promised to hurry, but nobody has to wait for ever


class Decision(msgspec.Struct, frozen=True):
    """What others may decide about a seat, and from when on, in unix milliseconds; 0: not at all."""

    why: Absence = ""
    bot_from: int = 0
    claim_from: int = 0


def dues_of(table: Table, row: TableRow) -> dict[str, int | None]:
    """What falls due after an entry; None: nothing of that kind any more."""
    dues: dict[str, int | None] = {}
    if table.clocks:
        dues[CLOCK] = next_look(table, row)
    if row.rated and table.version and (table.over or stood_up(table)):
        dues[SETTLE] = row.began + table.moment if table.clocks else 0
    return dues


def stood_up(table: Table) -> bool:
    """Whether the last entry put a bot in a person's place."""
    entry = table.entry(table.version)
    return isinstance(entry, Sit) and entry.kind == "bot"


def next_look(table: Table, row: TableRow) -> int | None:
    """When a table has to be looked at next; None where it waits for nobody."""
    if table.over or table.closed or not table.pending:
        return None
    bots = [table.moment + NUDGE for seat in table.pending if table.seats[seat].kind == "bot"]
    return row.began + min([*bots, *(limit(table, seat) for seat in table.pending if table.clocks[seat].runs)])


def limit(table: Table, seat: int) -> int:
    """When the next thing happens to a seat that is asked: its time is up, or the table decides about it."""
    clock = table.clocks[seat]
    return clock.since + patience(table, seat) if clock.flagged else clock.ends + clock.quota


def patience(table: Table, seat: int) -> int:
    """How long a table waits for others to decide about a seat whose time is up; not at all where nobody could."""
    if not table.persons - {seat}:
        return 0
    pace = table.record.pace
    return SLOW_PATIENCE if pace is not None and pace.kind == "slow" else LIVE_PATIENCE


def decision(table: Table, row: TableRow, seat: int, away: int) -> Decision:
    """What others may decide about a seat that has been away since then; 0: it is here."""
    if seat not in table.pending or seat not in table.persons:
        return Decision()
    if table.clocks and table.clocks[seat].flagged:
        since = row.began + table.clocks[seat].since
        return Decision("time", since, since)
    return absence(row, away)


def absence(row: TableRow, away: int) -> Decision:
    """The same from presence alone, which is all that lists know."""
    if not away or row.phase != "playing":
        return Decision()
    if not row.pace:
        since = row.updated + UNTIMED_PATIENCE
        return Decision("away", since, since)
    live = read_pace(row.pace).kind == "live"
    return Decision("away", away + BOT_AFTER, away + CLAIM_AFTER) if live else Decision()
