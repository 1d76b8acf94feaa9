"""What can be pointed at in Admiral: ships and forts by name, cells, and ways to act; and what a click meant."""

from collections.abc import Callable, Iterator

from ...engine.actions import act_on, act_on_three, act_on_two
from ...engine.state import Seat
from ..base import Blocked, Line, Pointing
from ..targets import name, part
from .actions import read_cell, read_unit, ship_name, unit_name
from .rules import codes
from .rules.chart import Cell, cell_name
from .rules.game import AdmiralState
from .rules.gunnery import obstacle_to_fire
from .rules.orders import is_target
from .rules.position import Position
from .rules.units import NO_UNIT, Ship, Unit, fort_of, unit_of
from .rules.wind import farthest

ONE_SHIP = ("convert", "explode", "begin-repair", "end-repair", "load", "withdraw", "detonate")
POINTING = Pointing(
    targets={kind: ("unit:{ship}", f"do:{kind}") for kind in ONE_SHIP}
    | dict.fromkeys(("move", "drift"), ("unit:{ship}", "cell:{to}"))
    | {kind: ("unit:{ship}", "unit:{target}", f"do:{kind}") for kind in ("board", "storm")}
    | {kind: ("unit:{fort}", "unit:{ship}", "unit:{other}", f"do:{kind}") for kind in ("work", "restore")}
    | {kind: ("unit:{ship}", "unit:{fort}", f"do:{kind}") for kind in ("load-fort", "unload", "offer")}
    | dict.fromkeys(("defend", "stow"), ("unit:{ship}",))
    | {
        "fire": ("unit:{unit}", "unit:{target}", "shots:{shots}"),
        "join": ("unit:{unit}", "unit:{target}", "shots:{shots}", "do:join"),
        "board-join": ("unit:{ship}", "unit:{target}", "do:board", "do:join"),
        "storm-join": ("unit:{ship}", "unit:{target}", "do:storm", "do:join"),
        "break-off": ("unit:{fort}", "do:break-off"),
        "give": ("unit:{fort}", "give:{seat}"),
        "share": ("share:{points}",),
        "reef": ("cell:{cell}",),
        "place": ("unit:{ship}", "cell:{cell}"),
        "lay": ("cell:{cell}", "order:{order}"),
        "leave": ("unit:{ship}", "leave:{course}"),
        "island": ("cell:{cell}", "tile:{shape}"),
        "choose": ("kind:{kind}",),
    },
    ways=("shots", "order", "do", "share", "give", "leave", "tile", "kind"),
    usual=("shots", "order:auto", "do:unload"),
    minor=("convert", "offer", "withdraw", "give", "break-off"),
    ending=("end",),
)
# Why a ship that can do nothing cannot sail: what it could do something about comes first.
TELLING = (codes.NO_LONG_COURSE, codes.WAY_SHIP, codes.WAY_FORT, codes.WAY_REEF, codes.WAY_LAND, codes.WAY_CLOSED)
LINES = (codes.LINE_LAND, codes.LINE_SHIP, codes.LINE_CLOSED, codes.LINE_FORT)
FARTHEST = 7  # cells: no gun of the box carries farther, and a board full of crosses helps nobody
MOST_BLOCKED = 6


def meant(s: AdmiralState, target: str, picked: frozenset[str]) -> int | Line | None:
    """The action that a click would have been part of, or what is wrong where none can be composed."""
    if part(target) == "cell":
        return _to_cell(s, _actor(s, picked), Cell(read_cell(s, name(target))))
    if part(target) == "unit":
        return _to_unit(s, _actor(s, picked), Unit(read_unit(s, name(target))))
    return None


def _actor(s: AdmiralState, picked: frozenset[str]) -> Unit:
    """The picked unit of the one who decides, a ship before a fort; -1 where none is."""
    units = [Unit(read_unit(s, name(target))) for target in picked if part(target) == "unit"]
    return min((unit for unit in units if s.unit_owner(unit) == s.actor), default=NO_UNIT)


def _own(s: Position, seat: int) -> Iterator[Unit]:
    """A seat's units on the board, ships first."""
    for unit in _units(s):
        if s.unit_owner(unit) == seat:
            yield unit


def _units(s: Position) -> Iterator[Unit]:
    yield from (Unit(ship) for ship in s.every_ship if s.afloat(ship))
    yield from (unit_of(fort) for fort in s.every_fort)


def _to_cell(s: AdmiralState, actor: Unit, cell: Cell) -> int | Line | None:
    if s.phase == codes.PLACE_REEFS:
        return act_on(codes.REEF, cell)
    if s.phase == codes.LAY_MINES:
        return act_on(codes.LAY, cell)
    if s.phase == codes.PLACE_ISLANDS:
        return act_on_two(codes.LAY_ISLAND, 0, cell)
    if s.phase in (codes.PLACE_SHIPS, codes.REINFORCE):
        return Line("reason-choose-first") if actor < 0 else act_on_two(codes.PLACE, actor, cell)
    if actor < 0:
        actor = Unit(_stand_in(s, cell))
    if actor < 0:
        return Line("reason-choose-first")
    if actor >= codes.FORTS_FROM:
        return Line("reason-forts-stay", {}, ("R4.5a",))
    return _sail(s, Ship(actor), cell)


def _sail(s: AdmiralState, ship: Ship, cell: Cell) -> int | Line:
    """The move of a ship to a cell; the general reason against it where no line leads there."""
    course = s.chart.bearing(s.cell_of(ship), cell)
    if course < 0:
        stuck = _stuck(s, ship)
        args = {"ship": ship_name(s, ship), "cell": cell_name(s.chart, cell)}
        return stuck if stuck >= 0 else Line("reason-off-course", dict(args), ("R4.1", "R4.2b"))
    return _move(ship, course, s.chart.distance(s.cell_of(ship), cell))


def _move(ship: Ship, course: int, cells: int) -> int:
    return int(act_on_three(codes.MOVE, ship, course, min(cells, 31)))


def _stand_in(s: AdmiralState, cell: Cell) -> Unit:
    """The own ship nearest to a cell where no own unit can be chosen at all; -1 where one can, or there is none."""
    if s.count_actions() > 1 or s.phase != codes.TURN:  # besides the end of the turn
        return NO_UNIT
    ships = [ship for ship in _own(s, s.actor) if ship < codes.FORTS_FROM]
    return min(ships, key=lambda ship: s.chart.distance(s.cell_of(Ship(ship)), cell), default=NO_UNIT)


def _to_unit(s: AdmiralState, actor: Unit, unit: Unit) -> int | Line | None:
    fort = unit >= codes.FORTS_FROM
    if s.phase in (codes.PLACE_REEFS, codes.LAY_MINES, codes.PLACE_ISLANDS, codes.DRAFT):
        return _fire(unit, unit) if fort else _move(Ship(unit), 0, 1)  # nothing is done with units yet
    if s.phase in (codes.PLACE_SHIPS, codes.REINFORCE) and not fort:
        return act_on_two(codes.PLACE, unit, s.unit_cell(unit))
    if s.phase == codes.DEFEND and not fort:
        return act_on(codes.DEFEND_WITH, unit)
    if s.phase == codes.STOW and not fort:
        return act_on(codes.STOW_IN, unit)
    if s.unit_owner(unit) == s.actor:
        return _to_own(s, actor, unit)
    if not s.scenario.firing:
        return _to_cell(s, actor, s.unit_cell(unit))
    if actor < 0:
        actor = next(_own(s, s.actor), NO_UNIT) if s.count_actions() <= 1 else NO_UNIT
    return Line("reason-choose-first") if actor < 0 else _fire(actor, unit)


def _to_own(s: AdmiralState, actor: Unit, unit: Unit) -> int | Line | None:
    """An own ship or fort that cannot be chosen."""
    if unit < codes.FORTS_FROM:
        stuck = _stuck(s, Ship(unit))
        return stuck if stuck >= 0 else None
    if 0 <= actor < codes.FORTS_FROM:
        return act_on_two(codes.UNLOAD, actor, fort_of(unit))
    enemies = [other for other in _units(s) if is_target(s, Seat(s.actor), Unit(other))]
    here = s.unit_cell(unit)
    nearest = min(enemies, key=lambda other: s.chart.distance(here, s.unit_cell(Unit(other))), default=-1)
    return None if nearest < 0 else _fire(unit, Unit(nearest))


def _fire(unit: Unit, target: Unit) -> int:
    return int(act_on_three(codes.FIRE, unit, target, 1))


def _stuck(s: AdmiralState, ship: Ship) -> int:
    """The move that tells best why a ship cannot sail anywhere; -1 where it can."""
    if s.strength == codes.STORM:
        drift = act_on_two(codes.DRIFT, ship, 1)
        return int(drift) if s.why_not(drift) else -1
    moves = [_move(ship, course, cells) for course in range(8) for cells in range(1, farthest(s, ship, course) + 1)]
    moves = moves or [_move(ship, s.wind, 1)]
    reasons = {s.why_not(move): move for move in reversed(moves)}
    if 0 in reasons:
        return -1
    return next((reasons[reason] for reason in TELLING if reason in reasons), moves[0])


def blocked(s: AdmiralState, picked: frozenset[str], refusal: Callable[[int], Line | None]) -> tuple[Blocked, ...]:
    """The enemies near a picked unit to whom something blocks its line of fire, the nearest first."""
    actor = _actor(s, picked)
    if actor < 0 or s.phase != codes.TURN:
        return ()
    here = s.unit_cell(Unit(actor))
    near = [unit for unit in _units(s) if is_target(s, Seat(s.actor), Unit(unit)) and s.unit_owner(Unit(unit)) >= 0]
    near = [unit for unit in near if 0 < s.chart.distance(here, s.unit_cell(Unit(unit))) <= FARTHEST]
    near = [unit for unit in near if s.why_not(_fire(Unit(actor), Unit(unit))) in LINES]
    near.sort(key=lambda unit: s.chart.distance(here, s.unit_cell(Unit(unit))))
    found = ((unit, refusal(_fire(Unit(actor), Unit(unit)))) for unit in near[:MOST_BLOCKED])
    return tuple(_line(s, actor, Unit(unit), why) for unit, why in found if why)


def _line(s: AdmiralState, actor: Unit, unit: Unit, why: Line) -> Blocked:
    """The line to a target, with the first cell on it that stops a shot."""
    here, there = s.unit_cell(actor), s.unit_cell(unit)
    course = s.chart.bearing(here, there)
    reach = s.chart.distance(here, there)
    fort = actor >= codes.FORTS_FROM
    stop = next(cells for cells in range(1, reach + 1) if obstacle_to_fire(s, here, course, cells, fort))
    at = here + max(1, stop - 1) * s.chart.delta[course]
    names = [cell_name(s.chart, Cell(cell)) for cell in (here, at, there)]
    return Blocked(f"unit:{unit_name(s, unit)}", names[0], names[1], names[2], why)
