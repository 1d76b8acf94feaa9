"""A replay that somebody looks at: opened once, then any page of it as bytes that are ready to be sent."""

import secrets

import msgspec

from ..bots.levels import current
from ..engine.chance import Chance
from ..errors import BadInput
from ..games.base import Setup
from ..table import Table
from ..table.replay import Replay, start_table
from ..table.replay_parse import parse
from ..table.verify import Report, verify_replay
from . import messages as m
from . import telling
from .messages import Problem


class Start(msgspec.Struct):
    """What a table that begins in the middle of a game is made of."""

    game: str
    setup: Setup
    position: str


class OpenReplay:
    """Past positions are kept every so many entries, so that stepping anywhere is short."""

    def __init__(self, id: str, table_id: str, text: str) -> None:
        self.id = id
        self.table_id = table_id
        self.text = text
        self.replay: Replay = parse(text)
        self.report: Report = verify_replay(self.replay)
        self.table: Table = start_table(self.replay)
        self.past = telling.Past(self.table)
        for entry in self.replay.entries:
            self.table.repeat(entry)
            self.past.note(self.table)
        self._scores: bytes = b""

    def page(self, what: str, version: int, seat: int) -> bytes:
        """One page as JSON, or the file itself."""
        match what:
            case "file":
                return self.text.encode()
            case "info":
                return msgspec.json.encode(self.info())
            case "scores":
                self._scores = self._scores or msgspec.json.encode(self.scores())
                return self._scores
            case "dice":
                return msgspec.json.encode(self.dice())
            case "log":
                return msgspec.json.encode(self.log(seat))
            case "start":
                return msgspec.json.encode(self.start(version, seat))
            case _:
                return msgspec.json.encode(self.point(version, seat))

    def info(self) -> m.ReplayInfo:
        """What is known before the first step."""
        record = self.replay.record
        return m.ReplayInfo(
            id=self.id,
            game=record.game,
            options=self.table.record.setup.options,
            players=tuple(current(seat.word) if seat.kind == "bot" else seat.name for seat in self.table.seats),
            versions=self.table.version,
            dice="typed" if record.dice == "typed" else "sealed",
            verified=self.report.ok,
            mistake=None if self.report.ok else Problem(code=self.report.says.key, params=self.report.says.args),
            notice=self.replay.notice,
            result=telling.result_of(self.table),
            chance=telling.chance_of(self.table),
            table=self.table_id,
            components=self.table.game.provenance(record.setup.files),
            pace=None if record.pace is None else m.PaceInfo.of(record.pace),
            rated=record.rated,
        )

    def point(self, version: int, seat: int) -> m.ReplayPoint:
        """One point of it with a seat's knowledge."""
        self.check_seat(seat)
        if not 0 <= version <= self.table.version:
            raise BadInput("version", {"given": version, "expected": self.table.version})
        return telling.point_of(self.past.at(version), seat)

    def start(self, version: int, seat: int) -> Start:
        """What a table needs to go on from a version: the position as a seat could know it, the rest drawn anew."""
        self.check_seat(seat)
        if not 0 <= version < self.table.version:
            raise BadInput("version", {"given": version, "expected": self.table.version})
        state = self.past.at(version).state.clone()
        if state.is_over() or seat < 0:
            raise BadInput("seat", {"given": seat + 1, "expected": len(self.table.seats)})
        state.determinize(seat, Chance(secrets.randbelow(1 << 32)))
        setup = self.table.record.setup
        return Start(
            game=self.replay.record.game,
            setup=Setup(int(state.seats), {}, setup.files, int(state.rules)),
            position=state.position(),
        )

    def log(self, seat: int) -> m.ReplayLog:
        """Every entry with a seat's knowledge."""
        self.check_seat(seat)
        return m.ReplayLog(seat=seat, entries=tuple(telling.entries_of(self.table, seat, telling.FROM_THE_START)))

    def dice(self) -> m.ReplayDice:
        """Every draw."""
        found = telling.dice_of(self.table)
        if found is None:
            raise BadInput("no-dice")
        return found

    def check_seat(self, seat: int) -> None:
        """BadInput unless this is somebody whose knowledge can be asked for."""
        if not telling.may_look(self.table, seat):
            raise BadInput("seat", {"given": seat + 1, "expected": len(self.table.seats)})

    def scores(self) -> m.ReplayScores:
        """Points at every version; the last from the result."""
        table = start_table(self.replay)
        totals = [points_at(table)]
        for entry in self.replay.entries:
            table.repeat(entry)
            totals.append(points_at(table))
        if self.table.result is not None and self.table.result.totals:
            totals[-1] = self.table.result.totals
        return m.ReplayScores(totals=tuple(totals))


def points_at(table: Table) -> tuple[int, ...]:
    """Everybody's points from open information."""
    return tuple(sum(item.points for item in items) for items in telling.standing_of(table))
