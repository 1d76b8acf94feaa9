"""The games: one folder each, found by its facts.py. `find` looks one up, `find_all` lists them."""

import sys
from importlib import resources
from types import ModuleType
from typing import TYPE_CHECKING

from ..errors import BadInput
from .base import Game, load_game

if TYPE_CHECKING:
    from ..api import GameHandle

_extra: dict[str, Game] = {}


def register(game: Game) -> None:
    """Adds a game from outside this package: tests and users' own games."""
    _extra[game.facts.id] = game


def folders() -> set[str]:
    """The games of this package, without loading any."""
    return {f.name for f in resources.files(__package__).iterdir() if (f / "facts.py").is_file()}


def ids() -> list[str]:
    """The ids of all games there are, as the home page and `quarterdeck games` show them."""
    ours = sorted(folders(), key=lambda name: (find(name).facts.place, name))
    return ours + [name for name in _extra if name not in ours]


def find(game: str) -> Game:
    """The game with this id; BadInput lists the ids there are."""
    if game in _extra:
        return _extra[game]
    if game not in folders():
        raise BadInput("game", {"given": game, "expected": ", ".join(ids())})
    return load_game(f"{__package__}.{game}")


def find_all() -> list[Game]:
    """Every game, in the order of `ids`."""
    return [find(game) for game in ids()]


class _Games(ModuleType):
    """This package can be called: `quarterdeck.games()` is the public list, `quarterdeck.games` also this package."""

    def __call__(self) -> "list[GameHandle]":
        from ..api import list_games

        return list_games()


sys.modules[__name__].__class__ = _Games
