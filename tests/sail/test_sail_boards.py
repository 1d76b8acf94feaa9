"""Big battles, boards of any shape, decks and scenario files: L113, L114, A105, A140, §5.4."""

import json

import pytest

from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.sail import cards, scenario
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.wind import has_step, range_of

from .moves import legal, play
from .sea import WINDS, new, phase, player, ships, view

rule = pytest.mark.rule


@rule("sail:L113", "sail:A105")
@pytest.mark.parametrize(
    ("seats", "size", "winds"), [(2, (16, 16), 24), (8, (32, 16), 48), (12, (32, 24), 72), (16, (32, 32), 96)]
)
def test_boards_grow_with_the_sets_and_decks_are_shuffled_together(
    seats: int, size: tuple[int, int], winds: int
) -> None:
    state = new(seats)
    assert (view(state).width, view(state).height) == size
    assert winds - 3 <= state.wind_stack < winds, "one was drawn, or another one for it"
    assert sum(state.decks.wind_copies[kind] for kind in range(24)) == winds
    assert len(view(state).cards) == 6 * seats
    assert len(view(state).ships) == 4 * seats


@rule("sail:L114")
def test_players_of_further_sets_have_stripes() -> None:
    state = new(16)
    assert [player(state, seat).stripes for seat in range(16)] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    assert i18n.say("en", game, "seat-blue-1") == "Blue with a stripe"


@rule("sail:A140", "sail:A6")
def test_forts_are_used_in_their_order_and_turns_go_clockwise_along_the_border() -> None:
    def crests(seats: int) -> list[str]:
        works = view(new(seats)).cards
        return [one.cell for seat in range(seats) for one in works if one.seat == seat and not one.gun]

    assert crests(5) == ["A1", "L1", "AF1", "AF16", "A16"]
    assert crests(8) == ["A1", "L1", "U1", "AF1", "AF16", "U16", "L16", "A16"]
    assert crests(9) == ["A1", "L1", "U1", "AF1", "AF9", "AF24", "U24", "L24", "A24"]
    assert len(crests(16)) == 16


@rule("sail:A105")
def test_guns_cover_the_cells_round_an_edge_fort_as_the_table_of_the_spec_counts_them() -> None:
    state = view(new(5))
    table = ["0 1 2 # # # 2 1 0", "0 1 3 # # # 3 1 0", "0 1 1 4 3 4 1 1 0", "0 1 1 2 1 2 1 1 0"]
    for y, row in enumerate(table):
        for offset, count in enumerate(row.split()):
            name = f"{'HIJKLMNOP'[offset]}{y + 1}"
            guns = [one for one in state.cards if one.seat == 1 and name in one.reach]
            if count != "#":
                assert len(guns) == int(count), name


@rule("sail:A105", "sail:A62")
@pytest.mark.parametrize("seats", [4, 8, 12, 16])
def test_each_start_cell_has_two_legal_headings_under_every_wind_and_no_fort_covers_anothers_border(seats: int) -> None:
    state = new(seats)
    for wind in range(len(WINDS)):
        state.wind, state.wind_turn, state.calm, state.range_delta = wind, 0, False, 0
        for ship in range(state.ships):
            state.marks[ship] = 0
            assert has_step(state, ship)
            open_ways = [
                heading
                for heading in range(8)
                if range_of(state, ship, heading) and state.is_free(state.where[ship] + state.chart.steps[heading])
            ]
            assert len(open_ways) >= 2, (ship, wind)
    chart = state.chart
    for place in range(chart.cells):
        reaching = range(chart.reach_from[place], chart.reach_from[place + 1])
        owners = {chart.card_owner[chart.reach_card[k]] for k in reaching}
        bordered = {owner for owner in range(seats) if chart.borders(place, owner)}
        assert not bordered or owners <= bordered


@rule("sail:L113", "sail:A105")
def test_sixteen_players_on_four_sets_run() -> None:
    state = new(16, round_limit=2)
    chance = Chance(5)
    while not state.is_over():
        state.apply(state.random_action(chance))
        assert state.audit() == ""
    assert game.result(state).ended in ("rounds", "fleets")


POLYOMINO = """
game = "sail"
rules = "battle"
name = { en = "The bay", ru = "Залив" }
[shape.corner]
cards = ["CGG", "GG.", "G.."]
ships = [[3, 2, 1], [2, 3, 0], [2, 1, 2], [1, 0, 3]]
[[board]]
seats = [2]
layout = ["##.", ".##"]
forts = ["A1 SE", "X16 NW"]
"""


@rule("sail:A105", "sail:L1")
def test_a_board_may_be_any_set_of_modules_that_hang_together() -> None:
    state = new(2, files={"scenario": POLYOMINO})
    assert view(state).sea[0] == "~" * 16 + " " * 8
    assert view(state).sea[15] == " " * 8 + "~" * 16
    assert ships(state)["C2"].seat == 0
    assert {ship.seat for ship in view(state).ships} == {0, 1}
    assert phase(state) in ("command", "choose-ship", "choose-work")


@rule("sail:A1")
def test_other_module_sizes_know_corner_forts_only() -> None:
    assert view(new(4, module_size=10)).width == 20
    with pytest.raises(BadInput):
        new(5, module_size=10)


# Files


def mistake(kind: str, content: str) -> str:
    lines = game.check_file(kind, content)
    for line in lines:
        for lang in i18n.LANGUAGES:
            text = i18n.line(lang, game, line)
            assert "\n" not in text
            assert "{" not in text
            assert text != line.key
    return " ".join(line.key.removeprefix("error-") for line in lines)


@rule("sail:A11")
def test_our_own_files_have_no_mistakes() -> None:
    assert game.check_file("deck", cards.standard()) == []
    for rules in scenario.RULES:
        assert game.check_file("scenario", scenario.standard(rules)) == []
    assert game.check_file("scenario", POLYOMINO) == []


DECK = 'game = "sail"\n'
NUMBERS = "N = 0, NE = 1, E = 2, SE = 3, S = 3, SW = 3, W = 2, NW = 1"
WIND = '[[wind]]\nid = "W1"\nfrom = "N"\nforce = "light"\nrange = { ' + NUMBERS + " }\n"
CARD = '[[situation]]\nid = "S1"\ntitle = { en = "T" }\ntext = { en = "x" }\n'


@rule("sail:A11")
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("game = ", "file-syntax"),
        ('game = "lords"', "file-game"),
        (DECK, "deck-empty"),
        (DECK + WIND + WIND, "deck-twice"),
        (DECK + WIND.replace('"N"', '"up"'), "file-choice"),
        (DECK + WIND.replace("N = 0, ", ""), "deck-range"),
        (DECK + WIND.replace("SE = 3", "SE = 7"), "file-figure"),
        (DECK + WIND.replace('"light"', '"breeze"'), "file-choice"),
        (DECK + WIND + "colour = 3\n", "file-key"),
        (DECK + WIND + 'count = "many"\n', "file-type"),
        (DECK + WIND + "count = 0\n", "file-figure"),
        (DECK + WIND + 'source = "dream"\n', "file-choice"),
        (DECK + CARD.replace('"T"', '""'), "deck-title"),
        (DECK + CARD.replace('"x"', '""'), "deck-text"),
        (DECK + CARD + 'kind = "evil"\n', "file-choice"),
        (DECK + CARD + 'ops = [{ op = "noFire", target = "them" }]\n', "file-choice"),
        (DECK + CARD + 'ops = [{ op = "drift", target = "ownChoose" }]\n', "file-choice"),
        (DECK + CARD + 'ops = [{ op = "relocate" }]\n', "deck-needs"),
        (DECK + CARD + 'ops = [{ op = "fireBonus", target = "ownChoose", value = 9 }]\n', "deck-value"),
        (DECK + CARD + 'ops = [{ op = "windRotate", value = 0 }]\n', "deck-value"),
        (DECK + CARD + 'ops = [{ op = "drift", target = "ownAll", onDie = 7 }]\n', "file-figure"),
        (DECK + CARD + 'ops = [{ op = "rangeSet", target = "all", value = 2 }]\n', "deck-value"),
        (DECK + CARD + 'ops = [{ op = "sink" }]\n', "file-choice"),
        (DECK + CARD + 'ops = [{ op = "windRedraw", target = "all" }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "noAct", value = 1 }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "rangeDelta", filter = { damaged = true } }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "noFire", target = "all", filter = { damaged = true } }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "loseMast", place = { minEnemyDistance = 1 } }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "loseMast", onDie = 1 }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "loseMast", optional = true }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "boardBonus", idleExempt = true }]\n', "deck-unused"),
        (DECK + CARD + 'ops = [{ op = "loseMast", filter = { minMast = 1 } }]\n', "file-key"),
        (DECK + CARD + 'ops = [{ op = "rangeDelta" }, { op = "rangeDelta" }]\n', "deck-op-twice"),
        (DECK + CARD + "ops = 3\n", "file-type"),
        ("#" * 70_000, "file-long"),
    ],
)
def test_a_bad_deck_file_gets_one_clear_line_a_mistake(content: str, expected: str) -> None:
    assert mistake("deck", content) == expected
    with pytest.raises(BadInput):
        game.setup(2, {}, {"deck": content})


def test_a_deck_may_be_json_and_may_have_winds_only() -> None:
    numbers = {"N": 0, "NE": 1, "E": 2, "SE": 3, "S": 3, "SW": 3, "W": 2, "NW": 1}
    content = json.dumps({"game": "sail", "wind": [{"id": "A", "from": "N", "force": "light", "range": numbers}]})
    assert game.check_file("deck", content) == []
    state = new(2, files={"deck": content})
    assert view(state).wind is not None
    assert view(state).situation is not None
    assert [line.key for line in cards.warnings(cards.deck_of(content))] == ["warning-deck-number"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (('rules = "battle"', 'rules = "chess"'), "file-choice"),
        (('game = "sail"', 'game = "toy"'), "file-game"),
        (('name = { en = "The bay", ru = "Залив" }', "name = {}"), "scenario-name"),
        (("seats = [2]", "seats = [2, 2]"), "scenario-seats"),
        (("seats = [2]", "seats = [3]"), "scenario-forts"),
        (('"##."', '"#x."'), "scenario-layout"),
        (('layout = ["##.", ".##"]', 'layout = ["#.#"]'), "scenario-apart"),
        (('layout = ["##.", ".##"]', 'layout = ["########"]'), "scenario-large"),
        (('"A1 SE"', '"A1 up"'), "scenario-fort"),
        (('"A1 SE"', '"?? SE"'), "scenario-cell"),
        (('"A1 SE"', '"A1 S"'), "scenario-no-shape"),
        (('"A1 SE"', '"A16 SE"'), "scenario-off-board"),
        (('"X16 NW"', '"C1 SE"'), "scenario-taken"),
        (('"CGG"', '"GGG"'), "scenario-shape"),
        (("[3, 2, 1]", "[4, 2, 1]"), "scenario-class"),
        (("[[3, 2, 1], [2, 3, 0], [2, 1, 2], [1, 0, 3]]", "[]"), "scenario-no-ship"),
        (("[[board]]", "[board]"), "file-type"),
        (("[[board]]", "[[board"), "file-syntax"),
        (('rules = "battle"', 'rules = "battle"\nmodule = 20'), "file-figure"),
        (('rules = "battle"', 'rules = "battle"\nsource = "x"'), "file-choice"),
        (('rules = "battle"', 'rules = "battle"\nmodul = 8'), "file-key"),
        (("[[board]]", "[sets]\n1 = [1]\n[[board]]"), "scenario-unused"),
        (("[[board]]", "[[start]]\nseat = 1\nclass = 1\nat = 'H8'\n[[board]]"), "scenario-unused"),
    ],
)
def test_a_bad_scenario_file_gets_one_clear_line(change: tuple[str, str], expected: str) -> None:
    content = POLYOMINO.replace(*change)
    assert content != POLYOMINO
    assert mistake("scenario", content) == expected
    assert all(int(line.args["line"]) >= 1 for line in game.check_file("scenario", content) if expected != "file-game")
    with pytest.raises(BadInput):
        game.setup(2, {}, {"scenario": content})


@pytest.mark.parametrize(
    ("change", "english", "russian"),
    [
        (("[3, 2, 1]", "[3, 2]"), "shape.corner.ships[1] has 2 of 3 entries.", "значений 2, а нужно 3."),
        (
            ("[3, 2, 1]", '["big", 2, 1]'),
            "shape.corner.ships[1][1] should be a whole number.",
            "ожидается целое число.",
        ),
        (('"A1 SE"', '"NX"'), "fort “NX” should be a corner (NW, NE, SE, SW), or", "крепость «NX» — должно быть: угол"),
        (('"A1 SE"', '"A16 SE"'), "A16 is not on the board", "клетки A16 на поле нет"),
    ],
)
def test_a_mistake_inside_a_shape_or_on_the_board_has_its_own_line(
    change: tuple[str, str], english: str, russian: str
) -> None:
    content = POLYOMINO.replace(*change)
    (line,) = game.check_file("scenario", content)
    begin = content[: content.index("[[board]]")] if "A16" in change[1] else content[: content.index(change[1])]
    number = begin.count("\n") + 1
    assert f"Line {number}: {english}" in i18n.line("en", game, line)
    told = i18n.line("ru", game, line)
    assert told.startswith(f"Строка {number}: ")
    assert russian in told


@pytest.mark.parametrize(
    ("rules", "change", "expected"),
    [
        ("hunt", ('forts = ["NW"]', "forts = []"), "scenario-one-fort"),
        ("hunt", ('heading = "NE"', 'heading = "up"'), "file-choice"),
        ("hunt", ("seat = 2", "seat = 0"), "file-figure"),
        ("hunt", ('at = "SW"\n', ""), "scenario-start-cell"),
        ("hunt", ("seat = 1", "seat = 2"), "scenario-first-start"),
        ("hunt", ("situations = false", "situations = true"), "scenario-unused"),
        ("pirates", ('at = "SE"\n', 'at = "SE"\nat_silent = "A9"\n'), "scenario-unused"),
        ("pirates", ("ships = []", "ships = [[1, 2, 3]]"), "scenario-unused"),
        ("assault", ("forts = []", 'forts = ["NW"]'), "scenario-no-fort"),
        ("assault", ('layout = ["##", "##"]', 'layout = ["#"]'), "scenario-island"),
        ("assault", ("2 = [2, 1]", "2 = [2]"), "scenario-sets"),
        ("assault", ('layout = ["##", "##"]', 'layout = ["##", "#."]'), "scenario-rectangle"),
    ],
)
def test_mistakes_of_scenarios_with_other_rules(rules: str, change: tuple[str, str], expected: str) -> None:
    assert mistake("scenario", scenario.standard(rules).replace(*change)) == expected


@pytest.mark.parametrize(("content", "expected"), [("x" * 70_000, "file-long"), ("", "file-game")])
def test_what_is_no_scenario_at_all(content: str, expected: str) -> None:
    assert mistake("scenario", content) == expected


def test_a_scenario_of_the_owners_is_played_from_its_file() -> None:
    state = new(2, files={"scenario": POLYOMINO})
    loaded = game.load(state.position(), state.chance.clone(), {"scenario": POLYOMINO})
    assert loaded.checksum() == state.checksum()
    assert legal(loaded) == legal(state)  # type: ignore[arg-type]
    assert play(state).audit() == ""
