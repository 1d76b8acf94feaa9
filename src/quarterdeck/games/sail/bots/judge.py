"""The judge of exchanges: what fire, answers and boardings are likely to win or cost, in masts.

Whoever looks at a position and whoever plays a turn out of habit asks him, each with weights of his own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import codes
from ..rules.chart import Cell
from ..rules.compass import Heading, abeam
from ..rules.fleet import HUNTED, MERCHANTMAN
from ..rules.gunnery import is_target, shots_left, side_facing
from ..rules.position import Position, Ship

FAR: Final[i64] = 99
GUN_HITS: Final[float] = 0.9  # a double salvo (spec 2.8)
MOST_SHOTS: Final[i64] = 4  # a side that the tables know; a fifth changes nothing


def boarding_chances() -> "vec[float]":
    """L55, A47: how likely a masts win against d, at 4 * a + d: one a round, either side with the same chance."""
    chances: vec[float] = vec[float]([0.0] * 16)
    for own in range(1, 4):
        chances[4 * own] = 1.0
        for other in range(1, 4):
            place: i64 = 4 * own + other
            chances[place] = 0.5 * (chances[place - 4] + chances[place - 1])
    return chances


def lies_idle(s: Position, ship: Ship) -> bool:
    """L64: whether a ship has lain at its fortress, and loses a mast if it does nothing until the turn ends."""
    excused: i64 = codes.STIRRED | codes.EXEMPT | codes.FROZEN | codes.STUCK
    return s.marks[ship] & (codes.MARKED | excused) == codes.MARKED and not s.no_idle


def guns_on(s: Position, ship: Ship, cell: Cell, enemies: bool) -> i64:
    """Working guns of enemies still in play that cover a cell, or of the ship's own side."""
    start: i64 = s.chart.reach_from[cell]
    end: i64 = s.chart.reach_from[cell + 1]
    if start == end or s.fort_silent:
        return 0
    found: i64 = 0
    for reach in range(start, end):
        card = s.chart.reach_card[reach]
        owner = s.chart.card_owner[card]
        if s.works[card] & codes.UP != 0 and s.is_alive(owner) and s.is_enemy(owner, s.owner[ship]) == enemies:
            found += 1
    return found


def runner_of(s: Position) -> Ship:
    """The ship that must reach the fort, in scenarios that have one; -1."""
    if s.scenario == codes.PIRATES and s.where[MERCHANTMAN] != 0:
        return MERCHANTMAN
    if s.scenario == codes.HUNT:
        for ship in range(s.ships):
            if s.owner[ship] == HUNTED and s.where[ship] != 0:
                return Ship(ship)
    return Ship(-1)


class Judge:
    """What ships do to each other; weights in masts."""

    def __init__(self) -> None:
        self.hull: float = 0.0  # what a hull is worth beside its masts
        self.broadside: float = 0.0  # each shot a side that it has, whatever its masts
        self.prize: float = 0.0  # the part of a captured hull's worth that its captor gets
        self.card: float = 0.0  # a fortress card of an enemy that is hit
        self.loot: float = 0.0  # Pirates: the merchantman in a pirate's hands
        # who suffers most in the fight that was looked at last, and how likely it sinks
        self.struck: Ship = Ship(-1)
        self.sunk: float = 0.0
        # a side with so many shots left: masts it takes, chance of at least one hit, chance of at least two
        self.taken: vec[float] = vec[float]([0.0, 0.5, 0.95, 1.4, 1.9])
        self.once: vec[float] = vec[float]([0.0, 0.5, 0.9, 0.98, 0.99])
        self.twice: vec[float] = vec[float]([0.0, 0.0, 0.25, 0.45, 0.8])
        # chance to win a boarding with a masts against d, at 4 * a + d
        self.boarding_won: vec[float] = boarding_chances()

    def hull_value(self, s: Position, ship: Ship) -> float:
        return self.hull + self.broadside * float(s.holes[ship])

    def mast_value(self, s: Position, ship: Ship) -> float:
        """What a hit takes of a ship."""
        return 1.0 + self.hull_value(s, ship) if s.masts[ship] == 1 else 1.0

    def idleness(self, s: Position, ship: Ship) -> float:
        """L64: what a whole ship loses that lies idle at its fortress until the turn ends."""
        return self.mast_value(s, ship) if lies_idle(s, ship) else 0.0

    def sinks(self, s: Position, other: Ship, shots: i64) -> float:
        """How likely so many shots sink a ship."""
        if s.masts[other] == 1:
            return self.once[shots]
        return self.twice[shots] if s.masts[other] == 2 else 0.0

    def blow(self, s: Position, other: Ship, shots: i64) -> float:
        """Masts and hull that so many shots take of a ship that does not answer."""
        if s.scenario == codes.PIRATES and other == MERCHANTMAN:
            return self.once[shots] * self.easier(s)
        masts: float = float(s.masts[other])
        taken: float = self.taken[shots]
        return (taken if taken < masts else masts) + self.sinks(s, other, shots) * self.hull_value(s, other)

    def fight(self, s: Position, ship: Ship, cell: Cell, heading: Heading) -> float:
        """What the shots left to both sides are likely to gain from a cell; nothing where they had better be saved."""
        self.struck = Ship(-1)
        self.sunk = 0.0
        if s.fog or s.has(ship, codes.NO_FIRE):
            return 0.0
        found: float = 0.0
        best: float = 0.0
        for side in range(2):
            there: Cell = s.chart.step(cell, abeam(heading, side))
            if s.is_free(there):
                continue
            shots: i64 = shots_left(s, ship, side)
            if shots <= 0:
                continue
            if shots > MOST_SHOTS:
                shots = MOST_SHOTS
            other: Ship = s.enemy_at(there, s.owner[ship])
            gain: float = (
                self.exchange(s, ship, cell, other, shots) if other >= 0 else self.at_card(s, ship, there, shots)
            )
            if gain > 0.0:
                found += gain
                if other >= 0 and gain > best:
                    best = gain
                    self.struck = other
                    self.sunk = self.sinks(s, other, shots)
        return found

    def at_card(self, s: Position, ship: Ship, there: Cell, shots: i64) -> float:
        """What so many shots gain of an enemy's fortress card; nothing where there is none."""
        card = s.chart.card_on(there)
        return self.once[shots] * self.card_worth(s) if card >= 0 and is_target(s, ship, card) else 0.0

    def card_worth(self, s: Position) -> float:
        """What a hit on a card of an enemy's fortress is worth."""
        return self.card

    def exchange(self, s: Position, ship: Ship, cell: Cell, other: Ship, shots: i64) -> float:
        """What so many shots take, less what the answer does where the attacker lies abeam of it."""
        gain: float = self.blow(s, other, shots)
        facing: i64 = side_facing(s, other, cell)
        if facing < 0:
            return gain
        hit: float = (1.0 - self.sinks(s, other, shots)) * self.once[self.guns_in_answer(s, other, facing)]
        return gain - hit * self.mast_value(s, ship)

    def guns_in_answer(self, s: Position, other: Ship, facing: i64) -> i64:
        """Shots that an attacked ship has left on a side for its answer."""
        if s.has(other, codes.FROZEN | codes.MUTED):
            return 0
        guns: i64 = shots_left(s, other, facing)
        if guns < 0:
            return 0
        return guns if guns < MOST_SHOTS else MOST_SHOTS

    def boarding(self, s: Position, ship: Ship, other: Ship) -> float:
        """Hulls that a boarding is likely to win or lose; of masts either side loses as many on average (A47)."""
        won: float = self.boarding_won[4 * s.masts[ship] + s.masts[other]]
        if s.scenario == codes.PIRATES and other == MERCHANTMAN:
            return won * self.loot + self.bled(s) - (1.0 - won) * self.mast_value(s, ship)
        if s.scenario == codes.PIRATES and ship == MERCHANTMAN:
            return won * self.hull_value(s, other) - (1.0 - won) * self.loot
        gain: float = won * self.hull_value(s, other) - (1.0 - won) * self.hull_value(s, ship)
        return (1.0 + self.prize) * gain

    def easier(self, s: Position) -> float:
        """L89, L91: how much a mast less brings the merchantman nearer to its captors; sunk it is nobody's."""
        masts: i64 = s.masts[MERCHANTMAN]
        if masts == 1:
            return -self.loot
        return self.loot * (self.boarding_won[4 + masts - 1] - self.boarding_won[4 + masts])

    def bled(self, s: Position) -> float:
        """What a boarding by a single mast that fails still does for the captor's next: of three brigs, one by one."""
        return self.easier(s) if s.seats == 2 and s.masts[MERCHANTMAN] > 1 else 0.0
