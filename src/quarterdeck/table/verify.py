"""Verifying a replay: every action by the rules, every outcome from the secret, the nonces and the commitment."""

from typing import Literal

import msgspec

from ..errors import IllegalAction, Param, QuarterdeckError
from ..games import find
from ..games.base import Game, Line
from .dice import Drawn, derived_nonce, nonce_check, seeded_secret
from .entries import Epoch, Play
from .replay import (
    Replay,
    ReplayLine,
    chain_start,
    draw_text,
    next_check,
    points_text,
    result_text,
    start_table,
)
from .replay_parse import parse
from .replay_write import FORMAT, body, header
from .sealing import binding
from .table import Table

Status = Literal["verified", "real-dice", "sealed", "wrong"]


class Report(msgspec.Struct, frozen=True):
    """What came of a verification. `sealed`: the secret is not revealed yet, so only the rules could be checked.

    `says` is the sentence for it; where something is wrong, `line` is the first wrong line and `cause` the rules' or
    the table's own reason, if there is one.
    """

    status: Status
    says: Line
    entries: int = 0
    draws: int = 0
    line: int = 0
    cause: QuarterdeckError | None = None
    protocol: int = 1
    derived: tuple[int, ...] = ()  # seats whose nonce follows from the secret
    epochs: tuple[tuple[int, int], ...] = ()  # the line and number of each epoch after the first

    @property
    def ok(self) -> bool:
        """Whether all that the file claims was found true."""
        return self.status in ("verified", "real-dice")


class Wrong(Exception):
    """The first thing that does not agree."""

    def __init__(
        self, line: int, key: str, cause: QuarterdeckError | None = None, params: dict[str, Param] | None = None
    ) -> None:
        self.line = line
        self.says = Line(f"verify-{key}", {"line": line, **(params or {})}, cause.rules if cause else ())
        self.cause = cause
        super().__init__(key)


def verify(text: str) -> Report:
    """Checks a replay file; BadInput where it is none."""
    return verify_replay(parse(text))


def verify_replay(replay: Replay) -> Report:
    """Checks a replay from its seals to its result."""
    check = Verification(replay)
    try:
        check.seals()
        check.play()
        check.ending()
    except Wrong as wrong:
        return Report("wrong", wrong.says, check.entries, check.draws, wrong.line, wrong.cause)
    status: Status = "verified"
    if replay.record.dice == "typed":
        status = "real-dice"
    elif not replay.record.secret:
        status = "sealed"
    record = replay.record
    counts: dict[str, Param] = {"entries": check.entries, "draws": check.draws}
    return Report(
        status,
        Line(f"verify-{status}", counts),
        check.entries,
        check.draws,
        protocol=record.protocol,
        derived=record.derived,
        epochs=tuple(check.epochs),
    )


class Verification:
    """One pass over a replay, with what has been found true so far."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.game: Game = find(replay.record.game)
        self.tags = header(self.game, replay)
        self.first = replay.first_line or len(self.tags) + 2
        self.chain = chain_start(replay.record)
        self.entries = 0
        self.draws = 0
        self.epochs: list[tuple[int, int]] = []

    def tag_line(self, name: str, k: int = 0) -> int:
        """The number of the k-th line with this tag, counted from the entries up: old files may lack an option."""
        found = [index for index, tag in enumerate(self.tags) if tag.startswith(f"[{name} ")]
        return self.first - 1 - len(self.tags) + found[k]

    # The seals

    def seals(self) -> None:
        """The commitment binds the secret, and the nonces are those that were given."""
        record = self.replay.record
        if record.dice == "typed":
            return
        given = [(seat, nonce) for seat, nonce in enumerate(record.nonces) if nonce]
        misread = [
            k
            for k, (seat, nonce) in enumerate(given)
            if nonce_check(record.commitment, seat, nonce) != self.replay.nonce_checks[k]
        ]
        bound = not record.secret or binding(record) == record.commitment
        if misread and (bound or len(misread) < len(given)):
            raise Wrong(self.tag_line("Nonce", misread[0]), "nonce")
        if misread:
            raise Wrong(self.tag_line("Commitment"), "commitment")
        if not bound:
            raise Wrong(self.tag_line("Secret"), "secret" if record.protocol == 1 else "terms")
        if record.seed is not None and record.secret and seeded_secret(record.seed) != record.secret:
            raise Wrong(self.tag_line("Seed"), "seed")
        if record.protocol > 1:
            self.check_derived([seat for seat, _ in given])

    def check_derived(self, given: list[int]) -> None:
        """No bot's nonce was chosen, and what is said to follow from the secret does."""
        record = self.replay.record
        for k, seat in enumerate(given):
            derived = seat in record.derived
            if record.seats[seat].kind == "bot" and not derived:
                raise Wrong(self.tag_line("Nonce", k), "nonce-chosen")
            if derived and record.secret and derived_nonce(record.secret, seat) != record.nonces[seat]:
                raise Wrong(self.tag_line("Nonce", k), "nonce-derived")

    # The entries

    def play(self) -> None:
        """Plays the game again, line by line."""
        lines = self.replay.lines
        if not lines:
            if self.replay.over:
                raise Wrong(self.first - 1, "truncated")
            self.table: Table | None = None
            return
        self.table = table = self.start()
        self.compare(0, lines[0], [] if table.history.typed else table.history.start_draws)
        for number in range(1, len(lines)):
            self.repeat(table, number, lines[number])

    def start(self) -> Table:
        """The table after its set-up."""
        try:
            table = start_table(self.replay)
        except QuarterdeckError as error:
            raise Wrong(self.first, "illegal", error) from None
        if not table.begun:
            raise Wrong(self.first, "nonce-missing")
        return table

    def repeat(self, table: Table, number: int, line: ReplayLine) -> None:
        """Does one entry again and compares what came of it with what is written."""
        at = self.first + number
        assert line.entry is not None
        try:
            table.repeat(line.entry)
        except IllegalAction as error:
            raise Wrong(at, "illegal", error) from None
        except QuarterdeckError as error:
            raise Wrong(at, "refused", error) from None
        step = table.history.steps[-1]
        self.compare(number, line, [] if table.history.typed else step.draws)
        if step.entry != line.entry and isinstance(step.entry, Play) and not table.history.typed:
            raise Wrong(at, "notation", params={"expected": "; ".join(step.entry.actions)})
        if isinstance(line.entry, Epoch):
            self.epochs.append((at, line.entry.number))
        self.entries += 1

    def compare(self, number: int, line: ReplayLine, drawn: list[Drawn]) -> None:
        """What is written on a line agrees with what was drawn, and its check digits with what is written."""
        at = self.first + number
        expected = [draw_text(self.game, draw) for draw in drawn]
        if expected != list(line.draws):
            shown = ", ".join(expected)[:200] or "-"
            raise Wrong(at, "outcome", params={"expected": shown, "found": ", ".join(line.draws)[:200] or "-"})
        self.draws += len(expected)
        self.chain = next_check(self.chain, body(self.game, number, line.entry, line.draws))
        if self.replay.format == FORMAT and self.chain != line.check:
            raise Wrong(at, "check")

    # The end

    def ending(self) -> None:
        """The result is the one that the game came to."""
        result = self.table.result if self.table else None
        if self.replay.over and result is None:
            raise Wrong(self.first + len(self.replay.lines) - 1, "truncated")
        if result_text(result) != self.replay.result:
            raise Wrong(self.tag_line("Result"), "result", params={"expected": result_text(result)})
        if points_text(result) != self.replay.points:
            at = self.tag_line("Points" if self.replay.points else "Result")
            raise Wrong(at, "result", params={"expected": points_text(result) or "-"})
        if result is not None and self.replay.record.dice != "typed" and not self.replay.record.secret:
            raise Wrong(self.tag_line("Result"), "secret-missing")
