"""Every action that could be named in a phase, legal or not: the laws hold the rules' reasons against it."""

from .rules import codes
from .rules.position import Position


def universe(s: Position) -> list[int]:
    """Every action that could be named in the current phase, legal or not; the laws compare it with the legal ones."""
    phase, kind = s.phase, codes.KIND
    ships, cells = range(s.ships), range(s.chart.cells)
    if phase == codes.COMMAND:
        units = [k * kind + ship for k in (codes.ACTIVATE, codes.LEAVE, codes.DISSOLVE) for ship in ships]
        own = [ship for ship in ships if s.owner[ship] == s.active]
        pairs = [k * kind + a * 256 + b for k in (codes.FORM, codes.JOIN) for a in own for b in own]
        works = [card for card in range(s.chart.cards) if s.chart.card_owner[card] == s.active]
        guns = [codes.GUN * kind + card * 256 + ship for card in works for ship in ships]
        parties = [codes.PARTY * kind + figure for figure in range(s.chart.cards * 32)] if len(s.landed) else []
        return [*units, *pairs, *guns, *parties, codes.END * kind, codes.AHEAD * kind]
    if phase == codes.OPEN:
        repairs = [codes.REPAIR * kind + card for card in range(s.chart.cards)]
        return [k * kind + h for k in (codes.HEAD, codes.ROW) for h in range(8)] + repairs
    if phase in (codes.FIGHT, codes.LEAD, codes.LAND):
        fire = [codes.FIRE * kind + side * 4 + guns for side in (0, 1) for guns in (1, 2, 3)]
        landings = [codes.LAND_MASTS * kind + card * 4 + masts for card in range(s.chart.cards) for masts in (1, 2, 3)]
        return [*fire, *landings, codes.AHEAD * kind, codes.STOP * kind, codes.NEXT * kind]
    if phase == codes.ANSWER:
        replies = [codes.REPLY * kind + guns for guns in (1, 2, 3)]
        return [*replies, *(codes.TURN * kind + h for h in range(8)), codes.HOLD * kind]
    if phase == codes.REACT:
        return [*(codes.REACT_GUN * kind + card for card in range(s.chart.cards)), codes.PASS * kind]
    if phase == codes.PRIZE:
        keeps = [codes.KEEP_BOTH * kind + masts for masts in (1, 2, 3)]
        return [codes.SCUTTLE_PRIZE * kind, codes.SCUTTLE_OWN * kind, *keeps]
    if phase == codes.SHIFT:
        return [codes.SHIFT_SHIP * kind + figure for figure in range(16)]
    if phase == codes.PLACE:
        return [codes.PLACE_SHIP * kind + cell * 8 + h for cell in cells for h in range(8)]
    if phase == codes.ISLAND:
        return [*(codes.LAY_CARD * kind + cell for cell in cells), codes.LAY_DEFAULT * kind]
    if phase == codes.EDGE:
        return [codes.TAKE_EDGE * kind + edge for edge in range(4)]
    if phase == codes.LINE_UP:
        return [*(codes.LINE_SHIP * kind + cell for cell in cells), codes.LINE_REST * kind]
    return _card_universe(s)


def _card_universe(s: Position) -> list[int]:
    phase, kind = s.phase, codes.KIND
    ships = [codes.CHOOSE * kind + ship for ship in range(s.ships)]
    works = [codes.WORK * kind + card for card in range(s.chart.cards)]
    to_cells = [codes.TO_CELL * kind + cell for cell in range(s.chart.cells)]
    courses = [codes.COURSE * kind + heading for heading in range(8)]
    if phase == codes.CHOOSE_SHIP:
        return [*ships, codes.DECLINE * kind]
    if phase == codes.CHOOSE_CELL:
        return to_cells
    if phase == codes.CHOOSE_COURSE:
        return courses
    if phase == codes.CHOOSE_WORK:
        return [*works, codes.DECLINE * kind]
    if phase == codes.MANUAL:
        return [*ships, *works, codes.DONE * kind]
    hands = [k * kind + figure for k in (codes.HAND_MAST, codes.HAND_BAR) for figure in (0, 1)]
    return [*to_cells, *courses, *hands, codes.BACK * kind]
