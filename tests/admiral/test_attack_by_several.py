"""An attack by several is weighed as a whole before anything is done, and what was taken back is told in words."""

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.base import WATCHER
from quarterdeck.table import Table
from seas import sea_file

SEA = sea_file(
    [(1, "line", "D5"), (1, "frigate", "E4"), (2, "galleon", "E5")],
    [(1, "A1", ""), (2, "J10", "")],
    layout="width = 10\nheight = 10\nmines_each = 1",
    rules='strength = "fresh"',
)


def at_sea(mine: str = "I8") -> Table:
    """Blue is to move; a line ship and a frigate lie beside red's galleon, and red has laid one mine."""
    table = Table.open(game, game.setup(2, {}, {"scenario": SEA}), seed=3)
    table.fill_nonces()
    table.play("lay A3 auto", 0)
    table.play(f"lay {mine} auto", 1)
    assert table.to_move == 0
    return table


@pytest.mark.parametrize(
    ("first", "last"), [("1L board 1G +", "1F board 1G"), ("1L x 1G 2 +", "1F x 1G 1")], ids=["boarding", "salvo"]
)
def test_the_odds_of_several_are_those_that_the_last_one_has_when_the_others_are_named(first: str, last: str) -> None:
    table = at_sea()
    before = table.position()
    foretold, _ = table.ahead(0, [first, last])
    assert table.position() == before
    table.play(first, 0)
    action = next(one for one in table.legal_actions(0) if one.text == last)
    assert foretold is not None
    assert foretold == table.odds(0, action.code)


@pytest.mark.parametrize(
    "texts",
    [
        [],
        ["1F board 1G +", "1L board 1G"],  # in the wrong order
        ["1L x 1G 1", "1L x 1G 1"],  # a die falls in between
        ["1L board 1G +", "no such thing"],
        ["1L board 1G +", "end"],
    ],
)
def test_there_are_no_odds_where_it_cannot_be_done_or_something_comes_to_light_first(texts: list[str]) -> None:
    assert at_sea().ahead(0, texts) == (None, ())


def test_nobody_is_told_odds_of_anothers_decision() -> None:
    assert at_sea().ahead(1, ["1G x 1L 1"]) == (None, ())


def test_hidden_mines_cannot_be_found_by_asking_for_odds() -> None:
    """1F sails over each cell around red's fort and fires: the answer is the same wherever the mine lies."""
    asked = [["1F E2", "1F x 1G 1"], ["1F NE3", "1F x 1G 1"], ["1F E1", "1F x 1G 1"]]
    answers = [[at_sea(mine).ahead(0, texts) for texts in asked] for mine in ("G7", "H7", "I8")]
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_what_was_taken_back_has_no_events_but_is_told_in_words(seat: int) -> None:
    table = at_sea()
    table.play("1L x 1G 2 +", 0)
    table.undo(0)
    taken_back = table.version - 1
    assert [version for version, _ in table.story(seat) if version == taken_back] == []
    (told,) = table.doings_for(taken_back, seat)
    assert (told.kind, told.args["unit"], told.args["shots"]) == ("join", "1L", 2)


def test_a_mine_laid_in_secret_is_not_told_to_others() -> None:
    table = at_sea()
    assert table.doings_for(1, 1) == ()
    assert [told.kind for told in table.doings_for(1, 0)] == ["lay"]
