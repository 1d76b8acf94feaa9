"""Actions that could be named, legal or not: a sample that changes with the position, for the laws to hold against.

The whole universe of a turn has tens of thousands of members; every legal action is among these, and so many others
that each reason comes up in a game.
"""

from .rules import codes
from .rules.game import AdmiralState


def universe(s: AdmiralState) -> list[int]:
    """The legal actions, and others of every kind that fits the phase."""
    legal = [s.nth_action(k) for k in range(s.count_actions())]
    if s.phase < codes.TURN:
        return list(dict.fromkeys(legal + _set_up(s)))
    return list(dict.fromkeys(legal + _turn(s) + _decisions(s)))


def _set_up(s: AdmiralState) -> list[int]:
    cells = range((s.round + s.turn_at) % 5, s.chart.size, 5)
    found = [codes.REEF * codes.KIND + cell for cell in cells]
    found += [
        codes.PLACE * codes.KIND + ship * codes.CELLS + cell for ship in range(s.ship_count) for cell in cells[::4]
    ]
    found += [codes.LAY * codes.KIND + order * codes.CELLS + cell for order in range(4) for cell in cells]
    return [*found, codes.END * codes.KIND]


def _turn(s: AdmiralState) -> list[int]:
    """A slice of the turn's actions: courses, pairs and ships change with the position."""
    turn = s.round + s.turn_at + s.barrier
    ships = range(turn % (s.ship_count // 6 + 1), s.ship_count + 1, s.ship_count // 6 + 1)
    found = [codes.END * codes.KIND]
    for ship in ships:
        courses = ((ship + turn) % 8,)
        moves = [(ship * 8 + course) * 32 + cells for course in courses for cells in range(8)]
        found += [codes.MOVE * codes.KIND + move for move in moves]
        found += [codes.DRIFT * codes.KIND + ship * 32 + cells for cells in range(4)] if (ship + turn) % 3 == 0 else []
        kinds = [codes.CONVERT, codes.EXPLODE, codes.BEGIN_REPAIR, codes.END_REPAIR, codes.TAKE]
        kinds += [codes.WITHDRAW, codes.DETONATE]
        found += [kind * codes.KIND + ship for kind in kinds if (ship + turn + kind) % 2 == 0]
    return found + _pairs(s, turn)


def _pairs(s: AdmiralState, turn: int) -> list[int]:
    found = []
    units = [*range(s.ship_count + 1), *(codes.FORTS_FROM + fort for fort in range(s.fort_count + 1))]
    for k, unit in enumerate(units):
        for j, target in enumerate(units):
            if (k + j * 5 + turn) % (11 + 2 * s.ship_count):
                continue
            shots = (k + turn) % 4
            kind = codes.FIRE if (j + turn) % 3 else codes.JOIN
            found.append(kind * codes.KIND + (unit * 64 + target) * 8 + shots)
            if unit < codes.FORTS_FROM:
                found.append((codes.BOARD if turn % 3 else codes.BOARD_JOIN) * codes.KIND + unit * 64 + target)
    for ship in range(s.ship_count + 1):
        fort = (ship + turn) % (s.fort_count + 1)
        for kind in (codes.STORM_FORT, codes.STORM_JOIN, codes.TAKE_FORT, codes.UNLOAD, codes.OFFER):
            found.append(kind * codes.KIND + ship * 64 + fort)
        other = (ship + 1 + turn % 3) % (s.ship_count + 1)
        found.append(codes.BEGIN_WORK * codes.KIND + (fort * 32 + ship) * 32 + other)
        found.append(codes.GIVE * codes.KIND + fort * 8 + ship % 7)
        found.append(codes.BREAK_OFF * codes.KIND + fort)
    return found


def _decisions(s: AdmiralState) -> list[int]:
    found = [kind * codes.KIND for kind in (codes.DEFENDED, codes.BLOW_UP, codes.LET_PASS, 0, codes.KINDS)]
    if s.phase in (codes.DEFEND, codes.STOW):
        found += [codes.DEFEND_WITH * codes.KIND + ship for ship in range(s.ship_count + 1)]
        found += [codes.STOW_IN * codes.KIND + ship for ship in range(s.ship_count + 1)]
    if s.phase == codes.SHARE:
        found += [codes.SHARE_OUT * codes.KIND + points for points in range(12)]
    return found
