"""Exact chances before the dice: a shot or salvo, a boarding, the storm of a fort (R5.7, R8.3 to R8.6)."""

from collections.abc import Callable
from fractions import Fraction

from ...engine.actions import kind_of
from ..base import Line, Odds
from .actions import ACTIONS
from .rules import codes
from .rules.game import AdmiralState
from .rules.gunnery import hits, point_blank
from .rules.units import Fort, Ship, Unit, fort_of, unit_of

POINTS = {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)}  # R8.3b
Distribution = dict[int, Fraction]


def odds(s: AdmiralState, action: int) -> Odds | None:
    """The chances behind an action that throws dice; None for all others."""
    kind = kind_of(action)
    if kind not in JUDGES or s.why_not(action) != 0:
        return None
    return JUDGES[kind](s, *ACTIONS.values(action).values())


def damage_by_die(s: AdmiralState, guns: dict[Unit, int], target: Unit) -> list[int]:
    """What each face of the one die does to the target, excess not counted (Q28, Q29)."""
    left = target_hull(s, target)
    faces = []
    for die in range(1, 7):
        damage = sum(shots for unit, shots in guns.items() if hits(s, die, point_blank(s, unit, target)))
        faces.append(min(damage, left))
    return faces


def target_hull(s: AdmiralState, target: Unit) -> int:
    """The hull a target has left."""
    if target >= codes.FORTS_FROM:
        return int(s.fort_hull_left(fort_of(target)))
    return int(s.hull_left(Ship(target)))


def shot_odds(s: AdmiralState, unit: Unit, target: Unit, shots: int) -> Odds:
    """A shot, or a salvo with the guns named so far."""
    guns: dict[Unit, int] = {}
    if s.phase == codes.SALVO:
        guns |= {Unit(ship): int(s.of(ship, codes.ROLE)) for ship in s.every_ship}
        guns |= {unit_of(fort): int(s.fort(fort, codes.F_ROLE)) for fort in s.every_fort}
    guns[unit] = shots
    faces = damage_by_die(s, {gun: number for gun, number in guns.items() if number}, target)
    fort = target >= codes.FORTS_FROM
    left = target_hull(s, target)
    outcomes = []
    for damage in sorted(set(faces), reverse=True):
        key = "odds-miss" if damage == 0 else "odds-ruined" if fort and damage == left else "odds-hit"
        if not fort and damage == left:
            key = "odds-sunk"
        outcomes.append((Line(key, {"damage": damage}, ("R5.7a", "R5.7b", "Q29")), faces.count(damage) / 6))
    return Odds(tuple(outcomes), {"damage": sum(faces) / 6}, 1 - faces.count(0) / 6)


def add(one: Distribution, other: Distribution) -> Distribution:
    """The distribution of a sum."""
    total: Distribution = {}
    for a, chance in one.items():
        for b, other_chance in other.items():
            total[a + b] = total.get(a + b, Fraction(0)) + chance * other_chance
    return total


def strength(hull: int, dice: int) -> Distribution:
    """R8.3c: remaining hull and so many dice."""
    total: Distribution = {hull: Fraction(1)}
    for _ in range(dice):
        total = add(total, POINTS)
    return total


def fight(attack: Distribution, defence: Distribution) -> dict[str, Fraction]:
    """Win, tie and loss of the attacker, and the hull points each side can expect to share out."""
    found = dict.fromkeys(("win", "tie", "lose", "hull-won", "hull-lost"), Fraction(0))
    for a, chance in attack.items():
        for d, other in defence.items():
            both = chance * other
            key = "win" if a > d else "tie" if a == d else "lose"
            found[key] += both
            if a != d:
                found["hull-won" if a > d else "hull-lost"] += both * abs(a - d)
    return found


def as_odds(found: dict[str, Fraction], rules: tuple[str, ...]) -> Odds:
    outcomes = tuple((Line(f"odds-{key}", {}, rules), float(found[key])) for key in ("win", "tie", "lose"))
    expected = {"hull-won": float(found["hull-won"]), "hull-lost": float(found["hull-lost"])}
    return Odds(outcomes, expected, float(found["win"]))


def attackers(s: AdmiralState, ship: Ship) -> list[Ship]:
    """The ships named so far, and this one."""
    named = [one for one in s.every_ship if s.of(one, codes.ROLE) & codes.ATTACKER]
    return [*named, ship] if s.phase in (codes.GRAPPLE, codes.ASSAULT) else [ship]


def boarding_odds(s: AdmiralState, ship: Ship, target: Ship) -> Odds:
    """Boarding with the ships named so far and this one as the last."""
    boarders = attackers(s, ship)
    attack = strength(sum(s.hull_left(Ship(one)) for one in boarders), len(boarders))
    return as_odds(fight(attack, strength(s.hull_left(target), 1)), ("R8.3b", "R8.3c", "R8.5a", "R8.5b"))


def storming_odds(s: AdmiralState, ship: Ship, fort: Fort) -> Odds:
    """Storming against the fort alone; and how likely a win is if its owner names every ship he can."""
    stormers = attackers(s, ship)
    attack = strength(sum(s.hull_left(one) for one in stormers), len(stormers))
    alone = fight(attack, strength(s.fort_hull_left(fort), 1))
    owner = s.fort_owner(fort)
    helpers = [one for one in s.every_ship if owner >= 0 and s.owner_of(one) == owner]
    helpers = [one for one in helpers if s.afloat(one) and s.in_port(one, fort)]
    found = as_odds(alone, ("R8.9a", "R8.9c", "R8.9d"))
    if helpers:
        hull = s.fort_hull_left(fort) + sum(s.hull_left(one) for one in helpers)
        all_in = fight(attack, strength(hull, 1 + len(helpers)))
        found.expected["win-all"] = float(all_in["win"])
    return found


def defence_odds(s: AdmiralState, *named: Ship) -> Odds:
    """For the fort's owner: with the defenders named so far, and the one to be named if there is one."""
    fort = fort_of(s.target)
    stormers = [one for one in s.every_ship if s.of(one, codes.ROLE) & codes.ATTACKER]
    helpers = [one for one in s.every_ship if s.of(one, codes.ROLE) & codes.DEFENDER]
    helpers += named
    own = strength(s.fort_hull_left(fort) + sum(s.hull_left(one) for one in helpers), 1 + len(helpers))
    theirs = strength(sum(s.hull_left(one) for one in stormers), len(stormers))
    return as_odds(fight(own, theirs), ("R8.9c", "R8.9d", "R8.9f"))


JUDGES: dict[int, Callable[..., Odds]] = {
    codes.FIRE: shot_odds,
    codes.BOARD: boarding_odds,
    codes.STORM_FORT: storming_odds,
    codes.DEFEND_WITH: defence_odds,
    codes.DEFENDED: defence_odds,
}
