"""Names: what may be shown beside others, and what is made of those that were kept before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck import i18n
from quarterdeck.errors import BadInput
from quarterdeck.games import find
from quarterdeck.table import Seat, Table
from quarterdeck.table.names import LONGEST_NAME, check_name, is_name, put_right
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_parse import parse
from quarterdeck.table.replay_text import write

GOOD = ["", "Anna", "Анна", "李小龍", "Nguyễn Văn", "Anna Иванова", "Ανδρέας", "captain-7", "J. R.", "🙂", "x86", "שרה"]
BAD = {
    "a message": "@seat-light",
    "a message after a space": " @seat-light",
    "a wide at sign": "＠seat-light",
    "nothing to be seen": "\u200b\u200b",
    "a blank letter": "\u3164",
    "only marks": "\u0301\u0301",
    "a tower of marks": "a\u0301\u0302\u0303\u0304",
    "turned round": "a\u202eb",
    "a joiner inside": "An\u200dna",
    "a control character": "a\x00b",
    "two lines": "a\nb",
    "half a character": "\ud800",
    "two alphabets in a word": "Аnna",
    "a Greek letter": "Cαptain",
    "only signs of writing": "...",
    "too long": "n" * (LONGEST_NAME + 1),
    "far too long": " " * 100_000 + "n",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_of_people_everywhere_are_taken(name: str) -> None:
    assert check_name(name) == name
    assert is_name(name)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(BadInput, match="table-name"):
        check_name(name)


def test_a_name_is_trimmed_and_its_spaces_are_single() -> None:
    assert check_name("  Anna   Maria\u00a0") == "Anna Maria"


@given(st.text(max_size=80))
def test_what_is_read_is_put_right_once_and_for_all(name: str) -> None:
    kept = put_right(name)
    assert is_name(kept)
    assert len(kept) <= LONGEST_NAME
    assert not kept.startswith("@")


def test_a_replay_file_cannot_name_a_player_by_a_message_id() -> None:
    game = find("lords")
    table = Table.open(game, game.setup(2, {}, {}), (Seat("here", "Anna"), Seat("here", "Boris")), seed=1)
    text = write(from_table(table)).replace("Anna", "@seat-dark")
    assert [seat.name for seat in parse(text).record.seats] == ["seat-dark", "Boris"]


def test_what_a_user_gave_is_never_looked_up_among_the_texts() -> None:
    for lang in i18n.LANGUAGES:
        assert "@level-captain" in i18n.explain(
            lang, None, BadInput("lang", {"given": "@level-captain", "expected": ""})
        )
