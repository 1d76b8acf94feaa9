"""Lists of tables say how far a game is, in its own words."""

import pytest
from server_clients import Person

from quarterdeck import games
from quarterdeck.engine.chance import Chance
from quarterdeck.i18n import LANGUAGES, say


def test_a_list_says_how_far_a_table_is(anna: Person) -> None:
    table = anna.table("lords", "here", "here")["id"]
    (row,) = anna.get("/api/tables/mine")["tables"]
    assert row["progress"] is None, "it has not begun"
    socket = anna.sit_at(table)
    socket.ask("show", seat=0, pin="", since=0)
    (row,) = anna.get("/api/tables/mine")["tables"]
    assert row["progress"] == {"key": "progress", "args": {"turn": 1, "turns": 16}, "rules": []}
    assert socket.ask("resign", at=0, seat=0)["type"] == "ack"
    (row,) = anna.get("/api/tables/mine")["tables"]
    assert (row["phase"], row["progress"]) == ("over", None)


@pytest.mark.parametrize("id", ["lords", "fleet", "admiral", "sail"])
def test_how_far_a_game_is_is_said_in_both_languages_at_its_beginning(id: str) -> None:
    game = games.find(id)
    state = game.new(game.setup(2, {}), Chance(1))
    line = game.progress(state)
    assert line is not None
    words = {say(lang, game, line.key, line.args) for lang in LANGUAGES}
    assert len(words) == len(LANGUAGES)
    assert not any("progress" in text or "{" in text for text in words)
