"""Where ships may be laid, and what happens to burning ones (rules 16 to 23, B1 to B10)."""

import pytest

from lords.moves import keys, lays, legal, play, refusal
from lords.sea import items, phase, player, position, random_game, score, ship, view
from quarterdeck.games.lords.facts import game

BOTTOM = {column + "6" for column in "ABCDEFG"}
TOP = {column + "1" for column in "ABCDEFG"}
MEETING = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  D4 .  .  .
    .  .  d2 L8 l6 .  .
    .  .  .  L6 .  .  .
    .  .  .  L2 .  D6 .
"""


@pytest.mark.rule("lords:16")
def test_a_ship_is_never_laid_on_a_battle_ship_of_either_side() -> None:
    state = position(MEETING, hands=("246", ""))
    assert refusal(state, "2 D3") == "battle-ship-there"  # his, next to mine
    assert refusal(state, "2 D5") == "battle-ship-there"  # mine
    assert refusal(state, "2 F6") == "battle-ship-there"  # his, in my bottom row
    assert lays(state).isdisjoint({"D3", "D4", "D5", "D6", "F6"})


@pytest.mark.rule("lords:16")
def test_a_mercenary_is_not_laid_on_a_battle_ship_only_the_boarder_is() -> None:
    state = position(MEETING, hands=("246", ""), market="broadside boarder", coins=(4, 0))
    assert refusal(state, "hire broadside D3") == "battle-ship-there"
    assert refusal(state, "hire boarder D3") == ""


@pytest.mark.rule("lords:17")
def test_any_cell_of_the_row_nearest_to_oneself_is_allowed() -> None:
    assert lays(position(hands=("246", ""))) == BOTTOM
    assert lays(position(hands=("", "246"), mover=1)) == TOP


@pytest.mark.rule("lords:18")
def test_a_free_cell_next_to_an_own_battle_ship_is_allowed() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  D2 .  .
        .  .  .  L8 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """
    assert lays(position(picture, hands=("246", ""))) - BOTTOM == {"D3", "C4", "E4", "D5"}
    assert lays(position(picture, hands=("", "246"), mover=1)) - TOP == {"E2", "D3", "F3", "E4"}


@pytest.mark.rule("lords:18")
@pytest.mark.parametrize(
    ("line", "around"),
    [("L8 . . . . . .", {"A3", "B4", "A5"}), (". . . . . . L8", {"G3", "F4", "G5"})],
)
def test_the_edge_of_the_sea_is_no_neighbour_of_the_other_edge(line: str, around: set[str]) -> None:
    calm = ". . . . . . .\n"
    state = position(calm * 3 + line + "\n" + calm * 2, hands=("246", ""))
    assert lays(state) - BOTTOM == around


@pytest.mark.rule("lords:18")
def test_a_burning_ship_gives_no_adjacency() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  l8 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """
    assert lays(position(picture, hands=("246", ""))) == BOTTOM
    assert refusal(position(picture, hands=("246", "")), "2 D5") == "not-adjacent"


@pytest.mark.rule("lords:19")
def test_a_cell_with_a_burning_ship_of_either_side_next_to_an_own_battle_ship_is_allowed() -> None:
    assert {"C4", "E4"} <= lays(position(MEETING, hands=("246", "")))


@pytest.mark.rule("lords:19")
def test_a_burning_ship_without_an_own_battle_ship_beside_it_is_out_of_reach() -> None:
    lone = MEETING.replace("d2 L8 l6", "d2 .  l6")
    state = position(lone, hands=("246", ""))
    assert refusal(state, "2 C4") == "wreck-not-adjacent"
    assert refusal(state, "2 E4") == "wreck-not-adjacent"


@pytest.mark.rule("lords:20", "lords:B5")
def test_an_enemy_burning_ship_built_over_is_destroyed_and_discarded() -> None:
    state = position(MEETING, hands=("88", ""))
    after = play(state, "8 C4")
    assert ship(after, "C4") == "L8"
    assert sorted(player(after, 1).discarded) == sorted((*player(state, 1).discarded, 2))
    assert "built-over" in keys(after)


@pytest.mark.rule("lords:21")
@pytest.mark.parametrize("cell", ["C4", "E4"])
def test_built_over_a_burning_ship_the_cell_effect_is_not_applied(cell: str) -> None:
    state = position(MEETING, hands=("777", ""), effects={cell: "V", "C5": "V"})
    after = play(state, f"7 {cell}")
    assert player(after, 0).points == 0
    assert "no-cell-effect" in keys(after)
    assert player(play(state, "7 C5"), 0).points == 1


@pytest.mark.rule("lords:22")
def test_diagonal_neighbours_are_not_adjacent() -> None:
    state = position(MEETING, hands=("246", ""))
    for cell in ("C3", "E3"):
        assert refusal(state, f"2 {cell}") == "not-adjacent"


@pytest.mark.rule("lords:23")
def test_the_opponents_half_may_be_entered_next_to_an_own_battle_ship_and_its_cells_work_as_usual() -> None:
    picture = MEETING.replace("D4", ".")
    state = position(picture, hands=("777", ""), effects={"D3": "V"})
    after = play(state, "7 D3")
    assert player(after, 0).points == 1
    further = play(after, "8 A1", "7 D2", "8 B1", "7 D1")
    assert ship(further, "D1") == "L7"  # even in his bottom row


@pytest.mark.rule("lords:23")
def test_the_opponents_bottom_row_is_not_open_without_a_neighbour() -> None:
    assert refusal(position(hands=("246", "")), "2 A1") == "not-adjacent"


@pytest.mark.rule("lords:B1", "lords:B5")
def test_an_own_burning_ship_built_over_is_discarded_too() -> None:
    state = position(MEETING, hands=("88", ""))
    after = play(state, "8 E4")
    assert ship(after, "E4") == "L8"
    assert sorted(player(after, 0).discarded) == sorted((*player(state, 0).discarded, 6))


BURNT_ROW = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    l6 .  d4 .  .  .  .
"""


@pytest.mark.rule("lords:B2")
def test_a_burning_ship_in_the_own_bottom_row_may_be_built_over_without_a_neighbour() -> None:
    state = position(BURNT_ROW, hands=("888", ""))
    assert {"A6", "C6"} <= lays(state)
    assert ship(play(state, "8 A6"), "A6") == "L8"
    assert ship(play(state, "8 C6"), "C6") == "L8"


@pytest.mark.rule("lords:B3")
@pytest.mark.parametrize("cell", ["A6", "C6"])
def test_no_cell_effect_there_either(cell: str) -> None:
    state = position(BURNT_ROW, hands=("888", ""), effects={cell: "V", "B6": "V"})
    assert player(play(state, f"8 {cell}"), 0).points == 0
    assert player(play(state, "8 B6"), 0).points == 1


@pytest.mark.rule("lords:B4")
def test_a_9_on_a_burning_ship_has_nothing_to_repeat() -> None:
    state = position(BURNT_ROW, hands=("999", ""), effects={"A6": "V", "B6": "V"})
    assert player(play(state, "9 A6"), 0).points == 0
    assert player(play(state, "9 B6"), 0).points == 2


@pytest.mark.rule("lords:B5")
def test_discards_are_open_to_view_and_never_come_back() -> None:
    grown = 0
    for seed in range(30):
        before: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        for state in random_game(seed):
            now = (player(state, 0).discarded, player(state, 1).discarded)
            for seat in (0, 1):
                assert all(now[seat].count(number) >= before[seat].count(number) for number in range(1, 10))
                assert view(state, 1 - seat).players[seat].discarded == now[seat]
            grown += sum(map(len, now)) - sum(map(len, before))
            before = now
    assert grown > 0


@pytest.mark.rule("lords:B6")
def test_the_number_of_a_burning_ship_stays_visible_to_both() -> None:
    state = position(MEETING)
    for seat in (0, 1):
        seen = {found.cell: (found.number, found.burning) for found in view(state, seat).ships}
        assert (seen["C4"], seen["E4"]) == ((2, True), (6, True))


REPAIRABLE = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  l4 .  .  .  .  .
    .  L4 .  .  .  .  .
"""


@pytest.mark.rule("lords:B7")
def test_a_repaired_ship_counts_again_for_adjacency_and_scoring() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  L4 .  .  .  .  .
        .  l4 .  .  .  .  .
        .  L4 .  .  .  .  .
    """
    state = position(picture, hands=("555", ""))
    assert score(state) == 0
    assert "A5" not in lays(state)
    after = play(state, "5 F6", "repair B5")
    assert [item.head for item in items(after)] == ["set"]
    assert "A5" in lays(play(after, "8 A1"))


@pytest.mark.rule("lords:B7")
def test_neither_its_effect_nor_its_cell_is_triggered_again() -> None:
    state = position(REPAIRABLE, hands=("555", ""), effects={"B5": "V"})
    after = play(state, "5 F6", "repair B5")
    assert ship(after, "B5") == "L4"
    assert (player(after, 0).points, player(after, 0).coins) == (0, 0)
    assert keys(after) == ["laid", "repaired", "drew"]


@pytest.mark.rule("lords:B8")
def test_a_cell_once_covered_never_becomes_empty_so_its_effect_never_comes_twice() -> None:
    for seed in range(30):
        covered: set[str] = set()
        spent: list[str] = []
        for state in random_game(seed):
            lines = [game.event(event) for event in state.events or ()]
            bare = {str(line.args["cell"]) for line in lines if line.key == "no-cell-effect"}
            spent += [str(line.args["cell"]) for line in lines if line.key == "laid" and line.args["cell"] not in bare]
            state.events = []
            now = {found.cell for found in view(state).ships}
            assert covered <= now
            covered = now
        assert len(spent) == len(set(spent))


@pytest.mark.rule("lords:B9")
def test_a_mercenary_is_a_base_for_adjacency() -> None:
    picture = MEETING.replace("L8", "Lshield_a")
    assert {"C4", "E4"} <= lays(position(picture, hands=("246", "")))


@pytest.mark.rule("lords:B10")
def test_the_ship_effect_is_applied_as_usual_when_a_burning_ship_is_built_over() -> None:
    state = position(MEETING, hands=("215", ""), effects={"C4": "O"})
    assert player(play(state, "2 C4"), 0).coins == 1
    shielding = play(state, "1 C4")
    assert phase(shielding) == "shield"
    assert legal(play(state, "5 C4")) == {"repair E4"}


@pytest.mark.rule("lords:B10", "lords:B4")
def test_only_a_9_does_nothing_there() -> None:
    after = play(position(MEETING, hands=("999", ""), effects={"C4": "O"}), "9 C4")
    assert keys(after) == ["laid", "built-over", "no-cell-effect", "drew"]
