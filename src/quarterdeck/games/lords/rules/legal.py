"""Why an action is not legal; and the legal ones, counted and picked without lists.

To walk `why_not` instead would ask some 600 actions a decision; a law holds the two against each other.
"""

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_two
from ....engine.bits import bit, count, first, nth
from ....engine.state import Seat
from . import codes
from .effects import directions_of
from .placement import is_boarder, why_not_board, why_not_cell
from .position import Position, Slot
from .preparation import same_sea
from .sea import ARRANGEMENTS, Cell, Direction, one_board_apart
from .ships import Number, have, kinds, lowest_kind
from .turn import cells_for


def count_actions(s: Position) -> i64:
    """How many legal actions the actor has."""
    phase: i64 = s.phase
    if phase == codes.TURN:
        return count(kinds(s.mover.hand)) * count(s.cells) + count_purchases(s)
    if phase == codes.AFTER:
        return count_purchases(s) + 1
    if phase == codes.ORDER:
        return 2
    if phase == codes.ARRANGE:
        return ARRANGEMENTS
    if phase == codes.CHANGE:
        return count_changes(s) + 1
    return count(s.targets) + extra_decline(s)


def nth_action(s: Position, k: i64) -> i64:
    """The k-th legal action."""
    phase: i64 = s.phase
    if phase == codes.TURN:
        cells: i64 = count(s.cells)
        ships: i64 = count(kinds(s.mover.hand)) * cells
        if k < ships:
            return act_on_two(codes.LAY, lowest_kind(s.mover.hand, k // cells), nth(s.cells, k % cells))
        return nth_purchase(s, k - ships)
    if phase == codes.AFTER:
        return codes.DONE if k == 0 else nth_purchase(s, k - 1)
    if phase == codes.ORDER:
        return act_on(codes.FIRST, k)
    if phase == codes.ARRANGE:
        return act_on(codes.PLACE_BOARDS, k)
    if phase == codes.CHANGE:
        return codes.KEEP if k == 0 else act_on(codes.MOVE_BOARD, nth_change(s, k - 1))
    if k >= count(s.targets):
        return codes.DECLINE
    chosen: i64 = nth(s.targets, k)
    kind: i64 = phase  # FIRE to FAKE
    return act_on(kind, chosen >> 2 if kind == codes.TAKE else chosen)  # a pile has 4 bits a kind


def count_purchases(s: Position) -> i64:
    """How many (mercenary, cell) pairs can be bought."""
    if s.offers == 0:
        return 0
    found: i64 = 0
    rest: i64 = s.offers
    while rest != 0:
        found += count(cells_for(s, Slot(first(rest))))
        rest &= rest - 1
    return found


def nth_purchase(s: Position, k: i64) -> i64:
    rest: i64 = s.offers
    left: i64 = k
    while True:
        slot: Slot = Slot(first(rest))
        cells: i64 = cells_for(s, slot)
        here: i64 = count(cells)
        if left < here:
            return act_on_two(codes.BUY, slot, nth(cells, left))
        left -= here
        rest &= rest - 1


def extra_decline(s: Position) -> i64:
    """1 where the effect may be given up (option `decline_effects`), else 0 (C2)."""
    if not s.decline_effects or s.phase == codes.CHOOSE_FAKE:
        return 0
    if s.task == codes.MINELAYER and s.new_tokens != 0:
        return 0
    return 1


def count_changes(s: Position) -> i64:
    found: i64 = 0
    for arrangement in range(ARRANGEMENTS):
        if why_not_change(s, arrangement) == 0:
            found += 1
    return found


def nth_change(s: Position, k: i64) -> i64:
    left: i64 = k
    for arrangement in range(ARRANGEMENTS):
        if why_not_change(s, arrangement) == 0:
            if left == 0:
                return arrangement
            left -= 1
    return -1


# Why not: phase and bounds of the operands are derived from the table of actions, the rest is said here


def why_not_lay(s: Position, number: Number, cell: Cell) -> i64:
    """12: a ship of the hand, where 16 to 18 allow it."""
    if have(s.mover.hand, number) == 0:
        return codes.NOT_IN_HAND  # 12
    reason: i64 = why_not_cell(s, s.mover, cell)
    if reason != 0 and s.cells == 0:
        return codes.MUST_BOARD  # G4: the purchase is all that is left
    return reason


def why_not_hire(s: Position, slot: Slot, cell: Cell) -> i64:
    """14, 47: one purchase a turn, of a mercenary for hire that can be paid and laid."""
    if slot >= s.slots:
        return codes.NO_SUCH_MERCENARY  # 6
    if s.hired_at(slot) >= 0:
        return codes.ALREADY_HIRED  # 6: no refill
    if s.bought:
        return codes.BOUGHT_ALREADY  # 14
    if i64(s.box.costs[s.mercenary_in(slot)]) > s.mover.coins:
        return codes.TOO_DEAR  # 47
    if is_boarder(s, slot):
        return why_not_board(s, s.mover, s.other, cell)
    return why_not_cell(s, s.mover, cell)


def why_not_done(s: Position) -> i64:
    """12, G7: a turn has its main action; only the purchase after it may be left out."""
    return codes.LAY_FIRST if s.phase == codes.TURN else 0


def why_not_decline(s: Position) -> i64:
    """C2: effects are compulsory, unless the table plays by option `decline_effects`."""
    return 0 if extra_decline(s) == 1 else codes.COMPULSORY


def why_not_fire(s: Position, direction: Direction) -> i64:
    """25, 26, C11: the effect's directions; C3: with a target on the line."""
    if directions_of(s, s.task) & bit(direction) == 0:
        return codes.WRONG_DIRECTION
    return 0 if s.targets & bit(direction) != 0 else codes.NO_TARGET_THERE


def why_not_recruit(s: Position, number: Number) -> i64:
    """51: a ship that the reserve holds."""
    return 0 if have(s.mover.reserve, number) > 0 else codes.NOT_IN_RESERVE


def why_not_target(s: Position, cell: Cell) -> i64:
    """Why the current choice may not name a cell."""
    if (s.targets >> cell) & 1 == 1:
        return 0
    if s.phase == codes.CHOOSE_REPAIR:
        return codes.NOT_BURNING  # 30
    if s.phase == codes.CHOOSE_SHIELD:
        return codes.NOT_OWN_BATTLE_SHIP  # 39, E4
    if s.phase == codes.CHOOSE_SWEEP:
        return codes.NO_MINE_THERE  # 37
    if s.phase == codes.CHOOSE_FAKE:
        return codes.NOT_A_NEW_TOKEN  # D11
    return codes.SHIP_ON_CELL if (s.ships() >> cell) & 1 == 1 else codes.MINE_ON_CELL  # 42, D1; D2


def why_not_change(s: Position, arrangement: i64) -> i64:
    """64, H2: exactly one board taken up and laid again, and the sea must really differ."""
    seat: Seat = s.first_player
    if not one_board_apart(s.side(seat).arrangement, arrangement):
        return codes.NOT_ONE_BOARD
    return codes.SAME_SEA if same_sea(s, seat, arrangement) else 0
