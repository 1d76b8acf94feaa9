"""The toy as tables, terminal and server see it: facts, notation, views and sentences."""

from collections.abc import Iterable, Mapping

import msgspec

from quarterdeck import i18n
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.engine.events import Event
from quarterdeck.engine.state import NOT_YOUR_DECISION, State
from quarterdeck.errors import BadInput, BadNotation
from quarterdeck.games.base import (
    TRUTH,
    Action,
    EventLine,
    Facts,
    Game,
    Line,
    Option,
    Pointing,
    Result,
    ScoreItem,
    Setup,
    StandingOrder,
)

from . import rules
from .rules import ToyEvaluator, ToyState

ROUNDS = {"short": 3, "long": 6}
WORDS = {rules.LIGHT: "light", rules.HEAVY: "heavy", rules.ENDURE: "endure", rules.PLANKS: "planks"}
ORDERS = {rules.ASK: "ask", rules.ALWAYS: "always"}
ENDS = {rules.SUNK: "sunk", rules.STRUCK: "struck", rules.LAST_ROUND: "last-round"}
PROMPTS = {rules.LOAD: "prompt-load", rules.FIRE: "prompt-fire", rules.BRACE: "prompt-brace"}
REASONS = {
    NOT_YOUR_DECISION: ("reason-not-your-decision", "T4"),
    rules.NO_HEAVY_LEFT: ("reason-no-heavy-left", "T3"),
    rules.OWN_SIDE: ("reason-own-side", "T4"),
    rules.ALREADY_SUNK: ("reason-already-sunk", "T7"),
    rules.NO_SUCH_ORDER: ("reason-no-such-order", "T6"),
}


class ShipView(msgspec.Struct, frozen=True):
    """A ship as a seat sees it; None is what it cannot know."""

    hull: int
    planks: int
    heavy: int
    loaded: bool
    shot: str | None
    cargo: int | None


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    pending: tuple[int, ...]
    ships: tuple[ShipView, ...]


class Toy(Game):
    """A duel of ships, two or two against two."""

    pointing = Pointing(targets={"fire": ("ship:{target}",)})
    facts = Facts(
        id="toy",
        rules=rules.RULES,
        seats=(2, 4),
        default_seats=2,
        minutes=(1, 3),
        age=6,
        designers="Quarterdeck",
        publisher="Quarterdeck",
        year="2026",
        options=(
            Option(key="planks", default=True, rules=("T6",)),
            Option(key="length", default="short", choices=tuple(ROUNDS), rules=("T8",)),
        ),
        secret_words=("light", "heavy"),
        ends=tuple(ENDS.values()),
    )

    # Positions

    def new(self, setup: Setup, chance: Chance) -> ToyState:
        planks = rules.SPARE_PLANKS if setup.options["planks"] else 0
        state = ToyState(setup.seats, ROUNDS[str(setup.options["length"])], planks, chance)
        state.rules = setup.rules
        state.events = []
        state.deal()
        return state

    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> ToyState:
        words = text.removeprefix("toy 1 ").split()  # the oldest texts say neither game nor version
        seats = int(words[0]) if words and words[0] in ("2", "4") else 0
        if not seats or len(words) != 7 + 6 * seats or not all(word.isdecimal() for word in words):
            raise BadInput("position", {"game": "toy", "why": "@position-numbers"})
        state = ToyState(seats, 0, 0, chance)
        state.rules = rules
        state.restore([int(word) for word in words])
        if state.audit():
            raise BadInput("position", {"game": "toy", "why": "@position-impossible"})
        return state

    def check_file(self, kind: str, content: str) -> list[Line]:
        return []

    def evaluator(self) -> Evaluator:
        return ToyEvaluator()

    # Actions

    def universe(self, state: State) -> Iterable[int]:
        assert isinstance(state, ToyState)
        return state.universe()

    def action(self, state: State, action: int) -> Action:
        if action < rules.AIM:
            return Action(WORDS[action], WORDS[action], code=action)
        target = action - rules.AIM + 1
        return Action(f"fire {target}", "fire", {"target": target}, action)

    def parse(self, state: State, text: str) -> int:
        for action, word in WORDS.items():
            if text == word:
                return action
        verb, _, target = text.partition(" ")
        if verb == "fire" and target.isdecimal() and 1 <= int(target) <= state.seats:
            return rules.AIM + int(target) - 1
        raise BadNotation("toy-notation", {"given": text})

    def refusal(self, state: State, action: int) -> Line | None:
        code = state.why_not(action)
        if code == 0:
            return None
        key, rule = REASONS[code]
        return Line(key, {"target": max(action - rules.AIM + 1, 0)}, (rule,))

    def orders(self, state: State, seat: int) -> tuple[StandingOrder, ...]:
        assert isinstance(state, ToyState)
        if state.why_not_order(seat, rules.PLANKS, rules.ASK) != 0:
            return ()
        given = state.order[seat]
        return tuple(
            StandingOrder(f"planks {word}", word, rules.PLANKS, value, given=value == given)
            for value, word in ORDERS.items()
        )

    # What a seat may know

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, ToyState)
        pending = tuple(s for s in range(state.seats) if state.is_pending(s))
        return View(state.round, state.rounds, pending, tuple(self.ship(state, s, seat) for s in range(state.seats)))

    def ship(self, state: ToyState, owner: int, seat: int) -> ShipView:
        told = seat in (owner, TRUTH)
        shot = WORDS.get(state.shot[owner]) if told or state.phase != rules.LOAD else None
        cargo = state.cargo[owner] if told or state.is_over() else None
        loaded = state.shot[owner] != rules.EMPTY
        return ShipView(state.hull[owner], state.planks[owner], state.heavy[owner], loaded, shot, cargo)

    def event(self, event: Event) -> EventLine:
        ship = event.seat + 1
        match event.code:
            case rules.LOADED:
                return EventLine("loaded", event.seat, {"ship": ship, "shot": f"@shot-{WORDS[event.a]}"}, ("T3",))
            case rules.DEALT:
                return EventLine("dealt", event.seat, {"ship": ship, "cargo": event.a}, ("T2",))
            case rules.REVEALED:
                return EventLine("revealed", event.seat, {"ship": ship, "shot": f"@shot-{WORDS[event.a]}"}, ("T3",))
            case rules.FIRED:
                shot = {"target": event.a + 1, "shot": f"@shot-{WORDS[event.b]}", "die": event.c}
                return EventLine("fired", event.seat, {"ship": ship, **shot}, ("T5",))
            case rules.HIT:
                return EventLine("hit", event.seat, {"ship": ship, "hull": event.a}, ("T5",))
            case rules.ORDERED:
                return EventLine("ordered", event.seat, {"ship": ship, "order": f"@order-{ORDERS[event.a]}"}, ("T6",))
            case rules.BRACED:
                return EventLine("braced", event.seat, {"ship": ship}, ("T6",))
            case rules.STRIKES:
                return EventLine("strikes", event.seat, {"ship": ship}, ("T7",))
            case rules.CARGO_SHOWN:
                return EventLine("cargo-shown", event.seat, {"ship": ship, "cargo": event.a}, ("T2",))
        return EventLine("ended", event.seat, {"how": f"@end-{ENDS[event.a]}"}, ("T7", "T8"))

    def prompt(self, state: State, seat: int) -> Line:
        assert isinstance(state, ToyState)
        if state.is_over():
            return Line("prompt-over")
        if seat >= 0 and state.is_pending(seat):
            return Line(PROMPTS[state.phase])
        waiting = [str(s + 1) for s in range(state.seats) if state.is_pending(s)]
        return Line("prompt-wait", {"ships": ", ".join(waiting), "count": len(waiting)})

    def render(self, state: State, seat: int, lang: str) -> str:
        view = self.view(state, seat)
        lines = [
            i18n.say(lang, self, "render-round", {"round": min(view.round + 1, view.rounds), "rounds": view.rounds})
        ]
        for number, ship in enumerate(view.ships, 1):
            shot = ship.shot or ("loaded" if ship.loaded else "none")
            args = {"ship": number, "hull": "█" * ship.hull + "░" * (rules.HULL - ship.hull), "planks": ship.planks}
            args |= {"heavy": ship.heavy, "shot": f"@shot-{shot}", "cargo": ship.cargo or "?"}
            lines.append(i18n.say(lang, self, "render-ship", args))
        return "\n".join(lines)

    def result(self, state: State) -> Result:
        assert isinstance(state, ToyState)
        seats = range(state.seats)
        hulls = self.standing(state)
        cargo = [ScoreItem("cargo", cargo, rules=("T8",)) for cargo in state.cargo]
        items = tuple((*hulls[s], cargo[s]) if state.hull[s] > 0 else () for s in seats)
        totals = tuple(sum(item.points for item in line) for line in items)
        returns = tuple(state.returns(s) for s in seats)
        return Result(ENDS[state.end], returns, totals, items, rules=("T7", "T8"))

    def standing(self, state: State) -> tuple[tuple[ScoreItem, ...], ...]:
        assert isinstance(state, ToyState)
        return tuple((ScoreItem("hull", hull, rules=("T8",)),) if hull else () for hull in state.hull)

    def chance_label(self, label: int) -> str:
        return "chance-die" if label == rules.DIE else "chance-cargo"

    def chance_outcome(self, label: int, n: int, outcome: int) -> str:
        return str(outcome + 1)

    def parse_outcome(self, label: int, n: int, text: str) -> int:
        if not text.isdecimal() or not 1 <= int(text) <= n:
            raise BadNotation("toy-outcome", {"given": text, "high": n})
        return int(text) - 1


game = Toy()
