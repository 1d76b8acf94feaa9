"""The assault's courses: how a ship comes through the guns' fire, what it does there, and what is left of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules import codes
from ..rules.chart import Card, Cell, Chart
from ..rules.compass import Heading, abeam
from ..rules.decks import Decks
from ..rules.fortress import is_up
from ..rules.landing import room_on
from ..rules.position import Position, Ship
from .judge import GUN_HITS, guns_on
from .landings import guns_up
from .prospects import NEVER_SO_BAD, Prospects

MOST_ROUNDS_OFF: Final[float] = 10.0  # quiet rounds after which the guns' danger counts half: waiting wins nothing
USUAL_RANGE: Final[i64] = 4  # cells that a ship may count on to sail in its next turn
LIKELY: Final[float] = 0.4  # that the wind allows the course that a ship lies in wait for
BREACH: Final[float] = 2.0  # the first gun that is out is worth so many: only where one is out can anybody land


class Siege(Prospects):
    """Ships before the island; weights in masts."""

    def __init__(self, decks: Decks) -> None:
        super().__init__(decks)
        self.boldness: float = 0.0  # the part of the guns' danger that is not minded
        self.siege: float = 0.0  # a cell nearer to the island
        self.gun: float = 0.0  # a gun that is out
        self.ashore: float = 0.0  # a mast ashore
        # what a ship of each class that lies on a cell can look forward to, as long as these guns stand on this board
        self.chances: vec[float] = vec[float]()
        self.standing: i64 = -1
        self.chart: Chart | None = None
        self.left: vec[float] = vec[float]([0.0] * 4)  # how likely so many masts are left on the course looked at

    def card_worth(self, s: Position) -> float:
        if s.scenario != codes.ASSAULT:
            return self.card
        return self.gun * BREACH if guns_up(s) == s.chart.cards else self.gun

    def haven(self, s: Position, ship: Ship, cell: Cell, struck: Ship, sunk: float) -> float:
        if s.scenario != codes.ASSAULT:
            return super().haven(s, ship, cell, struck, sunk)
        self.begin(s.masts[ship])
        return self.beach(s, ship, cell)

    def look_ahead(
        self, s: Position, ship: Ship, heading: Heading, cells: i64, fought: float, struck: Ship, sunk: float
    ) -> float:
        if s.scenario != codes.ASSAULT:
            return super().look_ahead(s, ship, heading, cells, fought, struck, sunk)
        self.begin(s.masts[ship])
        cell: Cell = s.where[ship]
        best: float = NEVER_SO_BAD
        most: float = fought
        later: float = 0.0
        ahead: i64 = cells
        while ahead > 0:
            ahead -= 1
            cell = s.chart.step(cell, heading)
            if not s.is_free(cell):
                break
            self.draw_fire(guns_on(s, ship, cell, True))
            fight: float = (1.0 - self.left[0]) * self.fight(s, ship, cell, heading)
            if fight > later:
                later = fight
            if fight > most:
                most = fight
            found: float = most + self.beach(s, ship, cell)
            if found > best:
                best = found
        self.later = later
        return best

    def prepare(self, s: Position) -> None:
        """Finds out from where ships may come through the guns, unless it is known already."""
        self.minded = (1.0 - self.boldness) / (1.0 + float(s.quiet) / MOST_ROUNDS_OFF)
        standing: i64 = 0
        for card in range(s.chart.cards):
            standing |= (s.works[card] & codes.UP) << card
        if standing == self.standing and s.chart is self.chart:
            return
        self.standing = standing
        self.chart = s.chart
        self.chances = vec[float]([0.0] * int(4 * s.chart.cells))
        for cell in range(s.chart.cells):
            if i64(s.chart.ground[cell]) == codes.FREE:
                for masts in range(1, 4):
                    self.chances[4 * cell + masts] = self.best_dash(s, Cell(cell), masts)

    def best_dash(self, s: Position, start: Cell, masts: i64) -> float:
        """What a whole ship of a class can do from a cell with a fair wind, whoever may be in its way."""
        best: float = 0.0
        for h in range(8):
            cell: Cell = start
            self.begin(masts)
            for _ in range(USUAL_RANGE):
                cell = s.chart.step(cell, Heading(h))
                if i64(s.chart.ground[cell]) != codes.FREE:
                    break
                self.draw_fire(self.guns_there(s, cell))
                strike: float = 0.0
                if self.has_gun_abeam(s, cell, Heading(h)):
                    strike = (1.0 - self.left[0]) * self.once[masts] * self.card_worth(s)
                found: float = strike + self.landed_by(s, cell) * self.ashore - self.minded * self.lost_of(masts)
                if found > best:
                    best = found
        return LIKELY * best

    def guns_there(self, s: Position, cell: Cell) -> i64:
        """Guns that work and reach a cell."""
        found: i64 = 0
        for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
            if s.works[s.chart.reach_card[reach]] & codes.UP != 0:
                found += 1
        return found

    def has_gun_abeam(self, s: Position, cell: Cell, heading: Heading) -> bool:
        """Whether a ship on a cell, so headed, can fire at a gun."""
        for side in range(2):
            card: Card = s.chart.card_on(s.chart.step(cell, abeam(heading, side)))
            if card >= 0 and is_up(s, card):
                return True
        return False

    def masts_left(self) -> float:
        """How many masts are likely to be left."""
        return self.left[1] + 2.0 * self.left[2] + 3.0 * self.left[3]

    def lost_of(self, masts: i64) -> float:
        return float(masts) - self.masts_left()

    def landed_by(self, s: Position, cell: Cell) -> float:
        """How many of them find room ashore."""
        room: float = float(self.room_beside(s, cell))
        masts: float = self.masts_left()
        return room if room < masts else masts

    def begin(self, masts: i64) -> None:
        """A course begins with the masts that there are."""
        for many in range(4):
            self.left[many] = 0.0
        self.left[masts] = 1.0

    def draw_fire(self, guns: i64) -> None:
        """So many guns fire at the ship."""
        for _ in range(guns):
            self.left[0] += GUN_HITS * self.left[1]
            self.left[1] = (1.0 - GUN_HITS) * self.left[1] + GUN_HITS * self.left[2]
            self.left[2] = (1.0 - GUN_HITS) * self.left[2] + GUN_HITS * self.left[3]
            self.left[3] *= 1.0 - GUN_HITS

    def beach(self, s: Position, ship: Ship, cell: Cell) -> float:
        """What it is worth to lie on a cell, and to land there, with the masts that are likely to be left."""
        landed: float = self.landed_by(s, cell)
        afloat: float = self.masts_left() - landed
        hits: float = GUN_HITS * float(guns_on(s, ship, cell, True))
        if hits > afloat:
            hits = afloat
        worth: float = self.ashore * landed - self.minded * (self.lost_of(s.masts[ship]) + hits)
        return worth + self.chances[4 * cell + s.masts[ship]] - self.siege * float(self.way_to_fort(s, cell))

    def room_beside(self, s: Position, cell: Cell) -> i64:
        """How many masts can be landed from a cell."""
        found: i64 = 0
        for h in range(8):
            card: Card = s.chart.card_on(s.chart.step(cell, Heading(h)))
            if card >= 0 and len(s.landed) > 0:  # not before the island stands
                found += room_on(s, card)
        return found
