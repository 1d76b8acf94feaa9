"""The fortress: cards flipped and raised, guns in the own turn and as reactions (L65 to L73, A65 to A70c)."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit
from . import codes
from .dice import salvo_hits
from .fleet import HUNTED, lose_mast, win
from .position import Position, changed
from .telling import spot, tag

GUN_DICE: Final[i64] = 2  # L66


def is_up(s: Position, card: i64) -> bool:
    return s.works[card] & codes.UP != 0


def flip(s: Position, card: i64) -> None:
    """A card is turned face down: its gun is out, its repair is spent (L63, L65, L73)."""
    s.works = changed(s.works, card, s.works[card] & ~codes.UP)
    s.eventful = True
    if s.events is not None:
        s.tell(
            codes.E_CARD_FLIPPED, s.chart.card_owner[card], spot(s, s.chart.card_cell[card]), 1 - s.chart.card_gun[card]
        )
    if s.scenario == codes.ASSAULT:
        test_occupation(s)


def raise_card(s: Position, card: i64) -> None:
    """S18: a card works again."""
    s.works = changed(s.works, card, s.works[card] | codes.UP)
    s.eventful = True
    if s.events is not None:
        s.tell(
            codes.E_CARD_RAISED, s.chart.card_owner[card], spot(s, s.chart.card_cell[card]), 1 - s.chart.card_gun[card]
        )


def test_occupation(s: Position) -> None:
    """A102: all guns flipped and at least one landed mast; all who sat down as attackers win (A139)."""
    if s.ended != codes.RUNNING:
        return
    for card in range(s.chart.cards):
        if is_up(s, card):
            return
    for place in range(len(s.landed)):
        if s.landed[place] > 0:
            win(s, codes.BY_OCCUPATION, (bit(s.seats) - 1) & ~bit(HUNTED))
            return


# Guns


def is_shielded(s: Position, reach: i64) -> bool:
    """Option `fort_blocked_by_ships`: a ship in the nearer cell shields the farther one (A66)."""
    if not s.fort_blocked:
        return False
    near: i64 = s.chart.reach_near[reach]
    return near >= 0 and s.ship_at(near) >= 0


def gun_reaches(s: Position, reach: i64, seat: i64) -> bool:
    """Whether the gun at a place of a cell's list belongs to a seat and can fire there."""
    card: i64 = s.chart.reach_card[reach]
    return s.chart.card_owner[card] == seat and s.works[card] & codes.UP != 0 and not is_shielded(s, reach)


def offer_guns(s: Position) -> None:
    """L67, A121: own guns that have not fired this turn, at any enemy ship in reach."""
    if s.fog or s.fort_silent:
        return
    for ship in range(s.ships):
        cell: i64 = s.where[ship]
        if cell == 0 or s.chart.reach_from[cell] == s.chart.reach_from[cell + 1]:
            continue
        if s.is_enemy(s.active, s.owner[ship]):
            offer_guns_at(s, ship, cell)


def offer_guns_at(s: Position, ship: i64, cell: i64) -> None:
    for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
        card: i64 = s.chart.reach_card[reach]
        if gun_reaches(s, reach, s.active) and s.works[card] & codes.FIRED == 0:
            s.offer(codes.GUN * codes.KIND + card * 256 + ship)


def fire_own_gun(s: Position, card: i64, ship: i64) -> None:
    """L67: one salvo a gun in the own turn."""
    s.works = changed(s.works, card, s.works[card] | codes.FIRED)
    gun_salvo(s, card, ship, 0)


def gun_salvo(s: Position, card: i64, ship: i64, out_of_turn: i64) -> None:
    """L66, L70: two dice against one; never answered (A70)."""
    owner: i64 = s.chart.card_owner[card]
    if s.events is not None:
        s.tell(codes.E_GUN, owner, spot(s, s.chart.card_cell[card]), tag(s, ship), out_of_turn)
    if salvo_hits(s, owner, GUN_DICE, 0, s.owner[ship]):
        lose_mast(s, ship, owner)


def reload_guns(s: Position) -> None:
    """The guns of the active seat may fire again."""
    for card in range(s.chart.cards):
        if s.works[card] & codes.FIRED != 0:
            s.works = changed(s.works, card, s.works[card] & ~codes.FIRED)


# Reactions (L68, L69, A67, A68, A70c, A120)


def begin_reactions(s: Position, ship: i64) -> None:
    """A ship has entered a cell by its own step: fort owners are asked, clockwise from the active seat."""
    s.react_ship = ship
    s.react_next = s.behind[ship] if s.line >= 0 and s.boarding < 0 else -1
    s.react_turn = 1
    s.react_used = 0
    s.phase = codes.REACT


def enter_react(s: Position) -> None:
    """Asks the next owner with a gun that reaches the cell, or goes on."""
    ship: i64 = s.react_ship
    cell: i64 = s.where[ship]
    if cell == 0 or s.fog or s.fort_silent or s.chart.reach_from[cell] == s.chart.reach_from[cell + 1]:
        end_reactions(s)
        return
    while s.react_turn < s.seats:
        seat: i64 = (s.active + s.react_turn) % s.seats
        order: i64 = s.order(seat, codes.ORDER_FORT)
        if order != codes.NEVER and s.is_alive(seat) and s.is_enemy(seat, s.active):
            offer_reaction(s, seat)
            if s.menu_size > 1:
                if order == codes.ALWAYS:
                    react(s, s.menu[0] % codes.KIND)
                return
        s.react_turn += 1
    end_reactions(s)


def offer_reaction(s: Position, seat: i64) -> None:
    """Guns that reach the cell and were not used in this step, or pass."""
    s.clear_menu(seat)
    cell: i64 = s.where[s.react_ship]
    start: i64 = s.chart.reach_from[cell]
    for reach in range(start, s.chart.reach_from[cell + 1]):
        if s.react_used & bit(reach - start) == 0 and gun_reaches(s, reach, seat):
            s.offer(codes.REACT_GUN * codes.KIND + s.chart.reach_card[reach])
    s.offer(codes.PASS * codes.KIND)


def react(s: Position, card: i64) -> None:
    """One gun fires; its result is seen before the next is named."""
    cell: i64 = s.where[s.react_ship]
    start: i64 = s.chart.reach_from[cell]
    for reach in range(start, s.chart.reach_from[cell + 1]):
        if s.chart.reach_card[reach] == card:
            s.react_used |= bit(reach - start)
    s.menu_size = 0
    gun_salvo(s, card, s.react_ship, 1)


def pass_reaction(s: Position) -> None:
    if s.events is not None:
        s.tell(codes.E_PASSED, s.decider)
    s.react_turn += 1


def end_reactions(s: Position) -> None:
    """What follows a step: the next ship of the line (A127), boarding, arrival; or nothing, for a ship that sank."""
    ship: i64 = s.react_ship
    s.react_ship = -1
    s.menu_size = 0
    if s.react_next >= 0:
        begin_reactions(s, s.react_next)
    elif s.boarding >= 0:
        s.phase = codes.MELEE if s.is_afloat(ship) else codes.AFTER_BOARDING
    elif s.line >= 0 or s.is_afloat(ship):
        s.phase = codes.ARRIVE
    else:
        s.phase = codes.CLOSE
