"""SailState: the engine's contract, kept by the modules beside this one; the phases as in spec 2.8."""

from mypy_extensions import i64

from ....engine.bits import bit, count
from ....engine.chance import Chance
from ....engine.positions import columns_text
from ....engine.state import NOT_YOUR_DECISION
from . import (
    boarding,
    codes,
    derived,
    formation,
    fortress,
    gunnery,
    landing,
    manual,
    preparation,
    relocation,
    sailing,
    situations,
)
from .audit import audit
from .chart import Chart
from .decks import Decks
from .giving_up import concede
from .legal import explain
from .machine import ask, enter
from .position import Position, changed, filled

SCENARIOS = ("battle", "pirates", "hunt", "assault")


class SailState(Position):
    """A game of Admiral: Age of Sail."""

    def __init__(self, seats: i64, ships: i64, chart: Chart, decks: Decks, chance: Chance) -> None:
        super().__init__(seats, ships, chart, decks, chance)

    # Who decides

    def pending(self) -> i64:
        return 0 if self.phase == codes.OVER else bit(self.decider)

    def count_actions(self) -> i64:
        return self.menu_size

    def nth_action(self, k: i64) -> i64:
        return self.menu[k]

    def why_not(self, action: i64) -> i64:
        if self.phase == codes.OVER or self.actor != self.decider:
            return NOT_YOUR_DECISION
        for k in range(self.menu_size):
            if self.menu[k] == action:
                return 0
        return explain(self, action)

    # What comes of it

    def apply(self, action: i64) -> None:
        self.carry_out(action)
        self.proceed()

    def carry_out(self, action: i64) -> None:
        kind: i64 = action // codes.KIND
        figure: i64 = action % codes.KIND
        self.menu_size = 0
        if kind <= codes.PASS:
            self.sail_and_fight(kind, figure)
        elif kind <= codes.LEAVE:
            self.manage(kind, figure, action)
        elif kind <= codes.LINE_REST:
            self.set_up(kind, figure)
        else:
            self.obey_card(kind, figure)

    def sail_and_fight(self, kind: i64, figure: i64) -> None:
        if kind == codes.ACTIVATE:
            sailing.activate(self, figure)
        elif kind == codes.HEAD:
            sailing.head(self, figure)
        elif kind == codes.AHEAD:
            if self.phase == codes.LEAD:
                sailing.line_ahead(self)
            else:
                sailing.go_ahead(self)
        elif kind == codes.STOP:
            self.stop()
        elif kind == codes.FIRE:
            gunnery.fire(self, figure // 4, figure % 4)
        elif kind == codes.REPLY:
            gunnery.reply(self, figure)
        elif kind == codes.HOLD:
            gunnery.hold(self)
        elif kind == codes.TURN:
            gunnery.turn_in_reply(self, figure)
        elif kind == codes.END:
            self.phase = codes.END_TURN
        elif kind == codes.GUN:
            fortress.fire_own_gun(self, figure // 256, figure % 256)
        elif kind == codes.REACT_GUN:
            fortress.react(self, figure)
        elif kind == codes.PASS:
            fortress.pass_reaction(self)

    def stop(self) -> None:
        if self.phase == codes.LEAD:
            sailing.stop_line(self)
        elif self.phase == codes.LAND:
            landing.end_landing(self)
        else:
            sailing.stop(self)

    def manage(self, kind: i64, figure: i64, action: i64) -> None:
        if kind == codes.REPAIR:
            sailing.repair(self, figure)
        elif kind == codes.ROW:
            sailing.row(self, figure)
        elif kind == codes.NEXT:
            sailing.next_member(self)
        elif kind == codes.SHIFT_SHIP:
            boarding.shift(self, figure // 8, figure % 8)
        elif kind == codes.FORM:
            formation.form(self, figure // 256, figure % 256)
        elif kind == codes.JOIN:
            formation.join(self, figure // 256, figure % 256)
        elif kind == codes.DISSOLVE:
            formation.break_up(self, figure)
        elif kind == codes.LEAVE:
            sailing.begin_leaving(self, figure)
        else:
            boarding.choose_prize(self, action)

    def set_up(self, kind: i64, figure: i64) -> None:
        if kind == codes.LAND_MASTS:
            landing.land(self, figure // 4, figure % 4)
        elif kind == codes.PARTY:
            landing.move_party(self, figure // 32, figure // 4 % 8, figure % 4)
        elif kind == codes.PLACE_SHIP:
            preparation.place_ship(self, preparation.next_unplaced(self), figure // 8, figure % 8)
        elif kind == codes.LAY_CARD:
            preparation.lay_card(self, figure)
        elif kind == codes.LAY_DEFAULT:
            preparation.lay_default(self)
        elif kind == codes.TAKE_EDGE:
            preparation.take_edge(self, figure)
        elif kind == codes.LINE_SHIP:
            preparation.line_ship(self, figure)
        elif kind == codes.LINE_REST:
            preparation.line_rest(self)

    def obey_card(self, kind: i64, figure: i64) -> None:
        by_hand: bool = self.phase == codes.MANUAL or self.phase == codes.MANUAL_SHIP
        if kind == codes.CHOOSE:
            if by_hand:
                manual.pick_ship(self, figure)
            else:
                situations.take(self, figure)
        elif kind == codes.TO_CELL:
            if by_hand:
                manual.move_ship(self, figure)
            else:
                relocation.choose_cell(self, figure)
        elif kind == codes.COURSE:
            if by_hand:
                manual.turn_ship(self, figure)
            else:
                relocation.relocate(self, figure)
        elif kind == codes.WORK:
            if by_hand:
                manual.turn_card(self, figure)
            else:
                situations.choose_work(self, figure)
        elif kind == codes.DECLINE:
            situations.decline(self)
        elif kind == codes.HAND_MAST:
            manual.change_mast(self, figure == 1)
        elif kind == codes.HAND_BAR:
            manual.bar(self, figure == 1)
        elif kind == codes.BACK:
            manual.back(self)
        elif kind == codes.DONE:
            manual.done(self)

    def proceed(self) -> None:
        """What leaves no choice is not asked."""
        while self.menu_size < 2:
            if self.ended != codes.RUNNING:
                self.finish()
                return
            if self.menu_size == 1:
                self.carry_out(self.menu[0])
            else:
                enter(self)
        self.actor = self.decider

    def finish(self) -> None:
        """Nobody has anything to decide."""
        self.phase = codes.OVER
        self.decider = 0
        self.menu_size = 0

    def ask(self) -> None:
        """Offers the decision of the phase, whatever standing orders say; also after loading."""
        ask(self)

    # Out of turn

    def why_not_order(self, seat: i64, what: i64, value: i64) -> i64:
        """Any seat still in, at any time."""
        if not self.is_alive(seat) or self.phase == codes.OVER or what < 0 or what >= codes.ORDERS:
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
        concede(self, seat)
        self.proceed_if_stopped()

    def proceed_if_stopped(self) -> None:
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
        return 1.0 / float(many) if self.is_alive(seat) else 0.0

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
        """`sail 1 battle 2 8 options=… ships=… … island=…`: behind the head its seats, and cells a module."""
        head = " ".join(["sail 1", SCENARIOS[self.scenario], str(self.seats), str(self.module_size)])
        return head + " " + derived.parts_text(self) + " island=" + columns_text([self.island])

    def checksum(self) -> i64:
        return derived.checksum(self)

    def audit(self) -> str:
        return audit(self)
