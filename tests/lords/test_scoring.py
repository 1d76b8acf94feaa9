"""Combinations, and the numbers of mercenaries in them (rules 55 to 58, A1 to A11)."""

import pytest

from lords.moves import play
from lords.sea import EMPTY, fresh, items, position, score, view
from quarterdeck.games.lords.rules.game import LordsState


def row(line: str, elsewhere: str = "") -> LordsState:
    """A line of light's in his bottom row; `elsewhere` is laid in row 4, far enough to touch nothing."""
    tokens = (line.split() + ["."] * 7)[:7]
    other = (elsewhere.split() + ["."] * 7)[:7]
    rows = [["."] * 7, ["."] * 7, ["."] * 7, other, ["."] * 7, tokens]
    return position("\n".join(" ".join(cells) for cells in rows))


def column(line: str) -> LordsState:
    """A line of light's in column D from the top."""
    tokens = (line.split() + ["."] * 6)[:6]
    return position("\n".join(f". . . {token} . . ." for token in tokens))


def combinations(state: LordsState, seat: int = 0) -> int:
    """The points for sets and runs, the commodore's bonus among them."""
    return sum(item.points for item in items(state, seat) if item.head in ("set", "run", "commodore"))


def fleet(numbers: str) -> str:
    """ "2 3 4" -> "L2 L3 L4"; `_` is an empty cell."""
    return " ".join("." if number == "_" else f"L{number}" for number in numbers.split())


FIVES = "L5 L5 L5 Lshield_a Lbroadside"  # 1/5 and 5/9: only mercenaries make more than three equal


# What a line is worth: the spec's table


@pytest.mark.rule("lords:57")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("2 3 4", 2),
        ("4 3 2", 2),
        ("2 4 3", 0),
        ("2 3", 0),
        ("2", 0),
        ("2 3 4 5", 3),
        ("1 2 3 4 5", 4),
        ("9 8 7 6 5 4", 5),
        ("1 2 3 4 5 6 7", 6),
        ("7 6 5 4 3 2 1", 6),
        ("2 4 6", 0),
    ],
)
def test_three_or_more_consecutive_numbers_rising_or_falling_bring_their_length_less_one(
    line: str, points: int
) -> None:
    assert combinations(row(fleet(line))) == points


@pytest.mark.rule("lords:57")
@pytest.mark.parametrize(("line", "points"), [("2 3 4", 2), ("9 8 7 6 5 4", 5), ("2 4 3", 0)])
def test_runs_count_in_columns_too(line: str, points: int) -> None:
    assert combinations(column(fleet(line))) == points


@pytest.mark.rule("lords:56")
def test_three_equal_numbers_bring_3_points() -> None:
    for number in "123456789":
        assert combinations(row(fleet(" ".join(number * 3)))) == 3
        assert combinations(column(fleet(" ".join(number * 3)))) == 3
    assert combinations(row("L7 L7")) == 0


@pytest.mark.rule("lords:56", "lords:A1")
def test_four_equal_numbers_bring_5_points() -> None:
    assert combinations(row("L7 L7 L7 Lminesweeper")) == 5


@pytest.mark.rule("lords:A1")
def test_the_value_of_four_equal_numbers_is_an_option() -> None:
    line = position(EMPTY[: -len(". . . . . . .")] + "L7 L7 L7 Lminesweeper . . .", set_of_four=4)
    assert combinations(line) == 4
    assert fresh(set_of_four=4).set_of_four == 4
    assert fresh().set_of_four == 5


@pytest.mark.rule("lords:58")
def test_a_ship_never_counts_in_two_combinations_of_the_same_line() -> None:
    """The rulebook's note on its example: the set of fives is worth more than the run 5-6-7."""
    state = row(fleet("5 5 5 6 7"))
    assert [(item.head, item.points) for item in items(state)] == [("set", 3)]


@pytest.mark.rule("lords:58")
def test_a_ship_may_count_once_in_a_row_and_once_in_a_column() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  L3 .  .  .  .  .
        L2 L3 L4 .  .  .  .
        .  L3 .  .  .  .  .
    """
    assert sorted((item.head, item.points) for item in items(position(picture))) == [("run", 2), ("set", 3)]


@pytest.mark.rule("lords:58")
@pytest.mark.parametrize(
    ("line", "points"),
    [("1 2 3 3 3 4 5", 4), ("2 3 4 4 4", 3), ("2 3 4 4 4 5 6", 4), ("1 2 3 4 4 4", 5), ("1 1 1 2 2 2", 6)],
)
def test_the_best_split_of_a_line_counts(line: str, points: int) -> None:
    assert combinations(row(fleet(line))) == points


@pytest.mark.rule("lords:55")
def test_a_line_is_contiguous() -> None:
    assert combinations(row("L4 L4 . L4")) == 0
    assert combinations(row("L2 L3 . L4 L5")) == 0


@pytest.mark.rule("lords:55")
def test_lines_are_straight_and_never_diagonal() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  L4 .  .  .
        .  .  L4 .  .  .  .
        .  L4 .  .  .  .  .
    """
    assert score(position(picture)) == 0


@pytest.mark.rule("lords:55")
@pytest.mark.parametrize(("above", "below"), [(". . . . . . L3", "L4 L5 L6"), (". . . . L1 L2 L3", "L4")])
def test_a_row_does_not_go_on_at_the_other_edge(above: str, below: str) -> None:
    calm = ". . . . . . .\n"
    line = " ".join((below.split() + ["."] * 7)[:7])
    assert score(position(calm * 4 + above + "\n" + line)) == 2


@pytest.mark.rule("lords:55", "lords:A6")
@pytest.mark.parametrize("breaker", ["l4", "D4", "d4"])
def test_burning_and_enemy_ships_break_a_line(breaker: str) -> None:
    assert combinations(row(f"L4 L4 {breaker} L2")) == 0
    assert combinations(row(f"L2 L3 {breaker} L5 L6")) == 0
    assert combinations(row(f"L1 L2 L3 {breaker} L5 L6")) == 2
    assert combinations(row(f"L3 L2 L1 {breaker}")) == 2


@pytest.mark.rule("lords:A6")
def test_burning_ships_score_nothing_at_all() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  l8 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        l3 .  .  .  .  .  .
        Lflagship l5 l5 l5 . . .
    """
    assert score(position(picture)) == 0


@pytest.mark.rule("lords:55")
def test_each_player_counts_his_own_ships() -> None:
    state = row("D2 D3 D4 L6 L6 L6")
    assert (combinations(state, 0), combinations(state, 1)) == (3, 2)


# Rulings on combinations


@pytest.mark.rule("lords:A2")
@pytest.mark.parametrize(
    ("line", "plain", "with_commodore"),
    [(FIVES, 5, 6), (FIVES + " L6 L7", 7, 8), (FIVES + " Ltwin_d", 6, 8), (FIVES + " Ltwin_d Lbulwark", 8, 10)],
)
def test_five_and_more_equal_are_cut_into_sets_of_three_and_four(line: str, plain: int, with_commodore: int) -> None:
    assert combinations(row(line)) == plain
    assert combinations(row(line, elsewhere="Lcommodore")) == with_commodore


@pytest.mark.rule("lords:A2", "lords:59")
@pytest.mark.parametrize(("line", "points"), [("2 3 4 4 4", 4), ("2 3 4 4 4 5 6", 4)])
def test_the_commodores_bonus_weighs_in_the_split(line: str, points: int) -> None:
    assert combinations(row(fleet(line), elsewhere="Lcommodore")) == points


@pytest.mark.rule("lords:A3")
def test_a_rising_and_a_falling_run_do_not_share_a_ship() -> None:
    assert combinations(row(fleet("2 3 4 3 2"))) == 2
    assert combinations(row(fleet("5 4 3 4 5"))) == 2
    assert combinations(row(fleet("2 3 4 4 3 2"))) == 4


@pytest.mark.rule("lords:A4")
def test_no_ship_counts_twice_in_a_column_either() -> None:
    assert combinations(column(fleet("2 3 4 3 2"))) == 2
    assert combinations(column(fleet("5 5 5 6 7"))) == 3


@pytest.mark.rule("lords:A7")
def test_nine_and_one_are_not_consecutive() -> None:
    assert combinations(row(fleet("8 9 1"))) == 0
    assert combinations(row(fleet("2 1 9"))) == 0
    assert combinations(row(fleet("7 8 9 1 2"))) == 2


@pytest.mark.rule("lords:A5")
def test_a_ship_with_an_x_takes_the_number_that_brings_most() -> None:
    """The rulebook's note on its example: 3-3-X is worth 3, 5-X-7 only 2."""
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  L5 .  .  .  .
        L3 L3 Lbulwark . . . .
        .  .  L7 .  .  .  .
    """
    state = position(picture)
    assert combinations(state) == 3
    assert [item.args["numbers"] for item in items(state) if item.head == "set"] == ["3-3-3"]


@pytest.mark.rule("lords:A5")
def test_an_x_in_the_midst_of_a_run() -> None:
    assert combinations(row("L1 L2 L3 L4 Lbulwark L6 L7")) == 6


@pytest.mark.rule("lords:A5")
def test_one_number_holds_for_row_and_column_alike() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  L7 .  .  .  .
        L4 L4 Lminelayer . . . .
        .  .  L9 .  .  .  .
    """
    assert combinations(position(picture)) == 3  # 4/8: as 4 a set, as 8 a run of 2


@pytest.mark.rule("lords:A5")
def test_one_number_may_serve_both_lines() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  L5 .  .  .  .
        .  .  L5 .  .  .  .
        L3 L4 Lbulwark . . . .
    """
    assert combinations(position(picture)) == 5


@pytest.mark.rule("lords:A5", "lords:59")
def test_the_commodores_bonus_counts_in_the_choice_of_numbers() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  L9 .  .  .  .
        .  .  L9 .  .  .  .
        L3 L4 Lbulwark L6 . . .
        .  .  .  .  .  .  {}
    """
    plain, with_commodore = position(picture.format(".")), position(picture.format("Lcommodore"))
    assert [item.args["numbers"] for item in items(plain) if item.head in ("set", "run")] == ["3-4-5-6"]
    assert [item.args["numbers"] for item in items(with_commodore) if item.head in ("set", "run")] == ["9-9-9"]
    assert (combinations(plain), combinations(with_commodore)) == (3, 4)


@pytest.mark.rule("lords:A10")
def test_of_equal_totals_the_lowest_numbers_are_shown_cells_taken_row_by_row() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        L4 L5 Lbulwark . . . .
        .  .  L8 .  .  .  .
        .  .  L9 .  .  .  .
    """
    runs = [(item.head, item.args["numbers"]) for item in items(position(picture)) if item.head == "run"]
    assert runs == [("run", "4-5-6")]  # 7-8-9 down the column would be worth as much


@pytest.mark.rule("lords:A10")
def test_mercenaries_linked_through_lines_are_solved_together() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        L7 L8 Lbulwark . . . .
        .  .  L5 .  .  .  .
        L3 L4 Ltwin_d L6 . . .
    """
    # twin_d prints 2/5/8: as 5 the row runs 3-4-5-6 and the column 5-5-5 with the X, which as 9 would make 7-8-9
    assert combinations(position(picture)) == 3 + 3


@pytest.mark.rule("lords:A11")
def test_during_play_a_mercenary_has_no_number() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        L7 L8 .  .  .  .  .
    """
    state = play(position(picture, hands=("88", ""), market="bulwark", coins=(5, 0)), "hire bulwark C6")
    assert [ship.number for ship in view(state).ships if ship.mercenary] == [0]
    assert [item.args["numbers"] for item in items(state) if item.head == "run"] == ["7-8-9"]
    later = play(state, "8 D6")
    assert [item.args["numbers"] for item in items(later) if item.head == "set"] == ["8-8-8"]  # no longer a 9


@pytest.mark.rule("lords:A11")
def test_each_players_numbers_are_fixed_for_himself() -> None:
    state = row("L3 L4 Lbulwark Dflagship D7 D8")
    assert (combinations(state, 0), combinations(state, 1)) == (2, 2)
