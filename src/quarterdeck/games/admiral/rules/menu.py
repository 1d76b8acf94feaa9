"""The actor's legal actions, listed once a decision: moves as reach by ship and course, all others one by one.

To walk `why_not` over all there could be would ask tens of thousands of actions a decision. A list asks the same
functions, but what one ship, gun or target has to itself it asks once; a law holds the two against each other.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.actions import act_on, act_on_three, act_on_two, second_of
from ....engine.bits import bit, first
from . import codes, draft, fight, happenings, islands, movement, preparation, turn
from .chart import Cell
from .codes import FORTS_FROM, MOVED, SHIP, STORM
from .fireships import why_not_explode
from .gunnery import line_of_fire, shots_left, why_not_gun
from .menu_port import list_port, push
from .mines import why_not_lay, why_not_no_more
from .orders import is_target, why_not_bound, why_not_own
from .position import FIRST_MENU, Position
from .scenario import KINDS
from .spoils import least_for, most_for, why_not_stow
from .units import Fort, Ship, Unit, fort_of, unit_of
from .wind import clear_water, farthest, full_drift, may_drift_so_far, reach_row, slowed


def count_actions(s: Position) -> i64:
    """How many legal actions the actor has."""
    if s.phase == codes.PLACE_REEFS:
        return s.reef_count
    if s.menu_size < 0:
        list_actions(s)
    return s.menu_size + s.menu_moves


def nth_action(s: Position, k: i64) -> i64:
    """The k-th legal action: moves first, ship by ship."""
    if s.phase == codes.PLACE_REEFS:
        return act_on(codes.REEF, nth_reef(s, k))
    if s.menu_size < 0:
        list_actions(s)
    if k >= s.menu_moves:
        return s.menu[k - s.menu_moves]
    left: i64 = k
    reach = s.reach
    for ship in s.every_ship:
        courses: i64 = reach[ship]
        course: i64 = 0
        while courses != 0:
            cells: i64 = courses & 31
            if left < cells:
                return act_on_three(codes.MOVE, ship, course, left + 1)
            left -= cells
            courses >>= 5
            course += 1
    return -1


def nth_reef(s: Position, k: i64) -> Cell:
    """The k-th cell that can take a reef."""
    marks = s.reef_marks
    left: i64 = k
    for cell in range(s.chart.size):
        if marks[cell] != 0:
            if left == 0:
                return Cell(cell)
            left -= 1
    return Cell(-1)


def list_actions(s: Position) -> None:
    """Lists what the actor may do in the phase."""
    if len(s.reach) != s.ship_count:
        s.reach = vec[i64]([i64(0)] * s.ship_count)
        s.menu = vec[i64]([i64(0)] * FIRST_MENU)
    s.menu_size = 0
    s.menu_moves = 0
    phase: i64 = s.phase
    if phase == codes.TURN:
        list_turn(s)
    elif phase == codes.SALVO:
        list_fire(s, s.target, later(s, guns(s, own_ships(s))))
    elif phase == codes.GRAPPLE:
        list_boarders(s, Ship(s.target), later(s, attackers(s, free_ships(s, own_ships(s)))))
    elif phase == codes.ASSAULT:
        list_stormers(s, fort_of(s.target), later(s, attackers(s, free_ships(s, own_ships(s)))))
    elif phase == codes.SHARE:
        for points in range(least_for(s, s.at_unit), most_for(s, s.at_unit) + 1):
            push(s, act_on(codes.SHARE_OUT, points))
    elif phase == codes.LAY_MINES:
        list_mines(s)
    elif phase == codes.PLACE_SHIPS:
        list_places(s)
    elif phase >= codes.PLACE_ISLANDS:
        list_extras(s)
    else:
        list_ships(s)


def list_ships(s: Position) -> None:
    """The phases that ask for a ship, or for nothing."""
    phase: i64 = s.phase
    if phase == codes.DEFEND:
        push(s, codes.DEFENDED)
    elif phase == codes.STOW:
        push(s, codes.STOW_AWAY)
    elif phase == codes.WINDOW:
        push(s, codes.LET_PASS)
        if movement.why_not_blow_up(s) == 0:
            push(s, codes.BLOW_UP)
    for ship in s.every_ship:
        if phase == codes.DEFEND and fight.why_not_defend(s, ship) == 0:
            push(s, act_on(codes.DEFEND_WITH, ship))
        elif phase == codes.STOW and why_not_stow(s, ship) == 0:
            push(s, act_on(codes.STOW_IN, ship))
        elif phase == codes.BLASTS and why_not_explode(s, ship) == 0:
            push(s, act_on(codes.EXPLODE, ship))


def list_places(s: Position) -> None:
    """Q73: every ship that waits, into every port cell that takes one: the same cells for all."""
    berths: i64 = -1  # how many; the first ship's part of the list tells which
    for ship in s.every_ship:
        if preparation.why_not_waiting(s, ship) != 0:
            continue
        if berths < 0:
            list_berths(s, ship)
            berths = s.menu_size
            continue
        for at in range(berths):
            push(s, act_on_two(codes.PLACE, ship, second_of(s.menu[at])))


def list_berths(s: Position, ship: Ship) -> None:
    """A ship that waits, into every port cell that takes it."""
    cells = s.chart.port_cells if s.scenario.terms.start[s.mover] < 0 else s.chart.every_cell
    for at in range(len(cells)):
        if preparation.why_not_berth(s, cells[at]) == 0:
            push(s, act_on_two(codes.PLACE, ship, cells[at]))


def list_extras(s: Position) -> None:
    """The phases that only scenarios of format 2 have."""
    if s.phase == codes.REINFORCE:
        for ship in s.every_ship:
            for cell in s.chart.every_cell:
                if happenings.why_not_come(s, ship, cell) == 0:
                    push(s, act_on_two(codes.PLACE, ship, cell))
    elif s.phase == codes.DRAFT:
        for kind in range(KINDS):
            if draft.why_not_choose(s, kind) == 0:
                push(s, act_on(codes.CHOOSE_SHIP, kind))
        if draft.why_not_chosen(s) == 0:
            push(s, codes.CHOSEN)
    else:
        islands.list_islands(s)


def list_mines(s: Position) -> None:
    for order in range(3):
        for cell in s.chart.every_cell:
            if why_not_lay(s, cell, order) == 0:
                push(s, act_on_two(codes.LAY, cell, order))
    if why_not_no_more(s) == 0:
        push(s, codes.NO_MORE_MINES)


def list_turn(s: Position) -> None:
    """Q104: any action of T1 that is legal now."""
    own: i64 = own_ships(s)
    free: i64 = free_ships(s, own)
    list_moves(s, free)
    if turn.why_not_end(s) == 0:
        push(s, codes.END)
    if s.scenario.has_exits:
        list_exits(s, free)
    ready: i64 = guns(s, own) if s.scenario.firing else 0
    able: i64 = attackers(s, free) if s.scenario.boarding or s.scenario.storming else 0
    if ready | able != 0:
        against: i64 = targets(s, own)
        list_shots(s, against, ready)
        list_attacks(s, against, able)
    list_port(s, own, free)


def own_ships(s: Position) -> i64:
    """The mover's ships (bits) that are afloat."""
    found: i64 = 0
    for ship in s.every_ship:
        if why_not_own(s, ship) == 0:
            found |= bit(ship)
    return found


def free_ships(s: Position, own: i64) -> i64:
    """Those of them that nothing binds."""
    found: i64 = 0
    rest: i64 = own
    while rest != 0:
        ship: Ship = Ship(first(rest))
        if why_not_bound(s, ship) == 0:
            found |= bit(ship)
        rest &= rest - 1
    return found


def list_moves(s: Position, free: i64) -> None:
    """R4: reach by ship and course in calm and fresh wind; drifts, and moves of a least distance, one by one."""
    reach = s.reach
    for ship in s.every_ship:
        reach[ship] = 0
        if (free >> ship) & 1 == 0 or s.ships[ship * SHIP + MOVED] != 0:
            continue
        if s.strength == STORM:
            list_drifts(s, ship)
        elif s.scenario.least_move > 0:
            list_long_moves(s, ship)
        else:
            list_reach(s, ship)


def list_reach(s: Position, ship: Ship) -> None:
    """How far a ship can sail on each course, five bits a course."""
    cell: Cell = s.cell_of(ship)
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


def list_exits(s: Position, free: i64) -> None:
    """N1: every course on which a free ship can leave the board."""
    rest: i64 = free
    while rest != 0:
        ship: Ship = Ship(first(rest))
        rest &= rest - 1
        for course in range(8):
            if movement.why_not_exit(s, ship, course) == 0:
                push(s, act_on_two(codes.LEAVE_BOARD, ship, course))


def list_drifts(s: Position, ship: Ship) -> None:
    if movement.why_not_leave(s, ship) != 0:
        return
    for cells in range(full_drift(s, ship) + 1):
        if may_drift_so_far(s, ship, cells):
            push(s, act_on_two(codes.DRIFT, ship, cells))


def list_long_moves(s: Position, ship: Ship) -> None:
    for course in range(8):
        for cells in range(1, farthest(s, ship, course) + 1):
            if movement.why_not_way(s, ship, course, cells) == 0:
                push(s, act_on_three(codes.MOVE, ship, course, cells))


def later(s: Position, units: i64) -> i64:
    """Q110, Q111: those of some units (bits) that come after the last one named."""
    return units & ~((bit(s.last_unit) << 1) - 1)


def guns(s: Position, own: i64) -> i64:
    """The mover's units (bits) that can fire now."""
    found: i64 = 0
    rest: i64 = own
    while rest != 0:
        ship: i64 = first(rest)
        if shots_left(s, Unit(ship)) > 0:
            found |= bit(ship)
        rest &= rest - 1
    for fort in s.every_fort:
        if why_not_gun(s, unit_of(fort)) == 0:
            found |= bit(fort + FORTS_FROM)
    return found


def targets(s: Position, own: i64) -> i64:
    """The units (bits) that the mover may attack."""
    found: i64 = 0
    for ship in s.every_ship:
        if (own >> ship) & 1 == 0 and is_target(s, s.mover, Unit(ship)):
            found |= bit(ship)
    for fort in s.every_fort:
        if is_target(s, s.mover, unit_of(fort)):
            found |= bit(fort + FORTS_FROM)
    return found


def list_shots(s: Position, against: i64, ready: i64) -> None:
    """R5: every ready gun at every target it can hit."""
    if ready == 0:
        return
    while against != 0:
        list_fire(s, Unit(first(against)), ready)
        against &= against - 1


def list_fire(s: Position, target: Unit, ready: i64) -> None:
    """Shots of each ready gun at a target; with another gun to follow also as part of a salvo."""
    able: i64 = 0
    rest: i64 = ready
    while rest != 0:
        unit: Unit = Unit(first(rest))
        if line_of_fire(s, unit, target) == 0:
            able |= bit(unit)
        rest &= rest - 1
    while able != 0:
        gun: i64 = first(able)
        able &= able - 1
        for shots in range(1, shots_left(s, Unit(gun)) + 1):
            push(s, act_on_three(codes.FIRE, gun, target, shots))
            if able != 0:
                push(s, act_on_three(codes.JOIN, gun, target, shots))


def attackers(s: Position, free: i64) -> i64:
    """The mover's ships (bits) that can board or storm now."""
    found: i64 = 0
    rest: i64 = free
    while rest != 0:
        ship: Ship = Ship(first(rest))
        if fight.why_not_turn_to(s, ship) == 0:
            found |= bit(ship)
        rest &= rest - 1
    return found


def list_attacks(s: Position, against: i64, ready: i64) -> None:
    """R8: every ship or fort that can be boarded or stormed."""
    if ready == 0:
        return
    while against != 0:
        target: Unit = Unit(first(against))
        against &= against - 1
        if target < FORTS_FROM:
            if s.scenario.boarding:
                list_boarders(s, Ship(target), ready)
        elif s.scenario.storming:
            list_stormers(s, fort_of(target), ready)


def list_boarders(s: Position, target: Ship, ready: i64) -> None:
    """Ships beside a target; one alone, or with others to follow."""
    able: i64 = 0
    rest: i64 = ready
    while rest != 0:
        ship: Ship = Ship(first(rest))
        rest &= rest - 1
        if fight.why_not_beside(s, ship, target) == 0:
            able |= bit(ship)
    if able == 0:
        return
    more: bool = fight.named(s) + 1 < fight.MOST_BOARDERS
    while able != 0:
        boarder: i64 = first(able)
        able &= able - 1
        push(s, act_on_two(codes.BOARD, boarder, target))
        if more and able != 0:
            push(s, act_on_two(codes.BOARD_JOIN, boarder, target))


def list_stormers(s: Position, fort: Fort, ready: i64) -> None:
    """Ships in a fort's port."""
    able: i64 = 0
    rest: i64 = ready
    while rest != 0:
        ship: Ship = Ship(first(rest))
        rest &= rest - 1
        if s.in_port(ship, fort):
            able |= bit(ship)
    while able != 0:
        stormer: i64 = first(able)
        able &= able - 1
        push(s, act_on_two(codes.STORM_FORT, stormer, fort))
        if able != 0:
            push(s, act_on_two(codes.STORM_JOIN, stormer, fort))
