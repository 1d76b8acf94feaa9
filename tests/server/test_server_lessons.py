"""Lessons over the wire: every step of a course by its routes, and places that are none."""

import pytest
from server_clients import Json, Person

from quarterdeck.games import find
from quarterdeck.learn.course import course_of

COURSES = ("lords", "fleet", "admiral", "sail")


def play(text: str) -> Json:
    return {"ask": {"type": "play", "id": 7, "at": 0, "seat": 0, "actions": [part.strip() for part in text.split(";")]}}


@pytest.mark.parametrize("game", COURSES)
def test_a_course_is_learnt_by_its_routes(anna: Person, game: str) -> None:
    course = anna.get(f"/api/courses/{game}")
    known = course_of(find(game))
    assert known is not None
    assert game in anna.get("/api/games")["courses"]
    for info, lesson in zip(course["lessons"], known.lessons, strict=True):
        path = f"/api/courses/{game}/{info['id']}"
        at = anna.post(path)
        assert at["hello"]["seats"] == [lesson.seat]
        while at["place"]["step"] < len(lesson.step):
            step = lesson.step[at["place"]["step"]]
            asked = {"read": True} if at["place"]["reads"] else play(step.accept[0])
            at = anna.post(path, {"taken": at["place"]["taken"], **asked})
            assert at["place"]["reaction"] == "done"
            assert at["hello"] is None
        assert at["place"]["step"] == len(info["steps"])


def test_a_slip_is_refused_with_the_rules_reason_and_nothing_is_taken(anna: Person) -> None:
    answer = anna.post("/api/courses/lords/lay", play("4 C3"))
    assert answer["place"]["reaction"] == "refused"
    assert answer["place"]["taken"] == []
    assert answer["answer"]["problem"]["code"] == "not-adjacent"
    assert answer["answer"]["problem"]["rules"] == ["17", "18", "22"]


def test_a_move_that_misses_the_point_is_set_back_with_the_lessons_words(anna: Person) -> None:
    answer = anna.post("/api/courses/lords/lay", play("4 B6"))
    assert answer["place"]["reaction"] == "set-back"
    assert set(answer["place"]["words"]) == {"ru", "en"}
    assert answer["answer"]["problem"]["code"] == "lesson-set-back"


def test_a_step_can_be_shown(anna: Person) -> None:
    answer = anna.post("/api/courses/lords/lay", {"show": True})
    assert (answer["place"]["reaction"], answer["place"]["taken"]) == ("done", ["4 C6"])
    assert answer["events"]["entries"]


def test_showing_what_is_only_read_reads_it_and_nothing_is_shown_after_the_end(anna: Person) -> None:
    path, taken = "/api/courses/lords/lay", ["4 C6", "6 C5"]
    read = anna.post(path, {"taken": taken, "show": True})
    assert (read["place"]["reaction"], read["place"]["step"]) == ("done", 3)
    assert anna.post(path, {"taken": [*taken, ""], "show": True}, 400)["code"] == "lesson-place"


def test_questions_change_nothing(anna: Person) -> None:
    click = {"type": "click", "id": 3, "seat": 0, "target": "cell:C3", "picked": ["hand:4"]}
    answer = anna.post("/api/courses/lords/lay", {"ask": click})
    assert answer["answer"]["problem"]["code"] == "not-adjacent"
    assert (answer["place"]["step"], answer["place"]["reaction"]) == (0, "")


@pytest.mark.parametrize(
    "taken",
    [["resign"], [""], ["4 C6"] * 65, ["4" * 401], ["4 C6", "4 C6"], ["\x00"], ["4 C6"] * 3],
    ids=["no action", "only read", "too many", "too long", "twice", "a zero byte", "three times"],
)
def test_a_place_that_is_none_is_one_clear_refusal(anna: Person, taken: list[str]) -> None:
    refused = anna.post("/api/courses/lords/lay", {"taken": taken}, 400)
    assert refused["code"] == "lesson-place"


def test_unknown_courses_and_lessons_are_not_found(anna: Person) -> None:
    assert anna.get("/api/courses/chess", 404)["code"] == "game"
    assert anna.get("/api/courses/toy", 404)["code"] == "no-course"
    assert anna.post("/api/courses/lords/castling", {}, 400)["code"] == "lesson"


@pytest.mark.parametrize("game", COURSES)
def test_a_course_ends_in_a_game_against_a_bot(anna: Person, game: str) -> None:
    last = anna.get(f"/api/courses/{game}")["lessons"][-1]
    assert last["live"]
    table = anna.post(f"/api/courses/{game}/{last['id']}/game", {}, 201)
    assert [seat["kind"] for seat in table["seats"]] == ["here", "bot"]
    socket = anna.sit_at(table["id"])
    known = course_of(find(game))
    assert known is not None
    position = known.lessons[-1].position
    state = socket.state
    assert state["view"] is not None
    if position:
        assert state["pending"] == [known.lessons[-1].seat]


def test_a_lesson_of_steps_is_no_game(anna: Person) -> None:
    assert anna.post("/api/courses/lords/lay/game", {}, 409)["code"] == "lesson-not-live"
