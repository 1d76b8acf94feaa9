"""SailState: the engine's contract, kept by the modules beside this one; the phases as in spec 2.8."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.bits import bit, count
from ....engine.chance import Chance
from ....engine.positions import columns_text
from ....engine.state import NOT_YOUR_DECISION, Seat
from . import codes, derived, giving_up, machine
from .audit import audit
from .position import Position, changed, filled
from .untimely import why_untimely

SCENARIOS = ("battle", "pirates", "hunt", "assault")


class SailState(Position):
    """A game of Admiral: Age of Sail."""

    # Who decides

    def pending(self) -> i64:
        if self.phase == codes.OVER:
            return 0
        return bit(self.decider)

    def count_actions(self) -> i64:
        return self.menu_size

    def nth_action(self, k: i64) -> i64:
        return self.menu[k]

    def why_not(self, action: i64) -> i64:
        if self.phase == codes.OVER or self.actor != self.decider:
            return NOT_YOUR_DECISION
        reason: i64 = derived.why_not(self, action)
        return why_untimely(self, action) if reason == codes.WRONG_PHASE else reason

    # What comes of it

    def apply(self, action: i64) -> None:
        self.menu_size = 0
        derived.apply(self, action)
        self.proceed()

    def proceed(self) -> None:
        """What leaves no choice is not asked."""
        while self.menu_size < 2:
            if self.ended != codes.RUNNING:
                self.finish()
                return
            if self.menu_size == 1:
                self.menu_size = 0
                derived.apply(self, self.menu[0])
            else:
                machine.enter(self)
        self.actor = self.decider

    def finish(self) -> None:
        """Nobody has anything to decide."""
        self.phase = codes.OVER
        self.decider = Seat(0)
        self.menu_size = 0

    def ask(self) -> None:
        """Offers the decision of the phase, whatever standing orders say; also after loading."""
        machine.ask(self)

    # Out of turn

    def why_not_order(self, seat: i64, what: i64, value: i64) -> i64:
        """Any seat still in, at any time."""
        if not self.is_alive(Seat(seat)) or self.phase == codes.OVER or what < 0 or what >= codes.ORDERS:
            return NOT_YOUR_DECISION
        if value < 0 or value > codes.NEVER or (value == codes.SALVO and what != codes.ORDER_REPLY):
            return NOT_YOUR_DECISION
        if value == codes.NEVER and what == codes.ORDER_PRIZE:
            return NOT_YOUR_DECISION
        return 0

    def give_order(self, seat: i64, what: i64, value: i64) -> None:
        orders = self.orders if len(self.orders) > 0 else filled(self.seats * codes.ORDERS, 0)
        self.keep_orders(changed(orders, seat * codes.ORDERS + what, value))

    def concede(self, seat: i64) -> None:
        giving_up.concede(self, Seat(seat))
        if self.ended != codes.RUNNING:
            self.finish()
        elif self.menu_size == 0:
            self.proceed()

    # How it ends

    def returns(self, seat: i64) -> float:
        """1 for the winner or each of a winning coalition; a game that nobody won is shared by those still in."""
        if self.ended == codes.BY_LOST_CARGO:
            return 0.0  # L91: nobody wins
        if self.winners != 0:
            return 1.0 if (self.winners >> seat) & 1 == 1 else 0.0
        many: i64 = count(self.alive)
        if many == 0:
            return 1.0 / float(self.seats)
        return 1.0 / float(many) if self.is_alive(Seat(seat)) else 0.0

    # Copies, texts, checks

    def clone(self) -> "SailState":
        copy = SailState(self.seats, self.ships, self.chart, self.decks, self.chance.clone())
        derived.copy_fields(self, copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """Decks are drawn when they are drawn; all that is hidden are the others' standing orders."""
        self.chance = chance
        orders = self.orders[:]
        for place in range(len(orders)):
            if place // codes.ORDERS != seat:
                orders[place] = 0
        self.keep_orders(orders)

    def position_text(self) -> str:
        """`sail 1 battle 2 8 options=… ships=… … island=…`: behind the head its seats, and cells a module; at times
        `entered=…` at the end."""
        head = " ".join(["sail 1", SCENARIOS[self.scenario], str(self.seats), str(self.module_size)])
        text = head + " " + derived.parts_text(self) + " island=" + columns_text([cast("vec[i64]", self.island)])
        return text + (" entered=" + columns_text([cast("vec[i64]", self.entered)]) if len(self.entered) > 0 else "")

    def checksum(self) -> i64:
        return derived.checksum(self)

    def audit(self) -> str:
        return audit(self)
