"""`quarterdeck edition`, `scenario` and `deck`: check a file of the owner's, show the one of the box, begin one."""

import argparse
import json
import tomllib
from pathlib import Path

from .. import games
from ..errors import BadInput
from ..games.base import Game, Line
from ..games.owner_file import parsed
from .context import Context

OWN_FILE = {
    "edition": "components.toml",
    "scenario": "scenario.toml",
    "deck": "decks.toml",
}  # in the game's data folder
NEW_FILE = "new-{kind}.toml"  # there, too: a short one to begin with
LARGEST = 1_000_000  # bytes; the largest edition we can think of has a hundredth of it


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Runs `check` or `show` for the kind of file the command is named after."""
    kind: str = parsed.command
    if parsed.act == "check" and len(parsed.words) in (1, 2):
        return check(context, kind, parsed.words[-1], parsed.words[0] if len(parsed.words) == 2 else None)
    if parsed.act == "show" and len(parsed.words) == 1:
        return show_schema(context, kind, parsed.words[0]) if parsed.schema else show(context, kind, parsed.words[0])
    if parsed.act == "upgrade" and len(parsed.words) in (1, 2):
        return upgrade(context, kind, parsed.words[-1], parsed.words[0] if len(parsed.words) == 2 else None)
    if parsed.act == "new" and len(parsed.words) in (1, 2):
        return begin(context, kind, *parsed.words)
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
    game = context.find_game(name or named_game(context, content, path))
    takes(game, kind)
    mistakes = game.check_file(kind, content)
    for mistake in mistakes:
        error = BadInput(mistake.key.removeprefix("error-"), mistake.args)
        context.out.print(f"{path}: {context.explain(error)}", style="red", markup=False, soft_wrap=True)
    if mistakes:
        context.show(context.say("files-mistakes", count=len(mistakes)))
        return 2
    for warning in game.file_warnings(kind, content):
        context.show(f"{path}: {context.line(warning)}", "yellow")
    context.show(context.say("files-fine", file=path, game=game.facts.id), "green")
    return 0


def check_use(game: Game, kind: str, content: str) -> None:
    """BadInput names the first mistake of a file that cannot be used."""
    takes(game, kind)
    for mistake in game.check_file(kind, content):
        raise BadInput(mistake.key.removeprefix("error-"), mistake.args)


def upgrade(context: Context, kind: str, path: str, name: str | None) -> int:
    """Prints a file in the newest format of its kind; the file itself stays as it is."""
    content = read_text(path)
    game = context.find_game(name or named_game(context, content, path))
    check_use(game, kind, content)
    text = game.upgraded(kind, content)
    if text is None:
        raise BadInput("cli-file-newest", {"file": path})
    print(text, end="")
    return 0


def named_game(context: Context, content: str, path: str) -> str:
    """The game that a file's own `game = "..."` names."""
    table = parsed(content, json.loads if content.lstrip().startswith("{") else tomllib.loads)
    if isinstance(table, Line):
        raise BadInput("cli-file-toml", {"file": path, "why": context.line(table)})
    named = table.get("game")
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
    print(own_file(context, kind, name, OWN_FILE[kind]), end="")
    return 0


def begin(context: Context, kind: str, name: str, path: str = "") -> int:
    """Prints a short file to begin an own one with, or writes it; a file that is there stays as it is."""
    text = own_file(context, kind, name, NEW_FILE.format(kind=kind))
    if not path:
        print(text, end="")
        return 0
    page = to_write(context, path)
    if page.exists():
        raise BadInput("cli-file-there", {"file": path})
    page.write_text(text, "utf-8")
    context.show(context.say("files-begun", file=path, kind=kind, game=name), "green")
    return 0


def own_file(context: Context, kind: str, name: str, file: str) -> str:
    """A file of a game's data folder; BadInput where the game has none of the kind."""
    game = context.find_game(name)
    takes(game, kind)
    try:
        return game.data(file)
    except FileNotFoundError:
        raise BadInput("cli-file-none", {"kind": kind, "game": game.facts.id}) from None


def show_schema(context: Context, kind: str, name: str) -> int:
    """Prints the JSON Schema of a kind of file, for editors that check and complete while one types."""
    game = context.find_game(name)
    takes(game, kind)
    schema = game.schema(kind)
    if schema is None:
        raise BadInput("cli-file-none", {"kind": kind, "game": game.facts.id})
    print(json.dumps(schema, ensure_ascii=False, indent=2))
    return 0
