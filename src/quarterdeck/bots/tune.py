"""Self-play tuning of evaluation weights: games between changed weights, and what the winners had in common.

Both bots of a game play with the present weights, each multiplied by a random factor of its own. Over many games the
result is regressed on the factors: as they are independent, on each by itself. Every weight then moves along its
slope, the less the less sure that is, so that weights which matter little stay where they are.
"""

import tomllib
from collections.abc import Iterable, Mapping
from math import exp

import msgspec

from ..games.base import Game
from ..games.weights import FILE, STANDARD, WeightFile
from .match import Played, Spec, factors, scores

SHAKE = 0.45  # deviation of a factor's logarithm: most weights are between two thirds and half as much again
GAIN = 3.0  # a weight goes as far as one deviation where that wins 53 to 54 %
MOST = 2.0 * SHAKE  # but no farther than games have been played


def shaken(spec: Spec, weights: Mapping[str, float], step: int) -> Spec:
    """The match of a step: both bots with the present weights, shaken anew in every pair of games."""
    return msgspec.structs.replace(spec, seed=spec.seed + step, weights=(weights, weights), shake=SHAKE)


def moved(match: Spec, games: Iterable[Played]) -> dict[str, float]:
    """The weights after a step; the same seed gives the same weights."""
    moves = slopes(match, games)
    return {name: weight * exp(moves[name]) for name, weight in (match.weights[0] or {}).items()}


def slopes(match: Spec, games: Iterable[Played]) -> dict[str, float]:
    """How far the logarithm of each weight should move, after games with shaken weights."""
    names = list(match.weights[0] or {})
    sums = dict.fromkeys(names, 0.0)
    count = 0
    for one in games:
        scored = scores(match, one)
        if scored is None:
            continue
        count += 1
        ours, theirs = (factors(match, one.number, bot) for bot in (0, 1))
        lead = scored[0] - scored[1]
        for name in names:
            sums[name] += lead * (ours[name] - theirs[name])
    if count == 0:
        return sums
    apart = 2 * match.shake**2  # the variance of a difference of two factors
    doubt = 1 / (count * apart)  # the variance of a slope
    moves = {}
    for name, total in sums.items():
        slope = total / count / apart
        move = GAIN * slope * slope**2 / (slope**2 + doubt)
        moves[name] = max(-MOST, min(MOST, move))
    return moves


def proof(spec: Spec, ours: Mapping[str, float], theirs: Mapping[str, float], steps: int) -> Spec:
    """The match of new weights against old ones, on seeds of its own."""
    return msgspec.structs.replace(spec, seed=spec.seed + steps, weights=(ours, theirs), shake=0.0)


def file_text(game: Game, weights: Mapping[str, float], command: str) -> str:
    """The game's weights.toml with new standard weights; what stood above them and the other styles stay."""
    old = game.data(FILE)
    comment = "".join(line for line in old.splitlines(keepends=True) if line.startswith("#"))
    file = msgspec.convert(tomllib.loads(old), WeightFile)
    styles = {STANDARD: dict(weights)} | {name: style for name, style in file.styles.items() if name != STANDARD}
    lines = [f'{comment}tuned = "{command}"']
    for name, style in styles.items():
        lines.append(f"\n[styles.{name}]")
        lines += [f"{key} = {value:.4g}" for key, value in style.items()]
    return "\n".join(lines) + "\n"
