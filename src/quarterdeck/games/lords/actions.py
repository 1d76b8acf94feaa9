"""Actions of Lords of the Seas: the engine's ints, structured values, and notation.

5 C3            lay ship 5 on C3              hire flagship C3   buy a mercenary
cell first      which effect comes first      shot N             fire (N NE E SE S SW W NW)
repair C3       mine C3   shield C3   sweep C3   fake C3         a target for the effect
recruit 5       take a 5 from the reserve     decline   done     give up an effect; no purchase
boards 1a0 sb180 2a90                         lay out boards from your left: board, side, degrees
change 1a0 sb180 2a90                         the expert's change of one board;   keep
"""

from ...errors import BadNotation
from ..base import Action
from .edition import MERCENARY_NAMES
from .rules import codes, sea
from .rules.load import cell_of
from .rules.placement import is_boarder
from .rules.position import Position
from .rules.record import cell_name

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BOARDS = ("1", "2", "s")
ON_A_CELL = {
    "repair": codes.FIX,
    "mine": codes.DROP,
    "shield": codes.GUARD,
    "sweep": codes.SWEEP,
    "fake": codes.FAKE,
}
CELL_KINDS = {code: word for word, code in ON_A_CELL.items()}


def boards_text(arrangement: int) -> str:
    """An arrangement from its owner's left: `1a0 sb180 2a90`."""
    words = []
    for place in range(3):
        board = sea.board_at(arrangement, place)
        side = "ab"[sea.side_of(arrangement, board)]
        words.append(f"{BOARDS[board]}{side}{sea.rotation_of(arrangement, board) * 90}")
    return " ".join(words)


ARRANGEMENTS = {boards_text(arrangement): arrangement for arrangement in range(sea.ARRANGEMENTS)}


def describe(s: Position, mercenaries: tuple[str, ...], action: int) -> Action:
    """The structured form of an engine action."""
    kind, figure = divmod(action, codes.KIND)
    if kind == codes.LAY:
        number, cell = divmod(figure, 64)
        name = cell_name(cell)
        return Action(f"{number} {name}", "lay", {"number": number, "cell": name}, action)
    if kind == codes.BUY:
        return _describe_purchase(s, mercenaries, figure, action)
    if kind == codes.FIRST:
        which = "ship" if figure else "cell"
        return Action(f"{which} first", "order", {"first": which}, action)
    if kind == codes.FIRE:
        direction = DIRECTIONS[figure]
        args: dict[str, str | int] = {"direction": direction, "from": cell_name(s.laid)}
        line = sea.ray(s.laid, figure) & s.other.battle
        if line:
            args["cell"] = cell_name(sea.nearest(line, figure))
        return Action(f"shot {direction}", "shot", args, action)
    if kind in CELL_KINDS:
        word = CELL_KINDS[kind]
        name = cell_name(figure)
        return Action(f"{word} {name}", word, {"cell": name}, action)
    if kind == codes.TAKE:
        return Action(f"recruit {figure}", "recruit", {"number": figure}, action)
    if kind == codes.PLACE_BOARDS:
        text = boards_text(figure)
        return Action(f"boards {text}", "boards", {"boards": text}, action)
    if kind == codes.MOVE_BOARD:
        text = boards_text(figure)
        return Action(f"change {text}", "change", {"boards": text}, action)
    word = {codes.KEEP: "keep", codes.DECLINE: "decline", codes.DONE: "done"}[kind]
    return Action(word, word, {}, action)


def _describe_purchase(s: Position, mercenaries: tuple[str, ...], figure: int, action: int) -> Action:
    slot, cell = divmod(figure, 64)
    mercenary = s.mercenary_in(slot)
    name, place = mercenaries[mercenary], cell_name(cell)
    boarding = is_boarder(s, slot) and s.other.battle >> cell & 1
    args: dict[str, str | int] = {
        "mercenary": name,
        "name": f"@mercenary-{MERCENARY_NAMES[int(s.box.mercenary_effects[mercenary])]}",
        "cell": place,
        "cost": int(s.box.costs[mercenary]),
        "boarding": "yes" if boarding else "no",
    }
    return Action(f"hire {name} {place}", "hire", args, action)


def parse(s: Position, mercenaries: tuple[str, ...], text: str) -> int:
    """The engine action that a text means."""
    words = text.split()
    if not words:
        raise BadNotation("notation-empty")
    word = words[0].lower()
    rest = words[1:]
    if word.isascii() and word.isdigit() and len(rest) == 1:
        if not 1 <= int(word[:3]) <= 9:
            raise BadNotation("lords-number", {"given": word})
        return codes.LAY * codes.KIND + int(word) * 64 + _cell(rest[0])
    if word in ON_A_CELL and len(rest) == 1:
        return ON_A_CELL[word] * codes.KIND + _cell(rest[0])
    if word == "hire" and len(rest) == 2:
        return codes.BUY * codes.KIND + _slot(s, mercenaries, rest[0].lower()) * 64 + _cell(rest[1])
    if word == "shot" and len(rest) == 1:
        if rest[0].upper() not in DIRECTIONS:
            raise BadNotation("lords-direction", {"given": rest[0], "expected": " ".join(DIRECTIONS)})
        return codes.FIRE * codes.KIND + DIRECTIONS.index(rest[0].upper())
    if word == "recruit" and len(rest) == 1 and rest[0] in "123456789":
        return codes.TAKE * codes.KIND + int(rest[0])
    if word in ("cell", "ship") and [w.lower() for w in rest] == ["first"]:
        return codes.FIRST * codes.KIND + (word == "ship")
    if word in ("boards", "change"):
        return _boards(word, " ".join(rest).lower())
    simple = {"keep": codes.KEEP, "decline": codes.DECLINE, "done": codes.DONE}
    if word in simple and not rest:
        return simple[word] * codes.KIND
    raise BadNotation("lords-notation", {"given": text[:40]})


def _cell(name: str) -> int:
    try:
        return cell_of(name.upper())
    except ValueError:
        raise BadNotation("lords-cell", {"given": name[:20]}) from None


def _slot(s: Position, mercenaries: tuple[str, ...], name: str) -> int:
    offered = [mercenaries[s.mercenary_in(slot)] for slot in range(s.slots)]
    if name not in offered:
        raise BadNotation("lords-mercenary", {"given": name[:20], "expected": ", ".join(offered)})
    return offered.index(name)


def _boards(word: str, text: str) -> int:
    if text not in ARRANGEMENTS:
        raise BadNotation("lords-boards", {"given": text[:40]})
    kind = codes.PLACE_BOARDS if word == "boards" else codes.MOVE_BOARD
    return kind * codes.KIND + ARRANGEMENTS[text]


def universe(s: Position) -> list[int]:
    """Every action that could be named in the current phase, legal or not; the laws compare it with the legal ones."""
    phase = s.phase
    if phase in (codes.TURN, codes.AFTER):
        lays = [codes.LAY * codes.KIND + number * 64 + cell for number in range(1, 10) for cell in range(42)]
        buys = [codes.BUY * codes.KIND + slot * 64 + cell for slot in range(s.slots) for cell in range(42)]
        return [*lays, *buys, codes.DONE * codes.KIND]
    if phase == codes.ORDER:
        return [codes.FIRST * codes.KIND, codes.FIRST * codes.KIND + 1, codes.DECLINE * codes.KIND]
    if phase == codes.SHOT:
        return [*(codes.FIRE * codes.KIND + d for d in range(8)), codes.DECLINE * codes.KIND]
    if phase == codes.CHOOSE_RECRUIT:
        return [*(codes.TAKE * codes.KIND + n for n in range(1, 10)), codes.DECLINE * codes.KIND]
    if phase == codes.ARRANGE:
        return [codes.PLACE_BOARDS * codes.KIND + a for a in range(sea.ARRANGEMENTS)]
    if phase == codes.CHANGE:
        return [*(codes.MOVE_BOARD * codes.KIND + a for a in range(sea.ARRANGEMENTS)), codes.KEEP * codes.KIND]
    targets = [kind * codes.KIND + cell for kind in ON_A_CELL.values() for cell in range(42)]
    return [*targets, codes.DECLINE * codes.KIND]
