"""Why not: placing, laying mines, defending, sharing out, stowing, answering; and the dispatch over all kinds."""

from mypy_extensions import i64

from .codes import (
    BEGIN_REPAIR,
    BEGIN_WORK,
    BLOW_UP,
    BOARD,
    BOARD_JOIN,
    BREAK_OFF,
    CANNOT_CARRY,
    CELL,
    CELL_TAKEN,
    CELLS,
    CONVERT,
    DEFEND,
    DEFEND_WITH,
    DEFENDED,
    DETONATE,
    DRIFT,
    END,
    END_REPAIR,
    EXPLODE,
    F_OWNER,
    FIRE,
    FORTS_FROM,
    GIVE,
    JOIN,
    KIND,
    LAY,
    LAY_MINES,
    LET_PASS,
    MOVE,
    NO_MINE,
    NO_SUCH_ACTION,
    NO_SUCH_SHIP,
    NOT_DEFENDER,
    NOT_NAVIGABLE,
    NOT_OWN_PORT,
    NOT_THAT_MANY,
    NOT_YOUR_SHIP,
    OFF_BOARD,
    OFFER,
    OUT_OF_ORDER,
    OWNER,
    PLACE,
    PLACE_REEFS,
    PLACE_SHIPS,
    PORT_TAKEN,
    REEF,
    SHARE,
    SHARE_OUT,
    SHIP_PLACED,
    STAY,
    STORM_FORT,
    STORM_JOIN,
    STOW,
    STOW_IN,
    TAKE,
    TAKE_FORT,
    TOO_FAR_FROM_FORT,
    UNLOAD,
    WINDOW,
    WITHDRAW,
    WRONG_PHASE,
)
from .mines import in_zone, live_mine
from .movement import asked
from .position import Position
from .preparation import starts_in
from .reasons_port import (
    why_not_begin_repair,
    why_not_begin_work,
    why_not_break_off,
    why_not_convert,
    why_not_detonate,
    why_not_end,
    why_not_end_repair,
    why_not_explode,
    why_not_give,
    why_not_offer,
    why_not_take,
    why_not_take_from_fort,
    why_not_unload,
    why_not_withdraw,
)
from .reasons_sea import why_not_board, why_not_drift, why_not_fire, why_not_move, why_not_storm
from .spoils import can_carry, least_for, most_for
from .waters import why_not_reef


def why_not_place(s: Position, ship: i64, cell: i64) -> i64:
    """Q73, M1.3, Q145: an own ship into an own port, two a cell at most."""
    if s.phase != PLACE_SHIPS:
        return WRONG_PHASE
    if ship >= s.ship_count:
        return NO_SUCH_SHIP
    if s.of(ship, OWNER) != s.mover:
        return NOT_YOUR_SHIP
    if s.of(ship, CELL) != 0:
        return SHIP_PLACED
    if cell >= s.chart.size or not s.chart.inside(cell):
        return OFF_BOARD
    if s.chart.ports[cell] == 0:
        return NOT_OWN_PORT
    if not starts_in(s, s.mover, cell):
        return PORT_TAKEN if s.scenario.any_port else NOT_OWN_PORT
    return 0 if s.crowd[cell] < s.berths[cell] else CELL_TAKEN


def why_not_lay(s: Position, order: i64, cell: i64) -> i64:
    """R10.4, Q68, Q128."""
    if s.phase != LAY_MINES:
        return WRONG_PHASE
    if order > 2:
        return NO_SUCH_ACTION
    if cell >= s.chart.size or not s.chart.inside(cell):
        return OFF_BOARD
    if not in_zone(s, s.actor, cell):
        return TOO_FAR_FROM_FORT
    return 0 if s.berths[cell] > 0 else NOT_NAVIGABLE


def why_not_defend(s: Position, ship: i64) -> i64:
    """R8.9c, Q62, Q112: ships of the fort's owner in its port, in their fixed order."""
    if s.phase != DEFEND:
        return WRONG_PHASE
    fort: i64 = s.target - FORTS_FROM
    if ship >= s.ship_count or not s.afloat(ship):
        return NO_SUCH_SHIP
    if s.of(ship, OWNER) != s.fort(fort, F_OWNER) or not s.in_port(ship, fort):
        return NOT_DEFENDER
    return OUT_OF_ORDER if ship <= s.last_unit else 0


def why_not_share(s: Position, points: i64) -> i64:
    """Q57, Q58, Q113."""
    if s.phase != SHARE:
        return WRONG_PHASE
    return 0 if least_for(s, s.at_unit) <= points <= most_for(s, s.at_unit) else NOT_THAT_MANY


def why_not_stow(s: Position, ship: i64) -> i64:
    """Q65: another survivor with room, or the pearl stays."""
    if s.phase != STOW:
        return WRONG_PHASE
    if ship == STAY:
        return 0
    return 0 if ship < s.ship_count and can_carry(s, ship) else CANNOT_CARRY


def why_not_answer(s: Position, blow_up: bool) -> i64:
    """R10.7: the window is open to whoever is asked, mine or not."""
    if s.phase != WINDOW:
        return WRONG_PHASE
    if not blow_up:
        return 0
    return 0 if live_mine(s, asked(s), s.of(s.sailing, CELL)) >= 0 else NO_MINE


def why_not(s: Position, action: i64) -> i64:
    """0 for a legal action of the actor in the current phase, else the reason."""
    if action < 0:
        return NO_SUCH_ACTION
    kind: i64 = action // KIND
    figure: i64 = action % KIND
    if kind == MOVE:
        return why_not_move(s, figure // 256, (figure // 32) % 8, figure % 32)
    if kind == DRIFT:
        return why_not_drift(s, figure // 32, figure % 32)
    if kind == FIRE or kind == JOIN:
        return why_not_fire(s, figure // 512, (figure // 8) % 64, figure % 8, kind == JOIN)
    if kind == BOARD or kind == BOARD_JOIN:
        return why_not_board(s, figure // 64, figure % 64, kind == BOARD_JOIN)
    if kind == STORM_FORT or kind == STORM_JOIN:
        return why_not_storm(s, figure // 64, figure % 64, kind == STORM_JOIN)
    return why_not_quiet(s, kind, figure)


def why_not_quiet(s: Position, kind: i64, figure: i64) -> i64:
    """The kinds that name one ship, one fort, or both."""
    if kind == END:
        return why_not_end(s) if figure == 0 else NO_SUCH_ACTION
    if kind == CONVERT:
        return why_not_convert(s, figure)
    if kind == EXPLODE:
        return why_not_explode(s, figure)
    if kind == BEGIN_REPAIR:
        return why_not_begin_repair(s, figure)
    if kind == END_REPAIR:
        return why_not_end_repair(s, figure)
    if kind == BEGIN_WORK:
        return why_not_begin_work(s, figure // 1024, (figure // 32) % 32, figure % 32)
    if kind == BREAK_OFF:
        return why_not_break_off(s, figure)
    if kind == TAKE:
        return why_not_take(s, figure)
    if kind == TAKE_FORT:
        return why_not_take_from_fort(s, figure // 64, figure % 64)
    if kind == UNLOAD:
        return why_not_unload(s, figure // 64, figure % 64)
    if kind == GIVE:
        return why_not_give(s, figure // 8, figure % 8)
    if kind == OFFER:
        return why_not_offer(s, figure // 64, figure % 64)
    if kind == WITHDRAW:
        return why_not_withdraw(s, figure)
    if kind == DETONATE:
        return why_not_detonate(s, figure)
    return why_not_other(s, kind, figure)


def why_not_other(s: Position, kind: i64, figure: i64) -> i64:
    """Set-up, and decisions out of the usual turn."""
    if kind == REEF:
        return why_not_reef(s, figure) if s.phase == PLACE_REEFS else WRONG_PHASE
    if kind == PLACE:
        return why_not_place(s, figure // CELLS, figure % CELLS)
    if kind == LAY:
        return why_not_lay(s, figure // CELLS, figure % CELLS)
    if kind == DEFEND_WITH:
        return why_not_defend(s, figure)
    if kind == DEFENDED:
        return 0 if s.phase == DEFEND and figure == 0 else WRONG_PHASE
    if kind == SHARE_OUT:
        return why_not_share(s, figure)
    if kind == STOW_IN:
        return why_not_stow(s, figure)
    if kind == BLOW_UP or kind == LET_PASS:
        return why_not_answer(s, kind == BLOW_UP) if figure == 0 else NO_SUCH_ACTION
    return NO_SUCH_ACTION
