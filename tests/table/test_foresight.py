"""What is foretold of a move before it is made."""

from tables import new

from quarterdeck.games import find
from quarterdeck.table import Table
from quarterdeck.table.foresight import foresee


def lords() -> Table:
    table = Table.open(find("lords"), find("lords").setup(2, {"boards": "standard"}), seed=3)
    table.fill_nonces()
    return table


def test_what_is_foretold_is_what_happens() -> None:
    """Points to the last one, and the events of the entry up to the ship drawn at its end."""
    table = lords()
    for _ in range(6):
        seat = table.pending[0]
        told = 0
        for action in table.legal_actions(seat):
            sure = table.foreseen(seat, [action.text])
            if sure is None:
                continue
            told += 1
            tried = table.copy()
            tried.play(action, seat)
            events = [line for version, line in tried.story(seat, table.version, tried.version) if version]
            assert list(sure.events) == events[: len(sure.events)], action.text
            had, has = (
                [sum(item.points for item in items) for items in one.game.standing(one.state)] for one in (table, tried)
            )
            assert list(sure.gains) == [after - before for before, after in zip(had, has, strict=True)], action.text
        assert told
        table.play(table.legal_actions(seat)[0], seat)


def test_nothing_is_foretold_to_who_is_not_asked_nor_of_what_cannot_be_done() -> None:
    table = lords()
    seat = table.pending[0]
    assert table.foreseen(1 - seat, [table.legal_actions(seat)[0].text]) is None
    assert table.foreseen(seat, ["99 Z9"]) is None


def test_a_throw_ends_what_is_sure() -> None:
    toy = new()
    seat = toy.pending[0]
    for action in toy.legal_actions(seat):
        sure = foresee(toy.game, toy.state, seat, [action.text], 1)
        again = foresee(toy.game, toy.state, seat, [action.text], 2)
        assert sure == again, "it does not depend on the sample"
