"""What a position of Age of Sail is worth: masts and hulls, what ships can still do this turn, the scenario's goal.

The board decides nothing by itself: a fleet wins by the shots and boardings that its ships reach. So a ship that may
still act is worth the best of them under the wind that blows, all others what their place is worth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...engine.evaluator import Evaluator
from ...engine.state import State
from .rules import codes
from .rules.compass import abeam, direction_between
from .rules.fleet import HUNTED, MERCHANTMAN
from .rules.gunnery import is_target, shots_left
from .rules.habits import Habits
from .rules.position import Position
from .rules.prospects import boarding_chances, guns_on, lies_idle
from .rules.sailing import BARRED
from .rules.wind import range_of

MOST_AIMS: Final[i64] = 256  # as many as ships or cards there can be
FAR: Final[i64] = 99
MOST_EDGE: Final[float] = 0.4  # no lead is worth what a game won is, so that a win in sight is seen at once
EVERY_GUN: Final[float] = 0.9  # what a double salvo hits (spec 2.8)


class SailEvaluator(Evaluator):
    """Weights in masts (data/weights.toml); `steepness` is how soon a lead in strength makes a win near certain."""

    def __init__(self) -> None:
        self.hull: float = 0.0
        self.broadside: float = 0.0  # each shot a side that a hull has, whatever its masts
        self.lost_mast: float = 0.0  # a mast in the pool that a fortress card could still repair
        self.card: float = 0.0  # a fortress card face up: gun and repair
        self.attack: float = 0.0  # the part of an attack's expected gain that counts before it is made
        self.menace: float = 0.0  # the same for a ship whose turn is yet to come, by how likely it gets there
        self.patience: float = 0.0  # the part of its menace that a ship keeps which has acted: the enemy moves first
        self.prize: float = 0.0  # the part of a captured hull's worth that its captor gets
        self.nearness: float = 0.0  # a cell nearer to an enemy: fleets that avoid each other never win
        self.under_fire: float = 0.0  # a gun that covers the place where a ship lies
        self.steepness: float = 1.0
        self.goal: float = 0.0  # a cell nearer to the fort or to the one who must reach it
        self.arrival: float = 0.0  # the fort itself within reach of the one who must get there
        self.gun: float = 0.0  # the assault: a gun that works
        self.ashore: float = 0.0  # the assault: a mast ashore is out of the guns' reach
        self.caution: float = 0.0  # the assault: the part of the guns' danger that is minded; all of it, nobody attacks
        # what its ships do out of habit (rules/habits.py says what each is)
        self.habit_hull: float = 0.0
        self.habit_broadside: float = 0.0
        self.habit_prize: float = 0.0
        self.habit_card: float = 0.0
        self.habit_fear: float = 0.0
        self.habit_hope: float = 0.0
        self.habit_nearness: float = 0.0
        self.habit_shelter: float = 0.0
        self.habit_home: float = 0.0
        self.habit_mend: float = 0.0
        self.habits: Habits | None = None
        self.aim_x: vec[i64] = vec[i64]([i64(0)] * 256)
        self.aim_y: vec[i64] = vec[i64]([i64(0)] * 256)
        self.aims: i64 = 0
        self.bound_for_fort: i64 = -1  # the ship of the fleet looked at that must reach the fort
        # boarding with a masts against d, at 4 * a + d: chance to win, masts that each side loses
        self.boarding_won: vec[float] = boarding_chances()
        self.boarding_lost: vec[float] = vec[float]([0.0] * 16)
        self.boarding_taken: vec[float] = vec[float]([0.0] * 16)
        self.fill_boarding()
        # a side with so many shots left: masts it takes, chance of at least one hit, chance of at least two
        self.shots_take: vec[float] = vec[float]([0.0, 0.5, 0.95, 1.4, 1.9])
        self.shots_hit: vec[float] = vec[float]([0.0, 0.5, 0.9, 0.98, 0.99])
        self.shots_twice: vec[float] = vec[float]([0.0, 0.0, 0.25, 0.45, 0.8])
        # how likely a ship so many cells away lies abeam of its enemy next turn, whatever wind is drawn
        self.likely: vec[float] = vec[float]([1.0, 0.9, 0.8, 0.65, 0.5, 0.3, 0.15, 0.05])

    def fill_boarding(self) -> None:
        """L55, A47: one mast a round, either side with the same chance."""
        for own in range(1, 4):
            for other in range(1, 4):
                place: i64 = 4 * own + other
                lost: i64 = place - 4
                won: i64 = place - 1
                self.boarding_lost[place] = 0.5 * (1.0 + self.boarding_lost[lost] + self.boarding_lost[won])
                self.boarding_taken[place] = 0.5 * (1.0 + self.boarding_taken[lost] + self.boarding_taken[won])

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == codes.OVER:
            return state.returns(seat)
        mine: float = 0.0
        theirs: float = 0.0
        best: float = 0.0
        for other in range(state.seats):
            if not state.is_alive(other):
                continue
            strength: float = self.strength(state, other)
            if not state.is_enemy(other, seat):
                mine += strength
            else:
                theirs += strength
                if strength > best:
                    best = strength
        rivals: float = best + self.others(state) * (theirs - best)
        lead: float = mine - rivals + self.outlook(state, seat) + self.progress(state, seat)
        edge: float = self.steepness * lead / (2.0 * (mine + rivals + 1.0))
        if edge < -MOST_EDGE:
            return 0.5 - MOST_EDGE
        return 0.5 + (MOST_EDGE if edge > MOST_EDGE else edge)

    def turns_between(self, start: State, state: State) -> i64:
        assert isinstance(start, Position)
        assert isinstance(state, Position)
        return (state.round - start.round) * state.seats + state.active - start.active

    def habit(self, state: State) -> i64:
        assert isinstance(state, Position)
        habits = self.habits
        if habits is None or habits.decks is not state.decks:
            habits = self.new_habits(state)
            self.habits = habits
        return habits.choose(state)

    def new_habits(self, s: Position) -> Habits:
        """Habits for the winds of a deck."""
        habits = Habits(s.decks)
        habits.hull = self.habit_hull
        habits.broadside = self.habit_broadside
        habits.prize = self.habit_prize
        habits.card = self.habit_card
        habits.fear = self.habit_fear
        habits.hope = self.habit_hope
        habits.nearness = self.habit_nearness
        habits.shelter = self.habit_shelter
        habits.home = self.habit_home
        habits.mend = self.habit_mend
        return habits

    def others(self, s: Position) -> float:
        """How much rivals beside the strongest count: in a battle of all against all they fight him too."""
        return 0.2 if s.scenario == codes.BATTLE or s.scenario == codes.PIRATES else 1.0

    # What a fleet has

    def strength(self, s: Position, seat: i64) -> float:
        """Masts, hulls and fortress cards of a seat."""
        masts: i64 = 0
        found: float = 0.0
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] != 0:
                masts += s.masts[ship]
                found += self.hull_value(s, ship)
        if s.scenario == codes.ASSAULT:
            found += self.ashore * float(s.ashore(seat))
        cards: i64 = 0
        if not s.fort_silent:
            for card in range(s.chart.cards):
                if s.chart.card_owner[card] == seat and s.works[card] & codes.UP != 0:
                    cards += 1
        if s.scenario == codes.BATTLE:
            lost: i64 = s.began[seat] - masts
            found += self.lost_mast * float(cards if cards < lost else lost)
        return found + float(masts) + (self.gun if s.scenario == codes.ASSAULT else self.card) * float(cards)

    def hull_value(self, s: Position, ship: i64) -> float:
        return self.hull + self.broadside * float(s.holes[ship])

    # What its ships can do

    def outlook(self, s: Position, seat: i64) -> float:
        """What place and prospects of all ships are worth to a seat: its own against all others'."""
        found: float = 0.0
        for owner in range(s.seats):
            if not s.is_alive(owner):
                continue
            sign: float = -self.others(s) if s.is_enemy(owner, seat) and s.seats > 2 else -1.0
            if not s.is_enemy(owner, seat):
                sign = 1.0
            found += sign * self.fleet_outlook(s, owner)
        return found

    def fleet_outlook(self, s: Position, seat: i64) -> float:
        self.find_aims(s, seat)
        if self.aims == 0:
            return 0.0
        found: float = 0.0
        acting: bool = seat == s.active and s.wind >= 0 and s.phase >= codes.CHOOSE_SHIP  # his card may still ask him
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] != 0:
                if acting and self.is_acting(s, ship):
                    found += self.along(s, ship, s.heading[ship], s.left)
                elif acting and s.ahead[ship] < 0 and s.can_act(ship, BARRED):
                    found += self.prospect(s, ship)
                else:
                    part: float = self.patience if acting else 1.0
                    found += self.place(s, ship, s.where[ship]) + part * self.menace * self.best_blow(s, ship)
                    if acting:
                        found -= self.idleness(s, ship)
        return found

    def idleness(self, s: Position, ship: i64) -> float:
        """L64: what a whole ship loses that lies idle at its fortress until the turn ends."""
        if not lies_idle(s, ship):
            return 0.0
        return 1.0 + self.hull_value(s, ship) if s.masts[ship] == 1 else 1.0

    def is_acting(self, s: Position, ship: i64) -> bool:
        """Whether a ship is under way, its heading settled."""
        if ship != s.ship or s.line >= 0:
            return False
        return s.phase == codes.FIGHT or s.phase == codes.ANSWER or s.phase == codes.REACT or s.phase == codes.LAND

    def prospect(self, s: Position, ship: i64) -> float:
        """The best that a ship can reach this turn, whatever its heading."""
        best: float = self.along(s, ship, 0, range_of(s, ship, 0))
        for heading in range(1, 8):
            found: float = self.along(s, ship, heading, range_of(s, ship, heading))
            if found > best:
                best = found
        return best

    def along(self, s: Position, ship: i64, heading: i64, cells: i64) -> float:
        """The best place and fight on a straight course of so many cells, the present cell included."""
        cell: i64 = s.where[ship]
        step: i64 = s.chart.steps[heading]
        here: float = self.place(s, ship, cell)
        shots: float = self.fight(s, ship, cell, heading)
        best: float = here + self.attack * shots
        if shots == 0.0:
            best -= self.idleness(s, ship)
        risk: float = 0.0
        left: i64 = cells
        while left > 0:
            left -= 1
            cell += step
            if not s.is_free(cell):
                other: i64 = s.ship_at(cell)
                if other >= 0 and s.is_enemy(s.owner[other], s.owner[ship]):
                    boarded: float = here + self.attack * self.boarding(s, ship, other) - risk
                    if boarded > best:
                        best = boarded
                break
            risk += self.minded(s) * EVERY_GUN * float(self.guns_on(s, ship, cell))
            here = self.place(s, ship, cell)
            found: float = here + self.attack * self.fight(s, ship, cell, heading) - risk
            if found > best:
                best = found
        return best

    def fight(self, s: Position, ship: i64, cell: i64, heading: i64) -> float:
        """What the shots left to both sides are likely to gain from a cell; nothing where they had better be saved."""
        if s.fog or s.has(ship, codes.NO_FIRE):
            return 0.0
        found: float = 0.0
        for side in range(2):
            shots: i64 = shots_left(s, ship, side)
            if shots <= 0:
                continue
            other_cell: i64 = cell + s.chart.steps[abeam(heading, side)]
            if s.is_free(other_cell):
                continue
            other: i64 = s.ship_at(other_cell)
            gain: float = 0.0
            if other >= 0:
                if s.is_enemy(s.owner[other], s.owner[ship]):
                    gain = self.exchange(s, ship, cell, other, shots if shots < 4 else 4)
            else:
                card: i64 = i64(s.chart.card_at[other_cell]) - 1
                if card >= 0 and is_target(s, ship, card):
                    gain = self.shots_hit[shots if shots < 4 else 4] * self.card_value(s)
            if gain > 0.0:
                found += gain
        return found

    def card_value(self, s: Position) -> float:
        return self.gun if s.scenario == codes.ASSAULT else self.card

    def best_blow(self, s: Position, ship: i64) -> float:
        """The most that a ship may do to an enemy when its turn comes, by distance alone."""
        if s.scenario == codes.ASSAULT:
            return 0.0
        best: float = 0.0
        cell: i64 = s.where[ship]
        for other in range(s.ships):
            if s.where[other] == 0 or not s.is_enemy(s.owner[other], s.owner[ship]):
                continue
            distance: i64 = s.chart.distance(cell, s.where[other])
            if distance < 8:
                blow: float = self.likely[distance] * self.blow(s, other, s.holes[ship])
                if blow > best:
                    best = blow
        return best

    def sinks(self, s: Position, other: i64, shots: i64) -> float:
        """How likely so many shots sink a ship."""
        if s.masts[other] == 1:
            return self.shots_hit[shots]
        return self.shots_twice[shots] if s.masts[other] == 2 else 0.0

    def blow(self, s: Position, other: i64, shots: i64) -> float:
        """Masts and hull that so many shots take of a ship."""
        masts: float = float(s.masts[other])
        taken: float = self.shots_take[shots]
        return (taken if taken < masts else masts) + self.sinks(s, other, shots) * self.hull_value(s, other)

    def exchange(self, s: Position, ship: i64, cell: i64, other: i64, shots: i64) -> float:
        """What so many shots take, less what the answer does where the attacker lies abeam of it."""
        gain: float = self.blow(s, other, shots)
        sunk: float = self.sinks(s, other, shots)
        direction: i64 = direction_between(s.chart.stride, s.where[other], cell)
        for side in range(2):
            if direction == abeam(s.heading[other], side):
                answer: i64 = shots_left(s, other, side)
                if answer > 0:
                    hit: float = (1.0 - sunk) * self.shots_hit[answer if answer < 4 else 4]
                    gain -= hit * (1.0 + self.hull_value(s, ship)) if s.masts[ship] == 1 else hit
        return gain

    def boarding(self, s: Position, ship: i64, other: i64) -> float:
        """Masts and hulls that a boarding is likely to win or lose."""
        place: i64 = 4 * s.masts[ship] + s.masts[other]
        won: float = self.boarding_won[place]
        gain: float = self.boarding_taken[place] - self.boarding_lost[place]
        gain += won * (1.0 + self.prize) * self.hull_value(s, other)
        return gain - (1.0 - won) * (1.0 + self.prize) * self.hull_value(s, ship)

    # Where it lies

    def minded(self, s: Position) -> float:
        """How much of the guns' danger counts."""
        return self.caution if s.scenario == codes.ASSAULT else 1.0

    def guns_on(self, s: Position, ship: i64, cell: i64) -> i64:
        """Guns of enemies that cover a cell; none in fog."""
        return 0 if s.fog else guns_on(s, ship, cell, True)

    def place(self, s: Position, ship: i64, cell: i64) -> float:
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

    def find_aims(self, s: Position, seat: i64) -> None:
        """What the ships of a seat are after: enemies; the fort, or the one who must reach it; the island."""
        self.aims = 0
        self.bound_for_fort = -1
        if s.scenario == codes.ASSAULT:
            if seat != HUNTED:
                self.aim_at_cards(s)
            return
        runner: i64 = self.runner(s)
        if runner >= 0 and s.owner[runner] == seat:
            self.bound_for_fort = runner
            self.aim_at_cards(s)
        elif runner >= 0:
            self.add_aim(s, s.where[runner])
        else:
            for ship in range(s.ships):
                if s.where[ship] != 0 and s.is_enemy(s.owner[ship], seat):
                    self.add_aim(s, s.where[ship])

    def runner(self, s: Position) -> i64:
        """The ship that must reach the fort, in scenarios that have one; -1."""
        if s.scenario == codes.PIRATES:
            return MERCHANTMAN if s.where[MERCHANTMAN] != 0 else -1
        if s.scenario == codes.HUNT:
            for ship in range(s.ships):
                if s.owner[ship] == HUNTED and s.where[ship] != 0:
                    return ship
        return -1

    def aim_at_cards(self, s: Position) -> None:
        for card in range(s.chart.cards):
            self.add_aim(s, s.chart.card_cell[card])

    def add_aim(self, s: Position, cell: i64) -> None:
        if self.aims < MOST_AIMS:
            self.aim_x[self.aims] = s.chart.x_of(cell)
            self.aim_y[self.aims] = s.chart.y_of(cell)
            self.aims += 1

    def progress(self, s: Position, seat: i64) -> float:
        """Whose the runner is: he is nearer to winning than his masts say."""
        runner: i64 = self.runner(s)
        if runner < 0 or s.scenario != codes.PIRATES:
            return 0.0
        return 2.0 if s.owner[runner] == seat else -2.0
