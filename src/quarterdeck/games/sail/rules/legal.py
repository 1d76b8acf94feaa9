"""Why an action that is not on the list is not legal, as a reason that a player can be told."""

from mypy_extensions import i64

from . import codes, reasons
from .boarding import has_free_neighbour
from .fleet import HUNTED
from .gunnery import NOTHING, bearing_side, shots_left, what_is_abeam
from .legal_sites import why_not_land, why_not_lay_card, why_not_line_ship, why_not_party, why_not_place_ship
from .position import Position
from .sailing import NO_CARDS, NO_DAMAGE, NO_MASTS, next_cell, why_no_repair
from .situations import IN_A_LINE, IN_REPAIR_ZONE, NO_HAVEN, NO_SPARE_MAST, TOO_FEW_MASTS, UNDAMAGED, why_not_candidate
from .wind import is_open_to


def explain(s: Position, action: i64) -> i64:
    """The reason against an action that is not among the legal ones."""
    kind: i64 = action // codes.KIND
    figure: i64 = action % codes.KIND
    if phase_of(kind, s.phase) != s.phase:
        return reasons.WRONG_PHASE
    reason: i64 = 0
    if (
        kind == codes.ACTIVATE
        or kind == codes.LEAVE
        or kind == codes.DISSOLVE
        or kind == codes.FORM
        or kind == codes.JOIN
    ):
        reason = why_not_unit(s, kind, figure)
    elif kind == codes.GUN:
        reason = why_not_gun(s, figure // 256, figure % 256)
    elif kind == codes.REACT_GUN:
        reason = why_not_gun(s, figure, s.react_ship)
    elif kind == codes.HEAD or kind == codes.ROW or kind == codes.REPAIR:
        reason = why_not_open(s, kind, figure)
    elif kind == codes.AHEAD or kind == codes.STOP:
        reason = why_not_ahead(s, kind)
    elif kind == codes.FIRE:
        reason = why_not_fire(s, figure // 4, figure % 4)
    elif kind == codes.REPLY or kind == codes.TURN:
        reason = why_not_answer(s, kind, figure)
    elif kind == codes.SCUTTLE_PRIZE or kind == codes.SCUTTLE_OWN or kind == codes.KEEP_BOTH:
        reason = why_not_prize(s, kind, figure)
    elif kind == codes.SHIFT_SHIP or kind == codes.TO_CELL:
        reason = why_not_cell(s, kind, figure)
    elif kind == codes.LAND_MASTS:
        reason = why_not_land(s, figure // 4, figure % 4)
    elif kind == codes.PARTY:
        reason = why_not_party(s, figure // 32, figure // 4 % 8, figure % 4)
    elif kind == codes.PLACE_SHIP:
        reason = why_not_place_ship(s, figure // 8)
    elif kind == codes.LAY_CARD:
        reason = why_not_lay_card(s, figure)
    elif kind == codes.LINE_SHIP:
        reason = why_not_line_ship(s, figure)
    else:
        reason = why_not_card(s, kind, figure)
    return reason if reason != 0 else reasons.WRONG_PHASE


def phase_of(kind: i64, phase: i64) -> i64:
    """The phase that a kind of action belongs to; the present one where it belongs to it too."""
    if (
        kind == codes.ACTIVATE
        or kind == codes.LEAVE
        or kind == codes.DISSOLVE
        or kind == codes.FORM
        or kind == codes.JOIN
        or kind == codes.GUN
    ):
        return codes.COMMAND
    if kind == codes.PARTY:
        return codes.COMMAND
    if kind == codes.HEAD or kind == codes.ROW or kind == codes.REPAIR:
        return codes.OPEN
    if kind == codes.FIRE:
        return codes.FIGHT
    if kind == codes.AHEAD or kind == codes.STOP:
        return phase if phase == codes.LEAD or phase == codes.LAND else codes.FIGHT
    if kind == codes.LAND_MASTS:
        return phase if phase == codes.LAND else codes.FIGHT
    if kind == codes.REPLY or kind == codes.TURN:
        return codes.ANSWER
    if kind == codes.REACT_GUN:
        return codes.REACT
    if kind == codes.SCUTTLE_PRIZE or kind == codes.SCUTTLE_OWN or kind == codes.KEEP_BOTH:
        return codes.PRIZE
    if kind == codes.SHIFT_SHIP:
        return codes.SHIFT
    if kind == codes.PLACE_SHIP:
        return codes.PLACE
    if kind == codes.LAY_CARD or kind == codes.LAY_DEFAULT:
        return codes.ISLAND
    if kind == codes.LINE_SHIP:
        return codes.LINE_UP
    if kind == codes.CHOOSE or kind == codes.DECLINE:
        return phase if phase == codes.CHOOSE_WORK else codes.CHOOSE_SHIP
    if kind == codes.TO_CELL:
        return phase if phase == codes.MANUAL_SHIP else codes.CHOOSE_CELL
    if kind == codes.WORK:
        return codes.CHOOSE_WORK
    if kind == codes.HAND_MAST or kind == codes.HAND_BAR or kind == codes.COURSE:
        return codes.MANUAL_SHIP
    return -1


# COMMAND


def why_not_unit(s: Position, kind: i64, figure: i64) -> i64:
    """Why a ship or line may not be begun, formed, joined, left or dissolved."""
    ship: i64 = figure // 256 if kind == codes.FORM or kind == codes.JOIN else figure
    if ship >= s.ships or s.where[ship] == 0 or s.owner[ship] != s.active:
        return reasons.NOT_YOUR_SHIP
    if kind == codes.DISSOLVE:
        if s.ahead[ship] >= 0 or s.behind[ship] < 0:
            return reasons.NO_LINE
        return reasons.LINE_IS_NEW if s.has(ship, codes.NEW_LINE) else 0
    if s.has(ship, codes.FROZEN):
        return reasons.SHIP_FROZEN
    if s.has(ship, codes.NO_ACT):
        return reasons.SHIP_BARRED
    if kind == codes.FORM:
        return reasons.NOT_IN_A_ROW
    if kind == codes.JOIN:
        return reasons.NOT_AT_THE_END
    if s.has(ship, codes.ACTIVATED):
        return reasons.ALREADY_ACTED
    if kind == codes.LEAVE:
        return reasons.NO_STEP_THERE if s.in_line(ship) else reasons.NO_LINE
    return reasons.FOLLOWS_LINE


def why_not_gun(s: Position, card: i64, ship: i64) -> i64:
    """Why a gun may not fire at a ship."""
    if card >= s.chart.cards or s.chart.card_gun[card] == 0 or s.chart.card_owner[card] != s.decider:
        return reasons.NOT_YOUR_GUN
    if s.fort_silent:
        return reasons.FORT_SILENT
    if s.fog:
        return reasons.FOGGED
    if s.works[card] & codes.UP == 0:
        return reasons.CARD_DOWN
    if ship < 0 or ship >= s.ships or s.where[ship] == 0 or not s.is_enemy(s.owner[ship], s.decider):
        return reasons.NOT_AN_ENEMY
    cell: i64 = s.where[ship]
    for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
        if s.chart.reach_card[reach] == card:
            if s.fort_blocked and s.chart.reach_near[reach] >= 0 and s.ship_at(s.chart.reach_near[reach]) >= 0:
                return reasons.GUN_SHIELDED
            return reasons.GUN_FIRED
    return reasons.OUT_OF_REACH


# OPEN, FIGHT, ANSWER


def why_not_open(s: Position, kind: i64, figure: i64) -> i64:
    ship: i64 = s.ship
    if kind == codes.HEAD:
        if figure >= 8:
            return reasons.WRONG_PHASE
        return reasons.SAME_COURSE if figure == s.heading[ship] else reasons.NO_STEP_THERE
    if s.line >= 0 or s.leaving:
        return reasons.LINE_REPAIRS_NOT if kind == codes.REPAIR else reasons.NO_OARS
    if kind == codes.ROW:
        return reasons.WAY_BLOCKED if s.has(ship, codes.MAY_ROW) else reasons.NO_OARS
    why: i64 = why_no_repair(s, ship)
    if why == NO_DAMAGE:
        return reasons.NOT_DAMAGED
    if why == NO_MASTS:
        return reasons.NO_LOST_MAST
    if why == NO_CARDS:
        return reasons.NO_CARD_LEFT
    return reasons.WRONG_CARD if why == 0 else reasons.NOT_IN_REPAIR_ZONE


def why_not_ahead(s: Position, kind: i64) -> i64:
    if kind == codes.STOP:
        return reasons.MUST_STEP
    if s.phase == codes.LAND:
        return reasons.WRONG_PHASE
    if s.line >= 0 and s.phase == codes.FIGHT:
        return reasons.WRONG_PHASE
    if s.halted:
        return reasons.LINE_HALTED
    ship: i64 = s.line if s.line >= 0 else s.ship
    if s.left == 0:
        return reasons.NO_RANGE
    return 0 if is_open_to(s, ship, next_cell(s, ship)) else reasons.WAY_BLOCKED


def why_not_fire(s: Position, side: i64, guns: i64) -> i64:
    ship: i64 = s.ship
    if s.fog:
        return reasons.FOGGED
    if s.has(ship, codes.NO_FIRE):
        return reasons.GUNS_SILENT
    if side > 1 or guns == 0:
        return reasons.WRONG_PHASE
    if what_is_abeam(s, ship, side) == NOTHING:
        return reasons.NOTHING_ABEAM
    return reasons.NO_SHOTS if shots_left(s, ship, side) <= 0 else reasons.TOO_MANY_GUNS


def why_not_answer(s: Position, kind: i64, figure: i64) -> i64:
    side: i64 = bearing_side(s, s.target, s.ship)
    if kind == codes.REPLY:
        return reasons.NOT_ABEAM if side < 0 else reasons.TOO_MANY_GUNS
    return reasons.IS_ABEAM if side >= 0 else reasons.SAME_COURSE


# PRIZE, SHIFT, cells


def why_not_prize(s: Position, kind: i64, figure: i64) -> i64:
    own: i64 = s.winner_ship
    if kind == codes.SCUTTLE_PRIZE or kind == codes.SCUTTLE_OWN:
        return reasons.KEEPS_MERCHANTMAN
    if s.scenario == codes.HUNT or (s.scenario == codes.PIRATES and s.owner[own] != HUNTED):
        return reasons.ONE_HULL_ONLY
    if s.masts[own] < 2:
        return reasons.TOO_FEW_SURVIVORS
    return reasons.TOO_MANY_MASTS if has_free_neighbour(s, s.where[own]) else reasons.NO_FREE_CELL


def why_not_cell(s: Position, kind: i64, figure: i64) -> i64:
    if kind == codes.SHIFT_SHIP:
        return reasons.CELL_TAKEN
    if not s.chart.is_inside(figure) or not s.is_free(figure):
        return reasons.CELL_TAKEN
    return reasons.NOT_A_HAVEN


def why_not_card(s: Position, kind: i64, figure: i64) -> i64:
    """Why a situation card may not be turned on a ship or fortress card."""
    if kind == codes.LAY_DEFAULT:
        return reasons.ISLAND_BEGUN
    if kind == codes.DECLINE:
        return reasons.COMPULSORY
    if kind == codes.WORK:
        return reasons.WRONG_CARD
    if kind == codes.HAND_MAST:
        return reasons.NO_LOST_MAST if figure == 1 else reasons.LAST_MAST
    if kind == codes.HAND_BAR:
        return reasons.BARRED_ALREADY
    if kind == codes.COURSE:
        return reasons.SAME_COURSE
    if kind != codes.CHOOSE or s.phase != codes.CHOOSE_SHIP:
        return reasons.WRONG_PHASE
    why: i64 = why_not_candidate(s, figure) if figure < s.ships else 1
    if why == TOO_FEW_MASTS:
        return reasons.LAST_MAST
    if why == UNDAMAGED:
        return reasons.NOT_DAMAGED
    if why == NO_SPARE_MAST:
        return reasons.NO_LOST_MAST
    if why == IN_REPAIR_ZONE:
        return reasons.IN_REPAIR_ZONE
    if why == IN_A_LINE:
        return reasons.IN_A_LINE
    return reasons.NO_HAVEN if why == NO_HAVEN else reasons.NOT_YOUR_SHIP
