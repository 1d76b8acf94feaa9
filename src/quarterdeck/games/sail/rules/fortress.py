"""The fortress: cards flipped and raised, guns in the own turn and as reactions (L65 to L73, A65 to A70c)."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_two, first_of
from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .chart import Card, Cell
from .dice import salvo_hits
from .fleet import HUNTED, lose_mast, win
from .position import Position, Ship, changed
from .telling import spot, tag

GUN_DICE: Final[i64] = 2  # L66


def is_up(s: Position, card: Card) -> bool:
    return s.works[card] & codes.UP != 0


def flip(s: Position, card: Card) -> None:
    """A card is turned face down: its gun is out, its repair is spent (L63, L65, L73)."""
    s.works = changed(s.works, card, s.works[card] & ~codes.UP)
    s.eventful = True
    if s.events is not None:
        tell_card(s, codes.E_CARD_FLIPPED, card)
    if s.scenario == codes.ASSAULT:
        test_occupation(s)


def raise_card(s: Position, card: Card) -> None:
    """S18: a card works again."""
    s.works = changed(s.works, card, s.works[card] | codes.UP)
    s.eventful = True
    if s.events is not None:
        tell_card(s, codes.E_CARD_RAISED, card)


def tell_card(s: Position, what: i64, card: Card) -> None:
    s.tell(what, s.chart.card_owner[card], spot(s, s.chart.card_cell[card]), 1 - s.chart.card_gun[card])


def test_occupation(s: Position) -> None:
    """A102: all guns flipped and at least one landed mast; all who sat down as attackers win (A139)."""
    if s.ended != codes.RUNNING:
        return
    for card in range(s.chart.cards):
        if is_up(s, Card(card)):
            return
    for place in range(len(s.landed)):
        if s.landed[place] > 0:
            win(s, codes.BY_OCCUPATION, s.everybody() & ~bit(HUNTED))
            return


# Guns


def reach_of(s: Position, card: Card, cell: Cell) -> i64:
    """The place of a gun in the list of those that reach a cell; -1 where it does not."""
    for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
        if s.chart.reach_card[reach] == card:
            return reach
    return -1


def is_in_reach(s: Position, cell: Cell) -> bool:
    """Whether any gun, of whomever, reaches a cell."""
    return s.chart.reach_from[cell] != s.chart.reach_from[cell + 1]


def is_shielded(s: Position, reach: i64) -> bool:
    """Option `fort_blocked_by_ships`: a ship in the nearer cell shields the farther one (A66)."""
    near: Cell = s.chart.reach_near[reach]
    return s.fort_blocked and near >= 0 and s.ship_at(near) >= 0


def why_not_aim(s: Position, card: Card, ship: Ship) -> i64:
    """Why a gun of the one who decides may not be fired at a ship: L65, L66, A65, A66, A85, A93, A121."""
    if card >= s.chart.cards or s.chart.card_owner[card] != s.decider:
        return codes.NOT_YOUR_GUN
    if s.chart.card_gun[card] == 0:
        return codes.CREST_HAS_NO_GUN
    if s.fort_silent:
        return codes.FORT_SILENT
    if s.fog:
        return codes.FOGGED
    if not is_up(s, card):
        return codes.CARD_DOWN
    if not s.is_there(ship) or not s.is_enemy(s.owner[ship], s.decider):
        return codes.NOT_AN_ENEMY
    cell: Cell = entered(s) if s.phase == codes.REACT else s.where[ship]
    reach: i64 = reach_of(s, card, cell)
    if reach < 0:
        return codes.OUT_OF_REACH
    return codes.GUN_SHIELDED if is_shielded(s, reach) else codes.LEGAL


def why_not_gun(s: Position, card: Card, ship: Ship) -> i64:
    """L67: one salvo a gun in the own turn."""
    reason: i64 = why_not_aim(s, card, ship)
    if reason != 0:
        return reason
    return codes.GUN_FIRED if s.works[card] & codes.FIRED != 0 else codes.LEGAL


def offer_guns(s: Position) -> None:
    """L67, A121: own guns that have not fired this turn, at any enemy ship in reach."""
    if s.fog or s.fort_silent:
        return
    for ship in range(s.ships):
        cell: Cell = s.where[ship]
        if cell == 0 or not is_in_reach(s, cell) or not s.is_enemy(s.active, s.owner[ship]):
            continue
        for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
            if why_not_gun(s, s.chart.reach_card[reach], Ship(ship)) == 0:
                s.offer(act_on_two(codes.GUN, s.chart.reach_card[reach], ship))


def fire_own_gun(s: Position, card: Card, ship: Ship) -> None:
    """L67: one salvo a gun in the own turn."""
    s.works = changed(s.works, card, s.works[card] | codes.FIRED)
    gun_salvo(s, card, ship, 0)


def gun_salvo(s: Position, card: Card, ship: Ship, out_of_turn: i64) -> None:
    """L66, L70: two dice against one; never answered (A70)."""
    owner: Seat = s.chart.card_owner[card]
    if s.events is not None:
        s.tell(codes.E_GUN, owner, spot(s, s.chart.card_cell[card]), tag(s, ship), out_of_turn)
    if salvo_hits(s, owner, GUN_DICE, 0, s.owner[ship]):
        lose_mast(s, ship, owner, codes.TO_FORT)


def reload_guns(s: Position) -> None:
    """The guns of the active seat may fire again."""
    for card in range(s.chart.cards):
        if s.works[card] & codes.FIRED != 0:
            s.works = changed(s.works, card, s.works[card] & ~codes.FIRED)


# Reactions (L68, L69, A67, A68, A70c, A120)


def begin_reactions(s: Position, ship: Ship) -> None:
    """A ship has entered a cell by its own step: fort owners are asked, clockwise from the active seat."""
    s.react_ship = ship
    s.react_next = s.behind[ship] if s.line >= 0 and s.boarding < 0 else Ship(-1)
    s.react_turn = 1
    s.react_used = 0
    s.phase = codes.REACT


def enter_react(s: Position) -> None:
    """Asks the next owner with a gun that reaches the cell, or goes on."""
    cell: Cell = entered(s)
    if not s.is_afloat(s.react_ship) or s.fog or s.fort_silent or not is_in_reach(s, cell):
        end_reactions(s)
        return
    while s.react_turn < s.seats:
        seat: Seat = reacting(s)
        order: i64 = s.order(seat, codes.ORDER_FORT)
        if order != codes.NEVER and s.is_alive(seat) and s.is_enemy(seat, s.active):
            offer_reaction(s)
            if s.menu_size > 1:
                if order == codes.ALWAYS:
                    react(s, Card(first_of(s.menu[0])))
                return
        s.react_turn += 1
    end_reactions(s)


def entered(s: Position) -> Cell:
    """A67, A79: where the step of the ship ended, whether it has closed up since or not."""
    return s.entered[s.react_ship] if len(s.entered) > 0 else s.where[s.react_ship]


def reacting(s: Position) -> Seat:
    """The fort owner who is asked."""
    return Seat((s.active + s.react_turn) % s.seats)


def why_not_react(s: Position, card: Card) -> i64:
    """L68, A68: every gun that reaches the cell, once in this step."""
    reason: i64 = why_not_aim(s, card, s.react_ship)
    if reason != 0:
        return reason
    return codes.GUN_FIRED if s.react_used & use_of(s, card) != 0 else codes.LEGAL


def use_of(s: Position, card: Card) -> i64:
    """The bit of a gun among those used in this step."""
    cell: Cell = entered(s)
    return bit(reach_of(s, card, cell) - s.chart.reach_from[cell])


def offer_reaction(s: Position) -> None:
    """Guns that reach the cell and were not used in this step, or pass."""
    s.clear_menu(reacting(s))
    cell: Cell = entered(s)
    for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
        if why_not_react(s, s.chart.reach_card[reach]) == 0:
            s.offer(act_on(codes.REACT_GUN, s.chart.reach_card[reach]))
    s.offer(codes.PASS)


def react(s: Position, card: Card) -> None:
    """One gun fires; its result is seen before the next is named."""
    s.react_used |= use_of(s, card)
    s.menu_size = 0
    gun_salvo(s, card, s.react_ship, 1)


def pass_reaction(s: Position) -> None:
    if s.events is not None:
        s.tell(codes.E_PASSED, s.decider)
    s.react_turn += 1


def end_reactions(s: Position) -> None:
    """What follows a step: the next ship of the line (A127), boarding, arrival; or nothing, for a ship that sank."""
    ship: Ship = s.react_ship
    s.react_ship = Ship(-1)
    s.menu_size = 0
    if s.react_next >= 0:
        begin_reactions(s, s.react_next)
        return
    s.forget_entered()
    if s.boarding >= 0:
        s.phase = codes.MELEE if s.is_afloat(ship) else codes.AFTER_BOARDING
    elif s.line >= 0 or s.is_afloat(ship):
        s.phase = codes.ARRIVE
    else:
        s.phase = codes.CLOSE
