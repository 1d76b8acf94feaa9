"""Masts lost, ships lost, players out, and how that ends a game: L12, L44, A13, A111 and the scenarios' own ends."""

from . import lines
from .pieces import Card, Ship
from .table import Over, Table


def finish(t: Table, ended: str, *winners: int) -> None:
    """The game is over; with nobody named nobody wins."""
    t.ended, t.winners, t.phase = ended, set(winners), "over"
    raise Over


def lose_mast(t: Table, ship: Ship, by: int = -1) -> None:
    """One mast goes; the last one takes the ship with it (L44). `by`: whose throw it was."""
    ship.masts -= 1
    t.stirred = True
    if not ship.masts:
        take_off(t, ship)
        after_loss(t, ship, ship.owner, by, sunk=True)


def take_off(t: Table, ship: Ship) -> None:
    """A hull leaves the board."""
    cell, ship.cell, ship.masts = ship.at, None, 0
    lines.lose(t, ship, cell)


def take_out_of_line(t: Table, beaten: Ship) -> None:
    """A128: a beaten hull is no member any more; its cell is taken, so that nobody closes up."""
    lines.lose(t, beaten, beaten.at)


def flip(t: Table, card: Card) -> None:
    card.up = False
    t.stirred = True
    occupied(t)


def after_loss(t: Table, ship: Ship, owner: int, by: int, sunk: bool) -> None:
    """Elimination and victory, right when a ship is lost; `sunk` or beaten in a boarding."""
    if t.scenario == "hunt" and owner == 0:
        t.alive.discard(owner)
        finish(t, "hunter", *([by] if by > 0 else []))
    if t.scenario == "pirates" and is_merchantman(t, ship) and sunk:
        finish(t, "lost-cargo")
    leave_if_beaten(t, owner)


def give_up(t: Table, seat: int) -> None:
    """A112: his ships are removed as sunk, to nobody's credit; who is left alone wins."""
    t.met["A112"] += seat == t.active and t.prize is not None and t.prize.owner != seat
    t.alive.discard(seat)
    t.lines = [line for line in t.lines if line[0].owner != seat]
    for card in t.cards:
        card.ashore.pop(seat, None)
    for ship in t.ships:
        if ship.owner == seat:
            ship.cell, ship.masts = None, 0
    left = {t.side(other) for other in t.alive}
    if len(left) == 1:
        coalition = t.scenario == "assault" and left == {1}
        finish(t, "concession", *(range(1, t.seats) if coalition else t.alive))
    if t.scenario == "pirates" and not t.ships[0].afloat:
        finish(t, "lost-cargo")


def is_merchantman(t: Table, ship: Ship) -> bool:
    return t.scenario == "pirates" and ship.id == 0


def leave_if_beaten(t: Table, seat: int) -> None:
    """A13, A136: without ships, in the assault without ships and masts ashore, a player is out."""
    defends = t.scenario == "assault" and seat == 0
    if defends or t.fleet(seat) or any(card.ashore.get(seat) for card in t.cards):
        return
    t.alive.discard(seat)
    decide(t)


def decide(t: Table) -> None:
    """Who is left has won."""
    left = {t.side(seat) for seat in t.alive}
    if t.scenario == "pirates":
        whole(t)
    elif len(left) == 1 and t.scenario == "battle":
        finish(t, "fleets", *t.alive)
    elif len(left) == 1 and t.scenario == "hunt":
        finish(t, "no-hunter", 0)
    elif len(left) == 1 and t.scenario == "assault":
        finish(t, "repulse", 0)


def whole(t: Table) -> None:
    """A133: one player owns all ships that are left, the merchantman among them."""
    owners = {ship.owner for ship in t.ships if ship.afloat}
    if len(owners) == 1 and t.ships[0].afloat:
        finish(t, "capture", *owners)


def occupied(t: Table) -> None:
    """A102: no gun works and somebody is ashore."""
    if t.scenario != "assault" or any(card.up for card in t.cards):
        return
    if any(sum(card.ashore.values()) for card in t.cards):
        finish(t, "occupation", *range(1, t.seats))


def arrive(t: Table, ship: Ship) -> None:
    """L86, L89, L98, A133: a goal reached."""
    if t.scenario == "pirates" and is_merchantman(t, ship) and t.borders(ship.at, -1):
        finish(t, "harbour", ship.owner)
    if t.scenario == "hunt" and ship.owner == 0 and t.borders(ship.at, 0):
        finish(t, "escape", 0)
