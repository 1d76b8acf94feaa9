"""`python -m quarterdeck.derive [FOLDER ...]`: writes derived.py for these games, or for all of the package."""

import os
import sys
from pathlib import Path

from . import actions, positions
from .fields import record_of
from .pages import Page
from .sources import PACKAGE, Found, Mistake, read

SAYS = "Made by `python -m quarterdeck.derive` from position.py and actions.py at every build. Do not edit."


def home_of(folder: Path) -> Path:
    """Where the rules of a game lie: a folder of their own, or the game's."""
    return folder / "rules" if (folder / "rules").is_dir() else folder


def derived(folder: Path) -> str:
    """What derived.py of a game should be."""
    home = home_of(folder)
    module = read(home / ("position.py" if (home / "position.py").is_file() else "rules.py"))
    told = read(home / "record.py") if (home / "record.py").is_file() else module
    page = Page(home, absolute=not home.is_relative_to(PACKAGE))
    record = record_of(module, "Position")
    positions.Writer(page, record, told).write()
    table = read(folder / "actions.py") if (folder / "actions.py").is_file() else module
    if actions.rows_of(table):
        actions.Writer(page, table, Found(module, "Position", module.names["Position"])).write()
    return page.text(SAYS)


def derivable() -> list[Path]:
    """The games of the package whose derived.py is made: those whose position has a file of its own."""
    return sorted(path.parents[1] for path in (PACKAGE / "games").glob("*/rules/position.py"))


def write(path: Path, text: str) -> None:
    """Puts it there in one step, if it is not there already: builds may run side by side."""
    if path.is_file() and path.read_text("utf-8") == text:
        return
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_text(text, "utf-8")
    unfinished.replace(path)


def main(folders: list[str]) -> int:
    """Writes; tells a mistake in one line."""
    for folder in [Path(name).resolve() for name in folders] or derivable():
        try:
            write(home_of(folder) / "derived.py", derived(folder))
        except Mistake as mistake:
            print(f"{folder.name}: {mistake}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
