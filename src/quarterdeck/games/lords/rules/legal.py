"""Which actions are legal, counted and picked without lists, and why any other is not."""

from mypy_extensions import i64

from ....engine.bits import bit, count, first, nth
from .codes import (
    AFTER,
    ALREADY_HIRED,
    ARRANGE,
    BOUGHT_ALREADY,
    BUY,
    CHANGE,
    CHOOSE_FAKE,
    CHOOSE_MINE,
    CHOOSE_RECRUIT,
    CHOOSE_REPAIR,
    CHOOSE_SHIELD,
    CHOOSE_SWEEP,
    COMPULSORY,
    DECLINE,
    DONE,
    DROP,
    FAKE,
    FIRE,
    FIRST,
    FIX,
    GUARD,
    KEEP,
    KIND,
    LAY,
    LAY_FIRST,
    MINE_ON_CELL,
    MINELAYER,
    MOVE_BOARD,
    MUST_BOARD,
    NO_ARRANGEMENT,
    NO_MINE_THERE,
    NO_SUCH_MERCENARY,
    NO_TARGET_THERE,
    NOT_A_NEW_TOKEN,
    NOT_BURNING,
    NOT_IN_HAND,
    NOT_IN_RESERVE,
    NOT_ONE_BOARD,
    NOT_OWN_BATTLE_SHIP,
    OFF_BOARD,
    ORDER,
    PLACE_BOARDS,
    SAME_SEA,
    SHIP_ON_CELL,
    SHOT,
    SWEEP,
    TAKE,
    TOO_DEAR,
    TURN,
    WRONG_DIRECTION,
    WRONG_PHASE,
)
from .effects import directions_of
from .piles import lowest_kind
from .placement import is_boarder, why_not_board, why_not_lay
from .position import Position, have, kinds
from .preparation import same_sea
from .sea import ARRANGEMENTS, CELLS, one_board_apart
from .turn import cells_for


def count_actions(s: Position) -> i64:
    """How many legal actions the actor has."""
    phase: i64 = s.phase
    if phase == TURN:
        return count(kinds(s.mover.hand)) * count(s.cells) + count_purchases(s)
    if phase == AFTER:
        return count_purchases(s) + 1
    if phase == ORDER:
        return 2
    if phase == ARRANGE:
        return ARRANGEMENTS
    if phase == CHANGE:
        return count_changes(s) + 1
    return count(s.targets) + extra_decline(s)


def nth_action(s: Position, k: i64) -> i64:
    """The k-th legal action."""
    phase: i64 = s.phase
    if phase == TURN:
        cells: i64 = count(s.cells)
        ships: i64 = count(kinds(s.mover.hand)) * cells
        if k < ships:
            return LAY * KIND + lowest_kind(s.mover.hand, k // cells) * 64 + nth(s.cells, k % cells)
        return nth_purchase(s, k - ships)
    if phase == AFTER:
        return DONE * KIND if k == 0 else nth_purchase(s, k - 1)
    if phase == ORDER:
        return FIRST * KIND + k
    if phase == ARRANGE:
        return PLACE_BOARDS * KIND + k
    if phase == CHANGE:
        return KEEP * KIND if k == 0 else MOVE_BOARD * KIND + nth_change(s, k - 1)
    if k >= count(s.targets):
        return DECLINE * KIND
    chosen: i64 = nth(s.targets, k)
    return target_kind(phase) * KIND + (chosen >> 2 if phase == CHOOSE_RECRUIT else chosen)  # a pile has 4 bits a kind


def count_purchases(s: Position) -> i64:
    """How many (mercenary, cell) pairs can be bought."""
    if s.offers == 0:
        return 0
    found: i64 = 0
    rest: i64 = s.offers
    while rest != 0:
        found += count(cells_for(s, first(rest)))
        rest &= rest - 1
    return found


def nth_purchase(s: Position, k: i64) -> i64:
    rest: i64 = s.offers
    left: i64 = k
    while True:
        slot: i64 = first(rest)
        cells: i64 = cells_for(s, slot)
        here: i64 = count(cells)
        if left < here:
            return BUY * KIND + slot * 64 + nth(cells, left)
        left -= here
        rest &= rest - 1


def target_kind(phase: i64) -> i64:
    """The kind of action that names a target in a phase."""
    if phase == SHOT:
        return FIRE
    if phase == CHOOSE_RECRUIT:
        return TAKE
    if phase == CHOOSE_REPAIR:
        return FIX
    if phase == CHOOSE_MINE:
        return DROP
    if phase == CHOOSE_SHIELD:
        return GUARD
    if phase == CHOOSE_SWEEP:
        return SWEEP
    return FAKE


def extra_decline(s: Position) -> i64:
    """1 where the effect may be given up (option `decline_effects`), else 0 (C2)."""
    if not s.decline_effects or s.phase == CHOOSE_FAKE:
        return 0
    if s.task == MINELAYER and s.new_tokens != 0:
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


# Why not


def why_not(s: Position, action: i64) -> i64:
    """0 for a legal action of the actor in the current phase, else the reason."""
    kind: i64 = action // KIND
    figure: i64 = action % KIND
    phase: i64 = s.phase
    if kind == LAY:
        return why_not_main_action(s, figure // 64, figure % 64)
    if kind == BUY:
        return why_not_buy(s, figure // 64, figure % 64)
    if kind == DONE:
        if phase == TURN:
            return LAY_FIRST
        return 0 if phase == AFTER and figure == 0 else WRONG_PHASE
    if kind == FIRST:
        return 0 if phase == ORDER and figure < 2 else WRONG_PHASE
    if kind == DECLINE:
        return why_not_decline(s)
    if kind == FIRE:
        return why_not_fire(s, figure)
    if kind == TAKE:
        if phase != CHOOSE_RECRUIT:
            return WRONG_PHASE
        return 0 if 1 <= figure <= 9 and have(s.mover.reserve, figure) > 0 else NOT_IN_RESERVE
    if kind == PLACE_BOARDS:
        if phase != ARRANGE:
            return WRONG_PHASE
        return 0 if figure < ARRANGEMENTS else NO_ARRANGEMENT
    if kind == MOVE_BOARD:
        return why_not_change(s, figure) if phase == CHANGE else WRONG_PHASE
    if kind == KEEP:
        return 0 if phase == CHANGE and figure == 0 else WRONG_PHASE
    if CHOOSE_REPAIR <= phase <= CHOOSE_FAKE and kind == target_kind(phase):
        return why_not_target(s, figure)
    return WRONG_PHASE


def why_not_main_action(s: Position, number: i64, cell: i64) -> i64:
    if s.phase != TURN:
        return WRONG_PHASE
    if number < 1 or number > 9 or have(s.mover.hand, number) == 0:
        return NOT_IN_HAND
    reason: i64 = why_not_lay(s, s.mover, cell)
    if reason != 0 and s.cells == 0:
        return MUST_BOARD  # G4: the purchase is all that is left
    return reason


def why_not_buy(s: Position, slot: i64, cell: i64) -> i64:
    if s.phase != TURN and s.phase != AFTER:
        return WRONG_PHASE
    if slot >= s.slots:
        return NO_SUCH_MERCENARY
    if s.hired_at(slot) >= 0:
        return ALREADY_HIRED
    if s.bought:
        return BOUGHT_ALREADY
    if i64(s.box.costs[s.mercenary_in(slot)]) > s.mover.coins:
        return TOO_DEAR
    if is_boarder(s, slot):
        return why_not_board(s, s.mover, s.other, cell)
    return why_not_lay(s, s.mover, cell)


def why_not_decline(s: Position) -> i64:
    if s.phase == SHOT or CHOOSE_REPAIR <= s.phase <= CHOOSE_RECRUIT:
        return 0 if extra_decline(s) == 1 else COMPULSORY
    return WRONG_PHASE


def why_not_fire(s: Position, direction: i64) -> i64:
    if s.phase != SHOT:
        return WRONG_PHASE
    if direction >= 8 or directions_of(s, s.task) & bit(direction) == 0:
        return WRONG_DIRECTION
    return 0 if s.targets & bit(direction) != 0 else NO_TARGET_THERE


def why_not_target(s: Position, cell: i64) -> i64:
    """Why the current choice may not name a cell."""
    if cell >= CELLS:
        return OFF_BOARD
    if (s.targets >> cell) & 1 == 1:
        return 0
    if s.phase == CHOOSE_REPAIR:
        return NOT_BURNING
    if s.phase == CHOOSE_SHIELD:
        return NOT_OWN_BATTLE_SHIP
    if s.phase == CHOOSE_SWEEP:
        return NO_MINE_THERE
    if s.phase == CHOOSE_FAKE:
        return NOT_A_NEW_TOKEN
    return SHIP_ON_CELL if (s.ships() >> cell) & 1 == 1 else MINE_ON_CELL


def why_not_change(s: Position, arrangement: i64) -> i64:
    """H2: exactly one board taken up and laid again, and the sea must really differ."""
    if arrangement >= ARRANGEMENTS:
        return NO_ARRANGEMENT
    seat: i64 = s.first_player
    if not one_board_apart(s.side(seat).arrangement, arrangement):
        return NOT_ONE_BOARD
    return SAME_SEA if same_sea(s, seat, arrangement) else 0
