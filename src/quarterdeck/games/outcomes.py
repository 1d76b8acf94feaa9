"""What comes of actions and of games: chances, points, results."""

import msgspec

from ..errors import Param
from .setting import Line


class Odds(msgspec.Struct, frozen=True):
    """What chance may bring if an action is chosen: every outcome with its exact probability, and expected figures."""

    outcomes: tuple[tuple[Line, float], ...]  # the probabilities add up to 1
    expected: dict[str, float] = {}  # by name: `odds-<name>` says what it is
    success: float | None = None  # the chance that the action gains what it is for; None where that is no question


class ScoreItem(msgspec.Struct, frozen=True):
    """One reason for points: `score-<head>` with args; `cells` are what to point at on the board."""

    head: str
    points: int
    args: dict[str, Param] = {}
    cells: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended: `end-<ended>`, what each seat got, and every point itemised."""

    ended: str
    returns: tuple[float, ...]
    totals: tuple[int, ...]  # points a seat; empty where the game has none
    items: tuple[tuple[ScoreItem, ...], ...]  # a seat each
    args: dict[str, Param] = {}
    rules: tuple[str, ...] = ()
