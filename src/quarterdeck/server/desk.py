"""Where a worker thinks: slice by slice, so that it can stop, or put a job aside and go on with it later."""

from collections.abc import Generator
from time import monotonic, thread_time

import msgspec

from ..bots import hints
from ..bots.analyst import Analyst
from ..bots.balance import play_all
from ..bots.driver import Driver
from ..bots.match import Spec
from ..engine.chance import Chance
from ..games import find
from ..games.base import Game
from ..i18n import LANGUAGES
from ..table.replay import open_table
from ..table.replay_parse import parse
from .jobs import Advise, Analyse, Answer, Decide, Job, Try
from .messages import Candidate
from .pipe import Begin, Drop, Park, Parked, PipeEnd, Progress, Resume

PATIENCE = 0.3  # seconds before anybody is told how far a bot is: most decisions take less
STEP = 0.05  # of the way between two reports
MOST_KEPT = 4  # trees in one process, a few MB each

Slices = Generator[tuple[int, int], bool | None, Answer]


class Thought:
    """A job under way."""

    def __init__(self, number: int, slices: Slices) -> None:
        self.number = number
        self.slices = slices
        self.began = monotonic()
        self.told = 0.0  # the share that was last reported
        self.spent = 0.0


class Desk:
    """One job at a time, some put aside, and the trees of its last tables."""

    def __init__(self, server: PipeEnd) -> None:
        self._server = server
        self._current: Thought | None = None
        self._aside: dict[int, Thought] = {}
        self._kept: dict[tuple[str, int, str], Driver] = {}

    def work(self) -> None:
        """Until the server has gone."""
        while True:
            while self._current is None or self._server.has_news():
                self._hear()
            self._go_on(self._current)

    def _hear(self) -> None:
        current = self._current
        match self._server.hear():
            case Begin(number, job):
                self._current = Thought(number, self._slices(job))
            case Resume(number):
                self._current = self._aside.pop(number)
            case Park(number) if current is not None and number == current.number:
                self._aside[number] = current
                self._current = None
                self._server.say(Parked(number))
            case Drop(number):
                self._aside.pop(number, None)
                if current is not None and number == current.number:
                    self._current = None

    def _go_on(self, thought: Thought) -> None:
        """One slice."""
        began = thread_time()
        try:
            done, wanted = thought.slices.send(None)
        except StopIteration as end:
            answer: Answer = end.value
            self._end(thought, answer, began)
        except Exception as error:
            self._end(thought, Answer(error=f"{type(error).__name__}: {error}"), began)
        else:
            thought.spent += thread_time() - began
            self._report(thought, done / wanted)

    def _end(self, thought: Thought, answer: Answer, began: float) -> None:
        answer.number = thought.number
        answer.spent = thought.spent + thread_time() - began
        self._current = None
        self._server.say(answer)

    def _report(self, thought: Thought, share: float) -> None:
        if share - thought.told >= STEP and monotonic() - thought.began > PATIENCE:
            thought.told = share
            self._server.say(Progress(thought.number, share))

    # Jobs

    def _slices(self, job: Job) -> Slices:
        match job.task:
            case Decide():
                return self._decide(job, job.task)
            case Advise():
                return self._advise(job, job.task)
            case Try():
                return self._try(job.task)
            case Analyse():
                return self._analyse(job.task)
            case _:
                raise ValueError(f"no job for a thinker: {job.task}")

    def _decide(self, job: Job, task: Decide) -> Slices:
        """The choice of a level in a position, in notation."""
        game = find(task.game)
        state = game.load_own(task.position, Chance(task.seed), task.files)
        driver = self._driver(game, job.table, task)
        choice = yield from driver.slices(state, job.seconds)
        if choice.candidates and job.table:
            self._keep((job.table, task.seat, task.level), driver)
        return Answer(text=driver.action(state, choice).text)

    def _advise(self, job: Job, task: Advise) -> Slices:
        """The best few actions, with the reasons in every language."""
        game = find(task.game)
        state = game.load_own(task.position, Chance(task.seed), task.files)
        driver = Driver(game, task.seat, task.level, task.seed)
        found = yield from hints.slices(driver, state, job.seconds)
        return Answer(candidates=tuple(candidate_of(game, hint) for hint in found))

    def _try(self, task: Try) -> Slices:
        """Games of a balance check."""
        played = yield from play_all(msgspec.json.decode(task.spec, type=Spec), task.numbers)
        return Answer(body=msgspec.msgpack.encode(played))

    def _analyse(self, task: Analyse) -> Slices:
        """What decided a finished game."""
        found = yield from Analyst(open_table(parse(task.text))).slices()
        return Answer(body=msgspec.json.encode(found))

    def _driver(self, game: Game, table: str, task: Decide) -> Driver:
        """The driver of the seat's last decision where this one follows it, else a new one: as strong, only slower."""
        kept = self._kept.pop((table, task.seat, task.level), None)
        if kept is None or not task.follows:
            return Driver(game, task.seat, task.level, task.seed)
        kept.go_on()
        return kept

    def _keep(self, key: tuple[str, int, str], driver: Driver) -> None:
        self._kept[key] = driver
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]


def candidate_of(game: Game, hint: hints.Hint) -> Candidate:
    """A hint as clients are told of it."""
    return Candidate(
        text=hint.action.text,
        kind=hint.action.kind,
        args=hint.action.args,
        chance=hint.chance,
        points=hint.points,
        share=hint.share,
        line=tuple(action.text for action in hint.line),
        why={lang: hints.why(lang, game, hint) for lang in LANGUAGES},
    )
