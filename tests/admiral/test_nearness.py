"""The judge has a term for each condition of a goal or loss (N9): the nearer it is, the more it says."""

import pytest

from quarterdeck.games.admiral.bots.aims import progress
from quarterdeck.games.admiral.bots.lanes import Lanes
from quarterdeck.games.admiral.plan import CONDITIONS

from .plans import begin, plan

FOE = '{ ships = [{ kind = "brig", at = "H7" }] }'
FORTS = 'fort = [{ at = "A1", owner = 1, id = "west" }, { at = "J8", owner = 2, id = "east" }]\n'
BLUE = 1  # the first seat, as bits


def sea(own: str, condition: str, foe: str = FOE, forts: str = FORTS, more: str = "") -> str:
    """A ship of blue's, an opponent, and what blue wants or must not suffer."""
    fleets = f"seat = [{{ ships = [{{ {own} }}] }}, {foe}]\n"
    claim, needs = ("loss", "when") if condition.startswith("lost") else ("goal", "need")
    return plan(f"{forts}{fleets}{more}{claim} = [{{ for = 1, {needs} = [{{ {condition} }}] }}]\n")


def galleon(cell: str, more: str = "") -> str:
    return f'kind = "galleon", name = "Pride", at = "{cell}"{more}'


def brig(cell: str, more: str = "") -> str:
    return f'{{ ships = [{{ kind = "brig", name = "Prey", at = "{cell}"{more} }}] }}'


HURT_FORT = FORTS.replace('id = "west"', 'id = "west", damage = 2')
ROADS = 'zone = { roads = ["I4:J5"] }\nrounds = 9\n'
RACE = ROADS + 'points = { arrive = { at = "roads", kind = "galleon", score = [5, 3] } }\n'
TRADE = "rounds = 9\npoints = { deliver = 2 }\n"
# The condition, farther from true and nearer to it.
CASES: dict[str, tuple[str, str]] = {
    "deliver": (sea(galleon("G4", ", load = 1"), "deliver = 1"), sea(galleon("C2", ", load = 1"), "deliver = 1")),
    "hold": (sea(galleon("C2"), "hold = 2"), sea(galleon("H6"), "hold = 2")),
    "hold these": (sea(galleon("C2"), 'hold = ["east"]'), sea(galleon("H6"), 'hold = ["east"]')),
    "arrive": (
        sea(galleon("C4"), 'arrive = 1, at = "roads"', more=ROADS),
        sea(galleon("G4"), 'arrive = 1, at = "roads"', more=ROADS),
    ),
    "exit": (sea(galleon("C4"), 'exit = 1, edge = "E"'), sea(galleon("G4"), 'exit = 1, edge = "E"')),
    "sink, hunted": (sea(galleon("C4"), "sink = 1"), sea(galleon("G6"), "sink = 1")),
    "sink, hurt": (
        sea(galleon("C4"), 'sink = "Prey"', foe=brig("H7")),
        sea(galleon("C4"), 'sink = "Prey"', foe=brig("H7", ", damage = 1")),
    ),
    "survive": (
        sea(galleon("C4", ", damage = 2"), 'survive = 6, ship = "Pride"'),
        sea(galleon("C4"), 'survive = 6, ship = "Pride"'),
    ),
    "points, by arriving": (
        sea(galleon("C4"), "points = 5", more=RACE),
        sea(galleon("G4"), "points = 5", more=RACE),
    ),
    "points, by cargo": (
        sea(galleon("G4", ", load = 1"), "points = 2", more=TRADE),
        sea(galleon("C2", ", load = 1"), "points = 2", more=TRADE),
    ),
    "lost": (sea(galleon("C4", ", damage = 2"), "lost = 1"), sea(galleon("C4"), "lost = 1")),
    "lost, a ship": (sea(galleon("C4", ", damage = 2"), 'lost = "Pride"'), sea(galleon("C4"), 'lost = "Pride"')),
    "lost, a fort that is hurt": (
        sea(galleon("C4"), 'lost = "west"', forts=HURT_FORT),
        sea(galleon("C4"), 'lost = "west"'),
    ),
    "lost, a fort that is threatened": (
        sea(galleon("C4"), 'lost = "west"', foe=brig("B2")),
        sea(galleon("C4"), 'lost = "west"', foe=brig("H7")),
    ),
}


def outlook(content: str) -> float:
    """What blue's goals and losses are worth at the start."""
    s = begin(content)
    return progress(s, BLUE, Lanes(s))


@pytest.mark.rule("admiral:N9")
@pytest.mark.parametrize("case", CASES)
def test_what_is_nearer_to_a_goal_or_farther_from_a_loss_is_worth_more(case: str) -> None:
    worse, better = map(outlook, CASES[case])
    assert worse < better


def test_every_condition_of_the_vocabulary_has_a_case() -> None:
    assert {case.partition(",")[0].split()[0] for case in CASES} == set(CONDITIONS)
