"""The actions of Admiral: how each is written, what it is about, when it is asked for, and who judges it.

1F S3             frigate 1 sails south, three cells      1B drift 1      the storm drives brig 1 one cell
1L x A1 3         ship of the line 1 fires three shots at fort A1 (one die); a + at the end: another gun joins the salvo
1L board 2F       boarding; 1L storm X14: storming; a + at the end: another ship joins
1B fireship       1B explode        1L repair   1L ready          fireships; repair begun and ended
work A1 1L 1G     break A1          two ships work at a fort; the work is broken off
1G load   1G load A1   1G unload A1 a pearl from the cell, out of a fort, into a fort
give A1 3         1L offer A1   1L withdraw   a fort for seat 3; a ship offered to a partner
mine 2F           blow up a ship that rests on an own mine        end    end the turn
reef K5   1L at B2   lay C3 auto    set-up; a mine's order is auto, hold or ask; end: lay no more
island long/90 K5   no island   choose brig   chosen      set-up: islands and drafts of some scenarios
1G leave E        the galleon leaves the board by an edge
defend 1L   defended   share 3   stow 1G   stow -   detonate   pass      decisions of a fight and of a mine window

Tables of the first rules write L1 for 1L, which could be a cell; it is read for ever.
"""

import re

from ...engine.actions import act_on_three, first_of, kind_of, second_of, third_of
from ...engine.state import Seat
from ...errors import BadNotation, Param
from ..notation import Actions, Kind, Operand
from ..spelling import spellings
from .cargo import kind_word, tile_word, words_of
from .plan_read import plan_of
from .rules import (
    codes,
    draft,
    fight,
    fireships,
    gunnery,
    islands,
    mines,
    movement,
    preparation,
    repair,
    spoils,
    treasure,
    turn,
    waters,
)
from .rules.chart import Cell, Chart, Course, cell_from, cell_name
from .rules.codes import BLASTS, CELLS, FORTS_FROM, TURN
from .rules.position import Position
from .rules.units import Fort, Ship, Unit, fort_of

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LETTERS = "LGFB"
NAMES_SINCE = 2  # the rules by which ships are called 1L and not L1
TYPES = ("line", "galleon", "frigate", "brig")
ORDERS = ("auto", "hold", "ask")
SHOT = re.compile(r"(\S+) [xх×] (\S+)( \d+)?( \+)?", re.IGNORECASE)


def called(letter: str, number: int, rules: int) -> str:
    """1L, 2G, 3F, 4B: no cell begins with its number. By the first rules L1, G2, F3, B4."""
    return f"{number}{letter}" if rules >= NAMES_SINCE else f"{letter}{number}"


def ship_name(s: Position, ship: Ship) -> str:
    """A ship by its number and the letter of its type."""
    return called(s.scenario.terms.letters[s.of(ship, codes.TYPE)], int(s.of(ship, codes.NUMBER)), s.rules)


def ship_names(s: Position) -> list[str]:
    return [ship_name(s, ship) for ship in s.every_ship]


def fort_name(s: Position, fort: Fort) -> str:
    """A fort is named by its cell; by the first rules with a star where a ship has the same name."""
    name = cell_name(s.chart, s.chart.fort_cell[fort])
    return f"*{name}" if s.rules < NAMES_SINCE and name in ship_names(s) else name


def unit_name(s: Position, unit: Unit) -> str:
    """A ship or a fort."""
    return fort_name(s, fort_of(unit)) if unit >= codes.FORTS_FROM else ship_name(s, Ship(unit))


# What a ship, a fort, a unit or a cell is about


def board(s: Position) -> Chart:
    """All that the name of a cell depends on."""
    return s.chart


def cell_or_none(s: Position, cell: Cell) -> str:
    return cell_name(s.chart, cell) if cell else "-"


def where(s: Position, ship: Ship) -> dict[str, Param]:
    """The cell of a ship."""
    return {"cell": cell_or_none(s, s.cell_of(ship))}


def exit_course(s: Position, ship: Ship, course: Course) -> dict[str, Param]:
    """Where a ship leaves the board from, and on what course."""
    return where(s, ship) | {"course": f"@course-{DIRECTIONS[course]}"}


def attack_from(s: Position, ship: Ship, target: Unit) -> dict[str, Param]:
    return {"from": cell_or_none(s, s.cell_of(ship))}


def cargo(s: Position) -> dict[str, Param]:
    """What the scenario calls a treasure."""
    return words_of(plan_of(s.scenario.content))


def kind_chosen(s: Position, kind: int) -> dict[str, Param]:
    """What a kind of ship is called."""
    plan = plan_of(s.scenario.content)
    return {"kind": kind_word(plan, kind)} if kind < len(s.scenario.terms.kind_names) else {}


def island_laid(s: Position, shape: int, cell: Cell) -> dict[str, Param]:
    """What an island is called, and how far it is turned."""
    names = s.scenario.terms.tile_names
    tile = tile_word(names[shape // 4]) if shape // 4 < len(names) else "?"
    return {"tile": tile, "turn": shape % 4 * 90, "shape": shape_text(s, shape)}


def way(s: Position, ship: Ship, course: int, cells: int) -> dict[str, Param]:
    """Where a move begins and ends."""
    here = s.cell_of(ship)
    return {"from": cell_or_none(s, here), "to": cell_name(s.chart, Cell(here + cells * s.chart.delta[course]))}


def line(s: Position, unit: Unit, target: Unit, shots: int) -> dict[str, Param]:
    """Where a shot comes from and goes to."""
    return {"from": cell_or_none(s, s.unit_cell(unit)), "at": cell_or_none(s, s.unit_cell(target))}


# What a word means


def read_ship(s: Position, word: str) -> int:
    """A ship by its name, either way round."""
    names = ship_names(s)
    found = named_ship(names, word)
    if found < 0:
        raise BadNotation("admiral-ship", {"given": word[:20], "expected": " ".join(names)})
    return found


def named_ship(names: list[str], word: str) -> int:
    """The ship of a name; -1 none."""
    name = word.upper()
    turned = name[1:] + name[:1]  # L1 where 1L is meant
    return names.index(name) if name in names else names.index(turned) if turned in names else -1


def fort_cells(s: Position) -> list[str]:
    """The forts by their cells."""
    return [cell_name(s.chart, s.chart.fort_cell[fort]) for fort in s.every_fort]


def read_fort(s: Position, word: str) -> int:
    names = fort_cells(s)
    name = word.upper().removeprefix("*")
    if name not in names:
        raise BadNotation("admiral-fort", {"given": word[:20], "expected": " ".join(names)})
    return names.index(name)


def read_unit(s: Position, word: str) -> int:
    """A ship by its own name, else a fort, else a ship by its old name; a star says that a fort is meant."""
    names = ship_names(s)
    if word.upper() in names:
        return names.index(word.upper())
    if word.upper().removeprefix("*") in fort_cells(s):
        return int(read_fort(s, word) + FORTS_FROM)
    found = named_ship(names, word)
    if found >= 0:
        return found
    expected = " ".join([*names, *fort_cells(s)])
    raise BadNotation("admiral-unit", {"given": word[:20], "expected": expected})


def read_cell(s: Position, word: str) -> int:
    try:
        return int(cell_from(s.chart, word.upper()))
    except ValueError:
        last = cell_name(s.chart, s.chart.cell(s.chart.width - 1, s.chart.height - 1))
        raise BadNotation("admiral-cell", {"given": word[:20], "last": last}) from None


def read_course(s: Position, word: str) -> int:
    return DIRECTIONS.index(word.upper())


def read_order(s: Position, word: str) -> int:
    if word.lower() not in ORDERS:
        raise BadNotation("admiral-order", {"given": word[:20], "expected": ", ".join(ORDERS)})
    return ORDERS.index(word.lower())


def read_number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and int(word[:4]) <= most):
        raise BadNotation("admiral-number", {"given": word[:20], "most": most})
    return int(word)


def read_cells(s: Position, word: str) -> int:
    return read_number(word, 31)


def kind_text(s: Position, kind: int) -> str:
    names = s.scenario.terms.kind_names
    return names[kind] if kind < len(names) else "?"


def read_kind(s: Position, word: str) -> int:
    """A kind of ship by its word in scenario files, or by its letter."""
    terms = s.scenario.terms
    letter = word.upper()
    if word.lower() in terms.kind_names:
        return terms.kind_names.index(word.lower())
    if len(letter) == 1 and letter in terms.letters:
        return terms.letters.index(letter)
    raise BadNotation("admiral-kind", {"given": word[:20], "expected": " ".join(terms.kind_names)})


def shape_text(s: Position, shape: int) -> str:
    names = s.scenario.terms.tile_names
    return f"{names[shape // 4]}/{shape % 4 * 90}" if shape // 4 < len(names) else "?"


def read_shape(s: Position, word: str) -> int:
    """A tile and how far it is turned: long/90."""
    names = [shape_text(s, shape) for shape in range(4 * len(s.scenario.terms.tile_names))]
    given = word.lower() if "/" in word else f"{word.lower()}/0"
    if given not in names:
        raise BadNotation("admiral-tile", {"given": word[:20], "expected": " ".join(names)})
    return names.index(given)


def plain(s: Position, value: int) -> int:
    return value


def ships(s: Position) -> range:
    """Those of the game, and one that is none."""
    return range(min(s.ship_count + 1, FORTS_FROM))


def forts(s: Position) -> range:
    return range(min(s.fort_count + 1, FORTS_FROM))


def units(s: Position) -> list[int]:
    return [*ships(s), *(fort + FORTS_FROM for fort in forts(s))]


def every_cell(s: Position) -> range:
    return range(s.chart.size)


def every_kind(s: Position) -> range:
    return range(int(s.scenario.kinds))


def every_tile(s: Position) -> range:
    """Each turned four ways; one where the scenario has none."""
    return range(4 * len(s.scenario.terms.tile_names) or 1)


def spelled(text: str) -> str:
    """A shot without a number is one; the sign between gun and target may be a Russian letter or a cross."""
    shot = SHOT.fullmatch(text)
    return f"{shot[1]} x {shot[2]}{shot[3] or ' 1'}{shot[4] or ''}" if shot else text


# fmt: off
SHIP = Operand("ship", Ship, range(FORTS_FROM), ship_name, read_ship, beyond=codes.NO_SUCH_SHIP,
               here=ships, ever=ships, cell=True)
OTHER = Operand("other", Ship, range(FORTS_FROM), ship_name, read_ship, beyond=codes.NO_SUCH_SHIP,
                here=ships, ever=ships, cell=True)
PREY = Operand("prey", Ship, range(FORTS_FROM), ship_name, read_ship, beyond=codes.NO_SUCH_SHIP,
               here=ships, ever=ships, called="target", cell=True)
FORT = Operand("fort", Fort, range(FORTS_FROM), fort_name, read_fort, beyond=codes.NO_SUCH_FORT,
               here=forts, ever=forts, cell=True)
STORMED = Operand("stormed", Fort, range(FORTS_FROM), fort_name, read_fort, beyond=codes.NO_SUCH_FORT,
                  here=forts, ever=forts, called="target", cell=True)
UNIT = Operand("unit", Unit, range(2 * FORTS_FROM), unit_name, read_unit, beyond=codes.NO_SUCH_FORT,
               here=units, ever=units, cell=True)
TARGET = Operand("target", Unit, range(2 * FORTS_FROM), unit_name, read_unit, beyond=codes.NO_SUCH_FORT,
                 here=units, ever=units, cell=True)
SHOTS = Operand("shots", int, range(8), plain, lambda s, word: read_number(word, 7), beyond=codes.SHOT_NUMBER,
                here=lambda s: range(5))
COURSE = Operand("course", Course, range(8), lambda s, course: DIRECTIONS[course], read_course,
                 like="|".join(DIRECTIONS), beyond=codes.AGAINST_WIND)
CELLS_FAR = Operand("cells", int, range(32), plain, read_cells, like=r"\d+", beyond=codes.TOO_FAR,
                    here=lambda s: range(9))
DRIFTED = Operand("drifted", int, range(32), plain, read_cells, beyond=codes.DRIFT_DISTANCE, called="cells",
                  here=lambda s: range(5))
PLACE = Operand("cell", Cell, range(CELLS), cell_or_none, read_cell, beyond=codes.OFF_BOARD,
                here=every_cell, ever=every_cell, cell=True)
ORDER = Operand("order", int, range(3), lambda s, order: ORDERS[order], read_order, beyond=codes.NO_SUCH_ACTION)
SEAT = Operand("seat", Seat, range(8), lambda s, seat: seat + 1, lambda s, word: (read_number(word, 6) - 1) % 8,
               beyond=codes.NO_PARTNER)
KIND = Operand("kind", int, range(8), kind_text, read_kind, beyond=codes.NO_SUCH_KIND,
               here=every_kind, ever=every_kind)
TILE = Operand("tile", int, range(64), shape_text, read_shape, beyond=codes.NO_SUCH_TILE,
               here=every_tile, ever=every_tile)
POINTS = Operand("points", int, range(100), plain, lambda s, word: read_number(word, 99), beyond=codes.NOT_THAT_MANY,
                 here=lambda s: range(12))

ACTIONS = Actions("admiral", (SHIP, OTHER, PREY, FORT, STORMED, UNIT, TARGET, SHOTS, COURSE, CELLS_FAR, DRIFTED, PLACE,
                              ORDER, SEAT, POINTS, KIND, TILE), (
    Kind(codes.MOVE, "{ship} {course}{cells}", phases=(TURN,), may=movement.why_not_move, do=movement.move,
         key="move", more=way, rules=("R4.1", "R4.5a", "R4.6", "R4.13")),
    Kind(codes.DRIFT, "{ship} drift {drifted}", phases=(TURN,), may=movement.why_not_drift, do=movement.drift,
         key="drift", more=lambda s, ship, cells: way(s, ship, s.wind, cells), rules=("R4.16", "R4.17a", "R4.20")),
    Kind(codes.END, "end", phases=(TURN,), may=turn.why_not_end, do=turn.end_turn, rules=("Q16", "Q96", "Q105")),
    Kind(codes.FIRE, "{unit} x {target} {shots}", phases=(TURN, codes.SALVO), may=gunnery.why_not_fire,
         do=gunnery.fire, key="fire", more=line, rules=("R5.2", "R5.5a", "R5.7a", "R5.9b")),
    Kind(codes.JOIN, "{unit} x {target} {shots} +", phases=(TURN, codes.SALVO), may=gunnery.why_not_join,
         do=gunnery.join_salvo, key="join", more=line, rules=("R5.9b", "Q110")),
    Kind(codes.BOARD, "{ship} board {prey}", phases=(TURN, codes.GRAPPLE), may=fight.why_not_board, do=fight.board,
         key="board", more=attack_from, rules=("R8.2", "R8.3a", "Q53")),
    Kind(codes.BOARD_JOIN, "{ship} board {prey} +", phases=(TURN, codes.GRAPPLE), may=fight.why_not_board_join,
         do=fight.join_boarding, key="board-join", more=attack_from, rules=("R8.3a", "Q111")),
    Kind(codes.STORM_FORT, "{ship} storm {stormed}", phases=(TURN, codes.ASSAULT), may=fight.why_not_storm,
         do=fight.storm, key="storm", more=attack_from, rules=("R8.9a", "R8.9b", "Q63")),
    Kind(codes.STORM_JOIN, "{ship} storm {stormed} +", phases=(TURN, codes.ASSAULT), may=fight.why_not_storm_join,
         do=fight.join_storm, key="storm-join", more=attack_from, rules=("R8.9b", "Q112")),
    Kind(codes.CONVERT, "{ship} fireship", phases=(TURN,), may=fireships.why_not_convert, do=fireships.convert,
         key="convert", more=where, rules=("R6.2a", "R6.2b", "R6.5")),
    Kind(codes.EXPLODE, "{ship} explode", phases=(TURN, BLASTS), may=fireships.why_not_explode, do=turn.blow,
         key="explode", more=where, rules=("R6.5", "R6.6b", "Q105")),
    Kind(codes.BEGIN_REPAIR, "{ship} repair", phases=(TURN,), may=repair.why_not_begin_repair, do=repair.begin_repair,
         key="begin-repair", more=where, rules=("R7.1", "R7.2")),
    Kind(codes.END_REPAIR, "{ship} ready", phases=(TURN,), may=repair.why_not_end_repair, do=repair.end_repair,
         key="end-repair", more=where, rules=("R7.6", "R7.7")),
    Kind(codes.TAKE, "{ship} load", phases=(TURN,), may=treasure.why_not_take, do=treasure.take, key="load",
         more=lambda s, ship: where(s, ship) | cargo(s), rules=("P4.1a", "P4.3")),
    Kind(codes.TAKE_FORT, "{ship} load {fort}", phases=(TURN,), may=treasure.why_not_take_from_fort,
         do=treasure.take_from_fort, key="load-fort", more=lambda s, ship, fort: cargo(s), rules=("P4.6", "Q133")),
    Kind(codes.UNLOAD, "{ship} unload {fort}", phases=(TURN,), may=treasure.why_not_unload, do=treasure.unload,
         key="unload", more=lambda s, ship, fort: cargo(s), rules=("P4.1b", "Q78")),
    Kind(codes.BEGIN_WORK, "work {fort} {ship} {other}", phases=(TURN,), may=repair.why_not_begin_work,
         do=repair.begin_work, key=lambda s, fort, ship, other: "work" if s.standing(fort) else "restore",
         rules=("R9.1", "R9.3", "R9.8")),
    Kind(codes.BREAK_OFF, "break {fort}", phases=(TURN,), may=repair.why_not_break_off, do=repair.break_off,
         key="break-off", rules=("R9.6a", "R9.7")),
    Kind(codes.GIVE, "give {fort} {seat}", phases=(TURN,), may=repair.why_not_give, do=repair.give_fort,
         rules=("P2.2b", "Q87")),
    Kind(codes.OFFER, "{ship} offer {fort}", phases=(TURN,), may=repair.why_not_offer, do=repair.offer, key="offer",
         rules=("Q52",)),
    Kind(codes.WITHDRAW, "{ship} withdraw", phases=(TURN,), may=repair.why_not_withdraw, do=repair.withdraw,
         key="withdraw", more=where, rules=("Q52", "Q133")),
    Kind(codes.DETONATE, "mine {ship}", phases=(TURN,), may=mines.why_not_detonate, do=mines.detonate_under,
         key="detonate", more=where, rules=("R10.7b", "Q72")),
    Kind(codes.DEFEND_WITH, "defend {ship}", phases=(codes.DEFEND,), may=fight.why_not_defend, do=fight.defend_with,
         rules=("R8.9c", "Q62")),
    Kind(codes.DEFENDED, "defended", phases=(codes.DEFEND,), do=fight.fight, rules=("R8.9c", "Q112")),
    Kind(codes.SHARE_OUT, "share {points}", phases=(codes.SHARE,), may=spoils.why_not_share, do=spoils.share_out,
         more=lambda s, points: {"unit": unit_name(s, s.at_unit)}, rules=("R8.6b", "Q57", "Q58")),
    Kind(codes.STOW_IN, "stow {ship}", phases=(codes.STOW,), may=spoils.why_not_stow, do=spoils.stow_in,
         more=lambda s, ship: {"from": ship_name(s, s.at_unit)} | cargo(s), rules=("P4.2", "Q65")),
    Kind(codes.STOW_AWAY, "stow -", phases=(codes.STOW,), do=spoils.stow_away, key="stow-stay",
         more=lambda s: {"from": ship_name(s, s.at_unit)} | cargo(s), rules=("P4.2", "Q65")),
    Kind(codes.BLOW_UP, "detonate", phases=(codes.WINDOW,), may=movement.why_not_blow_up, do=movement.blow_up,
         key="blow-up", rules=("R10.7a", "Q129")),
    Kind(codes.LET_PASS, "pass", phases=(codes.WINDOW,), do=movement.let_pass, key="let-pass",
         rules=("R10.7a", "Q129")),
    Kind(codes.REEF, "reef {cell}", phases=(codes.PLACE_REEFS,), may=waters.why_not_reef, do=preparation.place_reef,
         still=board, rules=("P3.6a", "P3.6b", "Q74")),
    Kind(codes.LEAVE_BOARD, "{ship} leave {course}", phases=(TURN,), may=movement.why_not_exit,
         do=movement.leave_board, key="leave", more=exit_course, rules=("N1", "R4.13")),
    Kind(codes.CHOOSE_SHIP, "choose {kind}", phases=(codes.DRAFT,), may=draft.why_not_choose, do=draft.choose,
         then=preparation.carry_on, more=kind_chosen, rules=("N5",)),
    Kind(codes.CHOSEN, "chosen", phases=(codes.DRAFT,), may=draft.why_not_chosen, do=draft.chosen,
         then=preparation.carry_on, rules=("N5",)),
    Kind(codes.LAY_ISLAND, "island {tile} {cell}", phases=(codes.PLACE_ISLANDS,), may=islands.why_not_island,
         do=islands.lay_island, then=preparation.carry_on, more=island_laid, rules=("N6",)),
    Kind(codes.NO_ISLAND, "no island", phases=(codes.PLACE_ISLANDS,), may=islands.why_not_skip,
         do=islands.skip_island, then=preparation.carry_on, key="no-island", rules=("N6",)),
    Kind(codes.PLACE, "{ship} at {cell}", phases=(codes.PLACE_SHIPS, codes.REINFORCE), may=preparation.why_not_place,
         do=preparation.place_ship, key="place", rules=("Q73", "M1.3")),
    Kind(codes.LAY, "lay {cell} {order}", phases=(codes.LAY_MINES,), may=mines.why_not_lay, do=mines.lay,
         then=preparation.carry_on, more=lambda s, cell, order: {"order": f"@order-{ORDERS[order]}"},
         still=board, rules=("R10.3", "R10.4", "Q128")),
    Kind(codes.NO_MORE_MINES, "end", phases=(codes.LAY_MINES,), may=mines.why_not_no_more, do=mines.lay_no_more,
         then=preparation.carry_on, key="no-more-mines", rules=("R10.5",)),
), spelled, spellings=spellings(__package__))
# fmt: on


def parse(s: Position, text: str) -> int:
    """The engine action that a text means; of two workers the rules name the lower number first."""
    action = ACTIONS.parse(s, text)
    if kind_of(action) == codes.BEGIN_WORK and second_of(action) > third_of(action):
        return int(act_on_three(codes.BEGIN_WORK, first_of(action), third_of(action), second_of(action)))
    return action
