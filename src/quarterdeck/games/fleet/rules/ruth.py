"""Captain Ruth: which die she takes, what she crosses out, and how her tokens move (F9)."""

from mypy_extensions import i64

from ....engine.bits import bit
from .codes import (
    BOAT,
    CASINO,
    COLUMNS,
    CRAB,
    E_BUILT,
    E_CROSSED,
    E_NOTHING_CROSSED,
    E_RUTH_SHARES,
    E_RUTH_TAKES,
    E_STAR_CROSSED,
    E_TOKENS,
    HARBOR,
    HARBOR_FACE,
    MARKET_FACE,
    SHRIMP,
    THREE_COINS,
    TYPES,
    WHARF,
    WHARF_FACE,
)
from .coins import cross_star, next_star
from .dice import dice_of
from .position import Position
from .sheet import Sheet


def next_in_ring(section: i64) -> i64:
    """F9.5: the section after this one, clockwise; columns, Harbor and Wharf are a ring each."""
    if section == 4:
        return SHRIMP
    if section == 9:
        return CRAB
    if section == 17:
        return CASINO
    return section + 1


def ring_size(section: i64) -> i64:
    return 8 if section >= CASINO else 5


def aim(sheet: Sheet, token: i64) -> i64:
    """The token's section, or the next open one of its ring; -1 where all are closed (Q45)."""
    section: i64 = token
    for _ in range(ring_size(token)):
        if sheet.is_open(section):
            return section
        section = next_in_ring(section)
    return -1


# Which die


def can_cross(s: Position, sheet: Sheet, face: i64) -> bool:
    """Whether a die would let her cross something out."""
    if face < THREE_COINS:
        return sheet.is_open(face)
    if face == THREE_COINS:
        return sheet.open & COLUMNS != 0
    if face == HARBOR_FACE:
        return sheet.open & HARBOR != 0
    if face == WHARF_FACE:
        return sheet.open & WHARF != 0
    return next_star(s, sheet) >= 0


def wanted_boat_die(s: Position, sheet: Sheet, useful: bool) -> i64:
    """F9.6, Q46: the nearest type in ring order from her token, then 3 coins; -1 where no die is of use."""
    face: i64 = s.boat_token
    for _ in range(TYPES):
        if dice_of(s.pool, face) > 0 and (not useful or can_cross(s, sheet, face)):
            return face
        face = next_in_ring(face)
    if dice_of(s.pool, THREE_COINS) > 0 and (not useful or can_cross(s, sheet, THREE_COINS)):
        return THREE_COINS
    return -1


def wanted_town_die(s: Position, sheet: Sheet, useful: bool) -> i64:
    """F9.8, Q47: Harbor, Wharf, the boat die, Market."""
    for face in (HARBOR_FACE, WHARF_FACE):
        if dice_of(s.pool, face) > 0 and (not useful or can_cross(s, sheet, face)):
            return face
    boat: i64 = wanted_boat_die(s, sheet, useful)
    if boat >= 0:
        return boat
    if dice_of(s.pool, MARKET_FACE) > 0 and (not useful or can_cross(s, sheet, MARKET_FACE)):
        return MARKET_FACE
    return -1


def choose_die(s: Position, sheet: Sheet) -> i64:
    """The die she takes; one with nothing to cross only where there is no other."""
    if s.step == BOAT:
        useful: i64 = wanted_boat_die(s, sheet, True)
        return useful if useful >= 0 else wanted_boat_die(s, sheet, False)
    useful = wanted_town_die(s, sheet, True)
    return useful if useful >= 0 else wanted_town_die(s, sheet, False)


# What she crosses out


def take_turn(s: Position) -> None:
    """F9.3: her own die crosses out two boxes."""
    sheet = s.sheet(0)
    face: i64 = choose_die(s, sheet)
    s.pool -= bit(face * 4)
    if s.events is not None:
        s.tell(E_RUTH_TAKES, -1, face)
    use_die(s, sheet, face, 2)


def use_shared(s: Position) -> None:
    """F9.3: the shared die crosses out one."""
    if s.events is not None:
        s.tell(E_RUTH_SHARES, -1, s.shared)
    use_die(s, s.sheet(0), s.shared, 1)


def use_die(s: Position, sheet: Sheet, face: i64, many: i64) -> None:
    """Crosses out boxes from the bottom of the section that a face aims at, or a star (Q21, Q22)."""
    section: i64 = -1
    if face == MARKET_FACE:
        take_star(s, sheet)
        return
    if face < THREE_COINS:
        section = face if sheet.is_open(face) else -1
    elif face == THREE_COINS:
        section = aim(sheet, s.boat_token)
        many = 1
    elif face == HARBOR_FACE:
        section = aim(sheet, s.harbor_token)
    else:
        section = aim(sheet, s.wharf_token)
    if section < 0:
        if s.events is not None:
            s.tell(E_NOTHING_CROSSED, -1)
        return
    while many > 0 and sheet.is_open(section):  # Q44: the rest does not pass on
        cross_out(s, sheet, section)
        many -= 1


def cross_out(s: Position, sheet: Sheet, section: i64) -> None:
    """F9.4: the lowest open box is lost, but a building that the player has begun may be finished by it (Q20)."""
    if s.events is not None:
        s.tell(E_CROSSED, -1, section, s.box.size(section) - sheet.crossed(section))
    sheet.add_cross(s.box, section)
    if section < CASINO or sheet.is_open(section) or sheet.marked(section) == 0 or s.strict_wharf:
        return
    sheet.built |= bit(section)
    if s.events is not None:
        s.tell(E_BUILT, sheet.seat, section)


def take_star(s: Position, sheet: Sheet) -> None:
    """F9.8: the next star on the coin track, if any."""
    place: i64 = next_star(s, sheet)
    if s.events is not None:
        if place >= 0:
            s.tell(E_STAR_CROSSED, -1, place + 1)
        else:
            s.tell(E_NOTHING_CROSSED, -1)
    if place >= 0:
        cross_star(s, sheet, place)


# Tokens


def moved_on(sheet: Sheet, token: i64) -> i64:
    """F9.5, Q23, Q45: one section on, skipping closed ones; where all others are closed it stays."""
    section: i64 = next_in_ring(token)
    while section != token and not sheet.is_open(section):
        section = next_in_ring(section)
    return section


def move_tokens(s: Position) -> None:
    """At the end of a round."""
    sheet = s.sheet(0)
    s.boat_token = moved_on(sheet, s.boat_token)
    s.harbor_token = moved_on(sheet, s.harbor_token)
    s.wharf_token = moved_on(sheet, s.wharf_token)
    if s.events is not None:
        s.tell(E_TOKENS, -1, s.boat_token, s.harbor_token, s.wharf_token)
