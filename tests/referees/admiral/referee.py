"""The referee: follows a game decision by decision, with the dice that fell."""

from collections.abc import Callable

from . import ends, fights, fireships, gunnery, mines, port, sailing, set_up
from .battles import Battles
from .course_of_play import Dice
from .sea import Cell, cell_of, name_of
from .table import Fort, Mine, Ship
from .voyages import Voyage


class Referee(Battles):
    """A table with its decisions: `pending`, `legal`, `play`."""

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
        offered = [ship for ship in self.own_ships(seat) if ship.offered and not ship.withdrawn_this_turn]
        return texts | {f"{ship.name} withdraw" for ship in offered}

    def play(self, seat: int, text: str, told: list[tuple[str, dict]]) -> None:
        """Carries out what a seat chose."""
        self.dice = Dice(told)
        PLAY[self.phase](self, seat, text.split())
        self.check_dice()

    def play_set_up(self, seat: int, words: list[str]) -> None:
        if self.phase == "reefs":
            self.sea.reefs.add(cell_of(words[1]))
            self.players[seat].reefs -= 1
            self.place_reefs(self.after_or_self(seat))
        elif self.phase == "ships":
            set_up.place(self, self.ship(words[0]), cell_of(words[2]))
            self.place_ships()
        elif words[0] == set_up.NO_MORE_MINES:
            self.players[seat].mines = 0
            self.lay_mines()
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
            ship.offered, ship.withdrawn_this_turn = None, True

    def give(self, seat: int, fort: Fort, partner: int) -> None:
        """P2.2b, P2.2c, Q87, Q127."""
        self.pass_on(fort, partner)
        if not self.own_forts(seat):
            ends.put_out(self, seat)

    # The end of a turn with several fireships

    def legal_blasts(self, seat: int) -> set[str]:
        return {f"{ship.name} explode" for ship in fireships.due(self, seat)}

    def play_blast(self, seat: int, words: list[str]) -> None:
        fireships.explode(self, self.ship(words[0]))
        self.phase = "turn"
        if not self.turn_is_over():
            self.end_turn()

    # Out of turn

    def give_up(self, seat: int, told: list[tuple[str, dict]]) -> None:
        """Q142: as if all his ships were lost."""
        self.dice = Dice(told)
        ends.put_out(self, seat)
        self.turn_is_over()
        self.check_dice()

    def orders(self, seat: int) -> set[str]:
        """Q129, Q133: orders for own mines, in the own turn, a new one once a turn for each cell."""
        if not self.round or self.mover != seat:
            return set()
        texts = set()
        for cell in {mine.cell for mine in self.mines if mine.seat == seat and not mine.spent}:
            here = self.mines_of(seat, cell)
            given = [order for order in set_up.ORDERS if all(mine.order == order for mine in here)]
            still_open = given if any(mine.order_changed for mine in here) else set_up.ORDERS
            texts |= {f"{name_of(cell)} {order}" for order in still_open}
        return texts

    def mines_of(self, seat: int, cell: Cell) -> list[Mine]:
        return [mine for mine in self.mines if mine.seat == seat and mine.cell == cell and not mine.spent]

    def order_mine(self, seat: int, cell: Cell, order: str) -> None:
        """Q129."""
        for mine in self.mines_of(seat, cell):
            mine.order, mine.order_changed = order, mine.order_changed or mine.order != order


Legal = Callable[[Referee, int], set[str]]
LEGAL: dict[str, Legal] = {
    "reefs": lambda table, seat: {f"reef {name_of(cell)}" for cell in set_up.reef_cells(table)},
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
