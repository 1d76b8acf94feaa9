"""Analysis on the server: only of games that are over, for those who may see them; made once, and kept."""

import time

from server_clients import Json, Person

PATIENCE = 60  # seconds; a game of the toy takes one


def finished(person: Person) -> str:
    """The id of a table whose game is over."""
    table = person.table("toy", "here", "random", watchable=False)
    socket = person.sit_at(table["id"])
    at = 0
    while (state := socket.until(at))["result"] is None:
        mine = state["actions"]
        at = socket.play(mine[0]["text"])["version"] if mine else state["version"] + 1
    return str(table["id"])


def wait_for(person: Person, path: str) -> Json:
    until = time.monotonic() + PATIENCE
    while (found := person.get(path))["state"] == "working":
        assert 0 <= found["share"] <= 1
        assert time.monotonic() < until
        time.sleep(0.05)
    return found


def test_a_finished_game_is_analysed_once_for_all_who_may_see_it(anna: Person, boris: Person) -> None:
    path = f"/api/replays/{finished(anna)}/analysis"
    assert anna.get(path) == {"state": "none", "share": 0.0, "analysis": None}
    assert boris.post(path, {}, 403)["code"] == "replay-private"
    assert boris.get(path, 403)["code"] == "replay-private"
    assert anna.post(path, {}, 200)["state"] in ("working", "done")
    found = wait_for(anna, path)
    assert found["state"] == "done"
    analysis = found["analysis"]
    assert analysis["over"]
    assert len(analysis["looks"]) > 1
    for one in analysis["seats"]:
        parts = sum(one[part] for part in ("offered", "choice", "others", "luck", "ending"))
        assert abs(parts - (one["last"] - one["first"])) < 1e-9
    assert anna.post(path, {}, 200) == found  # kept: nothing is done again


def test_a_game_that_goes_on_is_not_analysed(anna: Person) -> None:
    table = anna.table("toy", "here", "random")
    anna.sit_at(table["id"]).until(0)
    assert anna.post(f"/api/replays/{table['id']}/analysis", {}, 409)["code"] == "not-over"
    assert anna.get("/api/replays/nothing/analysis", 404)["code"] == "replay"


def test_who_asks_for_many_has_to_wait(strict: Person) -> None:
    path = f"/api/replays/{finished(strict)}/analysis"
    assert strict.post(path, {}, 200)["state"] in ("working", "done")
    wait_for(strict, path)
    assert strict.post(path, {}, 200)["state"] == "done"  # what is there costs nothing


def test_a_finished_game_is_played_again_from_a_moment_of_it(anna: Person, boris: Person) -> None:
    table = finished(anna)
    again = anna.post(f"/api/replays/{table}/again", {"version": 1, "seat": 0}, 201)
    assert again["id"] != table
    assert [seat["kind"] for seat in again["seats"]] == ["here", "bot"]
    socket = anna.sit_at(again["id"])
    assert socket.until(0)["result"] is None
    assert anna.post(f"/api/replays/{table}/again", {"version": 9_999, "seat": 0}, 404)["code"] == "version"
    assert anna.post(f"/api/replays/{table}/again", {"version": 1, "seat": 63}, 400)["code"] == "seat"
    assert boris.post(f"/api/replays/{table}/again", {"version": 1, "seat": 0}, 403)["code"] == "replay-private"
