"""P3, P4 and their rulings: laying out Pearl Shoals, loading, carrying, losing pearls."""

from collections import Counter

import pytest

from quarterdeck.engine.actions import act_on, first_of
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.admiral.actions import TYPES
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.chart import LAND, cell_from, cell_name
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.admiral.rules.record import reef_cells
from quarterdeck.games.admiral.rules.waters import (
    FAR_WAY,
    NEAR_WAY,
    NO_WAY,
    RING_WAY,
    cuts_off,
    flood,
    why_not_open_sea,
    why_not_reef,
)

from .battle import (
    battle,
    end_round,
    load_pearls,
    pairs,
    pearl_shoals,
    pearls_at,
    play,
    put,
    put_fort,
    refused,
    set_up,
    ship,
    store_pearls,
    where,
)

SEATS = (2, 3, 4, 6)


def names(s: object, cells: object) -> set[str]:
    return {cell_name(s.chart, cell) for cell in cells}  # type: ignore[attr-defined]


def forts_of(s: object) -> list[str]:
    return [cell_name(s.chart, s.chart.fort_cell[fort]) for fort in range(s.fort_count)]  # type: ignore[attr-defined]


def land_of(s: object) -> set[str]:
    chart = s.chart  # type: ignore[attr-defined]
    return names(s, (cell for cell in range(chart.size) if chart.kinds[cell] == LAND))


def pearl_cells(s: object) -> set[str]:
    return names(s, (cell for cell in range(s.chart.size) if s.pearls[cell]))  # type: ignore[attr-defined]


@pytest.mark.rule("admiral:P3.5", "admiral:C4", "admiral:C6", "admiral:S2", "admiral:S5", "admiral:Q134")
def test_forts_stand_where_the_book_puts_them_a_seat_each() -> None:
    assert forts_of(pearl_shoals(2)) == ["A1", "X14"]
    assert forts_of(pearl_shoals(3)) == ["A1", "A14", "X7"]
    assert forts_of(pearl_shoals(4)) == ["A1", "A14", "X1", "X14"]
    six = pearl_shoals(6)
    assert forts_of(six) == ["A1", "A13", "L1", "M14", "X2", "X14"]
    assert [six.fort(fort, codes.F_OWNER) for fort in range(6)] == list(range(6))
    ports = {fort.name: set(fort.port) for fort in game.view(six, 0).forts}
    assert ports["L1"] == {"K1", "K2", "L2", "M1", "M2"}
    assert ports["A13"] == {"A12", "A14", "B12", "B13", "B14"}


@pytest.mark.rule("admiral:P3.1", "admiral:P3.2", "admiral:P3.3", "admiral:S7")
def test_two_islands_in_the_centre_with_seven_pearls_between_them() -> None:
    two, four = land_of(pearl_shoals(2)), land_of(pearl_shoals(4))
    assert two == four == {"M5", "N5", "M6", "N6", "K9", "L9", "K10", "L10"}
    three = land_of(pearl_shoals(3))
    assert three == {f"{chr(ord(name[0]) - 1)}{name[1:]}" for name in two}  # one column nearer to the two forts
    assert land_of(pearl_shoals(6)) == {"L5", "M5", "L6", "M6", "L9", "M9", "L10", "M10"}
    for seats in SEATS:
        assert len(pearl_cells(pearl_shoals(seats))) == 7


@pytest.mark.rule("admiral:P3.1")
def test_the_empty_pearl_cell_is_the_one_nearest_to_the_first_players_fort() -> None:
    gaps = {
        (2, 0): "L7",
        (2, 1): "M8",
        (3, 0): "K7",
        (3, 1): "K8",
        (3, 2): "L7",
        (4, 1): "L8",
        (4, 2): "M7",
        (6, 3): "M8",
    }
    seen = {}
    for seats in SEATS:
        for seed in range(12):
            s = pearl_shoals(seats, seed)
            block = names(s, (s.scenario.pearl_cells[k] for k in range(8)))
            seen[seats, int(s.in_order(0))] = (block - pearl_cells(s)).pop()
    assert {key: seen[key] for key in gaps if key in seen} == {key: gaps[key] for key in gaps if key in seen}
    assert len(seen) > 8


@pytest.mark.rule("admiral:P3.6a", "admiral:C2", "admiral:Q74")
def test_players_share_the_six_reefs_and_with_four_two_are_fixed() -> None:
    for seats, each in ((2, 3), (3, 2), (6, 1)):
        s = pearl_shoals(seats)
        assert [s.player(seat, codes.S_REEFS) for seat in range(seats)] == [each] * seats
        assert len(reef_cells(set_up(s))) == 6
    four = pearl_shoals(4)
    assert names(four, reef_cells(four)) == {"K5", "N10"}
    assert len(reef_cells(set_up(four))) == 6


@pytest.mark.rule("admiral:P3.6b", "admiral:Q74")
def test_reefs_are_placed_in_turn_not_in_ports_islands_or_on_pearls() -> None:
    s = pearl_shoals(2)
    first = s.mover
    assert refused(s, "reef B2") == "in-a-port"
    assert refused(s, "reef A1") == "cell-taken"
    assert refused(s, "reef M5") == "on-an-island"
    assert refused(s, "reef L5") == "on-an-island"  # shallows belong to the tile, too
    assert refused(s, f"reef {sorted(pearl_cells(s))[0]}") == "on-a-pearl"
    play(s, "reef E5")
    assert s.mover == 1 - first
    assert refused(s, "reef E5") == "on-a-reef"


@pytest.mark.rule("admiral:P3.6b", "admiral:Q74")
def test_a_reef_that_would_cut_a_port_off_from_the_pearls_is_refused() -> None:
    def lay(s: object, *cells: str) -> None:
        for cell in cells:
            s.put_player(s.mover, codes.S_REEFS, 3)  # type: ignore[attr-defined]
            play(s, f"reef {cell}")

    s = pearl_shoals(2)
    lay(s, "C1", "C2", "C3", "B3")
    assert refused(s, "reef A3") == "blocks-pearls"  # the last way out of A1's port


@pytest.mark.rule("admiral:Q74")
def test_the_marks_of_reef_cells_agree_with_a_flood_of_the_whole_sea() -> None:
    """The list is kept up to date cell by cell, mostly by looking near by; the naive way must give the same."""
    ways = Counter[int]()
    for seed in range(12):
        s = pearl_shoals((2, 3, 4, 6)[seed % 4], seed)
        chance = Chance(seed)
        for _ in range(30):  # more reefs than the box has
            legal = {first_of(s.nth_action(k)) for k in range(s.count_actions())}
            assert legal == {cell for cell in range(s.chart.size) if _naive(s, cell)}
            ways.update(int(s.reef_marks[cell]) for cell in legal)
            refused = [cell for cell in range(s.chart.size) if why_not_reef(s, cell) == codes.BLOCKS_PEARLS]
            ways[NO_WAY] += len(refused)
            s.put_player(s.mover, codes.S_REEFS, 2)
            s.apply(act_on(codes.REEF, _beside_a_wall(s, sorted(legal), chance)))
    assert min(ways[way] for way in (NO_WAY, RING_WAY, NEAR_WAY, FAR_WAY)) > 20, ways


def _naive(s: AdmiralState, cell: int) -> bool:
    return why_not_open_sea(s, cell) == 0 and not cuts_off(s, cell)


def _beside_a_wall(s: AdmiralState, legal: list[int], chance: Chance) -> int:
    """A cell that carries on a row of reefs or a coast; every second time before a port, which ends as a bay."""
    walls = [cell for cell in legal if any(s.berths[cell + s.chart.delta[d]] == 0 for d in range(8))]
    bays = [cell for cell in legal if s.chart.distance(cell, s.chart.fort_cell[0]) <= 3]
    cells = (bays if chance.below(2) else walls) or legal
    return cells[chance.below(len(cells))]


@pytest.mark.rule("admiral:P3.7", "admiral:C5", "admiral:S4")
def test_squadrons_have_one_of_each_type_and_with_six_no_ship_of_the_line() -> None:
    for seats in SEATS:
        s = pearl_shoals(seats)
        for seat in range(seats):
            kinds = Counter(
                TYPES[s.of(ship, codes.TYPE)] for ship in range(s.ship_count) if s.of(ship, codes.OWNER) == seat
            )
            expected = TYPES if seats < 6 else TYPES[1:]
            assert kinds == dict.fromkeys(expected, 1)
    names_of = {ship.name for ship in game.view(pearl_shoals(4), 0).ships}
    assert names_of == {f"{number}{letter}" for letter in "LGFB" for number in range(1, 5)}


@pytest.mark.rule("admiral:Q73", "admiral:S6", "admiral:S8", "admiral:Q101")
def test_ships_are_placed_in_the_own_port_in_turn_order_two_a_cell() -> None:
    s = pearl_shoals(2, turn_order="seats")
    chance = Chance(3)
    while s.phase == codes.PLACE_REEFS:
        s.apply(s.random_action(chance))
    assert s.mover == 0
    assert refused(s, "1L at W14") == "not-own-port"
    assert refused(s, "1L at C5") == "not-own-port"
    assert refused(s, "2L at B2") == "not-your-ship"
    play(s, "1L at B2", "1G at B2")
    assert refused(s, "1F at B2") == "cell-taken"
    assert refused(s, "1L at A2") == "ship-placed"
    play(s, "1F at A2", "1B at B1")
    assert s.mover == 1
    play(s, "2L at W14", "2G at W13", "2F at X13", "2B at X13")
    assert (s.phase, s.round) == (codes.TURN, 1)


@pytest.mark.rule("admiral:P3.4", "admiral:Q144")
def test_further_islands_are_an_option_with_symmetric_presets() -> None:
    s = pearl_shoals(2, islands="blocks")
    extra = land_of(s) - land_of(pearl_shoals(2))
    assert extra == {"E8", "F8", "E9", "F9", "S6", "T6", "S7", "T7"}
    turned = {f"{chr(ord('A') + ord('X') - ord(name[0]))}{15 - int(name[1:])}" for name in extra}
    assert turned == extra  # 180 degrees round the middle
    with pytest.raises(BadInput):
        game.setup(3, {"islands": "blocks"})


@pytest.mark.rule("admiral:P4.1a", "admiral:Q75", "admiral:Q76")
def test_a_ship_loads_where_it_stopped_and_passing_over_loads_nothing() -> None:
    s = battle(blue="frigate C3, brig F3", red="brig J8", treasure=("C5", "F4"))
    assert refused(s, "1F load") == "no-pearl"
    play(s, "1F N3")
    assert pearls_at(s, "C5") == 1
    play(s, "1B N1", "1B load")
    assert (ship(s, "1B", codes.LOAD), pearls_at(s, "F4")) == (1, 0)
    waiting = battle(blue="galleon C5", red="brig J8", treasure=("C5",))
    play(waiting, "1G load", "1G N2")  # loads, then still moves


@pytest.mark.rule("admiral:P4.1b", "admiral:Q80", "admiral:Q79", "admiral:P4.6", "admiral:Q133", "admiral:Q137")
def test_pearls_are_unloaded_at_own_and_partners_standing_forts_only() -> None:
    s = battle(
        blue="galleon C3, brig K9, brig B1", red="brig J3", wind="SW", treasure=("F5", "F6", "F7"), layout="deliver = 3"
    )
    load_pearls(s, "1G")
    load_pearls(s, "1B")
    play(s, "1G SW1", "1G unload A1")  # in the turn of arrival
    assert s.fort(0, codes.F_PEARLS) == 1
    assert refused(s, "1B unload L10") == "enemy-store"
    assert refused(s, "1G unload A1") == "no-cargo"
    assert refused(s, "1G load A1") == "shuttle"  # not back in the same turn
    play(s, "2B load A1")  # another ship may carry it on
    assert refused(s, "2B unload A1") == "shuttle"
    store_pearls(s, 1)
    assert refused(s, "1B load L10") == "enemy-store"
    team = pairs("galleon K9", "brig B9", "brig K2", "brig C3", treasure=("F5", "F6"))
    load_pearls(team, "1G")
    play(team, "1G unload L10")
    assert team.fort(3, codes.F_PEARLS) == 1
    ruin = battle(blue="galleon B2, brig H3", red="brig J3", treasure=("F5", "F6"), layout="deliver = 2")
    load_pearls(ruin, "1G")
    put_fort(ruin, 0, F_RUINED=1, F_DAMAGE=5, F_OWNER=-1)
    assert refused(ruin, "1G unload A1") == "nobodys-store"


@pytest.mark.rule("admiral:P4.3", "admiral:Q131")
def test_capacity_and_one_loading_for_each_pearl_of_a_cell() -> None:
    s = battle(
        blue="line C3, galleon E3, frigate G3, brig I3",
        red="brig J8",
        treasure=("C3", "C3", "C3", "E3", "E3", "E3", "G3", "G3", "I3"),
    )
    play(s, "1L load", "1L load", "1G load", "1G load", "1F load", "1B load")
    assert [ship(s, name, codes.LOAD) for name in ("1L", "1G", "1F", "1B")] == [2, 2, 1, 1]
    assert refused(s, "1L load") == "no-room"
    assert refused(s, "1F load") == "no-room"
    assert refused(s, "1B load") == "no-pearl"
    assert [view.pearls for view in game.view(s, 1).ships if view.name == "1L"] == [2]  # public


@pytest.mark.rule("admiral:P4.2", "admiral:Q77")
def test_there_is_no_transfer_at_sea_and_no_dropping() -> None:
    s = battle(blue="galleon E5, brig E6", red="brig J8", treasure=("F5",))
    load_pearls(s, "1G")
    kinds = {game.action(s, s.nth_action(k)).kind for k in range(s.count_actions())}
    assert not kinds & {"stow", "unload", "load"}


@pytest.mark.rule("admiral:P4.4a", "admiral:P4.4b", "admiral:P4.4c", "admiral:Q13")
def test_pearls_of_a_sunk_carrier_stay_on_the_coast_and_are_lost_elsewhere() -> None:
    def sunk(cell: str, **more: object) -> int:
        s = battle(blue="line A5", red=f"brig {cell}, brig J2", treasure=("F5",), **more)  # type: ignore[arg-type]
        load_pearls(s, "1B")
        put(s, "1B", DAMAGE=2)
        play(s, "1L x 1B 1")
        assert where(s, "1B") == ""
        return pearls_at(s, cell)

    assert sunk("A8") == 1  # on the edge
    assert sunk("D5") == 0  # in the deep
    assert sunk("D8", islands=("block E7",)) == 1  # next to land, diagonally too
    assert sunk("C5", forts=("A1 1", "L10 2", "C4 2")) == 0  # a fort is not land


@pytest.mark.rule("admiral:P4.4b", "admiral:Q13")
def test_coastal_cells_have_land_or_touch_land_or_the_edge() -> None:
    s = pearl_shoals(2)
    coastal = names(s, (cell for cell in range(s.chart.size) if s.chart.inside(cell) and s.chart.coastal[cell]))
    assert {"A5", "X9", "H1", "H14", "L5", "O6", "L7", "N7", "K8"} <= coastal
    assert not {"K7", "N8", "F6", "B2"} & coastal


@pytest.mark.rule("admiral:P4.5")
def test_a_ruined_forts_pearls_are_lost() -> None:
    s = battle(blue="line L5", red="brig C6", dice=[6], treasure=("F5", "F6"))
    store_pearls(s, 1)
    put_fort(s, 1, F_DAMAGE=4)
    play(s, "1L x L10 1")
    assert s.fort(1, codes.F_PEARLS) == 0
    end_round(s)


@pytest.mark.rule("admiral:P0", "admiral:Q95", "admiral:S1")
def test_pearl_shoals_is_for_two_three_four_or_six() -> None:
    for seats in SEATS:
        game.setup(seats, {})
    with pytest.raises(BadInput):
        game.setup(1, {})
    with pytest.raises(BadInput):
        game.setup(5, {})
    with pytest.raises(BadInput):
        game.setup(2, {"teams": "2v2"})


def test_the_sea_of_every_layout_hangs_together() -> None:
    for seats in SEATS:
        s = pearl_shoals(seats)
        start = int(cell_from(s.chart, sorted(pearl_cells(s))[0]))
        reached = flood(s, start, 0)
        open_cells = [cell for cell in range(s.chart.size) if s.berths[cell]]
        assert all(reached[cell] for cell in open_cells)
