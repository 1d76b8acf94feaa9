"""What must hold of the turn and of the decision that is due: it can be made, and nothing is left over from another."""

from mypy_extensions import i64

from . import codes
from .chart import Cell
from .codes import F_OWNER, FORTS_FROM, ROLE, STOWING
from .fight import later_boarder, later_stormer, named, next_defender
from .fireships import due_ships
from .gunnery import later_gun
from .mines import asks, may_be_mined, mines_still_to_lay
from .movement import asked
from .position import Position
from .spoils import any_carrier, least_for, most_for, takes_share
from .units import Fort, Ship, Unit, fort_of


def audit_turn(s: Position) -> str:
    """Whose turn it is, and then what he is asked."""
    if (s.ended == codes.RUNNING) == (s.phase == codes.OVER):
        return "the game is over without an end"
    if s.phase == codes.OVER:
        return ""
    broken = audit_placing(s) if s.setting_up() else audit_mover(s)
    broken = broken or (audit_window(s) if s.phase == codes.WINDOW else audit_no_move(s))
    return broken or (audit_attack(s) if codes.SALVO <= s.phase <= codes.STOW else audit_no_fight(s))


def is_movers_place(s: Position) -> bool:
    return 0 <= s.turn_at < s.seats and s.in_order(s.turn_at) == s.mover


def audit_mover(s: Position) -> str:
    if not is_movers_place(s) or s.out(s.mover):
        return "it is the turn of somebody else"
    if s.round < 1:
        return "a turn before the first round"
    settled: bool = not s.losses or s.phase == codes.WINDOW or s.phase == codes.SHARE or s.phase == codes.STOW
    return "" if settled else "losses that were not settled"


def audit_placing(s: Position) -> str:
    """Set-up."""
    if s.round != 0:
        return "a round before the set-up is done"
    if s.phase == codes.LAY_MINES:
        return "" if mines_still_to_lay(s) != 0 else "no mine is left to be laid"
    return "" if is_movers_place(s) and not s.out(s.mover) else "somebody else has to place"


def audit_no_move(s: Position) -> str:
    idle: bool = s.sailing == -1 and s.cells_left == 0 and s.asking == 0 and s.reef_damage == 0 and s.course == 0
    return "" if idle and s.sailed_from == 0 else "a move that nobody makes"


def audit_window(s: Position) -> str:
    """A move is under way, and somebody who may have a mine here is asked."""
    if s.sailing < 0 or s.sailing >= s.ship_count or not s.afloat(s.sailing) or s.owner_of(s.sailing) != s.mover:
        return "the ship that sails is not there"
    if s.sailed_from <= 0 or s.sailed_from >= s.chart.size or not s.chart.inside(s.sailed_from):
        return "a move from nowhere"
    here: Cell = s.cell_of(s.sailing)
    if s.asking < 2 or s.allied(asked(s), s.mover) or not asks(s, asked(s)) or not may_be_mined(s, asked(s), here):
        return "a window that is open to nobody"
    return audit_way(s, here)


def audit_way(s: Position, start: Cell) -> str:
    """The cells that are still to be sailed."""
    cell: Cell = start
    for _ in range(s.cells_left):
        if (i64(s.chart.exits[cell]) >> s.course) & 1 == 0:
            return "a move off the board"
        cell = Cell(cell + s.chart.delta[s.course])
        if s.crowd[cell] >= s.berths[cell]:
            return "a move into a cell that is full"
    return ""


def audit_no_fight(s: Position) -> str:
    if s.target != -1 or s.last_unit != -1 or s.winner != -1 or s.points != 0 or s.at_unit != -1:
        return "a fight that nobody fights"
    if s.leaving != 0:
        return "somebody should have left"
    for ship in s.every_ship:
        if s.of(ship, ROLE) != 0:
            return "a ship takes part in nothing"
    return "no fireship is due" if s.phase == codes.BLASTS and due_ships(s, s.mover) < 2 else ""


def audit_attack(s: Position) -> str:
    """A target is named while a salvo or a fight is under way, and whoever is asked has something to choose."""
    if s.last_unit >= FORTS_FROM + s.fort_count:
        return "there is no such unit"
    broken = audit_target(s)
    if broken != "":
        return broken
    if s.phase >= codes.SHARE:
        return audit_spoils(s)
    if s.winner != -1 or s.points != 0 or s.at_unit != -1:
        return "a fight that is not yet won"
    return audit_defence(s) if s.phase == codes.DEFEND else audit_joining(s)


def audit_target(s: Position) -> str:
    if s.target < FORTS_FROM:
        if s.target < 0 or s.target >= s.ship_count or not s.afloat(Ship(s.target)):
            return "the ship that is attacked is not there"
        return "the wrong thing is attacked" if s.phase == codes.ASSAULT or s.phase == codes.DEFEND else ""
    fort: Fort = fort_of(s.target)
    if fort >= s.fort_count or not s.standing(fort):
        return "the fort that is attacked does not stand"
    return "the wrong thing is attacked" if s.phase == codes.GRAPPLE else ""


def audit_joining(s: Position) -> str:
    """Another of the mover's units can be named."""
    if s.last_unit < 0 or s.unit_owner(s.last_unit) != s.mover:
        return "the last unit is not the mover's"
    if s.phase == codes.SALVO:
        return "" if later_gun(s, s.last_unit, s.target) else "no gun can join the salvo"
    if s.phase == codes.ASSAULT:
        return "" if later_stormer(s, Ship(s.last_unit), fort_of(s.target)) else "no ship can join the storm"
    # the last boarder is among the named already, so one place fewer is needed than for naming him
    more: bool = later_boarder(s, Ship(s.last_unit), Ship(s.target)) or named(s) == 3
    return "" if more else "no ship can join the boarding"


def audit_defence(s: Position) -> str:
    able: bool = s.fort(fort_of(s.target), F_OWNER) >= 0 and next_defender(s) >= 0
    return "" if able else "no ship can defend"


def audit_spoils(s: Position) -> str:
    if s.winner < 0:
        return "there is no such winner"
    unit: Unit = s.at_unit
    if s.phase == codes.SHARE and unit >= FORTS_FROM:
        if unit != s.target:
            return "another fort has its share"
    elif unit < 0 or unit >= s.ship_count or not takes_share(s, Ship(unit)):
        return "a share for nobody"
    if s.phase == codes.SHARE:
        return "" if least_for(s, unit) < most_for(s, unit) else "there is nothing to choose"
    stowing: bool = s.target < FORTS_FROM and s.of(Ship(unit), STOWING) != 0 and any_carrier(s)
    return "" if stowing else "no pearl is to be stowed"
