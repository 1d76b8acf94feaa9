"""A lesson in the workshop: a file that a learner draws step by step, as `lessons/workshop.toml` of a game tells it."""

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from ..games.base import Game
from ..games.owner_file import KEPT
from .course import Words


class Want(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a draft has to say at a path (`layout.0.fort`): a list that has an entry, or not; any text."""

    path: str
    has: Any = None  # an entry of the list, or some fields of one
    gone: bool = False  # which the list must not have
    filled: Words = {}  # any text by language; this one where the learner wants to be shown


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One sentence and what is to be drawn; without `want` the learner only reads."""

    say: Words
    done: Words = {}
    points: tuple[str, ...] = ()  # what is lit meanwhile: `tool:fort`, `cell:A1`, `tab:goals`
    want: tuple[Want, ...] = ()
    mistake: str = ""  # the cell where the check has to find something wrong


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file from its first piece to its first game."""

    kind: str
    title: Words
    goal: Words
    minutes: int
    begin: str  # what the learner finds
    step: tuple[Drawn, ...]


@lru_cache(KEPT)
def guide_of(game: Game) -> Guide | None:
    """The lesson in a game's workshop; None where it has none."""
    file = resources.files(type(game).__module__.rpartition(".")[0]) / "lessons/workshop.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Guide) if file.is_file() else None
