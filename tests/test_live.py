"""A game outside the package has no build: what follows from its declarations is made when it is loaded."""

import shutil
import sys
import traceback
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

import other_views
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games import register_own
from quarterdeck.games.base import Game, load_game

TOY = Path(__file__).parent / "toy"
NUMBERS = count()  # a package that was loaded once is not loaded again
Build = Callable[..., str]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Build]:
    """Writes a copy of the toy in a folder of its own, with something in its rules otherwise; the package's name."""
    monkeypatch.syspath_prepend(tmp_path)

    def build(written: str = "", instead: str = "") -> str:
        name = f"dinghy{next(NUMBERS)}"
        shutil.copytree(TOY, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        rules = tmp_path / name / "rules.py"
        text = rules.read_text("utf-8")
        assert written in text
        rules.write_text(text.replace(written, instead) if written else text, "utf-8")
        return name

    yield build
    for name in [name for name in sys.modules if name.startswith("dinghy")]:
        del sys.modules[name]


def test_it_is_made_in_memory_and_leaves_nothing_on_disk(built: Build, tmp_path: Path) -> None:
    game = load_game(built())
    state = game.new(game.setup(2, {}), Chance(1))
    assert game.load(state.position(), Chance(1), {}).checksum() == state.checksum()
    assert list(tmp_path.rglob("derived*")) == []


def test_any_form_of_view_is_text_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_views.write(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game = load_game("skiff")
    text = game.render(game.new(game.setup(2, {}), Chance(1)), 0, "en")
    assert [line.split() for line in text.splitlines()] == [
        ["Boats", "1,", "2", "Cards", "3,", "5"],
        ["Wind", "Fog", "Moon"],
        ["dead", "calm", "✓", "–"],
    ]


def test_a_changed_declaration_needs_nothing_else(built: Build) -> None:
    assert "ship=3,1,2,0," in next_text(load_game(built()))
    crewed = built(
        "        self.cargo: Annotated", "        self.crew: Annotated[int, 0, 9] = 7\n        self.cargo: Annotated"
    )
    assert "ship=3,1,2,0,7," in next_text(load_game(crewed))


def next_text(game: Game) -> str:
    return game.new(game.setup(2, {}), Chance(1)).position()


@pytest.mark.parametrize(
    ("written", "instead", "says"),
    [
        ("self.hull: Annotated[int, 0, HULL]", "self.hull: int", "Ship.hull is told, so it needs bounds"),
        ("Annotated[int, 0, HULL]", "Annotated[int, 0, KEEL]", ": KEEL is not declared in the game"),
        ('"fire {target}"', '"fire {ship}"', "ValueError: 'fire {ship}' is about 'ship', which is none of"),
        ("may=Position.why_not_fire", "may=Position.aim", "rules.py:219: AttributeError: "),
        ("range(LIGHT, HEAVY + 1)", "(LIGHT, HEAVY)", ": the values of an operand are a range"),
        ("class Ship:", "class Ship", "rules.py"),
    ],
)
def test_a_declaration_that_nothing_follows_from_is_one_clear_line(
    built: Build, monkeypatch: pytest.MonkeyPatch, written: str, instead: str, says: str
) -> None:
    name = built(written, instead)
    monkeypatch.setenv("QUARTERDECK_GAMES", name)
    with pytest.raises(BadInput) as refused:
        register_own()
    why = str(refused.value.params["why"])
    assert refused.value.params["given"] == name
    assert says in why
    assert "\n" not in why


def test_a_mistake_in_the_rules_shows_the_line_that_was_made(built: Build) -> None:
    game = load_game(built("        self.ships[self.actor].shot = shot\n", "        raise ZeroDivisionError\n"))
    state = game.new(game.setup(2, {}), Chance(1))
    with pytest.raises(ZeroDivisionError) as failed:
        state.apply(state.nth_action(0))
    assert "s.load(first_of(action))" in "".join(traceback.format_exception(failed.value))
