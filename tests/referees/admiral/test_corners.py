"""Corners that random games seldom come to, each in a position of its own: all of them once parted rules and referee.

A script is what the seats do, in notation; `seat 2 resigns` and `order D3 ask` are no decisions.
"""

from collections.abc import Iterable

import pytest

from quarterdeck.engine.chance import Chance

from . import scenario
from .crowded import dealt_out
from .lockstep import Match, Tally, dice_told
from .referee import Referee
from .sea import COURSES
from .sight import game
from .table import Deviation

STRENGTHS = ("calm", "fresh", "storm")
HEAD = """
game = "admiral"
[name]
en = "Corner"
ru = "Угол"
[briefing]
en = "Corner"
ru = "Угол"
[goal]
en = "Corner"
ru = "Угол"
[rules]
turn_order = "seats"
{rules}
[[layout]]
players = [{seats}]
width = 9
height = 9
{layout}
"""
TEAMS = '[[layout.team]]\nname = "2v2"\nsides = [[1, 4], [2, 3]]\ndeliver = 4\n'


class Told(Chance):
    """Dice and winds that fall as told; then 4, and a fresh wind to the north."""

    def __init__(self, dice: Iterable[int], winds: Iterable[str]) -> None:
        super().__init__(0)
        self.dice, self.vane = list(dice), []
        for wind in winds:
            course, strength = wind.split()
            self.vane += [COURSES.index(course), STRENGTHS.index(strength)]

    def below(self, n: int) -> int:
        if n == 6:
            return (self.dice.pop(0) if self.dice else 4) - 1
        return self.vane.pop(0) if self.vane else 0 if n == 8 else 1


def file_of(forts: str, ships: str, rules: str = "", layout: str = "", teams: str = "") -> str:
    """A scenario: `A1 1 2` is a fort of seat 1 with 2 damage, `1 brig C3` a ship of his."""
    text = HEAD.format(rules=rules, seats=4 if teams else 2, layout=layout)
    for fort in forts.split(", "):
        cell, owner, damage = fort.split()
        text += f'[[layout.fort]]\nat = "{cell}"\nowner = {owner}\ndamage = {damage}\n'
    for ship in ships.split(", "):
        owner, kind, cell = ship.split()
        text += f'[[layout.ship]]\nowner = {owner}\ntype = "{kind}"\nat = "{cell}"\n'
    return text + teams


def play(
    content: str,
    script: str,
    dice: Iterable[int] = (),
    winds: Iterable[str] = (),
    damage: dict[str, int] | None = None,
    **options: object,
) -> Match:
    """A script on both sides, compared after every step."""
    setup = game.setup(4 if TEAMS in content else 2, options, {"scenario": content})
    state = game.new(setup, Told((), winds))
    referee = Referee(scenario.read(setup.seats, setup.options, setup.files))
    referee.start(dice_told(state))
    for name, tokens in (damage or {}).items():
        referee.ship(name).damage = tokens
    start = dealt_out(state, referee, Told(dice, tuple(winds)[1:] if referee.round else winds), setup, "corner")
    match = Match(start, Chance(0), Tally())
    for text in script.split(", ") if script else ():
        match.compare()
        do(match, text)
    match.compare()
    if match.compare():
        return match, True
    for seat in match.referee.pending():
        match.open_actions(seat)
        match.open_orders(seat)
    return match


def do(match: Match, text: str) -> None:
    seat = match.referee.pending()[0]
    if text.endswith(" resigns"):
        match.concede(int(text.split()[1]) - 1)
    elif text.startswith("order "):
        match.order(seat, text.removeprefix("order "))
    else:
        match.carry_out(seat, text, match.open_actions(seat))


FORTS = "A1 1 0, I9 2 0"
APART = "1 brig B2, 2 brig H8"
CORNERS: dict[str, dict] = {
    "P1.2": {
        "content": file_of(FORTS, "1 line C3, 2 brig D3"),
        "script": "L1 x B1 3",
        "dice": [6],
    },
    "R6.6": {
        "content": file_of(FORTS, "1 frigate D4, 1 brig B2, 2 brig H8"),
        "script": "B1 fireship, end, end, F1 drift 2",
        "winds": ["N fresh", "E storm"],
    },
    "R10.7": {
        "content": file_of("G5 1 0, A9 2 0", "1 brig G6, 2 brig I4", layout="mines_each = 1"),
        "script": "lay I4 hold, lay B8 hold, end, B2 drift 0, end",
        "winds": ["E storm", "E storm"],
    },
    "T2": {
        "content": file_of("A1 1 2, I9 2 0", "1 line A2, 1 galleon B1, 2 brig B2, 2 galleon H8"),
        "script": "work A1 L1 G1, end, B1 storm A1, defended",
        "dice": [1, 6],
        "damage": {"B1": 2},
    },
    "Q87": {
        "content": file_of(
            "A1 1 0, A9 2 0, I1 3 0, I9 4 5",
            "1 brig B2, 2 brig B8, 3 brig H2, 4 brig H8",
            rules='actions = ["fire", "board", "storm", "fireships", "repair", "treasure"]',
            teams=TEAMS,
        ),
        "script": "",
        "teams": "2v2",
    },
    "R10.5": {
        "content": file_of(FORTS, APART, layout="mines_each = 1"),
        "script": "",
    },
    "Q93": {
        "content": file_of(FORTS, APART, rules="quiet_rounds = 1"),
        "script": "end, end",
    },
    "Q133": {
        "content": file_of(FORTS, APART, layout="mines_each = 2"),
        "script": "lay C3 ask, lay C3 hold, lay G7 hold, lay G7 hold, order C3 ask",
    },
    "Q139": {
        "content": file_of(
            "A1 1 0, A9 2 0, I1 3 0, I9 4 0",
            "1 brig B2, 2 brig B8, 3 brig H2, 4 brig H8",
            rules="quiet_rounds = 1",
            teams=TEAMS,
        ),
        "script": "seat 4 resigns, end, end, end, end, end, end",
        "teams": "2v2",
    },
}


@pytest.mark.parametrize("rule", CORNERS)
def test_rules_and_referee_agree_in_the_corner_of_a_rule(rule: str) -> None:
    match = play(**CORNERS[rule])
    assert match.tally.decisions == len([text for text in match.log if " order " not in text and "resigns" not in text])


def test_the_referee_notices_a_single_token() -> None:
    match = play(file_of(FORTS, APART), "")
    match.referee.ship("B1").damage += 1
    with pytest.raises(Deviation, match="B1 damage: rules 0, referee 1"):
        match.compare()


def test_the_referee_notices_a_single_action() -> None:
    match = play(file_of(FORTS, APART), "")
    match.referee.ship("B1").moved = True
    with pytest.raises(Deviation, match="only the rules: B1 N1"):
        match.open_actions(0)
