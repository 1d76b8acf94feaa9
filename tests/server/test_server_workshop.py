"""The workshop's routes: drafts are checked in a reader, bots play in workers, the library keeps every version."""

from time import monotonic

import httpx
import pytest
from server_clients import Person

from quarterdeck.games import find

WORKSHOP = find("admiral").workshop
assert WORKSHOP is not None
TEXT = WORKSHOP.check("scenario", WORKSHOP.read("scenario", find("admiral").data("new-scenario.toml"))).text


def post(person: Person, path: str, **body: object) -> httpx.Response:
    return person.http.post(f"/api/{path}", json=body)


def check(person: Person, **body: object) -> dict[str, object]:
    answer = post(person, "workshop/admiral/scenario/check", **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_draft_is_written_as_the_file_the_terminal_takes(anna: Person) -> None:
    begun = anna.http.get("/api/workshop/admiral/scenario").json()
    assert len(begun["examples"]) == 11
    read = check(anna, text=begun["begin"])
    assert read["fine"]
    assert read["text"] == TEXT
    again = check(anna, draft=read["draft"])
    assert again["text"] == read["text"]
    assert again["more"]["goals"][0]["en"]


def test_problems_of_an_incomplete_draft_have_their_places(anna: Person) -> None:
    draft = check(anna, text=TEXT)["draft"]
    draft["layout"][0]["reefs"] = ["A2"]
    found = check(anna, draft=draft)
    assert not found["fine"]
    assert any(one["cells"] == ["A2"] and one["where"] == "layout[1].reefs" for one in found["problems"])
    assert check(anna, draft={})["problems"]
    assert not check(anna, draft={"game": "admiral", "layout": "x", "format": 2})["fine"]


@pytest.mark.parametrize(
    "body", [{"draft": {"a": [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}}, {"text": "game = ["}, {"more": 1}]
)
def test_what_is_no_draft_is_refused(anna: Person, body: dict[str, object]) -> None:
    assert post(anna, "workshop/admiral/scenario/check", **body).status_code == 400


def test_there_are_editors_only_where_a_game_has_one(anna: Person) -> None:
    assert anna.http.get("/api/workshop/lords/scenario").status_code == 404
    assert anna.http.get("/api/workshop/sail/deck").status_code == 200
    assert post(anna, "workshop/lords/edition/check", text="a = 1").status_code in (400, 404)


def test_overlays_come_for_files_without_mistakes_only(anna: Person) -> None:
    path = "workshop/admiral/scenario/overlay"
    ask = {"what": "reach", "kind": "brig", "start": ["B2"], "wind": "average", "force": ""}
    rounds = post(anna, path, text=TEXT, ask=ask).json()["rounds"]
    assert rounds["B2"] == 0
    assert max(rounds.values()) > 2
    cells = post(anna, path, text=TEXT, ask={"what": "cover", "fort": "A1"}).json()["cells"]
    assert {"A2", "B2", "B1"} <= set(cells)
    assert post(anna, path, text=TEXT, ask={"what": "else"}).status_code == 400
    assert post(anna, path, text=TEXT.replace("K4", "A1"), ask=ask).status_code == 400


def balanced(person: Person, games: int = 40) -> dict[str, object]:
    """A check that has been played to its end."""
    begun = post(person, "workshop/admiral/scenario/balance", text=TEXT, seats=2, games=games)
    assert begun.status_code == 201, begun.text
    until = monotonic() + 120
    while True:
        now = person.http.get(f"/api/balance/{begun.json()['id']}").json()
        if now["state"] != "playing":
            return now
        assert monotonic() < until


def test_bots_play_a_scenario_and_the_figures_are_the_same_again(anna: Person, boris: Person) -> None:
    first = balanced(anna)
    assert first["state"] == "done"
    assert first["balance"]["games"] == 40
    assert sum(seat["won"] for seat in first["balance"]["seats"]) == pytest.approx(40)
    assert sum(end["games"] for end in first["balance"]["ends"]) == 40
    assert anna.http.get(f"/api/balance/{first['id']}").status_code == 200
    assert boris.http.get(f"/api/balance/{first['id']}").status_code == 404
    assert balanced(boris)["balance"] == first["balance"]


def test_a_check_is_stopped_and_keeps_its_figures(anna: Person) -> None:
    begun = post(anna, "workshop/admiral/scenario/balance", text=TEXT, seats=2, games=2000, rank="captain").json()
    stopped = anna.http.delete(f"/api/balance/{begun['id']}").json()
    assert stopped["state"] == "stopped"
    assert stopped["balance"]["games"] < 2000
    assert post(anna, "workshop/admiral/scenario/balance", text=TEXT, seats=2, games=2001).status_code == 400
    assert post(anna, "workshop/admiral/scenario/balance", text=TEXT, seats=5, games=20).status_code == 400


def test_versions_stay_and_only_the_author_adds_some(anna: Person, boris: Person) -> None:
    tested = balanced(anna)
    path = "library/admiral/scenario"
    first = post(anna, path, text=TEXT, licence="CC0-1.0", balance=tested["id"])
    assert first.status_code == 201, first.text
    id = first.json()["id"]
    assert first.json()["facts"]["tested"]["games"] == 40
    assert first.json()["author"] == "Анна"
    assert first.json()["facts"]["languages"] == ["en", "ru"]
    assert first.json()["facts"]["seats"] == [2]
    changed = TEXT.replace("My Scenario", "Mine")
    assert post(boris, path, text=changed, licence="CC0-1.0", id=id).status_code == 403
    assert post(anna, path, text=changed, licence="CC0-1.0", id=id).json()["version"] == 2
    assert post(anna, path, text=changed, licence="mine").status_code == 400
    assert post(anna, path, text=TEXT.replace("K4", "A1"), licence="CC0-1.0").status_code == 400
    seen = boris.http.get("/api/library", params={"game": "admiral"}).json()["entries"]
    assert [(one["version"], one["versions"], one["mine"]) for one in seen if one["id"] == id] == [(2, [1, 2], False)]
    assert boris.http.get(f"/api/library/{id}", params={"version": 1}).json()["text"] == TEXT
    seats = [{"kind": "here"}, {"kind": "bot", "level": "cabin-boy"}]
    table = post(boris, f"library/{id}/play?version=1", game="admiral", seats=seats)
    assert table.status_code == 201
    assert table.json()["files"] == ["scenario"]
    assert boris.http.delete(f"/api/library/{id}").status_code == 404
    assert anna.http.delete(f"/api/library/{id}").status_code == 204
    assert id not in [one["id"] for one in boris.http.get("/api/library").json()["entries"]]
    assert boris.http.get(f"/api/library/{id}").status_code == 200
