"""Invariants of a position: the first broken one, in words for the developer. Loading trusts nothing else."""

from typing import Final

from mypy_extensions import i64

from . import codes
from .compass import direction_between
from .position import Position

MOST_TURNS: Final[i64] = 1000000  # rounds and figures beyond it are no game


def audit(s: Position) -> str:
    """Nothing where all is well."""
    broken = audit_turn(s)
    if broken == "":
        broken = audit_ships(s)
    if broken == "":
        broken = audit_masts(s)
    if broken == "":
        broken = audit_act(s)
    if broken == "" and s.scenario == codes.ASSAULT:
        broken = audit_shore(s)
    return broken


def audit_turn(s: Position) -> str:
    if s.phase < codes.PLACE or s.phase > codes.OVER:
        return "no such phase"
    if s.alive < 0 or s.alive >> s.seats != 0:
        return "seats that are not there"
    if not (0 <= s.active < s.seats and 0 <= s.opening < s.seats and 0 <= s.decider < s.seats):
        return "a seat that is not there"
    if (
        s.winners < 0
        or s.winners >> s.seats != 0
        or (s.ended != codes.RUNNING) != (s.phase == codes.OVER)
        or not 0 <= s.ended <= codes.BY_CONCESSION
    ):
        return "an end that is none"
    if not (1 <= s.round <= MOST_TURNS and 0 <= s.quiet <= MOST_TURNS):
        return "rounds out of range"
    if s.wind < -1 or s.wind >= s.decks.winds or not 0 <= s.wind_turn < 8:
        return "no such wind"
    if s.wind < 0 and s.phase >= codes.CHOOSE_SHIP and s.phase < codes.OVER:
        return "a turn without wind"
    if s.card < -1 or s.card >= s.decks.situations or not -1 <= s.edge <= 3:
        return "no such card or edge"
    if not (-9 <= s.range_delta <= 9 and -9 <= s.board_bonus <= 9 and 0 <= s.hands <= 12):
        return "a card's figures out of range"
    if codes.CHOOSE_SHIP <= s.phase < codes.COMMAND and (s.card < 0 or not 0 <= s.op < s.decks.ops_of(s.card)):
        return "no operation to decide on"
    return ""


def audit_ships(s: Position) -> str:
    for ship in range(s.ships):
        if not 0 <= s.owner[ship] < s.seats or not 0 <= s.heading[ship] < 8:
            return "a ship without owner or heading"
        if not 0 <= s.masts[ship] <= s.holes[ship]:
            return "more masts than holes"
        if not 0 <= s.spent[ship] < 64 or not 0 <= s.marks[ship] < codes.CAUGHT:
            return "shots or marks out of range"
        cell: i64 = s.where[ship]
        if cell != 0:
            broken = audit_cell(s, ship, cell)
            if broken != "":
                return broken
        elif s.in_line(ship):
            return "a sunk ship in a line"
        elif s.masts[ship] != 0 and s.phase > codes.LINE_UP and s.ended == codes.RUNNING:
            return "masts on a ship that is not on the board"
        broken = audit_link(s, ship)
        if broken != "":
            return broken
    for cell in range(s.chart.cells):
        found: i64 = s.ship_at(cell)
        if found >= s.ships or (found >= 0 and s.where[found] != cell):
            return "the board shows a ship that is elsewhere"
    return ""


def audit_cell(s: Position, ship: i64, cell: i64) -> str:
    if not s.chart.is_inside(cell):
        return "a ship outside the board"
    if not s.is_alive(s.owner[ship]):
        return "a ship of a player who is out"
    guest: bool = ship == s.beaten or (ship == s.ship and s.boarding >= 0 and s.winner_ship < 0)
    if s.ship_at(cell) != ship and not guest:
        return "the board does not show a ship"
    if s.masts[ship] == 0 and ship != s.beaten:
        return "a ship without masts"
    return ""


def audit_link(s: Position, ship: i64) -> str:
    """Lines are links both ways between own ships on neighbouring cells."""
    rear: i64 = s.behind[ship]
    front: i64 = s.ahead[ship]
    if not (-1 <= rear < s.ships and -1 <= front < s.ships):
        return "a line with a ship that is not there"
    if rear >= 0:
        if s.ahead[rear] != ship or s.owner[rear] != s.owner[ship]:
            return "a broken line"
        if direction_between(s.chart.stride, s.where[rear], s.where[ship]) < 0:
            return "a gap in a line"
    if front >= 0 and s.behind[front] != ship:
        return "a broken line"
    steps: i64 = 0
    while front >= 0 and steps <= s.ships:
        front = s.ahead[front]
        steps += 1
        if front >= s.ships:
            return "a line with a ship that is not there"
    return "a line without a leader" if steps > s.ships else ""


def audit_masts(s: Position) -> str:
    """A56: never more masts of a player than he began with."""
    for seat in range(s.seats):
        if s.masts_in_play(seat) > s.began[seat]:
            return "more masts than a player began with"
    for card in range(s.chart.cards):
        if not 0 <= s.works[card] <= 3:
            return "a fortress card in no state"
    return ""


def is_ship(s: Position, ship: i64) -> bool:
    return 0 <= ship < s.ships and s.where[ship] != 0


def audit_act(s: Position) -> str:
    """The figures of an activation name ships that are there."""
    for named in (s.ship, s.line, s.target, s.gap_ship, s.gap_front, s.resume, s.boarding, s.winner_ship, s.beaten):
        if not -1 <= named < s.ships:
            return "an activation of a ship that is not there"
    for named in (s.op_ship, s.react_ship, s.react_next):
        if not -1 <= named < s.ships:
            return "a decision on a ship that is not there"
    if not (0 <= s.left <= 99 and 0 <= s.react_turn <= s.seats and 0 <= s.react_used < 1 << 30):
        return "an activation out of range"
    if s.gap_cell != 0 and not s.chart.is_inside(s.gap_cell):
        return "a gap outside the board"
    if s.op_cell != 0 and not s.chart.is_inside(s.op_cell):
        return "a card's cell outside the board"
    return audit_phase(s)


def audit_phase(s: Position) -> str:
    """What each phase needs."""
    phase: i64 = s.phase
    if (
        phase == codes.OPEN
        or phase == codes.FIGHT
        or phase == codes.LEAD
        or phase == codes.ANSWER
        or phase == codes.LAND
    ):
        if not is_ship(s, s.ship) or s.owner[s.ship] != s.active:
            return "no ship to act with"
    if (s.line >= 0 or phase == codes.LEAD) and s.ended == codes.RUNNING and not is_ship(s, s.line):
        return "no line to act with"
    if phase == codes.ANSWER and not is_ship(s, s.target):
        return "no ship to answer with"
    if phase == codes.REACT and (not is_ship(s, s.react_ship) or not 1 <= s.react_turn < s.seats):
        return "no ship to react to"
    if phase == codes.PRIZE or phase == codes.SHIFT:
        if not is_ship(s, s.winner_ship) or not is_ship(s, s.beaten) or s.winner_ship == s.beaten:
            return "no prize to decide on"
        if s.where[s.beaten] != s.where[s.winner_ship] or s.owner[s.beaten] != s.owner[s.winner_ship]:
            return "a prize elsewhere"
    if (phase == codes.CHOOSE_COURSE or phase == codes.MANUAL_SHIP or phase == codes.CHOOSE_CELL) and not is_ship(
        s, s.op_ship
    ):
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
            if s.landed[place] < 0 or not 0 <= s.weary[place] <= s.landed[place]:
                return "more tired masts than landed ones"
        if ashore > 3 or (ashore > 0 and s.works[card] & codes.UP != 0):
            return "too many masts in a cell"
    return ""
