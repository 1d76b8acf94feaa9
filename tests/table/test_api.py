"""The public API, and its page: every example of docs/api-python.md is run."""

import re
import subprocess
import sys

import pytest
import tables

import quarterdeck
from page_examples import failures
from quarterdeck.errors import BadInput
from quarterdeck.games import find_all


def test_every_example_of_the_page_is_true() -> None:
    assert failures("api-python.md", least=40) == ""


def test_every_game_is_listed_with_its_facts_in_both_languages() -> None:
    assert [game.id for game in quarterdeck.games()] == [game.facts.id for game in find_all()]
    toy = quarterdeck.game("toy")
    assert set(toy.names) == set(toy.blurbs) == {"ru", "en"}
    assert toy.names["ru"] != toy.names["en"]
    assert toy.options["planks"].choices == ("off", "on")
    assert toy.options["length"].choices == ("short", "long")
    assert all(option.explanations["ru"] != option.explanations["en"] for option in toy.options.values())


def test_the_list_of_games_is_also_the_package() -> None:
    import quarterdeck.games

    assert quarterdeck.games.find("toy") is tables.toy
    assert [game.id for game in quarterdeck.games()] == quarterdeck.games.ids()


def test_a_seed_makes_the_same_game_again() -> None:
    toy = quarterdeck.game("toy")
    assert toy.new(seed=5).position() == toy.new(seed=5).position()
    assert len({toy.new(seed=seed).position() for seed in range(10)}) > 1
    assert len({toy.new().commitment for _ in range(10)}) == 10


def test_seats_are_a_number_or_names() -> None:
    toy = quarterdeck.game("toy")
    assert len(toy.new(seed=1, seats=4).seats) == 4
    assert [seat.name for seat in toy.new(seed=1, seats=["Anna", "Борис"]).seats] == ["Anna", "Борис"]
    with pytest.raises(BadInput, match="seats"):
        toy.new(seats=3)


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    with pytest.raises(BadInput) as refused:
        quarterdeck.game("chess")
    assert "toy" in str(refused.value.params["expected"])
    toy = quarterdeck.game("toy")
    with pytest.raises(BadInput, match="option-unknown"):
        toy.new(options={"wind": 3})
    with pytest.raises(BadInput, match="file-kind"):
        toy.new(files={"edition": ""})
    with pytest.raises(BadInput, match="position"):
        toy.position("x")


def test_every_public_name_is_there() -> None:
    for name in quarterdeck.__all__:
        assert getattr(quarterdeck, name) is not None
    with pytest.raises(AttributeError):
        _ = quarterdeck.nonsense  # type: ignore[attr-defined]


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = "import sys, quarterdeck; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = re.compile(r"msgspec|fluent|rich|litestar|sqlalchemy|quarterdeck\.(games|table|engine)")
    assert [module for module in loaded if heavy.match(module)] == []
