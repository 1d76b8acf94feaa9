"""The five ranks a bot can have. What each one is worth in a game stands in that game's data/bots.toml.

A level is a number of iterations and how well it judges, never a time, so that it plays the same on every machine;
time only caps it.
"""

import tomllib
from functools import cache

import msgspec

from ..errors import BadInput
from ..games.base import Game

RANKS = ("cabin-boy", "sailor", "lieutenant", "captain", "admiral")  # texts: `level-<rank>`
PLAIN = ("random", "greedy")  # for measuring: no rank, but chosen by the same names
DECISION_SECONDS = 1.0  # cap for one decision; what a person waits for without wondering
TURN_SECONDS = 10.0  # cap for a whole turn of many decisions


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much a rank thinks, and how."""

    iterations: int = 0  # 0: no looking ahead, the best static evaluation over single actions
    noise: float = 0.0  # how far its judgement of single actions may be off, in win chance; only without iterations
    explore: float = 0.3  # curiosity of the search against value
    widen: float = 1.0  # a position seen n times considers 2 + widen * sqrt(n) actions
    rollout: int = 12  # random steps before the evaluator judges
    candidates: int = 4  # of so many random new actions the most promising is considered next


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's data/bots.toml."""

    measured: str  # how the figures were found, and when
    levels: dict[str, Level]


@cache
def levels(game: Game) -> dict[str, Level]:
    """The ranks of a game, lowest first."""
    file = msgspec.convert(tomllib.loads(game.data("bots.toml")), LevelFile)
    return {rank: file.levels[rank] for rank in RANKS}


def names(game: Game) -> tuple[str, ...]:
    """All levels that can be asked for; the plain ones last."""
    ranks = RANKS if (game.package_has("data/bots.toml")) else ()
    return (*ranks, *PLAIN)


def find(game: Game, name: str) -> Level | None:
    """The level with a name, None for the random player; BadInput lists the names."""
    if name not in names(game):
        raise BadInput("level", {"given": name[:40], "expected": ", ".join(names(game))})
    if name == "random":
        return None
    return Level() if name == "greedy" else levels(game)[name]
