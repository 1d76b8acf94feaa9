"""What a position of Age of Sail is worth: masts and hulls, the goal of the scenario, and who bears on whom."""

from mypy_extensions import i64

from ...engine.evaluator import Evaluator
from ...engine.state import State
from .rules.codes import ASSAULT, HUNT, OVER, PIRATES, UP
from .rules.fleet import HUNTED, MERCHANTMAN
from .rules.gunnery import CARD_TARGET, shots_left, what_is_abeam
from .rules.position import Position


class SailEvaluator(Evaluator):
    """Weights in masts (data/weights.toml); `spread` is the lead in masts that makes a win near certain."""

    def __init__(self) -> None:
        self.hull: float = 0.0
        self.lost_mast: float = 0.0  # what a mast in the pool may still become
        self.card: float = 0.0  # a fortress card face up: gun and repair
        self.broadside: float = 0.0  # an enemy abeam with shots left
        self.nearness: float = 0.0  # a cell nearer to the nearest enemy: fleets that avoid each other never win
        self.spread: float = 1.0
        self.goal: float = 0.0  # a cell nearer to the fort, for those who must reach it
        self.gun: float = 0.0  # the assault: a gun silenced
        self.ashore: float = 0.0  # a mast ashore is out of the guns' reach

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return state.returns(seat)
        lead: float = self.strength(state, seat) - self.strongest_rival(state, seat) + self.progress(state, seat)
        share: float = 0.5 + lead / (2.0 * self.spread)
        if share < 0.01:
            return 0.01
        return 0.99 if share > 0.99 else share

    def strongest_rival(self, s: Position, seat: i64) -> float:
        """The strength of the rivals' best fleet, and a little of all others."""
        best: float = 0.0
        rest: float = 0.0
        for other in range(s.seats):
            if s.is_alive(other) and s.is_enemy(other, seat):
                strength: float = self.strength(s, other)
                rest += strength
                if strength > best:
                    best = strength
        return best + 0.2 * (rest - best)

    def strength(self, s: Position, seat: i64) -> float:
        """Masts, hulls, cards and bearing guns of a seat."""
        found: float = float(s.masts_in_play(seat)) + self.lost_mast * float(s.pool(seat))
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] != 0:
                found += self.hull + self.ship_value(s, ship)
        for card in range(s.chart.cards):
            if s.chart.card_owner[card] == seat and s.works[card] & UP != 0:
                found += self.gun if s.scenario == ASSAULT else self.card
        return found

    def ship_value(self, s: Position, ship: i64) -> float:
        """What a ship's place is worth: targets abeam, nearness to an enemy."""
        found: float = 0.0
        for side in range(2):
            if shots_left(s, ship, side) > 0:
                target: i64 = what_is_abeam(s, ship, side)
                if target >= 0 and target < CARD_TARGET:
                    found += self.broadside
        nearest: i64 = 99
        for other in range(s.ships):
            if s.where[other] != 0 and s.is_enemy(s.owner[other], s.owner[ship]):
                distance: i64 = s.chart.distance(s.where[ship], s.where[other])
                if distance < nearest:
                    nearest = distance
        if nearest < 99:
            found -= self.nearness * float(nearest)
        return found

    def progress(self, s: Position, seat: i64) -> float:
        """How far the one who must reach a fort has come, seen by friend or foe; masts ashore in the assault."""
        if s.scenario == ASSAULT:
            if seat == HUNTED:
                return 0.0
            return self.ashore * float(s.ashore(seat))
        if s.scenario != PIRATES and s.scenario != HUNT:
            return 0.0
        goal: i64 = s.chart.card_cell[0]
        runner: i64 = MERCHANTMAN
        owner: i64 = HUNTED
        if s.scenario == PIRATES:
            owner = s.owner[MERCHANTMAN]
        else:
            for ship in range(s.ships):
                if s.owner[ship] == HUNTED and s.where[ship] != 0:
                    runner = ship
        if s.where[runner] == 0:
            return 0.0
        left: float = self.goal * float(s.chart.distance(s.where[runner], goal))
        if owner == seat:
            return 4.0 - left  # whoever has the runner gains as it nears the fort
        chase: float = self.goal * float(self.chasers(s, runner, seat))
        return left - 4.0 - chase

    def chasers(self, s: Position, runner: i64, seat: i64) -> i64:
        """How far the nearest own ship is from the runner."""
        nearest: i64 = 20
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] != 0:
                distance: i64 = s.chart.distance(s.where[ship], s.where[runner])
                if distance < nearest:
                    nearest = distance
        return nearest
