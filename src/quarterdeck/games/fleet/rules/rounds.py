"""The round: dice phases, income, fishing, and the passing of the first-player marker (F2, F3, F4, F9.1)."""

from mypy_extensions import i64

from ....engine.bits import bit, count, first
from ....engine.state import Seat
from . import codes
from .codes import BOAT, BOAT_SHARED, INCOME, OVER, TOWN, TOWN_SHARED, Face
from .coins import income
from .dice import ask_for_die, hand_die, roll_boat_pool, roll_town_pool
from .fishing import fish
from .pool import faces_in
from .position import Position, Seats
from .ruth import move_tokens, take_turn, use_shared
from .scoring import total
from .sheet import Sheet
from .work import go_on, open_waiting_choices


def settle(s: Position) -> None:
    """Goes on until somebody owes a decision or the game is over."""
    while True:
        open_waiting_choices(s)
        if s.step == OVER or s.somebody_works():
            break
        next_step(s)
    waiting: i64 = s.awaited()
    if waiting != 0:
        s.actor = first(waiting)


def next_step(s: Position) -> None:
    """The next player of the step, or the next step of the round (F2.1)."""
    if s.step == BOAT or s.step == TOWN:
        s.turn += 1
        next_player(s)
    elif (s.step == BOAT_SHARED or s.step == TOWN_SHARED) and s.solo and s.turn < 1:
        s.turn += 1
        share_next(s)
    elif s.step == BOAT_SHARED:
        begin_income(s)
    elif s.step == INCOME and s.round & 1 == 0:
        begin_fishing(s)
    elif s.step == TOWN_SHARED:
        end_round(s)
    elif s.step == codes.START:
        begin_round(s)
    else:
        begin_town(s)


def begin_round(s: Position) -> None:
    """The boat phase of the next round."""
    s.round += 1
    if s.events is not None:
        s.tell(codes.E_ROUND, s.first, s.round, 1 if s.solo and s.round & 1 == 0 else 0)
    s.step = BOAT
    roll_boat_pool(s)
    s.turn = 0
    next_player(s)


def begin_town(s: Position) -> None:
    """F2.1: the last phase of a round."""
    s.step = TOWN
    roll_town_pool(s)
    s.turn = 0
    next_player(s)


def next_player(s: Position) -> None:
    """F3.1: whoever is next takes a die; after the last one the remaining die is everybody's (F3.2)."""
    while s.turn < s.pickers():
        if s.ruth_is_next():
            take_turn(s)
        elif s.solo or s.in_game(s.seat_in_order(s.turn)):
            sheet = s.sheet_in_turn()
            ask_for_die(s, sheet)
            go_on(s, sheet)
            return
        s.turn += 1
    share(s)


def share(s: Position) -> None:
    """F3.2: one die is left and all use it. Where a seat has conceded in this phase more are left: the first counts."""
    s.step += 1
    s.shared = Face(first(faces_in(s.pool)))
    s.pool = 0
    if s.events is not None:
        s.tell(codes.E_SHARED, -1, s.shared)
    s.turn = 0
    if s.solo:
        share_next(s)
        return
    for place in range(s.seats):
        sheet = s.sheet_in_order(place)
        if s.in_game(sheet.seat):
            hand_shared(s, sheet)


def share_next(s: Position) -> None:
    """Q42: in solo the shared die is used in turn, too."""
    if s.ruth_is_next():
        use_shared(s)
    else:
        hand_shared(s, s.sheets[0])


def hand_shared(s: Position, sheet: Sheet) -> None:
    hand_die(s, sheet, s.shared, False)
    go_on(s, sheet)


def begin_income(s: Position) -> None:
    """F4.1: one simultaneous step (Q29)."""
    s.step = INCOME
    s.shared = Face(-1)
    s.turn = 0
    for place in range(s.seats):
        sheet = s.sheet_in_order(place)
        if s.in_game(sheet.seat):
            income(s, sheet)
            go_on(s, sheet)


def begin_fishing(s: Position) -> None:
    """F4.2, F4.3: the catch, then the stars it earned."""
    s.step = codes.FISHING
    for place in range(s.seats):
        sheet = s.sheet_in_order(place)
        if s.in_game(sheet.seat):
            fish(s, sheet, False)
            go_on(s, sheet)


def end_round(s: Position) -> None:
    """F2.2, F2.4."""
    s.shared = Face(-1)
    if s.round == s.rounds():
        score_game(s)
        return
    if s.solo:
        move_tokens(s)
    else:
        pass_marker(s)
    begin_round(s)


def pass_marker(s: Position) -> None:
    """F2.2: to the left, to the next who is still in the game."""
    s.first = s.seat_in_order(1)
    while not s.in_game(s.first):
        s.first = s.seat_in_order(1)


# The ends of a game


def finish(s: Position, ended: i64, winners: Seats) -> None:
    s.step = OVER
    s.ended = ended
    s.winners = winners
    s.pool = 0
    s.shared = Face(-1)
    s.turn = 0
    for sheet in s.sheets:
        sheet.rest()


def score_game(s: Position) -> None:
    """F8.9, F8.10, Q19: most points, then most fish, else a shared win; solo is ranked (F9.9)."""
    best: i64 = -1
    leaders: i64 = 0
    for sheet in s.sheets:
        if not s.in_game(sheet.seat):
            continue
        points: i64 = total(s.box, sheet)
        if s.events is not None:
            s.tell(codes.E_SCORED, sheet.seat, points, sheet.catch)
        if points > best:
            best = points
            leaders = 0
        if points == best:
            leaders |= bit(sheet.seat)
    if s.solo:
        finish(s, codes.SOLO, 1)
    elif count(leaders) == 1:
        finish(s, codes.BY_POINTS, leaders)
    else:
        winners: i64 = with_most_fish(s, leaders)
        finish(s, codes.BY_CATCH if count(winners) == 1 else codes.SHARED_WIN, winners)


def with_most_fish(s: Position, leaders: Seats) -> Seats:
    """Those of some seats with the most fish."""
    best: i64 = -1
    found: i64 = 0
    for sheet in s.sheets:
        if (leaders >> sheet.seat) & 1 == 0 or sheet.catch < best:
            continue
        if sheet.catch > best:
            best = sheet.catch
            found = 0
        found |= bit(sheet.seat)
    return found


def concede(s: Position, seat: Seat) -> None:
    """The seat leaves; its sheet stays as it is. The last one in the game wins, a solo game is lost."""
    if s.step == OVER or not s.in_game(seat):
        return
    if s.events is not None:
        s.tell(codes.E_CONCEDED, seat)
    s.gone |= bit(seat)
    s.sheets[seat].rest()
    if s.active() <= 1:
        finish(s, codes.BY_CONCESSION, (bit(s.seats) - 1) & ~s.gone)
        return
    settle(s)
