"""The referee: follows a game decision by decision, with the dice that fell."""

from collections.abc import Callable
from dataclasses import dataclass, field

from . import ends, fights, fireships, gunnery, mines, port, sailing, set_up
from .fights import Fight
from .scenario import Scenario
from .sea import beside, cell_of
from .table import Deviation, Fort, Ship, Table, Unit


class Dice:
    """What chance brought, as the rules told it, in order."""

    def __init__(self, told: list[tuple[str, dict]]) -> None:
        self.told = list(told)

    def take(self, key: str) -> dict:
        if not self.told or self.told[0][0] != key:
            raise Deviation(f"the referee needs {key}, the rules threw {self.told[:1]}")
        return self.told.pop(0)[1]


@dataclass
class Voyage:
    """A ship under way: what is left of its course, and who is still to be asked about his mine in its cell."""

    ship: Ship
    course: str
    left: int
    reef_damage: int = 0
    asked: list[int] = field(default_factory=list)


class Referee(Table):
    """A table with its decisions: `pending`, `legal`, `play`."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.dice = Dice([])
        self.salvo: list[tuple[Unit, int]] = []
        self.target: Unit | None = None
        self.fight: Fight | None = None
        self.voyage: Voyage | None = None

    # Set-up

    def start(self, told: list[tuple[str, dict]]) -> None:
        """From the box to the first decision."""
        self.dice = Dice(told)
        throws: dict[int, list[int]] = {}
        while self.dice.told and self.dice.told[0][0] == "order-die":
            one = self.dice.take("order-die")
            throws.setdefault(one["seat"], []).append(one["die"])
        set_up.throw_for_order(self, throws)
        set_up.lay_out(self)
        ends.note_forts(self)
        self.place_reefs(self.order[0])
        self.check_dice()

    def place_reefs(self, first: int) -> None:
        """P3.6a: one at a time, in turn order."""
        self.phase = "reefs"
        for seat in (first, *self.after(first)):
            if self.players[seat].reefs:
                self.mover = seat
                return
        self.place_ships()

    def place_ships(self) -> None:
        self.phase = "ships"
        for seat in self.order:
            if any(ship.seat == seat and not ship.afloat for ship in self.ships):
                self.mover = seat
                return
        self.lay_mines()

    def lay_mines(self) -> None:
        self.phase = "mines"
        if not any(player.mines for player in self.players):
            self.begin_round()

    # Rounds and turns

    def begin_round(self) -> None:
        """R4.4, Q11, Q102: the next player spins."""
        self.round += 1
        alive = self.alive()
        self.spinner = alive[0] if self.round == 1 else self.after_or_self(self.spinner)
        wind = self.dice.take("wind")
        self.wind, self.strength = wind["direction"], wind["strength"]
        self.begin_turn(alive[0])

    def after_or_self(self, seat: int) -> int:
        return (self.after(seat) or [seat])[0]

    def begin_turn(self, seat: int) -> None:
        """R2.1, Q103."""
        self.phase, self.mover = "turn", seat
        self.drifted: list[tuple[int, int]] = []
        for ship in self.own_ships(seat):
            ship.fired = ship.repair_is_new = ship.repair_ended = ship.offered_this_turn = False
            ship.loaded_at.clear()
            ship.unloaded_at.clear()
            if not ship.frozen:
                ship.moved = False
                ship.shots = self.scenario.card(ship.kind)["shots"][1 if self.strength == "storm" else 0]
        for fort in self.forts:
            fort.broken_off = False
            if fort.starter == seat:
                fort.work_is_new = False
            if fort.seat == seat and not fort.frozen:
                fort.shots = self.scenario.box["fort"]["shots"]
        for mine in self.mines:
            mine.order_changed = False

    def next_turn(self) -> None:
        place = self.order.index(self.mover)
        following = [seat for seat in self.order[place + 1 :] if not self.players[seat].out]
        if following:
            self.begin_turn(following[0])
            return
        for unit in (*self.ships, *self.forts):
            unit.frozen = False
        ends.look_for_limits(self)
        if not self.ended:
            self.begin_round()

    def end_turn(self) -> None:
        """Q105: due fireships, tokens, the clock, checks."""
        waiting = fireships.due(self, self.mover)
        if len(waiting) > 1:
            self.phase = "blasts"
            return
        for ship in waiting:
            fireships.explode(self, ship)
            if self.turn_is_over():
                return
        port.repair_tokens(self, self.mover)
        port.work_tokens(self, self.mover)
        ends.note_forts(self)
        ends.tick(self, self.players[self.mover])
        if not self.turn_is_over():
            self.close_turn()

    def turn_is_over(self) -> bool:
        """Q94, Q106: looks who is out and who has won; whether the mover has no turn left."""
        ends.settle(self)
        if self.ended:
            return True
        if not self.players[self.mover].out:
            return False
        self.close_turn()
        return True

    def close_turn(self) -> None:
        ends.look_for_most_pearls(self)
        if not self.ended:
            ends.look_for_forts(self, self.mover)
        if not self.ended:
            self.next_turn()

    # Decisions

    def pending(self) -> list[int]:
        """Who owes a decision (Q107)."""
        if self.ended:
            return []
        if self.phase == "mines":
            return [player.seat for player in self.players if player.mines]
        if self.phase == "window":
            assert self.voyage is not None
            return self.voyage.asked[:1]
        if self.phase == "defend":
            assert isinstance(self.target, Fort)
            return [self.target.seat] if self.target.seat is not None else []
        if self.phase in ("share", "stow"):
            assert self.fight is not None
            return [self.fight.winner] if self.fight.winner is not None else []
        return [self.mover]

    def legal(self, seat: int) -> set[str]:
        """Every notation that a seat may give now."""
        return LEGAL[self.phase](self, seat)

    def legal_turn(self, seat: int) -> set[str]:
        texts = {"end"} if self.may_end(seat) else set()
        for ship in self.own_ships(seat):
            texts |= self.ship_texts(ship)
        if self.scenario.has("fire"):
            texts |= gunnery.salvo_texts(self, seat, None, None)
        texts |= fights.attack_texts(self, seat, None)
        if self.scenario.has("fireships"):
            texts |= {f"{ship.name} explode" for ship in fireships.may_explode(self, seat)}
        if self.scenario.has("fort_work"):
            texts |= self.work_texts(seat)
        texts |= port.gift_texts(self, seat)
        return texts | {f"mine {ship.name}" for ship in mines.within_chance(self, seat)}

    def may_end(self, seat: int) -> bool:
        """Q16, Q96, Q105."""
        if sailing.drifts_open(self, seat):
            return False
        return not any(sailing.must_move(self, ship) for ship in self.own_ships(seat))

    def ship_texts(self, ship: Ship) -> set[str]:
        texts = {f"{ship.name} {course}{cells}" for course, cells in sailing.moves(self, ship)}
        texts |= {f"{ship.name} drift {cells}" for cells in sailing.drifts(self, ship)}
        if self.scenario.has("fireships") and fireships.can_convert(ship):
            texts.add(f"{ship.name} fireship")
        if self.scenario.has("repair") and port.can_begin_repair(self, ship):
            texts.add(f"{ship.name} repair")
        if ship.repair:
            texts.add(f"{ship.name} ready")
        if self.scenario.has("treasure"):
            texts |= port.pearl_texts(self, ship)
        return texts

    def work_texts(self, seat: int) -> set[str]:
        texts = set()
        for fort in self.forts:
            texts |= {f"work {fort.name} {one.name} {two.name}" for one, two in port.work_pairs(self, seat, fort)}
            if port.can_break_off(fort, seat):
                texts.add(f"break {fort.name}")
            for ship in self.own_ships(seat):
                if port.can_offer(self, ship, fort):
                    texts.add(f"{ship.name} offer {fort.name}")
        return texts | {f"{ship.name} withdraw" for ship in self.own_ships(seat) if ship.offered}

    def play(self, seat: int, text: str, told: list[tuple[str, dict]]) -> None:
        """Carries out what a seat chose."""
        self.dice = Dice(told)
        PLAY[self.phase](self, seat, text.split())
        self.check_dice()

    def check_dice(self) -> None:
        if self.dice.told:
            raise Deviation(f"the rules threw {self.dice.told} that the referee has no use for")

    def play_set_up(self, seat: int, words: list[str]) -> None:
        if self.phase == "reefs":
            self.sea.reefs.add(cell_of(words[1]))
            self.players[seat].reefs -= 1
            self.place_reefs(self.after_or_self(seat))
        elif self.phase == "ships":
            set_up.place(self, self.ship(words[0]), cell_of(words[2]))
            self.place_ships()
        else:
            set_up.lay(self, seat, cell_of(words[1]), words[2])
            self.lay_mines()

    def play_turn(self, seat: int, words: list[str]) -> None:
        first, verb = words[0], words[1] if len(words) > 1 else ""
        if first == "end":
            self.end_turn()
            return
        if verb == "x":
            self.play_salvo(seat, words)
            return
        if verb in ("board", "storm"):
            self.play_attack(seat, words)
            return
        if verb == "drift":
            self.drift(self.ship(first), int(words[2]))
            return
        if first not in ("work", "break", "give", "mine") and verb[-1].isdigit():
            course = verb.rstrip("0123456789")
            self.sail(Voyage(self.ship(first), course, int(verb[len(course) :])))
            return
        self.play_other(seat, words)
        self.turn_is_over()

    def play_other(self, seat: int, words: list[str]) -> None:
        """What is done at once and without dice."""
        first, verb, more = words[0], words[1], words[2:]
        if first == "work":
            port.begin_work(self, seat, self.fort(verb), [self.ship(name) for name in more])
        elif first == "break":
            port.break_off(self, self.fort(verb))
        elif first == "give":
            self.give(seat, self.fort(verb), int(more[0]) - 1)
        elif first == "mine":
            mines.set_off(self, self.ship(verb), seat)
        else:
            self.play_ship(self.ship(first), verb, self.fort(more[0]) if more else None)

    def play_ship(self, ship: Ship, verb: str, fort: Fort | None) -> None:
        if verb == "fireship":
            fireships.convert(self, ship)
        elif verb == "explode":
            fireships.explode(self, ship)
        elif verb == "repair":
            port.begin_repair(self, ship)
        elif verb == "ready":
            port.end_repair(self, ship)
        elif verb == "load":
            port.load(self, ship, fort)
        elif verb == "unload":
            assert fort is not None
            port.unload(self, ship, fort)
        elif verb == "offer":
            self.acts(ship)
            ship.offered, ship.offered_this_turn = fort, True
        else:
            assert verb == "withdraw", verb
            ship.offered = None

    def give(self, seat: int, fort: Fort, partner: int) -> None:
        """P2.2b, P2.2c, Q87, Q127."""
        self.pass_on(fort, partner)
        if not self.own_forts(seat):
            ends.put_out(self, seat)

    # Sailing

    def drift(self, ship: Ship, cells: int) -> None:
        way, damage = sailing.drift_way(self, ship)
        self.drifted.append(sailing.place_in_order(self, ship))
        self.sail(Voyage(ship, self.wind, cells, damage if cells == len(way) else 0))

    def sail(self, voyage: Voyage) -> None:
        self.voyage = voyage
        ship = voyage.ship
        self.acts(ship)
        ship.moved, ship.offered = True, None
        self.sail_on()

    def sail_on(self) -> None:
        """Q69: cell by cell; every mined one is resolved at entry."""
        voyage = self.voyage
        assert voyage is not None
        ship = voyage.ship
        while voyage.left and ship.cell is not None:
            ship.cell = beside(ship.cell, voyage.course)
            voyage.left -= 1
            ship.rests = not voyage.left
            voyage.asked = mines.owners_in_order(self, ship)
            if self.held_up():
                return
        self.arrive()

    def held_up(self) -> bool:
        """Q70, Q71, Q129: goes through the owners of mines here; whether one of them has to be asked."""
        voyage = self.voyage
        assert voyage is not None
        while voyage.asked and voyage.ship.afloat:
            seat = voyage.asked[0]
            order = mines.order_of(self, voyage.ship, seat)
            if order != "auto" and mines.is_asked(self, voyage.ship, seat):
                self.phase = "window"
                return True
            voyage.asked.pop(0)
            if order == "auto":
                mines.set_off(self, voyage.ship, seat)
                voyage.asked = []
        return False

    def legal_window(self, seat: int) -> set[str]:
        assert self.voyage is not None
        here = mines.order_of(self, self.voyage.ship, seat)
        return {"detonate", "pass"} if here else {"pass"}

    def play_window(self, seat: int, words: list[str]) -> None:
        voyage = self.voyage
        assert voyage is not None
        voyage.asked.pop(0)
        self.phase = "turn"
        if words == ["detonate"]:
            mines.set_off(self, voyage.ship, seat)
            voyage.asked = []
        if not self.held_up():
            self.sail_on()

    def arrive(self) -> None:
        voyage = self.voyage
        assert voyage is not None
        self.voyage = None
        ship = voyage.ship
        if ship.afloat and voyage.reef_damage:
            self.hurt(ship, voyage.reef_damage)
        if ship.cell is not None and sailing.arrives(self, ship, ship.cell):
            ends.win(self, "arrived", ends.side_of(self, ship.seat))
            return
        self.turn_is_over()

    # Guns

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
        for side in (fight.attackers, [fight.target, *fight.defenders]):
            self.fight_dice(fight, side)
        fights.decide(self, fight)
        self.share_out()

    def fight_dice(self, fight: Fight, side: list[Unit]) -> None:
        """A die for each of a side, in any order."""
        for _ in side:
            one = self.dice.take("fight-die")
            fight.dice[str(one["unit"])] = int(one["die"])
        if not {unit.name.lstrip("*") for unit in side} <= set(fight.dice):
            raise Deviation(f"dice are due for {[unit.name for unit in side]}, the rules threw {fight.dice}")

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

    # The end of a turn with several fireships

    def legal_blasts(self, seat: int) -> set[str]:
        return {f"{ship.name} explode" for ship in fireships.due(self, seat)}

    def play_blast(self, seat: int, words: list[str]) -> None:
        fireships.explode(self, self.ship(words[0]))
        self.phase = "turn"
        if not self.turn_is_over():
            self.end_turn()

    # Out of turn

    def concede(self, seat: int, told: list[tuple[str, dict]]) -> None:
        """Q142: as if all his ships were lost."""
        self.dice = Dice(told)
        ends.put_out(self, seat)
        self.turn_is_over()
        self.check_dice()

    def order_mine(self, seat: int, cell: tuple[int, int], order: str) -> None:
        """Q129."""
        for mine in self.mines:
            if mine.seat == seat and mine.cell == cell and not mine.spent:
                mine.order, mine.order_changed = order, True


Legal = Callable[[Referee, int], set[str]]
LEGAL: dict[str, Legal] = {
    "reefs": lambda table, seat: {f"reef {set_up.name_of(cell)}" for cell in set_up.reef_cells(table)},
    "ships": set_up.placings,
    "mines": set_up.mine_texts,
    "turn": Referee.legal_turn,
    "salvo": Referee.legal_salvo,
    "grapple": Referee.legal_attack,
    "assault": Referee.legal_attack,
    "defend": Referee.legal_defence,
    "share": Referee.legal_share,
    "stow": Referee.legal_stow,
    "window": Referee.legal_window,
    "blasts": Referee.legal_blasts,
}
PLAY: dict[str, Callable[[Referee, int, list[str]], None]] = {
    "reefs": Referee.play_set_up,
    "ships": Referee.play_set_up,
    "mines": Referee.play_set_up,
    "turn": Referee.play_turn,
    "salvo": Referee.play_salvo,
    "grapple": Referee.play_attack,
    "assault": Referee.play_attack,
    "defend": Referee.play_defence,
    "share": Referee.play_share,
    "stow": Referee.play_stow,
    "window": Referee.play_window,
    "blasts": Referee.play_blast,
}
