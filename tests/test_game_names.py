"""Who may know whom: games are named in their own folders only, and layers ask each other instead of reaching in."""

import re
from pathlib import Path

import pytest

from quarterdeck import i18n
from quarterdeck.bots import levels
from quarterdeck.games import find, folders

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src/quarterdeck"
WRITTEN = {".py", ".pyi", ".ts", ".svelte", ".css", ".html", ".toml", ".ftl", ".svg", ".json"}
BUILT = ("node_modules", "static", "__pycache__", ".svelte-kit")
OLD_RANKS = tuple(f'"{old}": "{new}"' for old, new in levels.RENAMED.items())  # the one table of ids of old


def outside() -> list[Path]:
    """Every file of ours that belongs to no game."""
    files = [file for top in (WEB, PACKAGE) for file in top.rglob("*") if file.suffix in WRITTEN]
    return [file for file in files if not is_built(file) and not is_of_a_game(file)]


def is_built(file: Path) -> bool:
    return any(part in BUILT for part in file.parts)


def is_of_a_game(file: Path) -> bool:
    return any(file.is_relative_to(top / "games" / game) for top in (WEB / "src", PACKAGE) for game in folders())


@pytest.mark.parametrize("game", sorted(folders()))
def test_a_game_is_named_in_its_own_folders_only(game: str) -> None:
    """As a word of its own, be it an id, a path or a class; texts for people have no need of it either."""
    word = re.compile(rf"(?<![\w]){game}(?![\w])")
    named = []
    for file in outside():
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            shown = line.replace(f"level-{levels.HIGHEST} = {game}", "")  # what people call the highest rank
            for old in OLD_RANKS:
                shown = shown.replace(old, "")
            if word.search(shown):
                named.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not named, "\n".join(named)


@pytest.mark.parametrize("game", sorted(folders()))
def test_what_a_game_is_called_is_said_by_itself_only(game: str) -> None:
    """Home page, messages and pictures take its name from its own texts."""
    names = [i18n.say(lang, find(game), "game-name") for lang in i18n.LANGUAGES]
    texts = {file: file.read_text("utf-8") for file in outside()}
    assert [str(file.relative_to(ROOT)) for file, text in texts.items() if any(name in text for name in names)] == []


def test_the_search_sees_what_there_is() -> None:
    """A list that became empty by a moved folder would prove nothing."""
    seen = {str(file.relative_to(ROOT)) for file in outside()}
    assert {"web/src/pages/Home.svelte", "web/src/lib/game.ts", "web/index.html"} <= seen
    assert {"web/src/frame/GameArt.svelte", "web/src/plain/Board.svelte"} <= seen
    assert {"src/quarterdeck/games/__init__.py", "src/quarterdeck/locale/en/web.ftl"} <= seen
    assert not any("/games/lords/" in file for file in seen)


def test_only_the_table_itself_reaches_into_its_history() -> None:
    """Server, terminal and bots ask the table."""
    files = [file for file in PACKAGE.rglob("*.py") if not file.is_relative_to(PACKAGE / "table")]
    asked = [str(file.relative_to(ROOT)) for file in files if re.search(r"\.history\b", file.read_text("utf-8"))]
    assert files
    assert not asked
