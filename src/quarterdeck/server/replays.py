"""Replays on the server: finished tables and imported files, opened once and stepped through."""

from collections import OrderedDict

from ..bots.levels import current
from ..errors import BadInput, QuarterdeckError
from ..table import Table
from ..table.replay import Replay, from_table, open_table, walk
from ..table.replay_parse import parse
from ..table.replay_text import write
from ..table.verify import Report, verify_replay
from . import messages as m
from . import telling
from .messages import Problem
from .refusals import Denied
from .server import Server

MOST_OPEN = 32  # replays in memory; about 1 MB each with their past positions
MOST_TEXT = 1_000_000  # characters of an imported file


class OpenReplay:
    """A replay that somebody looks at."""

    def __init__(self, id: str, table_id: str, text: str, replay: Replay) -> None:
        self.id = id
        self.table_id = table_id
        self.text = text
        self.report: Report = verify_replay(replay)
        self.replay = replay
        self.table: Table = open_table(replay)
        self.past = telling.Past(self.table)
        self._scores: m.ReplayScores | None = None

    def info(self) -> m.ReplayInfo:
        """What is known before the first step."""
        record = self.replay.record
        return m.ReplayInfo(
            id=self.id,
            game=record.game,
            options=self.table.record.setup.options,
            players=tuple(current(seat.name) if seat.kind == "bot" else seat.name for seat in self.table.seats),
            versions=self.table.version,
            dice="typed" if record.dice == "typed" else "sealed",
            verified=self.report.ok,
            mistake=None if self.report.ok else Problem(code=self.report.says.key, params=self.report.says.args),
            result=self.table.result,
            chance=telling.chance_of(self.table),
            table=self.table_id,
            components=self.table.game.provenance(record.setup.files),
        )

    def point(self, version: int, seat: int) -> m.ReplayPoint:
        """One point of it with a seat's knowledge."""
        self.check_seat(seat)
        if not 0 <= version <= self.table.version:
            raise Denied(404, "version", given=version, expected=self.table.version)
        return telling.point_of(self.past.at(version), seat)

    def log(self, seat: int) -> m.ReplayLog:
        """Every entry with a seat's knowledge."""
        self.check_seat(seat)
        return m.ReplayLog(seat=seat, entries=tuple(telling.entries_of(self.table, seat, telling.FROM_THE_START)))

    def dice(self) -> m.ReplayDice:
        """Every draw."""
        found = telling.dice_of(self.table)
        if found is None:
            raise Denied(409, "no-dice")
        return found

    def check_seat(self, seat: int) -> None:
        """BadInput unless this is somebody whose knowledge can be asked for."""
        if not telling.may_look(self.table, seat):
            raise BadInput("seat", {"given": seat + 1, "expected": len(self.table.seats)})

    def scores(self) -> m.ReplayScores:
        """Points at every version; the last from the result."""
        if self._scores is None:
            totals = [
                tuple(sum(item.points for item in items) for items in telling.standing_of(table))
                for table in walk(self.replay)
            ]
            if self.table.result is not None and self.table.result.totals:
                totals[-1] = self.table.result.totals
            self._scores = m.ReplayScores(totals=tuple(totals))
        return self._scores


class Replays:
    """The replays that are open now, by id."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._open: OrderedDict[str, OpenReplay] = OrderedDict()

    async def get(self, id: str) -> OpenReplay:
        """A replay by its own id or by that of a finished table."""
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        text = await self._server.storage.replay(id)
        if text is not None:
            return self._keep(OpenReplay(id, "", text, parse(text)))
        table = await self._ended(id)
        text = write(from_table(table))
        replay = OpenReplay(id, id, text, parse(text))
        return self._keep(replay) if table.over else replay  # a closed table may be opened again by its host

    async def _ended(self, id: str) -> Table:
        """A table that is over, or closed: nothing of it has to stay hidden."""
        if await self._server.storage.table(id) is None:
            raise Denied(404, "replay")
        live = await self._server.hub.get(id)
        if not live.table.over and live.table.fault is None:
            raise Denied(409, "not-over")
        return live.table

    def _keep(self, replay: OpenReplay) -> OpenReplay:
        self._open[replay.id] = replay
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return replay

    async def add(self, text: str) -> str:
        """Keeps a file that can be played through; an error says what is wrong with it and in which line."""
        if len(text) > MOST_TEXT:
            raise Denied(413, "too-large", most=MOST_TEXT)
        replay = parse(text)
        report = verify_replay(replay)
        if report.status == "wrong":
            cause = {"cause": report.cause.code} if report.cause else {}
            raise BadInput(report.says.key, {**report.says.args, **cause}, report.says.rules)
        try:
            open_table(replay)
        except QuarterdeckError as error:
            raise BadInput(error.code, error.params, error.rules) from None
        return await self._server.storage.add_replay(text)

    def forget_all(self) -> None:
        """The database is another one now."""
        self._open.clear()
