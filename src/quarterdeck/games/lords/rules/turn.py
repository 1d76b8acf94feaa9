"""The turn: lay a ship, its two effects, a mercenary before or after, the draw (rules 11 to 15, G7)."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes, effects
from .effects import needs_choice, order_matters, put_mines_back, run
from .piles import draw
from .placement import boardable_cells, clear_cell, free_cells, is_boarder, take_mine
from .position import Position, Slot
from .scoring import total
from .sea import NOWHERE, Cell, Cells
from .ships import Number, one


def begin_turn(s: Position) -> None:
    """Starts the mover's turn with the lock-out test (G4)."""
    s.bought = False
    open_main_action(s)


def open_main_action(s: Position) -> None:
    """Asks for the main action, or a purchase before it; G4 and G5: without any cell the game is lost."""
    s.laid = NOWHERE
    s.phase = codes.TURN
    look_around(s)
    if s.cells == 0 and s.offers == 0:
        lock_out(s)


def look_around(s: Position) -> None:
    """Works out once where the mover may lay and what he may buy; the phase's actions are all made from it."""
    mover = s.mover
    s.cells = free_cells(s, mover)
    s.boardable = 0
    s.offers = 0
    if s.bought or mover.coins < s.cheapest:
        return
    for slot in range(s.slots):
        if (s.hired_cell >> (slot * 8)) & 255 != 0 or i64(s.box.costs[s.mercenary_in(Slot(slot))]) > mover.coins:
            continue
        if is_boarder(s, Slot(slot)):
            s.boardable = boardable_cells(s, mover, s.other)
            if s.cells | s.boardable != 0:
                s.offers |= bit(slot)
        elif s.cells != 0:
            s.offers |= bit(slot)  # F3: only with a cell to lay it on


def find_cheapest(s: Position) -> None:
    """Keeps the least cost still for hire, so that most turns need not look at the market at all."""
    s.cheapest = 99
    for slot in range(s.slots):
        cost: i64 = i64(s.box.costs[s.mercenary_in(Slot(slot))])
        if s.hired_at(Slot(slot)) < 0 and cost < s.cheapest:
            s.cheapest = cost


def cells_for(s: Position, slot: Slot) -> Cells:
    """Where the mercenary of a slot may be laid now; with no free cell at all only boarding is left (G4)."""
    if is_boarder(s, slot):
        return s.cells | s.boardable
    return s.cells


def lay(s: Position, number: Number, cell: Cell) -> None:
    """The main action (rule 12), up to the effects."""
    mover = s.mover
    here: i64 = bit(cell)
    mover.hand -= one(number)
    if s.events is not None:
        s.tell(codes.E_LAID, mover.seat, number, cell)
    built_over: bool = clear_cell(s, cell)
    mover.battle |= here
    s.set_number(cell, number)
    s.main_done = True
    s.laid = cell
    if mover.shield_due:
        mover.shield_due = False
        s.add_shield(cell)
        if s.events is not None:
            s.tell(codes.E_SHIELDED, mover.seat, cell, 1)
    ship_effect: i64 = i64(s.box.ship_effects[number])
    if s.mine & here != 0:
        if ship_effect == codes.CLEAR:
            s.mine_waits = True
        else:
            take_mine(s, cell)
    set_tasks(s, cell, ship_effect, built_over)


def set_tasks(s: Position, cell: Cell, ship_effect: i64, built_over: bool) -> None:
    """Rules 13, 21, 38: both effects in the player's order; a 9 doubles the cell's; none from a cell built over."""
    cell_effect: i64 = i64(s.effects[cell])
    times: i64 = 1
    if built_over:
        cell_effect = codes.NONE
        if s.events is not None:
            s.tell(codes.E_NO_CELL_EFFECT, s.mover.seat, cell)
    if ship_effect == codes.REPEAT:
        ship_effect = codes.NONE
        times = 2
    if order_matters(s, cell_effect, ship_effect):
        s.phase = codes.ORDER
        return
    if needs_choice(cell_effect) and not needs_choice(ship_effect):
        start_tasks(s, ship_effect, 1, cell_effect, times)
    else:
        start_tasks(s, cell_effect, times, ship_effect, 1)


def choose_order(s: Position, which: i64) -> None:
    """The answer to C14's question: 0 the cell's effect first, 1 the ship's."""
    cell_effect: i64 = i64(s.effects[s.laid])
    ship_effect: i64 = i64(s.box.ship_effects[s.number_at(s.laid)])
    if which == 1:
        start_tasks(s, ship_effect, 1, cell_effect, 1)
    else:
        start_tasks(s, cell_effect, 1, ship_effect, 1)


def start_tasks(s: Position, task: i64, left: i64, next_task: i64, next_left: i64) -> None:
    s.task = task
    s.task_left = left
    s.next_task = next_task
    s.next_left = next_left
    go_on(s)


def hire(s: Position, slot: Slot, cell: Cell) -> None:
    """Rules 14, 47, 48: pay, lay, apply its own effect but not the cell's."""
    mover = s.mover
    here: i64 = bit(cell)
    mercenary: i64 = s.mercenary_in(slot)
    cost: i64 = i64(s.box.costs[mercenary])
    mover.coins -= cost
    s.bought = True
    if s.events is not None:
        s.tell(codes.E_HIRED, mover.seat, i64(s.box.mercenary_effects[mercenary]), cell, cost)
    clear_cell(s, cell)
    mover.battle |= here
    s.set_number(cell, Number(0))
    s.mercenary |= here
    s.hired_cell |= (cell + 1) << (slot * 8)
    find_cheapest(s)
    s.laid = cell
    effect: i64 = i64(s.box.mercenary_effects[mercenary])
    if s.mine & here != 0:
        if effect == codes.MINESWEEPER:
            s.mine_waits = True  # D6
        else:
            take_mine(s, cell)
    if effect == codes.MINESWEEPER:
        start_tasks(s, codes.CLEAR, 3, codes.NONE, 0)
    elif effect == codes.TWIN_DIAGONAL:
        start_tasks(s, codes.DIAGONAL, 2, codes.NONE, 0)
    elif effect == codes.TWIN_HORIZONTAL or effect == codes.MINELAYER:
        start_tasks(s, effect, 2, codes.NONE, 0)
    else:
        start_tasks(s, effect, 1, codes.NONE, 0)


def drop_mine(s: Position, cell: Cell) -> None:
    """The minelayer may owe one more choice before the turn goes on (D11)."""
    effects.drop_mine(s, cell)
    if s.phase != codes.CHOOSE_FAKE:
        go_on(s)


def go_on(s: Position) -> None:
    """After a choice: the rest of the effects, then whatever the turn still holds."""
    if not run(s):
        return
    s.laid = NOWHERE
    if not s.main_done:
        open_main_action(s)
        return
    if not s.bought:
        s.phase = codes.AFTER
        look_around(s)
        if s.offers != 0:
            return
    end_turn(s)


def end_turn(s: Position) -> None:
    """Rule 15, then the other player's turn, or scoring after both have had all theirs (53)."""
    mover = s.mover
    draw(s, mover)
    mover.turns += 1
    s.main_done = False
    s.mover = s.other
    s.other = mover
    s.actor = s.mover.seat
    if s.mover.turns == s.box.turns:
        score_game(s)
    else:
        begin_turn(s)


# The ends of a game


def finish(s: Position, ended: i64, winner: Seat) -> None:
    put_mines_back(s)
    s.phase = codes.OVER
    s.ended = ended
    s.winner = winner
    s.laid = NOWHERE
    s.task = codes.NONE
    s.next_task = codes.NONE


def lock_out(s: Position) -> None:
    """Rule 54: who cannot lay any ship loses at once, without scoring."""
    if s.events is not None:
        s.tell(codes.E_LOCKED_OUT, s.mover.seat)
    finish(s, codes.BY_LOCK_OUT, s.other.seat)


def concede(s: Position, seat: i64) -> None:
    """The other player wins, whoever's turn it was."""
    if s.events is not None:
        s.tell(codes.E_CONCEDED, seat)
    finish(s, codes.BY_CONCESSION, Seat(1 - seat))


def score_game(s: Position) -> None:
    """Rule 62, A8: most points, then the value of coins, else a draw."""
    light: i64 = total(s, s.light)
    dark: i64 = total(s, s.dark)
    if s.events is not None:
        s.tell(codes.E_SCORED, -1, light, dark)
    if light != dark:
        finish(s, codes.BY_POINTS, Seat(0 if light > dark else 1))
    elif s.light.coins != s.dark.coins:
        finish(s, codes.BY_COINS, Seat(0 if s.light.coins > s.dark.coins else 1))
    else:
        finish(s, codes.BY_DRAW, Seat(-1))
