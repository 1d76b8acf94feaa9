"""`quarterdeck edition` and `quarterdeck scenario`: check a file of the owner's, or show what the box comes with."""

import argparse
import tomllib
from pathlib import Path

from .. import games
from ..errors import BadInput
from ..games.base import Game
from ..games.owner_file import look
from .context import Context

OWN_FILE = {"edition": "components.toml", "scenario": "scenario.toml"}  # in the game's data folder
LARGEST = 1_000_000  # bytes; the largest edition we can think of has a hundredth of it


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Runs `check` or `show` for the kind of file the command is named after."""
    kind: str = parsed.command
    if parsed.act == "check" and len(parsed.words) in (1, 2):
        return check(context, kind, parsed.words[-1], parsed.words[0] if len(parsed.words) == 2 else None)
    if parsed.act == "show" and len(parsed.words) == 1:
        return show(context, kind, parsed.words[0])
    raise BadInput("cli-files", {"kind": kind})


def to_write(context: Context, path: str | Path) -> Path:
    """A file that will be written after long work: BadInput right now where its folder is missing."""
    page = Path(path)
    if not page.parent.is_dir():
        raise BadInput("cli-file", {"file": str(page), "why": context.say("ladder-no-folder")})
    return page


def read_text(path: str) -> str:
    """The text of a file the user named; BadInput says what is wrong with it."""
    try:
        if Path(path).stat().st_size > LARGEST:
            raise BadInput("cli-file-large", {"file": path, "most": LARGEST})
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise BadInput("cli-file", {"file": path, "why": error.strerror or str(error)}) from None
    except UnicodeDecodeError as error:
        raise BadInput("cli-file-text", {"file": path, "byte": error.start}) from None


def check(context: Context, kind: str, path: str, name: str | None) -> int:
    """Prints every mistake of a file on a line of its own; 0 where it may be used."""
    content = read_text(path)
    game = context.find_game(name or named_game(content, path))
    takes(game, kind)
    mistakes = game.check_file(kind, content)
    for mistake in mistakes:
        error = BadInput(mistake.key.removeprefix("error-"), mistake.args)
        context.out.print(f"{path}: {context.explain(error)}", style="red", markup=False, soft_wrap=True)
    if mistakes:
        context.show(context.say("files-mistakes", count=len(mistakes)))
        return 2
    context.show(context.say("files-fine", file=path, game=game.facts.id), "green")
    return 0


def named_game(content: str, path: str) -> str:
    """The game that a file's own `game = "..."` names."""
    if hard := look(content):
        raise BadInput(hard.key.removeprefix("error-"), hard.args)
    try:
        named = tomllib.loads(content).get("game")
    except (ValueError, RecursionError) as error:
        raise BadInput("cli-file-toml", {"file": path, "why": str(error)}) from None
    if not isinstance(named, str):
        raise BadInput("cli-file-game", {"file": path, "expected": ", ".join(games.ids())})
    return named


def takes(game: Game, kind: str) -> None:
    """BadInput where the game has no files of this kind."""
    if kind not in game.facts.files:
        expected = ", ".join(game.facts.files)
        raise BadInput("file-kind", {"kind": kind, "game": game.facts.id, "expected": expected or "-"})


def show(context: Context, kind: str, name: str) -> int:
    """Prints the file the game comes with: a start for an own one."""
    game = context.find_game(name)
    takes(game, kind)
    try:
        print(game.data(OWN_FILE[kind]), end="")
    except FileNotFoundError:
        raise BadInput("cli-file-none", {"kind": kind, "game": game.facts.id}) from None
    return 0
