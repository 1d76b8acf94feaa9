"""Salvoes, boardings and storms, decision by decision."""

from ..lockstep import Deviation
from . import fights, gunnery
from .fights import Fight
from .scenario import Scenario
from .table import Unit
from .voyages import Voyages


class Battles(Voyages):
    """The decisions of fighting."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.salvo: list[tuple[Unit, int]] = []
        self.target: Unit | None = None
        self.fight: Fight | None = None

    def play_salvo(self, seat: int, words: list[str]) -> None:
        self.salvo.append((self.unit(words[0]), int(words[3])))
        self.target = self.unit(words[2])
        if words[-1] == "+":
            self.phase = "salvo"
            return
        salvo, target = self.salvo, self.target
        self.salvo, self.target, self.phase = [], None, "turn"
        gunnery.fire(self, salvo, target, int(self.dice.take("shot-die")["die"]))
        self.turn_is_over()

    def legal_salvo(self, seat: int) -> set[str]:
        return gunnery.salvo_texts(self, seat, self.target, self.salvo[-1][0])

    # Fights

    def legal_attack(self, seat: int) -> set[str]:
        return fights.attack_texts(self, seat, self.fight)

    def play_attack(self, seat: int, words: list[str]) -> None:
        self.target = self.unit(words[2])
        if self.fight is None:
            self.fight = Fight(self.target)
        self.fight.attackers.append(self.ship(words[0]))
        storm = words[1] == "storm"
        if words[-1] == "+":
            self.phase = "assault" if storm else "grapple"
            return
        self.fight.in_repair = [ship for ship in self.ships if storm and ship.repair is self.target]
        if fights.possible_defenders(self, self.fight):
            self.phase = "defend"
        else:
            self.throw_for_fight()

    def legal_defence(self, seat: int) -> set[str]:
        assert self.fight is not None
        return {"defended"} | {f"defend {ship.name}" for ship in fights.possible_defenders(self, self.fight)}

    def play_defence(self, seat: int, words: list[str]) -> None:
        fight = self.fight
        assert fight is not None
        if words[0] == "defend":
            fight.defenders.append(self.ship(words[1]))
        if words[0] == "defended" or not fights.possible_defenders(self, fight):
            self.throw_for_fight()

    def throw_for_fight(self) -> None:
        """R8.3b, R8.4: a die for each, the attackers' first."""
        fight = self.fight
        assert fight is not None
        attackers: list[Unit] = [*fight.attackers]
        defenders: list[Unit] = [fight.target, *fight.defenders]
        attack, defence = self.score(attackers), self.score(defenders)
        fights.decide(self, fight, attack, defence)
        self.share_out()

    def score(self, side: list[Unit]) -> int:
        """R8.3b, R8.3c: a die for each of a side, in any order, and what is left of their hulls."""
        dice = [self.dice.take("fight-die") for _ in side]
        if sorted(str(one["unit"]) for one in dice) != sorted(unit.name for unit in side):
            raise Deviation(f"dice are due for {[unit.name for unit in side]}, the rules threw {dice}")
        points = sum(fights.points_of(int(one["die"])) for one in dice)
        return points + sum(fights.strength_of(self, unit) for unit in side)

    def share_out(self) -> None:
        """R8.6b, R8.9e, R8.9f: asks the winner where there is a choice; nobody's fort takes what it can (Q64)."""
        fight = self.fight
        assert fight is not None
        self.phase = "share"
        while fight.to_share:
            choice = fights.amounts(self, fight)
            if len(choice) > 1:
                return
            fights.share(fight, choice[0])
        fights.plan_stowing(self, fight)
        self.stow_away()

    def legal_share(self, seat: int) -> set[str]:
        assert self.fight is not None
        return {f"share {amount}" for amount in fights.amounts(self, self.fight)}

    def play_share(self, seat: int, words: list[str]) -> None:
        assert self.fight is not None
        fights.share(self.fight, int(words[1]))
        self.share_out()

    def stow_away(self) -> None:
        fight = self.fight
        assert fight is not None
        self.phase = "stow"
        while fight.to_stow:
            if fights.carriers(self, fight):
                return
            fight.to_stow.pop(0)
        fights.finish(self, fight)
        self.fight, self.target, self.phase = None, None, "turn"
        self.turn_is_over()

    def legal_stow(self, seat: int) -> set[str]:
        assert self.fight is not None
        return {"stow -"} | {f"stow {ship.name}" for ship in fights.carriers(self, self.fight)}

    def play_stow(self, seat: int, words: list[str]) -> None:
        fight = self.fight
        assert fight is not None
        here = fight.to_stow.pop(0)
        if words[1] != "-":
            here.pearls -= 1
            self.ship(words[1]).pearls += 1
        self.stow_away()
