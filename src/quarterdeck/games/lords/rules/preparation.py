"""Set-up: boards, piles, mercenaries, first player (rules 1 to 10, 63 to 65, H1 to H6)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, count, nth
from ....engine.state import Seat
from . import codes
from .components import Components
from .piles import deal_hand, full_pile
from .position import Position
from .sea import ARRANGEMENTS, lay_half
from .turn import begin_turn, find_cheapest


def empty_sea() -> "vec[u8]":
    return vec[u8]([u8(0)] * 42)


def settle_first_player(s: Position, seat: Seat) -> None:
    """H6: colours and first player are known before anything is built; -1 lets chance decide."""
    s.first_player = Seat(s.throw(2, codes.C_FIRST_PLAYER)) if seat < 0 else seat
    s.mover = s.side(s.first_player)
    s.other = s.side(Seat(1 - s.first_player))
    s.tell(codes.E_FIRST_PLAYER, s.first_player)


def lay_random_boards(s: Position) -> None:
    """H1: each half evenly among all arrangements."""
    for seat in range(2):
        s.side(Seat(seat)).arrangement = s.throw(ARRANGEMENTS, codes.C_ARRANGEMENT)
    join_halves(s)


def ask_for_boards(s: Position) -> None:
    """H3: both choose in secret, shown together."""
    s.phase = codes.ARRANGE
    s.actor = 0


def choose_boards(s: Position, arrangement: i64) -> None:
    """The actor's secret choice; the second one shows both."""
    seat: Seat = Seat(s.actor)
    other: Seat = Seat(1 - seat)
    s.side(seat).arrangement = arrangement
    s.tell(codes.E_BOARDS_CHOSEN, seat)
    if s.side(other).arrangement < 0:
        s.actor = other
        return
    s.barrier += 1
    join_halves(s)
    if s.expert:
        s.phase = codes.CHANGE
        s.actor = s.first_player
    else:
        deal(s)


def join_halves(s: Position) -> None:
    """Rule 2: the two halves, edge to edge."""
    s.effects = empty_sea()
    lay_half(s.box, Seat(0), s.light.arrangement, s.effects)
    lay_half(s.box, Seat(1), s.dark.arrangement, s.effects)
    s.tell(codes.E_SEA_SHOWN, -1)


def same_sea(s: Position, seat: Seat, arrangement: i64) -> bool:
    """Whether another arrangement shows the very same cells (H2: then it is no change)."""
    other = empty_sea()
    lay_half(s.box, seat, arrangement, other)
    for cell in range(42):
        if other[cell] != 0 and other[cell] != s.effects[cell]:
            return False
    return True


def keep_boards(s: Position) -> None:
    """The first player leaves the sea as it is and keeps the shield."""
    s.tell(codes.E_BOARDS_KEPT, s.first_player)
    deal(s)


def move_board(s: Position, arrangement: i64) -> None:
    """Rules 64, 65: one board lies otherwise, and the shield is forgone."""
    s.side(s.first_player).arrangement = arrangement
    join_halves(s)
    s.tell(codes.E_BOARD_MOVED, s.first_player)
    deal(s)
    s.side(s.first_player).shield_due = False


def deal(s: Position) -> None:
    """Piles, mercenaries, hands, the first player's shield; then the first turn (rules 4 to 10)."""
    for seat in range(2):
        side = s.side(Seat(seat))
        side.unseen = full_pile(s.box.copies)
        side.main_left = s.box.main
        side.reserve_left = s.box.reserve
    if s.slots == 0:
        lay_out_mercenaries(s)
    deal_hand(s, s.light)
    deal_hand(s, s.dark)
    s.mover.shield_due = True
    s.actor = s.mover.seat
    s.barrier += 1
    begin_turn(s)


def lay_out_mercenaries(s: Position) -> None:
    """Rule 6, H5: at random, so many of each cost; no refill."""
    tiers: i64 = i64(len(s.box.tiers)) // 2
    for tier in range(tiers):
        cost: i64 = i64(s.box.tiers[tier * 2])
        taken: i64 = 0
        for _ in range(i64(s.box.tiers[tier * 2 + 1])):
            open_offers: i64 = of_cost(s.box, cost) & ~taken
            mercenary: i64 = nth(open_offers, s.throw(count(open_offers), codes.C_MERCENARY))
            taken |= bit(mercenary)
            offer(s, mercenary)


def offer(s: Position, mercenary: i64) -> None:
    """Puts a mercenary into the next market slot."""
    s.market |= mercenary << (s.slots * 8)
    s.slots += 1
    find_cheapest(s)


def of_cost(box: Components, cost: i64) -> i64:
    """The mercenaries of one cost, as bits."""
    found: i64 = 0
    for mercenary in range(len(box.costs)):
        if i64(box.costs[mercenary]) == cost:
            found |= bit(mercenary)
    return found
