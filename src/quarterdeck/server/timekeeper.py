"""The timekeeper: notes that time is up, lets others decide about who is absent, and decides where nobody does.

Whatever falls due is a row (due.py); the log's compare-and-set makes it happen once, whichever server sees it.
"""

import logging
from collections.abc import Callable

import msgspec

from ..bots import levels
from ..errors import BadInput
from ..table import Refused, Seat, Table
from ..table.entries import Absence, SeatKind
from .database import Conflict
from .deadlines import Decision, decision, limit, next_look
from .due import Done, Due
from .live import Broken, Hub, LiveTable, first_of
from .refusals import Denied
from .storage import Guest

log = logging.getLogger(__name__)
AGAIN = 1000  # ms until a look that met another server's entry is tried again


class Timekeeper:
    """Looks after the clocks and the seats of absent people."""

    def __init__(self, hub: Hub, clock: Callable[[], int]) -> None:
        self._hub = hub
        self._clock = clock

    # What falls due

    async def look(self, due: Due) -> Done:
        """Something may be due at a table: a flag, what becomes of a flagged seat, or a bot's decision."""
        try:
            live = await self._current(due.subject)
            for seat in live.table.pending:
                await self._look_at(live, seat)
        except Denied:
            return Done()  # the table is gone, or cannot be read
        except (Broken, Conflict, Refused):
            return Done(again=self._clock() + AGAIN)  # somebody was faster; whether anything is left to do is seen then
        live.on_change(live)
        following = next_look(live.table, live.row)
        return Done() if following is None else Done(again=max(following, self._clock() + AGAIN))

    async def _current(self, id: str) -> LiveTable:
        """The table as the database has it, whatever another server has done meanwhile."""
        live = await self._hub.get(id)
        row = await live.storage.table(id)
        if row is not None and row.version != live.version:
            await live.catch_up()
        return live

    async def _look_at(self, live: LiveTable, seat: int) -> None:
        table, at = live.table, live.version
        if table.over or not table.clocks or not table.clocks[seat].runs:
            return
        if self._clock() < live.row.began + limit(table, seat):
            return
        if not table.clocks[seat].flagged:
            await live.act(lambda t: t.flag(seat, at=at))
        if self._clock() >= live.row.began + limit(live.table, seat):
            await self._decide(live, seat)

    async def _decide(self, live: LiveTable, seat: int) -> None:
        """Nobody else has: with several people left a bot plays on, else the seat is given up."""
        table, at = live.table, live.version
        if len(table.seats) > 2 and table.persons - {seat}:
            await self._replace(live, seat, levels.DEFAULT, "time", -1, at)
        else:
            await live.act(lambda t: t.resign(seat, "time", at=at))

    # What people decide

    def decision(self, live: LiveTable, seat: int) -> Decision:
        """What others may decide about a seat now or soon."""
        return decision(live.table, live.row, seat, live.away(live.row.seats[seat].guest))

    def _check(self, live: LiveTable, seat: int, claim: bool) -> Absence:
        if not 0 <= seat < len(live.row.seats):
            raise BadInput("seat", {"given": seat + 1, "expected": len(live.row.seats)})
        found = self.decision(live, seat)
        opens = found.claim_from if claim else found.bot_from
        if not opens:
            raise Refused("not-absent")
        if self._clock() < opens:
            raise Refused("absent-soon", {"seconds": -(-(opens - self._clock()) // 1000)})
        return found.why

    async def claim(self, live: LiveTable, by: int, seat: int, at: int) -> None:
        """Somebody gives the seat of an absent person up for him."""
        why = self._check(live, seat, claim=True)
        await live.act(lambda t: t.resign(seat, why, by, at=at))

    async def replace(self, live: LiveTable, by: int, seat: int, level: str, at: int) -> None:
        """Somebody lets a bot play for an absent person."""
        why = self._check(live, seat, claim=False)
        await self._replace(live, seat, level, why, by, at)

    async def _replace(self, live: LiveTable, seat: int, level: str, why: Absence, by: int, at: int) -> None:
        level = level_of(live.table, level)
        row = msgspec.structs.replace(live.row.seats[seat], bot=level)
        await live.act(lambda t: t.sit(seat, "bot", level, why=why, by=by, at=at), seat=row)

    async def hand_over(self, live: LiveTable, seat: int, level: str, at: int) -> None:
        """A person lets a bot play for him."""
        if seat not in live.table.persons or live.table.over:
            raise Refused("seat-bot" if not live.table.over else "over")
        await self._replace(live, seat, level, "", -1, at)

    async def take_back(self, live: LiveTable, seat: int, at: int) -> None:
        """A person takes his seat back from the bot."""
        place = live.row.seats[seat]
        if not place.stands_in or live.table.over:
            raise Refused("seat-not-bot" if not live.table.over else "over")
        kind: SeatKind = place.kind
        row = msgspec.structs.replace(place, bot="")
        await live.act(lambda t: t.sit(seat, kind, at=at), seat=row)

    async def sit_down(self, live: LiveTable, seat: int, guest: Guest) -> None:
        """Somebody else takes a seat that a bot keeps warm."""
        place = live.row.seats[seat]
        if not place.stands_in or live.row.rated or live.table.over:
            raise Denied(409, "no-free-seat")
        began: Seat = first_of(place)
        first = msgspec.json.encode(began).decode()
        row = msgspec.structs.replace(place, kind="link", name=guest.name, guest=guest.id, pin="", bot="", first=first)
        people = tuple(guest.name if n == seat else name for n, name in enumerate(live.table.record.people))

        def sit(table: Table) -> None:
            table.record = msgspec.structs.replace(table.record, people=people)
            table.sit(seat, "link")

        await live.act(sit, seat=row)


def level_of(table: Table, level: str) -> str:
    """The level of a bot for a table, the usual one where none is named."""
    wanted = level or levels.DEFAULT
    levels.find(table.game, wanted)
    return levels.current(wanted)
