"""What must hold in every position; run at every step of every test game. A broken invariant is a message id."""

from mypy_extensions import i64

from ....engine.bits import bit, count
from .codes import (
    ACTIVE_BOX,
    BARGE,
    BARGE_BOAT,
    BOAT,
    BOAT_BOX,
    BOAT_SHARED,
    BOATS,
    BOATS_A_TYPE,
    BUFFET,
    CASINO,
    CRAB,
    CRAB_BOAT,
    CRAB_BONUS,
    EITHER,
    EITHER_BOX,
    FIRST_KAYAK,
    HARBOR_FACE,
    IDLE,
    KAYAK,
    KAYAKS,
    LICENCE_BOX,
    OVER,
    OYSTER,
    OYSTER_CATCH,
    RESEARCH,
    RUNNING,
    SALVAGE,
    SECOND_MARK,
    SECTIONS,
    STAR,
    START,
    TAKE_DIE,
    TOWN,
    TOWN_SHARED,
    TYPES,
    USE_DIE,
)
from .components import Components
from .dice import dice_in
from .fishing import OYSTER_BOATS
from .legal import choices_of
from .position import Position
from .scoring import has_crab_licence
from .sheet import Sheet


def audit(s: Position) -> str:
    """The first broken invariant, or nothing."""
    broken = audit_round(s) or audit_dice(s)
    if broken != "":
        return broken
    claimed: i64 = 0
    for place in range(s.seats):
        sheet = s.sheet(s.seat_in_order(place))
        broken = audit_boxes(s, sheet) or audit_boats(s, sheet) or audit_harbor(s, sheet) or audit_coins(s, sheet)
        if broken == "":
            broken = audit_work(s, sheet, place)
        if broken != "":
            return broken
        if sheet.bonus >= 0:
            if claimed & bit(sheet.bonus) != 0:
                return "position-bonus"
            claimed |= bit(sheet.bonus)
    if claimed != s.claimed:
        return "position-bonus"
    return "" if s.step == OVER or s.awaited() != 0 else "position-turn"


def audit_round(s: Position) -> str:
    if s.step < START or s.step > OVER or s.first < 0 or s.first >= s.seats or s.turn < 0 or s.turn >= s.pickers():
        return "position-turn"
    if s.round < 0 or s.round > s.rounds() or (s.round == 0) != (s.step == START or (s.step == OVER and s.round == 0)):
        return "position-round"
    if (s.step == OVER) != (s.ended != RUNNING) or s.ended < 0 or s.ended > 5:
        return "position-turn"
    everybody: i64 = bit(s.seats) - 1
    if s.gone & ~everybody != 0 or s.winners & ~everybody != 0 or (s.step != OVER and s.active() == 0):
        return "position-turn"
    if s.boat_token < 0 or s.boat_token >= TYPES or s.harbor_token < CRAB or s.harbor_token >= CASINO:
        return "position-tokens"
    return "" if CASINO <= s.wharf_token < SECTIONS else "position-tokens"


def audit_dice(s: Position) -> str:
    """So many dice that everybody still to come finds one, and one is left."""
    shared_step: bool = s.step == BOAT_SHARED or s.step == TOWN_SHARED
    if shared_step != (s.shared >= 0) or s.shared < -1 or s.shared > 8:
        return "position-dice"
    if s.step == BOAT_SHARED and s.shared >= HARBOR_FACE:
        return "position-dice"
    if s.step != BOAT and s.step != TOWN:
        return "" if s.pool == 0 else "position-dice"
    boat_dice: i64 = dice_in(s.pool & 0xFFFFFF)
    town_dice: i64 = dice_in(s.pool) - boat_dice
    if (s.step == BOAT and town_dice > 0) or (s.step == TOWN and boat_dice > 1):
        return "position-dice"
    least: i64 = 1
    for place in range(s.turn + 1, s.pickers()):
        if s.solo or s.in_game(s.seat_in_order(place)):
            least += 1
    if not s.ruth_is_next() and s.sheet(0 if s.solo else s.seat_in_order(s.turn)).task == TAKE_DIE:
        least += 1
    there: i64 = dice_in(s.pool)
    if there < least or there > 5 or (s.gone == 0 and there != least):
        return "position-dice"
    return ""


def marks_fit(box: Components, marks: list[i64], crosses: list[i64]) -> bool:
    """Whether a section has room for these marks and crosses."""
    for section in range(SECTIONS):
        if marks[section] < 0 or crosses[section] < 0 or marks[section] + crosses[section] > box.size(section):
            return False
    return True


def audit_boxes(s: Position, sheet: Sheet) -> str:
    """Sheets are never overfull, and buildings work when they should."""
    if (sheet.crossed_left | sheet.crossed_wharf | sheet.crossed_stars) != 0 and not s.solo:
        return "position-crosses"
    for section in range(SECTIONS):
        taken: i64 = sheet.marked(section) + sheet.crossed(section)
        if taken > s.box.size(section) or sheet.is_open(section) != (taken < s.box.size(section)):
            return "position-boxes"
        due: bool = section >= CASINO and not sheet.is_open(section) and sheet.marked(section) > 0
        if sheet.works(section) and not due:
            return "position-built"
        if due and not sheet.works(section) and (sheet.crossed(section) == 0 or not s.strict_wharf):
            return "position-built"
    if sheet.built < 0 or sheet.built >= bit(SECTIONS):
        return "position-built"
    if sheet.hexes < 0 or sheet.hexes > 31 or (sheet.hexes != 0 and not sheet.works(BUFFET)):
        return "position-built"
    if sheet.salvaged < 0 or sheet.salvaged > s.box.salvage_uses or (sheet.salvaged > 0 and not sheet.works(SALVAGE)):
        return "position-built"
    return ""


def audit_column(box: Components, sheet: Sheet, kind: i64, left_off: bool) -> str:
    """Licences and boats are those that the marked boxes gave; but for a choice that a concession left open."""
    marks: i64 = sheet.marked(kind)
    licence_boxes: i64 = box.printed_above(kind, marks, LICENCE_BOX)
    boat_boxes: i64 = box.printed_above(kind, marks, BOAT_BOX)
    either_boxes: i64 = box.printed_above(kind, marks, EITHER_BOX)
    if sheet.task == EITHER and sheet.column == kind:
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
    return "" if (sheet.afloat >> (kind * BOATS_A_TYPE)) & 15 == bit(boats) - 1 else "position-boats"


def audit_boats(s: Position, sheet: Sheet) -> str:
    """No fish without a boat, none beyond its room, and all are counted."""
    box = s.box
    for kind in range(TYPES):
        broken = audit_column(box, sheet, kind, s.step == OVER or not s.in_game(sheet.seat))
        if broken != "":
            return broken
    caught: i64 = 0
    for slot in range(BOATS):
        fish: i64 = sheet.fish(slot)
        caught += fish
        afloat: bool = (sheet.afloat >> slot) & 1 == 1
        if fish > 0 and not afloat:
            return "position-boats"
        if afloat and fish > sheet.capacity(box, slot):
            return "position-boats"
        if (sheet.full >> slot) & 1 != (1 if afloat and fish >= sheet.capacity(box, slot) else 0):
            return "position-boats"
    return "" if caught == sheet.catch else "position-boats"


def audit_harbor(s: Position, sheet: Sheet) -> str:
    """Harbor ships are those that the marked boxes launched."""
    box = s.box
    if (sheet.afloat >> CRAB_BOAT) & 1 != (1 if sheet.marked(CRAB) > box.crab_boat_box else 0):
        return "position-boats"
    if sheet.research != box.printed_above(RESEARCH, sheet.marked(RESEARCH), ACTIVE_BOX):
        return "position-boats"
    if (sheet.afloat >> BARGE_BOAT) & 1 != box.printed_above(BARGE, sheet.marked(BARGE), ACTIVE_BOX):
        return "position-boats"
    kayaks: i64 = box.printed_above(KAYAK, sheet.marked(KAYAK), ACTIVE_BOX)
    if kayaks > KAYAKS or (sheet.afloat >> FIRST_KAYAK) != bit(kayaks) - 1:
        return "position-boats"
    if sheet.bonus < -1 or sheet.bonus >= box.bonuses:
        return "position-bonus"
    licensed: bool = has_crab_licence(box, sheet)
    if (sheet.bonus >= 0 or sheet.task == CRAB_BONUS) and not licensed:
        return "position-bonus"
    if sheet.task == CRAB_BONUS:
        return "" if sheet.bonus < 0 else "position-bonus"
    excused: bool = s.step == OVER or not s.in_game(sheet.seat) or s.claimed == bit(box.bonuses) - 1
    return "position-bonus" if licensed and sheet.bonus < 0 and not excused else ""


def audit_coins(s: Position, sheet: Sheet) -> str:
    if sheet.coin < 0 or sheet.coin > s.box.coin_boxes:
        return "position-coins"
    stars: i64 = 0
    for place in range(s.box.coin_boxes):
        if i64(s.box.stars[place]) > 0:
            stars += 1
    return "" if sheet.crossed_stars >> stars == 0 else "position-coins"


def audit_work(s: Position, sheet: Sheet, place: i64) -> str:
    """Open work belongs to the step, and each decision has at least two answers unless it waits."""
    task: i64 = sheet.task
    if sheet.stars < 0 or sheet.stars > 60 or sheet.second_marks < 0 or sheet.second_marks > 1:
        return "position-work"
    if sheet.die_star < 0 or sheet.die_star > 1 or sheet.late_coins < 0 or sheet.late_coins > 1:
        return "position-work"
    if task == IDLE and sheet.stars + sheet.second_marks + sheet.die_star + sheet.late_coins > 0:
        return "position-work"
    if (task == STAR and sheet.stars == 0) or (task == SECOND_MARK and sheet.second_marks == 0):
        return "position-work"
    if (task == EITHER) != (sheet.column >= 0) or sheet.column < -1 or sheet.column >= TYPES:
        return "position-work"
    if (task == USE_DIE) != (sheet.face >= 0) or (sheet.face < 0 and (sheet.own or sheet.rerolled)):
        return "position-work"
    if sheet.choices != choices_of(s, sheet, place):
        return "position-work"
    waits: bool = task == CRAB_BONUS and s.earlier_seat_works(place)
    if task != IDLE and not waits and count(sheet.choices) < 2:
        return "position-work"
    if task != IDLE and not may_work(s, sheet, place):
        return "position-turn"
    return audit_catch(sheet) or audit_die(s, sheet)


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
    if (sheet.task == OYSTER_CATCH) != (sheet.catching != 0) or (sheet.private and sheet.catching == 0):
        return "position-work"
    if sheet.catching & ~(sheet.afloat & ~sheet.full & OYSTER_BOATS) != 0:
        return "position-work"
    return "position-work" if sheet.catching != 0 and sheet.level(OYSTER) == 0 else ""


def audit_die(s: Position, sheet: Sheet) -> str:
    """The die in hand is the shared one or a chosen one, as the step says."""
    if sheet.task == TAKE_DIE:
        return "" if s.step == BOAT or s.step == TOWN else "position-dice"
    if sheet.task != USE_DIE:
        return ""
    if s.step == BOAT_SHARED or s.step == TOWN_SHARED:
        return "" if not sheet.own and sheet.face == s.shared else "position-dice"
    if not sheet.own or (s.step != BOAT and s.step != TOWN):
        return "position-dice"
    if s.step == BOAT and sheet.face >= HARBOR_FACE:
        return "position-dice"
    return "" if not sheet.rerolled or sheet.works(CASINO) else "position-dice"
