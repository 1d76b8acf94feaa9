"""R8: boarding ships and storming forts."""

from dataclasses import dataclass, field

from .sailing import must_drift
from .sea import STRAIGHT, beside
from .table import Fort, Ship, Table, Unit

MOST_BOARDERS = 4  # R8.2, Q53


@dataclass
class Fight:
    """A boarding or a storm from its first word to its last."""

    target: Unit
    attackers: list[Ship] = field(default_factory=list)
    defenders: list[Ship] = field(default_factory=list)
    in_repair: list[Ship] = field(default_factory=list)  # at the fort, when the storm begins (Q60)
    winner: int | None = None
    attack_won: bool = False
    points: int = 0
    to_share: list[Unit] = field(default_factory=list)
    shares: dict[Unit, int] = field(default_factory=dict)
    to_stow: list[Ship] = field(default_factory=list)

    @property
    def storm(self) -> bool:
        return isinstance(self.target, Fort)

    @property
    def ships(self) -> list[Ship]:
        """All ships that fight, the target of a boarding among them."""
        target = [self.target] if isinstance(self.target, Ship) else []
        return [*self.attackers, *target, *self.defenders]


def can_attack(table: Table, ship: Ship) -> bool:
    """Q17, Q55."""
    return ship.free and not ship.due and not must_drift(table, ship)


def reaches(table: Table, ship: Ship, target: Unit) -> bool:
    """R8.2, Q26, Q54: straight beside the ship or in its cell; R8.9b: anywhere in the fort's port."""
    if isinstance(target, Fort):
        return table.in_port(ship, target)
    assert ship.cell is not None
    if ship.cell == target.cell:
        return True
    for course in STRAIGHT:
        if beside(ship.cell, course) == target.cell:
            return not table.sea.is_closed(ship.cell, course)
    return False


def victims(table: Table, seat: int) -> list[Unit]:
    """Whom a seat may attack."""
    found: list[Unit] = []
    if table.scenario.has("board"):
        found += [ship for ship in table.ships if ship.afloat and table.opponents(seat, ship.seat)]
    if table.scenario.has("storm"):
        found += [fort for fort in table.forts if not fort.ruined and table.opponents(seat, fort.seat)]
    return found


def attack_texts(table: Table, seat: int, fight: Fight | None) -> set[str]:
    """Every ship that may begin or join an attack; a + where a later one can join as well (Q111, Q112)."""
    texts = set()
    named = len(fight.attackers) if fight else 0
    able = [ship for ship in table.own_ships(seat) if can_attack(table, ship)]
    if fight:
        able = [ship for ship in able if table.ships.index(ship) > table.ships.index(fight.attackers[-1])]
    for target in [fight.target] if fight else victims(table, seat):
        ready = [ship for ship in able if reaches(table, ship, target)]
        verb = "storm" if isinstance(target, Fort) else "board"
        for place, ship in enumerate(ready):
            text = f"{ship.name} {verb} {target.name}"
            more = place + 1 < len(ready) and (verb == "storm" or named + 1 < MOST_BOARDERS)
            texts |= {text, f"{text} +"} if more else {text}
    return texts


def possible_defenders(table: Table, fight: Fight) -> list[Ship]:
    """R8.9c: ships of the fort's owner in its port that come after those named."""
    if not isinstance(fight.target, Fort) or fight.target.seat is None:
        return []
    fort = fight.target
    last = table.ships.index(fight.defenders[-1]) if fight.defenders else -1
    return [ship for ship in table.ships[last + 1 :] if ship.seat == fort.seat and table.in_port(ship, fort)]


def points_of(die: int) -> int:
    """R8.3b."""
    return (die - 1) // 2


def strength_of(table: Table, unit: Unit) -> int:
    """R8.3c: what is left of the hull."""
    return table.fort_hull - unit.damage if isinstance(unit, Fort) else unit.hull_left


def decide(table: Table, fight: Fight, attack: int, defence: int) -> None:
    """R8.5: who has won, by how much."""
    fight.attack_won = attack > defence
    fight.winner = fight.attackers[0].seat if fight.attack_won else fight.target.seat
    fight.points = abs(attack - defence)
    for ship in fight.ships:  # Q119
        table.leave_port_work(ship)
    for ship in fight.attackers:
        table.acts(ship)
    if fight.points:
        plan_sharing(table, fight)


def plan_sharing(table: Table, fight: Fight) -> None:
    """Q113: who gets a share; the losers of a storm get none and are gone (R8.9e, R8.9f)."""
    sharers: list[Unit] = [*fight.ships]
    if fight.storm:
        losers, winners = fight.attackers, fight.defenders
        if fight.attack_won:
            losers, winners = winners, losers
        for ship in losers:
            table.sink(ship)
        sharers = [*winners, fight.target]
    everyone = [*table.ships, *table.forts]
    fight.to_share = sorted(sharers, key=everyone.index)
    fight.points = min(fight.points, sum(capacity(table, unit) for unit in sharers))  # Q57


def capacity(table: Table, unit: Unit) -> int:
    return table.fort_hull if isinstance(unit, Fort) else unit.hull


def amounts(table: Table, fight: Fight) -> list[int]:
    """Q58, Q113: shares that leave no points without a place."""
    unit, *rest = fight.to_share
    later = sum(capacity(table, other) for other in rest)
    return [n for n in range(capacity(table, unit) + 1) if n <= fight.points and fight.points - n <= later]


def share(fight: Fight, amount: int) -> None:
    fight.shares[fight.to_share.pop(0)] = amount
    fight.points -= amount


def plan_stowing(table: Table, fight: Fight) -> None:
    """Q65: after a boarding every pearl aboard may change ships, one after the other."""
    if not fight.storm and fight.shares:
        ships = [ship for ship in table.ships if ship in fight.shares]
        fight.to_stow = [ship for ship in ships for _ in range(ship.pearls)]


def carriers(table: Table, fight: Fight) -> list[Ship]:
    """The other survivors with room."""
    here = fight.to_stow[0]
    ships = [unit for unit, amount in fight.shares.items() if amount and isinstance(unit, Ship) and unit is not here]
    return [ship for ship in ships if table.room(ship) > 0]


def finish(table: Table, fight: Fight) -> None:
    """R8.5b to R8.11: ships sink, change sides or limp on, the fort stands or falls, and all are frozen."""
    if fight.storm:
        finish_storm(table, fight)
    for ship in [one for one in fight.ships if one.afloat]:
        amount = fight.shares.get(ship, 0)
        if not amount:
            table.sink(ship)
            continue
        assert fight.winner is not None
        table.stirred = True
        ship.damage = ship.hull - amount
        ship.captured, ship.seat = ship.seat != fight.winner, fight.winner
        ship.frozen, ship.moved, ship.shots = True, True, 0


def finish_storm(table: Table, fight: Fight) -> None:
    """R8.9d to R8.11 for the fort itself."""
    fort = fight.target
    assert isinstance(fort, Fort)
    amount = fight.shares.get(fort, 0)
    table.stirred = True
    if not amount:
        for ship in fight.in_repair:  # Q60: also those who defended it
            if ship.afloat:
                table.sink(ship)
        table.ruin(fort)
        fort.frozen = True
        return
    if fight.attack_won:
        table.pass_on(fort, fight.winner)
        if fort.pearls:
            table.gains += 1
            table.players[fight.winner].last_gain = table.gains
    fort.damage = table.fort_hull - amount
    fort.frozen, fort.shots = True, 0
    if fort.work and fort.damage == 0:
        table.stop_work(fort)  # T2, Q125
