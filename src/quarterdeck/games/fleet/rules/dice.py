"""Dice: the pools, taking a die, and all the ways to use one (F3).

A die is thrown as a number below its number of different sides; what they show is its layout, 4 bits a face, which
goes into the chance's label, so that a number can be named without knowing the edition.
"""

from mypy_extensions import i64

from ....engine.bits import bit, count, first
from . import codes
from .codes import HARBOR_FACE, LABELS, SHRIMP, Face, Section
from .coins import cash_value, coin_value, gain
from .legal import FACES_AT, uses_of
from .marking import mark
from .pool import faces_in, one
from .position import Position
from .sheet import Sheet

# Pools


def throw_boat_die(s: Position, what: i64) -> Face:
    """A face of the boat die."""
    return Face(i64(s.box.boat_die[s.throw(len(s.box.boat_die), what + s.box.boat_layout * LABELS)]))


def throw_town_die(s: Position, what: i64) -> Face:
    """A face of the town die."""
    return Face(i64(s.box.town_die[s.throw(len(s.box.town_die), what + s.box.town_layout * LABELS)]))


def roll_boat_pool(s: Position) -> None:
    """F1.3: one boat die more than players; solo as for two (F9.1)."""
    s.pool = 0
    s.shared = Face(-1)
    for _ in range(diners(s) + 1):
        put(s, throw_boat_die(s, codes.C_BOAT))
    s.barrier += 1


def roll_town_pool(s: Position) -> None:
    """F1.3: a town die a player, and one boat die."""
    s.pool = 0
    s.shared = Face(-1)
    for _ in range(diners(s)):
        put(s, throw_town_die(s, codes.C_TOWN))
    put(s, throw_boat_die(s, codes.C_BOAT))
    s.barrier += 1


def diners(s: Position) -> i64:
    """For how many the pools are made: whoever is still in the game; solo counts as two."""
    return 2 if s.solo else s.active()


def put(s: Position, face: Face) -> None:
    s.pool += one(face)
    if s.events is not None:
        s.tell(codes.E_ROLLED, s.first, face)


# Taking


def ask_for_die(s: Position, sheet: Sheet) -> None:
    """F3.1: any die of the pool (Q28); equal faces are one choice, and a single one is taken unasked."""
    faces: i64 = faces_in(s.pool)
    if count(faces) == 1:
        take(s, sheet, Face(first(faces)))
        return
    sheet.ask(codes.TAKE_DIE, faces << FACES_AT)


def take(s: Position, sheet: Sheet, face: Face) -> None:
    """A taken die is gone for the others."""
    s.pool -= one(face)
    if s.events is not None:
        s.tell(codes.E_TAKEN, sheet.seat, face)
    hand_die(s, sheet, face, True)


def hand_die(s: Position, sheet: Sheet, face: Face, own: bool) -> None:
    """Lays a die before a player; where it can only be a coin nobody is asked."""
    sheet.face = face
    sheet.own = own
    sheet.rerolled = False
    ask_for_use(s, sheet)


def reroll(s: Position, sheet: Sheet) -> None:
    """F8.1, Q13: once for the chosen die; the new face stands."""
    old: Face = sheet.face
    if old < HARBOR_FACE:
        sheet.face = throw_boat_die(s, codes.C_REROLL)
    else:
        sheet.face = throw_town_die(s, codes.C_REROLL)
    s.barrier += 1
    sheet.rerolled = True
    if s.events is not None:
        s.tell(codes.E_REROLLED, sheet.seat, old, sheet.face)
    ask_for_use(s, sheet)


# Using


def ask_for_use(s: Position, sheet: Sheet) -> None:
    uses: i64 = uses_of(s, sheet)
    if uses == bit(codes.AS_COIN):
        use_as_coin(s, sheet)
        return
    sheet.ask(codes.USE_DIE, uses)


def use_to_mark(s: Position, sheet: Sheet, section: Section) -> None:
    """A mark by the die's face; a chosen shrimp die brings more by its licence (F6.1, Q37)."""
    level: i64 = sheet.level(SHRIMP) if sheet.own and sheet.face == Face(SHRIMP) else 0
    sheet.put_down()
    if level >= 2:
        sheet.die_star = 1
    if level == 3:
        sheet.second_marks = 1
    mark(s, sheet, section, codes.E_MARKED)


def use_as_coin(s: Position, sheet: Sheet) -> None:
    """F3.7."""
    face: Face = sheet.face
    sheet.put_down()
    if s.events is not None:
        s.tell(codes.E_AS_COIN, sheet.seat, face)
    gain(s, sheet, coin_value(s, sheet))


def use_for_cash(s: Position, sheet: Sheet) -> None:
    """F3.5 and the Market of F3.6."""
    face: Face = sheet.face
    coins: i64 = cash_value(s, sheet, face)
    sheet.put_down()
    if s.events is not None:
        s.tell(codes.E_CASH, sheet.seat, face, coins, sheet.catch)
    gain(s, sheet, coins)


def use_for_salvage(s: Position, sheet: Sheet) -> None:
    """F8.3: a star action instead of the die."""
    sheet.put_down()
    sheet.salvaged += 1
    sheet.stars += 1
    if s.events is not None:
        s.tell(codes.E_SALVAGE, sheet.seat, s.box.salvage_uses - sheet.salvaged)


def use_for_hex(s: Position, sheet: Sheet) -> None:
    """F8.8, Q38: the hex of the face shown."""
    face: Face = sheet.face
    sheet.put_down()
    sheet.hexes |= bit(face)
    if s.events is not None:
        s.tell(codes.E_HEX, sheet.seat, face, count(sheet.hexes))
