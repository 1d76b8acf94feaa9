"""Habits: what a captain does without a thought, so that opponents who look ahead can play a turn on quickly.

One ship after the other makes the strike, or takes the place, that promises most.
"""

from typing import Final

from mypy_extensions import i64

from . import codes
from .decks import Decks
from .fleet import HUNTED, MERCHANTMAN
from .gunnery import CARD_TARGET, NOTHING, bearing_side, biggest_salvo, shots_left, turn_that_faces, what_is_abeam
from .position import Position
from .prospects import NEVER_SO_BAD, Prospects

STRIKES_FIRST: Final[float] = 1.0  # masts: ships that only look for a place come after those that fight


class Habits(Prospects):
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
            return s.menu[0]
        if s.line >= 0 or not self.has_habits(s):
            return NOTHING
        self.find_foes(s, s.decider)
        if phase == codes.COMMAND:
            return self.usual_command(s)
        if phase == codes.OPEN:
            return self.usual_heading(s)
        if phase == codes.FIGHT:
            return self.usual_fight(s)
        if phase == codes.CHOOSE_SHIP:
            return self.usual_ship(s)
        if phase == codes.CHOOSE_CELL:
            return self.best_cell(s, s.op_ship)
        if phase == codes.CHOOSE_COURSE:
            return s.menu[0]
        if phase == codes.CHOOSE_WORK:
            return self.usual_work(s)
        if phase == codes.PRIZE:
            return self.usual_prize(s)
        return self.usual_shift(s) if phase == codes.SHIFT else NOTHING

    def has_habits(self, s: Position) -> bool:
        """In a battle, a hunt, and for the owner of the merchantman; `runner` is the ship that must reach the fort."""
        self.runner = NOTHING
        if s.scenario == codes.PIRATES and s.where[MERCHANTMAN] != 0 and s.owner[MERCHANTMAN] == s.decider:
            self.runner = MERCHANTMAN
            return True
        if s.scenario == codes.HUNT and s.decider == HUNTED:
            for ship in range(s.ships):
                if s.where[ship] != 0 and s.owner[ship] == HUNTED:
                    self.runner = ship
        return s.scenario == codes.BATTLE or s.scenario == codes.HUNT

    def usual_answer(self, s: Position) -> i64:
        """All guns, but one kept for an attacker who can fire again; else a turn that brings him abeam."""
        most: i64 = s.menu[s.menu_size - 2]
        if most // codes.KIND != codes.REPLY:
            return codes.TURN * codes.KIND + turn_that_faces(s, s.target)
        if most % codes.KIND == 3 and s.masts[s.ship] > 1:
            side: i64 = bearing_side(s, s.ship, s.target)
            if side >= 0 and shots_left(s, s.ship, side) > 0:
                return codes.REPLY * codes.KIND + 2
        return most

    def usual_command(self, s: Position) -> i64:
        """Fortress guns first, then the ship that gains most by acting; the end where none gains."""
        best: i64 = codes.END * codes.KIND
        most: float = 0.0
        gun: i64 = NOTHING
        best_hit: float = 0.0
        for place in range(s.menu_size):
            action: i64 = s.menu[place]
            kind: i64 = action // codes.KIND
            if kind == codes.GUN:
                hit: float = self.mast_value(s, action % 256)
                if hit > best_hit:
                    best_hit = hit
                    gun = action
            elif kind == codes.ACTIVATE and gun == NOTHING:
                gain: float = self.gain_of(s, action % codes.KIND)
                if gain > most:
                    most = gain
                    best = action
        return best if gun == NOTHING else gun

    def gain_of(self, s: Position, ship: i64) -> float:
        """What a ship gains by acting, those first that strike."""
        now: float = self.haven(s, ship, s.where[ship], NOTHING, 0.0) - self.idleness(s, ship)
        gain: float = self.best_course(s, ship) - now
        if self.can_mend(s, ship):
            mended: float = self.mend + self.idleness(s, ship)
            if mended > gain:
                gain = mended
        return gain + STRIKES_FIRST if self.planned > 0.0 and gain > 0.0 else gain

    def can_mend(self, s: Position, ship: i64) -> bool:
        """L61: whether a ship lies at its fortress with a mast to regain and a card to pay with."""
        seat: i64 = s.owner[ship]
        if s.masts[ship] == s.holes[ship] or not s.chart.borders(s.where[ship], seat) or s.pool(seat) <= 0:
            return False
        return self.has_card(s, seat)

    def has_card(self, s: Position, seat: i64) -> bool:
        for card in range(s.chart.cards):
            if s.chart.card_owner[card] == seat and s.works[card] & codes.UP != 0:
                return True
        return False

    def usual_heading(self, s: Position) -> i64:
        """A mast where one is to be had and no strike is better; else the best course."""
        ship: i64 = s.ship
        found: float = self.best_course(s, ship)
        if s.menu[s.menu_size - 1] // codes.KIND == codes.REPAIR:
            if self.haven(s, ship, s.where[ship], NOTHING, 0.0) + self.mend > found:
                return self.cheapest_repair(s)
        action: i64 = codes.HEAD * codes.KIND + self.course
        return action if s.why_not(action) == 0 else NOTHING

    def cheapest_repair(self, s: Position) -> i64:
        """The crest pays first: it has no gun."""
        found: i64 = NOTHING
        for place in range(s.menu_size):
            action: i64 = s.menu[place]
            if action // codes.KIND == codes.REPAIR and (
                found == NOTHING or s.chart.card_gun[action % codes.KIND] == 0
            ):
                found = action
        return found

    def usual_fight(self, s: Position) -> i64:
        """Fire where no cell ahead is better for it, go on to a better place, else stop."""
        ship: i64 = s.ship
        cell: i64 = s.where[ship]
        self.forget()
        here: float = self.fight(s, ship, cell, s.heading[ship])
        stay: float = self.haven(s, ship, cell, NOTHING, 0.0) - self.idleness(s, ship)
        ahead: float = self.look_ahead(s, ship, s.heading[ship], s.left, 0.0, NOTHING, 0.0)
        if here > 0.0 and here >= self.later:
            shot: i64 = self.usual_shot(s, ship, cell)
            if shot != NOTHING:
                return shot
        if ahead > stay and s.why_not(codes.AHEAD * codes.KIND) == 0:
            return codes.AHEAD * codes.KIND
        return codes.STOP * codes.KIND if s.why_not(codes.STOP * codes.KIND) == 0 else NOTHING

    def usual_shot(self, s: Position, ship: i64, cell: i64) -> i64:
        """At the side where it gains more: all guns at a last mast, single shots at one that cannot answer."""
        best: i64 = NOTHING
        most: float = 0.0
        for side in range(2):
            target: i64 = what_is_abeam(s, ship, side)
            guns: i64 = biggest_salvo(s, ship, side)
            if target < 0 or guns <= 0:
                continue
            gain: float = self.card
            if target < CARD_TARGET:
                gain = self.exchange(s, ship, cell, target, guns)
                if s.masts[target] > 1:
                    guns = self.salvo_at(s, ship, target, guns)
            if gain > most:
                most = gain
                best = codes.FIRE * codes.KIND + side * 4 + guns
        return best

    def salvo_at(self, s: Position, ship: i64, target: i64, guns: i64) -> i64:
        """How many guns to fire at a ship with masts to spare."""
        if s.has(target, codes.FROZEN | codes.MUTED):
            return 1
        side: i64 = bearing_side(s, target, ship)
        if side >= 0 and shots_left(s, target, side) <= 0:
            return 1
        return 2 if guns > 2 else guns

    # Questions of situation cards, prizes

    def usual_ship(self, s: Position) -> i64:
        """The ship that a card is turned on; none is set down elsewhere."""
        code: i64 = s.decks.op_code(s.card, s.op)
        best: i64 = s.menu[s.menu_size - 1]
        if code == codes.OP_RELOCATE:
            return best  # ships are where they want to be
        most: float = NEVER_SO_BAD
        for place in range(s.menu_size):
            action: i64 = s.menu[place]
            if action // codes.KIND == codes.CHOOSE:
                worth: float = self.suits(s, action % codes.KIND, code)
                if worth > most:
                    most = worth
                    best = action
        return best

    def suits(self, s: Position, ship: i64, code: i64) -> float:
        """How well a card is turned on a ship."""
        if code == codes.OP_RESTORE_MAST:
            return self.hull_value(s, ship) / float(s.masts[ship])
        if code == codes.OP_LOSE_MAST:
            return float(s.masts[ship]) - 0.1 * self.hull_value(s, ship)
        if code == codes.OP_MUTE_REPLY:
            return float(s.holes[ship])
        self.best_course(s, ship)
        return self.planned + 0.01 * float(s.holes[ship])

    def best_cell(self, s: Position, ship: i64) -> i64:
        """The best of the cells that a card offers to a ship."""
        best: i64 = s.menu[0]
        most: float = NEVER_SO_BAD
        for place in range(s.menu_size):
            worth: float = self.haven(s, ship, s.menu[place] % codes.KIND, NOTHING, 0.0)
            if worth > most:
                most = worth
                best = s.menu[place]
        return best

    def usual_work(self, s: Position) -> i64:
        """The crest is given up first, a gun is raised first."""
        wanted: i64 = 0 if s.decks.op_code(s.card, s.op) == codes.OP_FORT_FLIP else 1
        for place in range(s.menu_size):
            if s.chart.card_gun[s.menu[place] % codes.KIND] == wanted:
                return s.menu[place]
        return s.menu[0]

    def usual_prize(self, s: Position) -> i64:
        """Both ships, where that is allowed, the bigger with more masts; else the one with more guns."""
        last: i64 = s.menu[s.menu_size - 1]
        bigger: bool = s.holes[s.beaten] > s.holes[s.winner_ship]
        if last // codes.KIND == codes.KEEP_BOTH:
            return last if bigger else codes.KEEP_BOTH * codes.KIND + 1
        if bigger and s.why_not(codes.SCUTTLE_OWN * codes.KIND) == 0:
            return codes.SCUTTLE_OWN * codes.KIND
        return codes.SCUTTLE_PRIZE * codes.KIND if s.why_not(codes.SCUTTLE_PRIZE * codes.KIND) == 0 else s.menu[0]

    def usual_shift(self, s: Position) -> i64:
        """The ship and the free cell that are best for it."""
        best: i64 = s.menu[0]
        most: float = NEVER_SO_BAD
        from_cell: i64 = s.where[s.winner_ship]
        for place in range(s.menu_size):
            figure: i64 = s.menu[place] % codes.KIND
            moved: i64 = s.winner_ship if figure < 8 else s.beaten
            stays: i64 = s.beaten if figure < 8 else s.winner_ship
            worth: float = self.haven(s, moved, from_cell + s.chart.steps[figure & 7], NOTHING, 0.0)
            worth += self.haven(s, stays, from_cell, NOTHING, 0.0)
            if worth > most:
                most = worth
                best = s.menu[place]
        return best
