"""Boarding: the rounds, the prize, and where the ships go (L53 to L59, A45 to A56, A118, A119, A128)."""

from typing import Final

from mypy_extensions import i64, u8

from ....engine.actions import act_on, act_on_two
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .compass import Heading
from .dice import tell_totals, throw_one
from .fleet import HUNTED, MERCHANTMAN, capture, remove, test_fleets
from .harbour import test_arrival
from .lines import split_off
from .position import Position, Ship
from .telling import spot, tag

OWN: Final[i64] = 0
TAKEN: Final[i64] = 1


def melee(s: Position) -> None:
    """L55, L56: one die each, the lower loses a mast, until one ship has none."""
    attacker: Ship = s.ship
    defender: Ship = s.boarding
    if s.events is not None:
        s.tell(codes.E_BOARDED, s.owner[attacker], tag(s, attacker), tag(s, defender))
    s.barrier += 1
    s.eventful = True
    attack_bonus: i64 = s.board_bonus + s.throw_bonus(s.owner[attacker], 1)
    defence_bonus: i64 = s.throw_bonus(s.owner[defender], 1)
    while s.masts[attacker] > 0 and s.masts[defender] > 0:
        attack: i64 = throw_one(s, codes.C_BOARDING, 2, s.owner[attacker]) + attack_bonus
        defence: i64 = throw_one(s, codes.C_BOARDING, 3, s.owner[defender]) + defence_bonus
        tell_totals(s, s.owner[attacker], attack, defence)
        if attack > defence:
            lose_crew(s, defender)
        elif attack < defence:
            lose_crew(s, attacker)
    if s.masts[defender] == 0:
        beat(s, attacker, defender)
    else:
        beat(s, defender, attacker)


def lose_crew(s: Position, ship: Ship) -> None:
    s.masts[ship] -= 1
    if s.events is not None:
        s.tell(codes.E_MAST_LOST, s.owner[ship], tag(s, ship), s.masts[ship], codes.TO_BOARDERS)


def beat(s: Position, winner: Ship, beaten: Ship) -> None:
    """The hull changes hands, elimination and victory are tested (A111), then the winner chooses (A48)."""
    seat: Seat = s.owner[winner]
    lost: Seat = s.owner[beaten]
    if s.events is not None:
        s.tell(codes.E_BEATEN, seat, tag(s, winner), tag(s, beaten))
    split_off(s, beaten)  # A128: the hull in its cell is no member any more
    s.at[s.where[beaten]] = u8(winner + 1)
    s.winner_ship = winner
    s.beaten = beaten
    capture(s, beaten, seat)
    s.phase = codes.PRIZE
    test_fleets(s, lost, seat)


# The prize (L57, A119)


def enter_prize(s: Position) -> None:
    """Asks the winner, unless there is nothing to choose or a standing order of a winning defender."""
    offer_prize(s)
    seat: Seat = s.owner[s.winner_ship]
    if s.menu_size == 1 or (seat != s.active and s.order(seat, codes.ORDER_PRIZE) != codes.ASK):
        s.menu_size = 0
        if why_not_scuttle_prize(s) == 0:
            scuttle_prize(s)
        else:
            scuttle_own(s)


def offer_prize(s: Position) -> None:
    s.clear_menu(s.owner[s.winner_ship])
    if why_not_scuttle_prize(s) == 0:
        s.offer(codes.SCUTTLE_PRIZE)
    if why_not_scuttle_own(s) == 0:
        s.offer(codes.SCUTTLE_OWN)
    for masts in range(1, 4):
        if why_not_keep(s, masts) == 0:
            s.offer(act_on(codes.KEEP_BOTH, masts))


def why_not_scuttle_prize(s: Position) -> i64:
    return why_not_scuttle(s, s.beaten)


def why_not_scuttle_own(s: Position) -> i64:
    return why_not_scuttle(s, s.winner_ship)


def why_not_scuttle(s: Position, hull: Ship) -> i64:
    """A88, A132: nobody scuttles the merchantman, and a pirate who has it keeps it."""
    return codes.KEEPS_MERCHANTMAN if s.scenario == codes.PIRATES and hull == MERCHANTMAN else codes.LEGAL


def why_not_keep(s: Position, masts: i64) -> i64:
    """A50, A51: two survivors and a free neighbour; never a pirate of a scenario (L90, L101, A132)."""
    own: Ship = s.winner_ship
    if s.scenario == codes.HUNT or (s.scenario == codes.PIRATES and s.owner[own] != HUNTED):
        return codes.ONE_HULL_ONLY
    if s.masts[own] < 2:
        return codes.TOO_FEW_SURVIVORS
    if free_side(s, s.where[own]) < 0:
        return codes.NO_FREE_CELL
    return codes.TOO_MANY_MASTS if masts >= s.masts[own] or masts > s.holes[s.beaten] else codes.LEGAL


def free_side(s: Position, cell: Cell) -> Heading:
    """The first direction in which a free cell lies; -1 where there is none."""
    for direction in range(8):
        if s.is_free(s.chart.step(cell, Heading(direction))):
            return Heading(direction)
    return Heading(-1)


def scuttle_prize(s: Position) -> None:
    if s.events is not None:
        s.tell(codes.E_PRIZE_SUNK, s.owner[s.beaten], tag(s, s.beaten))
    remove(s, s.beaten)
    settle(s)


def scuttle_own(s: Position) -> None:
    """A49: masts go over up to the holes, the surplus to the pool."""
    own: Ship = s.winner_ship
    prize: Ship = s.beaten
    over: i64 = s.masts[own]
    if over > s.holes[prize]:
        over = s.holes[prize]
    if s.events is not None:
        s.tell(codes.E_OWN_SUNK, s.owner[own], tag(s, own), tag(s, prize), over)
    s.masts[prize] = over
    s.at[s.where[prize]] = u8(prize + 1)
    remove(s, own)
    settle(s)


def keep_both(s: Position, masts: i64) -> None:
    own: Ship = s.winner_ship
    s.masts[own] -= masts
    s.masts[s.beaten] = masts
    if s.events is not None:
        s.tell(codes.E_KEPT, s.owner[own], tag(s, own), tag(s, s.beaten), masts)
    s.phase = codes.SHIFT


def why_not_shift(s: Position, which: i64, direction: Heading) -> i64:
    """L58, A52: to a free neighbour."""
    return codes.LEGAL if s.is_free(s.chart.step(s.where[s.winner_ship], direction)) else codes.CELL_TAKEN


def offer_shift(s: Position) -> None:
    """Which ship moves, and where to."""
    s.clear_menu(s.owner[s.winner_ship])
    for which in range(2):
        for direction in range(8):
            if why_not_shift(s, which, Heading(direction)) == 0:
                s.offer(act_on_two(codes.SHIFT_SHIP, which, direction))


def shift(s: Position, which: i64, direction: Heading) -> None:
    """No sailing: no reaction fire, headings unchanged (A52)."""
    moved: Ship = s.winner_ship if which == OWN else s.beaten
    stays: Ship = s.beaten if which == OWN else s.winner_ship
    cell: Cell = s.chart.step(s.where[moved], direction)
    if s.events is not None:
        s.tell(codes.E_SHIFTED, s.owner[moved], tag(s, moved), spot(s, cell))
    split_off(s, moved)  # A128: a member stays one only where its hull keeps its cell
    s.at[s.where[moved]] = u8(stays + 1)
    s.at[cell] = u8(moved + 1)
    s.where[moved] = cell
    settle(s)


def settle(s: Position) -> None:
    """L59, A53, A54: the attacking ship and the prize do nothing more this turn."""
    s.menu_size = 0
    if s.beaten >= 0 and s.is_afloat(s.beaten):
        s.mark(s.beaten, codes.FROZEN | codes.ACTIVATED)
    if s.winner_ship == s.ship and s.is_afloat(s.ship):
        s.mark(s.ship, codes.FROZEN | codes.ACTIVATED)
    s.phase = codes.AFTER_BOARDING


def after_boarding(s: Position) -> None:
    """Arrival, then the rest of the line may still shoot (A128)."""
    s.boarding = Ship(-1)
    s.winner_ship = Ship(-1)
    s.beaten = Ship(-1)
    test_arrival(s)
    if s.ended != codes.RUNNING:
        return
    s.resume = s.line
    s.phase = codes.NEXT_MEMBER if s.line >= 0 else codes.CLOSE
