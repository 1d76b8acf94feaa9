"""Boards as pictures: what anybody may see, and nothing that asks the network."""

import xml.etree.ElementTree as tree

import pytest

import quarterdeck
from quarterdeck.games import find_all
from quarterdeck.games.base import Game
from quarterdeck.games.pictures import svg_of


@pytest.mark.parametrize("game", find_all(), ids=lambda game: game.facts.id)
def test_a_table_shows_its_board_in_a_notebook(game: Game) -> None:
    table = quarterdeck.game(game.facts.id).new(seed=3)
    drawn = table._repr_svg_()
    assert tree.fromstring(drawn).tag.endswith("svg")
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    assert svg_of(game, table.state, 0, "ru") != drawn
