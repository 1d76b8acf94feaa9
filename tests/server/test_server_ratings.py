"""Ratings, results and profiles over a real server: what a finished table changes, once, and who may see it."""

import random
import time
from pathlib import Path

import pytest
from server_clients import Json, Person, ServerProcess, Socket, play_to_the_end

from quarterdeck.bots import ladder, levels
from quarterdeck.games import find, find_all
from quarterdeck.server import ratings
from quarterdeck.server.ratings import Rating, Seated, after, after_leaving

ROOT = Path(__file__).parents[2]


def finish(one: Person, other: Person, seed: int = 1, **more: object) -> Json:
    """A game of the toy to its end; the table afterwards, with its results written down."""
    table = one.table("toy", "here", "link", **more)
    agree(other, table)
    sockets = [one.sit_at(table["id"]), other.sit_at(table["id"])]
    play_to_the_end(sockets, random.Random(seed))
    return settled(sockets[0], one)


def agree(person: Person, table: Json) -> None:
    """Takes the second seat, rated as the table is."""
    token = table["links"][0]["url"].partition("#")[2]
    person.post("/api/claim", {"token": token, "rated": table["rated"]})


def settled(socket: Socket, person: Person) -> Json:
    """The table once its results are written: everybody there is told."""
    while not any(game["table"] == socket.table for game in person.get("/api/players/me/games")["games"]):
        socket.receive()
    found = person.get(f"/api/tables/{socket.table}")
    while found["rated"] and found["seats"][0]["rating"] is None:
        socket.receive()
        found = person.get(f"/api/tables/{socket.table}")
    return found


# The figures


def seat(number: int, points: float = 1500, deviation: float = 100, side: int | None = None) -> Seated:
    return Seated(number, number if side is None else side, f"guest {number}", Rating(points, deviation))


def test_the_winner_gains_what_the_loser_loses_where_both_are_as_sure() -> None:
    news = after([seat(0), seat(1)], {0: 0.0, 1: 1.0})
    assert news[0].points > 1500 > news[1].points
    assert news[0].points - 1500 == pytest.approx(1500 - news[1].points)
    assert news[0].deviation < 100


def test_400_points_are_ten_to_one_between_players_that_are_well_known() -> None:
    strong, weak = seat(0, 1900, 1), seat(1, 1500, 1)
    won = after([strong, weak], {0: 0.0, 1: 1.0})[0].points - 1900
    lost = 1900 - after([strong, weak], {0: 1.0, 1: 0.0})[0].points
    assert lost / won == pytest.approx(10, rel=0.01)


def test_a_team_wins_and_loses_together() -> None:
    news = after([seat(0, side=0), seat(1, side=1), seat(2, side=0), seat(3, side=1)], {0: 1.0, 1: 0.0})
    assert news[0].points == news[2].points < 1500 < news[1].points == news[3].points


def test_who_leaves_has_lost_to_everybody_and_nobody_else_has_lost() -> None:
    news = after_leaving([seat(0), seat(1), seat(2), seat(3)], 2)
    assert news[2].points < 1500
    assert all(news[other].points > 1500 for other in (0, 1, 3))
    assert news[0].points == news[1].points == news[3].points


def test_a_leavers_team_mates_keep_their_rating() -> None:
    assert set(after_leaving([seat(0, side=0), seat(1, side=1), seat(2, side=0), seat(3, side=1)], 2)) == {1, 2, 3}


@pytest.mark.parametrize("game", [game for game in find_all() if levels.ratings(game)], ids=lambda game: game.facts.id)
def test_the_points_of_ranks_are_those_of_the_ladder(game: object) -> None:
    page = (ROOT / "docs/ladder.md").read_text("utf-8")
    id = game.facts.id  # type: ignore[attr-defined]
    assert levels.ratings(find(id)) == ladder.rated(page, id), "renew [ratings] in data/bots.toml"


def test_a_measured_rank_has_a_rating_and_any_other_bot_none() -> None:
    lords = find("lords")
    assert ratings.bot_rating(lords, "lieutenant") == Rating(1500.0, ratings.BOT_DEVIATION)
    assert ratings.bot_rating(lords, "random") is None
    assert ratings.bot_rating(lords, "captain:careful") is None


# A table


def test_a_rated_table_changes_both_ratings_once(own_server: ServerProcess) -> None:
    anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
    table = finish(anna, boris, rated=True)
    shown = [one["rating"] for one in table["seats"]]
    assert {one["change"] > 0 for one in shown} == {True, False}
    assert sum(one["points"] for one in shown) == 3000
    winner = 0 if shown[0]["change"] > 0 else 1
    assert table["returns"][winner] == 1
    own_server.kill()
    # as if the server had died before it noted the end
    own_server.sql("INSERT INTO dues (kind, subject, deadline) VALUES ('settle', ?, 0)", table["id"])
    own_server.start()
    again = finish(*(person_at(own_server, person) for person in (anna, boris)), seed=2, rated=False)
    assert [one["rating"]["points"] for one in again["seats"]] == [one["points"] for one in shown]


def person_at(server: ServerProcess, person: Person) -> Person:
    """The same person at the address where the server is now."""
    moved = Person(server, "Moved")
    moved.http.cookies.clear()
    for name, value in person.http.cookies.items():
        moved.http.cookies.set(name, value)
    return moved


def test_an_unrated_table_changes_no_rating(anna: Person, boris: Person) -> None:
    table = finish(anna, boris)
    assert not table["rated"]
    assert [one["rating"] for one in table["seats"]] == [None, None]
    assert anna.get("/api/players/me")["ratings"] == []
    assert anna.get("/api/players/me")["games"] == 1


@pytest.mark.parametrize(
    ("seats", "more"), [(("here", "link"), {"dice": "typed"}), (("here", "here"), {}), (("here",), {"game": "fleet"})]
)
def test_what_cannot_be_fair_cannot_be_rated(seats: tuple[str, ...], more: dict[str, str], anna: Person) -> None:
    body = {"game": "toy", "seats": [{"kind": kind} for kind in seats], "rated": True, **more}
    assert anna.post("/api/tables", body, 400)["code"] == "rated"


def test_a_history_has_filters_and_pages(anna: Person, boris: Person) -> None:
    tables = [finish(anna, boris, seed, rated=seed == 3)["id"] for seed in range(3, 7)]
    carla = Person(anna.server, "Carla")
    finish(anna, carla, 9)
    games = anna.get("/api/players/me/games")
    assert games["total"] == 5
    assert [game["table"] for game in games["games"][1:]] == tables[::-1]
    assert games["games"][1]["opponents"][0]["name"] == "Boris"
    assert anna.get("/api/players/me/games?rated=true")["total"] == 1
    assert anna.get("/api/players/me/games?opponent=bots")["total"] == 0
    his = anna.get("/api/players/me")["opponents"]
    assert {one["name"]: one["games"] for one in his} == {"Boris": 4, "Carla": 1}
    player = next(one["player"] for one in his if one["name"] == "Carla")
    assert anna.get(f"/api/players/me/games?opponent={player}")["total"] == 1
    wins = anna.get("/api/players/me/games?outcome=win")["total"]
    losses = anna.get("/api/players/me/games?outcome=loss")["total"]
    assert wins + losses + anna.get("/api/players/me/games?outcome=draw")["total"] == 5
    older = anna.get(f"/api/players/me/games?before={games['games'][1]['ended']}")
    assert [game["table"] for game in older["games"]] == tables[-2::-1]
    rematch = anna.post(f"/api/tables/{his[0]['table']}/rematch", None, 201)
    assert {one["name"] for one in rematch["seats"]} == {"Анна", "Carla"}


def test_others_see_what_somebody_shows(anna: Person, boris: Person) -> None:
    open_one = finish(anna, boris, watchable=True, rated=True)
    private = finish(anna, boris, 2)
    player = anna.get("/api/me")["player"]
    seen = boris.get(f"/api/players/{player}")
    assert seen["ratings"][0]["game"] == "toy"
    assert (seen["mine"], seen["history"], seen["statistics"], seen["opponents"]) == (False, False, [], [])
    assert boris.get(f"/api/players/{player}/games", 403)["code"] == "history-hidden"
    show(anna, "games")
    assert [one["table"] for one in boris.get(f"/api/players/{player}/games")["games"]] == [open_one["id"]]
    assert boris.get(f"/api/players/{player}")["statistics"][0]["games"] == 2
    show(anna, "hidden")
    assert boris.get(f"/api/players/{player}", 404)["code"] == "player"
    assert boris.get(f"/api/tables/{private['id']}")["seats"][0]["rating"] is None
    assert boris.get(f"/api/tables/{open_one['id']}")["seats"][0]["rating"] is not None, "a rated table names ratings"
    assert anna.get("/api/players/me")["mine"]


def show(person: Person, visible: str) -> None:
    answer = person.http.patch("/api/me/account", json={"visible": visible}, headers={"origin": person.server.url})
    assert answer.json()["visible"] == visible


def test_a_leader_board_takes_enough_games(own_server: ServerProcess) -> None:
    anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
    finish(anna, boris, rated=True)
    board = anna.get("/api/leaders/toy")
    assert board["leaders"] == []
    assert board["games"] == ratings.LEADERS_GAMES
    own_server.sql("UPDATE ratings SET games = 15, deviation = 100")
    assert [one["mine"] for one in anna.get("/api/leaders/toy")["leaders"]].count(True) == 1
    assert len(anna.get("/api/leaders/toy")["leaders"]) == 2
    show(boris, "hidden")
    assert [one["name"] for one in anna.get("/api/leaders/toy")["leaders"]] == ["Anna"]
    assert [one["level"] for one in anna.get("/api/leaders/lords")["bots"]] == list(levels.RANKS)


def test_a_host_can_switch_them_off(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--without", "ratings", "--without", "profiles")
    try:
        anna, boris = Person(server), Person(server, "Boris")
        assert anna.get("/api/games")["without"] == ["ratings", "profiles"]
        assert anna.get("/api/leaders/toy", 404)["code"] == "switched-off"
        assert anna.get("/api/players/me", 404)["code"] == "switched-off"
        body = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "link"}], "rated": True}
        assert anna.post("/api/tables", body, 400)["code"] == "rated-off"
        table = anna.table("lords", "here", "sailor")
        assert [seat["rating"] for seat in table["seats"]] == [None, None]
        assert boris.get("/api/health")["status"] == "ok"
    finally:
        server.kill()


def test_a_bots_rank_stands_beside_its_name(anna: Person) -> None:
    table = anna.table("lords", "here", "captain")
    assert table["seats"][1]["rating"]["points"] == levels.ratings(find("lords"))["captain"]
    assert table["seats"][0]["rating"] is None


def test_games_from_before_the_histories_are_read_in(own_server: ServerProcess) -> None:
    anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
    finish(anna, boris)
    own_server.kill()
    own_server.sql("DELETE FROM results")
    own_server.sql("INSERT INTO dues (kind, subject, deadline) SELECT 'settle', id, updated FROM tables")
    own_server.start()
    late = time.monotonic() + 60
    anna = person_at(own_server, anna)
    while not anna.get("/api/players/me/games")["games"] and time.monotonic() < late:
        pass
    assert anna.get("/api/players/me/games")["total"] == 1


def test_who_leaves_a_rated_game_is_settled_when_the_bot_sits_down(own_server: ServerProcess) -> None:
    anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
    table = anna.table("toy", "here", "link", rated=True)
    agree(boris, table)
    sockets = [anna.sit_at(table["id"]), boris.sit_at(table["id"])]
    play_to_the_end(sockets, random.Random(1), 6)
    leaver = sockets[0]
    assert leaver.ask("hand-over", seat=0, at=leaver.version, level="sailor")["type"] == "ack"
    while boris.get("/api/players/me")["ratings"] == []:
        sockets[1].receive()
    assert boris.get("/api/players/me")["ratings"][0]["points"] > 1500
    lost = anna.get("/api/players/me")["ratings"][0]
    assert (lost["points"] < 1500, lost["games"]) == (True, 1)
    assert anna.get("/api/players/me/games")["total"] == 0, "the game goes on"
