"""Calibration: how often the judge's judgements win, over games of bots; the curves of a game's data/judge.toml.

Half of the games are fitted to, the other half tells how far the fitted chances are off.
"""

from collections.abc import Callable, Iterable
from math import exp, log
from random import Random

import msgspec

from ..engine.chance import MASK32, Chance
from ..engine.state import State
from ..games.base import Game
from .driver import Driver
from .match import FOREVER, MOST_STEPS, SEEDS_APART
from .outlook import LEAST, PARTS, Curve, Judge, JudgeFile, judge_file, mean_of, sample

A_GAME = 8  # positions of one game: more would tell the same again
SAMPLES = 6  # of each: an analysis has four times as many, and is a little surer
NEWTON = 40  # rounds; a fit of two figures needs a tenth
CLASSES = 10
FLATTEST = 1e-9


class Judged(msgspec.Struct, frozen=True):
    """What the judge said of a seat, before any curve, and what came of it."""

    game: int
    value: float
    returns: float


def judged(game: Game, seats: int, rank: str, games: int, seed: int, heard: Callable[[int], None]) -> list[Judged]:
    """Positions of games of one rank."""
    found: list[Judged] = []
    for number in range(games):
        found += list(_of_game(game, seats, rank, number, (seed * 1_000_003 + number * SEEDS_APART) & MASK32))
        heard(number + 1)
    return found


def _of_game(game: Game, seats: int, rank: str, number: int, seed: int) -> Iterable[Judged]:
    state = game.new(game.setup_for_bots(seats, {}), Chance(seed))
    state.events = None
    sides = len(set(game.sides(state)))
    judge = Judge(game, sides, seats)
    judge.curve = Curve()
    passed: list[State] = []
    bots = [Driver(game, seat, rank, (seed + (seat + 1) * SEEDS_APART) & MASK32) for seat in range(seats)]
    for _ in range(MOST_STEPS):
        seat = state.to_move()
        if seat < 0:
            break
        state.act_as(seat)
        if state.count_actions() == 1:
            state.apply(state.nth_action(0))
            continue
        passed.append(state.clone())
        choice = bots[seat].choose(state, FOREVER)
        state.act_as(seat)
        state.apply(choice.code)
        for bot in bots:
            bot.see(choice.code)
    if not state.is_over():
        return
    chance = Random(seed)
    for one in chance.sample(passed, min(A_GAME, len(passed))):
        for seat in range(seats):
            seeds = [chance.randrange(1 << 30) for _ in range(SAMPLES)]
            mean = mean_of(judge.look(sample(one, seat, luck), luck + PARTS)[seat] for luck in seeds)
            yield Judged(number, mean.value, float(state.returns(seat)))


def fitted(seen: Iterable[Judged]) -> Curve:
    """The likeliest curve (logistic regression by Newton's method)."""
    points = [(odds(one.value), one.returns) for one in seen]
    shift, slope = 0.0, 1.0
    for _ in range(NEWTON):
        pull = [0.0, 0.0]
        bend = [FLATTEST, 0.0, FLATTEST]
        for x, won in points:
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, shift + slope * x))))
            width = chance * (1.0 - chance)
            pull[0] += won - chance
            pull[1] += (won - chance) * x
            bend[0] += width
            bend[1] += width * x
            bend[2] += width * x * x
        whole = bend[0] * bend[2] - bend[1] ** 2
        shift += (bend[2] * pull[0] - bend[1] * pull[1]) / whole
        slope += (bend[0] * pull[1] - bend[1] * pull[0]) / whole
    return Curve(round(shift, 3), round(slope, 3))


def odds(value: float) -> float:
    value = min(1.0 - LEAST, max(LEAST, value))
    return log(value / (1.0 - value))


def off_by(seen: Iterable[Judged], curve: Curve) -> float:
    """The mean distance, over ten classes of chances, between what was said and what came."""
    classes: dict[int, list[tuple[float, float]]] = {}
    for one in seen:
        chance = curve.chance(one.value)
        classes.setdefault(int(chance * CLASSES), []).append((chance, one.returns))
    count = sum(map(len, classes.values()))
    gaps = (abs(sum(said for said, _ in some) - sum(came for _, came in some)) for some in classes.values())
    return sum(gaps) / max(1, count)


def calibrated(
    game: Game, rank: str, games: int, seed: int, told: str, heard: Callable[[int], None] = lambda number: None
) -> JudgeFile:
    """The game's judge file with curves fitted anew."""
    file = judge_file(game)
    fair = [seats for seats in game.facts.seats if seats > 1]
    two = judged(game, 2, rank, games, seed, heard) if 2 in fair else []
    many = next((seats for seats in fair if seats > 2), 0)
    more = judged(game, many, rank, games // 2, seed + 1, heard) if many else []
    halves = [[one for one in some if one.game % 2 == 0] for some in (two, more)]
    others = [[one for one in some if one.game % 2 == 1] for some in (two, more)]
    curves = [fitted(half) if half else Curve() for half in halves]
    main = 0 if two else 1
    return msgspec.structs.replace(
        file,
        measured=told,
        two=curves[0],
        more=curves[1],
        error=round(off_by(others[main], curves[main]), 3),
        games=games,
    )


def written(file: JudgeFile) -> str:
    """The text of data/judge.toml."""
    return (
        "# How often the judgements of an analysis win, fitted to games of bots; `quarterdeck calibrate` renews it.\n"
        f'measured = "{file.measured}"\n'
        f"steps = {file.steps} # decisions that a sample is played on before it is judged\n"
        f"samples = {file.samples}\n"
        f"games = {file.games}\n"
        f"error = {file.error} # mean distance between chance and outcome on the half that was not fitted to\n\n"
        f"[two]\nshift = {file.two.shift}\nslope = {file.two.slope}\n\n"
        f"[more]\nshift = {file.more.shift}\nslope = {file.more.slope}\n"
    )
