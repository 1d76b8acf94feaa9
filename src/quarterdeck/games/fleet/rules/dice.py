"""Dice: the pools, taking a die, and all the ways to use one (F3).

A die is thrown as a number below its number of different sides; what they show is its layout, 4 bits a face, which
goes into the chance's label, so that a number can be named without knowing the edition.
"""

from mypy_extensions import i64

from ....engine.bits import bit, count, first
from .codes import (
    AS_COIN,
    BUFFET,
    C_BOAT,
    C_REROLL,
    C_TOWN,
    CASH,
    CASINO,
    COLUMNS,
    E_AS_COIN,
    E_CASH,
    E_HEX,
    E_MARKED,
    E_REROLLED,
    E_ROLLED,
    E_SALVAGE,
    E_TAKEN,
    FACES,
    HARBOR_FACE,
    IDLE,
    LABELS,
    MARK_HEX,
    MARKET_FACE,
    REROLL,
    SALVAGE,
    SHRIMP,
    TAKE,
    TAKE_DIE,
    THREE_COINS,
    USE_DIE,
    USE_SALVAGE,
    WHARF_FACE,
)
from .coins import cash_value, coin_value, gain
from .marking import mark
from .position import Position
from .sheet import Sheet

# Pools


def throw_boat_die(s: Position, what: i64) -> i64:
    """A face of the boat die."""
    return i64(s.box.start_die[s.throw(len(s.box.start_die), what + s.box.boat_layout * LABELS)])


def throw_town_die(s: Position, what: i64) -> i64:
    """A face of the town die."""
    return i64(s.box.town_die[s.throw(len(s.box.town_die), what + s.box.town_layout * LABELS)])


def dice_of(pool: i64, face: i64) -> i64:
    """How many dice of a pool show a face."""
    return (pool >> (face * 4)) & 15


def faces_in(pool: i64) -> i64:
    """The faces that a pool shows, as bits."""
    found: i64 = 0
    for face in range(FACES):
        if (pool >> (face * 4)) & 15 != 0:
            found |= bit(face)
    return found


def dice_in(pool: i64) -> i64:
    """How many dice a pool has."""
    found: i64 = 0
    for face in range(FACES):
        found += (pool >> (face * 4)) & 15
    return found


def roll_boat_pool(s: Position) -> None:
    """F1.3: one boat die more than players; solo as for two (F9.1)."""
    s.pool = 0
    s.shared = -1
    for _ in range(diners(s) + 1):
        put(s, throw_boat_die(s, C_BOAT))
    s.barrier += 1


def roll_town_pool(s: Position) -> None:
    """F1.3: a town die a player, and one boat die."""
    s.pool = 0
    s.shared = -1
    for _ in range(diners(s)):
        put(s, throw_town_die(s, C_TOWN))
    put(s, throw_boat_die(s, C_BOAT))
    s.barrier += 1


def diners(s: Position) -> i64:
    """For how many the pools are made: whoever is still in the game; solo counts as two."""
    return 2 if s.solo else s.active()


def put(s: Position, face: i64) -> None:
    s.pool += bit(face * 4)
    if s.events is not None:
        s.tell(E_ROLLED, s.first, face)


# Taking


def ask_for_die(s: Position, sheet: Sheet) -> None:
    """F3.1: any die of the pool (Q28); equal faces are one choice, and a single one is taken unasked."""
    faces: i64 = faces_in(s.pool)
    if count(faces) == 1:
        take(s, sheet, first(faces))
        return
    sheet.task = TAKE_DIE
    sheet.choices = faces << TAKE


def take(s: Position, sheet: Sheet, face: i64) -> None:
    """A taken die is gone for the others."""
    s.pool -= bit(face * 4)
    if s.events is not None:
        s.tell(E_TAKEN, sheet.seat, face)
    hand_die(s, sheet, face, True)


def hand_die(s: Position, sheet: Sheet, face: i64, own: bool) -> None:
    """Lays a die before a player; where it can only be a coin nobody is asked."""
    sheet.face = face
    sheet.own = own
    sheet.rerolled = False
    ask_for_use(s, sheet)


def reroll(s: Position, sheet: Sheet) -> None:
    """F8.1, Q13: once for the chosen die; the new face stands."""
    old: i64 = sheet.face
    if old < HARBOR_FACE:
        sheet.face = throw_boat_die(s, C_REROLL)
    else:
        sheet.face = throw_town_die(s, C_REROLL)
    s.barrier += 1
    sheet.rerolled = True
    if s.events is not None:
        s.tell(E_REROLLED, sheet.seat, old, sheet.face)
    ask_for_use(s, sheet)


# Using


def ask_for_use(s: Position, sheet: Sheet) -> None:
    uses: i64 = uses_of(s, sheet)
    if uses == bit(AS_COIN):
        use_as_coin(s, sheet)
        return
    sheet.task = USE_DIE
    sheet.choices = uses


def uses_of(s: Position, sheet: Sheet) -> i64:
    """All that the die in hand may be used for, as actions."""
    uses: i64 = bit(AS_COIN) | markable(sheet)
    face: i64 = sheet.face
    if face == THREE_COINS or face == MARKET_FACE:
        uses |= bit(CASH)
    if sheet.works(SALVAGE) and sheet.salvaged < s.box.salvage_uses and sheet.open != 0:
        uses |= bit(USE_SALVAGE)
    if sheet.works(BUFFET) and face < THREE_COINS and (sheet.hexes >> face) & 1 == 0:
        uses |= bit(MARK_HEX)
    if sheet.own and not sheet.rerolled and sheet.works(CASINO):
        uses |= bit(REROLL)
    return uses


def markable(sheet: Sheet) -> i64:
    """The sections that the die in hand may mark."""
    face: i64 = sheet.face
    if face == HARBOR_FACE:
        return sheet.open_harbor()
    if face == WHARF_FACE:
        return sheet.open_wharf()
    if face >= THREE_COINS:
        return 0
    if face == SHRIMP and sheet.own and sheet.level(SHRIMP) > 0:
        return sheet.open & COLUMNS  # F6.1
    return sheet.open & bit(face)


def put_down(sheet: Sheet) -> None:
    """The die is used; what it set off is still to be worked out."""
    sheet.task = IDLE
    sheet.choices = 0
    sheet.face = -1
    sheet.own = False
    sheet.rerolled = False


def use_to_mark(s: Position, sheet: Sheet, section: i64) -> None:
    """A mark by the die's face; a chosen shrimp die brings more by its licence (F6.1, Q37)."""
    level: i64 = sheet.level(SHRIMP) if sheet.own and sheet.face == SHRIMP else 0
    put_down(sheet)
    if level >= 2:
        sheet.die_star = 1
    if level == 3:
        sheet.second_marks = 1
    mark(s, sheet, section, E_MARKED)


def use_as_coin(s: Position, sheet: Sheet) -> None:
    """F3.7."""
    face: i64 = sheet.face
    put_down(sheet)
    if s.events is not None:
        s.tell(E_AS_COIN, sheet.seat, face)
    gain(s, sheet, coin_value(s, sheet))


def use_for_cash(s: Position, sheet: Sheet) -> None:
    """F3.5 and the Market of F3.6."""
    face: i64 = sheet.face
    coins: i64 = cash_value(s, sheet, face)
    put_down(sheet)
    if s.events is not None:
        s.tell(E_CASH, sheet.seat, face, coins, sheet.catch)
    gain(s, sheet, coins)


def use_for_salvage(s: Position, sheet: Sheet) -> None:
    """F8.3: a star action instead of the die."""
    put_down(sheet)
    sheet.salvaged += 1
    sheet.stars += 1
    if s.events is not None:
        s.tell(E_SALVAGE, sheet.seat, s.box.salvage_uses - sheet.salvaged)


def use_for_hex(s: Position, sheet: Sheet) -> None:
    """F8.8, Q38: the hex of the face shown."""
    face: i64 = sheet.face
    put_down(sheet)
    sheet.hexes |= bit(face)
    if s.events is not None:
        s.tell(E_HEX, sheet.seat, face, count(sheet.hexes))
