"""From the box to the last round: set-up, rounds, turns and their ends."""

from ..lockstep import Deviation
from . import ends, fireships, port, set_up
from .scenario import Scenario
from .table import Table


class Dice:
    """What chance brought, as the rules told it, in order."""

    def __init__(self, told: list[tuple[str, dict]]) -> None:
        self.told = list(told)

    def take(self, key: str) -> dict:
        if not self.told or self.told[0][0] != key:
            raise Deviation(f"the referee needs {key}, the rules threw {self.told[:1]}")
        return self.told.pop(0)[1]


class CourseOfPlay(Table):
    """A table that knows whose turn it is, and what comes after it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.dice = Dice([])
        self.drifted: list[tuple[int, int]] = []  # places in the order of R4.20 of those who have drifted in this turn

    # Set-up

    def start(self, told: list[tuple[str, dict]]) -> None:
        """From the box to the first decision."""
        self.dice = Dice(told)
        throws: dict[int, list[int]] = {}
        while self.dice.told and self.dice.told[0][0] == "order-die":
            one = self.dice.take("order-die")
            throws.setdefault(one["seat"], []).append(one["die"])
        set_up.throw_for_order(self, throws)
        set_up.lay_out(self)
        ends.note_forts(self)
        self.place_reefs(self.order[0])
        self.check_dice()

    def place_reefs(self, first: int) -> None:
        """P3.6a: one at a time, in turn order."""
        self.phase = "reefs"
        for seat in (first, *self.after(first)):
            if self.players[seat].reefs:
                self.mover = seat
                return
        self.place_ships()

    def place_ships(self) -> None:
        self.phase = "ships"
        for seat in self.order:
            if any(ship.seat == seat and not ship.afloat for ship in self.ships):
                self.mover = seat
                return
        self.lay_mines()

    def lay_mines(self) -> None:
        self.phase = "mines"
        if not any(player.mines for player in self.players):
            self.begin_round()

    # Rounds and turns

    def begin_round(self) -> None:
        """R4.4, Q11, Q102: the next player spins."""
        self.round += 1
        alive = self.alive()
        self.spinner = alive[0] if self.round == 1 else self.after_or_self(self.spinner)
        wind = self.dice.take("wind")
        self.wind, self.strength = wind["direction"], wind["strength"]
        self.begin_turn(alive[0])

    def after_or_self(self, seat: int) -> int:
        return (self.after(seat) or [seat])[0]

    def begin_turn(self, seat: int) -> None:
        """R2.1, Q103."""
        self.phase, self.mover = "turn", seat
        self.drifted = []
        for ship in self.own_ships(seat):
            ship.fired = ship.repair_is_new = ship.repair_ended = ship.captured = False
            ship.offered_this_turn = ship.withdrawn_this_turn = False
            ship.loaded_at.clear()
            ship.unloaded_at.clear()
            if not ship.frozen:
                ship.moved = False
                ship.shots = self.scenario.card(ship.kind)["shots"][1 if self.strength == "storm" else 0]
        for fort in self.forts:
            fort.broken_off = False
            if fort.starter == seat:
                fort.work_is_new = False
            if fort.seat == seat and not fort.frozen:
                fort.shots = self.scenario.box["fort"]["shots"]
        for mine in self.mines:
            mine.order_changed = False

    def next_turn(self) -> None:
        place = self.order.index(self.mover)
        following = [seat for seat in self.order[place + 1 :] if not self.players[seat].out]
        if following:
            self.begin_turn(following[0])
            return
        ends.look_for_limits(self)
        if self.ended:
            return
        for unit in (*self.ships, *self.forts):
            unit.frozen = False
        self.begin_round()

    def end_turn(self) -> None:
        """Q105: due fireships, tokens, the clock, checks."""
        waiting = fireships.due(self, self.mover)
        if len(waiting) > 1:
            self.phase = "blasts"
            return
        for ship in waiting:
            fireships.explode(self, ship)
            if self.turn_is_over():
                return
        port.repair_tokens(self, self.mover)
        port.work_tokens(self, self.mover)
        ends.note_forts(self)
        ends.tick(self, self.players[self.mover])
        if not self.turn_is_over():
            self.close_turn()

    def turn_is_over(self) -> bool:
        """Q94, Q106: looks who is out and who has won; whether the mover has no turn left."""
        ends.settle(self)
        if self.ended:
            return True
        if not self.players[self.mover].out:
            return False
        self.close_turn()
        return True

    def close_turn(self) -> None:
        ends.look_for_forts(self, self.mover)
        if not self.ended:
            ends.look_for_most_pearls(self)
        if not self.ended:
            self.next_turn()

    def check_dice(self) -> None:
        if self.dice.told:
            raise Deviation(f"the rules threw {self.dice.told} that the referee has no use for")
