"""The games: one folder each, found by its facts.py. `find` looks one up, `find_all` lists them."""

import os
import sys
from functools import lru_cache
from importlib import resources
from pathlib import Path
from traceback import extract_tb

from .. import Games
from ..errors import BadInput
from .base import Game, load_game
from .owner_words import offered

_extra: dict[str, Game] = {}


def register(game: Game) -> None:
    """Adds a game from outside this package: tests and users' own games."""
    _extra[game.facts.id] = game


def register_own() -> None:
    """Registers the user's own games: QUARTERDECK_GAMES names their packages, as PATH names folders."""
    for package in filter(None, os.environ.get("QUARTERDECK_GAMES", "").split(os.pathsep)):
        try:
            register(load_game(package))
        except Exception as error:  # any mistake of its author's is told in one line
            raise BadInput("own-game", {"given": package, "why": mistake_in(error)}) from None


def mistake_in(error: Exception) -> str:
    """What is wrong with somebody's game; a mistake that Python found, with the last of his lines on the way to it."""
    if isinstance(error, ImportError):
        return str(error)
    way = extract_tb(error.__traceback__)
    last = [frame for frame in way if not Path(frame.filename).is_relative_to(Path(__file__).parents[1])][-1]
    return f"{Path(last.filename).name}:{last.lineno}: {type(error).__name__}: {error}"


@lru_cache(maxsize=1)
def folders() -> frozenset[str]:
    """The games of this package, without loading any."""
    return frozenset(f.name for f in resources.files(__package__).iterdir() if (f / "facts.py").is_file())


def ids() -> list[str]:
    """The ids of all games there are, as the home page and `quarterdeck games` show them."""
    ours = sorted(folders(), key=lambda name: (find(name).facts.place, name))
    return ours + [name for name in _extra if name not in ours]


def find(game: str) -> Game:
    """The game with this id; BadInput lists the ids there are."""
    if game in _extra:
        return _extra[game]
    if game not in folders():
        raise BadInput("game", offered(game, ids()))
    return load_game(f"{__package__}.{game}")


def find_all() -> list[Game]:
    """Every game, in the order of `ids`."""
    return [find(game) for game in ids()]


sys.modules[__name__].__class__ = Games  # `quarterdeck.games()` is the public list
