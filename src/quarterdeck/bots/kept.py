"""Games of a long measurement, kept as they end, so that one that was stopped goes on where it was."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from ..games import find
from . import levels
from .match import Played, Spec


class Line(msgspec.Struct, frozen=True):
    """A line of the file: which match, and a game of it."""

    match: str
    played: Played


class Kept:
    """The games of a file. What a broken line held is played again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._games: dict[str, dict[int, Played]] = {}
        self._torn = False
        if path.exists():
            text = path.read_bytes()
            self._torn = not text.endswith(b"\n") and text != b""
            for line in text.splitlines():
                self._read(line)

    def _read(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=Line)
        except msgspec.MsgspecError:
            return
        self._games.setdefault(found.match, {})[found.played.number] = found.played

    def of(self, spec: Spec) -> Iterator[Played]:
        """The games of a match from its first on, as far as none is missing."""
        games = self._games.get(digest(spec), {})
        number = 0
        while number in games:
            yield games[number]
            number += 1

    def add(self, spec: Spec, played: Played) -> None:
        """Writes a game down."""
        line = msgspec.json.encode(Line(digest(spec), played)) + b"\n"
        with self.path.open("ab") as file:
            file.write(b"\n" + line if self._torn else line)
        self._torn = False
        self._games.setdefault(digest(spec), {})[played.number] = played


def digest(spec: Spec) -> str:
    """Which match it is: set-up, bots, seed, and what the bots' ranks are today."""
    game = find(spec.game)
    ranks = [levels.find(game, bot) if levels.is_level(game, bot) else None for bot in spec.bots]
    summed = sha256(msgspec.json.encode(spec) + msgspec.json.encode(ranks))
    if game.package_has("data/weights.toml"):
        summed.update(game.data("weights.toml").encode())
    return summed.hexdigest()[:16]
