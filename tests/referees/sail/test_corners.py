"""Corners that chance rarely comes to, each in a position made for it: rules and referee agree there, too."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from ..lockstep import Pair, Tally
from .crowds import CORNERS, head, shape
from .games import GAME, start
from .pieces import COURSES, cell_of
from .referee import SailReferee
from .strewn import at_first_command, laid_out, player
from .table import Table

CORNER = ["CGG", "GG.", "G.."]
TRIES = 300  # seeds until wind, first player and dice are as the example needs them


@dataclass
class Example:
    """A board, its ships by number (`C4 W 3`: cell, course, masts; then the owner of a prize), lines, flipped cards,
    and what players are keen on."""

    seats: int
    content: str
    ships: tuple[str, ...] = ()
    lines: tuple[tuple[int, ...], ...] = ()
    flipped: tuple[str, ...] = ()
    keen: dict[str, int] = field(default_factory=dict)
    giving_up: int = 0

    def keenly(self, text: str) -> int:
        return self.keen.get(text, 1)

    def lay(self, t: Table) -> None:
        t.lines.clear()
        for ship in t.ships:
            ship.marks.clear()
            cell, course, masts, *owner = self.ships[ship.id].split()
            ship.cell, ship.course, ship.masts = cell_of(cell), COURSES.index(course), int(masts)
            ship.owner = int(owner[0]) if owner else ship.home
        t.lines += [[t.ships[number] for number in line] for line in self.lines]
        for name in self.flipped:
            card = t.card_at(cell_of(name))
            assert card is not None
            card.up = False


def battle(seats: int, ships: list[list[int]]) -> str:
    return head("battle", 8, seats, ["#"], list(CORNERS[:seats])) + shape("corner", CORNER, ships)


def assault(module: int) -> str:
    text = head("assault", module, 2, ["#"], []) + "situations = false\nsets = { 1 = [1] }\n"
    return text + shape("edge", [], [[3, 0, 0], [2, 0, 0]])


EXAMPLES = {
    # The prize on A4 cannot move before the idle brig on B4 has sunk.
    "A62": Example(
        2,
        battle(2, [[3, 2, 1], [2, 3, 0], [2, 1, 2], [1, 0, 3]]),
        ("A5 N 3", "B3 N 1", "B5 N 2", "B4 N 1", "F3 N 3", "G3 N 2", "F4 N 2", "A4 N 1 0"),
        keen={"end": 1000},
    ),
    # The middle ship is sunk on C4; the tail's step has led to D4, under B2's gun, and it closes up to C4, under A2's.
    "A79": Example(
        2,
        battle(2, [[3, 3, 0], [2, 2, 2], [2, 0, 3]]),
        ("F1 N 3", "G1 N 2", "H1 N 2", "C4 W 3", "D4 W 1", "E4 W 2"),
        lines=((3, 4, 5),),
        keen={"C4": 1000, "head W": 1000, "ahead": 1000, "gun A2": 1000, "pass": 100},
    ),
    # Whoever boards his neighbour is likely to be beaten, and may then give up; the others play on.
    "A112": Example(
        4,
        battle(4, [[3, 3, 0], [1, 2, 2]]),
        ("C5 N 3", "D5 N 1", "E5 N 3", "F5 N 1", "D6 N 3", "E6 N 1", "E4 N 3", "D4 N 1"),
        keen={"D4": 99, "D5": 99, "E6": 99, "F5": 99, "head E": 99, "head W": 99, "ahead": 999},
        giving_up=6,
    ),
    "A126": Example(
        2,
        assault(12),
        ("C6 N 3", "C7 N 2"),
        lines=((0, 1),),
        flipped=("D6",),
        keen={"leave C6": 1000},
    ),
    "L104": Example(2, assault(10)),
}

EXAMPLES["A118"] = EXAMPLES["A112"]  # or the boarded one gives up, before it comes to blows


@pytest.mark.parametrize("rule", EXAMPLES)
def test_rules_and_referee_agree_in_corners(rule: str) -> None:
    assert any(played(EXAMPLES[rule], seed)[rule] for seed in range(TRIES)), "the corner did not come up"


def played(example: Example, seed: int) -> Counter[str]:
    """The example from its first command on, without ships from its set-up on; the corners that came up."""
    setup = GAME.setup(example.seats, {"situations": False}, {"scenario": example.content})
    if not example.ships:
        pair = start(setup, seed)
        pair.play(Tally(), 1)
        assert isinstance(pair.referee, SailReferee)
        return pair.referee.table.met
    state, referee = at_first_command(GAME, setup, seed, Random(seed))
    example.lay(referee.table)
    state = laid_out(GAME, setup, state, referee)
    Pair(GAME, state, referee, player(seed)).play(Tally(), 12, example.keenly, example.giving_up)
    return referee.table.met
