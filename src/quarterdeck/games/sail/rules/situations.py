"""Situation cards: drawn, and carried out operation by operation (L24, L25, A10, A11, A129, spec 4)."""

from mypy_extensions import i64

from ....engine.actions import act_on, first_of
from ....engine.state import Seat
from . import codes
from .chart import Card
from .fleet import lose_mast
from .fortress import flip, is_up, raise_card
from .lines import split_off
from .manual import begin_by_hand
from .position import Position, Ship, changed, total
from .relocation import begin_relocation, has_haven
from .repair import gain_mast
from .storm import storm
from .telling import tag
from .wind import arrow, draw_wind, pick


def draw_situation(s: Position) -> None:
    """L24, A8: the next card; an empty stack is shuffled first."""
    reshuffled: i64 = 0
    if s.card_stack == 0:
        s.situation_left = s.decks.situation_copies
        s.card_stack = total(s.situation_left)
        reshuffled = 1
    s.card = pick(s.situation_left, s.throw(s.card_stack, codes.C_SITUATION))
    s.barrier += 1
    s.situation_left = changed(s.situation_left, s.card, s.situation_left[s.card] - 1)
    s.card_stack -= 1
    s.op = 0
    if s.events is not None:
        s.tell(codes.E_SITUATION, s.active, s.card, reshuffled, s.decks.serial)


def enter_situation(s: Position) -> None:
    """Carries out the card's next operation; when none is left step 3 begins."""
    if s.op >= s.decks.ops_of(s.card):
        s.phase = codes.STEP_THREE
        return
    code: i64 = s.decks.op_code(s.card, s.op)
    if code == codes.OP_MANUAL:
        begin_by_hand(s)
    elif code == codes.OP_FORT_FLIP or code == codes.OP_FORT_RESTORE:
        begin_work(s)
    elif is_about_weather(code) or code == codes.OP_NONE:
        change_weather(s, code)
        s.op += 1
    else:
        aim(s, code)


def is_about_weather(code: i64) -> bool:
    """Operations that name no ship."""
    return code == codes.OP_WIND_ROTATE or code == codes.OP_WIND_REDRAW or code == codes.OP_BOARD_BONUS


def change_weather(s: Position, code: i64) -> None:
    if code == codes.OP_WIND_REDRAW:
        draw_wind(s)  # S09
    elif code == codes.OP_WIND_ROTATE:
        s.wind_turn = (s.wind_turn + s.decks.op_value(s.card, s.op)) & 7  # S07, S08
        if s.events is not None:
            s.tell(codes.E_WIND_TURNED, s.active, arrow(s))
    elif code == codes.OP_BOARD_BONUS:
        s.board_bonus += s.decks.op_value(s.card, s.op)  # S14


# Ships


def aim(s: Position, code: i64) -> None:
    """Who is meant: all, a chosen or a random ship."""
    target: i64 = s.decks.op_target(s.card, s.op)
    if target == codes.TO_OWN_ALL or target == codes.TO_ALL:
        affect_all(s, code, target)
        s.op += 1
        return
    candidates: i64 = count_candidates(s)
    if candidates == 0:
        if s.events is not None:
            s.tell(codes.E_NO_EFFECT, s.active, s.card, s.decks.serial)  # A10
        s.op += 1
        return
    if target == codes.TO_OWN_RANDOM:
        s.barrier += 1
        take(s, nth_candidate(s, s.throw(candidates, codes.C_PICK)))
        return
    if candidates == 1 and not s.decks.op_optional(s.card, s.op):
        take(s, nth_candidate(s, 0))
        return
    s.phase = codes.CHOOSE_SHIP
    offer_ships(s)


def offer_ships(s: Position) -> None:
    """The ships that the card may be turned on, or none where it is optional."""
    s.clear_menu(s.active)
    for ship in range(s.ships):
        if why_not_candidate(s, Ship(ship)) == 0:
            s.offer(act_on(codes.CHOOSE, ship))
    if why_not_decline(s) == 0:
        s.offer(codes.DECLINE)


def why_not_decline(s: Position) -> i64:
    """A10: what a card does is compulsory, unless it says otherwise."""
    return codes.LEGAL if s.decks.op_optional(s.card, s.op) else codes.COMPULSORY


def why_not_candidate(s: Position, ship: Ship) -> i64:
    """Why the operation may not be turned on a ship: the card's own words (L24), A10, A14, A56, A60, A129."""
    if not s.is_there(ship) or not is_meant(s, s.owner[ship]):
        return codes.NOT_YOUR_SHIP
    code: i64 = s.decks.op_code(s.card, s.op)
    least: i64 = s.decks.op_least_masts(s.card, s.op)
    if code == codes.OP_LOSE_MAST and least < 2:
        least = 2  # no card takes a last mast
    if s.masts[ship] < least:
        return codes.LAST_MAST
    if (s.decks.op_damaged(s.card, s.op) or code == codes.OP_RESTORE_MAST) and s.masts[ship] == s.holes[ship]:
        return codes.NOT_DAMAGED
    if code == codes.OP_RESTORE_MAST and s.pool(s.owner[ship]) <= 0:
        return codes.NO_LOST_MAST
    if s.decks.op_outside_repair(s.card, s.op) and s.chart.borders(s.where[ship], s.owner[ship]):
        return codes.IN_REPAIR_ZONE
    if (s.decks.op_single(s.card, s.op) or (s.rules >= 2 and code == codes.OP_ROW)) and s.in_line(ship):
        return codes.IN_A_LINE  # A129: oars are for ships in no line
    return codes.NO_HAVEN if code == codes.OP_RELOCATE and not has_haven(s) else codes.LEGAL


def is_meant(s: Position, owner: Seat) -> bool:
    """Whether the card speaks of this seat's ships: the enemy's, or the own."""
    if s.decks.op_target(s.card, s.op) == codes.TO_ENEMY_CHOOSE:
        return s.is_enemy(owner, s.active)
    return owner == s.active


def count_candidates(s: Position) -> i64:
    found: i64 = 0
    for ship in range(s.ships):
        if why_not_candidate(s, Ship(ship)) == 0:
            found += 1
    return found


def nth_candidate(s: Position, k: i64) -> Ship:
    left: i64 = k
    for ship in range(s.ships):
        if why_not_candidate(s, Ship(ship)) == 0:
            if left == 0:
                return Ship(ship)
            left -= 1
    return Ship(-1)


def decline(s: Position) -> None:
    if s.events is not None:
        s.tell(codes.E_DECLINED, s.active)
    s.hands = 0
    s.op += 1
    s.phase = codes.SITUATION


def take(s: Position, ship: Ship) -> None:
    """The card is turned on one ship."""
    code: i64 = s.decks.op_code(s.card, s.op)
    if s.events is not None:
        s.tell(codes.E_CHOSEN, s.active, tag(s, ship), code)
    if code == codes.OP_RELOCATE:
        begin_relocation(s, ship)
        return
    affect(s, ship, code)
    s.op += 1
    s.phase = codes.SITUATION


def affect(s: Position, ship: Ship, code: i64) -> None:
    """What an operation does to one ship."""
    value: i64 = s.decks.op_value(s.card, s.op)
    if s.decks.op_idle_exempt(s.card, s.op):
        s.mark(ship, codes.EXEMPT)
    if code == codes.OP_RESTORE_MAST or code == codes.OP_LOSE_MAST:
        for _ in range(value if s.rules >= 2 else 1):
            if why_not_candidate(s, ship) == 0:
                change_masts(s, ship, code)
    elif code == codes.OP_FIRE_BONUS:
        s.set_small(ship, codes.BONUS_SHIFT, value)
    elif code == codes.OP_EXTRA_SHOT:
        s.set_small(ship, codes.EXTRA_SHIFT, value)
    elif code == codes.OP_NO_FIRE:
        s.mark(ship, codes.NO_FIRE)
    elif code == codes.OP_NO_ACT:
        split_off(s, ship)  # A129
        s.mark(ship, codes.NO_ACT)
    elif code == codes.OP_RANGE_CAP:
        split_off(s, ship)
        s.set_small(ship, codes.CAP_SHIFT, value + 1)
    elif code == codes.OP_ROW:
        s.mark(ship, codes.MAY_ROW)
    elif code == codes.OP_MUTE_REPLY:
        s.mark(ship, codes.MUTED)


def change_masts(s: Position, ship: Ship, code: i64) -> None:
    """S02, S05: one mast more or less."""
    if code == codes.OP_RESTORE_MAST:
        gain_mast(s, ship)
    else:
        lose_mast(s, ship, Seat(-1), codes.TO_CARD)


def affect_all(s: Position, code: i64, target: i64) -> None:
    """Operations on everybody: ranges, fog, the storm; any other is turned on each own ship."""
    value: i64 = s.decks.op_value(s.card, s.op)
    if s.decks.op_idle_exempt(s.card, s.op) and (s.rules < 2 or target == codes.TO_ALL):
        s.no_idle = True  # else the ships that are meant are exempt, each by itself
    if code == codes.OP_RANGE_DELTA:
        s.range_delta += value
    elif code == codes.OP_RANGE_SET:
        s.calm = True
    elif code == codes.OP_NO_FIRE and target == codes.TO_ALL:
        s.fog = True
    elif code == codes.OP_DRIFT:
        for ship in range(s.ships):
            if why_not_candidate(s, Ship(ship)) == 0:
                s.mark(Ship(ship), codes.CAUGHT)
                if s.rules >= 2:
                    affect(s, Ship(ship), code)
        storm(s)
    else:
        for ship in range(s.ships):
            if why_not_candidate(s, Ship(ship)) == 0:
                affect(s, Ship(ship), code)


# Fortress cards (S18, S19)


def begin_work(s: Position) -> None:
    """The player chooses the card, if there is a choice; since rules 2 as many as the card says, one by one."""
    first: bool = s.hands == 0
    if first and s.rules >= 2:
        s.hands = s.decks.op_value(s.card, s.op)
    offer_works(s)
    if s.menu_size == 0:
        if first and s.events is not None:
            s.tell(codes.E_NO_EFFECT, s.active, s.card, s.decks.serial)
        s.hands = 0
        s.op += 1
    elif s.menu_size == 1:
        choose_work(s, Card(first_of(s.menu[0])))
    else:
        s.phase = codes.CHOOSE_WORK


def why_not_work(s: Position, card: Card) -> i64:
    """S18, S19: own cards that are face up (to flip) or face down (to restore)."""
    wanted: bool = s.decks.op_code(s.card, s.op) == codes.OP_FORT_FLIP
    if card >= s.chart.cards or s.chart.card_owner[card] != s.active or is_up(s, card) != wanted:
        return codes.WRONG_CARD
    return 0


def offer_works(s: Position) -> None:
    s.clear_menu(s.active)
    for card in range(s.chart.cards):
        if why_not_work(s, Card(card)) == 0:
            s.offer(act_on(codes.WORK, card))
    if s.menu_size > 0 and why_not_decline(s) == 0:
        s.offer(codes.DECLINE)


def choose_work(s: Position, card: Card) -> None:
    s.menu_size = 0
    if s.decks.op_code(s.card, s.op) == codes.OP_FORT_FLIP:
        flip(s, card)
    else:
        raise_card(s, card)
    if s.hands > 0:
        s.hands -= 1
    if s.hands == 0:
        s.op += 1
    s.phase = codes.SITUATION
