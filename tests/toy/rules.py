"""The toy: ships load in secret, all at once, then fire by the die; who is hit may brace. Even seats against odd."""

from collections.abc import Mapping
from typing import Annotated

from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import OptionValue, ScoreItem, StandingOrder
from quarterdeck.games.notation import Actions, Kind, Operand
from quarterdeck.games.plain import End, Label, Phase, PlainState, Reason, Told

RULES = 2  # the number of the rules; 2: the shot of a ship that strikes while it is braced against is lost (T7)

LOAD, FIRE, BRACE = Phase(0, "load", "T3"), Phase(1, "fire", "T4"), Phase(2, "brace", "T6")
SUNK, STRUCK, LAST_ROUND = End(1, "sunk", "T7"), End(2, "struck", "T7"), End(3, "last-round", "T8")
DIE, CARGO = Label(0, "die"), Label(1, "cargo")
NO_HEAVY_LEFT = Reason(2, "no-heavy-left", "T3")
OWN_SIDE = Reason(3, "own-side", "T4")
OUT_OF_THE_FIGHT = Reason(4, "out-of-the-fight", "T7")
NO_SUCH_ORDER = Reason(5, "no-such-order", "T6")
DEALT = Told(0, "dealt", "ship# cargo", "T2")
LOADED = Told(1, "loaded", "ship# shot", "T3")
REVEALED = Told(2, "revealed", "ship# shot", "T3")
FIRED = Told(3, "fired", "gunner# ship# shot die", "T5")
HIT = Told(4, "hit", "ship# hull", "T5")
BRACED = Told(5, "braced", "ship#", "T6")
ORDERED = Told(6, "ordered", "ship# order", "T6")
STRIKES = Told(7, "strikes", "ship#", "T7")
CARGO_SHOWN = Told(8, "cargo-shown", "ship# cargo", "T2")
ENDED = Told(9, "ended", "ship# end", "T7", "T8")

LOADING, FIRING, ENDURE, PLANKS = range(1, 5)  # kinds of actions
NONE, LIGHT, HEAVY = range(3)  # shots; the number is also the damage that it does
ASK, ALWAYS = range(2)  # what to do with the planks
WORDS = {"shot": {LIGHT: "light", HEAVY: "heavy"}, "order": {ASK: "ask", ALWAYS: "always"}}
HULL, HEAVY_LOADS, SPARE_PLANKS, TOKENS = 3, 2, 1, 6  # T1; T2: cargo is worth 1 to 6
HITS_FROM = {LIGHT: 3, HEAVY: 5}  # T5


class Ship:
    """What one seat has."""

    def __init__(self) -> None:
        self.hull: Annotated[int, 0, HULL] = HULL
        self.planks: Annotated[int, 0, SPARE_PLANKS] = 0
        self.heavy: Annotated[int, 0, HEAVY_LOADS] = HEAVY_LOADS
        self.shot: Annotated[int, NONE, HEAVY] = NONE
        self.cargo: Annotated[int, 1, TOKENS] = 1
        self.order: Annotated[int, ASK, ALWAYS] = ASK


class Position(PlainState):
    """A duel: its fields, who decides, what he may do and what comes of it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        "round="
        self.rounds: Annotated[int, 1, 6] = 3
        self.round: Annotated[int, 1, "s.rounds"] = 1
        self.phase: Annotated[int, LOAD, BRACE] = LOAD
        self.turn: Annotated[int, 0, "s.seats - 1"] = 0  # how many have fired
        self.target: Annotated[int, 0, "s.seats - 1"] = 0  # who is asked to brace
        self.end: Annotated[int, 0, LAST_ROUND] = 0
        "ship="
        self.ships: list[Ship] = [Ship() for _ in range(seats)]

    def prepare(self, options: Mapping[str, OptionValue]) -> None:
        self.rounds = 3 if options["length"] == "short" else 6
        bag = list(range(1, TOKENS + 1))
        for seat, ship in enumerate(self.ships):
            ship.planks = SPARE_PLANKS if options["planks"] else 0
            ship.cargo = bag.pop(self.throw(len(bag), CARGO))
            self.tell(DEALT, seat, ship.cargo, seen=1 << seat)

    # Who decides, and what nobody has to

    def owes(self, seat: int) -> bool:
        ship = self.ships[seat]
        if self.phase == LOAD:
            return ship.hull > 0 and ship.shot == NONE
        return ship.hull > 0 and seat == (self.gunner() if self.phase == FIRE else self.target)

    def gunner(self) -> int:
        """Whose turn it is to fire; each round begins one seat later (T4)."""
        return (self.round - 1 + self.turn) % self.seats

    def go_on(self) -> None:
        """All have loaded and show it at once (T3); or a ship that should fire is sunk."""
        if self.phase != LOAD:
            return self.next_turn()
        self.phase, self.barrier = FIRE, self.barrier + 1
        for seat, ship in enumerate(self.ships):
            if ship.hull > 0:
                ship.heavy -= ship.shot == HEAVY
                self.tell(REVEALED, seat, ship.shot)
        return None

    def next_turn(self) -> None:
        self.phase, self.target, self.turn = FIRE, 0, (self.turn + 1) % self.seats
        if self.turn == 0 and self.round == self.rounds:
            self.finish(LAST_ROUND)
        elif self.turn == 0:
            self.phase, self.round = LOAD, self.round + 1
            for ship in self.ships:
                ship.shot = NONE

    # What he may do, and what comes of it

    def why_not_load(self, shot: int) -> int:
        return NO_HEAVY_LEFT if shot == HEAVY and self.ships[self.actor].heavy == 0 else 0

    def load(self, shot: int) -> None:
        """In secret: heavy shot leaves the stock, which is open, only when all is shown (T3)."""
        self.ships[self.actor].shot = shot
        self.tell(LOADED, self.actor, shot, seen=1 << self.actor)

    def why_not_fire(self, target: int) -> int:
        if target % 2 == self.actor % 2:
            return OWN_SIDE
        return 0 if target < self.seats and self.ships[target].hull > 0 else OUT_OF_THE_FIGHT

    def fire(self, target: int) -> None:
        """One die decides (T5); planks to spare give the target a say, out of its turn or beforehand (T6)."""
        shot, die = self.ships[self.actor].shot, self.throw(6, DIE) + 1
        self.barrier += 1
        self.tell(FIRED, self.actor, target, shot, die)
        if die < HITS_FROM[shot]:
            return self.next_turn()
        self.phase, self.target = BRACE, target
        if self.ships[target].planks == 0:
            return self.endure()
        return self.brace() if self.ships[target].order == ALWAYS else None

    def endure(self) -> None:
        ship = self.ships[self.target]
        ship.hull = max(0, ship.hull - self.ships[self.gunner()].shot)
        self.tell(HIT, self.target, ship.hull)
        return self.finish(SUNK) if self.is_beaten() else self.next_turn()

    def brace(self) -> None:
        ship = self.ships[self.target]
        ship.planks, ship.order = ship.planks - 1, ASK
        self.tell(BRACED, self.target)
        self.next_turn()

    def concede(self, seat: int) -> None:
        self.ships[seat].hull = 0
        self.tell(STRIKES, seat)
        if self.is_beaten():
            self.finish(STRUCK)
        elif self.rules >= 2 and self.phase == BRACE and seat == self.gunner():
            self.next_turn()
        self.carry_on()

    def why_not_order(self, seat: int, what: int, value: int) -> int:
        possible = self.ships[seat].hull > 0 and self.ships[seat].planks > 0 and not self.end
        return 0 if possible and what == PLANKS and value in (ASK, ALWAYS) else NO_SUCH_ORDER

    def give_order(self, seat: int, what: int, value: int) -> None:
        self.ships[seat].order = value
        self.tell(ORDERED, seat, value, seen=1 << seat)

    def orders(self, seat: int) -> tuple[StandingOrder, ...]:
        given, words = self.ships[seat].order, {} if self.why_not_order(seat, PLANKS, ASK) else WORDS["order"]
        return tuple(StandingOrder(f"planks {word}", word, PLANKS, n, given=n == given) for n, word in words.items())

    # How it ends

    def points(self, side: int) -> int:
        """Hull and cargo of the ships afloat (T8)."""
        return sum(ship.hull + ship.cargo for ship in self.ships[side::2] if ship.hull > 0)

    def is_beaten(self) -> bool:
        return self.points(0) == 0 or self.points(1) == 0

    def finish(self, how: int) -> None:
        self.end, self.barrier = how, self.barrier + 1
        for seat, ship in enumerate(self.ships):
            self.tell(CARGO_SHOWN, seat, ship.cargo)
        self.tell(ENDED, 0, how)

    def returns(self, seat: int) -> float:
        ours, theirs = self.points(seat % 2), self.points(1 - seat % 2)
        return 0.5 if ours == theirs else float(ours > theirs)

    def standing(self) -> tuple[tuple[ScoreItem, ...], ...]:
        open_now = ("hull", "cargo") if self.end else ("hull",)
        return tuple(tuple(ScoreItem(head, getattr(ship, head), rules=("T8",)) for head in open_now if ship.hull)
                     for ship in self.ships)  # fmt: skip

    def worth(self, seat: int) -> float:
        return sum(ship.hull for ship in self.ships[seat % 2 :: 2]) / sum(ship.hull for ship in self.ships)

    # What a seat cannot know

    def hidden(self) -> tuple[str, ...]:
        return () if self.end else ("cargo", "order", "shot") if self.phase == LOAD else ("cargo", "order")

    def determinize(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        bag = [token for token in range(1, TOKENS + 1) if seat < 0 or token != self.ships[seat].cargo]
        for ship in [ship for other, ship in enumerate(self.ships) if other != seat and not self.end]:
            ship.cargo = bag.pop(chance.below(len(bag)))
            if self.phase == LOAD and ship.shot != NONE:
                ship.shot = HEAVY if ship.heavy > 0 and chance.below(2) == 1 else LIGHT
            if ship.hull > 0 and ship.planks > 0:
                ship.order = chance.below(2)

    def broken(self) -> str:
        return "" if len({ship.cargo for ship in self.ships}) == self.seats else "a cargo token is there twice"


# fmt: off
SHOT = Operand("shot", int, range(LIGHT, HEAVY + 1), lambda s, shot: WORDS["shot"][shot],
               lambda s, text: LIGHT if text.lower() == "light" else HEAVY, beyond=NO_HEAVY_LEFT, like="light|heavy")
TARGET = Operand("target", int, range(4), lambda s, seat: seat + 1, lambda s, text: int(text) - 1,
                 beyond=OUT_OF_THE_FIGHT, like="[1-4]", here=lambda s: range(s.seats))
ACTIONS = Actions("toy", (SHOT, TARGET), (
    Kind(LOADING, "{shot}", (LOAD,), may=Position.why_not_load, do=Position.load, key="load", rules=("T3",)),
    Kind(FIRING, "fire {target}", (FIRE,), may=Position.why_not_fire, do=Position.fire, rules=("T4", "T5")),
    Kind(ENDURE, "endure", (BRACE,), do=Position.endure, rules=("T5",)),
    Kind(PLANKS, "planks", (BRACE,), do=Position.brace, rules=("T6",)),
))
