"""Habits: what a captain does without a thought, so that opponents who look ahead can play a turn on quickly.

One ship after the other makes the strike, or takes the place, that promises most.
"""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_two, first_of, kind_of, second_of
from ..rules import codes
from ..rules.boarding import OWN, why_not_keep
from ..rules.chart import Cell
from ..rules.compass import Heading
from ..rules.decks import Decks
from ..rules.gunnery import CARD_TARGET, bearing_side, biggest_salvo, shots_left, turn_that_faces, what_is_abeam
from ..rules.position import Position, Ship
from ..rules.repair import why_no_repair
from .judge import runner_of
from .landings import usual_landing, usual_party
from .openings import usual_start
from .prospects import NEVER_SO_BAD
from .siege import Siege

NOTHING: Final[i64] = -1  # no action: here nobody has habits
NOBODY: Final = Ship(-1)
STRIKES_FIRST: Final[float] = 1.0  # masts: ships that only look for a place come after those that fight


class Habits(Siege):
    """How a fleet fights by habit."""

    def __init__(self, decks: Decks) -> None:
        super().__init__(decks)

    # The decisions

    def choose(self, s: Position) -> i64:
        """The next action of a plain turn; NOTHING in phases where nobody has habits."""
        phase: i64 = s.phase
        if phase == codes.ANSWER:
            return self.usual_answer(s)
        if phase == codes.REACT:
            return self.listed(s, codes.REACT_GUN)
        if phase <= codes.LINE_UP:
            return usual_start(s)
        self.look_round(s)
        if phase == codes.COMMAND:
            return self.usual_command(s)
        if phase == codes.LEAD:
            return self.usual_lead(s)
        if phase == codes.LAND:
            return usual_landing(s)
        if phase == codes.OPEN:
            return self.usual_heading(s)
        if phase == codes.FIGHT:
            return self.usual_fight(s)
        if phase == codes.CHOOSE_SHIP:
            return self.usual_ship(s)
        if phase == codes.CHOOSE_CELL:
            return self.best_cell(s, s.op_ship)
        if phase == codes.CHOOSE_COURSE:
            return codes.COURSE  # any: north
        if phase == codes.CHOOSE_WORK:
            return self.usual_work(s)
        if phase == codes.PRIZE:
            return self.usual_prize(s)
        return self.usual_shift(s) if phase == codes.SHIFT else NOTHING

    def look_round(self, s: Position) -> None:
        """Who the enemies are, who must reach the fort, and how much guns are minded."""
        self.find_foes(s, s.decider)
        self.runner = runner_of(s)
        self.quarry = Ship(-1)
        if self.runner >= 0 and s.is_enemy(s.owner[self.runner], s.decider):
            self.quarry = self.runner
        if self.runner >= 0 and s.owner[self.runner] != s.decider:
            self.runner = Ship(-1)
        if s.scenario == codes.ASSAULT:
            self.prepare(s)

    def listed(self, s: Position, kind: i64) -> i64:
        """A legal action of a kind; NOTHING where there is none."""
        for place in range(s.menu_size):
            if kind_of(s.menu[place]) == kind:
                return s.menu[place]
        return NOTHING

    def usual_answer(self, s: Position) -> i64:
        """All guns, but one kept for an attacker who can fire again; else a turn that brings him abeam."""
        side: i64 = bearing_side(s, s.target, s.ship)
        if side < 0:
            return act_on(codes.TURN, turn_that_faces(s, s.target))
        guns: i64 = biggest_salvo(s, s.target, side)
        facing: i64 = bearing_side(s, s.ship, s.target)
        if guns == 3 and s.masts[s.ship] > 1 and facing >= 0 and shots_left(s, s.ship, facing) > 0:
            guns = 2
        return act_on(codes.REPLY, guns)

    def usual_command(self, s: Position) -> i64:
        """Guns and landing parties first, then the ship that gains most by acting; the end where none gains."""
        best: i64 = usual_party(s) if s.scenario == codes.ASSAULT else self.listed(s, codes.DISSOLVE)
        if best != NOTHING:
            return best  # a line of old is dissolved: each captain strikes for himself
        most: float = 0.0
        for place in range(s.menu_size):
            if kind_of(s.menu[place]) == codes.GUN:
                hit: float = self.mast_value(s, Ship(second_of(s.menu[place])))
                if hit > most:
                    most = hit
                    best = s.menu[place]
        if best != NOTHING:
            return best
        for place in range(s.menu_size):
            if kind_of(s.menu[place]) == codes.ACTIVATE:
                gain: float = self.gain_of(s, Ship(first_of(s.menu[place])))
                if gain > most:
                    most = gain
                    best = s.menu[place]
        return codes.END if best == NOTHING else best

    def gain_of(self, s: Position, ship: Ship) -> float:
        """What a ship gains by acting, those first that strike."""
        now: float = self.haven(s, ship, s.where[ship], NOBODY, 0.0) - self.idleness(s, ship)
        gain: float = self.best_course(s, ship) - now
        if why_no_repair(s, ship) == 0:
            mended: float = self.mend + self.idleness(s, ship)
            if mended > gain:
                gain = mended
        return gain + STRIKES_FIRST if self.planned > 0.0 and gain > 0.0 else gain

    def usual_heading(self, s: Position) -> i64:
        """A mast where one is to be had and no strike is better; else the best course."""
        ship: Ship = s.ship
        found: float = self.best_course(s, ship)
        repair: i64 = self.cheapest_repair(s)
        if repair != NOTHING and self.haven(s, ship, s.where[ship], NOBODY, 0.0) + self.mend > found:
            return repair
        action: i64 = act_on(codes.HEAD, self.course)
        return action if s.why_not(action) == 0 else NOTHING

    def cheapest_repair(self, s: Position) -> i64:
        """The crest pays first: it has no gun."""
        found: i64 = NOTHING
        for place in range(s.menu_size):
            action: i64 = s.menu[place]
            if kind_of(action) == codes.REPAIR and (found == NOTHING or s.chart.card_gun[first_of(action)] == 0):
                found = action
        return found

    def usual_fight(self, s: Position) -> i64:
        """Fire where no cell ahead is better for it, go on to a better place, else stop."""
        ship: Ship = s.ship
        cell: Cell = s.where[ship]
        here: float = self.fight(s, ship, cell, s.heading[ship])
        stay: float = self.haven(s, ship, cell, NOBODY, 0.0) - self.idleness(s, ship)
        ahead: float = self.look_ahead(s, ship, s.heading[ship], s.left, 0.0, NOBODY, 0.0)
        if here > 0.0 and here >= self.later:
            shot: i64 = self.usual_shot(s, ship, cell)
            if shot != NOTHING:
                return shot
        if s.line >= 0:
            return codes.NEXT
        if ahead > stay and s.why_not(codes.AHEAD) == 0:
            return codes.AHEAD
        if s.scenario == codes.ASSAULT:
            ashore: i64 = usual_landing(s)
            if ashore != NOTHING:
                return ashore
        if s.why_not(codes.STOP) == 0:
            return codes.STOP
        return codes.AHEAD if s.why_not(codes.AHEAD) == 0 else NOTHING

    def usual_lead(self, s: Position) -> i64:
        """A line goes on where its leader would."""
        ship: Ship = s.line
        stay: float = self.haven(s, ship, s.where[ship], NOBODY, 0.0) - self.idleness(s, ship)
        ahead: float = self.look_ahead(s, ship, s.heading[ship], s.left, 0.0, NOBODY, 0.0)
        return codes.AHEAD if ahead > stay and s.why_not(codes.AHEAD) == 0 else codes.STOP

    def usual_shot(self, s: Position, ship: Ship, cell: Cell) -> i64:
        """At the side where it gains more: all guns at a last mast, single shots at one that cannot answer."""
        best: i64 = NOTHING
        most: float = 0.0
        for side in range(2):
            target: i64 = what_is_abeam(s, ship, side)
            guns: i64 = biggest_salvo(s, ship, side)
            if target < 0 or guns <= 0:
                continue
            gain: float = self.card_worth(s)
            if target < CARD_TARGET:
                gain = self.exchange(s, ship, cell, Ship(target), guns)
                if s.masts[target] > 1:
                    guns = self.salvo_at(s, ship, Ship(target), guns)
            if gain > most:
                most = gain
                best = act_on_two(codes.FIRE, side, guns)
        return best

    def salvo_at(self, s: Position, ship: Ship, target: Ship, guns: i64) -> i64:
        """How many guns to fire at a ship with masts to spare."""
        if s.has(target, codes.FROZEN | codes.MUTED):
            return 1
        side: i64 = bearing_side(s, target, ship)
        if side >= 0 and shots_left(s, target, side) <= 0:
            return 1
        if guns > 2:
            return 2
        return guns

    # Questions of situation cards, prizes

    def usual_ship(self, s: Position) -> i64:
        """The ship that a card is turned on; none is set down elsewhere if that can be declined."""
        code: i64 = s.decks.op_code(s.card, s.op)
        best: i64 = self.listed(s, codes.DECLINE)
        if code == codes.OP_RELOCATE and best != NOTHING:
            return best  # ships are where they want to be
        most: float = NEVER_SO_BAD
        for place in range(s.menu_size):
            if kind_of(s.menu[place]) == codes.CHOOSE:
                worth: float = self.suits(s, Ship(first_of(s.menu[place])), code)
                if worth > most:
                    most = worth
                    best = s.menu[place]
        return best

    def suits(self, s: Position, ship: Ship, code: i64) -> float:
        """How well a card is turned on a ship."""
        if code == codes.OP_RESTORE_MAST:
            return self.hull_value(s, ship) / float(s.masts[ship])
        if code == codes.OP_LOSE_MAST:
            return float(s.masts[ship]) - 0.1 * self.hull_value(s, ship)
        if code == codes.OP_MUTE_REPLY:
            return float(s.holes[ship])
        self.best_course(s, ship)
        return self.planned + 0.01 * float(s.holes[ship])

    def best_cell(self, s: Position, ship: Ship) -> i64:
        """The best of the cells that a card offers to a ship."""
        best: i64 = NOTHING
        most: float = NEVER_SO_BAD
        for place in range(s.menu_size):
            worth: float = self.haven(s, ship, Cell(first_of(s.menu[place])), NOBODY, 0.0)
            if worth > most:
                most = worth
                best = s.menu[place]
        return best

    def usual_work(self, s: Position) -> i64:
        """The crest is given up first, a gun is raised first."""
        wanted: i64 = 0 if s.decks.op_code(s.card, s.op) == codes.OP_FORT_FLIP else 1
        for place in range(s.menu_size):
            action: i64 = s.menu[place]
            if kind_of(action) == codes.WORK and s.chart.card_gun[first_of(action)] == wanted:
                return action
        return self.listed(s, codes.WORK)

    def usual_prize(self, s: Position) -> i64:
        """Both ships, where that is allowed, the bigger with more masts; else the one with more guns."""
        bigger: bool = s.holes[s.beaten] > s.holes[s.winner_ship]
        if why_not_keep(s, 1) == 0:
            masts: i64 = 1
            while bigger and why_not_keep(s, masts + 1) == 0:
                masts += 1
            return act_on(codes.KEEP_BOTH, masts)
        if bigger and s.why_not(codes.SCUTTLE_OWN) == 0:
            return codes.SCUTTLE_OWN
        return codes.SCUTTLE_PRIZE if s.why_not(codes.SCUTTLE_PRIZE) == 0 else codes.SCUTTLE_OWN

    def usual_shift(self, s: Position) -> i64:
        """The ship and the free cell that are best for it."""
        best: i64 = NOTHING
        most: float = NEVER_SO_BAD
        cell: Cell = s.where[s.winner_ship]
        for place in range(s.menu_size):
            own: bool = first_of(s.menu[place]) == OWN
            moved: Ship = s.winner_ship if own else s.beaten
            stays: Ship = s.beaten if own else s.winner_ship
            to: Cell = s.chart.step(cell, Heading(second_of(s.menu[place])))
            worth: float = self.haven(s, moved, to, NOBODY, 0.0) + self.haven(s, stays, cell, NOBODY, 0.0)
            if worth > most:
                most = worth
                best = s.menu[place]
        return best
