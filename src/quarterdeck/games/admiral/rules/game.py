"""AdmiralState: the engine's contract, kept by the modules beside this one."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, first
from ....engine.chance import Chance
from ....engine.state import NOT_YOUR_DECISION, Seat
from . import codes, derived, draft, menu, mines, movement, preparation, turn
from .audit import audit
from .chart import Cell
from .codes import FORT, MINE, NUMBER, OWNER, SEAT, SHIP, TYPE
from .position import DEED, Position
from .resample import resample
from .scenario import Scenario
from .telling import the_cell
from .units import fort_of
from .victory import eliminate, judge, one_side_left, settle, share_of

# Of the text: the game, the version of what follows, and before all else the scenario. The second has deeds at its end.
HEAD = "admiral 1 setup="
HEAD_2 = "admiral 2 setup="
NO_DEEDS = " deeds="


class AdmiralState(Position):
    """A game of Admiral."""

    def pending(self) -> i64:
        phase: i64 = self.phase
        if phase == codes.TURN:
            return bit(self.mover)
        if phase == codes.OVER:
            return 0
        if phase == codes.LAY_MINES:
            return mines.mines_still_to_lay(self)
        if phase == codes.DRAFT:
            return draft.choosers(self)
        if phase == codes.DEFEND:
            return bit(self.fort_owner(fort_of(self.target)))
        if phase == codes.SHARE or phase == codes.STOW:
            return bit(self.winner)
        if phase == codes.WINDOW:
            return bit(movement.asked(self))
        return bit(self.mover)

    def act_as(self, seat: i64) -> None:
        self.actor = seat
        if self.phase == codes.LAY_MINES or self.phase == codes.DRAFT:
            self.menu_size = -1  # everybody has another list

    def count_actions(self) -> i64:
        return menu.count_actions(self)

    def nth_action(self, k: i64) -> i64:
        return menu.nth_action(self, k)

    def why_not(self, action: i64) -> i64:
        if not self.is_pending(self.actor):
            return NOT_YOUR_DECISION
        return derived.why_not(self, action)

    def apply(self, action: i64) -> None:
        self.menu_size = -1
        derived.apply(self, action)
        turn.after_action(self)
        if self.phase != codes.OVER:
            self.actor = first(self.pending())

    # Standing orders: what = the cell of a mine, value = auto, hold or ask

    def why_not_order(self, seat: i64, what: i64, value: i64) -> i64:
        if self.setting_up() or self.phase == codes.OVER or seat != self.mover:
            return codes.NOT_YOUR_TURN
        mine: i64 = mines.live_mine(self, Seat(seat), Cell(what))
        if mine < 0 or value < 0 or value > 2:
            return codes.NO_MINE
        if self.rules >= 2:
            return codes.ORDER_CHANGED if mines.order_changed(self, Seat(seat), Cell(what), value) else 0
        if self.mine(mine, codes.M_ORDER) == value:
            return 0
        return codes.ORDER_CHANGED if self.mine(mine, codes.M_CHANGED) != 0 else 0

    def give_order(self, seat: i64, what: i64, value: i64) -> None:
        """Q129, Q133: all the seat's mines in a cell follow one order, changed once a turn."""
        for mine in range(mines.mine_count(self)):
            here: bool = self.mine(mine, codes.M_SEAT) == seat and self.mine(mine, codes.M_CELL) == what
            if here and self.mine(mine, codes.M_ORDER) != value:
                self.put_mine(mine, codes.M_ORDER, value)
                self.put_mine(mine, codes.M_CHANGED, 1)
        self.menu_size = -1
        self.tell(codes.E_ORDER_GIVEN, seat, the_cell(self, Cell(what)), value, -1, -1, bit(seat))

    def concede(self, seat: i64) -> None:
        """Q86, Q106, Q142: a running fight is resolved first; then it is the loss of all ships."""
        if self.phase == codes.OVER or self.out(Seat(seat)):
            return
        self.menu_size = -1
        if self.setting_up():
            self.leave_set_up(seat)
        elif self.fighting():
            self.leave_fight(seat)
        elif self.phase == codes.WINDOW:
            self.leave_window(seat)
        else:
            turn.leave(self, Seat(seat))
        if self.phase != codes.OVER:
            self.actor = first(self.pending())

    def fighting(self) -> bool:
        """Whether a fight has gone so far that it is fought to its end."""
        return self.phase == codes.DEFEND or self.phase == codes.SHARE or self.phase == codes.STOW

    def leave_set_up(self, seat: i64) -> None:
        eliminate(self, Seat(seat), codes.RESIGNED)
        for ship in self.every_ship:
            if self.owner_of(ship) == seat:
                self.put(ship, OWNER, -1)
        self.losses = False
        if one_side_left(self) or self.seats == 1:
            if self.rules < 2 or self.seats == 1:
                settle(self)  # before rules 2 ships that were not placed yet counted as lost
            if self.phase != codes.OVER:
                judge(self)
            return
        preparation.carry_on(self)

    def leave_fight(self, seat: i64) -> None:
        turn.mark_leaving(self, Seat(seat))
        while self.fighting() and self.is_pending(seat):
            self.actor = seat
            self.apply(self.nth_action(0))

    def leave_window(self, seat: i64) -> None:
        if seat == self.mover:
            turn.drop_move(self)
            turn.leave(self, Seat(seat))
            return
        open_to: i64 = movement.asked(self)
        self.phase = codes.TURN
        eliminate(self, Seat(seat), codes.RESIGNED)
        if one_side_left(self):
            turn.drop_move(self)
            judge(self)
            return
        if open_to == seat:
            movement.sail_on(self)
            turn.after_action(self)
        else:
            self.phase = codes.WINDOW

    def returns(self, seat: i64) -> float:
        return share_of(self, Seat(seat))

    def clone(self) -> "AdmiralState":
        copy = AdmiralState(
            self.scenario,
            self.chance.clone(),
            self.ships[:],
            self.forts[:],
            self.players[:],
            self.crowd[:],
            self.berths,
            self.pearls[:],
            self.mines[:] if len(self.mines) > 0 else self.mines,
            self.deeds[:] if len(self.deeds) > 0 else self.deeds,
        )
        derived.copy_fields(self, copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """Lays anew the mines that the seat cannot know of."""
        self.chance = chance
        if self.phase == codes.DRAFT and self.scenario.terms.secret:
            draft.resample_draft(self, Seat(seat), chance)
            self.menu_size = -1
        if len(self.mines) > 0:
            resample(self, Seat(seat), chance)
            self.menu_size = -1

    def position_text(self) -> str:
        parts = derived.parts_text(self)
        if len(self.deeds) == 0:
            return HEAD + self.scenario.heading + " " + parts[: len(parts) - len(NO_DEEDS)]
        return HEAD_2 + self.scenario.heading + " " + parts

    def checksum(self) -> i64:
        return derived.checksum(self)

    def audit(self) -> str:
        return audit(self)


def empty_state(scenario: Scenario, chance: Chance) -> AdmiralState:
    """A position before set-up: ships and forts with their owners, nothing placed."""
    ships: vec[i64] = vec[i64]([i64(0)] * (len(scenario.ship_type) * SHIP))
    for ship in range(len(scenario.ship_type)):
        owner: i64 = scenario.ship_owner[ship]
        ships[ship * SHIP + OWNER] = owner if owner >= 0 else -1
        ships[ship * SHIP + codes.DAMAGE] = scenario.ship_damage[ship]
        ships[ship * SHIP + TYPE] = scenario.ship_type[ship]
        ships[ship * SHIP + NUMBER] = scenario.ship_number[ship]
    forts: vec[i64] = vec[i64]([i64(0)] * (len(scenario.fort_owner) * FORT))
    for fort in range(len(scenario.fort_owner)):
        damage: i64 = scenario.fort_damage[fort]
        ruined: bool = damage >= scenario.fort_hull[fort]
        forts[fort * FORT + codes.F_OWNER] = -1 if ruined else scenario.fort_owner[fort]
        forts[fort * FORT + codes.F_DAMAGE] = damage
        forts[fort * FORT + codes.F_RUINED] = 1 if ruined else 0
        forts[fort * FORT + codes.F_PEARLS] = scenario.fort_pearls[fort]
    players: vec[i64] = vec[i64]([i64(0)] * (scenario.seats * SEAT))
    laid: vec[i64] = vec[i64]([i64(0)] * (len(scenario.mine_owner) * MINE))
    for mine in range(len(scenario.mine_owner)):
        laid[mine * MINE + codes.M_SEAT] = scenario.mine_owner[mine]
    deeds: vec[i64] = vec[i64]([i64(0)] * (scenario.deed_rows() * DEED))
    size: i64 = scenario.chart.size
    berths: vec[u8] = scenario.chart.berths[:]
    for cell in range(size):
        if scenario.chart.reefs[cell] == 1:
            berths[cell] = u8(0)
    crowd: vec[u8] = vec[u8]([u8(0)] * size)
    pearls: vec[u8] = vec[u8]([u8(0)] * size)
    return AdmiralState(scenario, chance, ships, forts, players, crowd, berths, pearls, laid, deeds)


def new_game(scenario: Scenario, chance: Chance, rules: i64) -> AdmiralState:
    """A game at its first decision."""
    state = empty_state(scenario, chance)
    state.rules = rules
    state.events = []
    preparation.begin(state)
    state.actor = first(state.pending())
    return state
