"""Positions of Age of Sail set up ship by ship, moves in notation, and dice that fall as told.

    state = sea("0F D7 N", "1L E7 S 2", wind="W09")
    after = play(state, "D7", "head N", "fire starboard 2", "reply 1", dice="53 2 44 1")

A ship: seat, class (L, F, B), cell, heading, masts (all of them unless told); `0F:1` is seat 0's hull owned by seat 1.
Ships that are not named are lost. The position is at step 3 of the active seat's turn.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import cast

from quarterdeck.engine.bits import bit
from quarterdeck.engine.chance import Chance
from quarterdeck.games.sail.cards import deck_of, standard
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.plan import spot_of
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.compass import NAMES
from quarterdeck.games.sail.rules.fleet import set_on_board
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.position import changed, total
from quarterdeck.games.sail.view import CardView, PlayerView, SailView, ShipView
from quarterdeck.games.sail.words import DICE

CLASSES = {"L": 3, "F": 2, "B": 1}
WINDS = [card.id for card in deck_of(standard()).wind]
SITUATIONS = [card.id for card in deck_of(standard()).situation]
CALM_SEA = "W21"  # strong, to the north: N 5, NE 6, E 5, SE 2, S 0, SW 2, W 5, NW 6


class Loaded(Chance):
    """Dice that fall as told, in their order; all else is drawn as usual."""

    def __init__(self, dice: str = "", seed: int = 1) -> None:
        super().__init__(seed)
        self.dice = [int(sign) for sign in dice if sign.isdigit()]

    def below(self, n: int) -> int:
        if self.label in DICE:
            assert self.dice, "a die was thrown that the test did not foresee"
            return self.dice.pop(0) - 1
        return super().below(n)

    def clone(self) -> Chance:
        copy = Loaded("", 0)
        copy.dice = list(self.dice)
        copy.state = self.state
        return copy


def new(seats: int = 2, seed: int = 1, files: dict[str, str] | None = None, **options: object) -> SailState:
    """A new game."""
    return cast(SailState, game.new(game.setup(seats, options, files), Chance(seed)))


def bare(seats: int = 2, files: dict[str, str] | None = None, **options: object) -> SailState:
    """A board without ships, all cards up; nothing has been decided."""
    state = game.blank(game.setup(seats, options, files), Loaded())
    state.events = []
    for ship in range(state.ships):
        state.where[ship] = 0
        state.masts[ship] = 0
    state.at = state.chart.ground[:]
    return state


def sea(
    *ships: str,
    seats: int = 2,
    active: int = 0,
    wind: str = CALM_SEA,
    card: str = "",
    flipped: Iterable[str] = (),
    lines: Iterable[str] = (),
    files: dict[str, str] | None = None,
    rules: int = game.facts.rules,
    **options: object,
) -> SailState:
    """A position at step 3 of a seat's turn; `card` is carried out first. Flipped cards and lines by their cells."""
    state = bare(seats, files, **{"situations": bool(card), **options})
    state.rules = rules
    set_ships(state, *ships)
    for name in flipped:
        number = card_on(state, name)
        state.works = changed(state.works, number, 0)
    for line in lines:
        join_line(state, *line.split())
    state.active = state.opening = active
    state.wind = WINDS.index(wind)
    state.wind_left = changed(state.wind_left, state.wind, state.wind_left[state.wind] - 1)
    state.wind_stack = total(state.wind_left)
    state.phase = codes.STEP_THREE
    if card:
        state.card = SITUATIONS.index(card)
        state.phase = codes.SITUATION
    state.proceed()
    return state


def set_ships(state: SailState, *ships: str) -> None:
    """Puts ships on the board; seats without any are out, except the assault's defender."""
    free = list(range(state.ships))
    for text in ships:
        who, name, heading, *masts = text.split()
        built, _, owner = who.partition(":")
        seat, hull = int(built[0]), CLASSES[built[1]]
        number = next(n for n in free if state.home[n] == seat and state.holes[n] == hull)
        free.remove(number)
        state.owner = changed(state.owner, number, int(owner) if owner else seat)
        state.masts[number] = int(masts[0]) if masts else hull
        set_on_board(state, number, cell(state, name), NAMES.index(heading))
    sailing = {state.owner[n] for n in range(state.ships) if n not in free}
    for seat in range(state.seats):
        if seat not in sailing and not (state.scenario == codes.ASSAULT and seat == 0):
            state.alive &= ~bit(seat)


def join_line(state: SailState, *cells: str) -> None:
    """Links ships into a line, leader first."""
    members = [ship_on(state, name) for name in cells]
    for front, rear in pairwise(members):
        state.behind = changed(state.behind, front, rear)
        state.ahead = changed(state.ahead, rear, front)


# Questions


def view(state: SailState) -> SailView:
    return game.view(state, 0)


def cell(state: SailState, name: str) -> int:
    spot = spot_of(name)
    assert spot is not None
    return state.chart.cell(*spot)


def ship_on(state: SailState, name: str) -> int:
    found = state.ship_at(cell(state, name))
    assert found >= 0, f"no ship on {name}"
    return found


def card_on(state: SailState, name: str) -> int:
    return int(state.chart.card_at[cell(state, name)]) - 1


def ships(state: SailState) -> dict[str, ShipView]:
    """The ships on the board by cell."""
    return {ship.cell: ship for ship in view(state).ships}


def at(state: SailState, name: str) -> str:
    """What is on a cell as in `sea`: `0F N 2`; "" for none."""
    ship = ships(state).get(name)
    return f"{ship.seat}{' BFL'[ship.holes]} {ship.heading} {ship.masts}" if ship else ""


def card(state: SailState, name: str) -> CardView:
    return next(one for one in view(state).cards if one.cell == name)


def player(state: SailState, seat: int) -> PlayerView:
    return view(state).players[seat]


def phase(state: SailState) -> str:
    return view(state).phase


def ended(state: SailState) -> str:
    """How the game ended."""
    return game.result(state).ended


def winners(state: SailState) -> list[int]:
    return [seat for seat in range(state.seats) if state.winners >> seat & 1]
