"""Moves and drifts, carried out cell by cell (R4, Q69, Q108, Q109)."""

from mypy_extensions import i64

from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import (
    AUTO,
    CALM,
    DUE,
    FRESH,
    LEFT_AT,
    LOAD,
    M_ORDER,
    MOVED,
    NO_REPAIR,
    OFFERED,
    RESTING,
    S_HOME,
    SHOTS,
    STORM,
    TAKEN_AT,
    TYPE,
)
from .deeds import note_arrival, note_exit
from .fleet import hurt, sink_wrecks
from .mines import asks, detonate, live_mine, may_be_mined
from .orders import why_not_free
from .position import D_ALL, DEED, LEAVING, Position
from .telling import the_cell, the_fort, the_ship
from .units import Fort, Ship
from .victory import arrive
from .wind import (
    can_sail,
    clear_water,
    drift_cells,
    drift_value,
    drifts_too_late,
    due_now,
    farthest,
    full_drift,
    may_drift_so_far,
    obstacle,
    reach_row,
    sheltered,
    stops_in_port,
    waits_for_others,
)


def why_not_sail(s: Position, ship: Ship) -> i64:
    """Why a ship may not move at all; to end its repair would not help (R7.6)."""
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return codes.REPAIR_KEEPS if reason == codes.SHIP_IN_REPAIR else reason
    if s.of(ship, MOVED) == 0:
        return 0
    return codes.FRESH_FROM_REPAIR if s.of(ship, NO_REPAIR) != 0 else codes.MOVED_ALREADY


def why_not_move(s: Position, ship: Ship, course: i64, cells: i64) -> i64:
    """R4.5 to R4.15, M1.6: a chosen move in a calm or a fresh wind."""
    reason: i64 = why_not_sail(s, ship)
    if reason != 0:
        return reason
    if s.strength == STORM:
        return codes.STORM_BLOWS
    reason = why_not_way(s, ship, course, cells)
    if reason != 0 and s.scenario.least_move > 0 and s.strength == FRESH and not any_move(s, ship):
        return codes.NO_LONG_COURSE  # whatever is in this way, no other is long enough either
    return reason


def why_not_way(s: Position, ship: Ship, course: i64, cells: i64) -> i64:
    """What keeps a ship that can sail from one way."""
    most: i64 = farthest(s, ship, course)
    if most == 0:
        return why_no_way(s, ship, course)
    if cells < 1:
        return codes.TOO_SHORT
    if cells > most:
        return codes.TOO_FAR_IN_CALM if s.strength == CALM else codes.TOO_FAR
    cell: Cell = s.cell_of(ship)
    clear: i64 = clear_water(s, cell, course, cells)
    if clear < cells:
        return obstacle(s, Cell(cell + clear * s.chart.delta[course]), course)
    return codes.TOO_SHORT if too_short(s, ship, course, cells) else 0


def why_no_way(s: Position, ship: Ship, course: i64) -> i64:
    """R4.9, R4.10, P4.3, Q9, Q12: what keeps a ship from a course at all: its load, the calm, or the wind."""
    if s.scenario.farthest[reach_row(s, ship) + course] > 0:
        return codes.SLOWED_TO_NOTHING
    return codes.BECALMED if s.strength == CALM else codes.AGAINST_WIND


def too_short(s: Position, ship: Ship, course: i64, cells: i64) -> bool:
    """M1.6, M2.1, Q97: below the least distance, unless the option lets a last short move into port pass."""
    if cells >= s.scenario.least_move or s.strength != FRESH:
        return False
    goal: i64 = goal_of(s, s.owner_of(ship))
    if not s.scenario.short_arrival or goal < 0:
        return True
    end: i64 = s.cell_of(ship) + cells * s.chart.delta[course]
    return (s.chart.ports[end] >> goal) & 1 == 0


def why_not_leave(s: Position, ship: Ship) -> i64:
    """R4.18a, R4.20, Q14, Q122: what keeps a ship that can sail from drifting now, however far."""
    if waits_for_others(s, ship):
        return codes.DRIFT_ORDER
    if not sheltered(s, s.cell_of(ship)):
        return 0
    if drifts_too_late(s, ship):
        return codes.DRIFT_LATE
    return codes.NO_LEAVING if full_drift(s, ship) == 0 else 0


def why_not_drift(s: Position, ship: Ship, cells: i64) -> i64:
    """R4.16 to R4.20, Q14 to Q24."""
    reason: i64 = why_not_sail(s, ship)
    if reason != 0:
        return reason
    if s.strength != STORM:
        return codes.NO_STORM
    reason = why_not_leave(s, ship)
    if reason != 0:
        return reason
    return 0 if may_drift_so_far(s, ship, cells) else codes.DRIFT_DISTANCE


def must_move(s: Position) -> bool:
    """M2.1, Q96: in a race with a least distance a ship that can go so far has to."""
    if s.scenario.least_move == 0 or s.strength != FRESH:
        return False
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover and can_sail(s, ship) and any_move(s, ship):
            return True
    return False


def any_move(s: Position, ship: Ship) -> bool:
    for course in range(8):
        for cells in range(1, farthest(s, ship, course) + 1):
            if why_not_way(s, ship, course, cells) == 0:
                return True
    return False


def move(s: Position, ship: Ship, course: i64, cells: i64) -> None:
    """R4.6, Q108: a chosen move; its course and end are announced at once."""
    set_out(s, ship, course, cells, 0)


def drift(s: Position, ship: Ship, cells: i64) -> None:
    """R4.16 to R4.20: the storm drives the ship downwind."""
    value: i64 = drift_value(s, s.cell_of(ship))
    if due_now(s, ship):
        s.drifted_due = value if value < s.drifted_due else s.drifted_due
    else:
        s.drifted = value if value < s.drifted else s.drifted
    set_out(s, ship, s.wind, cells, reef_damage(s, ship, cells))


def reef_damage(s: Position, ship: Ship, cells: i64) -> i64:
    """R4.17c, Q20, Q21: one for each cell not travelled because of a reef."""
    wanted: i64 = drift_cells(s, ship)
    if cells == wanted or stops_in_port(s, ship, cells):
        return 0
    end: i64 = s.cell_of(ship) + cells * s.chart.delta[s.wind]
    return wanted - cells if obstacle(s, Cell(end), s.wind) == codes.WAY_REEF else 0


def set_out(s: Position, ship: Ship, course: i64, cells: i64, damage: i64) -> None:
    """Begins a move."""
    s.put(ship, MOVED, 1)
    s.put(ship, RESTING, 0)
    s.put(ship, OFFERED, 0)
    s.sailing = ship
    s.course = course
    s.sailed_from = s.cell_of(ship)
    s.reef_damage = damage
    if len(s.mines) > 0:
        s.cells_left = cells
        sail_on(s)
        return
    cell: Cell = s.lift(ship)
    s.put_at(ship, Cell(cell + cells * s.chart.delta[course]))
    end_move(s)


def sail_on(s: Position) -> None:
    """Q69: cell by cell, with whatever mines there may be on the way; stops where a mine's owner is asked."""
    ship: Ship = s.sailing
    while True:
        if s.asking == 0:
            if s.cells_left == 0:
                break
            s.put_at(ship, Cell(s.lift(ship) + s.chart.delta[s.course]))
            s.cells_left -= 1
            s.asking = 1
        look_for_mines(s)
        if s.phase == codes.WINDOW:
            return
        s.asking = 0
        if not s.afloat(ship):
            break
    end_move(s)


def look_for_mines(s: Position) -> None:
    """Q71: the other seats in turn order after the mover, each with his mine, his window, or nothing."""
    ship: Ship = s.sailing
    cell: Cell = s.cell_of(ship)
    s.phase = codes.TURN
    while s.asking < s.seats:
        seat: Seat = s.in_order((s.turn_at + s.asking) % s.seats)
        s.asking += 1
        if s.allied(seat, s.owner_of(ship)) or not may_be_mined(s, seat, cell):
            continue
        s.barrier += 1  # the mover sees that nothing, or something, happens here
        mine: i64 = live_mine(s, seat, cell)
        if mine >= 0 and s.mine(mine, M_ORDER) == AUTO:
            detonate(s, mine, ship)
            return
        if asks(s, seat):
            s.phase = codes.WINDOW
            return


def why_not_blow_up(s: Position) -> i64:
    """R10.7: the window is open to whoever is asked, mine or not."""
    return 0 if live_mine(s, asked(s), s.cell_of(s.sailing)) >= 0 else codes.NO_MINE


def blow_up(s: Position) -> None:
    """R10.7: the asked owner's mine goes off."""
    s.phase = codes.TURN
    s.barrier += 1
    detonate(s, live_mine(s, asked(s), s.cell_of(s.sailing)), s.sailing)
    s.asking = s.seats
    sail_on(s)


def let_pass(s: Position) -> None:
    """R10.7: the asked owner lets the ship pass, or has to."""
    s.phase = codes.TURN
    s.barrier += 1
    sail_on(s)


def asked(s: Position) -> Seat:
    """WINDOW: the seat that is asked."""
    return s.in_order((s.turn_at + s.asking - 1) % s.seats)


def end_move(s: Position) -> None:
    """The ship has come to the end of its way, or to its own."""
    ship: Ship = s.sailing
    damage: i64 = s.reef_damage
    course: i64 = s.course
    cell: Cell = s.cell_of(ship)
    s.sailing = Ship(-1)
    s.course = 0
    s.cells_left = 0
    s.reef_damage = 0
    if cell != 0 and s.events is not None and (cell != s.sailed_from or s.strength == STORM):
        event: i64 = codes.E_DRIFTED if s.strength == STORM else codes.E_MOVED
        s.tell(event, s.mover, the_ship(s, ship), the_cell(s, s.sailed_from), the_cell(s, cell), course)
    came: bool = s.rules < 2 or cell != s.sailed_from  # R10.7: whoever stayed where he was gives no new chance
    s.sailed_from = Cell(0)
    if cell != 0:
        s.put(ship, RESTING, 1 if came else 0)
        if damage > 0:
            s.tell(
                codes.E_REEF_HIT, s.mover, the_ship(s, ship), damage, the_cell(s, Cell(cell + s.chart.delta[course]))
            )
            hurt(s, ship, damage)
            s.blame = 0
            sink_wrecks(s)
    if s.scenario.has_deeds:
        end_deed(s, ship, course)
    if s.scenario.arriving_type >= 0 and s.afloat(ship) and reached_goal(s, ship):
        s.tell(codes.E_ARRIVED, s.mover, the_ship(s, ship), the_fort(s, goal_of(s, s.mover)))
        arrive(s, s.mover)


def end_deed(s: Position, ship: Ship, course: i64) -> None:
    """N1, Q147: a ship has come where a goal or a score wants it, or leaves the board."""
    leaving: bool = s.deeds[D_ALL * DEED + LEAVING] != 0
    s.deeds[D_ALL * DEED + LEAVING] = 0
    if not s.afloat(ship):
        return
    note_arrival(s, ship)
    if leaving:
        exit_board(s, ship, course)


def why_not_exit(s: Position, ship: Ship, course: i64) -> i64:
    """N1: a move that ends one cell beyond an edge that a goal or score names."""
    if not s.scenario.has_exits:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_sail(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return codes.FIRESHIP
    if s.strength == STORM:
        return codes.STORM_BLOWS
    most: i64 = farthest(s, ship, course)
    if most == 0:
        return codes.BECALMED if s.strength == CALM else codes.AGAINST_WIND
    cells: i64 = clear_water(s, s.cell_of(ship), course, most)
    last: Cell = Cell(s.cell_of(ship) + cells * s.chart.delta[course])
    if cells == most:
        return codes.EDGE_TOO_FAR
    if obstacle(s, last, course) != codes.WAY_EDGE:
        return codes.NO_EDGE
    if i64(s.scenario.terms.edges[last]) & edges_crossed(s, last, course) == 0:
        return codes.OTHER_EDGE
    return codes.TOO_SHORT if s.strength == FRESH and cells + 1 < s.scenario.least_move else 0


def edges_crossed(s: Position, cell: Cell, course: i64) -> i64:
    """N, E, S, W (bits) that a step from a cell leads across."""
    beyond: i64 = cell + s.chart.delta[course]
    edges: i64 = 0
    if s.chart.row[beyond] > s.chart.height:
        edges |= 1
    if s.chart.column[beyond] > s.chart.width:
        edges |= 2
    if s.chart.row[beyond] < 1:
        edges |= 4
    if s.chart.column[beyond] < 1:
        edges |= 8
    return edges


def leave_board(s: Position, ship: Ship, course: i64) -> None:
    """N1: to the edge cell by cell, then beyond it."""
    cells: i64 = clear_water(s, s.cell_of(ship), course, farthest(s, ship, course))
    s.deeds[D_ALL * DEED + LEAVING] = 1
    set_out(s, ship, course, cells, 0)


def exit_board(s: Position, ship: Ship, course: i64) -> None:
    """N1: she is safe, counts as afloat, and her load as treasure."""
    cell: Cell = s.cell_of(ship)
    note_exit(s, ship, cell, edges_crossed(s, cell, course))
    s.tell(codes.E_LEFT, s.mover, the_ship(s, ship), the_cell(s, cell), course)
    s.lift(ship)
    s.adrift -= s.of(ship, LOAD)
    for field in (LOAD, RESTING, SHOTS, TAKEN_AT, LEFT_AT):
        s.put(ship, field, 0)
    s.losses = True
    s.stirred = True


def goal_of(s: Position, seat: Seat) -> Fort:
    """M1.4: the fort a seat has to reach, -1 where there is none."""
    home: i64 = s.player(seat, S_HOME) - 1
    return Fort(s.scenario.fort_goal[home] - 1) if home >= 0 else Fort(-1)


def reached_goal(s: Position, ship: Ship) -> bool:
    """M1.7, M3.2, Q147: whether the right ship has ended its move in its destination port."""
    if s.of(ship, TYPE) != s.scenario.arriving_type:
        return False
    goal: i64 = goal_of(s, s.owner_of(ship))
    return goal >= 0 and s.in_port(ship, Fort(goal))
