"""Self-play tuning of evaluation weights: SPSA. Every step moves all weights at once, along what won a short match.

Two sets of weights, the present ones plus and minus a random step in every direction, play each other; the present
weights then go a little towards the winner, in proportion to how clearly it won.
"""

import tomllib
from collections.abc import Iterator, Mapping
from multiprocessing.pool import Pool

import msgspec

from ..engine.chance import Chance
from ..games.base import Game
from ..games.weights import FILE, STANDARD, WeightFile
from . import arena
from .match import Spec, known_weights

STEP = 0.25  # of a weight, tried in both directions: what a short match can tell apart
LEAST_STEP = 0.05  # for weights near 0, in their own unit
GAIN = 4.0  # steps that a match won 100 to 0 would move the weights by; an even match hardly moves them
STABILITY = 10  # steps before the gain begins to fall
GAIN_DECAY, STEP_DECAY = 0.602, 0.101  # Spall's usual exponents
PROOF = 10  # the final comparison has so many times the games of a step


class Step(msgspec.Struct, frozen=True):
    """Where the tuning stands."""

    number: int
    weights: dict[str, float]


def tune(game: Game, spec: Spec, steps: int, games: int, pool: Pool) -> Iterator[Step]:
    """The weights after each step; the same seed gives the same weights."""
    weights = known_weights(game)
    scales = {name: max(abs(weight) * STEP, LEAST_STEP) for name, weight in weights.items()}
    signs = Chance(spec.seed)
    for number in range(steps):
        reach = (number + 1) ** -STEP_DECAY
        gain = GAIN / (1 + number / STABILITY) ** GAIN_DECAY
        moves = {name: scale * reach * (1 if signs.below(2) else -1) for name, scale in scales.items()}
        plus = {name: weight + moves[name] for name, weight in weights.items()}
        minus = {name: weight - moves[name] for name, weight in weights.items()}
        lead = 2 * score(spec, plus, minus, games, spec.seed + number, pool) - 1
        weights = {name: weight + gain * lead * moves[name] for name, weight in weights.items()}
        yield Step(number + 1, weights)


def score(
    spec: Spec, ours: Mapping[str, float], theirs: Mapping[str, float], games: int, seed: int, pool: Pool
) -> float:
    """What share some weights win against others."""
    match = Spec(spec.game, spec.setup, spec.bots, seed, (ours, theirs))
    standings = arena.standings(match)
    for played in arena.run(match, games, pool):
        standings.add(played)
    return standings.tallies[0].rate


def file_text(game: Game, weights: Mapping[str, float], command: str) -> str:
    """The game's weights.toml with new standard weights; what stood above them and the other styles stay."""
    old = game.data(FILE)
    comment = "".join(line for line in old.splitlines(keepends=True) if line.startswith("#"))
    file = msgspec.convert(tomllib.loads(old), WeightFile)
    styles = {STANDARD: dict(weights)} | {name: style for name, style in file.styles.items() if name != STANDARD}
    lines = [f'{comment}tuned = "{command}"']
    for name, style in styles.items():
        lines.append(f"\n[styles.{name}]")
        lines += [f"{key} = {value:.3f}" for key, value in style.items()]
    return "\n".join(lines) + "\n"
