"""What must hold of the turn and of the decision that is due."""

from typing import Final

from mypy_extensions import i64

from .codes import (
    ASSAULT,
    BLASTS,
    CELL,
    DEFEND,
    F_OWNER,
    FORTS_FROM,
    GRAPPLE,
    LAY_MINES,
    OVER,
    OWNER,
    PLACE_REEFS,
    ROLE,
    RUNNING,
    SALVO,
    SHARE,
    STORM,
    STOW,
    STOWING,
    TURN,
    WINDOW,
)
from .fight import next_defender
from .fireships import due_ships
from .mines import asks, may_be_mined, mines_still_to_lay
from .movement import asked
from .position import MOST_PEARLS, Position
from .reasons_sea import later_boarder, later_gun, later_stormer
from .spoils import any_carrier, least_for, most_for, takes_share

MOST: Final[i64] = 1000000  # rounds and the like: what no game comes near


def audit_turn(s: Position) -> str:
    """Figures of round and turn are in their bounds."""
    if s.phase < PLACE_REEFS or s.phase > OVER:
        return "there is no such phase"
    if s.mover < 0 or s.mover >= s.seats or s.turn_at < -1 or s.turn_at > s.seats:
        return "there is no such seat"
    if s.spinner_at < -1 or s.spinner_at >= s.seats or s.wind < 0 or s.wind > 7:
        return "there is no such wind"
    if s.strength < 0 or s.strength > STORM or s.round < 0 or s.round > MOST:
        return "there is no such round"
    if s.drifted < -MOST or s.drifted > MOST or s.drifted_due < -MOST or s.drifted_due > MOST:
        return "there is no such drift"
    if s.gains < 0 or s.gains > MOST or s.quiet < 0 or s.quiet > MOST:
        return "there is no such count"
    if s.least_adrift < 0 or s.least_adrift > MOST_PEARLS:
        return "there is no such number of pearls"
    if s.winners < 0 or s.winners >> s.seats != 0 or s.leaving < 0 or s.leaving >> s.seats != 0:
        return "there is no such side"
    if (s.ended == RUNNING) == (s.phase == OVER):
        return "the game is over without an end"
    if s.ended < RUNNING or s.ended > 10:
        return "there is no such end"
    return ""


def audit_decision(s: Position) -> str:
    """The decision that is due can be made, and nothing is left over from another."""
    if s.phase == OVER:
        return ""
    if s.phase >= TURN:
        if s.turn_at < 0 or s.turn_at >= s.seats or s.in_order(s.turn_at) != s.mover or s.out(s.mover):
            return "it is the turn of somebody else"
        if s.round < 1:
            return "a turn before the first round"
        if s.losses and s.phase != WINDOW and s.phase != SHARE and s.phase != STOW:
            return "losses that were not settled"
    elif s.round != 0 or s.turn_at > s.seats or (s.out(s.mover) and s.phase != LAY_MINES):
        return "a round before the set-up is done"
    if s.phase == LAY_MINES and mines_still_to_lay(s) == 0:
        return "no mine is left to be laid"
    if s.phase < LAY_MINES and (s.turn_at < 0 or s.turn_at >= s.seats or s.in_order(s.turn_at) != s.mover):
        return "somebody else has to place"
    return audit_sailing(s) or audit_target(s) or audit_fight(s)


def audit_sailing(s: Position) -> str:
    """A move is under way in a mine window and nowhere else."""
    if s.phase != WINDOW:
        idle: bool = s.sailing == -1 and s.cells_left == 0 and s.asking == 0 and s.reef_damage == 0
        return "" if idle and s.sailed_from == 0 else "a move that nobody makes"
    if s.sailing < 0 or s.sailing >= s.ship_count or not s.afloat(s.sailing) or s.of(s.sailing, OWNER) != s.mover:
        return "the ship that sails is not there"
    if s.course < 0 or s.course > 7 or s.asking < 2 or s.asking > s.seats or s.reef_damage < 0 or s.reef_damage > 31:
        return "a move on no course"
    if s.sailed_from <= 0 or s.sailed_from >= s.chart.size or not s.chart.inside(s.sailed_from):
        return "a move from nowhere"
    cell: i64 = s.of(s.sailing, CELL)
    for _ in range(s.cells_left):
        if (i64(s.chart.exits[cell]) >> s.course) & 1 == 0:
            return "a move off the board"
        cell += s.chart.delta[s.course]
        if s.crowd[cell] >= s.berths[cell]:
            return "a move into a cell that is full"
    seat: i64 = asked(s)
    here: i64 = s.of(s.sailing, CELL)
    if s.allied(seat, s.mover) or not asks(s, seat) or not may_be_mined(s, seat, here) or s.cells_left < 0:
        return "a window that is open to nobody"
    return ""


def audit_target(s: Position) -> str:
    """A target is named while a salvo or a fight is under way."""
    if s.phase < SALVO or s.phase > STOW:
        if s.target != -1 or s.last_unit != -1 or s.winner != -1 or s.points != 0 or s.at_unit != -1:
            return "a fight that nobody fights"
        if s.leaving != 0:
            return "somebody should have left"
        for ship in range(s.ship_count):
            if s.of(ship, ROLE) != 0:
                return "a ship takes part in nothing"
        return "no fireship is due" if s.phase == BLASTS and due_ships(s, s.mover) < 2 else ""
    if s.last_unit < -1 or s.last_unit >= FORTS_FROM + s.fort_count:
        return "there is no such unit"
    if s.phase == SALVO or s.phase == GRAPPLE or s.phase == ASSAULT:
        if s.last_unit < 0 or s.unit_owner(s.last_unit) != s.mover:
            return "the last unit is not the mover's"
    fort: i64 = s.target - FORTS_FROM
    if s.target >= FORTS_FROM:
        if fort >= s.fort_count or not s.standing(fort):
            return "the fort that is attacked does not stand"
    elif s.target < 0 or s.target >= s.ship_count or not s.afloat(s.target):
        return "the ship that is attacked is not there"
    if (s.target >= FORTS_FROM) != (s.phase == ASSAULT or s.phase == DEFEND) and s.phase < SHARE and s.phase != SALVO:
        return "the wrong thing is attacked"
    return ""


def audit_fight(s: Position) -> str:
    """Whoever is asked has something to choose."""
    if s.phase == SALVO and not later_gun(s, s.last_unit, s.target):
        return "no gun can join the salvo"
    if s.phase == GRAPPLE and not later_boarder_now(s):
        return "no ship can join the boarding"
    if s.phase == ASSAULT and not later_stormer(s, s.last_unit, s.target - FORTS_FROM):
        return "no ship can join the storm"
    if s.phase == DEFEND and (s.fort(s.target - FORTS_FROM, F_OWNER) < 0 or next_defender(s) < 0):
        return "no ship can defend"
    if s.phase != SHARE and s.phase != STOW:
        return "" if s.winner == -1 and s.points == 0 and s.at_unit == -1 else "a fight that is not yet won"
    if s.winner < 0 or s.winner >= s.seats or s.points < 0 or s.points > 255:
        return "there is no such winner"
    if s.phase == SHARE:
        return audit_share(s)
    if s.at_unit < 0 or s.at_unit >= s.ship_count or s.of(s.at_unit, STOWING) == 0 or not any_carrier(s):
        return "no pearl is to be stowed"
    return "" if takes_share(s, s.at_unit) and s.target < FORTS_FROM else "a pearl of a ship that took no part"


def later_boarder_now(s: Position) -> bool:
    """The last boarder is among the named already, so one place fewer is needed than for naming him."""
    return later_boarder(s, s.last_unit, s.target) or boarders_named(s) == 3


def boarders_named(s: Position) -> i64:
    named: i64 = 0
    for ship in range(s.ship_count):
        if s.of(ship, ROLE) != 0:
            named += 1
    return named


def audit_share(s: Position) -> str:
    if s.at_unit >= FORTS_FROM:
        if s.at_unit != s.target:
            return "another fort has its share"
    elif s.at_unit < 0 or s.at_unit >= s.ship_count or not takes_share(s, s.at_unit):
        return "a share for nobody"
    return "" if least_for(s, s.at_unit) < most_for(s, s.at_unit) else "there is nothing to choose"
