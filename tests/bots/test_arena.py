"""The arena: fair seating, honest figures, the same match every time."""

import json
from collections.abc import Iterator
from contextlib import nullcontext
from math import inf, isclose
from pathlib import Path

import pytest

from quarterdeck.bots import arena, ladder, match, tune
from quarterdeck.bots.figures import FEWEST, Sprt, elo, interval
from quarterdeck.cli import arena as cli_arena
from quarterdeck.cli.main import main
from quarterdeck.errors import BadInput
from quarterdeck.games import find

TOY = find("toy")


def test_every_bot_sits_everywhere_with_the_same_seed() -> None:
    spec = match.spec_of(TOY, ("greedy", "random"))
    assert [match.seating(spec, number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    four = match.spec_of(TOY, ("greedy", "random"), seats=4)
    assert match.seating(four, 0) == (0, 1, 0, 1)
    assert match.seating(four, 1) == (1, 0, 1, 0)


def test_a_team_is_one_bots() -> None:
    admiral = find("admiral")
    teams = match.spec_of(admiral, ("greedy", "random"), seats=4, options={"teams": "2v2"})
    for number in range(2):
        seats = match.seating(teams, number)
        assert dict(zip(teams.sides, seats, strict=True)) == {0: number, 1: 1 - number}
        assert [seats[seat] for seat in range(4) if teams.sides[seat] == 0] == [number] * 2
    three = match.spec_of(admiral, ("greedy", "random"), seats=6, options={"teams": "2v2v2"})
    assert sorted(match.seating(three, 0) + match.seating(three, 1)) == [0] * 6 + [1] * 6


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("toy", 2, {}),
        ("toy", 4, {}),
        ("fleet", 3, {}),
        ("fleet", 4, {}),
        ("sail", 3, {}),
        ("admiral", 4, {"teams": "2v2"}),
    ],
)
def test_bots_that_play_alike_score_alike(game: str, seats: int, options: dict[str, str]) -> None:
    standings = arena.standings(match.spec_of(find(game), ("random", "random"), seats, options))
    for number in range(4):
        standings.add(match.play(standings.spec, number))
    ours, theirs = standings.tallies
    assert ours.scored == theirs.scored == ours.games / 2
    assert ours.wins == theirs.wins


def test_a_bot_that_wins_every_game_has_a_rate_of_one_however_many_seats_there_are() -> None:
    spec = match.spec_of(find("fleet"), ("greedy", "random"), seats=4)
    standings = arena.standings(spec)
    for number in range(4):
        winner = match.seating(spec, number).index(0)
        returns = tuple(float(seat == winner) for seat in range(4))
        standings.add(match.Played(number, match.seating(spec, number), returns, (), 1, True))
    assert [tally.rate for tally in standings.tallies] == [1.0, 0.0]


def test_of_more_than_two_sides_only_decided_games_count_and_a_shared_win_is_shared() -> None:
    spec = match.spec_of(find("fleet"), ("greedy", "random"), seats=3)
    standings = arena.standings(spec)
    standings.add(match.Played(0, (0, 1, 0), (0.5, 0.5, 0.5), (), 1, False))
    assert [tally.games for tally in standings.tallies] == [0, 0]
    standings.add(match.Played(1, (1, 0, 1), (0.5, 0.5, 0.0), (), 1, True))
    standings.add(match.Played(2, (0, 1, 0), (0.5, 0.0, 0.5), (), 1, True))
    ours, theirs = standings.tallies
    assert (ours.scored, ours.games, ours.wins, ours.draws) == (1.5, 2, 1, 2)
    assert theirs.scored == 0.5


def test_the_sequential_test_ends_only_with_a_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = match.spec_of(TOY, ("greedy", "random"), seats=4)

    def won(*_: object) -> Iterator[match.Played]:
        for number in range(1000):
            seats = match.seating(spec, number)
            returns = (0.5,) * 4 if number == 0 else tuple(float(bot == 0) for bot in seats)
            yield match.Played(number, seats, returns, (), 1, True)

    monkeypatch.setattr(arena, "run", won)
    with nullcontext() as pool:
        *_, last = arena.contest(spec, 1000, True, pool)  # type: ignore[arg-type]
    assert (last.tallies[0].games, last.games) == (FEWEST + 1, FEWEST + 2), "60 count after 61 games, half a rotation"


def test_a_game_of_a_match_is_the_same_every_time() -> None:
    spec = match.spec_of(TOY, ("captain", "greedy"), options={"length": "long"})
    assert match.play(spec, 3) == match.play(spec, 3)
    assert match.play(spec, 3) != match.play(spec, 5)


def test_more_bots_than_sides_are_refused() -> None:
    with pytest.raises(BadInput, match="arena-seats"):
        match.spec_of(TOY, ("greedy", "random", "random"), seats=2)
    with pytest.raises(BadInput, match="level"):
        match.spec_of(TOY, ("greedy", "grandmaster"))


def test_intervals_hold_what_the_textbook_says() -> None:
    low, high = interval(50, 100)
    assert isclose(low, 0.4038, abs_tol=1e-4)
    assert isclose(high, 0.5962, abs_tol=1e-4)
    assert interval(20, 20)[1] == 1.0
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 20)[0] == 0.0


def test_elo_is_the_usual_one() -> None:
    assert elo(0.5) == 0
    assert isclose(elo(10 / 11), 400)
    assert elo(1.0) == inf


def test_the_sequential_test_waits_for_enough_games_and_then_decides() -> None:
    won, lost = Sprt(), Sprt()
    for game in range(FEWEST):
        assert won.verdict == lost.verdict == "open", game
        won.add(1.0)
        lost.add(0.5)
    assert won.verdict == "stronger"
    for _ in range(200):
        lost.add(0.5)
    assert lost.verdict == "not-stronger"


def test_wins_and_draws_are_counted() -> None:
    standings = arena.standings(match.spec_of(TOY, ("greedy", "random")))
    standings.add(match.Played(0, (0, 1), (1.0, 0.0), (5, 2), 10, True))
    standings.add(match.Played(1, (1, 0), (0.5, 0.5), (3, 3), 12, True))
    standings.add(match.Played(2, (0, 1), (0.0, 1.0), (1, 4), 8, False))
    greedy, random = standings.tallies
    assert (greedy.wins, greedy.draws, greedy.rate) == (1, 1, 0.5)
    assert (random.wins, random.draws, random.rate) == (1, 1, 0.5)
    assert standings.capped == 1
    assert standings.report()["mean_decisions"] == 10
    assert standings.report()["bots"]["greedy"]["mean_score"] == 3.0  # type: ignore[index]


def test_an_interrupted_match_prints_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> Iterator[match.Played]:
        yield match.Played(0, (0, 1), (1.0, 0.0), (5, 2), 10, True)
        raise KeyboardInterrupt

    monkeypatch.setattr(cli_arena, "crew", lambda ray: nullcontext())
    monkeypatch.setattr(arena, "run", interrupted)
    assert main(["arena", "toy", "--bots", "greedy,random", "--games", "1000000", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_the_ladder_page_keeps_the_other_games(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    rung = ladder.Rung("sailor", "cabin-boy", 60, 0.7, 0.6, 0.8, 57.0, "stronger")
    ladder.write(page, "toy", ladder.section("toy", [rung], "2026-01-01", "quarterdeck ladder toy"))
    ladder.write(page, "lords", ladder.section("lords", [rung], "2026-01-02", "quarterdeck ladder lords"))
    ladder.write(page, "toy", ladder.section("toy", [], "2026-01-03", "quarterdeck ladder toy"))
    text = page.read_text()
    assert text.count("## toy") == text.count("## lords") == 1
    assert "2026-01-03" in text
    assert "2026-01-01" not in text
    assert "| sailor | cabin-boy | 60 | 70.0% |" in text
    assert text.startswith("# The ladder")


def test_shaken_weights_are_those_of_the_game_whoever_asks() -> None:
    spec = tune.shaken(match.spec_of(find("lords"), ("greedy", "greedy")), {"coin": 1.0, "pair": 2.0}, 0)
    assert match.factors(spec, 4, 0) == match.factors(spec, 5, 0), "both games of a pair"
    assert match.factors(spec, 4, 0) != match.factors(spec, 4, 1)
    assert match.factors(spec, 4, 0) != match.factors(spec, 6, 0)
    known = match.factors(tune.proof(spec, {"coin": 1.0}, {"coin": 2.0}, 1), 0, 1)
    assert known == {"coin": 0.0}, "a proof shakes nothing"


def test_tuning_moves_the_weight_that_wins_and_leaves_the_others() -> None:
    start = dict.fromkeys(("wins", "loses", "idle"), 1.0)
    spec = tune.shaken(match.spec_of(find("lords"), ("greedy", "greedy")), start, 0)

    def played(number: int) -> match.Played:
        ours, theirs = (match.factors(spec, number, bot) for bot in (0, 1))
        won = 1.0 if ours["wins"] - ours["loses"] > theirs["wins"] - theirs["loses"] else 0.0
        seats = match.seating(spec, number)
        return match.Played(number, seats, tuple(won if bot == 0 else 1.0 - won for bot in seats), (), 1, True)

    after = tune.moved(spec, map(played, range(400)))
    assert after["wins"] > 1.4
    assert after["loses"] < 0.7
    assert 0.8 < after["idle"] < 1.25
    assert tune.moved(spec, []) == start


def test_tuned_weights_are_written_with_their_command() -> None:
    lords = find("lords")
    weights = dict.fromkeys(match.known_weights(lords), 1.0)
    text = tune.file_text(lords, weights, "quarterdeck tune lords")
    assert 'tuned = "quarterdeck tune lords"' in text
    assert "coin = 1\n" in text
    for style in match.styles(lords):
        assert f"[styles.{style}]" in text
