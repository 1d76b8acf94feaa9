"""AdmiralState: the engine's contract, kept by the modules beside this one."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, first
from ....engine.chance import Chance
from ....engine.state import NOT_YOUR_DECISION
from . import derived, fight, gunnery, menu, mines, movement, preparation, repair, spoils, treasure, turn
from .audit import audit
from .codes import (
    BEGIN_REPAIR,
    BEGIN_WORK,
    BLOW_UP,
    BOARD,
    BOARD_JOIN,
    BREAK_OFF,
    CELLS,
    CONVERT,
    DEFEND,
    DEFEND_WITH,
    DEFENDED,
    DETONATE,
    DRIFT,
    E_ORDER_GIVEN,
    END,
    END_REPAIR,
    EXPLODE,
    F_DAMAGE,
    F_OWNER,
    F_PEARLS,
    F_RUINED,
    FIRE,
    FORT,
    FORTS_FROM,
    GIVE,
    JOIN,
    KIND,
    LAY,
    LAY_MINES,
    LET_PASS,
    M_CHANGED,
    M_ORDER,
    M_SEAT,
    MINE,
    MOVE,
    NO_MINE,
    NOT_YOUR_TURN,
    NUMBER,
    OFFER,
    ORDER_CHANGED,
    OVER,
    OWNER,
    PLACE,
    REEF,
    SEAT,
    SHARE,
    SHARE_OUT,
    SHIP,
    STAY,
    STORM_FORT,
    STORM_JOIN,
    STOW,
    STOW_IN,
    TAKE,
    TAKE_FORT,
    TURN,
    TYPE,
    UNLOAD,
    WINDOW,
    WITHDRAW,
)
from .fireships import convert
from .position import Position
from .reasons_other import why_not
from .resample import resample
from .scenario import Scenario
from .telling import the_cell
from .victory import eliminate, judge, one_side_left, settle, share_of

HEAD = "admiral 1 setup="  # of the text: the game, the version of what follows, and before all else the scenario


class AdmiralState(Position):
    """A game of Admiral."""

    def __init__(
        self,
        scenario: Scenario,
        chance: Chance,
        ships: "vec[i64]",
        forts: "vec[i64]",
        players: "vec[i64]",
        crowd: "vec[u8]",
        berths: "vec[u8]",
        pearls: "vec[u8]",
        mines: "vec[i64]",
    ) -> None:
        super().__init__(scenario, chance, ships, forts, players, crowd, berths, pearls, mines)

    def pending(self) -> i64:
        phase: i64 = self.phase
        if phase == TURN:
            return bit(self.mover)
        if phase == OVER:
            return 0
        if phase == LAY_MINES:
            return mines.mines_still_to_lay(self)
        if phase == DEFEND:
            return bit(self.fort(self.target - FORTS_FROM, F_OWNER))
        if phase == SHARE or phase == STOW:
            return bit(self.winner)
        if phase == WINDOW:
            return bit(movement.asked(self))
        return bit(self.mover)

    def act_as(self, seat: i64) -> None:
        self.actor = seat
        if self.phase == LAY_MINES:
            self.menu_size = -1  # everybody has another list

    def count_actions(self) -> i64:
        return menu.count_actions(self)

    def nth_action(self, k: i64) -> i64:
        return menu.nth_action(self, k)

    def why_not(self, action: i64) -> i64:
        if not self.is_pending(self.actor):
            return NOT_YOUR_DECISION
        return why_not(self, action)

    def apply(self, action: i64) -> None:
        kind: i64 = action // KIND
        figure: i64 = action % KIND
        self.menu_size = -1
        if kind == MOVE:
            movement.move(self, figure // 256, (figure // 32) % 8, figure % 32)
        elif kind == DRIFT:
            movement.drift(self, figure // 32, figure % 32)
        elif kind == END:
            turn.end_turn(self)
        elif kind == FIRE:
            gunnery.fire(self, figure // 512, (figure // 8) % 64, figure % 8)
        elif kind == JOIN:
            gunnery.join_salvo(self, figure // 512, (figure // 8) % 64, figure % 8)
        elif kind == BOARD or kind == BOARD_JOIN:
            fight.board(self, figure // 64, figure % 64, kind == BOARD)
        elif kind == STORM_FORT or kind == STORM_JOIN:
            fight.storm(self, figure // 64, figure % 64, kind == STORM_FORT)
        elif kind < REEF:
            self.act_in_port(kind, figure)
        elif kind <= LAY:
            self.prepare(kind, figure)
        else:
            self.decide(kind, figure)
        turn.after_action(self)
        if self.phase != OVER:
            self.actor = first(self.pending())

    def act_in_port(self, kind: i64, figure: i64) -> None:
        """Fireships, repair, fort work, pearls, forts, mines."""
        if kind == CONVERT:
            convert(self, figure)
        elif kind == EXPLODE:
            turn.blow(self, figure)
        elif kind == BEGIN_REPAIR:
            repair.begin_repair(self, figure)
        elif kind == END_REPAIR:
            repair.end_repair(self, figure)
        elif kind == BEGIN_WORK:
            repair.begin_work(self, figure // 1024, (figure // 32) % 32, figure % 32)
        elif kind == BREAK_OFF:
            repair.break_off(self, figure)
        elif kind == TAKE:
            treasure.take(self, figure)
        elif kind == TAKE_FORT:
            treasure.take_from_fort(self, figure // 64, figure % 64)
        elif kind == UNLOAD:
            treasure.unload(self, figure // 64, figure % 64)
        elif kind == GIVE:
            repair.give_fort(self, figure // 8, figure % 8)
            if not self.has_fort(self.mover):
                eliminate(self, self.mover, 2)  # P2.2c
        elif kind == OFFER:
            repair.offer(self, figure // 64, figure % 64)
        elif kind == WITHDRAW:
            repair.withdraw(self, figure)
        elif kind == DETONATE:
            mines.detonate(self, mines.mine_under(self, self.mover, figure), figure)

    def prepare(self, kind: i64, figure: i64) -> None:
        """Set-up."""
        if kind == REEF:
            preparation.place_reef(self, figure)
        elif kind == PLACE:
            preparation.place_ship(self, figure // CELLS, figure % CELLS)
        else:
            mines.lay(self, self.actor, figure // CELLS, figure % CELLS)
            preparation.carry_on(self)

    def decide(self, kind: i64, figure: i64) -> None:
        """Decisions of a fight, and the answer in a mine window."""
        if kind == DEFEND_WITH:
            fight.defend_with(self, figure)
        elif kind == DEFENDED:
            fight.fight(self)
        elif kind == SHARE_OUT:
            spoils.share_out(self, figure)
        elif kind == STOW_IN:
            spoils.stow_in(self, -1 if figure == STAY else figure)
        elif kind == BLOW_UP or kind == LET_PASS:
            movement.answer(self, kind == BLOW_UP)

    # Standing orders: what = the cell of a mine, value = auto, hold or ask

    def why_not_order(self, seat: i64, what: i64, value: i64) -> i64:
        if self.phase <= LAY_MINES or self.phase == OVER or seat != self.mover:
            return NOT_YOUR_TURN
        mine: i64 = mines.live_mine(self, seat, what)
        if mine < 0 or value < 0 or value > 2:
            return NO_MINE
        if self.mines[mine * MINE + M_ORDER] == value:
            return 0
        return ORDER_CHANGED if self.mines[mine * MINE + M_CHANGED] != 0 else 0

    def give_order(self, seat: i64, what: i64, value: i64) -> None:
        """Q129, Q133: all the seat's mines in a cell follow one order, changed once a turn."""
        for mine in range(mines.mine_count(self)):
            at: i64 = mine * MINE
            if self.mines[at + M_SEAT] != seat or self.mines[at + 1] != what or self.mines[at + M_ORDER] == value:
                continue
            self.mines[at + M_ORDER] = value
            self.mines[at + M_CHANGED] = 1
        self.menu_size = -1
        self.tell(E_ORDER_GIVEN, seat, the_cell(self, what), value, -1, -1, bit(seat))

    def concede(self, seat: i64) -> None:
        """Q86, Q106, Q142: a running fight is resolved first; then it is the loss of all ships."""
        if self.phase == OVER or self.out(seat):
            return
        self.menu_size = -1
        if self.phase < TURN:
            self.leave_set_up(seat)
        elif self.fighting():
            self.leave_fight(seat)
        elif self.phase == WINDOW:
            self.leave_window(seat)
        else:
            turn.leave(self, seat)
        if self.phase != OVER:
            self.actor = first(self.pending())

    def fighting(self) -> bool:
        """Whether a fight has gone so far that it is fought to its end."""
        return self.phase == DEFEND or self.phase == SHARE or self.phase == STOW

    def leave_set_up(self, seat: i64) -> None:
        eliminate(self, seat, 3)
        for ship in range(self.ship_count):
            if self.of(ship, OWNER) == seat:
                self.put(ship, OWNER, -1)
        self.losses = False
        if one_side_left(self) or self.seats == 1:
            settle(self)
            if self.phase != OVER:
                judge(self)
            return
        preparation.carry_on(self)

    def leave_fight(self, seat: i64) -> None:
        turn.mark_leaving(self, seat)
        while self.fighting() and self.is_pending(seat):
            self.actor = seat
            self.apply(self.nth_action(0))

    def leave_window(self, seat: i64) -> None:
        if seat == self.mover:
            turn.drop_move(self)
            turn.leave(self, seat)
            return
        open_to: i64 = movement.asked(self)
        self.phase = TURN
        eliminate(self, seat, 3)
        if one_side_left(self):
            turn.drop_move(self)
            judge(self)
            return
        if open_to == seat:
            movement.sail_on(self)
            turn.after_action(self)
        else:
            self.phase = WINDOW

    def returns(self, seat: i64) -> float:
        return share_of(self, seat)

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
        )
        derived.copy_fields(self, copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """Lays anew the mines that the seat cannot know of."""
        self.chance = chance
        if len(self.mines) > 0:
            resample(self, seat, chance)
            self.menu_size = -1

    def position_text(self) -> str:
        return HEAD + self.scenario.heading + " " + derived.parts_text(self)

    def checksum(self) -> i64:
        return derived.checksum(self)

    def audit(self) -> str:
        return audit(self)


def empty_state(scenario: Scenario, chance: Chance) -> AdmiralState:
    """A position before set-up: ships and forts with their owners, nothing placed."""
    ships: vec[i64] = vec[i64]([i64(0)] * (len(scenario.ship_type) * SHIP))
    for ship in range(len(scenario.ship_type)):
        ships[ship * SHIP + OWNER] = scenario.ship_owner[ship]
        ships[ship * SHIP + TYPE] = scenario.ship_type[ship]
        ships[ship * SHIP + NUMBER] = scenario.ship_number[ship]
    forts: vec[i64] = vec[i64]([i64(0)] * (len(scenario.fort_owner) * FORT))
    for fort in range(len(scenario.fort_owner)):
        damage: i64 = scenario.fort_damage[fort]
        ruined: bool = damage >= scenario.fort_hull
        forts[fort * FORT + F_OWNER] = -1 if ruined else scenario.fort_owner[fort]
        forts[fort * FORT + F_DAMAGE] = damage
        forts[fort * FORT + F_RUINED] = 1 if ruined else 0
        forts[fort * FORT + F_PEARLS] = scenario.fort_pearls[fort]
    players: vec[i64] = vec[i64]([i64(0)] * (scenario.seats * SEAT))
    laid: vec[i64] = vec[i64]([i64(0)] * (scenario.seats * scenario.mines_each * MINE))
    for mine in range(scenario.seats * scenario.mines_each):
        laid[mine * MINE + M_SEAT] = mine // scenario.mines_each
    size: i64 = scenario.chart.size
    berths: vec[u8] = scenario.chart.berths[:]
    for cell in range(size):
        if scenario.chart.reefs[cell] == 1:
            berths[cell] = u8(0)
    crowd: vec[u8] = vec[u8]([u8(0)] * size)
    pearls: vec[u8] = vec[u8]([u8(0)] * size)
    return AdmiralState(scenario, chance, ships, forts, players, crowd, berths, pearls, laid)


def new_game(scenario: Scenario, chance: Chance, rules: i64) -> AdmiralState:
    """A game at its first decision."""
    state = empty_state(scenario, chance)
    state.rules = rules
    state.events = []
    preparation.begin(state)
    state.actor = first(state.pending())
    return state
