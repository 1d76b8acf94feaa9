"""Prospects: what strikes promise, and what a place is worth while the enemy acts, found quickly.

A place is worth what the enemy is likely to do there in his turn, whatever wind he draws, and what can be done from
there later.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.state import Seat
from ..rules import codes
from ..rules.chart import Card, Cell
from ..rules.compass import Heading
from ..rules.decks import Decks
from ..rules.position import Position, Ship
from ..rules.repair import pays
from ..rules.wind import range_of
from .judge import FAR, GUN_HITS, Judge, guns_on

NEAR: Final[i64] = 8  # cells from which a ship may be attacked in a turn, and one more
MOST_FOES: Final[i64] = 256
NEVER_SO_BAD: Final[float] = -1000.0
ARRIVAL: Final[float] = 20.0  # masts: the fort reached by the one who must get there, more than any fight
RUN: Final[float] = 0.2  # a cell nearer to it
SAME_COURSE: Final[float] = 0.001  # of courses alike the present one


class Prospects(Judge):
    """What ships can do and where they had better lie; weights in masts."""

    def __init__(self, decks: Decks) -> None:
        super().__init__()
        self.fear: float = 0.0  # the part of what the enemy may do next turn that is minded
        self.hope: float = 0.0  # the part of what can be done to him later that counts
        self.nearness: float = 0.0  # a cell nearer to an enemy: fleets that avoid each other never win
        self.shelter: float = 0.0  # how much safer a cell is for each own gun that covers it
        self.home: float = 0.0  # a cell nearer to the fortress, for each lost mast
        self.mend: float = 0.0  # a mast regained there
        self.chase: float = 0.0  # a cell nearer to the ship that must reach the fort
        self.cut_off: float = 0.0  # a cell nearer to the fort than it is
        self.prudence: float = 1.0  # the hunt: the part of their fear that hunters keep
        self.decks: Decks = decks
        # who might be fought by the fleet that acts
        self.foes: i64 = 0
        self.foe: vec[i64] = vec[i64]([i64(0)] * 256)
        self.foe_x: vec[i64] = vec[i64]([i64(0)] * 256)
        self.foe_y: vec[i64] = vec[i64]([i64(0)] * 256)
        # what the last look along a course, at a place found
        self.course: Heading = Heading(0)
        self.later: float = 0.0
        self.planned: float = 0.0
        self.none: float = 0.0  # chances of no hit there, of one, of two
        self.one: float = 0.0
        self.two: float = 0.0
        self.boarded: float = 0.0
        self.best_blow: float = 0.0
        self.nearest: i64 = FAR
        self.runner: Ship = Ship(-1)  # the own ship that must reach the fort
        self.quarry: Ship = Ship(-1)  # an enemy's
        self.minded: float = 1.0  # the part of the guns' danger that counts
        # how likely a ship brings another abeam, or boards it, that lies so many cells off: 8 * longer way + shorter
        self.strike: vec[float] = vec[float]([0.0] * 64)
        self.board: vec[float] = vec[float]([0.0] * 64)
        self.fill_reach()

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

    def find_foes(self, s: Position, seat: Seat) -> None:
        self.foes = 0
        for ship in range(s.ships):
            cell: Cell = s.where[ship]
            if cell != 0 and s.is_enemy(s.owner[ship], seat) and self.foes < MOST_FOES:
                self.foe[self.foes] = ship
                self.foe_x[self.foes] = s.chart.x_of(cell)
                self.foe_y[self.foes] = s.chart.y_of(cell)
                self.foes += 1

    def best_course(self, s: Position, ship: Ship) -> float:
        """What the best course of a ship promises; `course` is its heading, `planned` the fight on it."""
        best: float = NEVER_SO_BAD
        fight: float = 0.0
        for h in range(8):
            heading: Heading = Heading(h)
            found: float = self.run(s, ship, heading, range_of(s, ship, heading))
            if heading == s.heading[ship]:
                found += SAME_COURSE
            if found > best:
                best = found
                self.course = heading
                fight = self.later
        self.planned = fight
        return best

    def run(self, s: Position, ship: Ship, heading: Heading, cells: i64) -> float:
        """What a straight course promises: one fight on the way, and the best place after it."""
        cell: Cell = s.where[ship]
        here: float = self.fight(s, ship, cell, heading)
        struck: Ship = self.struck
        sunk: float = self.sunk
        stay: float = here + self.haven(s, ship, cell, struck, sunk)
        if here == 0.0:
            stay -= self.idleness(s, ship)
        on: float = self.look_ahead(s, ship, heading, cells, here, struck, sunk)
        if here > self.later:
            self.later = here
        return on if on > stay else stay

    def look_ahead(
        self, s: Position, ship: Ship, heading: Heading, cells: i64, fought: float, struck: Ship, sunk: float
    ) -> float:
        """The same from the next cell on, after a fight in the present one; `later` is the best fight there."""
        cell: Cell = s.where[ship]
        best: float = NEVER_SO_BAD
        risk: float = 0.0
        most: float = fought
        later: float = 0.0
        left: i64 = cells
        while left > 0:
            left -= 1
            cell = s.chart.step(cell, heading)
            if not s.is_free(cell):
                other: Ship = s.enemy_at(cell, s.owner[ship])
                if other >= 0:
                    boarded: float = self.boarding(s, ship, other)
                    if boarded > 0.0:
                        if boarded > later:
                            later = boarded
                        boarded += fought + self.haven(s, ship, cell, other, 1.0) - risk
                        if boarded > best:
                            best = boarded
                break
            risk += GUN_HITS * float(guns_on(s, ship, cell, True)) * self.mast_value(s, ship)
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

    # Places

    def haven(self, s: Position, ship: Ship, cell: Cell, struck: Ship, sunk: float) -> float:
        """What a cell is worth to lie on while the enemy acts; one just struck acts only if it is still afloat."""
        if ship == self.runner and s.chart.border[cell] != 0:
            return ARRIVAL
        self.none = 1.0
        self.one = 0.0
        self.two = 0.0
        self.boarded = 0.0
        self.best_blow = 0.0
        self.nearest = FAR
        x: i64 = s.chart.x_of(cell)
        y: i64 = s.chart.y_of(cell)
        for k in range(self.foes):
            other: Ship = Ship(self.foe[k])
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
        if self.quarry >= 0 and s.scenario == codes.HUNT:
            loss *= self.prudence
        worth: float = self.hope * self.best_blow - self.fear * loss
        if self.quarry >= 0:
            return worth - self.behind_the_quarry(s, cell)
        worth -= self.nearness * float(self.nearest)
        if ship == self.runner:
            return worth - RUN * float(self.way_to_fort(s, cell))
        lost: i64 = s.holes[ship] - s.masts[ship]
        if lost > 0 and s.scenario == codes.BATTLE:
            worth -= self.home * float(lost * self.way_home(s, s.owner[ship], cell))
        return worth

    def behind_the_quarry(self, s: Position, cell: Cell) -> float:
        """How far a cell is from the ship that must not reach the fort, and from its way there."""
        there: Cell = s.where[self.quarry]
        behind: i64 = self.way_to_fort(s, cell) - self.way_to_fort(s, there)
        far: float = self.chase * float(s.chart.distance(cell, there))
        return far + self.cut_off * float(behind) if behind > 0 else far

    def reckon_with(self, s: Position, ship: Ship, other: Ship, across: i64, down: i64, there: float) -> None:
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
            if blow > self.best_blow:
                self.best_blow = blow
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

    def losses(self, s: Position, ship: Ship) -> float:
        """Masts and hull that a ship is likely to lose, by the chances of hits."""
        none: float = self.none
        one: float = self.one
        if s.masts[ship] == 1:
            return (1.0 - none) * self.mast_value(s, ship)
        if s.masts[ship] == 2:
            return one + (1.0 - none - one) * (2.0 + self.hull_value(s, ship))
        return one + 2.0 * self.two + (1.0 - none - one - self.two) * (3.0 + self.hull_value(s, ship))

    def way_home(self, s: Position, seat: Seat, cell: Cell) -> i64:
        """Cells to the nearest card that can still pay for a mast; 0 where all are spent, and home is no use."""
        nearest: i64 = FAR
        for card in range(s.chart.cards):
            if pays(s, Card(card), seat):
                away: i64 = s.chart.distance(cell, s.chart.card_cell[card])
                if away < nearest:
                    nearest = away
        if nearest == FAR:
            return 0
        return nearest - 1

    def way_to_fort(self, s: Position, cell: Cell) -> i64:
        """Cells to the nearest card of any fort."""
        nearest: i64 = FAR
        for card in range(s.chart.cards):
            away: i64 = s.chart.distance(cell, s.chart.card_cell[card])
            if away < nearest:
                nearest = away
        return nearest
