"""Landing parties: ashore, across the island, hand to hand with a gun (L107 to L112, A98 to A102, A137 to A139)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.actions import act_on_three, act_on_two
from ....engine.state import Seat
from . import codes
from .chart import Card, Cell
from .compass import Heading
from .dice import tell_totals, throw_many
from .fleet import HUNTED, remove, test_fleets
from .fortress import GUN_DICE, flip, is_up, test_occupation
from .position import Position, Ship, changed
from .telling import spot, tag

MOST_IN_A_CELL: Final[i64] = 3  # L108


def masts_on(s: Position, card: Card) -> i64:
    """All masts ashore on a card, of all allies."""
    found: i64 = 0
    for seat in range(s.seats):
        found += s.landed[card * s.seats + seat]
    return found


def room_on(s: Position, card: Card) -> i64:
    """How many more masts a flipped card takes; none while its gun works."""
    if is_up(s, card):
        return 0
    return MOST_IN_A_CELL - masts_on(s, card)


def add_party(s: Position, card: Card, seat: Seat, masts: i64) -> None:
    place: i64 = card * s.seats + seat
    s.landed = changed(s.landed, place, s.landed[place] + masts)


def tire(s: Position, card: Card, seat: Seat, masts: i64) -> None:
    """A100: masts that landed or moved wait until the next turn."""
    place: i64 = card * s.seats + seat
    s.weary = changed(s.weary, place, s.weary[place] + masts)


def rest_all(s: Position) -> None:
    """A new turn: every landed mast may move."""
    for place in range(len(s.weary)):
        if s.weary[place] != 0:
            s.weary = vec[i64]([i64(0)] * len(s.weary))
            return


# Ashore


def why_not_land(s: Position, card: Card, masts: i64) -> i64:
    """L108, A98, A137: a flipped card among the eight neighbours with room, and masts to land; no member of a line."""
    if card >= s.chart.cards or (s.line >= 0 and s.phase == codes.FIGHT):
        return codes.WRONG_PHASE
    if s.rules >= 2 and s.leaving and not s.stepped:
        return codes.MUST_STEP  # A126
    if s.chart.distance(s.where[s.ship], s.chart.card_cell[card]) != 1:
        return codes.NOT_NEXT_TO_IT
    if is_up(s, card) or len(s.landed) == 0:
        return codes.NOT_FLIPPED
    if room_on(s, card) < masts:
        return codes.NO_ROOM
    return codes.TOO_MANY_MASTS if masts > s.masts[s.ship] else codes.LEGAL


def offer_landing(s: Position) -> None:
    for direction in range(8):
        card: Card = s.chart.card_on(s.chart.step(s.where[s.ship], Heading(direction)))
        for masts in range(1, MOST_IN_A_CELL + 1):
            if card >= 0 and why_not_land(s, card, masts) == 0:
                s.offer(act_on_two(codes.LAND_MASTS, card, masts))


def enter_land(s: Position) -> None:
    """More landings from the same ship, or enough; nothing to land ends it."""
    offer_land(s)
    if s.menu_size == 1:
        end_landing(s)


def offer_land(s: Position) -> None:
    s.clear_menu(s.active)
    offer_landing(s)
    s.offer(codes.STOP)


def land(s: Position, card: Card, masts: i64) -> None:
    """Masts go ashore; an empty hull is removed (A99)."""
    ship: Ship = s.ship
    seat: Seat = s.active
    if s.events is not None:
        s.tell(codes.E_LANDED, seat, tag(s, ship), spot(s, s.chart.card_cell[card]), masts)
    s.eventful = True
    s.masts[ship] -= masts
    add_party(s, card, seat, masts)
    tire(s, card, seat, masts)
    s.phase = codes.LAND
    if s.masts[ship] == 0:
        remove(s, ship)
        s.phase = codes.NEXT_MEMBER if s.landing else codes.CLOSE
    test_occupation(s)


def end_landing(s: Position) -> None:
    s.menu_size = 0
    if s.landing:
        s.resume = s.behind[s.ship]
        s.phase = codes.NEXT_MEMBER
    else:
        s.phase = codes.CLOSE


# Across the island


def rested(s: Position, card: Card) -> i64:
    """A100: masts on a card that may move this turn."""
    place: i64 = card * s.seats + s.active
    return s.landed[place] - s.weary[place]


def why_not_party(s: Position, card: Card, cell: Cell, masts: i64) -> i64:
    """L109, A100, A138: rested masts together, to a neighbouring card with room or with a working gun."""
    if card >= s.chart.cards or len(s.landed) == 0 or rested(s, card) < masts:
        return codes.NO_PARTY
    goal: Card = s.chart.card_on(cell) if s.chart.is_inside(cell) else Card(-1)
    if goal < 0:
        return codes.NO_ISLAND_THERE
    if s.chart.direction(s.chart.card_cell[card], cell) < 0:
        return codes.ONE_CELL_ONLY
    return codes.LEGAL if is_up(s, goal) or room_on(s, goal) >= masts else codes.NO_ROOM


def offer_parties(s: Position) -> None:
    for at in range(s.chart.cards):
        card: Card = Card(at)
        if rested(s, card) == 0:
            continue
        for direction in range(8):
            goal: Cell = s.chart.step(s.chart.card_cell[card], Heading(direction))
            for masts in range(1, MOST_IN_A_CELL + 1):
                if why_not_party(s, card, goal, masts) == 0:
                    s.offer(act_on_three(codes.PARTY, card, goal, masts))


def move_party(s: Position, card: Card, cell: Cell, masts: i64) -> None:
    """To a flipped card they just go; a working gun is fought at once."""
    goal: Card = s.chart.card_on(cell)
    if s.events is not None:
        s.tell(codes.E_PARTY, s.active, spot(s, s.chart.card_cell[card]), spot(s, cell), masts)
    add_party(s, card, s.active, -masts)
    left: i64 = masts
    if is_up(s, goal):
        left = storm_gun(s, goal, masts)
    if left > 0:
        add_party(s, goal, s.active, left)
        tire(s, goal, s.active, left)
        test_occupation(s)
    else:
        test_fleets(s, s.active, HUNTED)


def storm_gun(s: Position, card: Card, masts: i64) -> i64:
    """L111, L112, A101: two dice for the gun, one a mast for the party, to the end; how many masts are left."""
    defender: Seat = s.chart.card_owner[card]
    left: i64 = masts
    s.barrier += 1
    while left > 0:
        party: i64 = throw_many(s, left, codes.C_PARTY, 2, s.active) + s.throw_bonus(s.active, left)
        gun: i64 = throw_many(s, GUN_DICE, codes.C_GARRISON, 3, defender) + s.throw_bonus(defender, GUN_DICE)
        tell_totals(s, s.active, party, gun)
        if party > gun:
            if s.events is not None:
                s.tell(codes.E_GUN_TAKEN, s.active, spot(s, s.chart.card_cell[card]), left)
            flip(s, card)
            return left
        if party < gun:
            left -= 1
            s.eventful = True
            if s.events is not None:
                s.tell(codes.E_PARTY_LOST, s.active, spot(s, s.chart.card_cell[card]), left)
    return 0
