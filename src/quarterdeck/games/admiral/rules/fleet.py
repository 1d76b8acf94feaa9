"""Hull and destruction of ships and forts, and what lies in the water after it (R3, P4.4, P4.5, Q132)."""

from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import DAMAGE, DUE, GIVEN, LOAD, OFFERED, REPAIR, REPAIR_NEW, RESTING, ROLE, SHIP, SHOTS, STOWING, WORK
from .deeds import REMOVED, note_loss, note_ruin
from .position import Position
from .telling import the_cell, the_fort, the_ship
from .units import Fort, Ship


def hurt(s: Position, ship: Ship, damage: i64) -> None:
    """R3.3: red tokens. `sink_wrecks` asks whether it sinks, so that all damage of one cause comes first (Q42)."""
    hull: i64 = s.hull(ship)
    total: i64 = s.of(ship, DAMAGE) + damage
    s.ships[ship * SHIP + DAMAGE] = total if total < hull else hull
    s.stirred = True


def sink_wrecks(s: Position) -> None:
    """R3.4: every ship whose damage equals its hull is gone."""
    for ship in s.every_ship:
        if s.cell_of(ship) != 0 and s.hull_left(ship) <= 0:
            sink(s, ship)


def sink(s: Position, ship: Ship) -> None:
    """R3.4b: the ship leaves the board for good."""
    if s.events is not None:
        s.tell(codes.E_SUNK, s.owner_of(ship), the_ship(s, ship), the_cell(s, s.cell_of(ship)))
    remove(s, ship)


def take_away(s: Position, ship: Ship) -> None:
    """A ship of an eliminated player leaves the board (P1.3c, Q86)."""
    s.blame = REMOVED
    if s.events is not None:
        s.tell(codes.E_REMOVED, s.owner_of(ship), the_ship(s, ship), the_cell(s, s.cell_of(ship)))
    remove(s, ship)


def remove(s: Position, ship: Ship) -> None:
    """Takes a ship off the board; its pearls stay on a coast and are lost elsewhere (P4.4, Q132)."""
    release(s, ship)
    if s.scenario.has_deeds:
        note_loss(s, ship)
    cell: Cell = s.lift(ship)
    load: i64 = s.of(ship, LOAD)
    s.losses = True
    s.stirred = True
    clear_tokens(s, ship)
    if load == 0:
        return
    if s.chart.coastal[cell] == 1:
        s.pearls[cell] = u8(i64(s.pearls[cell]) + load)
        s.tell(codes.E_PEARLS_FALL, s.owner_of(ship), the_cell(s, cell), load)
    else:
        s.adrift -= load
        s.tell(codes.E_PEARLS_LOST, s.owner_of(ship), the_cell(s, cell), load)


def clear_tokens(s: Position, ship: Ship) -> None:
    """A ship that is gone has nothing but damage."""
    s.put(ship, LOAD, 0)
    s.put(ship, DUE, 0)
    s.put(ship, RESTING, 0)
    s.put(ship, ROLE, 0)
    s.put(ship, GIVEN, 0)
    s.put(ship, STOWING, 0)
    s.put(ship, SHOTS, 0)
    s.put(ship, DAMAGE, s.hull(ship))


def release(s: Position, ship: Ship) -> None:
    """Ends a ship's own repair, its offer and the fort work it is bound to (T2)."""
    s.put(ship, REPAIR, 0)
    s.put(ship, REPAIR_NEW, 0)
    s.put(ship, OFFERED, 0)
    fort: Fort = Fort(s.of(ship, WORK) - 1)
    if fort >= 0:
        stop_work(s, fort)


def stop_work(s: Position, fort: Fort) -> None:
    """R9.6b, R9.9c, Q51: both ships are free; a restoration loses all it had done."""
    for ship in s.every_ship:
        if s.of(ship, WORK) == fort + 1:
            s.put(ship, WORK, 0)
    s.put_fort(fort, codes.F_WORKER_1, 0)
    s.put_fort(fort, codes.F_WORKER_2, 0)
    s.put_fort(fort, codes.F_STARTER, 0)
    s.put_fort(fort, codes.F_WORK_NEW, 0)
    ruined: bool = not s.standing(fort)
    if ruined:
        s.put_fort(fort, codes.F_DAMAGE, s.scenario.fort_hull[fort])
    if s.events is not None:
        s.tell(codes.E_WORK_ENDED, -1, the_fort(s, fort), 1 if ruined else 0)


def cancel_repairs(s: Position, fort: Fort) -> None:
    """Q46, Q47, Q120, Q127: no ship is repaired here any more, and work at the fort ends."""
    if s.fort(fort, codes.F_WORKER_1) != 0:
        stop_work(s, fort)
    for ship in s.every_ship:
        if s.cell_of(ship) != 0 and s.of(ship, REPAIR) == fort + 1:
            s.put(ship, REPAIR, 0)
            s.put(ship, REPAIR_NEW, 0)
            if s.events is not None:
                s.tell(codes.E_REPAIR_CANCELLED, s.owner_of(ship), the_ship(s, ship))


def hurt_fort(s: Position, fort: Fort, damage: i64) -> None:
    """R3.3, R3.4: red tokens beside a fort; at its hull it is ruined."""
    total: i64 = s.fort(fort, codes.F_DAMAGE) + damage
    s.put_fort(fort, codes.F_DAMAGE, total)
    s.stirred = True
    if total >= s.scenario.fort_hull[fort]:
        ruin(s, fort)


def ruin(s: Position, fort: Fort) -> None:
    """R3.4c, P4.5: flag off, five red tokens, its pearls lost; repairs there are cancelled (Q46)."""
    cancel_repairs(s, fort)
    owner: Seat = s.fort_owner(fort)
    pearls: i64 = s.fort(fort, codes.F_PEARLS)
    s.put_fort(fort, codes.F_RUINED, 1)
    s.put_fort(fort, codes.F_DAMAGE, s.scenario.fort_hull[fort])
    s.put_fort(fort, codes.F_SHOTS, 0)
    s.put_fort(fort, codes.F_PEARLS, 0)
    s.put_fort(fort, codes.F_ROLE, 0)
    s.stirred = True
    s.losses = True
    s.tell(codes.E_FORT_RUINED, owner, the_fort(s, fort))
    if s.scenario.has_deeds:
        note_ruin(s)
    if pearls > 0:
        s.tell(codes.E_PEARLS_LOST, owner, the_fort(s, fort), pearls)
    change_owner(s, fort, Seat(-1))


def change_owner(s: Position, fort: Fort, seat: Seat) -> None:
    """A fort changes hands; whoever loses his last one has a clock running (P1.3c), whoever owns one has none (Q84)."""
    old: i64 = s.fort_owner(fort)
    s.put_fort(fort, codes.F_OWNER, seat)
    if seat >= 0:
        s.put_player(seat, codes.S_CLOCK, 0)
        s.put_player(seat, codes.S_LOST_FORT, 0)
    if old >= 0 and old != seat and not s.has_fort(Seat(old)):
        s.put_player(Seat(old), codes.S_LOST_FORT, fort + 1)
        s.put_player(Seat(old), codes.S_CLOCK, 0)


def pearls_of(s: Position, seat: Seat) -> i64:
    """Q78: pearls lying at forts that a seat owns now."""
    pearls: i64 = 0
    for fort in s.every_fort:
        if s.fort_owner(fort) == seat:
            pearls += s.fort(fort, codes.F_PEARLS)
    return pearls


def gain(s: Position, seat: Seat) -> None:
    """P1.3b, Q81: notes when a seat last gained a pearl."""
    s.gains += 1
    s.put_player(seat, codes.S_GAIN, s.gains)
    s.losses = True


def ships_in_port(s: Position, seat: Seat, fort: Fort) -> i64:
    """A seat's ships (bits) in a fort's port."""
    found: i64 = 0
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and s.cell_of(ship) != 0 and s.in_port(ship, fort):
            found |= bit(ship)
    return found
