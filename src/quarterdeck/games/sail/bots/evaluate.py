"""What a position of Age of Sail is worth: masts and hulls, what ships can still do this turn, the scenario's goal.

The board decides nothing by itself: a fleet wins by the shots and boardings that its ships reach. So a ship that may
still act is worth the best of them under the wind that blows, all others what their place is worth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.evaluator import Evaluator
from ....engine.state import Seat, State
from ..rules import codes
from ..rules.chart import Card, Cell
from ..rules.compass import Heading
from ..rules.fleet import HUNTED
from ..rules.position import Position, Ship
from ..rules.repair import pays
from ..rules.sailing import why_not_activate
from ..rules.wind import range_of
from .habits import Habits
from .idleness import condemns
from .judge import FAR, GUN_HITS, Judge, guns_on, runner_of

MOST_AIMS: Final[i64] = 256  # as many as ships or cards there can be
MOST_EDGE: Final[float] = 0.4  # no lead is worth what a game won is, so that a win in sight is seen at once
HABIT = "habit_"  # weights of what its ships do out of habit
JUDGED = ("hull", "broadside", "prize", "loot")  # weights of the judge


class SailEvaluator(Evaluator):
    """Weights in masts (data/weights.toml); `steepness` is how soon a lead in strength makes a win near certain."""

    def __init__(self) -> None:
        self.judge: Judge = Judge()
        self.lost_mast: float = 0.0  # a mast in the pool that a fortress card could still repair
        self.card: float = 0.0  # a fortress card face up: gun and repair
        self.attack: float = 0.0  # the part of an attack's expected gain that counts before it is made
        self.menace: float = 0.0  # the same for a ship whose turn is yet to come, by how likely it gets there
        self.patience: float = 0.0  # the part of its menace that a ship keeps which has acted: the enemy moves first
        self.nearness: float = 0.0  # a cell nearer to an enemy: fleets that avoid each other never win
        self.under_fire: float = 0.0  # a gun that covers the place where a ship lies
        self.steepness: float = 1.0
        self.goal: float = 0.0  # a cell nearer to the fort or to the one who must reach it
        self.arrival: float = 0.0  # the fort itself within reach of the one who must get there
        self.gun: float = 0.0  # the assault: a gun that works
        self.ashore: float = 0.0  # the assault: a mast ashore is out of the guns' reach
        self.caution: float = 0.0  # the assault: the part of the guns' danger that is minded; all of it, nobody attacks
        self.habits: Habits | None = None
        self.habit_weights: dict[str, float] = {}
        self.aim_x: vec[i64] = vec[i64]([i64(0)] * 256)
        self.aim_y: vec[i64] = vec[i64]([i64(0)] * 256)
        self.aims: i64 = 0
        self.bound_for_fort: Ship = Ship(-1)  # the ship of the fleet looked at that must reach the fort
        # how likely a ship so many cells away lies abeam of its enemy next turn, whatever wind is drawn
        self.likely: vec[float] = vec[float]([1.0, 0.9, 0.8, 0.65, 0.5, 0.3, 0.15, 0.05])

    def set_weights(self, weights: dict[str, float]) -> None:
        for name, weight in weights.items():
            if name.startswith(HABIT):
                self.habit_weights[name[len(HABIT) :]] = weight
            else:
                setattr(self.judge if name in JUDGED else self, name, weight)
        self.habits = None

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == codes.OVER:
            return state.returns(seat)
        self.judge.card = self.card_value(state)
        mine: float = 0.0
        theirs: float = 0.0
        best: float = 0.0
        for number in range(state.seats):
            other: Seat = Seat(number)
            if not state.is_alive(other):
                continue
            strength: float = self.strength(state, other)
            if not state.is_enemy(other, Seat(seat)):
                mine += strength
            else:
                theirs += strength
                if strength > best:
                    best = strength
        rivals: float = best + self.others(state) * (theirs - best)
        lead: float = mine - rivals + self.outlook(state, Seat(seat)) + self.progress(state, Seat(seat))
        edge: float = self.steepness * lead / (2.0 * (mine + rivals + 1.0))
        return 0.5 + edge / (1.0 + (edge if edge > 0.0 else -edge) / MOST_EDGE)

    def turns_between(self, start: State, state: State) -> i64:
        assert isinstance(start, Position)
        assert isinstance(state, Position)
        return (state.round - start.round) * state.seats + state.active - start.active

    def shuns(self, state: State, action: i64) -> bool:
        assert isinstance(state, Position)
        return condemns(state, action)

    def habit(self, state: State) -> i64:
        assert isinstance(state, Position)
        habits = self.habits
        if habits is None or habits.decks is not state.decks:
            habits = Habits(state.decks)
            for name, weight in self.habit_weights.items():
                setattr(habits, name, weight)
            self.habits = habits
        return habits.choose(state)

    def others(self, s: Position) -> float:
        """How much rivals beside the strongest count: in a battle of all against all they fight him too."""
        return 0.2 if s.scenario == codes.BATTLE or s.scenario == codes.PIRATES else 1.0

    # What a fleet has

    def strength(self, s: Position, seat: Seat) -> float:
        """Masts, hulls and fortress cards of a seat."""
        masts: i64 = 0
        found: float = 0.0
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] != 0:
                masts += s.masts[ship]
                found += self.judge.hull_value(s, Ship(ship))
        if s.scenario == codes.ASSAULT:
            found += self.ashore * float(s.ashore(seat))
        cards: i64 = 0
        if not s.fort_silent:
            for card in range(s.chart.cards):
                if pays(s, Card(card), seat):
                    cards += 1
        if s.scenario == codes.BATTLE:
            lost: i64 = s.began[seat] - masts
            found += self.lost_mast * float(cards if cards < lost else lost)
        return found + float(masts) + self.card_value(s) * float(cards)

    # What its ships can do

    def outlook(self, s: Position, seat: Seat) -> float:
        """What place and prospects of all ships are worth to a seat: its own against all others'."""
        found: float = 0.0
        for other in range(s.seats):
            owner: Seat = Seat(other)
            if s.is_alive(owner):
                against: float = self.others(s) if s.seats > 2 else 1.0
                found += self.fleet_outlook(s, owner) * (-against if s.is_enemy(owner, seat) else 1.0)
        return found

    def fleet_outlook(self, s: Position, seat: Seat) -> float:
        self.find_aims(s, seat)
        if self.aims == 0:
            return 0.0
        found: float = 0.0
        acting: bool = seat == s.active and s.wind >= 0 and s.phase >= codes.CHOOSE_SHIP  # his card may still ask him
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] != 0:
                found += self.ship_outlook(s, Ship(ship), acting)
        return found

    def ship_outlook(self, s: Position, ship: Ship, acting: bool) -> float:
        """Of a ship that may still act what it can reach, of all others what their place is worth."""
        if acting and self.is_acting(s, ship):
            return self.along(s, ship, s.heading[ship], s.left)
        if acting and why_not_activate(s, ship) == 0:
            return self.prospect(s, ship)
        menace: float = self.menace * self.best_blow(s, ship)
        if not acting:
            return self.place(s, ship, s.where[ship]) + menace
        return self.place(s, ship, s.where[ship]) + self.patience * menace - self.judge.idleness(s, ship)

    def is_acting(self, s: Position, ship: Ship) -> bool:
        """Whether a ship is under way, its heading settled."""
        if ship != s.ship or s.line >= 0:
            return False
        return s.phase == codes.FIGHT or s.phase == codes.ANSWER or s.phase == codes.REACT or s.phase == codes.LAND

    def prospect(self, s: Position, ship: Ship) -> float:
        """The best that a ship can reach this turn, whatever its heading."""
        best: float = self.along(s, ship, Heading(0), range_of(s, ship, Heading(0)))
        for heading in range(1, 8):
            found: float = self.along(s, ship, Heading(heading), range_of(s, ship, Heading(heading)))
            if found > best:
                best = found
        return best

    def along(self, s: Position, ship: Ship, heading: Heading, cells: i64) -> float:
        """The best place and fight on a straight course of so many cells, the present cell included."""
        cell: Cell = s.where[ship]
        here: float = self.place(s, ship, cell)
        shots: float = self.judge.fight(s, ship, cell, heading)
        best: float = here + self.attack * shots
        if shots == 0.0:
            best -= self.judge.idleness(s, ship)
        risk: float = 0.0
        left: i64 = cells
        while left > 0:
            left -= 1
            cell = s.chart.step(cell, heading)
            if not s.is_free(cell):
                other: Ship = s.enemy_at(cell, s.owner[ship])
                if other >= 0:
                    boarded: float = here + self.attack * self.judge.boarding(s, ship, other) - risk
                    if boarded > best:
                        best = boarded
                break
            risk += self.minded(s) * GUN_HITS * float(self.guns_on(s, ship, cell))
            here = self.place(s, ship, cell)
            found: float = here + self.attack * self.judge.fight(s, ship, cell, heading) - risk
            if found > best:
                best = found
        return best

    def card_value(self, s: Position) -> float:
        return self.gun if s.scenario == codes.ASSAULT else self.card

    def best_blow(self, s: Position, ship: Ship) -> float:
        """The most that a ship may do to an enemy when its turn comes, by distance alone."""
        if s.scenario == codes.ASSAULT:
            return 0.0
        best: float = 0.0
        cell: Cell = s.where[ship]
        for other in range(s.ships):
            if s.where[other] == 0 or not s.is_enemy(s.owner[other], s.owner[ship]):
                continue
            distance: i64 = s.chart.distance(cell, s.where[other])
            if distance < 8:
                blow: float = self.likely[distance] * self.judge.blow(s, Ship(other), s.holes[ship])
                if blow > best:
                    best = blow
        return best

    # Where it lies

    def minded(self, s: Position) -> float:
        """How much of the guns' danger counts."""
        return self.caution if s.scenario == codes.ASSAULT else 1.0

    def guns_on(self, s: Position, ship: Ship, cell: Cell) -> i64:
        """Guns of enemies that cover a cell; none in fog."""
        if s.fog:
            return 0
        return guns_on(s, ship, cell, True)

    def place(self, s: Position, ship: Ship, cell: Cell) -> float:
        """How near a cell is to what the fleet is after, and how many guns cover it."""
        if ship == self.bound_for_fort and s.chart.border[cell] != 0:
            return self.arrival
        x: i64 = s.chart.x_of(cell)
        y: i64 = s.chart.y_of(cell)
        nearest: i64 = FAR
        for aim in range(self.aims):
            across: i64 = x - self.aim_x[aim]
            down: i64 = y - self.aim_y[aim]
            if across < 0:
                across = -across
            if down < 0:
                down = -down
            distance: i64 = across if across > down else down
            if distance < nearest:
                nearest = distance
        weight: float = self.nearness if s.scenario == codes.BATTLE else self.goal
        fire: float = self.minded(s) * self.under_fire * float(self.guns_on(s, ship, cell))
        return -weight * float(nearest) - fire

    def find_aims(self, s: Position, seat: Seat) -> None:
        """What the ships of a seat are after: enemies; the fort, or the one who must reach it; the island."""
        self.aims = 0
        self.bound_for_fort = Ship(-1)
        if s.scenario == codes.ASSAULT:
            if seat != HUNTED:
                self.aim_at_cards(s)
            return
        runner: Ship = runner_of(s)
        if runner >= 0 and s.owner[runner] == seat:
            self.bound_for_fort = runner
            self.aim_at_cards(s)
        elif runner >= 0:
            self.add_aim(s, s.where[runner])
        else:
            for ship in range(s.ships):
                if s.where[ship] != 0 and s.is_enemy(s.owner[ship], seat):
                    self.add_aim(s, s.where[ship])

    def aim_at_cards(self, s: Position) -> None:
        for card in range(s.chart.cards):
            self.add_aim(s, s.chart.card_cell[card])

    def add_aim(self, s: Position, cell: Cell) -> None:
        if self.aims < MOST_AIMS:
            self.aim_x[self.aims] = s.chart.x_of(cell)
            self.aim_y[self.aims] = s.chart.y_of(cell)
            self.aims += 1

    def progress(self, s: Position, seat: Seat) -> float:
        """Whose the runner is: he is nearer to winning than his masts say."""
        runner: Ship = runner_of(s)
        if runner < 0 or s.scenario != codes.PIRATES:
            return 0.0
        return 2.0 if s.owner[runner] == seat else -2.0
