"""Prospects: what strikes promise, and what a place is worth while the enemy acts, found quickly.

A place is worth what the enemy is likely to do there in his turn, whatever wind he draws, and what can be done from
there later.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import codes
from .compass import abeam, direction_between
from .decks import Decks
from .gunnery import NOTHING, is_target, shots_left
from .position import Position
from .wind import range_of

FAR: Final[i64] = 99
NEAR: Final[i64] = 8  # cells from which a ship may be attacked in a turn, and one more
MOST_FOES: Final[i64] = 256
GUN_HITS: Final[float] = 0.9  # a double salvo (spec 2.8)
SINGLE_HITS: Final[float] = 0.5
NEVER_SO_BAD: Final[float] = -1000.0
ARRIVAL: Final[float] = 20.0  # masts: the fort reached by the one who must get there, more than any fight
RUN: Final[float] = 0.2  # a cell nearer to it
SAME_COURSE: Final[float] = 0.001  # of courses alike the present one


def boarding_chances() -> "vec[float]":
    """L55, A47: how likely a masts win against d, at 4 * a + d: one a round, either side with the same chance."""
    chances: vec[float] = vec[float]([0.0] * 16)
    for own in range(1, 4):
        chances[4 * own] = 1.0
        for other in range(1, 4):
            place: i64 = 4 * own + other
            chances[place] = 0.5 * (chances[place - 4] + chances[place - 1])
    return chances


def lies_idle(s: Position, ship: i64) -> bool:
    """L64: whether a ship has lain at its fortress, and loses a mast if it does nothing until the turn ends."""
    marks: i64 = s.marks[ship]
    return (
        marks & codes.MARKED != 0
        and marks & (codes.STIRRED | codes.EXEMPT | codes.FROZEN | codes.STUCK) == 0
        and not s.no_idle
    )


def guns_on(s: Position, ship: i64, cell: i64, enemies: bool) -> i64:
    """Working guns of enemies still in play that cover a cell, or of the ship's own side."""
    start: i64 = s.chart.reach_from[cell]
    end: i64 = s.chart.reach_from[cell + 1]
    if start == end or s.fort_silent:
        return 0
    found: i64 = 0
    for reach in range(start, end):
        card: i64 = s.chart.reach_card[reach]
        owner: i64 = s.chart.card_owner[card]
        if s.works[card] & codes.UP != 0 and s.is_alive(owner) and s.is_enemy(owner, s.owner[ship]) == enemies:
            found += 1
    return found


class Prospects:
    """What ships can do and where they had better lie; weights in masts."""

    def __init__(self, decks: Decks) -> None:
        self.hull: float = 0.0  # what a hull is worth beside its masts
        self.broadside: float = 0.0  # each shot a side that it has
        self.prize: float = 0.0  # the part of a captured hull's worth that its captor gets
        self.card: float = 0.0  # a fortress card of an enemy that is hit
        self.fear: float = 0.0  # the part of what the enemy may do next turn that is minded
        self.hope: float = 0.0  # the part of what can be done to him later that counts
        self.nearness: float = 0.0  # a cell nearer to an enemy: fleets that avoid each other never win
        self.shelter: float = 0.0  # how much safer a cell is for each own gun that covers it
        self.home: float = 0.0  # a cell nearer to the fortress, for each lost mast
        self.mend: float = 0.0  # a mast regained there
        self.decks: Decks = decks
        # who might be fought by the fleet that acts
        self.foes: i64 = 0
        self.foe: vec[i64] = vec[i64]([i64(0)] * 256)
        self.foe_x: vec[i64] = vec[i64]([i64(0)] * 256)
        self.foe_y: vec[i64] = vec[i64]([i64(0)] * 256)
        # what the last look at a fight, along a course, at a place found
        self.struck: i64 = NOTHING
        self.sunk: float = 0.0
        self.course: i64 = 0
        self.later: float = 0.0
        self.planned: float = 0.0
        self.none: float = 0.0  # chances of no hit there, of one, of two
        self.one: float = 0.0
        self.two: float = 0.0
        self.boarded: float = 0.0
        self.blow: float = 0.0
        self.nearest: i64 = FAR
        self.runner: i64 = NOTHING
        # chance that so many guns of one side hit once, and twice
        self.once: vec[float] = vec[float]([0.0, 0.5, 0.9, 0.98, 0.99])
        self.twice: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.45, 0.8])
        # how likely a ship brings another abeam, or boards it, that lies so many cells off: 8 * longer way + shorter
        self.strike: vec[float] = vec[float]([0.0] * 64)
        self.board: vec[float] = vec[float]([0.0] * 64)
        self.fill_reach()
        # chance to win a boarding with a masts against d, at 4 * a + d
        self.boarding_won: vec[float] = boarding_chances()

    def fill_reach(self) -> None:
        """In how many of the deck's winds a ship gets at another."""
        total: i64 = 0
        for wind in range(self.decks.winds):
            total += self.decks.wind_copies[wind]
        for long in range(NEAR):
            for short in range(long + 1):
                struck: i64 = 0
                boarded: i64 = 0
                for wind in range(self.decks.winds):
                    if self.strikes(wind, long, short):
                        struck += self.decks.wind_copies[wind]
                    if self.boards(wind, long, short):
                        boarded += self.decks.wind_copies[wind]
                self.strike[NEAR * long + short] = float(struck) / float(total)
                self.board[NEAR * long + short] = float(boarded) / float(total)

    def strikes(self, wind: i64, long: i64, short: i64) -> bool:
        """Whether a ship brings another abeam that lies so far east and south of it."""
        if long <= 1:
            return True
        if short == 1 and self.number(wind, 2) >= long:
            return True
        if long - short == 2:
            if self.number(wind, 3) >= long - 1:
                return True
            return short == 0 and self.number(wind, 1) >= 1
        return False

    def boards(self, wind: i64, long: i64, short: i64) -> bool:
        if short == 0:
            return self.number(wind, 2) >= long
        return long == short and self.number(wind, 3) >= long

    def number(self, wind: i64, heading: i64) -> i64:
        return self.decks.numbers[wind * 8 + heading]

    # Courses

    def find_foes(self, s: Position, seat: i64) -> None:
        self.foes = 0
        for ship in range(s.ships):
            cell: i64 = s.where[ship]
            if cell != 0 and s.is_enemy(s.owner[ship], seat) and self.foes < MOST_FOES:
                self.foe[self.foes] = ship
                self.foe_x[self.foes] = s.chart.x_of(cell)
                self.foe_y[self.foes] = s.chart.y_of(cell)
                self.foes += 1

    def best_course(self, s: Position, ship: i64) -> float:
        """What the best course of a ship promises; `course` is its heading, `planned` the fight on it."""
        best: float = NEVER_SO_BAD
        fight: float = 0.0
        heading: i64 = 0
        while heading < 8:
            found: float = self.run(s, ship, heading, range_of(s, ship, heading))
            if heading == s.heading[ship]:
                found += SAME_COURSE
            if found > best:
                best = found
                self.course = heading
                fight = self.later
            heading += 1
        self.planned = fight
        return best

    def forget(self) -> None:
        self.struck = NOTHING
        self.sunk = 0.0

    def run(self, s: Position, ship: i64, heading: i64, cells: i64) -> float:
        """What a straight course promises: one fight on the way, and the best place after it."""
        cell: i64 = s.where[ship]
        self.forget()
        here: float = self.fight(s, ship, cell, heading)
        struck: i64 = self.struck
        sunk: float = self.sunk
        stay: float = here + self.haven(s, ship, cell, struck, sunk)
        if here == 0.0:
            stay -= self.idleness(s, ship)
        on: float = self.look_ahead(s, ship, heading, cells, here, struck, sunk)
        if here > self.later:
            self.later = here
        return on if on > stay else stay

    def look_ahead(
        self, s: Position, ship: i64, heading: i64, cells: i64, fought: float, struck: i64, sunk: float
    ) -> float:
        """The same from the next cell on, after a fight in the present one; `later` is the best fight there."""
        cell: i64 = s.where[ship]
        step: i64 = s.chart.steps[heading]
        best: float = NEVER_SO_BAD
        risk: float = 0.0
        most: float = fought
        later: float = 0.0
        left: i64 = cells
        while left > 0:
            left -= 1
            cell += step
            if not s.is_free(cell):
                other: i64 = s.ship_at(cell)
                if other >= 0 and s.is_enemy(s.owner[other], s.owner[ship]):
                    boarded: float = self.boarding(s, ship, other)
                    if boarded > 0.0:
                        if boarded > later:
                            later = boarded
                        boarded += fought + self.haven(s, ship, cell, other, 1.0) - risk
                        if boarded > best:
                            best = boarded
                break
            risk += GUN_HITS * float(guns_on(s, ship, cell, True)) * self.mast_value(s, ship)
            self.forget()
            fight: float = self.fight(s, ship, cell, heading)
            if fight > later:
                later = fight
            if fight > most:
                most = fight
                struck = self.struck
                sunk = self.sunk
            found: float = most + self.haven(s, ship, cell, struck, sunk) - risk
            if found > best:
                best = found
        self.later = later
        return best

    # Fights

    def hull_value(self, s: Position, ship: i64) -> float:
        return self.hull + self.broadside * float(s.holes[ship])

    def mast_value(self, s: Position, ship: i64) -> float:
        """What a hit takes of a ship."""
        return 1.0 + self.hull_value(s, ship) if s.masts[ship] == 1 else 1.0

    def fight(self, s: Position, ship: i64, cell: i64, heading: i64) -> float:
        """What the shots left to both sides are likely to gain from a cell; `struck` is who suffers most."""
        if s.fog or s.has(ship, codes.NO_FIRE):
            return 0.0
        found: float = 0.0
        best: float = 0.0
        for side in range(2):
            other_cell: i64 = cell + s.chart.steps[abeam(heading, side)]
            if s.is_free(other_cell):
                continue
            shots: i64 = shots_left(s, ship, side)
            if shots <= 0:
                continue
            other: i64 = s.ship_at(other_cell)
            gain: float = 0.0
            if other >= 0:
                if other != ship and s.is_enemy(s.owner[other], s.owner[ship]):
                    gain = self.exchange(s, ship, cell, other, shots if shots < 4 else 4)
            else:
                card: i64 = i64(s.chart.card_at[other_cell]) - 1
                if card >= 0 and is_target(s, ship, card):
                    gain = self.once[shots if shots < 4 else 4] * self.card
            if gain > 0.0:
                found += gain
                if other >= 0 and gain > best:
                    best = gain
                    self.struck = other
                    self.sunk = self.sinks(s, other, shots if shots < 4 else 4)
        return found

    def sinks(self, s: Position, other: i64, shots: i64) -> float:
        """How likely so many shots sink a ship."""
        if s.masts[other] == 1:
            return self.once[shots]
        return self.twice[shots] if s.masts[other] == 2 else 0.0

    def exchange(self, s: Position, ship: i64, cell: i64, other: i64, shots: i64) -> float:
        """What a salvo takes, less the answer where the attacker lies abeam of it; and a shot more, if that pays."""
        mine: float = self.mast_value(s, ship)
        facing: i64 = self.facing(s, other, cell)
        guns: i64 = self.guns_in_answer(s, other, facing)
        if s.masts[other] == 1:
            hit: float = self.once[shots]
            answer: float = (1.0 - hit) * self.once[guns] * mine if facing >= 0 else 0.0
            return hit * self.mast_value(s, other) - answer
        gain: float = self.once[shots if shots < 2 else 2]
        if facing >= 0:
            gain -= self.once[guns if guns < 3 or shots < 3 else 2] * mine
            guns = guns - 2 if guns > 2 else 0
        if shots > 2:
            more: float = SINGLE_HITS - self.once[guns] * mine
            if s.masts[other] == 2:
                more += GUN_HITS * SINGLE_HITS * self.hull_value(s, other)
            if more > 0.0:
                gain += more
        return gain

    def facing(self, s: Position, other: i64, cell: i64) -> i64:
        """The side of a ship that a neighbouring cell lies abeam of; -1 for none."""
        direction: i64 = direction_between(s.chart.stride, s.where[other], cell)
        if direction == abeam(s.heading[other], codes.PORT):
            return codes.PORT
        return codes.STARBOARD if direction == abeam(s.heading[other], codes.STARBOARD) else -1

    def guns_in_answer(self, s: Position, other: i64, facing: i64) -> i64:
        """Shots that an attacked ship has for its answer, once it has turned where it must."""
        if s.has(other, codes.FROZEN | codes.MUTED):
            return 0
        guns: i64 = shots_left(s, other, facing) if facing >= 0 else s.holes[other]
        if guns < 0:
            return 0
        return guns if guns < 4 else 4

    def boarding(self, s: Position, ship: i64, other: i64) -> float:
        """Masts and hulls that a boarding is likely to win or lose."""
        place: i64 = 4 * s.masts[ship] + s.masts[other]
        won: float = self.boarding_won[place]
        gain: float = won * float(s.masts[other]) - (1.0 - won) * float(s.masts[ship])
        gain += won * (1.0 + self.prize) * self.hull_value(s, other)
        return gain - (1.0 - won) * (1.0 + self.prize) * self.hull_value(s, ship)

    # Places

    def idleness(self, s: Position, ship: i64) -> float:
        """L64: what a whole ship loses that lies idle at its fortress until the turn ends."""
        return self.mast_value(s, ship) if lies_idle(s, ship) else 0.0

    def haven(self, s: Position, ship: i64, cell: i64, struck: i64, sunk: float) -> float:
        """What a cell is worth to lie on while the enemy acts; one just struck acts only if it is still afloat."""
        if ship == self.runner and s.chart.border[cell] != 0:
            return ARRIVAL
        self.none = 1.0
        self.one = 0.0
        self.two = 0.0
        self.boarded = 0.0
        self.blow = 0.0
        self.nearest = FAR
        x: i64 = s.chart.x_of(cell)
        y: i64 = s.chart.y_of(cell)
        for k in range(self.foes):
            other: i64 = self.foe[k]
            there: float = 1.0 - sunk if other == struck else 1.0
            self.reckon_with(s, ship, other, x - self.foe_x[k], y - self.foe_y[k], there)
        guns: i64 = guns_on(s, ship, cell, True)
        while guns > 0:
            guns -= 1
            self.expect(GUN_HITS, 0.0)
        loss: float = self.losses(s, ship)
        if self.boarded > loss:
            loss = self.boarded
        if loss > 0.0:
            loss /= 1.0 + self.shelter * float(guns_on(s, ship, cell, False))
        worth: float = self.hope * self.blow - self.fear * loss - self.nearness * float(self.nearest)
        if ship == self.runner:
            return worth - RUN * float(self.way_to_fort(s, cell))
        lost: i64 = s.holes[ship] - s.masts[ship]
        if lost > 0 and s.scenario == codes.BATTLE:
            worth -= self.home * float(lost * self.way_home(s, s.owner[ship], cell))
        return worth

    def reckon_with(self, s: Position, ship: i64, other: i64, across: i64, down: i64, there: float) -> None:
        """What an enemy so far off may do to a ship next turn, and the ship to him later."""
        long: i64 = across if across > 0 else -across
        short: i64 = down if down > 0 else -down
        if short > long:
            long, short = short, long
        if long < self.nearest:
            self.nearest = long
        if long >= NEAR:
            return
        strike: float = self.strike[NEAR * long + short]
        if strike > 0.0:
            self.expect(there * strike * self.once[s.holes[other]], there * strike * self.twice[s.holes[other]])
            blow: float = strike * self.once[s.holes[ship]] * self.mast_value(s, other)
            if blow > self.blow:
                self.blow = blow
        board: float = self.board[NEAR * long + short]
        if board > 0.0:
            lost: float = there * board * self.boarding(s, other, ship)
            if lost > self.boarded:
                self.boarded = lost

    def expect(self, hit: float, double: float) -> None:
        """One more enemy, who hits with a chance, and twice with another."""
        self.two = self.two * (1.0 - hit) + self.one * (hit - double) + self.none * double
        self.one = self.one * (1.0 - hit) + self.none * (hit - double)
        self.none = self.none * (1.0 - hit)

    def losses(self, s: Position, ship: i64) -> float:
        """Masts and hull that a ship is likely to lose, by the chances of hits."""
        none: float = self.none
        one: float = self.one
        if s.masts[ship] == 1:
            return (1.0 - none) * self.mast_value(s, ship)
        if s.masts[ship] == 2:
            return one + (1.0 - none - one) * (2.0 + self.hull_value(s, ship))
        return one + 2.0 * self.two + (1.0 - none - one - self.two) * (3.0 + self.hull_value(s, ship))

    def way_home(self, s: Position, seat: i64, cell: i64) -> i64:
        """Cells to the nearest card that can still pay for a mast; 0 where all are spent, and home is no use."""
        nearest: i64 = FAR
        for card in range(s.chart.cards):
            if s.chart.card_owner[card] == seat and s.works[card] & codes.UP != 0:
                away: i64 = s.chart.distance(cell, s.chart.card_cell[card])
                if away < nearest:
                    nearest = away
        return 0 if nearest == FAR else nearest - 1

    def way_to_fort(self, s: Position, cell: i64) -> i64:
        """Cells to the nearest card of any fort."""
        nearest: i64 = FAR
        for card in range(s.chart.cards):
            away: i64 = s.chart.distance(cell, s.chart.card_cell[card])
            if away < nearest:
                nearest = away
        return nearest
