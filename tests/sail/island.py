"""Positions of the fortress assault on its default island."""

from collections.abc import Iterable

from librt.vecs import append

from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.position import changed
from quarterdeck.games.sail.rules.preparation import raise_island

from .sea import bare, card_on, cell, join_line, set_ships


def assault(
    *pieces: str,
    seats: int = 2,
    active: int = 1,
    flipped: str = "",
    ashore: str = "",
    lines: Iterable[str] = (),
    **options: object,
) -> SailState:
    """The default island F8 to J9, ships as told, cards flipped, masts ashore as `F8:1:2` (cell, seat, masts)."""
    state = bare(seats, scenario="assault", **options)
    for y in (8, 9):
        for x in "FGHIJ":
            state.island = append(state.island, cell(state, f"{x}{y}"))
    raise_island(state)
    set_ships(state, *pieces)
    for line in lines:
        join_line(state, *line.split())
    for name in flipped.split():
        state.works = changed(state.works, card_on(state, name), 0)
    for text in ashore.split():
        name, seat, masts = text.split(":")
        state.landed = changed(state.landed, card_on(state, name) * seats + int(seat), int(masts))
        state.alive |= 1 << int(seat)
    state.active = active
    state.opening = 1
    state.edge = 0
    state.wind = 20
    state.phase = codes.STEP_THREE
    state.proceed()
    return state
