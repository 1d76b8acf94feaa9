"""Invariants of a position: the first broken one, in words for the developer. Loading trusts nothing else."""

from mypy_extensions import i64

from ....engine.state import Seat
from . import codes
from .chart import Cell
from .derived import frame
from .position import Position, Ship


def audit(s: Position) -> str:
    """Nothing where all is well."""
    broken = frame(s) or audit_end(s) or audit_decks(s) or audit_board(s) or audit_masts(s)
    for ship in range(s.ships):
        broken = broken or audit_ship(s, Ship(ship)) or audit_link(s, Ship(ship))
    broken = broken or audit_act(s) or audit_prize(s) or audit_card(s)
    return broken or (audit_shore(s) if s.scenario == codes.ASSAULT else "")


def audit_end(s: Position) -> str:
    if (s.ended != codes.RUNNING) != (s.phase == codes.OVER):
        return "an end that is none"
    if s.wind < 0 and codes.CHOOSE_SHIP <= s.phase < codes.OVER:
        return "a turn without wind"
    return ""


def audit_decks(s: Position) -> str:
    """A8: no stack holds more of a card than its deck has."""
    for wind in range(s.decks.winds):
        if s.wind_left[wind] > s.decks.wind_copies[wind]:
            return "more cards of a wind than the deck has"
    for card in range(s.decks.situations):
        if s.situation_left[card] > s.decks.situation_copies[card]:
            return "more cards of a kind than the deck has"
    return ""


def audit_board(s: Position) -> str:
    for cell in range(s.chart.cells):
        found: i64 = s.ship_at(Cell(cell))
        if found >= s.ships or (found >= 0 and s.where[found] != cell):
            return "the board shows a ship that is elsewhere"
    return ""


def audit_masts(s: Position) -> str:
    """A56: never more masts of a player than he began with."""
    for seat in range(s.seats):
        if s.masts_in_play(Seat(seat)) > s.began[seat]:
            return "more masts than a player began with"
    return ""


def audit_ship(s: Position, ship: Ship) -> str:
    if s.masts[ship] > s.holes[ship]:
        return "more masts than holes"
    if s.where[ship] != 0:
        return audit_cell(s, ship, s.where[ship])
    if s.in_line(ship):
        return "a sunk ship in a line"
    if s.masts[ship] != 0 and s.phase > codes.LINE_UP and s.ended == codes.RUNNING:
        return "masts on a ship that is not on the board"
    return ""


def audit_cell(s: Position, ship: Ship, cell: Cell) -> str:
    if not s.chart.is_inside(cell):
        return "a ship outside the board"
    if not s.is_alive(s.owner[ship]):
        return "a ship of a player who is out"
    if s.ship_at(cell) != ship and not s.is_guest(ship):
        return "the board does not show a ship"
    if s.masts[ship] == 0 and ship != s.beaten:
        return "a ship without masts"
    return ""


def audit_link(s: Position, ship: Ship) -> str:
    """Lines are links both ways between own ships on neighbouring cells, and each has a leader."""
    rear: Ship = s.behind[ship]
    front: Ship = s.ahead[ship]
    if rear >= 0:
        if s.ahead[rear] != ship or s.owner[rear] != s.owner[ship]:
            return "a broken line"
        if s.chart.direction(s.where[rear], s.where[ship]) < 0:
            return "a gap in a line"
    if front >= 0 and s.behind[front] != ship:
        return "a broken line"
    steps: i64 = 0
    while front >= 0 and steps <= s.ships:
        front = s.ahead[front]
        steps += 1
    return "a line without a leader" if steps > s.ships else ""


def is_ship(s: Position, ship: Ship) -> bool:
    return ship >= 0 and s.where[ship] != 0


def audit_act(s: Position) -> str:
    """Whoever acts, answers or is fired at is there."""
    phase: i64 = s.phase
    if s.gap_cell != 0 and not s.chart.is_inside(s.gap_cell):
        return "a gap outside the board"
    if codes.OPEN <= phase <= codes.ANSWER or phase == codes.LAND:
        if not is_ship(s, s.ship) or s.owner[s.ship] != s.active:
            return "no ship to act with"
    if (s.line >= 0 or phase == codes.LEAD) and s.ended == codes.RUNNING and not is_ship(s, s.line):
        return "no line to act with"
    if phase == codes.ANSWER and not is_ship(s, s.target):
        return "no ship to answer with"
    if phase == codes.REACT and (not is_ship(s, s.react_ship) or not 1 <= s.react_turn < s.seats):
        return "no ship to react to"
    return ""


def audit_prize(s: Position) -> str:
    """A118: winner and beaten lie in one cell, both the winner's."""
    if s.phase != codes.PRIZE and s.phase != codes.SHIFT:
        return ""
    if not is_ship(s, s.winner_ship) or not is_ship(s, s.beaten) or s.winner_ship == s.beaten:
        return "no prize to decide on"
    if s.where[s.beaten] != s.where[s.winner_ship] or s.owner[s.beaten] != s.owner[s.winner_ship]:
        return "a prize elsewhere"
    return ""


def audit_card(s: Position) -> str:
    """A situation card that asks has an operation, and the ship and cell it has come to."""
    phase: i64 = s.phase
    if s.op_cell != 0 and not s.chart.is_inside(s.op_cell):
        return "a card's cell outside the board"
    if not codes.CHOOSE_SHIP <= phase < codes.COMMAND:
        return ""
    if s.card < 0 or s.op >= s.decks.ops_of(s.card):
        return "no operation to decide on"
    on_ship: bool = phase == codes.CHOOSE_COURSE or phase == codes.MANUAL_SHIP or phase == codes.CHOOSE_CELL
    if on_ship and not is_ship(s, s.op_ship):
        return "a card without its ship"
    if phase == codes.CHOOSE_COURSE and (s.op_cell == 0 or not s.is_free(s.op_cell)):
        return "a card without its cell"
    return ""


def audit_shore(s: Position) -> str:
    """L108: at most three masts in a cell, none where the gun works."""
    for card in range(s.chart.cards):
        ashore: i64 = 0
        for seat in range(s.seats):
            place: i64 = card * s.seats + seat
            ashore += s.landed[place]
            if s.weary[place] > s.landed[place]:
                return "more tired masts than landed ones"
        if ashore > 3 or (ashore > 0 and s.works[card] & codes.UP != 0):
            return "too many masts in a cell"
    return ""
