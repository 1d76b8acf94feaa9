"""Rules and referee of Admiral side by side: what the common lockstep needs of both, and what only Admiral has.

Every notation is modelled. Not modelled, and so never done or not compared:
- resigning while a fight, a salvo, a mine window or the set-up is open (Q86, Q142);
- turn_order = alternate in teams (Q88): the order is taken from the rules;
- draws by consent (Q141), which are the table's and not the game's;
- reasons of refusals, sentences, odds, hints; what a seat may know (the truth is compared).
"""

from collections.abc import Mapping

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games.base import TRUTH, Action, EventLine, Setup

from .. import lockstep
from ..lockstep import Deviation, Tally, Throw, Weigh
from . import scenario
from .referee import Referee
from .sea import cell_of
from .sight import game, seen_by_referee, seen_by_rules

DICE = ("order-die", "wind", "shot-die", "fight-die")
RARELY = {"convert": 8, "end": 3, "give": 3}  # what would cut games short is chosen one time in so many
MOST = 400  # decisions of a game: all but a few are over by then
ORDERING, RESIGNING = 6, 400  # one decision in so many has an order for a mine before it, or is to give up


class AdmiralReferee(Referee):
    """The referee as the lockstep asks it."""

    unsaid: frozenset[str] = frozenset()
    known: Mapping[str, object] = {}

    def __init__(self, setup: Setup) -> None:
        super().__init__(scenario.read(setup.seats, setup.options, setup.files))
        self.disputed: set[str] = set()

    def waiting(self) -> dict[int, set[str]]:
        return {seat: self.legal(seat) for seat in self.pending()}

    def apply(self, seat: int, text: str, throws: list[Throw], told: list[EventLine]) -> None:
        self.play(seat, text, dice_of(told))

    def concede(self, seat: int, throws: list[Throw], told: list[EventLine]) -> None:
        self.give_up(seat, dice_of(told))

    def playing(self) -> list[int]:
        return self.alive() if self.phase == "turn" else []

    def seen(self) -> Mapping[str, object]:
        return seen_by_referee(self)

    def result(self) -> tuple[str, tuple[float, ...]]:
        sides = len({self.side(seat) for seat in self.winners})
        return self.ended, tuple(1 / sides if seat in self.winners else 0.0 for seat in range(self.seats))


def dice_of(told: list[EventLine]) -> list[tuple[str, dict]]:
    """What chance has brought, of all that was told."""
    found = [(line.key, {**line.args, "seat": line.seat}) for line in told if line.key in DICE]
    for _, figures in found:
        if "direction" in figures:
            figures["direction"] = str(figures["direction"]).removeprefix("@course-")
    return found


def dice_told(state: State) -> list[tuple[str, dict]]:
    """What chance has brought since the last look."""
    told = [game.event(event) for event in state.events or () if event.visible_to(TRUTH)]
    state.events = []
    return dice_of(told)


class Pair(lockstep.Pair):
    """One game of Admiral on both sides; now and then a mine gets an order."""

    referee: AdmiralReferee

    def __init__(self, state: State, referee: AdmiralReferee, player: Chance) -> None:
        super().__init__(game, state, referee, player)

    def view(self) -> Mapping[str, object]:
        return seen_by_rules(self.state)

    def follow(self, tally: Tally) -> None:
        """Plays on, until the game is over or long enough."""
        self.play(tally, MOST, giving_up=RESIGNING)

    def choose(self, tally: Tally, weigh: Weigh) -> None:
        self.give_order()
        super().choose(tally, weigh)

    def pick(self, actions: list[Action], weights: list[int]) -> Action:
        """Any kind of action first, then any action of that kind, so that rare ones come up."""
        common = sorted({action.kind for action in actions})
        for kind, times in RARELY.items():
            if kind in common and len(common) > 1 and self.player.below(times):
                common.remove(kind)
        kind = common[self.player.below(len(common))]
        found = [action for action in actions if action.kind == kind]
        return found[self.player.below(len(found))]

    def give_order(self) -> None:
        """Now and then somebody changes what a mine of his is to do."""
        seat = self.player.below(self.state.seats)
        if not self.referee.mines or self.player.below(ORDERING):
            return
        texts = sorted(self.open_orders(seat))
        if texts:
            self.order(seat, texts[self.player.below(len(texts))])

    def open_orders(self, seat: int) -> set[str]:
        """The orders for mines that both allow a seat."""
        texts = {order.text for order in game.orders(self.state, seat)}
        known = self.referee.orders(seat)
        if texts != known:
            raise Deviation(self.report(f"orders by the rules: {sorted(texts)}", f"{sorted(known)}"))
        return texts

    def order(self, seat: int, text: str) -> None:
        order = next(one for one in game.orders(self.state, seat) if one.text == text)
        self.state.give_order(seat, order.what, order.value)
        cell, wish = text.split()
        self.referee.order_mine(seat, cell_of(cell), wish)


def new_game(setup: Setup, chance: lockstep.Witness, player: Chance) -> Pair:
    """A game from its set-up."""
    state = game.new(setup, chance)
    referee = AdmiralReferee(setup)
    if setup.options["turn_order"] == "alternate":
        referee.order = list(game.view(state, TRUTH).order)  # not modelled
    referee.start(dice_told(state))
    return Pair(state, referee, player)
