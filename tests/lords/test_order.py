"""The order of a laid ship's two effects (13, C14): asked for only where both orders can come to different ends."""

import pytest

from lords.moves import play
from lords.sea import NAMES, fresh, phase, position
from quarterdeck.engine.chance import Chance
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules import codes
from quarterdeck.games.lords.rules.game import LordsState

CHOOSING = range(codes.ORDER, codes.CHOOSE_FAKE + 1)
CELL_FIRST, SHIP_FIRST = "cell first", "ship first"


def ends(state: LordsState) -> frozenset[int]:
    """The checksums of all positions that the choices of this main action can lead to."""
    if state.phase not in CHOOSING:
        return frozenset({int(state.checksum())})
    found: set[int] = set()
    for k in range(state.count_actions()):
        after = state.clone()
        after.apply(state.nth_action(k))
        found |= ends(after)
    return frozenset(found)


def by_rules(state: LordsState, number: int, action: int) -> LordsState:
    """The position after an action by rules of this number."""
    after = state.clone()
    after.rules = number
    after.apply(action)
    return after


def compare(state: LordsState, action: int) -> tuple[bool, bool]:
    """Whether each number of the rules asks for the order; that what number 2 does not ask loses no end."""
    old, new = by_rules(state, 1, action), by_rules(state, 2, action)
    asked = (old.phase == codes.ORDER, new.phase == codes.ORDER)
    if not asked[0]:
        return asked
    assert ends(new) == ends(old), old.position()
    if asked[1]:
        assert ends(play(new, CELL_FIRST)) != ends(play(new, SHIP_FIRST)), new.position()
    return asked


@pytest.mark.rule("lords:13", "lords:C14")
@pytest.mark.parametrize("options", [{}, {"decline_effects": True}])
def test_what_is_not_asked_changes_nothing_that_can_come_of_it(options: dict[str, object]) -> None:
    chooser, asked = Chance(5), [0, 0]
    for seed in range(40):
        state = fresh(seed, boards="random", **options)
        while not state.is_over():
            action = state.random_action(chooser)
            if state.phase == codes.TURN:
                old, new = compare(state, action)
                asked = [asked[0] + old, asked[1] + new]
            state.apply(action)
    assert asked[0] > 100
    assert 0 < asked[1] < asked[0] / 4


MINES = " ".join("*" if name in ("A4", "D4", "G3") else "." for name in NAMES)
MANY = " ".join("*" if name[1] in "34" else "." for name in NAMES)  # all fourteen: none in the supply
TOKENS = MINES.replace("*", "t", 1).replace("*", "f", 1)
FULL = " ".join("." if name == "A6" else "*" if name == "C3" else "D4+7" if name == "A5" else "." for name in NAMES)
SHIELDS = " ".join("D4+7" if name == "A4" else "l6" if name == "C6" else "." for name in NAMES)
SPARE = SHIELDS.replace("+7", "+6")


@pytest.mark.rule("lords:C14")
@pytest.mark.parametrize(
    ("picture", "ship", "effect", "asked"),
    [
        (MINES, "7", "M", False),  # lay, then clear any: whatever clearing first can do
        (TOKENS, "7", "M", True),  # a token that may be fake is no mine laid anew
        (MANY, "7", "M", True),  # only clearing first gives a mine to lay
        (". " * 41 + ".", "7", "M", True),  # the new mine goes again, or stays
        (" ".join("*" if name == "A6" else "." for name in NAMES), "7", "M", False),  # under the ship itself
        (SHIELDS, "1", "O", True),  # the shield shot off is the only one to lay
        (SPARE, "1", "O", False),
        (SHIELDS, "1", "D", False),  # nothing to hit
        (SHIELDS, "1", "R", False),  # repair first: the ship repaired may have the shield
        (SHIELDS, "1", "M", False),
        (SHIELDS, "3", "D", False),
        (SHIELDS, "5", "O", False),
        (SHIELDS, "5", "M", False),
        (FULL, "7", "O", False),
    ],
)
def test_the_order_is_asked_where_it_matters(picture: str, ship: str, effect: str, asked: bool) -> None:
    state = position(picture, hands=(ship, ""), effects={"A6": effect})
    assert compare(state, game.parse(state, f"{ship} A6"))[1] == asked


@pytest.mark.rule("lords:C14")
def test_tables_of_the_first_rules_are_asked_as_they_were() -> None:
    new = position(SPARE, hands=("1", ""), effects={"A6": "O"})
    old = position(SPARE, hands=("1", ""), effects={"A6": "O"}, rules=1)
    assert (phase(play(old, "1 A6")), phase(play(new, "1 A6"))) == ("order", "shot")
