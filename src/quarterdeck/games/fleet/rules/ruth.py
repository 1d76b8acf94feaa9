"""Captain Ruth: which die she takes, what she crosses out, and how her tokens move (F9)."""

from mypy_extensions import i64

from ....engine.bits import bit
from . import codes
from .codes import CASINO, CRAB, HARBOR_FACE, MARKET_FACE, SHRIMP, THREE_COINS, WHARF_FACE, Face, Section
from .coins import cross_star, next_star
from .pool import dice_of, one
from .position import Position
from .sheet import Sheet


def next_in_ring(section: Section) -> Section:
    """F9.5: the section after this one, clockwise; columns, Harbor and Wharf are a ring each."""
    if section == codes.OYSTER:
        return SHRIMP
    if section == codes.KAYAK:
        return CRAB
    if section == codes.BUFFET:
        return CASINO
    return Section(section + 1)


def ring_size(section: Section) -> i64:
    return 8 if section >= CASINO else 5


def aim(sheet: Sheet, token: Section) -> Section:
    """The token's section, or the next open one of its ring; -1 where all are closed (Q45)."""
    section: Section = token
    for _ in range(ring_size(token)):
        if sheet.is_open(section):
            return section
        section = next_in_ring(section)
    return Section(-1)


# Which die


def can_cross(s: Position, sheet: Sheet, face: Face) -> bool:
    """Whether a die would let her cross something out."""
    if face < THREE_COINS:
        return sheet.is_open(Section(face))
    if face == THREE_COINS:
        return sheet.open & codes.COLUMNS != 0
    if face == HARBOR_FACE:
        return sheet.open & codes.HARBOR != 0
    if face == WHARF_FACE:
        return sheet.open & codes.WHARF != 0
    return next_star(s, sheet) >= 0


def is_wanted(s: Position, sheet: Sheet, face: Face, useful: bool) -> bool:
    """Whether such a die is there, and of use if it has to be."""
    return dice_of(s.pool, face) > 0 and (not useful or can_cross(s, sheet, face))


def wanted_boat_die(s: Position, sheet: Sheet, useful: bool) -> Face:
    """F9.6, Q46: the nearest type in ring order from her token, then 3 coins; -1 where no die is of use."""
    kind: Section = s.boat_token
    for _ in range(codes.TYPES):
        if is_wanted(s, sheet, Face(kind), useful):
            return Face(kind)
        kind = next_in_ring(kind)
    return THREE_COINS if is_wanted(s, sheet, THREE_COINS, useful) else Face(-1)


def wanted_town_die(s: Position, sheet: Sheet, useful: bool) -> Face:
    """F9.8, Q47: Harbor, Wharf, the boat die, Market."""
    for face in (HARBOR_FACE, WHARF_FACE):
        if is_wanted(s, sheet, face, useful):
            return face
    boat: Face = wanted_boat_die(s, sheet, useful)
    if boat >= 0:
        return boat
    return MARKET_FACE if is_wanted(s, sheet, MARKET_FACE, useful) else Face(-1)


def choose_die(s: Position, sheet: Sheet) -> Face:
    """The die she takes; one with nothing to cross only where there is no other."""
    if s.step == codes.BOAT:
        useful: Face = wanted_boat_die(s, sheet, True)
        return useful if useful >= 0 else wanted_boat_die(s, sheet, False)
    useful = wanted_town_die(s, sheet, True)
    return useful if useful >= 0 else wanted_town_die(s, sheet, False)


# What she crosses out


def take_turn(s: Position) -> None:
    """F9.3: her own die crosses out two boxes."""
    sheet = s.sheets[0]
    face: Face = choose_die(s, sheet)
    s.pool -= one(face)
    if s.events is not None:
        s.tell(codes.E_RUTH_TAKES, -1, face)
    use_die(s, sheet, face, 2)


def use_shared(s: Position) -> None:
    """F9.3: the shared die crosses out one."""
    if s.events is not None:
        s.tell(codes.E_RUTH_SHARES, -1, s.shared)
    use_die(s, s.sheets[0], s.shared, 1)


def use_die(s: Position, sheet: Sheet, face: Face, many: i64) -> None:
    """Crosses out boxes from the bottom of the section that a face aims at, or a star (Q21, Q22)."""
    section: Section = Section(-1)
    if face == MARKET_FACE:
        take_star(s, sheet)
        return
    if face < THREE_COINS:
        section = Section(face if sheet.is_open(Section(face)) else -1)
    elif face == THREE_COINS:
        section = aim(sheet, s.boat_token)
        many = 1
    elif face == HARBOR_FACE:
        section = aim(sheet, s.harbor_token)
    else:
        section = aim(sheet, s.wharf_token)
    if section < 0:
        if s.events is not None:
            s.tell(codes.E_NOTHING_CROSSED, -1)
        return
    while many > 0 and sheet.is_open(section):  # Q44: the rest does not pass on
        cross_out(s, sheet, section)
        many -= 1


def cross_out(s: Position, sheet: Sheet, section: Section) -> None:
    """F9.4: the lowest open box is lost, but a building that the player has begun may be finished by it (Q20)."""
    if s.events is not None:
        s.tell(codes.E_CROSSED, -1, section, s.box.size(section) - sheet.crossed(section))
    sheet.add_cross(s.box, section)
    if section < CASINO or sheet.is_open(section) or sheet.marked(section) == 0 or s.strict_wharf:
        return
    sheet.built |= bit(section)
    if s.events is not None:
        s.tell(codes.E_BUILT, sheet.seat, section)


def take_star(s: Position, sheet: Sheet) -> None:
    """F9.8: the next star on the coin track, if any."""
    place: i64 = next_star(s, sheet)
    if s.events is not None:
        if place >= 0:
            s.tell(codes.E_STAR_CROSSED, -1, place + 1)
        else:
            s.tell(codes.E_NOTHING_CROSSED, -1)
    if place >= 0:
        cross_star(s, sheet, place)


# Tokens


def moved_on(sheet: Sheet, token: Section) -> Section:
    """F9.5, Q23, Q45: one section on, skipping closed ones; where all others are closed it stays."""
    section: Section = next_in_ring(token)
    while section != token and not sheet.is_open(section):
        section = next_in_ring(section)
    return section


def move_tokens(s: Position) -> None:
    """At the end of a round."""
    sheet = s.sheets[0]
    s.boat_token = moved_on(sheet, s.boat_token)
    s.harbor_token = moved_on(sheet, s.harbor_token)
    s.wharf_token = moved_on(sheet, s.wharf_token)
    if s.events is not None:
        s.tell(codes.E_TOKENS, -1, s.boat_token, s.harbor_token, s.wharf_token)
