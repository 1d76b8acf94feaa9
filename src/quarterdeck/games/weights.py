"""The weights of a game's evaluation: data/weights.toml, a set for each playing style; `quarterdeck tune` writes it."""

import tomllib
from functools import cache

import msgspec

from ..engine.evaluator import Evaluator
from .base import Game

FILE = "weights.toml"
STANDARD = "standard"  # the style that every game with weights has; texts: `style-<name>`


class WeightFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's data/weights.toml."""

    tuned: str  # the command that found the standard weights
    styles: dict[str, dict[str, float]]  # style -> what it changes of the standard weights


@cache
def styles(game: Game) -> dict[str, dict[str, float]]:
    """Every playing style of a game with all its weights, the standard one first; empty where it has no such file."""
    if not game.package_has(f"data/{FILE}"):
        return {}
    file = msgspec.convert(tomllib.loads(game.data(FILE)), WeightFile)
    standard = file.styles[STANDARD]
    return {STANDARD: standard} | {style: standard | changed for style, changed in file.styles.items()}


def weighed(game: Game, evaluator: Evaluator, style: str = STANDARD) -> Evaluator:
    """The evaluator with the weights of a style."""
    known = styles(game)
    if known:
        evaluator.set_weights(known[style])
    return evaluator
