"""Puzzles over the wire: listed with today's, taken as lessons are, refused where there are none."""

from server_clients import Json, Person

from quarterdeck.games import find
from quarterdeck.learn.puzzles import puzzles_of
from quarterdeck.table.entries import SEPARATOR


def play(text: str) -> Json:
    return {"ask": {"type": "play", "id": 7, "at": 0, "seat": 0, "actions": text.split(SEPARATOR)}}


def test_puzzles_are_listed_and_one_is_todays(anna: Person) -> None:
    told = anna.get("/api/puzzles")
    assert {"lords", "fleet", "admiral", "sail"} <= set(told["puzzles"])
    assert told["today"] in [one["id"] for one in told["puzzles"][told["game"]]]
    for one in told["puzzles"]["lords"]:
        assert set(one["title"]) == set(one["goal"]) == {"ru", "en"}
        assert "wins" not in one
        assert "position" not in one


def test_a_puzzle_is_tried_set_back_and_solved(anna: Person) -> None:
    puzzle = puzzles_of(find("lords"))[0]
    path = f"/api/puzzles/lords/{puzzle.id}"
    at = anna.post(path)
    assert at["hello"]["seats"] == [puzzle.seat]
    right = puzzle.wins[0].split(SEPARATOR)[0]
    wrong = next(one["text"] for one in at["state"]["actions"] if one["text"] != right)
    back = anna.post(path, play(wrong))
    assert back["place"]["reaction"] == "set-back"
    assert back["place"]["taken"] == []
    done = anna.post(path, play(puzzle.wins[0]))
    assert done["place"]["reaction"] == "done"
    assert done["state"]["result"] is not None


def test_what_is_no_puzzle_is_refused(anna: Person) -> None:
    assert anna.post("/api/puzzles/lords/nothing", {}, 400)["code"] == "puzzle"
    assert anna.post("/api/puzzles/nothing/1", {}, 404)["code"] == "game"


def test_a_link_to_a_puzzle_has_a_preview(anna: Person) -> None:
    page = anna.http.get(f"/puzzles/lords/{puzzles_of(find('lords'))[0].id}").text
    assert 'property="og:title" content="A puzzle: find the turn that wins"' in page
    assert "og:" not in anna.http.get("/puzzles/nothing/1").text
