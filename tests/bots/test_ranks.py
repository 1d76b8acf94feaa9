"""The ranks by name: those of today, and what stored games still call them."""

from quarterdeck.bots import levels
from quarterdeck.games import find_all, folders
from quarterdeck.games.base import Game
from quarterdeck.table import Seat, Table
from quarterdeck.table.replay import from_table, open_table
from quarterdeck.table.replay_parse import parse
from quarterdeck.table.replay_text import write

OLD = "admiral"


def test_no_rank_and_game_share_an_id() -> None:
    assert not set(levels.ALL) & folders()


def test_the_old_name_of_the_highest_rank_is_read_for_ever() -> None:
    for game in find_all():
        assert levels.find(game, OLD) == levels.find(game, levels.HIGHEST)
        assert levels.is_level(game, OLD)
    assert levels.current(OLD) == levels.HIGHEST
    assert levels.current(f"{OLD}:careful") == f"{levels.HIGHEST}:careful"
    assert levels.current("captain") == "captain"
    assert levels.current("Admiral Nelson") == "Admiral Nelson"


def test_a_games_own_file_may_still_use_the_old_name(monkeypatch: object) -> None:
    (game,) = find_all()[:1]

    class Older(type(game)):  # type: ignore[misc]
        def data(self, name: str) -> str:
            text = super().data(name)
            return text.replace(f"[levels.{levels.HIGHEST}]", f"[levels.{OLD}]") if name == levels.FILE else text

        @property
        def package(self) -> str:
            return game.package

    older: Game = Older()
    assert OLD in older.data(levels.FILE)
    assert levels.levels(older) == levels.levels(game)


def test_a_replay_with_the_old_name_reads_as_it_was_written() -> None:
    game = find_all()[0]
    table = Table.open(game, game.setup(2, {}), (Seat("here", "Anna"), Seat("bot", OLD)), seed=1)
    table.resign(0)
    text = write(from_table(table))
    assert f"bot {OLD}" in text
    assert write(from_table(open_table(parse(text)))) == text
