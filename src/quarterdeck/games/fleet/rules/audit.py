"""What must hold in every position; run at every step of every test game. A broken invariant is a message id."""

from mypy_extensions import i64

from ....engine.bits import bit, count
from . import codes
from .codes import BOAT, BOAT_SHARED, CASINO, CRAB, KAYAK, OVER, SECTIONS, TAKE_DIE, TOWN, TOWN_SHARED, Section, Slot
from .components import Components
from .derived import frame
from .fishing import OYSTER_BOATS
from .legal import choices_of
from .pool import dice_in
from .position import Position
from .scoring import has_crab_licence
from .sheet import Sheet


def audit(s: Position) -> str:
    """The first broken invariant, or nothing."""
    broken = frame(s) or audit_round(s) or audit_dice(s)
    place: i64 = 0
    while broken == "" and place < s.seats:
        broken = audit_sheet(s, s.sheet_in_order(place), place)
        place += 1
    broken = broken or audit_claims(s)
    if broken != "":
        return broken
    return "" if s.step == OVER or s.awaited() != 0 else "position-turn"


def audit_sheet(s: Position, sheet: Sheet, place: i64) -> str:
    printed = audit_boxes(s, sheet) or audit_built(s, sheet) or audit_boats(s, sheet) or audit_harbor(s, sheet)
    owned = printed or audit_bonus(s, sheet) or audit_coins(s, sheet) or audit_work(sheet)
    return owned or audit_decision(s, sheet, place) or audit_catch(sheet) or audit_die(s, sheet)


def audit_round(s: Position) -> str:
    """Round, step and end belong together, and somebody is playing."""
    if s.step != OVER and (s.round == 0) != (s.step == codes.START):
        return "position-round"
    everybody: i64 = bit(s.seats) - 1
    if (s.step == OVER) != (s.ended != codes.RUNNING) or (s.gone | s.winners) & ~everybody != 0:
        return "position-turn"
    return "position-turn" if s.step != OVER and s.active() == 0 else ""


def audit_dice(s: Position) -> str:
    """Dice are on the table only while they are taken, of the kind that the step has."""
    shared_step: bool = s.step == BOAT_SHARED or s.step == TOWN_SHARED
    if shared_step != (s.shared >= 0) or (s.step == BOAT_SHARED and s.shared >= codes.HARBOR_FACE):
        return "position-dice"
    if s.step != BOAT and s.step != TOWN:
        return "" if s.pool == 0 else "position-dice"
    boat_dice: i64 = dice_in(s.pool & 0xFFFFFF)
    there: i64 = dice_in(s.pool)
    if (s.step == BOAT and there > boat_dice) or (s.step == TOWN and boat_dice > 1):
        return "position-dice"
    least: i64 = dice_needed(s)
    return "position-dice" if there < least or there > 5 or (s.gone == 0 and there != least) else ""


def dice_needed(s: Position) -> i64:
    """So many dice that everybody still to come finds one, and one is left."""
    least: i64 = 1
    for place in range(s.turn + 1, s.pickers()):
        if s.solo or s.in_game(s.seat_in_order(place)):
            least += 1
    return least + 1 if not s.ruth_is_next() and s.sheet_in_turn().task == TAKE_DIE else least


def audit_boxes(s: Position, sheet: Sheet) -> str:
    """Sheets are never overfull, and only Captain Ruth crosses out."""
    if (sheet.crossed_left | sheet.crossed_wharf | sheet.crossed_stars) != 0 and not s.solo:
        return "position-crosses"
    for n in range(SECTIONS):
        section = Section(n)
        taken: i64 = sheet.marked(section) + sheet.crossed(section)
        if taken > s.box.size(section) or sheet.is_open(section) != (taken < s.box.size(section)):
            return "position-boxes"
    return ""


def audit_built(s: Position, sheet: Sheet) -> str:
    """Buildings work when they should, and only then are used."""
    for n in range(SECTIONS):
        section = Section(n)
        due: bool = section >= CASINO and not sheet.is_open(section) and sheet.marked(section) > 0
        if sheet.works(section) and not due:
            return "position-built"
        if due and not sheet.works(section) and (sheet.crossed(section) == 0 or not s.strict_wharf):
            return "position-built"
    if sheet.salvaged > s.box.salvage_uses or (sheet.salvaged > 0 and not sheet.works(codes.SALVAGE)):
        return "position-built"
    return "position-built" if sheet.hexes != 0 and not sheet.works(codes.BUFFET) else ""


def audit_boats(s: Position, sheet: Sheet) -> str:
    """No fish without a boat, none beyond its room, and all are counted."""
    for kind in range(codes.TYPES):
        broken = audit_column(s.box, sheet, Section(kind), s.step == OVER or not s.in_game(sheet.seat))
        if broken != "":
            return broken
    caught: i64 = 0
    for n in range(codes.BOATS):
        slot = Slot(n)
        fish: i64 = sheet.fish(slot)
        room: i64 = sheet.capacity(s.box, slot) if (sheet.afloat >> slot) & 1 == 1 else 0
        full: bool = (sheet.full >> slot) & 1 == 1
        if fish > room or full != (room > 0 and fish == room):
            return "position-boats"
        caught += fish
    return "" if caught == sheet.catch else "position-boats"


def audit_column(box: Components, sheet: Sheet, kind: Section, left_off: bool) -> str:
    """Licences and boats are those that the marked boxes gave; but for a choice that a concession left open."""
    marks: i64 = sheet.marked(kind)
    licence_boxes: i64 = box.printed_above(kind, marks, codes.LICENCE_BOX)
    boat_boxes: i64 = box.printed_above(kind, marks, codes.BOAT_BOX)
    either_boxes: i64 = box.printed_above(kind, marks, codes.EITHER_BOX)
    if sheet.task == codes.EITHER and sheet.column == kind:
        either_boxes -= 1
    level: i64 = sheet.level(kind)
    boats: i64 = sheet.launched(kind)
    most: i64 = i64(box.boats[kind])
    given: i64 = licence_boxes + boat_boxes + either_boxes
    if level > 3 or boats > most or level + boats > given:
        return "position-licences"
    if level > licence_boxes + either_boxes or boats > boat_boxes + either_boxes:
        return "position-licences"
    if (level < 3 and level < licence_boxes) or (boats < most and boats < boat_boxes):
        return "position-licences"
    if level < 3 and boats < most and level + boats < given - (1 if left_off else 0):
        return "position-licences"
    return "" if (sheet.afloat >> (kind * codes.BOATS_A_TYPE)) & 15 == bit(boats) - 1 else "position-boats"


def audit_harbor(s: Position, sheet: Sheet) -> str:
    """Harbor ships are those that the marked boxes launched."""
    box = s.box
    crab: i64 = 1 if sheet.marked(CRAB) > box.crab_boat_box else 0
    barge: i64 = box.printed_above(codes.BARGE, sheet.marked(codes.BARGE), codes.ACTIVE_BOX)
    kayaks: i64 = box.printed_above(KAYAK, sheet.marked(KAYAK), codes.ACTIVE_BOX)
    if (sheet.afloat >> codes.CRAB_BOAT) & 1 != crab or (sheet.afloat >> codes.BARGE_BOAT) & 1 != barge:
        return "position-boats"
    if kayaks > codes.KAYAKS or (sheet.afloat >> codes.FIRST_KAYAK) != bit(kayaks) - 1:
        return "position-boats"
    research: i64 = box.printed_above(codes.RESEARCH, sheet.marked(codes.RESEARCH), codes.ACTIVE_BOX)
    return "" if sheet.research == research else "position-boats"


def audit_bonus(s: Position, sheet: Sheet) -> str:
    """F7.1: who has the licence has a bonus or chooses one, unless none was left."""
    licensed: bool = has_crab_licence(s.box, sheet)
    chooses: bool = sheet.task == codes.CRAB_BONUS
    if sheet.bonus >= s.box.bonuses or ((sheet.bonus >= 0 or chooses) and not licensed):
        return "position-bonus"
    if chooses:
        return "" if sheet.bonus < 0 else "position-bonus"
    excused: bool = s.step == OVER or not s.in_game(sheet.seat) or s.claimed == bit(s.box.bonuses) - 1
    return "position-bonus" if licensed and sheet.bonus < 0 and not excused else ""


def audit_claims(s: Position) -> str:
    """F7.1: nobody holds what another holds."""
    claimed: i64 = 0
    for sheet in s.sheets:
        if sheet.bonus >= 0:
            if claimed & bit(sheet.bonus) != 0:
                return "position-bonus"
            claimed |= bit(sheet.bonus)
    return "" if claimed == s.claimed else "position-bonus"


def audit_coins(s: Position, sheet: Sheet) -> str:
    stars: i64 = 0
    for place in range(s.box.coin_boxes):
        if i64(s.box.stars[place]) > 0:
            stars += 1
    return "" if sheet.coin <= s.box.coin_boxes and sheet.crossed_stars >> stars == 0 else "position-coins"


def audit_work(sheet: Sheet) -> str:
    """What is owed and what the task is about belong to the task."""
    task: i64 = sheet.task
    owed: i64 = sheet.stars + sheet.second_marks + sheet.die_star + sheet.late_coins
    if task == codes.IDLE and owed > 0:
        return "position-work"
    if (task == codes.STAR and sheet.stars == 0) or (task == codes.SECOND_MARK and sheet.second_marks == 0):
        return "position-work"
    if (task == codes.EITHER) != (sheet.column >= 0) or (task == codes.USE_DIE) != (sheet.face >= 0):
        return "position-work"
    return "position-work" if sheet.face < 0 and (sheet.own or sheet.rerolled) else ""


def audit_decision(s: Position, sheet: Sheet, place: i64) -> str:
    """Open work belongs to the step, and each decision has at least two answers unless it waits."""
    if sheet.choices != choices_of(s, sheet, place):
        return "position-work"
    if sheet.task == codes.IDLE:
        return ""
    waits: bool = sheet.task == codes.CRAB_BONUS and s.earlier_seat_works(place)
    if not waits and count(sheet.choices) < 2:
        return "position-work"
    return "" if may_work(s, sheet, place) else "position-turn"


def may_work(s: Position, sheet: Sheet, place: i64) -> bool:
    """Whether a sheet may have open work in this step: in turn, or all at once."""
    if s.step == OVER or not s.in_game(sheet.seat):
        return False
    if s.step == BOAT or s.step == TOWN:
        return not s.ruth_is_next() if s.solo else place == s.turn
    if s.solo and (s.step == BOAT_SHARED or s.step == TOWN_SHARED):
        return not s.ruth_is_next()
    return True


def audit_catch(sheet: Sheet) -> str:
    """Only oyster boats with room wait for their second fish."""
    if (sheet.task == codes.OYSTER_CATCH) != (sheet.catching != 0) or (sheet.private and sheet.catching == 0):
        return "position-work"
    if sheet.catching & ~(sheet.afloat & ~sheet.full & OYSTER_BOATS) != 0:
        return "position-work"
    return "position-work" if sheet.catching != 0 and sheet.level(codes.OYSTER) == 0 else ""


def audit_die(s: Position, sheet: Sheet) -> str:
    """The die in hand is the shared one or a chosen one, as the step says."""
    if sheet.task == TAKE_DIE:
        return "" if s.step == BOAT or s.step == TOWN else "position-dice"
    if sheet.task != codes.USE_DIE:
        return ""
    if s.step == BOAT_SHARED or s.step == TOWN_SHARED:
        return "" if not sheet.own and sheet.face == s.shared else "position-dice"
    if not sheet.own or (s.step != BOAT and s.step != TOWN):
        return "position-dice"
    if s.step == BOAT and sheet.face >= codes.HARBOR_FACE:
        return "position-dice"
    return "" if not sheet.rerolled or sheet.works(codes.CASINO) else "position-dice"
