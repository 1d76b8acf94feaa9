"""The round: phases, marker, golden rule, length, steps taken together (rules F2.1 to F2.4, rulings Q17, Q18, Q29)."""

import pytest

from fleet.moves import legal, pending, play, refusal, told
from fleet.sheets import coins, fresh, marked, position, sheet, task, view
from play import voyage
from quarterdeck.engine.chance import Chance
from quarterdeck.games.fleet.facts import game


def steps_of(seats: int) -> dict[int, list[str]]:
    """The steps that each round of a random game goes through, as its events tell them."""
    found: dict[int, list[str]] = {}
    state = fresh(seats)
    player = Chance(4)
    while not state.is_over():
        state.apply(state.random_action(player))
    number = 0
    for line in told(state, "round", "shared", "income", "caught"):
        if line.key == "round":
            number = int(line.args["round"])
        elif line.seat < 1 and line.args.get("private") != "yes":
            found.setdefault(number, []).append(line.key)
    return found


@pytest.mark.rule("fleet:F2.1", "fleet:F2.4")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (4, 10), (1, 8)])
def test_a_round_is_boat_income_fishing_when_even_and_town(seats: int, rounds: int) -> None:
    found = steps_of(seats)
    assert len(found) == rounds
    for number, steps in found.items():
        fishing = ["caught"] if number % 2 == 0 else []
        assert steps == ["shared", "income", *fishing, "shared"], number


@pytest.mark.rule("fleet:F2.2")
def test_the_marker_passes_to_the_left_after_each_round() -> None:
    *_, state = voyage(game, game.setup(3, {"first_player": "2"}), 1)
    firsts = [line.args["player"] for line in told(state, "round")]
    order = ["@seat-player3", "@seat-player1", "@seat-player2"]
    assert firsts == (order * 4)[:9], "the first round began before the events were taken off"


@pytest.mark.rule("fleet:F2.3")
def test_a_mark_goes_into_the_topmost_open_box() -> None:
    state = position(sheet({"cod": 3}), sheet(), pool="cod shrimp lobster")
    after = play(state, "take cod", "mark cod")
    assert marked(after, "cod") == 4
    assert told(after, "marked")[0].args["box"] == 4


@pytest.mark.rule("fleet:F2.3")
def test_a_section_without_an_open_box_cannot_be_marked() -> None:
    full = sheet({"cod": 9}, either={"cod": "LBB"})
    state = position(full, sheet(), pool="cod harbor wharf", step="town")
    assert refusal(play(state, "take wharf"), "mark kayak") == "wrong-section"
    state = position(sheet({"kayak": 2}), sheet(), pool="harbor wharf wharf", step="town")
    assert refusal(play(state, "take harbor"), "mark kayak") == "section-full"


@pytest.mark.rule("fleet:Q18", "fleet:F2.4")
def test_the_last_round_fishes_before_its_town_phase_and_then_it_is_over() -> None:
    state = position(sheet({"cod": 3}), sheet(), round=10, shared="coins", dice="market market shrimp")
    after = play(state, "1: coin", "2: coin")
    assert view(after).step == "town"
    assert [line.key for line in told(after, "caught")] == ["caught", "caught"]
    over = play(after, "take market", "coin", "take market", "coin", "1: coin", "2: coin", "1: decline", "2: decline")
    assert view(over).step == "over"
    assert told(over, "caught") == []


@pytest.mark.rule("fleet:Q29", "fleet:F3.2")
def test_the_shared_die_may_be_used_in_any_order() -> None:
    state = position(sheet(), sheet(), sheet(), shared="harbor", step="town", first=1)
    assert pending(state) == [1, 2, 3]
    one = play(state, "3: mark kayak", "1: coin", "2: mark barge")
    other = play(state, "1: coin", "2: mark barge", "3: mark kayak")
    assert one.position() == other.position()


@pytest.mark.rule("fleet:Q29")
def test_the_next_step_begins_when_all_are_ready() -> None:
    state = position(sheet(), sheet(), shared="coins", step="boat")
    after = play(state, "2: coins")
    assert view(after).step == "boat-shared"
    assert coins(after, 2) == 3, "no income yet"
    assert view(play(after, "coins")).step == "income", "four coins are a star for both"


@pytest.mark.rule("fleet:Q29")
def test_income_stars_are_taken_by_all_at_once() -> None:
    state = position(sheet(coins=0), sheet(coins=0), shared="coins", dice="market market shrimp")
    after = play(state, "coins", "2: coins")
    assert pending(after) == [1, 2]
    assert [task(after, seat) for seat in (1, 2)] == ["star", "star"]


@pytest.mark.rule("fleet:Q17", "fleet:Q29")
def test_a_crab_choice_waits_until_every_earlier_seat_has_finished_the_step() -> None:
    near = sheet({"crab": 2})
    state = position(near, near, near, shared="harbor", step="town", first=1)
    after = play(state, "3: mark crab")
    assert pending(after) == [1, 2], "turn order is 2, 3, 1"
    assert task(after, 3) == "bonus"
    assert legal(after, 3) == set()
    after = play(after, "1: mark crab")
    assert pending(after) == [2]
    after = play(after, "2: mark crab")
    assert pending(after) == [2], "the first player chooses first"
    after = play(after, "bonus fish")
    assert pending(after) == [3]
    assert "bonus fish" not in legal(after, 3)
    assert refusal(after, "bonus fish", 3) == "bonus-taken"
    after = play(after, "3: bonus boats")
    assert pending(after) == [1]
    assert legal(after, 1) == {"bonus licences", "bonus wharf", "bonus full"}


@pytest.mark.rule("fleet:Q17")
def test_the_chosen_die_lets_nobody_wait() -> None:
    state = position(sheet({"crab": 2}), sheet({"crab": 2}), step="town", pool="harbor wharf", turn=1)
    after = play(state, "take harbor", "mark crab")
    assert pending(after) == [2]
    assert task(after, 2) == "bonus"
