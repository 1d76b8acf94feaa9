"""The turn: wind, step 3 between activations, the idle test, rounds (L21 to L27, L64, A9 to A15, A107)."""

from mypy_extensions import i64

from ....engine.actions import act_on
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .fleet import end_without_winner, lose_mast
from .formation import offer_forming, offer_line
from .fortress import offer_guns, reload_guns
from .landing import offer_parties, rest_all
from .position import Position, Ship
from .sailing import why_not_activate
from .situations import draw_situation
from .telling import tag
from .wind import can_row, draw_wind, has_step


def begin_turn(s: Position) -> None:
    """L22, L24: the wind, then the situation card."""
    if not s.is_alive(s.active):
        s.phase = codes.NEXT_SEAT  # gave up before the first turn
        return
    clear_turn(s)
    if s.events is not None:
        s.tell(codes.E_TURN, s.active, s.round)
    draw_wind(s)
    if s.with_situations:
        draw_situation(s)
        s.phase = codes.SITUATION
    else:
        s.phase = codes.STEP_THREE


def clear_turn(s: Position) -> None:
    """A33: marks end and shots are fresh with every player's turn (`reset_per_round`: only his own ships')."""
    for ship in range(s.ships):
        s.marks[ship] = 0
        if not s.reset_per_round or s.owner[ship] == s.active:
            s.spent[ship] = 0
    s.range_delta = 0
    s.calm = False
    s.fog = False
    s.no_idle = False
    s.board_bonus = 0
    s.card = -1
    reload_guns(s)
    if s.scenario == codes.ASSAULT:
        rest_all(s)


def begin_step_three(s: Position) -> None:
    """A61, A62: whole ships in the own repair zone are marked, with those that cannot move."""
    for ship in range(s.ships):
        cell: Cell = s.where[ship]
        if cell == 0 or s.owner[ship] != s.active or not s.chart.borders(cell, s.active):
            continue
        if s.masts[ship] == s.holes[ship]:
            s.mark(Ship(ship), codes.MARKED)
            if not could_move(s, Ship(ship)):
                s.mark(Ship(ship), codes.STUCK)
    s.phase = codes.COMMAND


# COMMAND


def enter_command(s: Position) -> None:
    """L26: what the active player may begin; a turn with nothing left ends by itself."""
    if not s.is_alive(s.active):
        s.phase = codes.NEXT_SEAT  # A13
        return
    offer_command(s)
    if s.menu_size == 1:
        s.menu_size = 0
        s.phase = codes.END_TURN


def offer_command(s: Position) -> None:
    """Ships and lines to activate, lines to form, guns, landing parties, the end (spec 2.8, STEP3)."""
    s.clear_menu(s.active)
    for ship in range(s.ships):
        if s.owner[ship] != s.active or s.where[ship] == 0:
            continue
        if s.ahead[ship] < 0:
            if why_not_activate(s, Ship(ship)) == 0:
                s.offer(act_on(codes.ACTIVATE, ship))
            if s.behind[ship] >= 0:
                offer_line(s, Ship(ship))
            else:
                offer_forming(s, Ship(ship))
    offer_guns(s)
    if s.scenario == codes.ASSAULT:
        offer_parties(s)
    s.offer(codes.END)


def end(s: Position) -> None:
    s.phase = codes.END_TURN


def end_turn(s: Position) -> None:
    """L64: then it is the next player's turn."""
    if not s.no_idle:
        test_idle(s)
    s.phase = codes.NEXT_SEAT


def could_move(s: Position, ship: Ship) -> bool:
    """A62: whether a ship has a legal step or boarding, under sail or under oars (S17)."""
    return has_step(s, ship) or (s.rules >= 2 and can_row(s, ship))


def excuse(s: Position) -> None:
    """A62: who could move neither when step 3 began nor now is excused, whoever sinks idle after that."""
    for ship in range(s.ships):
        if s.has(Ship(ship), codes.STUCK) and (s.where[ship] == 0 or could_move(s, Ship(ship))):
            s.marks[ship] &= ~codes.STUCK


def test_idle(s: Position) -> None:
    """A122: own ships in the order line ship, frigates, brig, then prizes."""
    if s.rules >= 2:
        excuse(s)
    for ship in range(s.ships):
        if s.home[ship] == s.active:
            punish_idle(s, Ship(ship))
    for ship in range(s.ships):
        if s.home[ship] != s.active:
            punish_idle(s, Ship(ship))


def punish_idle(s: Position, ship: Ship) -> None:
    """A61 to A63: a marked ship that made no step, boarding or shot loses a mast."""
    marks: i64 = s.marks[ship]
    if marks & codes.MARKED == 0 or marks & (codes.STIRRED | codes.EXEMPT | codes.FROZEN) != 0:
        return
    if s.where[ship] == 0 or s.owner[ship] != s.active or s.ended != codes.RUNNING:
        return
    if not s.strict_idle and marks & codes.STUCK != 0 and (s.rules >= 2 or not has_step(s, ship)):
        return
    if s.idle_never_sinks and s.masts[ship] == 1:
        return
    if s.events is not None:
        s.tell(codes.E_IDLE, s.active, tag(s, ship))
    lose_mast(s, ship, Seat(-1), codes.TO_IDLENESS)


def next_seat(s: Position) -> None:
    """Clockwise to the next player still in; a round ends when the opening seat is reached or passed (A107)."""
    seat: Seat = s.active
    while True:
        seat = Seat((seat + 1) % s.seats)
        if seat == s.opening:
            end_round(s)
        if s.is_alive(seat):
            break
    s.active = seat
    s.phase = codes.BEGIN_TURN


def end_round(s: Position) -> None:
    """A15, A107: draws by standstill or by the agreed number of rounds."""
    s.quiet = 0 if s.eventful else s.quiet + 1
    s.eventful = False
    if s.quiet_limit > 0 and s.quiet >= s.quiet_limit:
        if s.events is not None:
            s.tell(codes.E_QUIET, -1, s.quiet)
        end_without_winner(s, codes.BY_STANDSTILL)
    elif s.round_limit > 0 and s.round >= s.round_limit:
        end_without_winner(s, codes.BY_ROUNDS)
    s.round += 1
