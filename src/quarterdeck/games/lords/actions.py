"""The actions of Lords of the Seas: how each is written, what it is about, when it is asked for, and who judges it."""

from typing import Any

from ...errors import BadNotation, Param
from ..notation import Actions, Kind, Operand
from ..spelling import spellings
from .edition import MERCENARY_NAMES, mercenary_ids
from .rules import codes, effects, legal, preparation, sea, turn
from .rules.placement import is_boarder
from .rules.position import Position, Slot
from .rules.sea import ARRANGEMENTS, CELLS, Cell, Direction, cell_name, cell_of
from .rules.ships import Number

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BOARDS = ("1", "2", "s")
FIRSTS = ("cell", "ship")


def boards_text(arrangement: int) -> str:
    """An arrangement from its owner's left: `1a0 sb180 2a90`: board, side, degrees."""
    words = []
    for place in range(3):
        board = sea.board_at(arrangement, place)
        side = "ab"[sea.side_of(arrangement, board)]
        words.append(f"{BOARDS[board]}{side}{sea.rotation_of(arrangement, board) * 90}")
    return " ".join(words)


LAID_OUT = {boards_text(arrangement): arrangement for arrangement in range(ARRANGEMENTS)}


def read_cell(s: Position, name: str) -> int:
    try:
        return int(cell_of(name.upper()))
    except ValueError:
        raise BadNotation("lords-cell", {"given": name[:20]}) from None


def read_number(s: Position, text: str) -> int:
    if not 1 <= int(text[:3]) <= 9:
        raise BadNotation("lords-number", {"given": text[:20]})
    return int(text)


def read_direction(s: Position, name: str) -> int:
    if name.upper() not in DIRECTIONS:
        raise BadNotation("lords-direction", {"given": name[:20], "expected": " ".join(DIRECTIONS)})
    return DIRECTIONS.index(name.upper())


def offered(s: Position) -> list[str]:
    """The mercenaries of the market, slot by slot."""
    return [mercenary_ids(s.box.content)[s.mercenary_in(Slot(slot))] for slot in range(s.slots)]


def read_slot(s: Position, name: str) -> int:
    if name.lower() not in offered(s):
        raise BadNotation("lords-mercenary", {"given": name[:20], "expected": ", ".join(offered(s))})
    return offered(s).index(name.lower())


def read_boards(s: Position, text: str) -> int:
    if text.lower() not in LAID_OUT:
        raise BadNotation("lords-boards", {"given": text[:40]})
    return LAID_OUT[text.lower()]


def shot_args(s: Position, direction: int) -> dict[str, Param]:
    """Where the shot comes from, and what it hits if it hits anything."""
    args: dict[str, Param] = {"from": cell_name(s.laid)}
    line = sea.ray(s.laid, Direction(direction)) & s.other.battle
    if line:
        args["cell"] = cell_name(sea.nearest(line, Direction(direction)))
    return args


def price(s: Position, slot: int) -> dict[str, Param]:
    """What a mercenary is called and costs."""
    mercenary = s.mercenary_in(Slot(slot))
    name = MERCENARY_NAMES[int(s.box.mercenary_effects[mercenary])]
    return {"name": f"@mercenary-{name}", "cost": int(s.box.costs[mercenary])}


def hire_args(s: Position, slot: int, cell: int) -> dict[str, Param]:
    """Its price, and whether it boards."""
    boarding = is_boarder(s, Slot(slot)) and s.other.battle >> cell & 1
    return price(s, slot) | {"boarding": "yes" if boarding else "no"}


def arranged(s: Position) -> range:
    """Boards are chosen before anything else, or never."""
    return range(ARRANGEMENTS if s.phase == codes.ARRANGE else 0)


def plain(s: Any, value: int) -> int:
    return value


# fmt: off
CELL = Operand("cell", Cell, range(CELLS), lambda s, cell: cell_name(Cell(cell)), read_cell, beyond=codes.OFF_BOARD,
               cell=True)
NUMBER = Operand("number", Number, range(1, 10), plain, read_number, like=r"\d+", beyond=codes.NOT_IN_HAND)
MERCENARY = Operand("mercenary", Slot, range(7), lambda s, slot: offered(s)[slot], read_slot,
                    beyond=codes.NO_SUCH_MERCENARY, here=lambda s: range(s.slots))
DIRECTION = Operand("direction", Direction, range(8), lambda s, direction: DIRECTIONS[direction], read_direction,
                    beyond=codes.WRONG_DIRECTION)
FIRST = Operand("first", int, range(2), lambda s, which: FIRSTS[which], lambda s, text: FIRSTS.index(text.lower()),
                like="cell|ship", beyond=codes.WRONG_PHASE)
ARRANGED = Operand("boards", int, range(ARRANGEMENTS), lambda s, arrangement: boards_text(arrangement), read_boards,
                   like=".*", beyond=codes.NO_ARRANGEMENT, ever=arranged)

ACTIONS = Actions("lords", (CELL, NUMBER, MERCENARY, DIRECTION, FIRST, ARRANGED), (
    Kind(codes.LAY, "{number} {cell}", phases=(codes.TURN,), may=legal.why_not_lay, do=turn.lay,
         key="lay", rules=("12", "16", "17", "18")),
    Kind(codes.BUY, "hire {mercenary} {cell}", phases=(codes.TURN, codes.AFTER), may=legal.why_not_hire, do=turn.hire,
         more=hire_args, rules=("14", "47")),
    Kind(codes.FIRST, "{first} first", phases=(codes.ORDER,), do=turn.choose_order, key="order", rules=("13", "C14")),
    Kind(codes.FIRE, "shot {direction}", phases=(codes.SHOT,), may=legal.why_not_fire, do=effects.fire,
         then=turn.go_on, more=shot_args, rules=("25", "26", "27")),
    Kind(codes.FIX, "repair {cell}", phases=(codes.CHOOSE_REPAIR,), may=legal.why_not_target, do=effects.fix,
         then=turn.go_on, rules=("30",)),
    Kind(codes.DROP, "mine {cell}", phases=(codes.CHOOSE_MINE,), may=legal.why_not_target, do=turn.drop_mine,
         rules=("31", "42", "D11")),
    Kind(codes.GUARD, "shield {cell}", phases=(codes.CHOOSE_SHIELD,), may=legal.why_not_target, do=effects.guard,
         then=turn.go_on, rules=("34", "39")),
    Kind(codes.SWEEP, "sweep {cell}", phases=(codes.CHOOSE_SWEEP,), may=legal.why_not_target, do=effects.sweep,
         then=turn.go_on, rules=("37",)),
    Kind(codes.TAKE, "recruit {number}", phases=(codes.CHOOSE_RECRUIT,), may=legal.why_not_recruit, do=effects.recruit,
         then=turn.go_on, rules=("51",)),
    Kind(codes.FAKE, "fake {cell}", phases=(codes.CHOOSE_FAKE,), may=legal.why_not_target, do=effects.mark_fake,
         then=turn.go_on, rules=("D11",)),
    Kind(codes.DECLINE, "decline", phases=(codes.SHOT, codes.CHOOSE_REPAIR, codes.CHOOSE_MINE, codes.CHOOSE_SHIELD,
                                           codes.CHOOSE_SWEEP, codes.CHOOSE_RECRUIT),
         may=legal.why_not_decline, do=effects.decline, then=turn.go_on, rules=("C2",)),
    Kind(codes.DONE, "done", phases=(codes.TURN, codes.AFTER), may=legal.why_not_done, do=turn.end_turn, rules=("14",)),
    Kind(codes.PLACE_BOARDS, "boards {boards}", phases=(codes.ARRANGE,), do=preparation.choose_boards,
         rules=("3", "63", "H3")),
    Kind(codes.MOVE_BOARD, "change {boards}", phases=(codes.CHANGE,), may=legal.why_not_change,
         do=preparation.move_board, rules=("64", "65", "H2")),
    Kind(codes.KEEP, "keep", phases=(codes.CHANGE,), do=preparation.keep_boards, rules=("64", "9")),
), spellings=spellings(__package__))
# fmt: on
