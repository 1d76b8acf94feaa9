"""Observations of a game that has no planes of its own: the figures of its view, in the view's order."""

import zlib
from collections.abc import Iterator

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ..engine.planes import Planes
from ..engine.state import State
from ..games.base import Game

ROWS = 64  # 512 figures: more than a small game's view has; what is beyond them is left out
MOST = 127


class ViewPlanes(Planes):
    """Slow, for games that are not compiled. A word is a figure made from its letters."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def layout(self) -> list[tuple[str, int, str]]:
        return [("view", ROWS, "")]

    def write(self, state: State, seat: int, out: "vec[i64]", at: int) -> None:
        view = msgspec.to_builtins(self.game.view(state, seat))
        found = list(leaves(view))[: ROWS * 8]
        found += [0] * (ROWS * 8 - len(found))
        for row in range(ROWS):
            out[at + row] = int.from_bytes(bytes(found[row * 8 : row * 8 + 8]), "little")


def leaves(value: object) -> Iterator[int]:
    """Every figure of a view; a list begins with its length."""
    if isinstance(value, dict):
        for one in value.values():
            yield from leaves(one)
    elif isinstance(value, list | tuple):
        yield min(len(value), MOST)
        for one in value:
            yield from leaves(one)
    elif isinstance(value, str):
        yield zlib.crc32(value.encode()) % (MOST + 1) if value else 0
    elif isinstance(value, bool | int | float):
        yield min(max(int(value) + (0 if isinstance(value, bool) else 1), 0), MOST)
    else:
        yield 0
