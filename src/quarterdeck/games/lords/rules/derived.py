"""Made by `python -m quarterdeck.derive` from position.py and actions.py; a test compares. Do not edit."""
# fmt: off

from mypy_extensions import i64

from ....engine.actions import first_of, kind_of, second_of
from ....engine.positions import (
    bytes_outside, flag, flag_from, numbers_from, numbers_text, outside, parts_from, pieces_from, within
)
from ....engine.state import Seat, mix, mix_bytes
from . import effects, legal, preparation, record, turn
from .codes import (
    AFTER, ARRANGE, BUY, CHANGE, CHOOSE_FAKE, CHOOSE_MINE, CHOOSE_RECRUIT, CHOOSE_REPAIR, CHOOSE_SHIELD,
    CHOOSE_SWEEP, DECLINE, DONE, DROP, FAKE, FIRE, FIRST, FIX, GUARD, KEEP, LAY, MOVE_BOARD, NOT_IN_HAND,
    NO_ARRANGEMENT, NO_SUCH_MERCENARY, OFF_BOARD, ORDER, PLACE_BOARDS, SHOT, SWEEP, TAKE, TURN, WRONG_DIRECTION,
    WRONG_PHASE
)
from .position import Position, Side, Slot
from .sea import Cell, Direction, cells_text, read_cells
from .ships import Number, pile_text, read_pile


def copy_side(side: Side) -> Side:
    """A copy that shares nothing mutable."""
    copy = Side(side.seat)
    copy.hand = side.hand
    copy.unseen = side.unseen
    copy.reserve = side.reserve
    copy.discarded = side.discarded
    copy.arrangement = side.arrangement
    copy.main_left = side.main_left
    copy.reserve_left = side.reserve_left
    copy.looked = side.looked
    copy.coins = side.coins
    copy.points = side.points
    copy.mines = side.mines
    copy.fakes = side.fakes
    copy.extra = side.extra
    copy.turns = side.turns
    copy.shield_due = side.shield_due
    copy.battle = side.battle
    copy.burning = side.burning
    return copy


def side_text(side: Side) -> str:
    """Its part of the text."""
    return ":".join([
        pile_text(side.hand),
        pile_text(side.unseen),
        pile_text(side.reserve),
        pile_text(side.discarded),
        numbers_text([
            side.arrangement, side.main_left, side.reserve_left, flag(side.looked), side.coins, side.points, side.mines,
            side.fakes, side.extra, side.turns, flag(side.shield_due)
        ]),
    ])


def read_side(side: Side, text: str) -> None:
    """Takes it back."""
    pieces = pieces_from(text, 5)
    side.hand = read_pile(pieces[0])
    side.unseen = read_pile(pieces[1])
    side.reserve = read_pile(pieces[2])
    side.discarded = read_pile(pieces[3])
    figures = numbers_from(pieces[4], 11)
    side.arrangement = figures[0]
    side.main_left = figures[1]
    side.reserve_left = figures[2]
    side.looked = flag_from(figures[3])
    side.coins = figures[4]
    side.points = figures[5]
    side.mines = figures[6]
    side.fakes = figures[7]
    side.extra = figures[8]
    side.turns = figures[9]
    side.shield_due = flag_from(figures[10])


def side_sum(side: Side, start: i64) -> i64:
    """Folds every field that the text tells."""
    h: i64 = start
    h = mix(h, side.hand)
    h = mix(h, side.unseen)
    h = mix(h, side.reserve)
    h = mix(h, side.discarded | (side.arrangement + 1) << 40)
    packed = (
        side.main_left | side.reserve_left << 10 | flag(side.looked) << 20 | side.coins << 21 | side.points << 31 |
        side.mines << 41
    )
    h = mix(h, packed)
    h = mix(h, side.fakes | side.extra << 10 | side.turns << 20 | flag(side.shield_due) << 30)
    h = mix(h, side.battle)
    return mix(h, side.burning)


def side_frame(side: Side) -> str:
    """The first field out of its bounds, or nothing."""
    names = (
        "hand unseen reserve discarded arrangement main_left reserve_left coins points mines fakes extra "
        "turns battle burning "
    )
    figures: list[i64] = [
        side.hand, side.unseen, side.reserve, side.discarded, side.arrangement, side.main_left, side.reserve_left,
        side.coins, side.points, side.mines, side.fakes, side.extra, side.turns, side.battle, side.burning
    ]
    bounds: list[i64] = [
        0, 1099511627760, 0, 1099511627760, 0, 1099511627760, 0, 1099511627760, -1, 1535, 0, 999, 0, 999, 0, 999,
        0, 999, 0, 999, 0, 999, 0, 999, 0, 999, 0, 4398046511103, 0, 4398046511103
    ]
    return outside(names, figures, bounds)


def copy_fields(s: Position, copy: Position) -> None:
    """Copies every field that the constructor was not given."""
    copy.rules = s.rules
    copy.actor = s.actor
    copy.barrier = s.barrier
    copy.bit_1 = s.bit_1
    copy.bit_2 = s.bit_2
    copy.bit_4 = s.bit_4
    copy.bit_8 = s.bit_8
    copy.mercenary = s.mercenary
    copy.shield_1 = s.shield_1
    copy.shield_2 = s.shield_2
    copy.shield_4 = s.shield_4
    copy.mine = s.mine
    copy.token = s.token
    copy.fake = s.fake
    copy.new_tokens = s.new_tokens
    copy.slots = s.slots
    copy.market = s.market
    copy.hired_cell = s.hired_cell
    copy.phase = s.phase
    copy.mover = copy.light if s.mover.seat == 0 else copy.dark
    copy.first_player = s.first_player
    copy.main_done = s.main_done
    copy.bought = s.bought
    copy.laid = s.laid
    copy.task = s.task
    copy.task_left = s.task_left
    copy.next_task = s.next_task
    copy.next_left = s.next_left
    copy.mine_waits = s.mine_waits
    copy.fake_left = s.fake_left
    copy.token_seat = s.token_seat
    copy.ended = s.ended
    copy.winner = s.winner
    copy.decline_effects = s.decline_effects
    copy.twin_straight = s.twin_straight
    copy.set_of_four = s.set_of_four
    copy.expert = s.expert
    copy.other = copy.light if s.other.seat == 0 else copy.dark
    copy.shield_supply = s.shield_supply
    copy.mine_supply = s.mine_supply
    copy.cells = s.cells
    copy.boardable = s.boardable
    copy.offers = s.offers
    copy.cheapest = s.cheapest
    copy.targets = s.targets


def parts_text(s: Position) -> str:
    """The named parts of the position's text."""
    parts = [
        "sea=" + record.sea_text(s),
        "ships=" + record.ships_text(s),
        "mines=" + cells_text(s.mine),
        "tokens=" + cells_text(s.token),
        "fake=" + cells_text(s.fake),
        "new=" + cells_text(s.new_tokens),
        "market=" + record.market_text(s),
        "light=" + side_text(s.light),
        "dark=" + side_text(s.dark),
        "turn=" + numbers_text([
            s.phase, s.mover.seat, s.first_player, s.actor, flag(s.main_done), flag(s.bought), s.laid, s.task,
            s.task_left, s.next_task, s.next_left, flag(s.mine_waits), s.fake_left, s.token_seat, s.ended, s.winner
        ]),
        "options=" + numbers_text([flag(s.decline_effects), flag(s.twin_straight), s.set_of_four, flag(s.expert)]),
    ]
    return " ".join(parts)


def read_turn(s: Position, text: str) -> None:
    """Takes a part of the text back."""
    figures = numbers_from(text, 16)
    s.phase = figures[0]
    s.mover = s.side(Seat(within(figures[1], 0, 1)))
    s.first_player = Seat(figures[2])
    s.actor = figures[3]
    s.main_done = flag_from(figures[4])
    s.bought = flag_from(figures[5])
    s.laid = Cell(figures[6])
    s.task = figures[7]
    s.task_left = figures[8]
    s.next_task = figures[9]
    s.next_left = figures[10]
    s.mine_waits = flag_from(figures[11])
    s.fake_left = figures[12]
    s.token_seat = Seat(figures[13])
    s.ended = figures[14]
    s.winner = Seat(figures[15])


def read_parts(s: Position, words: list[str]) -> None:
    """Takes them back."""
    parts = parts_from(words, [
        "sea", "ships", "mines", "tokens", "fake", "new", "market", "light", "dark", "turn", "options"
    ])
    record.read_sea(s, parts[0])
    record.read_ships(s, parts[1])
    s.mine = read_cells(parts[2])
    s.token = read_cells(parts[3])
    s.fake = read_cells(parts[4])
    s.new_tokens = read_cells(parts[5])
    record.read_market(s, parts[6])
    read_side(s.light, parts[7])
    read_side(s.dark, parts[8])
    read_turn(s, parts[9])
    figures = numbers_from(parts[10], 4)
    s.decline_effects = flag_from(figures[0])
    s.twin_straight = flag_from(figures[1])
    s.set_of_four = figures[2]
    s.expert = flag_from(figures[3])


def checksum(s: Position) -> i64:
    """Folds every field that the text tells."""
    h: i64 = 17
    h = mix_bytes(h, s.effects)
    h = mix(h, s.bit_1)
    h = mix(h, s.bit_2)
    h = mix(h, s.bit_4)
    h = mix(h, s.bit_8)
    h = mix(h, s.mercenary)
    h = mix(h, s.shield_1)
    h = mix(h, s.shield_2)
    h = mix(h, s.shield_4)
    h = mix(h, s.mine)
    h = mix(h, s.token)
    h = mix(h, s.fake)
    h = mix(h, s.new_tokens | s.slots << 42)
    h = mix(h, s.market)
    h = mix(h, s.hired_cell)
    h = side_sum(s.light, h)
    h = side_sum(s.dark, h)
    h = mix(h, s.phase | s.mover.seat << 4 | s.first_player << 5)
    h = mix(h, s.actor)
    packed = (
        flag(s.main_done) | flag(s.bought) << 1 | (s.laid + 1) << 2 | s.task << 8 | s.task_left << 13 |
        s.next_task << 23 | s.next_left << 28 | flag(s.mine_waits) << 38 | s.fake_left << 39 |
        (s.token_seat + 1) << 40 | s.ended << 42 | (s.winner + 1) << 45 | flag(s.decline_effects) << 47 |
        flag(s.twin_straight) << 48 | s.set_of_four << 49 | flag(s.expert) << 59
    )
    return mix(h, packed)


def frame(s: Position) -> str:
    """The first field out of its bounds, or nothing."""
    names = (
        "bit_1 bit_2 bit_4 bit_8 mercenary shield_1 shield_2 shield_4 mine token fake new_tokens slots market "
        "hired_cell phase first_player actor laid task task_left next_task next_left fake_left token_seat "
        "ended winner set_of_four shield_supply mine_supply cells boardable "
    )
    figures: list[i64] = [
        s.bit_1, s.bit_2, s.bit_4, s.bit_8, s.mercenary, s.shield_1, s.shield_2, s.shield_4, s.mine, s.token, s.fake,
        s.new_tokens, s.slots, s.market, s.hired_cell, s.phase, s.first_player, s.actor, s.laid, s.task, s.task_left,
        s.next_task, s.next_left, s.fake_left, s.token_seat, s.ended, s.winner, s.set_of_four, s.shield_supply,
        s.mine_supply, s.cells, s.boardable
    ]
    bounds: list[i64] = [
        0, 4398046511103, 0, 4398046511103, 0, 4398046511103, 0, 4398046511103, 0, 4398046511103, 0, 4398046511103,
        0, 4398046511103, 0, 4398046511103, 0, 4398046511103, 0, 4398046511103, 0, 4398046511103, 0, 4398046511103,
        0, 7, 0, 72057594037927935, 0, 72057594037927935, 0, 12, 0, 1, 0, s.seats - 1, -1, 41, 0, 20, 0, 999, 0, 20,
        0, 999, 0, 1, -1, 1, 0, 5, -1, 1, 0, 999, 0, 999, 0, 999, 0, 4398046511103, 0, 4398046511103
    ]
    broken = outside(names, figures, bounds)
    broken = broken or bytes_outside("effects", s.effects, 6, 42)
    broken = broken or side_frame(s.light)
    return broken or side_frame(s.dark)


def why_not_2(s: Position, action: i64) -> i64:
    """0 for a legal action of the actor, else the reason against it."""
    kind: i64 = kind_of(action)
    phase: i64 = s.phase
    if kind == PLACE_BOARDS and action >> 18 == 0 and phase == ARRANGE:
        if first_of(action) > 1535:
            return NO_ARRANGEMENT
        return 0
    if kind == MOVE_BOARD and action >> 18 == 0 and phase == CHANGE:
        if first_of(action) > 1535:
            return NO_ARRANGEMENT
        return legal.why_not_change(s, first_of(action))
    if kind == KEEP and action >> 6 == 0 and phase == CHANGE:
        return 0
    return WRONG_PHASE


def why_not(s: Position, action: i64) -> i64:
    """0 for a legal action of the actor, else the reason against it."""
    kind: i64 = kind_of(action)
    phase: i64 = s.phase
    if kind == LAY and action >> 30 == 0 and phase == TURN:
        if first_of(action) < 1 or first_of(action) > 9:
            return NOT_IN_HAND
        if second_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_lay(s, Number(first_of(action)), Cell(second_of(action)))
    if kind == BUY and action >> 30 == 0 and (phase == TURN or phase == AFTER):
        if first_of(action) > 6:
            return NO_SUCH_MERCENARY
        if second_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_hire(s, Slot(first_of(action)), Cell(second_of(action)))
    if kind == FIRST and action >> 18 == 0 and phase == ORDER:
        if first_of(action) > 1:
            return WRONG_PHASE
        return 0
    if kind == FIRE and action >> 18 == 0 and phase == SHOT:
        if first_of(action) > 7:
            return WRONG_DIRECTION
        return legal.why_not_fire(s, Direction(first_of(action)))
    if kind == FIX and action >> 18 == 0 and phase == CHOOSE_REPAIR:
        if first_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_target(s, Cell(first_of(action)))
    if kind == DROP and action >> 18 == 0 and phase == CHOOSE_MINE:
        if first_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_target(s, Cell(first_of(action)))
    if kind == GUARD and action >> 18 == 0 and phase == CHOOSE_SHIELD:
        if first_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_target(s, Cell(first_of(action)))
    if kind == SWEEP and action >> 18 == 0 and phase == CHOOSE_SWEEP:
        if first_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_target(s, Cell(first_of(action)))
    if kind == TAKE and action >> 18 == 0 and phase == CHOOSE_RECRUIT:
        if first_of(action) < 1 or first_of(action) > 9:
            return NOT_IN_HAND
        return legal.why_not_recruit(s, Number(first_of(action)))
    if kind == FAKE and action >> 18 == 0 and phase == CHOOSE_FAKE:
        if first_of(action) > 41:
            return OFF_BOARD
        return legal.why_not_target(s, Cell(first_of(action)))
    if kind == DECLINE and action >> 6 == 0 and (
        phase == SHOT or phase == CHOOSE_REPAIR or phase == CHOOSE_MINE or phase == CHOOSE_SHIELD or
        phase == CHOOSE_SWEEP or phase == CHOOSE_RECRUIT
    ):
        return legal.why_not_decline(s)
    if kind == DONE and action >> 6 == 0 and (phase == TURN or phase == AFTER):
        return legal.why_not_done(s)
    return why_not_2(s, action)


def apply(s: Position, action: i64) -> None:
    """Carries out a legal action."""
    kind: i64 = kind_of(action)
    if kind == LAY:
        turn.lay(s, Number(first_of(action)), Cell(second_of(action)))
    elif kind == BUY:
        turn.hire(s, Slot(first_of(action)), Cell(second_of(action)))
    elif kind == FIRST:
        turn.choose_order(s, first_of(action))
    elif kind == FIRE:
        effects.fire(s, Direction(first_of(action)))
        turn.go_on(s)
    elif kind == FIX:
        effects.fix(s, Cell(first_of(action)))
        turn.go_on(s)
    elif kind == DROP:
        turn.drop_mine(s, Cell(first_of(action)))
    elif kind == GUARD:
        effects.guard(s, Cell(first_of(action)))
        turn.go_on(s)
    elif kind == SWEEP:
        effects.sweep(s, Cell(first_of(action)))
        turn.go_on(s)
    elif kind == TAKE:
        effects.recruit(s, Number(first_of(action)))
        turn.go_on(s)
    elif kind == FAKE:
        effects.mark_fake(s, Cell(first_of(action)))
        turn.go_on(s)
    elif kind == DECLINE:
        effects.decline(s)
        turn.go_on(s)
    elif kind == DONE:
        turn.end_turn(s)
    elif kind == PLACE_BOARDS:
        preparation.choose_boards(s, first_of(action))
    elif kind == MOVE_BOARD:
        preparation.move_board(s, first_of(action))
    elif kind == KEEP:
        preparation.keep_boards(s)
