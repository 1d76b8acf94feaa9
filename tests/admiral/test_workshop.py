"""The workshop's drafts: written stably, checked with places; what the check accepts is played to its end by bots."""

import pytest

from quarterdeck.bots import balance
from quarterdeck.bots.balance import Count, Trial, shares
from quarterdeck.bots.thinker import run
from quarterdeck.errors import BadInput
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.workshop import Workshop
from words import faults

from .drafts import draft

FEW = 48
MANY = 3000


def workshop() -> Workshop:
    assert game.workshop is not None
    return game.workshop


def hold(number: int) -> bool:
    """Editor, loader and engine agree on a generated scenario; whether it can be played."""
    bench = workshop()
    made = draft(number)
    checked = bench.check("scenario", made)
    text = checked.text
    assert bench.write("scenario", bench.read("scenario", text)) == text
    assert checked.fine == (not game.check_file("scenario", text))
    seats = made["layout"][0]["players"][0]
    if not checked.fine:
        for spot in (spot for spot in checked.problems if spot.error):
            assert spot.row > 0
            assert spot.where
            assert not faults(game, spot.line.key, spot.line.args)
        with pytest.raises(BadInput):
            game.setup_for_bots(seats, {}, {"scenario": text})
        return False
    spec = balance.trial_spec("admiral", "habits", seats, {}, {"scenario": text})
    trial = run(balance.play(spec, 0))
    assert trial.ended, f"scenario {number} never ends"
    assert sum(trial.shares) > 0
    return True


def test_editor_loader_and_engine_agree_on_random_scenarios() -> None:
    played = sum(hold(number) for number in range(FEW))
    assert FEW // 5 < played < FEW


def test_every_example_is_written_stably_and_means_the_same() -> None:
    bench = workshop()
    for name, text in bench.examples("scenario").items():
        table = bench.read("scenario", text)
        once = bench.check("scenario", table)
        assert once.fine, name
        assert bench.check("scenario", once.draft).text == once.text
        assert bench.write("scenario", bench.read("scenario", once.text)) == once.text


def test_an_empty_draft_is_told_what_it_lacks() -> None:
    missing = {
        str(spot.line.args["given"]) for spot in workshop().check("scenario", {"game": "admiral", "format": 2}).problems
    }
    assert missing == {"name", "briefing", "layout"}


def test_texts_that_are_hard_to_write_come_back() -> None:
    made = draft(1)
    made["name"] = {"en": 'a "b" \\ c\n\t\x7f\u2028', "ru": "ё\x00"}
    bench = workshop()
    assert bench.read("scenario", bench.write("scenario", made))["name"] == made["name"]
    assert "\ufffd" in bench.write("scenario", {"game": "\ud800"})


def test_overlays_know_the_wind_and_the_land() -> None:
    bench = workshop()
    text = bench.examples("scenario")["narrows"]
    with_wind = {"what": "reach", "kind": "brig", "start": ["A5"], "wind": "E", "force": "fresh"}
    against = {**with_wind, "wind": "W"}
    nearest = []
    for ask in (with_wind, against):
        rounds = bench.overlay("scenario", text, ask)["rounds"]
        nearest.append(min(many for cell, many in rounds.items() if cell.startswith("I")))
    assert nearest[0] < nearest[1]
    for wrong in ({"what": "reach"}, {"what": "cover", "fort": "B9"}, {"what": "cover", "layout": 9}, {}):
        with pytest.raises(BadInput):
            bench.overlay("scenario", text, wrong)


def test_figures_do_not_depend_on_the_order_of_games() -> None:
    spec = balance.trial_spec("admiral", "habits", 2, {"scenario": "two-yards"}, {})
    trials = [run(balance.play(spec, number)) for number in range(60)]
    forward, backward = Count(spec, 60, 1), Count(spec, 60, 1)
    forward.add(trials)
    backward.add(reversed(trials))
    assert forward.balance() == backward.balance()
    assert forward.balance().notes
    assert sum(seat.won for seat in forward.balance().seats) == pytest.approx(60)


def test_what_stands_out_is_said() -> None:
    spec = balance.trial_spec("admiral", "habits", 2, {"scenario": "two-yards"}, {})
    count = Count(spec, 100, 1)
    count.add(Trial(n, (1.0, 0.0), "last-afloat", 0, 4, (5, 0), dead=n < 20) for n in range(100))
    keys = [line.key for line in count.balance().notes]
    assert keys[0] == "balance-strong" or keys[0] == "balance-weak"
    assert {"balance-never", "balance-idle", "balance-goal", "balance-dead"} <= set(keys)
    for line in count.balance().notes:
        assert not faults(game, line.key, line.args)


def test_partners_share_and_a_lone_captain_has_what_he_got() -> None:
    assert shares((0, 0, 1, 1), (1.0, 1.0, 0.0, 0.0)) == (1.0, 1.0, 0.0, 0.0)
    assert shares((0, 1, 2), (0.5, 0.5, 0.0)) == (0.5, 0.5, 0.0)
    assert shares((0,), (0.0,)) == (0.0,)
