"""The actor's legal actions, listed once a decision: moves as reach by ship and course, all others one by one."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.bits import bit, first
from .codes import (
    ASSAULT,
    BLASTS,
    BLOW_UP,
    BOARD,
    BOARD_JOIN,
    CELL,
    CELLS,
    DEFEND,
    DEFEND_WITH,
    DEFENDED,
    DRIFT,
    DUE,
    END,
    EXPLODE,
    F_OWNER,
    F_RUINED,
    FIRE,
    FORT,
    FORTS_FROM,
    FROZEN,
    GRAPPLE,
    JOIN,
    KIND,
    LAY,
    LAY_MINES,
    LET_PASS,
    MOVE,
    OWNER,
    PLACE,
    PLACE_REEFS,
    PLACE_SHIPS,
    REEF,
    REPAIR,
    SALVO,
    SHARE,
    SHARE_OUT,
    SHIP,
    STAY,
    STORM,
    STORM_FORT,
    STORM_JOIN,
    STOW,
    STOW_IN,
    TURN,
    WINDOW,
    WORK,
)
from .gunnery import is_target, line_of_fire, shots_left
from .menu_list import push
from .menu_port import list_port
from .mines import live_mine
from .movement import asked
from .position import Position, new_menu
from .reasons_other import why_not_defend, why_not_lay, why_not_place
from .reasons_port import must_move
from .reasons_sea import MOST_BOARDERS, named, why_not_beside, why_not_move
from .scenario import Scenario
from .spoils import can_carry, least_for, most_for
from .wind import (
    can_sail,
    clear_water,
    drifts_open,
    farthest,
    full_drift,
    may_drift,
    may_drift_so_far,
    must_drift,
    reach_row,
    slowed,
)


def count_actions(s: Position) -> i64:
    """How many legal actions the actor has."""
    if s.phase == PLACE_REEFS:
        return s.reef_count
    if s.menu_size < 0:
        list_actions(s)
    return s.menu_size + s.menu_moves


def nth_action(s: Position, k: i64) -> i64:
    """The k-th legal action: moves first, ship by ship."""
    if s.phase == PLACE_REEFS:
        return REEF * KIND + nth_reef(s, k)
    if s.menu_size < 0:
        list_actions(s)
    if k >= s.menu_moves:
        return s.menu[k - s.menu_moves]
    left: i64 = k
    reach = s.reach
    for ship in range(s.ship_count):
        courses: i64 = reach[ship]
        course: i64 = 0
        while courses != 0:
            cells: i64 = courses & 31
            if left < cells:
                return MOVE * KIND + (ship * 8 + course) * 32 + left + 1
            left -= cells
            courses >>= 5
            course += 1
    return -1


def nth_reef(s: Position, k: i64) -> i64:
    """The k-th cell that can take a reef."""
    marks = s.reef_marks
    left: i64 = k
    for cell in range(s.chart.size):
        if marks[cell] != 0:
            if left == 0:
                return cell
            left -= 1
    return -1


def list_actions(s: Position) -> None:
    """Lists what the actor may do in the phase."""
    if len(s.reach) != s.ship_count:
        s.reach = vec[i64]([i64(0)] * s.ship_count)
        s.menu = new_menu()
    s.menu_size = 0
    s.menu_moves = 0
    phase: i64 = s.phase
    if phase == TURN:
        list_turn(s)
    elif phase == SALVO:
        list_guns(s, s.target)
    elif phase == GRAPPLE:
        list_boarders(s, s.target, boarders(s))
    elif phase == ASSAULT:
        list_stormers(s, s.target - FORTS_FROM, boarders(s))
    elif phase == DEFEND:
        push(s, DEFENDED * KIND)
        for ship in range(s.ship_count):
            if why_not_defend(s, ship) == 0:
                push(s, DEFEND_WITH * KIND + ship)
    elif phase == SHARE:
        for points in range(least_for(s, s.at_unit), most_for(s, s.at_unit) + 1):
            push(s, SHARE_OUT * KIND + points)
    elif phase == STOW:
        push(s, STOW_IN * KIND + STAY)
        for ship in range(s.ship_count):
            if can_carry(s, ship):
                push(s, STOW_IN * KIND + ship)
    else:
        list_rare(s)


def list_rare(s: Position) -> None:
    """Set-up, the mine window and the order of blasts."""
    phase: i64 = s.phase
    if phase == PLACE_SHIPS:
        list_places(s)
    elif phase == LAY_MINES:
        for order in range(3):
            for cell in range(s.chart.size):
                if why_not_lay(s, order, cell) == 0:
                    push(s, LAY * KIND + order * CELLS + cell)
    elif phase == WINDOW:
        push(s, LET_PASS * KIND)
        if live_mine(s, asked(s), s.of(s.sailing, CELL)) >= 0:
            push(s, BLOW_UP * KIND)
    elif phase == BLASTS:
        for ship in range(s.ship_count):
            if s.of(ship, OWNER) == s.mover and s.afloat(ship) and 0 < s.of(ship, DUE) <= s.round:
                push(s, EXPLODE * KIND + ship)


def list_places(s: Position) -> None:
    """Q73: the mover's ships that wait, each into every port cell that takes it."""
    chart = s.chart
    for ship in range(s.ship_count):
        if s.of(ship, OWNER) != s.mover or s.of(ship, CELL) != 0:
            continue
        for at in range(len(chart.port_cells)):
            cell: i64 = chart.port_cells[at]
            if why_not_place(s, ship, cell) == 0:
                push(s, PLACE * KIND + ship * CELLS + cell)


def list_turn(s: Position) -> None:
    """Q104: any action of T1 that is legal now."""
    scenario: Scenario = s.scenario
    list_moves(s)
    if s.strength == STORM:
        if not drifts_open(s, s.mover):
            push(s, END * KIND)
    elif scenario.least_move == 0 or not must_move(s):
        push(s, END * KIND)
    if scenario.firing:
        list_shots(s)
    if scenario.boarding or scenario.storming:
        list_attacks(s)
    list_port(s)


def list_moves(s: Position) -> None:
    """R4: reach by ship and course in calm and fresh wind; drifts, and moves of a least distance, one by one."""
    reach = s.reach
    for ship in range(s.ship_count):
        reach[ship] = 0
        if s.ships[ship * SHIP + OWNER] != s.mover or not can_sail(s, ship):
            continue
        if s.strength == STORM:
            list_drifts(s, ship)
        elif s.scenario.least_move > 0:
            list_long_moves(s, ship)
        else:
            list_reach(s, ship)


def list_reach(s: Position, ship: i64) -> None:
    """How far a ship can sail on each course, five bits a course."""
    cell: i64 = s.ships[ship * SHIP + CELL]
    row: i64 = reach_row(s, ship)
    slower: i64 = slowed(s, ship)
    table = s.scenario.farthest
    courses: i64 = 0
    moves: i64 = 0
    for course in range(8):
        most: i64 = table[row + course] - slower
        if most > 0:
            cells: i64 = clear_water(s, cell, course, most)
            courses |= cells << (course * 5)
            moves += cells
    s.reach[ship] = courses
    s.menu_moves += moves


def list_drifts(s: Position, ship: i64) -> None:
    if not may_drift(s, ship):
        return
    for cells in range(full_drift(s, ship) + 1):
        if may_drift_so_far(s, ship, cells):
            push(s, DRIFT * KIND + ship * 32 + cells)


def list_long_moves(s: Position, ship: i64) -> None:
    for course in range(8):
        for cells in range(1, farthest(s, ship, course) + 1):
            if why_not_move(s, ship, course, cells) == 0:
                push(s, MOVE * KIND + (ship * 8 + course) * 32 + cells)


def guns(s: Position) -> i64:
    """The mover's units (bits) that can fire now."""
    found: i64 = 0
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + OWNER] == s.mover and s.afloat(ship) and shots_left(s, ship) > 0:
            found |= bit(ship)
    for fort in range(s.fort_count):
        if s.forts[fort * FORT + F_OWNER] == s.mover and shots_left(s, fort + FORTS_FROM) > 0:
            found |= bit(fort + FORTS_FROM)
    return found


def list_shots(s: Position) -> None:
    """R5: every gun at every target it can hit."""
    ready: i64 = guns(s)
    if ready == 0:
        return
    for ship in range(s.ship_count):
        if is_target(s, s.mover, ship):
            list_fire(s, ship, ready)
    for fort in range(s.fort_count):
        if is_target(s, s.mover, fort + FORTS_FROM):
            list_fire(s, fort + FORTS_FROM, ready)


def list_guns(s: Position, target: i64) -> None:
    """SALVO: the guns after the last one that was named."""
    ready: i64 = guns(s)
    later: i64 = ready & ~((bit(s.last_unit) << 1) - 1)
    list_fire(s, target, later)


def list_fire(s: Position, target: i64, ready: i64) -> None:
    """Shots of each ready gun at a target; with another gun to follow also as part of a salvo."""
    able: i64 = 0
    rest: i64 = ready
    while rest != 0:
        unit: i64 = first(rest)
        if line_of_fire(s, unit, target) == 0:
            able |= bit(unit)
        rest &= rest - 1
    while able != 0:
        gun: i64 = first(able)
        able &= able - 1
        figure: i64 = (gun * 64 + target) * 8
        for shots in range(1, shots_left(s, gun) + 1):
            push(s, FIRE * KIND + figure + shots)
            if able != 0:
                push(s, JOIN * KIND + figure + shots)


def boarders(s: Position) -> i64:
    """Q17, Q55: the mover's ships (bits) that can board or storm now."""
    found: i64 = 0
    for ship in range(s.ship_count):
        at: i64 = ship * SHIP
        if s.ships[at + OWNER] != s.mover or s.ships[at + CELL] == 0 or s.ships[at + FROZEN] != 0:
            continue
        if s.ships[at + REPAIR] != 0 or s.ships[at + WORK] != 0 or s.ships[at + DUE] != 0:
            continue
        if s.strength != STORM or not must_drift(s, ship):
            found |= bit(ship)
    return found


def list_attacks(s: Position) -> None:
    """R8: every ship or fort that can be boarded or stormed."""
    ready: i64 = boarders(s)
    if ready == 0:
        return
    if s.scenario.boarding:
        for ship in range(s.ship_count):
            if is_target(s, s.mover, ship):
                list_boarders(s, ship, ready)
    if s.scenario.storming:
        for fort in range(s.fort_count):
            if s.forts[fort * FORT + F_RUINED] == 0 and is_target(s, s.mover, fort + FORTS_FROM):
                list_stormers(s, fort, ready)


def list_boarders(s: Position, target: i64, ready: i64) -> None:
    """Ships beside a target; one alone, or with others to follow."""
    able: i64 = 0
    rest: i64 = ready
    if s.phase == GRAPPLE:
        rest &= ~((bit(s.last_unit) << 1) - 1)
    while rest != 0:
        ship: i64 = first(rest)
        rest &= rest - 1
        if why_not_beside(s, ship, target) == 0:
            able |= bit(ship)
    if able == 0:
        return
    more: bool = named(s) + 1 < MOST_BOARDERS
    while able != 0:
        boarder: i64 = first(able)
        able &= able - 1
        push(s, BOARD * KIND + boarder * 64 + target)
        if more and able != 0:
            push(s, BOARD_JOIN * KIND + boarder * 64 + target)


def list_stormers(s: Position, fort: i64, ready: i64) -> None:
    """Ships in a fort's port."""
    able: i64 = 0
    rest: i64 = ready
    if s.phase == ASSAULT:
        rest &= ~((bit(s.last_unit) << 1) - 1)
    while rest != 0:
        ship: i64 = first(rest)
        rest &= rest - 1
        if s.in_port(ship, fort):
            able |= bit(ship)
    while able != 0:
        stormer: i64 = first(able)
        able &= able - 1
        push(s, STORM_FORT * KIND + stormer * 64 + fort)
        if able != 0:
            push(s, STORM_JOIN * KIND + stormer * 64 + fort)
