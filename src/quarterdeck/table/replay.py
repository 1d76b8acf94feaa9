"""Replay: a table as a file keeps it, and the way back to a table that stands at any of its lines."""

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from ..games import find
from ..games.base import Game, Line, Result
from .dice import CHECK_DIGITS, Drawn, nonce_check
from .entries import Entry
from .replay_write import FORMAT, body, plain
from .sealing import played
from .seats import Record
from .table import Table

RUNNING = "*"  # the result of a game that is not over


class ReplayLine(msgspec.Struct, frozen=True):
    """One entry (None: the set-up) with the outcomes it drew and its check digits, all as written."""

    entry: Entry | None
    draws: tuple[str, ...] = ()
    check: str = ""


class Replay(msgspec.Struct, frozen=True):
    """A game from its first line to its last."""

    record: Record
    nonce_checks: tuple[str, ...]
    result: str
    points: str
    lines: tuple[ReplayLine, ...]
    first_line: int = 0  # the number of the set-up's line in the text it was read from
    format: int = FORMAT  # of the text it was read from

    @property
    def notice(self) -> Line | None:
        """What whoever looks at it should know of the file; nothing of one in today's format."""
        return None if self.format == FORMAT else Line("replay-format", {"format": self.format, "today": FORMAT})

    @property
    def over(self) -> bool:
        return self.result != RUNNING

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The log."""
        return tuple(line.entry for line in self.lines if line.entry is not None)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """Every outcome in the order it was drawn, without what it was for."""
        return tuple(draw.partition(" ")[2] for line in self.lines for draw in line.draws)


def from_table(table: Table, reveal: bool | None = None) -> Replay:
    """The replay of a table. The secret is in it once the game is over, always with `reveal` (one's own files)."""

    show = table.over if reveal is None else reveal
    record = table.record if show else msgspec.structs.replace(table.record, secret="")
    checks = tuple(nonce_check(record.commitment, seat, nonce) for seat, nonce in enumerate(record.nonces) if nonce)
    lines: list[ReplayLine] = []
    if table.begun:
        history = table.history
        typed = history.typed
        drawn = [(None, history.start_draws)] + [(step.entry, step.draws) for step in history.steps]
        for entry, draws in drawn:
            lines.append(ReplayLine(entry, () if typed else tuple(draw_text(table.game, draw) for draw in draws)))
    told = checked(table.game, record, lines)
    return Replay(record, checks, result_text(table.result), points_text(table.result), told)


def checked(game: Game, record: Record, lines: Sequence[ReplayLine]) -> tuple[ReplayLine, ...]:
    """The lines with their check digits."""
    found: list[ReplayLine] = []
    check = chain_start(record)
    for number, line in enumerate(lines):
        check = next_check(check, body(game, number, line.entry, line.draws))
        found.append(msgspec.structs.replace(line, check=check))
    return tuple(found)


def draw_text(game: Game, draw: Drawn) -> str:
    """An outcome with what it was for: `ship 7`."""
    label = game.chance_label(draw.label).removeprefix("chance-")
    shown = game.chance_outcome(draw.label, draw.n, draw.outcome)
    if "," in shown:
        raise ValueError(f"an outcome that a replay cannot hold: {shown!r}")
    return f"{label} {plain(shown)}"


def result_text(result: Result | None) -> str:
    """How it ended and what each seat got: `locked 1 0`."""
    if result is None:
        return RUNNING
    return " ".join([result.ended, *(f"{share:g}" for share in result.returns)])


def points_text(result: Result | None) -> str:
    """The points of each seat, empty where there are none."""
    return " ".join(map(str, result.totals)) if result else ""


def chain_start(record: Record) -> str:
    """What the check digits of the first line build on: what is played, and what binds the dice.

    Not who plays: a name may be put right or forgotten later.
    """
    return "\n".join([*played(record), record.commitment])


def next_check(check: str, line: str) -> str:
    """The check digits of a line: they name a line that was changed, left out or moved. They stop no forger."""
    return hashlib.sha256(f"{check}\n{line}".encode()).hexdigest()[:CHECK_DIGITS]


def open_table(replay: Replay, version: int | None = None) -> Table:
    """The table as it stood at a version, the last one unless another is named.

    Where the secret is not known the outcomes written in the file stand in for it; such a table cannot go on.
    """
    table = start_table(replay)
    for entry in replay.entries[:version]:
        table.repeat(entry)
    return table


def walk(replay: Replay) -> Iterator[Table]:
    """The table at the start and after each entry; it is one table that moves on."""
    table = start_table(replay)
    yield table
    for entry in replay.entries:
        table.repeat(entry)
        yield table


def start_table(replay: Replay) -> Table:
    """The table before the first entry."""
    record = replay.record
    known = bool(record.secret) or record.dice == "typed"
    return Table(record, (), find(record.game), None if known else replay.outcomes)
