"""What a seat may see of a plain game: the fields of its position, words for numbers, nothing for what is hidden."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ..derive.fields import snake
from .base import TRUTH
from .owner_file import KEPT

if TYPE_CHECKING:
    from .plain import PlainState

Words = Mapping[str, Mapping[int, str]]
ENGINE = ("seats", "rules", "actor", "barrier", "chance", "events")  # the fields of State itself


def view(state: "PlainState", seat: int, words: Words) -> msgspec.Struct:
    """The fields by their names; a list of records, one a seat, has each as a struct that begins with its number."""
    fields: dict[str, Any] = {}
    for name, value in vars(state).items():
        if name in ENGINE:
            continue
        if isinstance(value, list):
            fields[name] = tuple(_record(state, one, owner, seat, words) for owner, one in enumerate(value))
        else:
            fields[name] = _word(name, value, words)
    return _struct("View", tuple(fields))(**fields)


def _record(state: "PlainState", record: object, owner: int, seat: int, words: Words) -> msgspec.Struct:
    kind = type(record).__name__
    fields: dict[str, Any] = {snake(kind): owner + 1}
    unseen = () if seat in (owner, TRUTH) else state.hidden()
    for name, value in vars(record).items():
        fields[name] = None if name in unseen else _word(name, value, words)
    return _struct(f"{kind}View", tuple(fields))(**fields)


def _word(name: str, value: object, words: Words) -> Any:
    """A number as its word; one without a word, like an empty gun, is nothing."""
    figure = int(value) if isinstance(value, int) and not isinstance(value, bool) else value  # a Phase is a number, too
    return words[name].get(figure) if name in words and isinstance(figure, int) else figure


@lru_cache(KEPT)
def _struct(name: str, fields: tuple[str, ...]) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, [(field, Any) for field in fields], frozen=True)
