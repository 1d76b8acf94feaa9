"""Moves and drifts, carried out cell by cell (R4, Q69, Q108, Q109)."""

from mypy_extensions import i64

from .codes import (
    AUTO,
    CELL,
    E_ARRIVED,
    E_DRIFTED,
    E_MOVED,
    E_REEF_HIT,
    M_ORDER,
    MINE,
    MOVED,
    OFFERED,
    OWNER,
    RESTING,
    S_HOME,
    SHIP,
    STORM,
    TURN,
    TYPE,
    WAY_REEF,
    WINDOW,
)
from .fleet import hurt, sink_wrecks
from .mines import asks, detonate, live_mine, may_be_mined
from .position import Position
from .telling import the_cell, the_fort, the_ship
from .victory import arrive
from .wind import drift_cells, drift_value, due_now, obstacle, stops_in_port


def move(s: Position, ship: i64, course: i64, cells: i64) -> None:
    """R4.6, Q108: a chosen move; its course and end are announced at once."""
    set_out(s, ship, course, cells, 0)


def drift(s: Position, ship: i64, cells: i64) -> None:
    """R4.16 to R4.20: the storm drives the ship downwind."""
    value: i64 = drift_value(s, s.of(ship, CELL))
    if due_now(s, ship):
        s.drifted_due = value if value < s.drifted_due else s.drifted_due
    else:
        s.drifted = value if value < s.drifted else s.drifted
    set_out(s, ship, s.wind, cells, reef_damage(s, ship, cells))


def reef_damage(s: Position, ship: i64, cells: i64) -> i64:
    """R4.17c, Q20, Q21: one for each cell not travelled because of a reef."""
    wanted: i64 = drift_cells(s, ship)
    if cells == wanted or stops_in_port(s, ship, cells):
        return 0
    end: i64 = s.of(ship, CELL) + cells * s.chart.delta[s.wind]
    return wanted - cells if obstacle(s, end, s.wind) == WAY_REEF else 0


def set_out(s: Position, ship: i64, course: i64, cells: i64, damage: i64) -> None:
    """Begins a move."""
    s.put(ship, MOVED, 1)
    s.put(ship, RESTING, 0)
    s.put(ship, OFFERED, 0)
    s.sailing = ship
    s.course = course
    s.sailed_from = s.ships[ship * SHIP + CELL]
    s.reef_damage = damage
    if len(s.mines) > 0:
        s.cells_left = cells
        sail_on(s)
        return
    cell: i64 = s.lift(ship)
    s.put_at(ship, cell + cells * s.chart.delta[course])
    end_move(s)


def sail_on(s: Position) -> None:
    """Q69: cell by cell, with whatever mines there may be on the way; stops where a mine's owner is asked."""
    ship: i64 = s.sailing
    while True:
        if s.asking == 0:
            if s.cells_left == 0:
                break
            s.put_at(ship, s.lift(ship) + s.chart.delta[s.course])
            s.cells_left -= 1
            s.asking = 1
        look_for_mines(s)
        if s.phase == WINDOW:
            return
        s.asking = 0
        if not s.afloat(ship):
            break
    end_move(s)


def look_for_mines(s: Position) -> None:
    """Q71: the other seats in turn order after the mover, each with his mine, his window, or nothing."""
    ship: i64 = s.sailing
    cell: i64 = s.of(ship, CELL)
    s.phase = TURN
    while s.asking < s.seats:
        seat: i64 = s.in_order((s.turn_at + s.asking) % s.seats)
        s.asking += 1
        if s.allied(seat, s.of(ship, OWNER)) or not may_be_mined(s, seat, cell):
            continue
        s.barrier += 1  # the mover sees that nothing, or something, happens here
        mine: i64 = live_mine(s, seat, cell)
        if mine >= 0 and s.mines[mine * MINE + M_ORDER] == AUTO:
            detonate(s, mine, ship)
            return
        if asks(s, seat):
            s.phase = WINDOW
            return


def answer(s: Position, blow_up: bool) -> None:
    """R10.7: the asked owner blows the ship up or lets it pass."""
    s.phase = TURN
    s.barrier += 1
    if blow_up:
        seat: i64 = asked(s)
        detonate(s, live_mine(s, seat, s.of(s.sailing, CELL)), s.sailing)
        s.asking = s.seats
    sail_on(s)


def asked(s: Position) -> i64:
    """WINDOW: the seat that is asked."""
    return s.in_order((s.turn_at + s.asking - 1) % s.seats)


def end_move(s: Position) -> None:
    """The ship has come to the end of its way, or to its own."""
    ship: i64 = s.sailing
    damage: i64 = s.reef_damage
    course: i64 = s.course
    cell: i64 = s.ships[ship * SHIP + CELL]
    s.sailing = -1
    s.course = 0
    s.cells_left = 0
    s.reef_damage = 0
    if cell != 0 and s.events is not None:
        event: i64 = E_DRIFTED if s.strength == STORM else E_MOVED
        s.tell(event, s.mover, the_ship(s, ship), the_cell(s, s.sailed_from), the_cell(s, cell), course)
    s.sailed_from = 0
    if cell != 0:
        s.put(ship, RESTING, 1)
        if damage > 0:
            s.tell(E_REEF_HIT, s.mover, the_ship(s, ship), damage, the_cell(s, cell + s.chart.delta[course]))
            hurt(s, ship, damage)
            sink_wrecks(s)
    if s.scenario.arriving_type >= 0 and s.afloat(ship) and reached_goal(s, ship):
        s.tell(E_ARRIVED, s.mover, the_ship(s, ship), the_fort(s, goal_of(s, s.mover)))
        arrive(s, s.mover)


def goal_of(s: Position, seat: i64) -> i64:
    """M1.4: the fort a seat has to reach, -1 where there is none."""
    home: i64 = s.player(seat, S_HOME) - 1
    return s.scenario.fort_goal[home] - 1 if home >= 0 else -1


def reached_goal(s: Position, ship: i64) -> bool:
    """M1.7, M3.2, Q147: whether the right ship has ended its move in its destination port."""
    if s.of(ship, TYPE) != s.scenario.arriving_type:
        return False
    goal: i64 = goal_of(s, s.of(ship, OWNER))
    return goal >= 0 and s.in_port(ship, goal)
