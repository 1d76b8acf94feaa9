"""Q93: a game in which nothing happens any more; who is stopped, how it is announced, and what the end says."""

from typing import cast

import msgspec
import pytest

from quarterdeck import i18n
from quarterdeck.bots.match import spec_of
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import QUIET, game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.base import Setup

from .battle import Dice, end_round, pearl_shoals, set_up, store_pearls, told


def quiet(**options: object) -> AdmiralState:
    """Pearl Shoals in its first turn, in a fresh wind for ever."""
    s = set_up(pearl_shoals(2, **options))
    s.chance = Dice()
    s.events = []
    return s


def stops_after(setup: Setup) -> int:
    return int(game.scenario(setup).quiet_rounds)


@pytest.mark.rule("admiral:Q93")
def test_people_are_not_stopped_unless_they_chose_it() -> None:
    s = quiet()
    for _ in range(QUIET + 10):
        end_round(s)
    assert not s.is_over()
    assert "quiet" not in told(s)
    assert [stops_after(game.setup(2, {"quiet": chosen})) for chosen in ("scenario", "never", "5", "40")] == [
        0,
        0,
        5,
        40,
    ]


@pytest.mark.rule("admiral:Q93")
def test_bots_alone_are_always_stopped() -> None:
    assert stops_after(game.setup_for_bots(2, {})) == QUIET
    assert stops_after(spec_of(game, ("random", "random")).setup) == QUIET
    assert stops_after(game.setup_for_bots(2, {"quiet": "5"})) == 5
    assert stops_after(game.setup_for_bots(2, {"scenario": "mini-2"})) == 0, "a race is over when somebody arrives"
    assert stops_after(game.setup_for_bots(2, {"scenario": "powder-keys"})) == 8


@pytest.mark.rule("admiral:Q93")
def test_a_scenarios_own_number_counts_unless_the_table_chose_another() -> None:
    keys = {"scenario": "powder-keys"}
    assert [stops_after(game.setup(2, {**keys, "quiet": chosen})) for chosen in ("scenario", "never", "10")] == [
        8,
        0,
        10,
    ]
    races = [game.setup(2, {"scenario": "mini-1", "quiet": chosen}) for chosen in ("scenario", "5")]
    assert [stops_after(setup) for setup in races] == [0, 0], "who says never has no such end"


@pytest.mark.rule("admiral:Q93")
def test_old_tables_keep_the_number_they_were_made_with_and_scenarios_do_not_count() -> None:
    def stored(scenario: str, rounds: int) -> Setup:
        options = {key: value for key, value in game.setup(2, {"scenario": scenario}).options.items() if key != "quiet"}
        return game.up_to_date(Setup(2, options | {"quiet_rounds": rounds}, {}, 1))

    assert [stops_after(stored("pearls", rounds)) for rounds in (20, 3, 0)] == [20, 3, 0]
    assert stops_after(stored("powder-keys", 20)) == 20
    old = cast(AdmiralState, game.new(stored("pearls", 3), Chance(1)))
    again = cast(AdmiralState, game.load(old.position(), Chance(1), {}))
    assert (again.rules, int(again.scenario.quiet_rounds), again.position()) == (1, 3, old.position())
    usual = cast(AdmiralState, game.new(stored("pearls", 20), Chance(1)))
    assert int(cast(AdmiralState, game.load(usual.position(), Chance(1), {})).scenario.quiet_rounds) == 20
    assert stops_after(game.renewed(stored("pearls", 20))) == 0, "a new table like it plays by today's rules"


@pytest.mark.rule("admiral:Q93")
def test_the_table_says_when_the_end_comes_near() -> None:
    s = quiet(quiet="10")
    for _ in range(4):
        end_round(s)
    view = game.view(s, 0)
    assert (view.quiet, view.quiet_left, "quiet" in told(s)) == (0, 0, False)
    end_round(s)
    view = game.view(s, 0)
    assert (view.quiet, view.quiet_left) == (5, 5)
    (line,) = [game.event(event) for event in s.events or [] if event.code == codes.E_QUIET]
    assert (line.args["rounds"], line.args["left"]) == (5, 5)
    warning = {"en": "5 more quiet rounds, and the game is stopped", "ru": "Ещё 5 тихих раундов — и игра остановится"}
    for lang, words in warning.items():
        assert words in i18n.say(lang, game, "event-quiet", line.args)
        assert words in i18n.line(lang, game, game.prompt(s, s.to_move()))
        assert words in game.render(s, 0, lang)
    store_pearls(s, 0)
    s.stirred = True
    end_round(s)
    assert (game.view(s, 0).quiet_left, s.quiet) == (0, 0)
    assert "quiet" not in i18n.line("en", game, game.prompt(s, s.to_move()))


@pytest.mark.rule("admiral:Q93")
@pytest.mark.parametrize(
    ("options", "pearls", "ended", "words"),
    [
        ({"quiet": "5"}, 0, codes.BY_DRAW, "nothing has happened in 5 rounds. Nobody has a pearl in his forts: a draw"),
        ({"quiet": "5"}, 1, codes.BY_QUIET, "nothing has happened in 5 rounds; Blue has most pearls and wins"),
        ({"round_limit": 5}, 0, codes.BY_DRAW, "The last round is over. Nobody has a pearl in his forts: a draw"),
    ],
)
def test_the_end_names_its_reason(options: dict[str, object], pearls: int, ended: int, words: str) -> None:
    s = quiet(**options)
    store_pearls(s, 0, pearls)
    for _ in range(5):
        end_round(s)
    result = game.result(s)
    assert s.ended == ended
    assert words in i18n.say("en", game, f"end-{result.ended}", result.args)
    russian = i18n.say("ru", game, f"end-{result.ended}", result.args)
    assert ("Игра остановлена: тихих раундов подряд 5" in russian) == ("quiet" in options)


def test_an_old_table_says_nothing_of_quiet_rounds() -> None:
    s = quiet(quiet="5")
    s.rules = 1
    end_round(s)
    assert told(s).count("quiet") == 0
    assert msgspec.to_builtins(game.view(s, 0))["quiet_left"] == 0
