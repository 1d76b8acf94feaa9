"""Real dice and cards: whose they are, which of how many, by number, name or first letters, with undo and help."""

import msgspec
import pytest
from desk import Desk, opened

from quarterdeck.games import find
from quarterdeck.table.entries import Outcome
from quarterdeck.table.seats import Seat
from quarterdeck.table.table import Table

pytestmark = pytest.mark.usefixtures("data_folder")


def outcomes(table: Table) -> list[str]:
    return [entry.text for entry in table.log if isinstance(entry, Outcome)]


def test_the_question_says_whose_die_it_is_and_which_of_how_many() -> None:
    desk = Desk(opened("fleet", "", "typed", first_player="1"), ["треска", "cod", "1"], "ru").go()
    assert "Игрок 1" in desk.asked[0]
    assert "Игрок 2" in desk.asked[1]
    assert "1 из 3" in desk.asked[2]
    assert "2 из 3" in desk.asked[3]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("треска", "cod"), ("тр", "cod"), ("swor", "swordfish"), ("Меч-рыба", "swordfish"), ("1", "shrimp")],
)
def test_a_die_is_typed_by_number_name_or_first_letters_in_both_languages(typed: str, meant: str, lang: str) -> None:
    desk = Desk(opened("fleet", "", "typed", first_player="1"), [typed], lang).go()
    assert outcomes(desk.table) == [meant]


def test_letters_that_fit_several_are_asked_about_and_slips_get_what_is_near() -> None:
    desk = Desk(opened("fleet", "", "typed", first_player="1"), ["s", "lobstr", "zeppelin"]).go()
    assert not outcomes(desk.table)
    assert "shrimp, swordfish" in desk.views[1]
    assert "lobster" in desk.views[2]
    assert "zeppelin" in desk.views[3]


def test_undo_strikes_out_the_last_die_and_help_says_what_can_be_typed() -> None:
    desk = Desk(opened("fleet", "", "typed", first_player="1"), ["cod", "lobster", "undo", "undo", "oyster", "?"]).go()
    assert outcomes(desk.table) == ["oyster"]
    assert "shrimp" in desk.views[-1]
    assert "undo" in desk.views[-1]


def test_an_empty_line_is_no_die_and_gets_the_help() -> None:
    desk = Desk(opened("fleet", "", "typed", first_player="1"), [""]).go()
    assert not outcomes(desk.table)
    assert "number, its name, or the first letters" in desk.views[-1]


def test_cards_are_typed_by_their_printed_id() -> None:
    desk = Desk(opened("sail", "", "typed", situations=False), ["3", "5", "w05"]).go()
    assert "W01" in desk.asked[2]
    assert desk.table.laid_out
    assert '"W05"' in msgspec.json.encode(desk.table.view(0)).decode()


def test_mercenaries_are_typed_by_name_and_ships_by_number() -> None:
    market = ["вербовщик", "shield_b", "загр", "абордажник", "флагман"]
    ships = ["9", "1", "9", "2", "4", "9"]
    table = opened("lords", "", "typed", boards="standard", first_player="light")
    desk = Desk(table, [*market, *ships], "ru").go()
    hands = [desk.table.view(seat).players[seat].hand for seat in (0, 1)]  # type: ignore[attr-defined]
    assert hands == [(1, 9, 9), (2, 4, 9)]
    assert "1 из 3" in desk.asked[5]
    assert desk.name(0) in desk.asked[5]
    assert desk.name(1) in desk.asked[8]
    offered = [one.id for one in desk.table.view(0).mercenaries]  # type: ignore[attr-defined]
    assert offered == ["recruit", "shield_b", "minelayer", "boarder", "flagship"]


@pytest.mark.parametrize(
    ("lang", "asked"), [("ru", "Анна (Игрок 1), 2 Борис (Игрок 2)"), ("en", "Анна (Player 1), 2 Б")]
)
@pytest.mark.parametrize("typed", ["Борис", "2", "Игрок 2", "player 2"])
def test_who_begins_is_asked_by_name_and_is_nobodys_die(lang: str, asked: str, typed: str) -> None:
    game = find("fleet")
    people = (Seat("here", "Анна"), Seat("here", "Борис"))
    table = Table.open(game, game.setup(2, {}), people, dice="typed")
    desk = Desk(table, ["cod", "cod", typed], lang).go()
    assert f"(1 {asked}" in desk.asked[2]
    assert desk.asked[2].startswith("Кто первый" if lang == "ru" else "Who")
    assert desk.asked[3].startswith("Борис")
