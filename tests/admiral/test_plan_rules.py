"""The rules that scenarios of format 2 add: N1 to N9."""

import pytest

from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.codes import CELL, DAMAGE, LOAD
from quarterdeck.games.admiral.rules.units import Fort, Ship

from .plans import FORTS, begin, do, plan, refused, told

SEATS = 'seat = [{ ships = [{ kind = "frigate", at = "H4" }] }, { ships = [{ kind = "brig", at = "C7" }] }]\n'
EXIT = plan(FORTS + SEATS + 'goal = [{ for = 1, need = [{ exit = 1, edge = "E" }] }]\n')


@pytest.mark.rule("admiral:N1")
def test_a_move_may_end_one_cell_beyond_an_edge_that_a_goal_names() -> None:
    s = begin(EXIT)
    assert refused(s, "1F leave S") == codes.OTHER_EDGE
    assert refused(s, "1F leave W") == codes.EDGE_TOO_FAR
    do(s, "1F leave E")
    assert (s.ended, s.winners) == (codes.BY_GOAL, 1)
    assert "left" in told(s)


@pytest.mark.rule("admiral:N1")
def test_a_ship_that_has_left_is_safe_and_her_load_counts_as_treasure() -> None:
    ships = (
        'seat = [{ ships = [{ kind = "galleon", at = "J4", load = 1 }] }, { ships = [{ kind = "brig", at = "C7" }] }]\n'
    )
    s = begin(plan(FORTS + ships + 'rounds = 1\npoints = { exit = 1 }\ndecide = ["treasure"]\n'))
    do(s, "1G leave E", "end")
    assert not s.out(0)
    assert s.of(Ship(0), CELL) == 0
    loaded = game.load(s.position(), Chance(1), {"scenario": s.scenario.content})
    assert loaded.checksum() == s.checksum()
    do(s, "end")
    assert (s.ended, s.winners) == (codes.BY_LADDER, 1)


@pytest.mark.rule("admiral:N2")
def test_a_fort_that_is_nobodys_fires_at_the_nearest_ship_after_a_seats_turn() -> None:
    forts = 'fort = [{ at = "A1", owner = 1 }, { at = "J8", owner = 2 }, { at = "E4", fires = 1, shots = 2 }]\n'
    fleet = (
        'seat = [{ ships = [{ kind = "line", at = "E7" }, { kind = "frigate", at = "H4" }] }, '
        '{ ships = [{ kind = "brig", at = "C4" }] }]\n'
    )
    s = begin(plan(forts + fleet + "rounds = 3\n"), dice=(6, 1))
    do(s, "end")
    assert [s.of(ship, DAMAGE) for ship in s.every_ship] == [0, 1, 0]  # one of two shots, at the frigate: least hull
    do(s, "end")
    assert s.of(Ship(2), DAMAGE) == 0  # not at the second seat


@pytest.mark.rule("admiral:N3")
def test_a_royal_harbour_repairs_and_takes_cargo_and_is_no_target() -> None:
    forts = (
        'fort = [{ at = "A1", owner = 1 }, { at = "J8", owner = 2 }, '
        '{ at = "E4", id = "market", kind = "royal", users = [1] }]\n'
    )
    fleet = (
        'seat = [{ ships = [{ kind = "galleon", at = "E5", damage = 1, load = 1 }] }, '
        '{ ships = [{ kind = "galleon", at = "E3", load = 1 }] }]\n'
    )
    goal = 'goal = [{ for = 1, need = [{ deliver = 1, to = "market" }, { points = 9 }] }]\npoints = { deliver = 2 }\n'
    s = begin(plan(forts + fleet + goal))
    assert refused(s, "1G x E4 1") == codes.ROYAL_FORT
    assert refused(s, "1G storm E4") == codes.ROYAL_FORT
    do(s, "1G repair", "1G unload E4", "end")
    assert refused(s, "2G unload E4") == codes.NOBODYS_STORE
    do(s, "end", "end")
    assert s.of(Ship(0), DAMAGE) == 0
    assert game.view(s, 0).players[0].points == 2  # type: ignore[attr-defined]


@pytest.mark.rule("admiral:N4")
def test_ships_start_in_a_zone_one_to_a_cell() -> None:
    zone = 'zone.west = ["A4:A5"]\nseat = [{ start = "west", ships = ["frigate", "brig"] }, { ships = ["brig"] }]\n'
    s = begin(plan(FORTS + zone))
    assert refused(s, "1F at B2") == codes.NOT_IN_ZONE
    do(s, "1F at A4")
    assert refused(s, "1B at A4") == codes.CELL_TAKEN
    do(s, "1B at A5")
    assert s.mover == 1


DRAFT = "{ draft = { points = 5, cost = { frigate = 3, brig = 2 }, most = { frigate = 1, brig = 2 }%s } }"


@pytest.mark.rule("admiral:N5")
def test_ships_are_chosen_for_points_in_turn_order() -> None:
    s = begin(plan(FORTS + f"seat = [{DRAFT % ''}, {DRAFT % ''}]\n"))
    assert refused(s, "chosen") == codes.NOTHING_CHOSEN
    do(s, "choose frigate")
    assert refused(s, "choose frigate") == codes.NONE_LEFT
    do(s, "choose brig")  # all points are spent: nothing is left to ask
    assert s.actor == 1
    do(s, "choose brig", "chosen")
    assert s.phase == codes.PLACE_SHIPS
    assert [int(s.owner_of(ship)) for ship in s.every_ship].count(-1) == 3


@pytest.mark.rule("admiral:N5")
def test_a_secret_draft_shows_nobody_what_others_choose() -> None:
    s = begin(plan(FORTS + f"seat = [{DRAFT % ', secret = true'}, {DRAFT % ', secret = true'}]\n"))
    assert s.pending() == 3
    before = game.view(s, 1)
    do(s, "choose frigate")
    assert game.view(s, 1).ships == before.ships  # type: ignore[attr-defined]
    assert before.players == game.view(s, 1).players  # type: ignore[attr-defined]
    assert [line.args["kind"] for line in map(game.event, s.events or [])] == ["@board-class-frigate"]


@pytest.mark.rule("admiral:N6")
def test_players_lay_islands_on_open_water_away_from_forts_and_cargo() -> None:
    each = 'islands_each = { tiles = ["long", "block"], many = 1, apart = 2, skip = true }\ntreasure = ["E5"]\n'
    s = begin(plan(FORTS + each + 'seat = [{ ships = ["brig"] }, { ships = ["brig"] }]\n'))
    assert refused(s, "island long C5") == codes.ON_A_PEARL
    assert refused(s, "island long B2") == codes.NEAR_A_FORT
    do(s, "island long F3")
    assert s.chart.kinds[s.chart.cell(6, 2)] == 1
    assert s.scenario.chart.kinds[s.chart.cell(6, 2)] == 0
    assert refused(s, "island long C6") == codes.NO_SUCH_TILE
    loaded = game.load(s.position(), Chance(0), {"scenario": s.scenario.content})
    assert game.view(loaded, 0) == game.view(s, 0)
    do(s, "no island")
    assert s.phase == codes.PLACE_SHIPS


EVENTS = """zone.north = ["D8:E8"]
treasure = ["E5"]
rounds = 4
decide = ["hull"]
event = [
    { round = 2, ships = { seat = 1, ships = [{ kind = "line", name = "Hope", load = 1 }], zone = "north" } },
    { round = 2, treasure = ["F5"] },
    { round = 2, weather = { blows_to = { S = 1 } } },
    { round = 2, say = { en = "Sails!", ru = "Паруса!" } },
]
"""


@pytest.mark.rule("admiral:N7")
def test_events_come_before_the_spin_and_ships_as_their_seats_turn_begins() -> None:
    s = begin(plan(FORTS + SEATS + EVENTS))
    do(s, "end", "end")
    assert (s.round, s.phase, s.wind) == (2, codes.REINFORCE, 4)
    assert s.pearls[s.chart.cell(5, 4)] == 1
    said = [game.event_at(s, event) for event in s.events or [] if event.code == codes.E_SAID]
    assert [i18n.say("ru", game, "event-said", line.args) for line in said] == ["Паруса!"]
    assert refused(s, "1L at A4") == codes.NOT_IN_ZONE
    do(s, "1L at D8")
    assert s.phase == codes.TURN
    assert s.of(Ship(1), LOAD) + s.of(Ship(0), LOAD) == 1


@pytest.mark.rule("admiral:N7")
def test_a_seat_with_ships_to_come_is_not_out() -> None:
    s = begin(plan(FORTS + SEATS + EVENTS))
    for ship in s.every_ship:
        if s.afloat(ship) and s.owner_of(ship) == 0:
            s.put(ship, DAMAGE, 3)
    do(s, "end", "1B x 1F 1") if refused(s, "1B x 1F 1") == 0 else do(s, "end")
    assert not s.out(0)


@pytest.mark.rule("admiral:N8")
def test_a_shut_fort_takes_nothing_and_fires_at_nobody_until_it_is_opened() -> None:
    forts = 'fort = [{ at = "A1", owner = 1, shut = true }, { at = "J8", owner = 2 }]\n'
    fleet = (
        'seat = [{ ships = [{ kind = "galleon", at = "B2", load = 1 }] }, { ships = [{ kind = "brig", at = "A3" }] }]\n'
    )
    s = begin(plan(forts + fleet + 'rounds = 3\nevent = [{ round = 2, open = "A1" }]\n'))
    assert refused(s, "1G unload A1") == codes.FORT_SHUT
    assert refused(s, "A1 x 1B 1") == codes.FORT_SHUT
    do(s, "end")
    assert refused(s, "1B x A1 1") == codes.FORT_SHUT
    do(s, "end", "1G unload A1", "A1 x 1B 1")
    assert s.fort(Fort(0), codes.F_PEARLS) == 1


CLOSE = (
    'seat = [{ ships = [{ kind = "line", at = "C4" }] }, '
    '{ ships = [{ kind = "brig", at = "C6", damage = 1, name = "Wasp" }, { kind = "brig", at = "H7" }] }]\n'
)


@pytest.mark.rule("admiral:N9")
@pytest.mark.parametrize("need", ["sink = 1", 'sink = "Wasp"', 'sink = 1, kind = "brig", of = 2'])
def test_a_goal_wins_at_once_when_its_ships_are_sunk(need: str) -> None:
    s = begin(plan(FORTS + CLOSE + f"goal = [{{ for = 1, need = [{{ {need} }}] }}]\n"), dice=(6,))
    do(s, "1L x 1B 2")
    assert (s.ended, s.winners) == (codes.BY_GOAL, 1)


@pytest.mark.rule("admiral:N9")
def test_whoever_meets_a_loss_is_out_and_points_are_kept() -> None:
    rest = 'loss = [{ for = 2, when = [{ lost = "Wasp" }] }]\npoints = { sink = 3, lost = -1 }\n'
    s = begin(plan(FORTS + CLOSE + rest), dice=(6,))
    do(s, "1L x 1B 2")
    assert (s.ended, s.winners) == (codes.BY_LAST_AFLOAT, 1)
    assert [player.points for player in game.view(s, 0).players] == [3, -1]  # type: ignore[attr-defined]


@pytest.mark.rule("admiral:N9")
def test_all_conditions_of_a_goal_are_true_at_the_same_moment() -> None:
    goal = 'rounds = 4\ngoal = [{ for = 1, need = [{ survive = 2 }, { hold = ["A1"] }] }]\n'
    s = begin(plan(FORTS + SEATS + goal))
    do(s, "end", "end", "end")
    assert s.ended == codes.RUNNING
    do(s, "end")
    assert (s.ended, s.winners, s.round) == (codes.BY_GOAL, 1, 2)


@pytest.mark.rule("admiral:N9")
@pytest.mark.parametrize(("ladder", "winners"), [('"hull"', 1), ('"ships", "blue"', 1), ('"red"', 2), ('"exits"', 3)])
def test_at_the_time_out_the_ladder_decides_rung_by_rung(ladder: str, winners: int) -> None:
    sides = f"sides = {{ blue = [1], red = [2] }}\nrounds = 1\ndecide = [{ladder}]\n"
    s = begin(plan(FORTS + SEATS + sides))
    do(s, "end", "end")
    assert (s.ended, s.winners) == (codes.BY_LADDER, winners)
    for lang in i18n.LANGUAGES:
        result = game.result(s)
        assert "{" not in i18n.say(lang, game, f"end-{result.ended}", result.args)


@pytest.mark.rule("admiral:N9")
def test_hold_counts_round_ends_running() -> None:
    goal = "rounds = 5\ngoal = [{ for = 2, need = [{ hold = 1, rounds = 3 }] }]\n"
    s = begin(plan(FORTS + SEATS + goal))
    do(s, *["end"] * 5)
    assert s.ended == codes.RUNNING
    do(s, "end")
    assert (s.ended, s.winners, s.round) == (codes.BY_GOAL, 2, 3)


@pytest.mark.rule("admiral:N9")
def test_arrivals_score_by_their_order() -> None:
    rest = (
        'zone.east = ["I1:J6"]\nrounds = 3\npoints = { arrive = { at = "east", score = [5, 2] } }\n'
        "goal = [{ need = [{ points = 5 }] }]\n"
    )
    s = begin(plan(FORTS + SEATS + rest))
    do(s, "1F E1", "end")
    assert (s.ended, s.winners) == (codes.BY_GOAL, 1)


def test_the_chest_is_called_a_chest() -> None:
    fleet = 'treasure = ["H4"]\n' + SEATS + "rounds = 2\n"
    s = begin(plan(FORTS + fleet))
    action = game.action(s, game.parse(s, "1F load"))
    assert i18n.say("en", game, f"action-{action.kind}", action.args) == "1F takes 1 chest aboard on H4"
    assert i18n.say("ru", game, f"action-{action.kind}", action.args) == "1F берёт на борт на H4: сундук"
