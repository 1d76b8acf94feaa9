"""Quarterdeck: four naval board games, exactly by the rulebook.

`games()` lists them, `game(id).new(seed=1)` begins one; docs/api-python.md has the rest. Everything is imported
when it is first asked for: `quarterdeck --help` needs none of it.
"""

from ._build import compiled  # isort: skip  (first: it decides which build the rest is)

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .api import GameHandle as GameHandle
    from .errors import AmbiguousNotation as AmbiguousNotation
    from .errors import BadInput as BadInput
    from .errors import BadNotation as BadNotation
    from .errors import IllegalAction as IllegalAction
    from .errors import QuarterdeckError as QuarterdeckError
    from .games.base import Action as Action
    from .games.base import Game
    from .games.base import Line as Line
    from .games.base import Result as Result
    from .table.replay import Replay as Replay
    from .table.seats import Refused as Refused
    from .table.seats import Seat as Seat
    from .table.table import Table as Table
    from .table.verify import Report as Report

    games: "Games"

__version__ = "0.1.0"

_HOMES = {  # where the public names live
    "GameHandle": "api",
    "AmbiguousNotation": "errors",
    "BadInput": "errors",
    "BadNotation": "errors",
    "IllegalAction": "errors",
    "QuarterdeckError": "errors",
    "Action": "games.base",
    "Line": "games.base",
    "Result": "games.base",
    "Replay": "table.replay",
    "Refused": "table.seats",
    "Seat": "table.seats",
    "Table": "table.table",
    "Report": "table.verify",
}
__all__ = [*_HOMES, "compiled", "game", "games", "read_replay", "verify", "write_replay"]


class Games(ModuleType):
    """What the package `quarterdeck.games` is: it can also be called, as `quarterdeck.games()`."""

    find: "Callable[[str], Game]"
    find_all: "Callable[[], list[Game]]"
    ids: "Callable[[], list[str]]"
    register: "Callable[[Game], None]"
    register_own: "Callable[[], None]"

    def __call__(self) -> "list[GameHandle]":
        from .api import list_games

        return list_games()


def game(id: str) -> "GameHandle":
    """The game with this id; BadInput lists the ids there are."""
    from .api import handle

    return handle(id)


def write_replay(table: "Table") -> str:
    """The replay file of a table; the secret of its dice is in it once the game is over."""
    from .table.replay import from_table
    from .table.replay_text import write

    return write(from_table(table))


def read_replay(text: str) -> "Replay":
    """The replay of a file's text; BadInput names the line that is wrong."""
    from .table.replay_text import parse

    return parse(text)


def verify(text: str) -> "Report":
    """Plays a replay file again and recomputes its dice; the report says which line is wrong, if one is."""
    from .table.verify import verify as check

    return check(text)


def __getattr__(name: str) -> object:
    if name == "games":
        return import_module(f"{__name__}.games")
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
