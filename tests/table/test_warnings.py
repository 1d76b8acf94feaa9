"""Warnings reach everybody who takes actions from people: with the offered actions, and for several at once."""

from lords.sea import position
from quarterdeck.games.lords.facts import game
from quarterdeck.server import messages as m
from quarterdeck.server import questions
from quarterdeck.server.telling import state_of
from quarterdeck.table import Table

WALLED = ". " * 21 + ". . . . . . . D9 . . . . . . . D2 D3 D4 D5 D6 D7"
LOSES = ["warning-lock-out"]


def cornered() -> Table:
    """Light has one cell left, and coins for a mercenary."""
    state = position(WALLED, hands=("8", ""), coins=(3, 0), market="minesweeper")
    return Table.open(game, game.setup(2, {}), position=state.position(), seed=1)


def test_a_client_is_sent_the_warning_with_the_action_it_is_about() -> None:
    offered = {action.text: action.warning for action in state_of(cornered(), 0).actions}
    assert offered["8 A6"] is None
    warning = offered["hire minesweeper A6"]
    assert warning is not None
    assert [warning.key] == LOSES


def test_several_actions_are_warned_of_together_before_they_are_played() -> None:
    table = cornered()
    assert [line.key for line in table.warnings(0, "hire minesweeper A6; 8 B6")] == LOSES
    assert table.warnings(0, "8 A6") == ()
    assert table.warnings(0, "no such thing") == ()
    told = questions.foretell(table, 0, m.Foretell(id=1, seat=0, actions=("hire minesweeper A6",)))
    assert [line.key for line in told.warnings] == LOSES
    assert table.version == 0, "nothing was done"
