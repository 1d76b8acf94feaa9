"""Outlook: what a position is worth to everybody, as a chance to win that was held against the outcomes of real games.

A sample of what cannot be known is played on for a while by habit, or by the best single action where a game has no
habits; then the game's evaluator judges, and the curve of the game's data/judge.toml says how often such a judgement
wins. A game of one seat has points instead: it is played to its end.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from math import exp, log, sqrt

import msgspec

from ..engine.chance import MASK32, Chance
from ..engine.evaluator import Evaluator
from ..engine.search import greedy_action
from ..engine.state import State
from ..games.base import Game
from ..games.weights import weighed
from .match import totals

FILE = "judge.toml"
LEAST = 0.001  # judgements nearer to 0 and 1 are taken for this: a logarithm needs a bound
MOST_STEPS = 4_000  # of a game of one seat that is played to its end
PARTS = 0x9E37  # between the seeds of two samples


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a judgement wins: 1 / (1 + exp(-(shift + slope * log(v / (1 - v)))))."""

    shift: float = 0.0
    slope: float = 1.0

    def chance(self, value: float) -> float:
        value = min(1.0 - LEAST, max(LEAST, value))
        return 1.0 / (1.0 + exp(-(self.shift + self.slope * log(value / (1.0 - value)))))


class JudgeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's data/judge.toml; a game without one is judged as its evaluator says, and the page tells so."""

    measured: str = ""  # the command that fitted the curves; empty: nobody did
    steps: int = 12  # decisions that are played on
    samples: int = 24
    two: Curve = Curve()  # for two sides
    more: Curve = Curve()  # for more
    error: float = 0.0  # how far it was off on games it was not fitted to: the mean over ten classes of judgements
    games: int = 0


@cache
def judge_file(game: Game) -> JudgeFile:
    """What is known of a game's judge."""
    own = game.package_has(f"data/{FILE}")
    text = game.data(FILE) if own else (resources.files(__package__) / "data" / FILE).read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), JudgeFile)


class Mean(msgspec.Struct, frozen=True):
    """A figure that was sampled: its mean, its standard error, and how far single samples lie apart."""

    value: float
    error: float = 0.0
    spread: float = 0.0  # variance of one sample
    samples: int = 1


def mean_of(figures: Iterable[float]) -> Mean:
    """The mean of some figures; one alone has no error that anybody knows."""
    seen = list(figures)
    count = len(seen)
    middle = sum(seen) / count
    spread = sum((one - middle) ** 2 for one in seen) / (count - 1) if count > 1 else 0.0
    return Mean(middle, sqrt(spread / count), spread, count)


class Judge:
    """Judges positions of one game."""

    def __init__(self, game: Game, sides: int, seats: int) -> None:
        self.game = game
        self.file = judge_file(game)
        self.curve = self.file.two if sides == 2 else self.file.more
        self.in_points = seats == 1
        self.evaluator: Evaluator = weighed(game, game.evaluator())

    def look(self, known: State, seed: int) -> tuple[float, ...]:
        """What a sample comes to for every seat; it is played on, so give it a copy."""
        luck = Chance(seed & MASK32)
        known.chance = luck
        taste = Chance((seed ^ MASK32) & MASK32)
        steps, most = 0, MOST_STEPS if self.in_points else self.file.steps
        while steps < most:
            seat = known.to_move()
            if seat < 0:
                break
            known.act_as(seat)
            if known.count_actions() == 1:
                known.apply(known.nth_action(0))
                continue
            usual = self.evaluator.habit(known)
            if usual < 0 or known.why_not(usual) != 0:
                usual = greedy_action(known, self.evaluator, taste)
            known.apply(usual)
            steps += 1
        return self.verdict(known)

    def verdict(self, state: State) -> tuple[float, ...]:
        """The chance of every seat as the position stands; points where one plays alone."""
        if self.in_points:
            return tuple(float(points) for points in totals(self.game, state)) or self._shares(state)
        if state.is_over():
            return self._shares(state)
        chances = [self.curve.chance(float(self.evaluator.value(state, seat))) for seat in range(state.seats)]
        if len(chances) == 2:  # what one wins the other loses, whoever judges
            whole = sum(chances)
            return tuple(chance / whole for chance in chances)
        return tuple(chances)

    def _shares(self, state: State) -> tuple[float, ...]:
        if state.is_over():
            return tuple(float(state.returns(seat)) for seat in range(state.seats))
        return tuple(float(self.evaluator.value(state, seat)) for seat in range(state.seats))


def sample(state: State, seat: int, seed: int) -> State:
    """A copy in which all that the seat cannot know is drawn anew, whoever has to decide."""
    known = state.clone()
    known.determinize(seat, Chance(seed & MASK32))
    return known
