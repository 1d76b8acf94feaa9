"""The parts of a position's text that are told by hand: what is printed on the sea, its ships, the market.

    lords 1 sea=EMDDROV/… ships=A6L5+1,B6l3,C4Dm2 mines=A1,B2 … light=… dark=… turn=… options=…

Ships: cell, owner (L light, D dark; small when burning), number or m and market slot, + shield tokens.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.positions import number_from, within
from .position import Position, Slot
from .sea import CELLS, Cell, cell_name, cell_of
from .ships import Number

LETTERS = ".VODRME"  # by effect, as in the spec: point, straight, diagonal, repair, mine, extra


def sea_text(s: Position) -> str:
    """Six rows of letters."""
    return "/".join(["".join([LETTERS[s.effects[row * 7 + column]] for column in range(7)]) for row in range(6)])


def read_sea(s: Position, text: str) -> None:
    letters = text.replace("/", "")
    if len(letters) != 42 or len(text) != 47:
        raise ValueError("the sea should be six rows of seven letters")
    effects: vec[u8] = vec[u8]([u8(0)] * 42)
    for cell in range(42):
        effect = LETTERS.find(letters[cell])
        if effect < 0:
            raise ValueError("'" + letters[cell] + "' is no effect; known are " + LETTERS)
        effects[cell] = u8(effect)
    s.effects = effects


def ships_text(s: Position) -> str:
    ships = [ship_text(s, Cell(cell)) for cell in range(CELLS)]
    return ",".join([ship for ship in ships if ship != ""])


def ship_text(s: Position, cell: Cell) -> str:
    """One ship; nothing for an empty cell."""
    owner = ""
    if (s.light.battle >> cell) & 1 == 1:
        owner = "L"
    elif (s.dark.battle >> cell) & 1 == 1:
        owner = "D"
    elif (s.light.burning >> cell) & 1 == 1:
        owner = "l"
    elif (s.dark.burning >> cell) & 1 == 1:
        owner = "d"
    if owner == "":
        return ""
    what = "m" + str(s.slot_at(cell)) if (s.mercenary >> cell) & 1 == 1 else str(s.number_at(cell))
    shields: i64 = s.shields_at(cell)
    return cell_name(cell) + owner + what + ("+" + str(shields) if shields > 0 else "")


def read_ships(s: Position, text: str) -> None:
    for word in text.split(","):
        if word != "":
            read_ship(s, word)


def read_ship(s: Position, word: str) -> None:
    if len(word) < 4 or word[2] not in "LDld":
        raise ValueError("'" + word[:20] + "' is no ship")
    cell: Cell = cell_of(word[:2])
    side = s.light if word[2] in "Ll" else s.dark
    what, _, shields = word[3:].partition("+")
    if (s.ships() >> cell) & 1 == 1:
        raise ValueError("two ships on " + word[:2])
    if word[2] in "LD":
        side.battle |= bit(cell)
    else:
        side.burning |= bit(cell)
    if what.startswith("m"):
        s.mercenary |= bit(cell)  # the market knows which one; the audit holds them against each other
    else:
        s.set_number(cell, Number(within(number_from(what), 1, 9)))
    for _ in range(within(number_from(shields), 0, 7) if shields != "" else 0):
        s.add_shield(cell)


def market_text(s: Position) -> str:
    """Of each slot: which mercenary, and the cell where it lies, -1 while it is for hire."""
    slots = [Slot(slot) for slot in range(s.slots)]
    return ",".join([str(s.mercenary_in(slot)) + "@" + str(s.hired_at(slot)) for slot in slots])


def read_market(s: Position, text: str) -> None:
    for word in text.split(","):
        if word == "":
            continue
        which, _, where = word.partition("@")
        mercenary: i64 = number_from(which)
        cell: i64 = number_from(where)
        if mercenary < 0 or mercenary >= len(s.box.costs) or cell < -1 or cell > 41 or s.slots >= 7:
            raise ValueError("'" + word[:20] + "' is no mercenary of this edition")
        s.market |= mercenary << (s.slots * 8)
        s.hired_cell |= (cell + 1) << (s.slots * 8)
        s.slots += 1
