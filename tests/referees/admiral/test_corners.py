"""Corners that random games seldom come to, each in a position of its own: all of them once parted rules and referee.

A script is what the seats do, in notation; `seat 2 resigns` and `order D3 ask` are no decisions.
"""

from collections.abc import Iterable

import pytest

from quarterdeck.engine.chance import Chance

from ..lockstep import Deviation, Tally, Witness
from .crowded import dealt_out
from .lockstep import AdmiralReferee, Pair, dice_told
from .sea import COURSES
from .sight import game

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


class Told(Witness):
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
    tally: Tally | None = None,
    **options: object,
) -> Pair:
    """A script on both sides, compared after every step."""
    setup = game.setup(4 if TEAMS in content else 2, options, {"scenario": content})
    state = game.new(setup, Told((), winds))
    referee = AdmiralReferee(setup)
    referee.start(dice_told(state))
    for name, tokens in (damage or {}).items():
        referee.ship(name).damage = tokens
    chance = Told(dice, tuple(winds)[1:] if referee.round else winds)
    pair = Pair(dealt_out(state, referee, chance, setup), referee, Chance(0))
    for text in script.split(", ") if script else ():
        pair.compare()
        do(pair, text, tally or Tally())
    pair.compare()
    for seat in referee.pending():
        pair.open_orders(seat)
    return pair


def do(pair: Pair, text: str, tally: Tally) -> None:
    seat = pair.referee.pending()[0]
    if text.endswith(" resigns"):
        pair.concede(tally, int(text.split()[1]) - 1)
    elif text.startswith("order "):
        pair.order(seat, text.removeprefix("order "))
    else:
        pair.carry_out(tally, seat, next(action for action in pair.legal[seat] if action.text == text))


FORTS = "A1 1 0, I9 2 0"
APART = "1 brig B2, 2 brig H8"
CORNERS: dict[str, dict] = {
    "P1.2": {
        "content": file_of(FORTS, "1 line C3, 2 brig D3"),
        "script": "1L x 1B 3",
        "dice": [6],
    },
    "R6.6": {
        "content": file_of(FORTS, "1 frigate D4, 1 brig B2, 2 brig H8"),
        "script": "1B fireship, end, end, 1F drift 2",
        "winds": ["N fresh", "E storm"],
    },
    "R10.7": {
        "content": file_of("G5 1 0, A9 2 0", "1 brig G6, 2 brig I4", layout="mines_each = 1"),
        "script": "lay I4 hold, lay B8 hold, end, 2B drift 0, end",
        "winds": ["E storm", "E storm"],
    },
    "T2": {
        "content": file_of("A1 1 2, I9 2 0", "1 line A2, 1 galleon B1, 2 brig B2, 2 galleon H8"),
        "script": "work A1 1L 1G, end, 1B storm A1, defended",
        "dice": [1, 6],
        "damage": {"1B": 2},
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
    tally = Tally()
    play(**CORNERS[rule], tally=tally)
    script = filter(None, str(CORNERS[rule]["script"]).split(", "))
    assert tally.kinds.total() == len([text for text in script if not text.startswith("order ")])


def test_the_referee_notices_a_single_token() -> None:
    pair = play(file_of(FORTS, APART), "")
    pair.referee.fort("A1").frozen = True
    with pytest.raises(Deviation, match=r"fort A1\.frozen: False or True"):
        pair.compare()


def test_the_referee_notices_a_single_action() -> None:
    pair = play(file_of(FORTS, APART), "")
    pair.referee.ship("1B").moved = True
    with pytest.raises(Deviation, match=r"by the rules only: .*1B N1"):
        pair.compare()
