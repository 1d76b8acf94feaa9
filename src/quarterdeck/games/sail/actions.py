"""The actions of Age of Sail: how each is written, what it is about, when it is asked for, and who judges it.

Cells are A1 … AF32, A1 in the north-west; a ship and a fortress card are named by their cells.
"""

from collections.abc import Callable, Sequence

from mypy_extensions import i64

from ...errors import BadNotation, Param
from ..notation import Actions, Kind, Operand
from ..spelling import spellings
from .plan import spot_of
from .rules import (
    boarding,
    codes,
    formation,
    fortress,
    gunnery,
    landing,
    manual,
    preparation,
    relocation,
    repair,
    sailing,
    situations,
    turn,
)
from .rules.chart import Card, Cell
from .rules.compass import NAMES, Heading
from .rules.position import Position, Ship
from .rules.preparation import most_cards
from .rules.wind import range_of
from .words import EDGES, HULLS, SIDES

WHICH = ("own", "prize")  # boarding.OWN, boarding.TAKEN
MOST_CELLS = 3844  # of a board of 60 by 60 with the cells around it
MOST_CARDS = 254  # the card of a cell is a byte
A_CELL = r"[^\W\d_]{1,2}\d{1,3}"  # any letters, so that B17 on a small board is called no cell, and `ahed` no word


# What an action is about, as text and back


def cell_at(s: Position, cell: i64) -> str:
    return s.chart.name(Cell(cell)) if s.chart.is_inside(Cell(cell)) else "?"


def read_cell(s: Position, name: str) -> int:
    return int(cell_named(s, name))


def cell_named(s: Position, name: str) -> Cell:
    spot = spot_of(name)
    if spot is not None and spot[0] < s.chart.width and spot[1] < s.chart.height:
        cell = s.chart.cell(*spot)
        if s.chart.is_inside(cell):
            return cell
    last = s.chart.name(s.chart.cell(s.chart.width - 1, s.chart.height - 1))
    raise BadNotation("sail-cell", {"given": name[:20], "last": last})


def ship_cell(s: Position, ship: i64) -> str:
    return cell_at(s, s.where[ship]) if 0 <= ship < s.ships else "?"


def read_ship(s: Position, name: str) -> int:
    ship = s.ship_at(cell_named(s, name))
    if ship < 0:
        raise BadNotation("sail-no-ship", {"cell": name.upper()})
    return int(ship)


def card_cell(s: Position, card: i64) -> str:
    return cell_at(s, s.chart.card_cell[card]) if 0 <= card < s.chart.cards else "?"


def read_card(s: Position, name: str) -> int:
    card = s.chart.card_on(cell_named(s, name))
    if card < 0:
        raise BadNotation("sail-no-card", {"cell": name.upper()})
    return int(card)


def read_course(s: Position, text: str) -> int:
    if text.upper() not in NAMES:
        raise BadNotation("sail-heading", {"given": text[:20], "expected": " ".join(NAMES)})
    return NAMES.index(text.upper())


def read_number(s: Position, text: str) -> int:
    """A number of guns or masts: 1 to 3."""
    if text not in ("1", "2", "3"):
        raise BadNotation("sail-number", {"given": text[:20]})
    return int(text)


def plain(s: Position, number: int) -> int:
    return number


def ships(s: Position) -> Sequence[int]:
    return range(s.ships)


def own_ships(s: Position) -> Sequence[int]:
    return [ship for ship in range(s.ships) if s.owner[ship] == s.active]


def every_cell(s: Position) -> Sequence[int]:
    return range(s.chart.cells)


def every_card(s: Position) -> Sequence[int]:
    return range(most_cards(s))


def cards(s: Position) -> Sequence[int]:
    return range(s.chart.cards)


def own_guns(s: Position) -> Sequence[int]:
    """Of all guns in a reaction, for there they are few."""
    return [card for card in cards(s) if s.chart.card_owner[card] == s.decider or s.phase == codes.REACT]


def islands(s: Position) -> Sequence[int]:
    """Cells of cards, and one of the sea."""
    return [0, *(int(s.chart.card_cell[card]) for card in cards(s))]


# What its sentence says beside


def hull(s: Position, ship: i64) -> dict[str, Param]:
    return {"ship": f"@hull-{HULLS[s.holes[ship]]}" if 0 <= ship < s.ships else "@hull-brig"}


def ship_args(s: Position, ship: i64) -> dict[str, Param]:
    return {**hull(s, ship), "cell": ship_cell(s, ship)}


def heading_args(s: Position, heading: i64) -> dict[str, Param]:
    return {"heading": f"@heading-{NAMES[heading]}"}


def activate_key(s: Position, ship: i64) -> str:
    return "activate-line" if s.behind[ship] >= 0 else "activate-ship"


def about(whose: str, course: bool = False) -> Callable[..., dict[str, Param]]:
    """Arguments of a sentence about the ship that a field of the position names, and the course it takes."""

    def told(s: Position, *values: i64) -> dict[str, Param]:
        return ship_args(s, getattr(s, whose)) | (heading_args(s, values[-1]) if course else {})

    return told


def head_args(s: Position, heading: i64) -> dict[str, Param]:
    args = ship_args(s, s.ship) | heading_args(s, heading)
    return args | {"range": range_of(s, s.ship, Heading(heading))} if s.wind >= 0 else args


def acting(s: Position) -> dict[str, Param]:
    return ship_args(s, sailing.who_sails(s))


def ahead_args(s: Position) -> dict[str, Param]:
    """Where a step leads, and whether it is a boarding."""
    cell = sailing.next_cell(s, sailing.who_sails(s))
    return acting(s) | {"to": cell_at(s, cell), "boarding": "no" if s.is_free(cell) else "yes", "left": s.left}


def fire_args(s: Position, side: i64, guns: i64) -> dict[str, Param]:
    target = gunnery.what_is_abeam(s, s.ship, side)
    args = ship_args(s, s.ship) | {"side": f"@side-{SIDES[side]}", "target": "?", "at": "nothing"}
    if target >= gunnery.CARD_TARGET:
        return args | {"target": card_cell(s, target - gunnery.CARD_TARGET), "at": "card"}
    return args | {"target": ship_cell(s, target), "at": HULLS[s.holes[target]]} if target >= 0 else args


def reply_args(s: Position, guns: i64) -> dict[str, Param]:
    return ship_args(s, s.target) | {"target": ship_cell(s, s.ship)}


def gun_args(s: Position, card: i64, ship: i64) -> dict[str, Param]:
    return hull(s, ship)


def card_args(s: Position, card: i64) -> dict[str, Param]:
    return {"crest": "no" if card < s.chart.cards and s.chart.card_gun[card] else "yes"}


def prize_args(s: Position, *values: i64) -> dict[str, Param]:
    return ship_args(s, s.winner_ship) | {"prize": hull(s, s.beaten)["ship"]}


def own_sunk_args(s: Position) -> dict[str, Param]:
    over = min(s.masts[s.winner_ship], s.holes[s.beaten])
    return prize_args(s) | {"masts": over, "lost": s.masts[s.winner_ship] - over}  # A49: the surplus


def shift_args(s: Position, which: i64, heading: i64) -> dict[str, Param]:
    to = s.chart.step(s.where[s.winner_ship], Heading(heading))
    return prize_args(s) | heading_args(s, heading) | {"to": cell_at(s, to)}


def land_args(s: Position, card: i64, masts: i64) -> dict[str, Param]:
    return hull(s, s.ship)


def party_args(s: Position, card: i64, cell: i64, masts: i64) -> dict[str, Param]:
    goal = s.chart.card_on(Cell(cell))
    return {"working": "yes" if goal >= 0 and fortress.is_up(s, goal) else "no"}


def place_args(s: Position, cell: i64, heading: i64) -> dict[str, Param]:
    return heading_args(s, heading) | hull(s, preparation.next_unplaced(s))


def line_args(s: Position, cell: i64) -> dict[str, Param]:
    return hull(s, preparation.next_unplaced(s))


def edge_args(s: Position, edge: i64) -> dict[str, Param]:
    return {"edge": f"@edge-{EDGES[edge]}"}


# fmt: off
SHIP = Operand("ship", Ship, range(codes.MOST_SHIPS), ship_cell, read_ship, like=A_CELL, beyond=codes.NOT_YOUR_SHIP,
               here=ships, ever=ships, called="cell", cell=True)
HEAD = Operand("head", Ship, range(codes.MOST_SHIPS), ship_cell, read_ship, like=A_CELL, beyond=codes.NOT_YOUR_SHIP,
               here=own_ships, ever=ships, called="cell", cell=True)
OTHER = Operand("other", Ship, range(codes.MOST_SHIPS), ship_cell, read_ship, like=A_CELL, beyond=codes.NOT_YOUR_SHIP,
                here=own_ships, ever=ships, cell=True)
CELL = Operand("cell", Cell, range(MOST_CELLS), cell_at, read_cell, like=A_CELL, beyond=codes.CELL_TAKEN,
               here=every_cell, ever=every_cell, cell=True)
CARD = Operand("card", Card, range(MOST_CARDS), card_cell, read_card, like=A_CELL, beyond=codes.WRONG_CARD,
               here=cards, ever=every_card, called="cell", cell=True)
GUN = Operand("gun", Card, range(MOST_CARDS), card_cell, read_card, like=A_CELL, beyond=codes.NOT_YOUR_GUN,
              here=own_guns, ever=every_card, cell=True)
FROM = Operand("from", Card, range(MOST_CARDS), card_cell, read_card, like=A_CELL, beyond=codes.NO_PARTY,
               here=cards, ever=every_card, cell=True)
GOAL = Operand("goal", Cell, range(MOST_CELLS), cell_at, read_cell, like=A_CELL, beyond=codes.NO_ISLAND_THERE,
               here=islands, ever=every_cell, called="cell", cell=True)
COURSE = Operand("course", Heading, range(8), lambda s, heading: NAMES[heading], read_course, beyond=codes.WRONG_PHASE)
BOARD = Operand("board", int, range(2), lambda s, side: SIDES[side], lambda s, text: SIDES.index(text.lower()),
                like="port|starboard", beyond=codes.NOTHING_ABEAM)
GUNS = Operand("guns", int, range(1, 4), plain, read_number, beyond=codes.TOO_MANY_GUNS)
MASTS = Operand("masts", int, range(1, 4), plain, read_number, beyond=codes.TOO_MANY_MASTS)
WHOSE = Operand("which", int, range(2), lambda s, which: WHICH[which], lambda s, text: WHICH.index(text.lower()),
                like="own|prize", beyond=codes.WRONG_PHASE)
EDGE = Operand("side", int, range(4), lambda s, edge: EDGES[edge], lambda s, text: EDGES.index(text.lower()),
               like="north|east|south|west", beyond=codes.WRONG_PHASE)

ACTIONS = Actions("sail", (SHIP, HEAD, OTHER, CELL, CARD, GUN, FROM, GOAL, COURSE, BOARD, GUNS, MASTS, WHOSE, EDGE), (
    # A ship or a line acts
    Kind(codes.ACTIVATE, "{ship}", phases=(codes.COMMAND,), may=sailing.why_not_activate, do=sailing.activate,
         key=activate_key, more=hull, rules=("L26", "L27", "A12", "A73")),
    Kind(codes.HEAD, "head {course}", phases=(codes.OPEN,), may=sailing.why_not_head, do=sailing.head,
         more=head_args, rules=("A16", "A18", "A126")),
    Kind(codes.AHEAD, "ahead", phases=(codes.FIGHT, codes.LEAD), may=sailing.why_not_ahead, do=sailing.ahead,
         more=ahead_args, rules=("L29", "L34", "L53", "L74")),
    Kind(codes.STOP, "stop", phases=(codes.FIGHT, codes.LEAD, codes.LAND), may=sailing.why_not_stop, do=sailing.stop,
         more=acting, rules=("L33", "A126")),
    Kind(codes.FIRE, "fire {board} {guns}", phases=(codes.FIGHT,), may=gunnery.why_not_fire, do=gunnery.fire,
         more=fire_args, rules=("L37", "L38", "L50", "L72")),
    Kind(codes.NEXT, "next", phases=(codes.FIGHT,), may=sailing.why_not_next, do=sailing.next_member,
         more=acting, rules=("A75",)),
    Kind(codes.ROW, "row {course}", phases=(codes.OPEN,), may=sailing.why_not_row, do=sailing.row,
         more=about("ship", course=True), rules=("L24",)),
    Kind(codes.REPAIR, "repair {card}", phases=(codes.OPEN,), may=repair.why_not_repair, do=repair.repair,
         more=card_args, rules=("L61", "L62", "L63")),
    Kind(codes.END, "end", phases=(codes.COMMAND,), do=turn.end, rules=("L26", "L64")),
    # Answers
    Kind(codes.REPLY, "reply {guns}", phases=(codes.ANSWER,), may=gunnery.why_not_reply, do=gunnery.reply,
         more=reply_args, rules=("L45", "A32")),
    Kind(codes.TURN, "turn {course}", phases=(codes.ANSWER,), may=gunnery.why_not_turn, do=gunnery.turn_in_reply,
         more=about("target", course=True), rules=("L46", "A34")),
    Kind(codes.HOLD, "hold", phases=(codes.ANSWER,), do=gunnery.hold, more=about("target"), rules=("A37",)),
    Kind(codes.REACT_GUN, "gun {gun}", phases=(codes.REACT,), may=fortress.why_not_react, do=fortress.react,
         key="react", more=about("react_ship"), rules=("L68", "A68", "A120")),
    Kind(codes.PASS, "pass", phases=(codes.REACT,), do=fortress.pass_reaction, rules=("A68",)),
    Kind(codes.GUN, "gun {gun} {ship}", phases=(codes.COMMAND,), may=fortress.why_not_gun, do=fortress.fire_own_gun,
         more=gun_args, rules=("L66", "L67", "A121")),
    # The prize
    Kind(codes.SCUTTLE_PRIZE, "scuttle prize", phases=(codes.PRIZE,), may=boarding.why_not_scuttle_prize,
         do=boarding.scuttle_prize, key="scuttle-prize", more=prize_args, rules=("L57", "A88")),
    Kind(codes.SCUTTLE_OWN, "scuttle own", phases=(codes.PRIZE,), may=boarding.why_not_scuttle_own,
         do=boarding.scuttle_own, key="scuttle-own", more=own_sunk_args, rules=("L57", "A49", "A88")),
    Kind(codes.KEEP_BOTH, "keep {masts}", phases=(codes.PRIZE,), may=boarding.why_not_keep, do=boarding.keep_both,
         more=prize_args, rules=("L57", "A50", "A51")),
    Kind(codes.SHIFT_SHIP, "shift {which} {course}", phases=(codes.SHIFT,), may=boarding.why_not_shift,
         do=boarding.shift, more=shift_args, rules=("L58", "A52")),
    # Lines
    Kind(codes.FORM, "form {head} {other}", phases=(codes.COMMAND,), may=formation.why_not_form, do=formation.form,
         rules=("L75", "L76", "A71")),
    Kind(codes.JOIN, "join {head} {other}", phases=(codes.COMMAND,), may=formation.why_not_join, do=formation.join,
         rules=("A72", "A125")),
    Kind(codes.DISSOLVE, "dissolve {ship}", phases=(codes.COMMAND,), may=formation.why_not_dissolve,
         do=formation.break_up, more=hull, rules=("A126",)),
    Kind(codes.LEAVE, "leave {ship}", phases=(codes.COMMAND,), may=formation.why_not_leave, do=sailing.begin_leaving,
         more=hull, rules=("L79", "A82", "A126")),
    # Ashore
    Kind(codes.LAND_MASTS, "land {card} {masts}", phases=(codes.FIGHT, codes.LAND), may=landing.why_not_land,
         do=landing.land, more=land_args, rules=("L108", "A98", "A137")),
    Kind(codes.PARTY, "party {from} {goal} {masts}", phases=(codes.COMMAND,), may=landing.why_not_party,
         do=landing.move_party, more=party_args, rules=("L109", "A100", "A138")),
    # Before the first turn
    Kind(codes.PLACE_SHIP, "place {cell} {course}", phases=(codes.PLACE,), may=preparation.why_not_place,
         do=preparation.place_next, more=place_args, rules=("L19", "L87", "A3", "A106")),
    Kind(codes.LAY_CARD, "island {cell}", phases=(codes.ISLAND,), may=preparation.why_not_lay,
         do=preparation.lay_card, rules=("L104", "A95", "A135")),
    Kind(codes.LAY_DEFAULT, "island default", phases=(codes.ISLAND,), may=preparation.why_not_lay_default,
         do=preparation.lay_default, key="island-default", rules=("L104", "A135")),
    Kind(codes.TAKE_EDGE, "edge {side}", phases=(codes.EDGE,), do=preparation.take_edge, more=edge_args,
         rules=("L105", "A135")),
    Kind(codes.LINE_SHIP, "line-up {cell}", phases=(codes.LINE_UP,), may=preparation.why_not_line_ship,
         do=preparation.line_ship, more=line_args, rules=("L105",)),
    Kind(codes.LINE_REST, "line-up rest", phases=(codes.LINE_UP,), do=preparation.line_rest, key="line-up-rest",
         rules=("L105",)),
    # Situation cards
    Kind(codes.CHOOSE, "choose {ship}", phases=(codes.CHOOSE_SHIP,), may=situations.why_not_candidate,
         do=situations.take, more=hull, rules=("L24", "A10")),
    Kind(codes.TO_CELL, "to {cell}", phases=(codes.CHOOSE_CELL,), may=relocation.why_not_haven,
         do=relocation.choose_cell, rules=("L24",)),
    Kind(codes.COURSE, "course {course}", phases=(codes.CHOOSE_COURSE,), do=relocation.relocate,
         more=about("op_ship", course=True), rules=("L24",)),
    Kind(codes.WORK, "card {card}", phases=(codes.CHOOSE_WORK,), may=situations.why_not_work,
         do=situations.choose_work, more=card_args, rules=("L24", "A70b")),
    Kind(codes.DECLINE, "decline", phases=(codes.CHOOSE_SHIP, codes.CHOOSE_WORK), may=situations.why_not_decline,
         do=situations.decline, rules=("L24", "A10")),
    # A card resolved by hand
    Kind(codes.PICK, "choose {ship}", phases=(codes.MANUAL,), may=manual.why_not_pick, do=manual.pick_ship,
         more=hull, rules=("A11",)),
    Kind(codes.TURN_CARD, "card {card}", phases=(codes.MANUAL,), may=manual.why_not_turn_card, do=manual.turn_card,
         more=card_args, rules=("A11",)),
    Kind(codes.DONE, "done", phases=(codes.MANUAL,), do=manual.done, rules=("A11",)),
    Kind(codes.SET_DOWN, "to {cell}", phases=(codes.MANUAL_SHIP,), may=manual.why_not_set_down, do=manual.move_ship,
         rules=("A11",)),
    Kind(codes.TURN_BY_HAND, "course {course}", phases=(codes.MANUAL_SHIP,), may=manual.why_not_course,
         do=manual.turn_ship, more=about("op_ship", course=True), rules=("A11",)),
    Kind(codes.MAST_OFF, "mast-", phases=(codes.MANUAL_SHIP,), may=manual.why_not_mast_off, do=manual.mast_off,
         key="mast-off", more=about("op_ship"), rules=("A11", "A14")),
    Kind(codes.MAST_ON, "mast+", phases=(codes.MANUAL_SHIP,), may=manual.why_not_mast_on, do=manual.mast_on,
         key="mast-on", more=about("op_ship"), rules=("A11", "A56")),
    Kind(codes.BAR_FIRE, "bar fire", phases=(codes.MANUAL_SHIP,), may=manual.why_not_bar_fire, do=manual.bar_fire,
         key="bar-fire", more=about("op_ship"), rules=("A11",)),
    Kind(codes.BAR_ALL, "bar all", phases=(codes.MANUAL_SHIP,), may=manual.why_not_bar_all, do=manual.bar_all,
         key="bar-all", more=about("op_ship"), rules=("A11",)),
    Kind(codes.BACK, "back", phases=(codes.MANUAL_SHIP,), do=manual.back, more=about("op_ship"), rules=("A11",)),
), spellings=spellings(__package__))
# fmt: on
