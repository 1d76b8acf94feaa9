"""Rules and referee side by side over random games: legal sets, positions, who is next, ends and winners.

Every notation is modelled. Not modelled, and so never done or not compared:
- resigning while a fight, a salvo, a mine window or the set-up is open (Q86, Q142);
- turn_order = alternate in teams (Q88): the order is taken from the rules;
- draws by consent (Q141), which are the table's and not the game's;
- reasons of refusals, sentences, odds, hints; what a seat may know (the truth is compared).
"""

from collections import Counter
from dataclasses import dataclass, field

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games.base import TRUTH, Setup

from . import scenario
from .referee import Referee
from .sea import cell_of
from .sight import differences, game, seen_by_referee, seen_by_rules
from .table import Deviation

DICE = ("order-die", "wind", "shot-die", "fight-die")
RARELY = {"fireship": 8, "end": 3, "give": 3}  # what would cut games short is chosen one time in so many
MOST = 400  # decisions of a game: all but a few are over by then
ORDERING, RESIGNING = 6, 400  # one decision in so many has an order for a mine, or a player who gives up, before it


@dataclass
class Start:
    """A position to begin from: as the rules have it, and as the referee has it."""

    state: State
    referee: Referee
    name: str


@dataclass
class Tally:
    """What came up."""

    decisions: int = 0
    games: int = 0
    verbs: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)


def new_game(setup: Setup, chance: Chance, name: str) -> Start:
    """A game from its set-up."""
    state = game.new(setup, chance)
    referee = Referee(scenario.read(setup.seats, setup.options, setup.files))
    if setup.options["turn_order"] == "alternate":
        referee.order = list(game.view(state, TRUTH).order)  # not modelled
    referee.start(dice_told(state))
    return Start(state, referee, name)


def dice_told(state: State) -> list[tuple[str, dict]]:
    """What chance has brought since the last look."""
    told = []
    for event in state.events or []:
        line = game.event(event)
        if line.key in DICE and event.visible_to(TRUTH):
            told.append((line.key, {**line.args, "seat": line.seat}))
    state.events = []
    for _, figures in told:
        if "direction" in figures:
            figures["direction"] = str(figures["direction"]).removeprefix("@course-")
    return told


def verb(text: str) -> str:
    """The kind of an action by its notation."""
    words = text.split()
    if len(words) == 1 or words[0] in ("reef", "lay", "work", "break", "give", "mine", "defend", "share", "stow"):
        return words[0]
    return "sail" if words[1][-1].isdigit() else words[1]


def choose(texts: list[str], player: Chance) -> str:
    """Any kind of action first, then any action of that kind, so that rare ones come up."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(verb(text), []).append(text)
    common = sorted(kinds)
    for kind, times in RARELY.items():
        if kind in common and len(common) > 1 and player.below(times):
            common.remove(kind)
    found = kinds[common[player.below(len(common))]]
    return found[player.below(len(found))]


class Match:
    """One game on both sides."""

    def __init__(self, start: Start, player: Chance, tally: Tally) -> None:
        self.state, self.referee, self.name = start.state, start.referee, start.name
        self.player, self.tally = player, tally
        self.log: list[str] = []  # what was done, with the seat before it
        self.before = self.state.position()

    def follow(self, most: int = MOST) -> None:
        """Plays on, until the game is over or long enough."""
        self.tally.games += 1
        for _ in range(most):
            self.compare()
            if self.state.is_over():
                self.tally.ends[self.referee.ended] += 1
                return
            self.before = self.state.position()
            if self.player.below(RESIGNING) == 0 and self.referee.phase == "turn":
                self.resign()
            else:
                self.give_order()
                self.decide()
        self.compare()

    def compare(self, dice: str = "") -> None:
        """Compares the positions; Deviation where they differ, or where the dice did."""
        found = differences(seen_by_rules(self.state), seen_by_referee(self.referee))
        if not found and not dice:
            return
        said = "\n".join(f"{fact}: rules {one}, referee {other}" for fact, (one, other) in found.items())
        raise Deviation(
            f"{self.name}: after {self.log[-1:]}\nfrom {self.before}\nto   {self.state.position()}\n{said}\n{dice}"
        )

    def decide(self) -> None:
        """One decision: the same actions are open, and one of them is done on both sides."""
        waiting = self.referee.pending()
        seat = waiting[self.player.below(len(waiting))]
        actions = self.open_actions(seat)
        self.carry_out(seat, choose(sorted(actions), self.player), actions)

    def open_actions(self, seat: int) -> dict[str, int]:
        """What both allow a seat, with the rules' numbers."""
        self.state.act_as(seat)
        actions = {}
        for k in range(self.state.count_actions()):
            action = game.action(self.state, self.state.nth_action(k))
            actions[action.text] = action.code
        legal = self.referee.legal(seat)
        self.compare_actions(seat, set(actions), legal)
        return actions

    def carry_out(self, seat: int, text: str, actions: dict[str, int]) -> None:
        self.tally.decisions += 1
        self.tally.verbs[verb(text)] += 1
        self.log.append(f"{seat} {text}")
        self.state.apply(actions[text])
        try:
            self.referee.play(seat, text, dice_told(self.state))
        except Deviation as why:
            self.compare(str(why))

    def compare_actions(self, seat: int, rules: set[str], referee: set[str]) -> None:
        """Both allow the same."""
        alone = [f"only the rules: {text}" for text in sorted(rules - referee)]
        alone += [f"only the referee: {text}" for text in sorted(referee - rules)]
        if alone:
            said = "\n".join(alone)
            raise Deviation(f"{self.name}: seat {seat} in {self.before}\nafter {self.log[-40:]}\n{said}")

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
        own = self.referee.orders(seat)
        self.compare_actions(seat, texts, own)
        return texts

    def order(self, seat: int, text: str) -> None:
        self.log.append(f"{seat} order {text}")
        order = next(one for one in game.orders(self.state, seat) if one.text == text)
        self.state.give_order(seat, order.what, order.value)
        cell, wish = text.split()
        self.referee.order_mine(seat, cell_of(cell), wish)

    def resign(self) -> None:
        """Q142: somebody gives up, whoever's turn it is."""
        alive = self.referee.alive()
        self.concede(alive[self.player.below(len(alive))])

    def concede(self, seat: int) -> None:
        self.tally.verbs["resign"] += 1
        self.log.append(f"{seat} resigns")
        self.state.concede(seat)
        try:
            self.referee.concede(seat, dice_told(self.state))
        except Deviation as why:
            self.compare(str(why))
