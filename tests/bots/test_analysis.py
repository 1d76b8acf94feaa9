"""Analysis: parts of a change add up, nobody is judged by what he could not know, and work can stop anywhere."""

from itertools import pairwise
from pathlib import Path

import pytest

from quarterdeck.bots.analysis import Analysis, Verdict, moments_of, offered, sum_of
from quarterdeck.bots.analyst import Analyst
from quarterdeck.bots.outlook import judge_file, mean_of
from quarterdeck.bots.thinker import run
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games import find
from quarterdeck.games.base import Game
from quarterdeck.table.replay import open_table
from quarterdeck.table.replay_parse import parse
from quarterdeck.table.table import Table

REPLAYS = Path(__file__).parents[1] / "replays"
QUICK = "lieutenant"  # a search of milliseconds; the laws hold of every rank
GAMES = ("lords-lock-out", "fleet-solo", "sail-rounds", "admiral-forts", "lords-concession", "toy-sunk")


def analysed(name: str, entries: int | None = None) -> Analysis:
    """The analysis of a game that is kept for tests, or of its beginning."""
    replay = parse((REPLAYS / f"{name}.replay").read_text("utf-8"))
    return run(Analyst(open_table(replay, entries), QUICK, samples=8).slices())


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_every_change_add_up(name: str) -> None:
    found = analysed(name, 40)
    for seat, one in enumerate(found.seats):
        parts = one.offered + one.choice + one.others + one.luck + one.ending
        assert parts == pytest.approx(one.last - one.first, abs=1e-9)
        assert one.luck == pytest.approx(sum(chance.luck for chance in one.by.values()), abs=1e-9)
        for before, look in pairwise(found.looks):
            change = offered(before, look, seat) + look.choice[seat] + look.luck[seat] + look.ending[seat]
            assert change == pytest.approx(look.chances[seat] - before.chances[seat], abs=1e-9)
        assert one.slips <= one.decisions
        assert one.choice <= 1e-9


def test_what_decided_is_explained_by_the_position_in_both_languages() -> None:
    found = analysed("admiral-forts")
    slips = [moment for moment in found.moments if moment.slip]
    assert slips
    assert len(found.moments) <= 3
    for moment in slips:
        assert moment.slip is not None
        assert moment.slip.would > moment.slip.was
        assert set(moment.why) == set(moment.instead) == {"ru", "en"}
        assert all(words.endswith(".") and "hint-" not in words for words in moment.why.values())


def test_a_game_that_is_over_ends_at_what_it_brought_and_giving_up_is_no_bad_luck() -> None:
    found = analysed("lords-concession")
    assert found.over
    assert found.looks[-1].chances == (0.0, 1.0)
    assert any(abs(one.ending) > 0.0 for one in found.seats)
    assert found.looks[-1].luck == (0.0, 0.0)


def test_who_plays_alone_is_told_of_points() -> None:
    found = analysed("fleet-solo", 12)
    assert found.in_points
    assert found.looks[0].chances[0] > 10


def test_an_analysis_goes_on_where_it_stopped() -> None:
    replay = parse((REPLAYS / "sail-rounds.replay").read_text("utf-8"))
    heard: list[Verdict] = []
    whole = run(Analyst(open_table(replay), QUICK, samples=8).slices(heard=heard.append))
    assert tuple(heard) == whole.looks
    again: list[Verdict] = []
    rest = run(Analyst(open_table(replay), QUICK, samples=8).slices(heard[:9], again.append))
    assert rest == whole
    assert len(again) == len(heard) - 9


def test_a_seat_is_never_judged_by_what_it_could_not_know() -> None:
    """Law: two games that look alike to a seat, the same action: the same judgement of it, and the same better one."""
    judged = 0
    for name in ("lords", "sail"):
        game = find(name)
        for seed in range(3):
            state = a_decision(game, seed)
            seat, code = int(state.actor), worst(game, state)
            found = []
            for hidden in range(3):
                other = state.clone()
                other.determinize(seat, Chance(100 + hidden))
                other.act_as(seat)
                table = Table.open(game, game.setup(2, {}), position=other.position(), seed=1)
                table.play(game.action(other, code).text, seat)
                analyst = Analyst(table, QUICK, samples=8)
                analyst.state = table.history.start.clone()  # type: ignore[union-attr]
                found.append(run(analyst.slices()).looks[1].slips)
            assert found[0] == found[1] == found[2]
            judged += len(found[0])
    assert judged > 0


def a_decision(game: Game, seed: int) -> State:
    """Somewhere in a game of greedy players, where there is much to choose from."""
    state = game.new(game.setup(2, {}), Chance(seed + 1))
    state.events = None
    evaluator, luck = game.evaluator(), Chance(seed)
    for step in range(60):
        state.act_as(state.to_move())
        if step >= 30 and state.count_actions() >= 6:
            break
        state.apply(state.random_action(luck) if state.count_actions() > 1 else state.nth_action(0))
    assert evaluator is not None
    return state


def worst(game: Game, state: State) -> int:
    """What the evaluator likes least."""
    evaluator = game.evaluator()

    def value(code: int) -> float:
        after = state.clone()
        after.apply(code)
        return float(evaluator.value(after, state.actor))

    return min((int(state.nth_action(k)) for k in range(state.count_actions())), key=value)


# Sums


def look(version: int, seat: int, chances: tuple[float, ...], choice: float = 0.0, luck: float = 0.0) -> Verdict:
    none = (0.0, 0.0)
    thrown = {"chance-shot": 2, "chance-draw": 1} if luck else {}
    return Verdict(version, seat, chances, none, (choice, -choice), (luck, -luck), none, none, none, thrown)


def test_luck_is_told_by_kind_and_chances_that_were_there_apart_from_what_was_missed() -> None:
    looks = (look(0, -1, (0.5, 0.5)), look(1, 0, (0.5, 0.5), -0.1), look(2, 1, (0.8, 0.2), luck=0.3))
    one = sum_of(looks, 0)
    assert (one.offered, one.choice, one.luck) == pytest.approx((0.1, -0.1, 0.3))
    assert {kind: (chance.throws, round(chance.luck, 6)) for kind, chance in one.by.items()} == {
        "chance-shot": (2, 0.2),
        "chance-draw": (1, 0.1),
    }


def test_at_most_three_moments_one_of_a_turn_and_none_that_is_small() -> None:
    looks = [look(0, -1, (0.5, 0.5))]
    for version in range(1, 11):
        looks.append(look(version, (version - 1) // 2 % 2, (0.5, 0.5), luck=0.02 * version))  # turns of two entries
    found = moments_of(tuple(looks), in_points=False)
    assert [moment.version for moment in found] == [6, 8, 10]
    assert moments_of(tuple(looks[:2]), in_points=False) == ()


def test_a_mean_tells_its_error() -> None:
    mean = mean_of([0.0, 1.0, 0.0, 1.0])
    assert mean.value == 0.5
    assert mean.error == pytest.approx((1 / 3 / 4) ** 0.5)


def test_every_game_of_ours_has_a_measured_judge() -> None:
    for name in ("lords", "fleet", "admiral", "sail"):
        file = judge_file(find(name))
        assert file.measured.startswith(f"quarterdeck calibrate {name}")
        assert file.games >= 100
        assert 0 < file.error < 0.1
