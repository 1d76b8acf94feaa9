"""What people type: their own language, letters of their own keyboard, slips of the finger, numbers."""

import re
from itertools import islice

import pytest
from desk import Desk, opened

from play import configurations, glimpses, legal
from quarterdeck.errors import BadNotation
from quarterdeck.games import find, ids
from quarterdeck.games.base import Game
from quarterdeck.games.spelling import latin
from quarterdeck.i18n import explain
from quarterdeck.table.entries import Play

OURS = [game for game in ids() if game != "toy"]
SCENARIOS = ("shifting-isles", "two-yards", "narrows")  # islands to lay, ships to choose, an edge to leave by
LATIN = re.compile(r"[A-Za-z]{2,}")
# cells, Admiral's x between gun and target, boards of Lords (sides a and b, the strip s)
ALLOWED = re.compile(r"\b([A-Z]{1,2}\d+|x|[12s][ab]\d+)\b")

pytestmark = pytest.mark.usefixtures("data_folder")


@pytest.mark.parametrize("name", OURS)
def test_every_action_is_typed_in_russian_as_it_is_shown_in_russian(name: str) -> None:
    game = find(name)
    seen: set[str] = set()
    setups = configurations(game)
    own = [setup for setup in setups if setup.options.get("scenario") in SCENARIOS]
    for setup in setups[:8] + own:
        for state in islice(glimpses(game, setup, 1), 120):
            actions = [] if state.is_over() else legal(state)
            for code in actions[:: max(1, len(actions) // 8)]:
                text = game.action(state, code).text
                shown = game.spelled(text, "ru")
                assert game.parse(state, shown) == code, (text, shown)
                assert not LATIN.search(ALLOWED.sub("", shown)), (text, shown)
                seen.add(shown)
    assert len(seen) > 40


@pytest.mark.parametrize(
    ("name", "typed", "canonical"),
    [
        ("lords", "3 А6", "3 A6"),
        ("lords", "3 в6", "3 B6"),
        ("lords", "3 Д6", "3 D6"),
        ("lords", "3 ф6", "3 F6"),
        ("sail", "С2", "C2"),
        ("admiral", "риф Н7", "reef H7"),
    ],
)
def test_cells_are_typed_with_cyrillic_letters_and_logged_with_latin_ones(
    name: str, typed: str, canonical: str
) -> None:
    desk = Desk(opened(name), ["", typed], "ru").go()
    assert canonical in [text for entry in desk.table.log if isinstance(entry, Play) for text in entry.actions]


def test_letters_are_read_by_their_look_first() -> None:
    typed = ("С3", "н12", "Ц3", "АВ7", "север", "5", "1Ф", "2б")
    assert [latin(text) for text in typed] == ["C3", "H12", "C3", "AB7", "север", "5", "1F", "2B"]


WRONG = {
    "lords": ["нанять кита A6", "выстрел кит", "мина кит", "планшеты кит"],
    "fleet": ["взять кита", "отметка кит", "бонус кит"],
    "sail": ["курс кит", "пушка кит", "огонь левый кит"],
    "admiral": ["заложить C3 кит", "выбрать кит", "остров кит C3", "кит Ю3", "риф кит", "доля кит", "1L абордаж кит"],
}


@pytest.mark.parametrize(("name", "wrong"), [(name, wrong) for name in OURS for wrong in WRONG[name]])
def test_what_was_expected_is_said_in_russian_words(name: str, wrong: str) -> None:
    game = find(name)
    table = opened(game)
    with pytest.raises(BadNotation) as slip:
        game.parse(table.state, wrong)
    said = explain("ru", game, slip.value)
    assert not LATIN.search(ALLOWED.sub("", said)), said


@pytest.mark.parametrize("name", OURS)
def test_what_is_no_notation_is_answered_in_russian(name: str) -> None:
    game = find(name)
    with pytest.raises(BadNotation) as slip:
        game.parse(opened(game).state, "йцукен щшз фыва")
    assert not LATIN.search(ALLOWED.sub("", explain("ru", game, slip.value)))


def test_a_lone_digit_lays_no_ship_but_shows_where_that_ship_may_lie() -> None:
    desk = Desk(opened("lords"), ["", "3"]).go()
    assert not desk.table.version
    assert "3 A6" in desk.last
    assert "5 A6" not in desk.last


@pytest.mark.parametrize(
    ("name", "lang", "typed", "meant"),
    [
        ("toy", "en", "hevy", "heavy"),
        ("toy", "en", "hlep", "help"),
        ("toy", "ru", "подскзка", "подсказка"),
        ("fleet", "ru", "взять мнеты", "взять монеты"),
        ("lords", "en", "hire flgship A6", ""),
    ],
)
def test_a_slip_of_the_finger_gets_the_nearest_word(name: str, lang: str, typed: str, meant: str) -> None:
    desk = Desk(opened(name), [*([""] if name in ("lords", "fleet") else []), typed], lang).go()
    said = " ".join(desk.last.split())
    assert ("Perhaps: " in said or "Может быть: " in said) == bool(meant)
    assert meant in said
    assert not any(isinstance(entry, Play) and entry.seat == 0 for entry in desk.table.log)


def test_an_empty_line_shows_the_table_again() -> None:
    desk = Desk(opened("toy"), ["rules planks", ""]).go()
    assert "Load your guns" in desk.last


@pytest.mark.parametrize(
    ("name", "lang", "word", "told"),
    [
        ("lords", "ru", "5", "починка"),
        ("lords", "en", "5", "repair"),
        ("lords", "ru", "тральщик", "три мины"),
        ("lords", "ru", "¤", "мина"),
        ("fleet", "ru", "бонус", "1 очко за"),
        ("fleet", "en", "pub", "10"),
        ("fleet", "ru", "лицензии", "2 монеты"),
        ("admiral", "ru", "галеон", "прочность 3"),
        ("admiral", "en", "frig", "hull 4"),
        ("sail", "ru", "фрегат", "2 выстрела"),
        ("sail", "en", "gun", "double salvo"),
    ],
)
def test_what_a_piece_does_is_one_word_away(name: str, lang: str, word: str, told: str) -> None:
    order = "что" if lang == "ru" else "what"
    desk = Desk(opened(name), ["", f"{order} {word}"], lang, (100, 60)).go()
    assert told in " ".join(desk.last.split()).lower()


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_piece_is_told_in_both_languages(name: str, lang: str) -> None:
    game: Game = find(name)
    desk = Desk(opened(game), ["", "what"], lang, (200, 80)).go()
    assert len(game.pieces(desk.table.state)) >= 6
    assert not re.search(r"\b(piece|rule|effect|section|unit|hull|mercenary|bonus|task)-\w", desk.last)
