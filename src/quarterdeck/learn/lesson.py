"""A lesson being taken: what the learner does is accepted, refused by the rules themselves, or set back with a word.

Where somebody is in a lesson follows from what he did in it (`taken`), so that it can be left and resumed anywhere.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ..errors import BadInput, QuarterdeckError
from ..games.base import Game, Line, Setup
from ..table.entries import SEPARATOR
from ..table.table import Table
from .course import Lesson, Step, Way, Words

READ = ""  # what is taken of a step that is only read
GLOWS, SHOWS = 2, 3  # slips after which the target glows, and after which the step can be shown


class Reaction(msgspec.Struct, frozen=True):
    """What comes of a try: `refused` with the rules' line, `set-back`, a `part` of what is right, or `done`."""

    kind: Literal["refused", "set-back", "part", "done"]
    line: Line | None = None
    words: Words = {}
    version: int = 0  # of the table before it: what has happened since is news


class Taking:
    """One learner in one lesson."""

    def __init__(self, game: Game, lesson: Lesson, taken: Sequence[str] = ()) -> None:
        self.game, self.lesson = game, lesson
        self.table = begin(game, lesson)
        self.taken: list[str] = []
        self.at = 0  # the step
        self.slips = 0  # in this step
        self._thrown = 0  # of its dice
        self._done: tuple[str, ...] = ()  # of its way
        self._ways: list[tuple[Way, tuple[str, ...]]] = []  # what is right, as the game writes it
        self._enter()
        for text in taken:
            if self.step is None or self.take(text).kind not in ("part", "done"):
                raise BadInput("lesson-place", {"given": text})

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the lesson is over."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    @property
    def glowing(self) -> tuple[str, ...]:
        """The actions to be lit: from the second slip on what is right."""
        return self.rest() if self.slips >= GLOWS else ()

    def rest(self) -> tuple[str, ...]:
        """What is still to be done in this step, by its first way; nothing where it is only read."""
        ways = (actions for _, actions in self._ways if begins(actions, self._done))
        return next(ways, ())[len(self._done) :]

    def accepted(self) -> tuple[str, ...]:
        """What is right to do next, by any way."""
        done = len(self._done)
        ways = (actions for _, actions in self._ways if begins(actions, self._done))
        return tuple(dict.fromkeys(actions[done] for actions in ways if len(actions) > done))

    def take(self, text: str) -> Reaction:
        """Tries an entry, or reads on with an empty one."""
        step = self.step
        if step is None or (text == READ) != (not step.ways):
            raise BadInput("lesson-place", {"given": text})
        if text == READ:
            self.taken.append(READ)
            return self._advance(Way(play=READ, done=step.done), self.table.version)
        if refusal := self.refusal(text):
            self.slips += 1
            return Reaction("refused", refusal)
        actions = (*self._done, *canonical(self.table, text, self.lesson.seat))
        for way, wanted in self._ways:
            if begins(wanted, actions):
                return self._play(step, way, text, actions, whole=actions == wanted)
        self.slips += 1
        return Reaction("set-back", words=self._word_on(text))

    def refusal(self, text: str) -> Line | None:
        """Why the rules refuse an entry of the learner, None where they do not."""
        try:
            return self.table.why_not(text, self.lesson.seat)
        except QuarterdeckError as error:
            return Line(f"error-{error.code}", error.params, error.rules)

    def _play(self, step: Step, way: Way, text: str, actions: tuple[str, ...], whole: bool) -> Reaction:
        version = self.table.version
        self.table.play(text, self.lesson.seat)
        self.taken.append(text)
        self._done = actions
        dice = step.dice if way.dice is None else way.dice
        self._throw(dice)
        if not whole:
            return Reaction("part", version=version)
        for reply in step.replies:
            self.table.play(reply)
            self._throw(dice)
        return self._advance(way, version)

    def _advance(self, way: Way, version: int) -> Reaction:
        self.at += 1 + way.skip
        self._enter()
        return Reaction("done", words=way.done, version=version)

    def _enter(self) -> None:
        """Begins a step: nothing is done of it yet."""
        self.slips, self._thrown, self._done = 0, 0, ()
        seat = self.lesson.seat
        ways = self.step.ways if self.step else ()
        if self.step is not None and self.step.written:
            self._ways = [(way, tuple(way.play.split(SEPARATOR))) for way in ways]
        else:
            self._ways = [(way, canonical(self.table, way.play, seat)) for way in ways]

    def _throw(self, dice: Sequence[str]) -> None:
        """Lets chance bring what the lesson wants."""
        while self.table.needs is not None:
            self.table.answer(dice[self._thrown])
            self._thrown += 1

    def _word_on(self, text: str) -> Words:
        """What the lesson says of an entry that misses the point."""
        given = canonical(self.table, text, self.lesson.seat)
        for slip in self.step.slip if self.step else ():
            if not slip.reason and canonical(self.table, slip.play, self.lesson.seat)[: len(given)] == given:
                return slip.say
        return {}


def begins(actions: Sequence[str], done: Sequence[str]) -> bool:
    """Whether what has been done is the beginning of these actions."""
    return tuple(actions[: len(done)]) == tuple(done)


def begin(game: Game, lesson: Lesson) -> Table:
    """The table at which a lesson begins; its dice are told, never thrown."""
    if lesson.position:
        setup = Setup(0, {}, lesson.files, 0)
        table = Table.open(game, setup, dice="typed", position=lesson.position)
    else:
        seats = lesson.seats or game.facts.default_seats
        table = Table.open(game, game.setup(seats, {}, lesson.files), dice="typed")
    for outcome in lesson.dice:
        table.answer(outcome)
    return table


def canonical(table: Table, text: str, seat: int) -> tuple[str, ...]:
    """The actions of an entry as the game writes them; as they are given where they cannot be played."""
    try:
        return table.copy().play(text, seat).actions
    except QuarterdeckError:
        return tuple(part.strip() for part in text.split(";"))
