"""Workshop: how the files of a game are drawn and looked at in an editor; nothing here plays."""

import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from ..errors import BadInput
from .owner_file import MOST_CHARACTERS, look
from .setting import Line, Setup
from .toml_text import toml_text

CELL = re.compile(r"(?<![A-Za-z0-9])[A-Z]{1,2}[1-9][0-9]?(?![A-Za-z0-9])")
PART = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
MOST_CELLS = 12  # of one problem: more pins than that hide the board
Draft = dict[str, Any]


class Spot(msgspec.Struct, frozen=True):
    """A problem of a draft with its place: the path in the file, its line, and cells of the board."""

    line: Line
    error: bool
    where: str
    row: int
    cells: tuple[str, ...]


class Checked(msgspec.Struct, frozen=True):
    """A draft as it is written, and all that is wrong with it; `more` is the game's own."""

    text: str
    draft: Draft
    problems: tuple[Spot, ...]
    fine: bool  # may be played
    more: dict[str, Any] = {}


class Workshop(ABC):
    """What an editor asks a game; one object a game, without state."""

    kinds: tuple[str, ...]  # of files, the one that is opened first before the others
    head: tuple[str, ...] = ("game", "name")

    @abstractmethod
    def type_of(self, kind: str) -> inspect.Type:
        """The vocabulary of a kind of file."""

    @abstractmethod
    def mistakes(self, kind: str, text: str) -> tuple[list[Line], list[Line]]:
        """Every mistake of a file; where there is none, what may not be meant."""

    @abstractmethod
    def examples(self, kind: str) -> dict[str, str]:
        """Files to look at and to begin with, by their names."""

    def newest(self, kind: str, text: str) -> str:
        """A file in the newest format; as it is where it cannot be read."""
        return text

    def more(self, kind: str, text: str) -> dict[str, Any]:
        """What else an editor shows of a file without mistakes."""
        return {}

    def overlay(self, kind: str, text: str, ask: Mapping[str, object]) -> dict[str, Any]:
        """Something drawn over the board, by request; BadInput where a game has none such."""
        raise BadInput("workshop-overlay", {"given": str(ask.get("what", ""))[:40]})

    def remedy(self, setup: Setup, seat: int, strong: bool) -> Line | None:
        """What to try where a seat wins too often, or too seldom."""
        return None

    def goals(self, setup: Setup) -> int:
        """How many goals may decide a set-up."""
        return 0

    # What no game does otherwise

    def write(self, kind: str, draft: Mapping[str, object]) -> str:
        """The text of a draft, however incomplete it is."""
        return toml_text(draft, self.type_of(kind), self.head)

    def read(self, kind: str, text: str) -> Draft:
        """The draft of a text; BadInput where no parser can read it."""
        if len(text) > MOST_CHARACTERS:
            raise BadInput("file-long", {"most": MOST_CHARACTERS})
        hard = look(text)
        if hard is not None:
            raise BadInput(hard.key.removeprefix("error-"), hard.args)
        try:
            table = tomllib.loads(self.newest(kind, text))
        except (ValueError, RecursionError):
            wrong, _ = self.mistakes(kind, text)
            raise BadInput(wrong[0].key.removeprefix("error-"), wrong[0].args) from None
        return msgspec.to_builtins(table)  # type: ignore[no-any-return]

    def check(self, kind: str, draft: Mapping[str, object]) -> Checked:
        """A draft as a text, and every problem with its place."""
        text = self.write(kind, draft)
        wrong, unusual = self.mistakes(kind, text)
        table = self.read(kind, text) if len(text) <= MOST_CHARACTERS else dict(draft)
        spots = [*(spot_of(line, table, True) for line in wrong), *(spot_of(line, table, False) for line in unusual)]
        return Checked(text, table, tuple(spots), not wrong, self.more(kind, text) if not wrong else {})


def spot_of(line: Line, table: object, error: bool) -> Spot:
    """A problem with its cells: those it names, else those of the piece that its path leads to."""
    where = str(line.args.get("where", ""))
    named = CELL.findall(str(line.args.get("cells", "")))
    cells = named or _cells_on(where, table)
    return Spot(line, error, where, int(line.args.get("line", 0)), tuple(cells[:MOST_CELLS]))


def _cells_on(where: str, table: object) -> list[str]:
    """The cell of the innermost piece on a path."""
    found: list[str] = []
    at: Any = table
    for name, number in PART.findall(where):
        key: str | int = name or int(number) - 1
        try:
            at = at[key]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(at, dict) and isinstance(at.get("at"), str):
            found = CELL.findall(at["at"])
    return found or (CELL.findall(at) if isinstance(at, str) else [])
