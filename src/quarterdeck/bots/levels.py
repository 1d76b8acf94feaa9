"""The five ranks a bot can have. What each one is worth in a game stands in that game's data/bots.toml.

A level is a number of iterations and how well it judges, never a time, so that it plays the same on every machine;
time only caps it. A rank may be given a playing style of the game: `captain:careful`.
"""

import re
import tomllib
from functools import cache
from importlib import resources

import msgspec

from ..errors import BadInput
from ..games.base import Game
from ..games.weights import STANDARD, styles

RANKS = ("cabin-boy", "sailor", "lieutenant", "captain", "flag")  # texts: `level-<rank>`
HIGHEST = RANKS[-1]
RENAMED = {"admiral": "flag"}  # ids of old that stored tables, replays and games of others still have; for ever
PLAIN = ("random", "greedy")  # for measuring: no rank, but chosen by the same names
ALL = (*RANKS, *PLAIN)
HABITS = "habits"  # does what any captain does without a thought; for checking scenarios, offered to nobody
DEFAULT = "sailor"  # what sits opposite where nobody chose: a game for somebody who has just read the rules
FILE = "bots.toml"
MUCH = re.compile(r"\d{1,3}(\.\d{1,3})?")  # times as much thought
DECISION_SECONDS = 1.0  # cap for one decision; what a person waits for without wondering
TURN_SECONDS = 10.0  # cap for a whole turn of many decisions


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much a rank thinks, and how."""

    iterations: int = 0  # 0: no looking ahead, the best static evaluation over single actions
    noise: float = 0.0  # how far its judgement of single actions may be off, in win chance; only without iterations
    habit: float = 0.0  # the share of decisions done as every captain of the game does them; only without iterations
    explore: float = 0.3  # curiosity of the search against value
    widen: float = 1.0  # a position seen n times considers 2 + widen * sqrt(n) actions
    rollout: int = 12  # steps before the evaluator judges
    care: int = 1  # each of these steps is the evaluator's favourite of so many random actions
    candidates: int = 4  # of so many random new actions the most promising is considered next
    horizon: int = 0  # turns that a line is followed, for games with many actions a turn; 0: as far as the tree goes
    plans: bool = False  # compares plans for whole turns instead (engine/plans.py): iterations are lines
    soon: float = 0.0  # with plans: how much the end of one's own turn counts, of what the end of all answers does
    style: str = STANDARD  # whose weights it judges with
    weights: dict[str, float] = {}  # and what it changes of them


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's data/bots.toml."""

    measured: str  # how the figures were found, and when
    levels: dict[str, Level]
    yardsticks: dict[str, Level] = {}  # ranks as they were, to measure those of today against; offered to nobody
    ratings: dict[str, int] = {}  # points of each rank, from docs/ladder.md (ladder.py: rated)


@cache
def levels(game: Game) -> dict[str, Level]:
    """The ranks of a game, lowest first; a game that says nothing of them has the figures of bots/data."""
    known = {current(rank): level for rank, level in _file(game).levels.items()}
    return {rank: known[rank] for rank in RANKS}


def ratings(game: Game) -> dict[str, int]:
    """The points of a game's ranks that were measured."""
    return _file(game).ratings


def yardsticks(game: Game) -> dict[str, Level]:
    """Ranks of a game as they once were: `flag-2026`."""
    return _file(game).yardsticks


@cache
def _file(game: Game) -> LevelFile:
    own = game.package_has(f"data/{FILE}")
    text = game.data(FILE) if own else (resources.files(__package__) / "data" / FILE).read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), LevelFile)


def current(name: str) -> str:
    """A level's name of today, its style kept; any other text as it is."""
    level, sign, style = name.partition(":")
    return RENAMED.get(level, level) + sign + style


def is_brief(name: str) -> bool:
    """Whether a level decides within milliseconds in every game: it looks ahead a little or not at all."""
    level = name.partition(":")[0]
    return level in (*PLAIN, HABITS) or level in RANKS[: RANKS.index("lieutenant") + 1]


def is_level(game: Game, name: str) -> bool:
    """Whether there is such a level, with a style or without."""
    level, sign, style = current(name).partition(":")
    return level in (*ALL, HABITS) and (not sign or style in styles(game))


def find(game: Game, name: str) -> Level | None:
    """The level with a name, None for the random player; BadInput lists the names.

    For measuring there are more: a yardstick, and any level that looks ahead with more or less thought, `flag*4`,
    `flag*0.25`.
    """
    name, times, much = name.partition("*")
    found = _named(game, name)
    if not times:
        return found
    if found is None or found.iterations == 0 or not MUCH.fullmatch(much):
        raise BadInput("level", {"given": f"{name}*{much}"[:40], "expected": ", ".join(ALL)})
    return msgspec.structs.replace(found, iterations=max(1, round(found.iterations * float(much))))


def _named(game: Game, name: str) -> Level | None:
    if name in yardsticks(game):
        return yardsticks(game)[name]
    if not is_level(game, name):
        raise BadInput("level", {"given": name[:40], "expected": ", ".join(ALL)})
    level, _, style = current(name).partition(":")
    if level == "random":
        return None
    plain = {"greedy": Level(), HABITS: Level(habit=1.0)}
    found = plain[level] if level in plain else levels(game)[level]
    return msgspec.structs.replace(found, style=style) if style else found
