"""Actions of Age of Sail: the engine's ints, structured values, and notation. Cells are A1 … AF32, A1 in the NW.

D7                 begin with the ship (or line leader) on D7    leave D7        a member leaves its line
head NE            turn and lock the heading                     row NE          under oars
fire port 2        a salvo of two to port                        ahead stop next
reply 2  turn N    answer an attack                              hold  pass
gun B1 D3          own-turn fire of the gun on B1                gun B1          reaction
repair B1          for the card on B1                            end
scuttle prize      scuttle own     keep 1                        shift prize NE  shift own N
form D7 D9         a line from head to tail                      join D6 D7      dissolve D7
land F6 2          masts ashore                                  party F6 G7 1
place C2 SE   island F6   island default   edge north   line-up C1   line-up rest
choose D7   to D7   course NE   card B1   decline                mast+  mast-  bar fire  bar all  back  done
"""

from ...errors import BadNotation, Param
from ..base import Action
from .plan import spot_of
from .rules import codes
from .rules.compass import NAMES, direction_between
from .rules.gunnery import CARD_TARGET, what_is_abeam
from .rules.position import Position
from .rules.wind import range_of
from .words import EDGES, HULLS, SIDES

SIMPLE = {
    "ahead": codes.AHEAD,
    "stop": codes.STOP,
    "next": codes.NEXT,
    "hold": codes.HOLD,
    "pass": codes.PASS,
    "end": codes.END,
    "decline": codes.DECLINE,
    "back": codes.BACK,
    "done": codes.DONE,
    "scuttle prize": codes.SCUTTLE_PRIZE,
    "scuttle own": codes.SCUTTLE_OWN,
    "island default": codes.LAY_DEFAULT,
    "line-up rest": codes.LINE_REST,
}
SIMPLE_FIGURES = {
    "mast-": (codes.HAND_MAST, 0),
    "mast+": (codes.HAND_MAST, 1),
    "bar fire": (codes.HAND_BAR, 0),
    "bar all": (codes.HAND_BAR, 1),
}
HAND_KEYS = {"mast-": "mast-off", "mast+": "mast-on", "bar fire": "bar-fire", "bar all": "bar-all"}
ON_HEADING = {"head": codes.HEAD, "row": codes.ROW, "turn": codes.TURN, "course": codes.COURSE}
ON_SHIP = {"leave": codes.LEAVE, "dissolve": codes.DISSOLVE, "choose": codes.CHOOSE}
ON_CARD = {"repair": codes.REPAIR, "card": codes.WORK}
ON_CELL = {"island": codes.LAY_CARD, "line-up": codes.LINE_SHIP, "to": codes.TO_CELL}
PAIRS = {"form": codes.FORM, "join": codes.JOIN}
WORDS = {code: word for table in (SIMPLE, ON_HEADING, ON_SHIP, ON_CARD, ON_CELL, PAIRS) for word, code in table.items()}


def describe(s: Position, action: int) -> Action:
    """The structured form of an engine action."""
    kind, figure = divmod(action, codes.KIND)
    if kind == codes.ACTIVATE:
        unit = "line" if s.behind[figure] >= 0 else "ship"
        return Action(cell_at(s, s.where[figure]), f"activate-{unit}", ship_args(s, figure), action)
    if kind in (codes.FIRE, codes.REPLY):
        return _describe_fire(s, kind, figure, action)
    if kind in (codes.GUN, codes.REACT_GUN):
        return _describe_gun(s, kind, figure, action)
    if kind in (codes.FORM, codes.JOIN):
        return _describe_line(s, kind, figure, action)
    if kind in (codes.KEEP_BOTH, codes.SHIFT_SHIP, codes.SCUTTLE_OWN, codes.SCUTTLE_PRIZE):
        return _describe_prize(s, kind, figure, action)
    if kind in (codes.LAND_MASTS, codes.PARTY):
        return _describe_landing(s, kind, figure, action)
    if kind == codes.PLACE_SHIP:
        cell, heading = cell_at(s, figure // 8), NAMES[figure % 8]
        return Action(f"place {cell} {heading}", "place", {"cell": cell, **_heading(figure % 8)}, action)
    if kind == codes.TAKE_EDGE:
        edge = EDGES[figure]
        return Action(f"edge {edge}", "edge", {"edge": f"@edge-{edge}", "side": edge}, action)
    if kind in (codes.HAND_MAST, codes.HAND_BAR):
        word = next(word for word, pair in SIMPLE_FIGURES.items() if pair == (kind, figure))
        return Action(word, HAND_KEYS[word], _op_ship(s), action)
    word = WORDS[kind]
    key = word.replace(" ", "-")
    if kind in ON_HEADING.values():
        args = _acting(s, kind) | _heading(figure) | _range(s, kind, figure)
        return Action(f"{word} {NAMES[figure]}", key, args, action)
    if kind in ON_SHIP.values():
        return Action(f"{word} {cell_at(s, s.where[figure])}", key, ship_args(s, figure), action)
    if kind in ON_CARD.values():
        cell = cell_at(s, s.chart.card_cell[figure])
        crest = "no" if s.chart.card_gun[figure] else "yes"
        return Action(f"{word} {cell}", key, {"cell": cell, "crest": crest}, action)
    if kind in ON_CELL.values():
        cell = cell_at(s, figure)
        return Action(f"{word} {cell}", key, {"cell": cell}, action)
    return Action(word, key, _acting(s, kind), action)


def cell_at(s: Position, cell: int) -> str:
    return s.chart.name(cell) if s.chart.is_inside(cell) else "?"


def ship_args(s: Position, ship: int) -> dict[str, Param]:
    if not 0 <= ship < s.ships:
        return {"ship": "@hull-brig", "cell": "?"}
    return {"ship": f"@hull-{HULLS[s.holes[ship]]}", "cell": cell_at(s, s.where[ship])}


def _op_ship(s: Position) -> dict[str, Param]:
    return ship_args(s, s.op_ship)


def _heading(heading: int) -> dict[str, Param]:
    return {"heading": f"@heading-{NAMES[heading]}", "course": NAMES[heading]}


def _acting(s: Position, kind: int) -> dict[str, Param]:
    """The ship that a plain action is about."""
    if kind in (codes.HOLD, codes.TURN):
        return ship_args(s, s.target)
    if kind in (codes.COURSE, codes.BACK):
        return _op_ship(s)
    if kind in (codes.HEAD, codes.ROW, codes.AHEAD, codes.STOP, codes.NEXT):
        return ship_args(s, s.line if s.phase == codes.LEAD else s.ship) | _ahead(s, kind)
    return {}


def _ahead(s: Position, kind: int) -> dict[str, Param]:
    """Where a step leads, and whether it is a boarding."""
    if kind != codes.AHEAD:
        return {}
    ship = s.line if s.phase == codes.LEAD else s.ship
    cell = s.where[ship] + s.chart.steps[s.heading[ship]]
    return {"to": cell_at(s, cell), "boarding": "no" if s.is_free(cell) else "yes", "left": s.left}


def _range(s: Position, kind: int, heading: int) -> dict[str, Param]:
    return {"range": range_of(s, s.ship, heading)} if kind == codes.HEAD and s.wind >= 0 else {}


def _describe_fire(s: Position, kind: int, figure: int, action: int) -> Action:
    guns = figure % 4
    if kind == codes.REPLY:
        args: dict[str, Param] = {**ship_args(s, s.target), "guns": figure, "target": cell_at(s, s.where[s.ship])}
        return Action(f"reply {figure}", "reply", args, action)
    side = SIDES[figure // 4]
    target = what_is_abeam(s, s.ship, figure // 4)
    args = {
        **ship_args(s, s.ship),
        "guns": guns,
        "side": f"@side-{side}",
        "board": side,
        "target": "?",
        "at": "nothing",
    }
    if target >= CARD_TARGET:
        args |= {"target": cell_at(s, s.chart.card_cell[target - CARD_TARGET]), "at": "card"}
    elif target >= 0:
        args |= {"target": cell_at(s, s.where[target]), "at": HULLS[s.holes[target]]}
    return Action(f"fire {side} {guns}", "fire", args, action)


def _describe_gun(s: Position, kind: int, figure: int, action: int) -> Action:
    card, ship = (figure // 256, figure % 256) if kind == codes.GUN else (figure, s.react_ship)
    gun = cell_at(s, s.chart.card_cell[card])
    args: dict[str, Param] = {**ship_args(s, ship), "gun": gun}
    if kind == codes.GUN:
        return Action(f"gun {gun} {args['cell']}", "gun", args, action)
    return Action(f"gun {gun}", "react", args, action)


def _describe_line(s: Position, kind: int, figure: int, action: int) -> Action:
    one, other = cell_at(s, s.where[figure // 256]), cell_at(s, s.where[figure % 256])
    word = WORDS[kind]
    return Action(f"{word} {one} {other}", word, {"cell": one, "other": other}, action)


def _describe_prize(s: Position, kind: int, figure: int, action: int) -> Action:
    own, prize = ship_args(s, s.winner_ship), ship_args(s, s.beaten)
    args: dict[str, Param] = {"ship": own["ship"], "prize": prize["ship"], "cell": own["cell"]}
    if kind == codes.KEEP_BOTH:
        return Action(f"keep {figure}", "keep", {**args, "masts": figure}, action)
    if kind == codes.SHIFT_SHIP:
        which = "prize" if figure // 8 else "own"
        cell = cell_at(s, s.where[s.winner_ship] + s.chart.steps[figure % 8])
        args |= {"which": which, "to": cell, **_heading(figure % 8)}
        return Action(f"shift {which} {NAMES[figure % 8]}", "shift", args, action)
    if kind == codes.SCUTTLE_OWN:
        args["masts"] = min(s.masts[s.winner_ship], s.holes[s.beaten])
        args["lost"] = s.masts[s.winner_ship] - int(args["masts"])  # A49: the surplus
    return Action(WORDS[kind], WORDS[kind].replace(" ", "-"), args, action)


def _describe_landing(s: Position, kind: int, figure: int, action: int) -> Action:
    masts = figure % 4
    if kind == codes.LAND_MASTS:
        cell = cell_at(s, s.chart.card_cell[figure // 4])
        args: dict[str, Param] = {"ship": ship_args(s, s.ship)["ship"], "cell": cell, "masts": masts}
        return Action(f"land {cell} {masts}", "land", args, action)
    start = s.chart.card_cell[figure // 32]
    goal = start + s.chart.steps[figure // 4 % 8]
    card = int(s.chart.card_at[goal]) - 1
    working = "yes" if card >= 0 and s.works[card] & codes.UP else "no"
    args = {"from": cell_at(s, start), "cell": cell_at(s, goal), "masts": masts, "working": working}
    return Action(f"party {args['from']} {args['cell']} {masts}", "party", args, action)


# Notation


def parse(s: Position, text: str) -> int:
    """The engine action that a text means."""
    words = text.split()
    if not words:
        raise BadNotation("notation-empty")
    lower = [word.lower() for word in words]
    whole = " ".join(lower)
    if whole in SIMPLE:
        return SIMPLE[whole] * codes.KIND
    if whole in SIMPLE_FIGURES:
        kind, figure = SIMPLE_FIGURES[whole]
        return kind * codes.KIND + figure
    word, rest = lower[0], words[1:]
    if not rest:
        return codes.ACTIVATE * codes.KIND + _ship_on(s, words[0])
    if len(rest) == 1:
        found = _parse_one(s, word, rest[0])
    elif len(rest) == 2:
        found = _parse_two(s, word, rest[0], rest[1])
    elif len(rest) == 3 and word == "party":
        found = codes.PARTY * codes.KIND + _party(s, rest[0], rest[1]) * 4 + _number(rest[2])
    else:
        found = -1
    if found < 0:
        raise BadNotation("sail-notation", {"given": text[:40]})
    return found


def _parse_one(s: Position, word: str, given: str) -> int:
    if word in ON_HEADING:
        return ON_HEADING[word] * codes.KIND + _course(given)
    if word in ON_SHIP:
        return ON_SHIP[word] * codes.KIND + _ship_on(s, given)
    if word in ON_CARD:
        return ON_CARD[word] * codes.KIND + _card_on(s, given)
    if word in ON_CELL:
        return ON_CELL[word] * codes.KIND + cell_named(s, given)
    if word == "reply":
        return codes.REPLY * codes.KIND + _number(given)
    if word == "keep":
        return codes.KEEP_BOTH * codes.KIND + _number(given)
    if word == "gun":
        return codes.REACT_GUN * codes.KIND + _card_on(s, given)
    if word == "edge" and given.lower() in EDGES:
        return codes.TAKE_EDGE * codes.KIND + EDGES.index(given.lower())
    return -1


def _parse_two(s: Position, word: str, one: str, other: str) -> int:
    if word == "fire" and one.lower() in SIDES:
        return codes.FIRE * codes.KIND + SIDES.index(one.lower()) * 4 + _number(other)
    if word == "gun":
        return codes.GUN * codes.KIND + _card_on(s, one) * 256 + _ship_on(s, other)
    if word in PAIRS:
        return PAIRS[word] * codes.KIND + _ship_on(s, one) * 256 + _ship_on(s, other)
    if word == "shift" and one.lower() in ("own", "prize"):
        return codes.SHIFT_SHIP * codes.KIND + (one.lower() == "prize") * 8 + _course(other)
    if word == "land":
        return codes.LAND_MASTS * codes.KIND + _card_on(s, one) * 4 + _number(other)
    if word == "place":
        return codes.PLACE_SHIP * codes.KIND + cell_named(s, one) * 8 + _course(other)
    return -1


def _number(text: str) -> int:
    """A number of guns or masts: 1 to 3."""
    if text not in ("1", "2", "3"):
        raise BadNotation("sail-number", {"given": text[:20]})
    return int(text)


def _course(text: str) -> int:
    if text.upper() not in NAMES:
        raise BadNotation("sail-heading", {"given": text[:20], "expected": " ".join(NAMES)})
    return NAMES.index(text.upper())


def cell_named(s: Position, name: str) -> int:
    spot = spot_of(name)
    if spot is not None and spot[0] < s.chart.width and spot[1] < s.chart.height:
        cell = s.chart.cell(*spot)
        if s.chart.is_inside(cell):
            return cell
    last = s.chart.name(s.chart.cell(s.chart.width - 1, s.chart.height - 1))
    raise BadNotation("sail-cell", {"given": name[:20], "last": last})


def _ship_on(s: Position, name: str) -> int:
    cell = cell_named(s, name)
    ship = s.ship_at(cell)
    if ship < 0:
        raise BadNotation("sail-no-ship", {"cell": name.upper()})
    return ship


def _card_on(s: Position, name: str) -> int:
    card = int(s.chart.card_at[cell_named(s, name)]) - 1
    if card < 0:
        raise BadNotation("sail-no-card", {"cell": name.upper()})
    return card


def _party(s: Position, one: str, other: str) -> int:
    start, goal = cell_named(s, one), cell_named(s, other)
    direction = direction_between(s.chart.stride, start, goal)
    if direction < 0:
        raise BadNotation("sail-not-neighbours", {"one": one.upper(), "other": other.upper()})
    return _card_on(s, one) * 8 + direction
