"""`python -m quarterdeck.derive [FOLDER ...]`: writes derived.py for these games, or for all of the package."""

import sys
from pathlib import Path

from . import actions, positions
from .fields import record_of
from .pages import Page
from .sources import PACKAGE, Found, Mistake, read

SAYS = "Made by `python -m quarterdeck.derive` from position.py and actions.py; a test compares. Do not edit."


def home_of(folder: Path) -> Path:
    """Where the rules of a game lie: a folder of their own, or the game's."""
    return folder / "rules" if (folder / "rules").is_dir() else folder


def derived(folder: Path) -> str:
    """What derived.py of a game should be."""
    home = home_of(folder)
    module = read(home / "position.py")
    told = read(home / "record.py") if (home / "record.py").is_file() else module
    page = Page(home, absolute=not home.is_relative_to(PACKAGE))
    record = record_of(module, "Position")
    positions.Writer(page, record, told).write()
    table = folder / "actions.py"
    if table.is_file() and actions.rows_of(read(table)):
        actions.Writer(page, read(table), Found(module, "Position", module.names["Position"])).write()
    return page.text(SAYS)


def derivable() -> list[Path]:
    """The games of the package whose derived.py is made."""
    return sorted(path.parents[1] for path in (PACKAGE / "games").glob("*/rules/derived.py"))


def main(folders: list[str]) -> int:
    """Writes; tells a mistake in one line."""
    for folder in [Path(name).resolve() for name in folders] or derivable():
        try:
            (home_of(folder) / "derived.py").write_text(derived(folder), "utf-8")
        except Mistake as mistake:
            print(f"{folder.name}: {mistake}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
