"""Actions of Admiral: the engine's ints, structured values, and notation.

F1 S3             frigate 1 sails south, three cells      B1 drift 1      the storm drives brig 1 one cell
L1 x A1 3         ship of the line 1 fires three shots at fort A1 (one die); a + at the end: another gun joins the salvo
L1 board F2       boarding; L1 storm X14: storming; a + at the end: another ship joins
B1 fireship       B1 explode        L1 repair   L1 ready          fireships; repair begun and ended
work A1 L1 G1     break A1          two ships work at a fort; the work is broken off
G1 load   G1 load A1   G1 unload A1 a pearl from the cell, out of a fort, into a fort
give A1 3         L1 offer A1   L1 withdraw   a fort for seat 3; a ship offered to a partner
mine F2           blow up a ship that rests on an own mine        end    end the turn
reef K5   L1 at B2   lay C3 auto    set-up; a mine's order is auto, hold or ask
defend L1   defended   share 3   stow G1   stow -   detonate   pass      decisions of a fight and of a mine window
"""

from ...errors import BadNotation, Param
from ..base import Action
from .rules import codes
from .rules.chart import cell_from, cell_name
from .rules.position import Position

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LETTERS = "LGFB"
TYPES = ("line", "galleon", "frigate", "brig")
ORDERS = ("auto", "hold", "ask")
RUSSIAN_SHIPS = str.maketrans("ЛГФБ", "LGFB")
RUSSIAN_COURSES = dict(zip(("С", "СВ", "В", "ЮВ", "Ю", "ЮЗ", "З", "СЗ"), DIRECTIONS, strict=True))
ONE_SHIP = {
    codes.CONVERT: ("fireship", "convert"),
    codes.EXPLODE: ("explode", "explode"),
    codes.BEGIN_REPAIR: ("repair", "begin-repair"),
    codes.END_REPAIR: ("ready", "end-repair"),
    codes.TAKE: ("load", "load"),
    codes.WITHDRAW: ("withdraw", "withdraw"),
}
SHIP_AND_FORT = {
    codes.TAKE_FORT: ("load", "load-fort"),
    codes.UNLOAD: ("unload", "unload"),
    codes.OFFER: ("offer", "offer"),
}
SIMPLE = {
    codes.END: ("end", "end"),
    codes.DEFENDED: ("defended", "defended"),
    codes.BLOW_UP: ("detonate", "blow-up"),
    codes.LET_PASS: ("pass", "let-pass"),
}


def ship_name(s: Position, ship: int) -> str:
    """L1, G2, F3, B4: type and number."""
    return LETTERS[s.of(ship, codes.TYPE)] + str(s.of(ship, codes.NUMBER))


def ship_names(s: Position) -> list[str]:
    return [ship_name(s, ship) for ship in range(s.ship_count)]


def fort_name(s: Position, fort: int) -> str:
    """A fort is named by its cell; with a star where a ship has the same name."""
    name = cell_name(s.chart, s.chart.fort_cell[fort])
    return f"*{name}" if name in ship_names(s) else name


def unit_name(s: Position, unit: int) -> str:
    """A ship or a fort."""
    return fort_name(s, unit - codes.FORTS_FROM) if unit >= codes.FORTS_FROM else ship_name(s, unit)


def kind_of(s: Position, unit: int) -> str:
    """The message that names what a unit is."""
    return "@unit-fort" if unit >= codes.FORTS_FROM else f"@unit-{TYPES[s.of(unit, codes.TYPE)]}"


def describe(s: Position, action: int) -> Action:
    """The structured form of an engine action."""
    kind, figure = divmod(action, codes.KIND)
    if kind in SIMPLE:
        text, key = SIMPLE[kind]
        return Action(text, key, {}, action)
    if kind in (codes.MOVE, codes.DRIFT, codes.FIRE, codes.JOIN):
        return _describe_battle(s, kind, figure, action)
    if kind in (codes.BOARD, codes.BOARD_JOIN, codes.STORM_FORT, codes.STORM_JOIN):
        return _describe_attack(s, kind, figure, action)
    if kind in ONE_SHIP:
        verb, key = ONE_SHIP[kind]
        name = ship_name(s, figure)
        return Action(f"{name} {verb}", key, {"ship": name, "cell": _cell(s, figure)}, action)
    if kind in SHIP_AND_FORT:
        verb, key = SHIP_AND_FORT[kind]
        name, fort = ship_name(s, figure // 64), fort_name(s, figure % 64)
        return Action(f"{name} {verb} {fort}", key, {"ship": name, "fort": fort}, action)
    return _describe_rest(s, kind, figure, action)


def _cell(s: Position, ship: int) -> str:
    cell = s.of(ship, codes.CELL)
    return cell_name(s.chart, cell) if cell else "-"


def _describe_battle(s: Position, kind: int, figure: int, action: int) -> Action:
    if kind == codes.MOVE:
        ship, course, cells = figure // 256, figure // 32 % 8, figure % 32
        name = ship_name(s, ship)
        to = cell_name(s.chart, s.of(ship, codes.CELL) + cells * s.chart.delta[course])
        args: dict[str, Param] = {"ship": name, "course": DIRECTIONS[course], "cells": cells, "to": to}
        return Action(f"{name} {DIRECTIONS[course]}{cells}", "move", {**args, "from": _cell(s, ship)}, action)
    if kind == codes.DRIFT:
        ship, cells = divmod(figure, 32)
        name = ship_name(s, ship)
        to = cell_name(s.chart, s.of(ship, codes.CELL) + cells * s.chart.delta[s.wind])
        args = {"ship": name, "cells": cells, "to": to, "from": _cell(s, ship)}
        return Action(f"{name} drift {cells}", "drift", args, action)
    unit, target, shots = figure // 512, figure // 8 % 64, figure % 8
    joining = kind == codes.JOIN
    args = {"unit": unit_name(s, unit), "target": unit_name(s, target), "shots": shots}
    args |= {"from": _unit_cell(s, unit), "at": _unit_cell(s, target)}
    text = f"{args['unit']} x {args['target']} {shots}" + (" +" if joining else "")
    return Action(text, "join" if joining else "fire", args, action)


def _unit_cell(s: Position, unit: int) -> str:
    return cell_name(s.chart, s.unit_cell(unit)) if s.unit_cell(unit) else "-"


def _describe_attack(s: Position, kind: int, figure: int, action: int) -> Action:
    ship, target = divmod(figure, 64)
    joining = kind in (codes.BOARD_JOIN, codes.STORM_JOIN)
    name = ship_name(s, ship)
    if kind in (codes.BOARD, codes.BOARD_JOIN):
        verb, other = "board", ship_name(s, target)
    else:
        verb, other = "storm", fort_name(s, target)
    text = f"{name} {verb} {other}" + (" +" if joining else "")
    args: dict[str, Param] = {"ship": name, "target": other, "from": _cell(s, ship)}
    return Action(text, f"{verb}-join" if joining else verb, args, action)


def _describe_rest(s: Position, kind: int, figure: int, action: int) -> Action:
    args: dict[str, Param]
    if kind == codes.BEGIN_WORK:
        fort, pair = figure // 1024, (figure // 32 % 32, figure % 32)
        args = {"fort": fort_name(s, fort), "ship": ship_name(s, pair[0]), "other": ship_name(s, pair[1])}
        key = "work" if s.standing(fort) else "restore"
        return Action(f"work {args['fort']} {args['ship']} {args['other']}", key, args, action)
    if kind == codes.BREAK_OFF:
        name = fort_name(s, figure)
        return Action(f"break {name}", "break-off", {"fort": name}, action)
    if kind == codes.GIVE:
        args = {"fort": fort_name(s, figure // 8), "seat": figure % 8 + 1}
        return Action(f"give {args['fort']} {args['seat']}", "give", args, action)
    if kind == codes.DETONATE:
        args = {"ship": ship_name(s, figure), "cell": _cell(s, figure)}
        return Action(f"mine {args['ship']}", "detonate", args, action)
    if kind == codes.DEFEND_WITH:
        name = ship_name(s, figure)
        return Action(f"defend {name}", "defend", {"ship": name}, action)
    if kind == codes.SHARE_OUT:
        return Action(f"share {figure}", "share", {"points": figure, "unit": unit_name(s, s.at_unit)}, action)
    if kind == codes.STOW_IN:
        here = ship_name(s, s.at_unit)
        if figure == codes.STAY:
            return Action("stow -", "stow-stay", {"from": here}, action)
        return Action(f"stow {ship_name(s, figure)}", "stow", {"from": here, "ship": ship_name(s, figure)}, action)
    return _describe_set_up(s, kind, figure, action)


def _describe_set_up(s: Position, kind: int, figure: int, action: int) -> Action:
    cell = cell_name(s.chart, figure % codes.CELLS)
    if kind == codes.REEF:
        return Action(f"reef {cell}", "reef", {"cell": cell}, action)
    if kind == codes.PLACE:
        name = ship_name(s, figure // codes.CELLS)
        return Action(f"{name} at {cell}", "place", {"ship": name, "cell": cell}, action)
    order = ORDERS[figure // codes.CELLS]
    return Action(f"lay {cell} {order}", "lay", {"cell": cell, "order": f"@order-{order}"}, action)


class Reader:
    """Reads notation against a position: its ships, forts and cells."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.ships = {name: ship for ship, name in enumerate(ship_names(s))}
        self.forts = {cell_name(s.chart, s.chart.fort_cell[fort]): fort for fort in range(s.fort_count)}

    def ship(self, word: str) -> int:
        name = word.upper().translate(RUSSIAN_SHIPS)
        if name not in self.ships:
            raise BadNotation("admiral-ship", {"given": word[:20], "expected": " ".join(self.ships)})
        return self.ships[name]

    def fort(self, word: str) -> int:
        name = word.upper().removeprefix("*")
        if name not in self.forts:
            raise BadNotation("admiral-fort", {"given": word[:20], "expected": " ".join(self.forts)})
        return self.forts[name]

    def unit(self, word: str) -> int:
        """A ship, else a fort; a star says that a fort is meant."""
        if word.upper().translate(RUSSIAN_SHIPS) in self.ships:
            return self.ship(word)
        name = word.upper().removeprefix("*")
        if name in self.forts:
            return self.forts[name] + codes.FORTS_FROM
        expected = " ".join([*self.ships, *self.forts])
        raise BadNotation("admiral-unit", {"given": word[:20], "expected": expected})

    def cell(self, word: str) -> int:
        try:
            return int(cell_from(self.s.chart, word.upper()))
        except ValueError:
            last = cell_name(self.s.chart, self.s.chart.cell(self.s.chart.width - 1, self.s.chart.height - 1))
            raise BadNotation("admiral-cell", {"given": word[:20], "last": last}) from None

    def number(self, word: str, most: int) -> int:
        if not (word.isascii() and word.isdigit() and int(word[:4]) <= most):
            raise BadNotation("admiral-number", {"given": word[:20], "most": most})
        return int(word)


def parse(s: Position, text: str) -> int:
    """The engine action that a text means."""
    words = text.split()
    if not words:
        raise BadNotation("notation-empty")
    read = Reader(s)
    first = words[0].lower()
    for kind, (simple, _) in SIMPLE.items():
        if first == simple and len(words) == 1:
            return kind * codes.KIND
    if first in VERBS and len(words) == VERBS[first]:
        return _parse_verb(read, first, words[1:])
    if len(words) >= 2:
        found = _parse_unit(read, words)
        if found >= 0:
            return found
    raise BadNotation("admiral-notation", {"given": text[:40]})


VERBS = {"work": 4, "break": 2, "give": 3, "mine": 2, "defend": 2, "share": 2, "stow": 2, "reef": 2, "lay": 3}


def _parse_verb(read: Reader, verb: str, words: list[str]) -> int:
    if verb == "work":
        pair = sorted((read.ship(words[1]), read.ship(words[2])))
        return codes.BEGIN_WORK * codes.KIND + (read.fort(words[0]) * 32 + pair[0]) * 32 + pair[1]
    if verb == "break":
        return codes.BREAK_OFF * codes.KIND + read.fort(words[0])
    if verb == "give":
        return codes.GIVE * codes.KIND + read.fort(words[0]) * 8 + (read.number(words[1], 6) - 1) % 8
    if verb == "mine":
        return codes.DETONATE * codes.KIND + read.ship(words[0])
    if verb == "defend":
        return codes.DEFEND_WITH * codes.KIND + read.ship(words[0])
    if verb == "share":
        return codes.SHARE_OUT * codes.KIND + read.number(words[0], 99)
    if verb == "stow":
        return codes.STOW_IN * codes.KIND + (codes.STAY if words[0] == "-" else read.ship(words[0]))
    if verb == "reef":
        return codes.REEF * codes.KIND + read.cell(words[0])
    if words[1].lower() not in ORDERS:
        raise BadNotation("admiral-order", {"given": words[1][:20], "expected": ", ".join(ORDERS)})
    return codes.LAY * codes.KIND + ORDERS.index(words[1].lower()) * codes.CELLS + read.cell(words[0])


def _parse_unit(read: Reader, words: list[str]) -> int:
    """A text that begins with a ship or fort; -1 where it is no such action."""
    joining = words[-1] == "+"
    if joining:
        words = words[:-1]
    verb, rest = words[1].lower() if len(words) > 1 else "", words[2:]
    if verb in ("x", "х", "×") and len(rest) in (1, 2):
        shots = read.number(rest[1], 7) if len(rest) == 2 else 1
        figure = (read.unit(words[0]) * 64 + read.unit(rest[0])) * 8 + shots
        return (codes.JOIN if joining else codes.FIRE) * codes.KIND + figure
    if verb == "board" and len(rest) == 1:
        figure = read.ship(words[0]) * 64 + read.ship(rest[0])
        return (codes.BOARD_JOIN if joining else codes.BOARD) * codes.KIND + figure
    if verb == "storm" and len(rest) == 1:
        figure = read.ship(words[0]) * 64 + read.fort(rest[0])
        return (codes.STORM_JOIN if joining else codes.STORM_FORT) * codes.KIND + figure
    if joining or not verb:
        return -1
    return _parse_ship(read, words[0], verb, rest)


def _parse_ship(read: Reader, name: str, verb: str, rest: list[str]) -> int:
    for kind, (word, _) in ONE_SHIP.items():
        if verb == word and not rest:
            return kind * codes.KIND + read.ship(name)
    for kind, (word, _) in SHIP_AND_FORT.items():
        if verb == word and len(rest) == 1:
            return kind * codes.KIND + read.ship(name) * 64 + read.fort(rest[0])
    if verb == "at" and len(rest) == 1:
        return codes.PLACE * codes.KIND + read.ship(name) * codes.CELLS + read.cell(rest[0])
    if verb == "drift" and len(rest) == 1:
        return codes.DRIFT * codes.KIND + read.ship(name) * 32 + read.number(rest[0], 31)
    letters = verb.rstrip("0123456789").upper()
    course = RUSSIAN_COURSES.get(letters, letters)
    if course in DIRECTIONS and len(letters) < len(verb) and not rest:
        cells = read.number(verb[len(letters) :], 31)
        return codes.MOVE * codes.KIND + (read.ship(name) * 8 + DIRECTIONS.index(course)) * 32 + cells
    return -1
