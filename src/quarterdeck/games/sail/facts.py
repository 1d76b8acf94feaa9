"""Admiral: Age of Sail as tables, terminal, server and client see it."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import cast

import msgspec

from ...engine.chance import Chance
from ...engine.evaluator import Evaluator
from ...engine.events import Event
from ...engine.state import Seat, State
from ...errors import BadNotation, Param
from ..base import (
    WATCHER,
    Component,
    Drawing,
    EventLine,
    Facts,
    Game,
    Line,
    Odds,
    Option,
    OptionValue,
    Piece,
    Plan,
    Result,
    Setup,
    StandingOrder,
    Tally,
    Threat,
)
from ..weights import weighed
from . import (
    cards,
    deck_check,
    happenings,
    odds,
    pieces,
    plan,
    provenance,
    scenario,
    scenario_check,
    score,
    targets,
    text,
    threats,
    warnings,
    ways,
    words,
)
from .actions import ACTIONS
from .bots.evaluate import SailEvaluator
from .bots.planes import SailPlanes
from .rules import codes, preparation
from .rules.game import SCENARIOS, SailState
from .rules.load import restore
from .view import SailView, view_of
from .workshop import SailWorkshop

WORDS_OF_ACTIONS = sorted({word for kind in ACTIONS.kinds.values() if (word := kind.notation.split()[0])[0] != "{"})


class Sail(Game):
    """Squadrons under sail on a board of square modules."""

    reasons = words.REASONS
    actions = ACTIONS
    pointing = targets.POINTING
    drawing = Drawing(text.render, text.render_small)
    workshop = SailWorkshop()
    facts = Facts(
        id="sail",
        rules=int(codes.RULES),
        seats=tuple(range(2, 17)),
        default_seats=2,
        minutes=(45, 120),
        age=8,
        designers="Артём Масликов",
        publisher="«ИНАЧЕ»",
        year="2018",
        options=(
            Option(key="scenario", default="battle", choices=scenario.RULES, rules=("L82", "L93", "L102")),
            Option(key="module_size", default=8, low=6, high=12, rules=("A1",)),
            Option(key="placement", default="preset", choices=("preset", "free"), rules=("A3", "A106")),
            Option(key="situations", default=True, rules=("L24", "A11")),
            Option(key="round_limit", default=0, low=0, high=200, rules=("A15",)),
            Option(key="quiet_limit", default=40, low=0, high=200, rules=("A107",)),
            Option(key="order_holder", default=0, low=0, high=16, rules=("L13", "L14", "L15", "A108"), of_seats=True),
            Option(key="order_per", default="throw", choices=("throw", "total"), rules=("A44",)),
            Option(key="reset_per_round", default=False, rules=("A33",)),
            Option(key="defender_empties_broadside", default=False, rules=("A35",)),
            Option(key="strict_idle", default=False, rules=("A62",)),
            Option(key="idle_never_sinks", default=False, rules=("A63",)),
            Option(key="fort_blocked_by_ships", default=False, rules=("A66",)),
            Option(key="roll_for_first", default=False, rules=("L21", "A91")),
            Option(key="hunt_fort_active", default=True, rules=("A93",)),
        ),
        tallies=(
            Tally(key="fired", event="fired"),
            Tally(key="boarded", event="boarded"),
            Tally(key="beaten", event="beaten"),
            Tally(key="scuttled", event="prize-sunk"),
        ),
        files=("scenario", "deck"),
        seat_names=words.SEATS,
        named=True,
        curtain=False,  # all lies open but standing orders
        # A14 can only come of a card that takes last masts, and none does
        ends=tuple(key for code, (key, _) in words.ENDS.items() if code != codes.BY_NOBODY),
        place=4,
        closing=("end", "stop"),
        peers=("breakthrough",),
    )

    # Positions

    def setup(self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None) -> Setup:
        checked = super().setup(seats, options, files)
        self.blank(checked, Chance(0))  # does the board take so many players?
        return checked

    def blank(self, setup: Setup, chance: Chance) -> SailState:
        """The position of a set-up before anything is decided or drawn."""
        options = setup.options
        content = self.scenario_text(setup.files, str(options["scenario"]))
        file_module = scenario.scenario_of(content).module
        module = int(options["module_size"]) if "scenario" not in setup.files else file_module
        silent = not options["hunt_fort_active"]
        placed = options["placement"] == "preset"
        state = plan.new_state(content, self.deck_text(setup.files), setup.seats, module, silent, placed, chance)
        state.rules = setup.rules
        self.apply_options(state, setup)
        return state

    def apply_options(self, state: SailState, setup: Setup) -> None:
        """The house rules of a set-up."""
        options = setup.options
        holder = int(options["order_holder"]) - 1
        state.with_situations = bool(options["situations"]) and scenario.scenario_of(state.content).situations
        state.round_limit = int(options["round_limit"])
        state.quiet_limit = int(options["quiet_limit"])
        state.order_holder = Seat(holder if holder < setup.seats else -1)  # A108: not seated, unused
        state.order_per_throw = options["order_per"] == "throw"
        state.reset_per_round = bool(options["reset_per_round"])
        state.defender_empties = bool(options["defender_empties_broadside"])
        state.strict_idle = bool(options["strict_idle"])
        state.idle_never_sinks = bool(options["idle_never_sinks"])
        state.fort_blocked = bool(options["fort_blocked_by_ships"])
        hunt_silent = state.scenario == codes.HUNT and not options["hunt_fort_active"]
        state.fort_silent = state.scenario == codes.PIRATES or hunt_silent

    def new(self, setup: Setup, chance: Chance) -> SailState:
        state = self.blank(setup, chance)
        state.events = []
        if state.scenario == codes.BATTLE or setup.options["roll_for_first"]:
            preparation.throw_for_first(state)
        elif state.scenario == codes.ASSAULT:
            state.opening = Seat(1)  # A97
        preparation.prepare(state)
        state.proceed()
        return state

    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> SailState:
        parts = text.split(" ")
        if len(parts) not in (16, 17) or parts[:2] != ["sail", "1"]:
            raise ValueError("it should have 16 or 17 parts and begin with 'sail 1'")
        played, seats, module = parts[2:5]
        if played not in SCENARIOS or not seats.isdecimal() or not module.isdecimal():
            raise ValueError("it should name a scenario, seats and the size of a module")
        if int(seats[:3]) not in self.facts.seats or not 6 <= int(module[:3]) <= 12:
            raise ValueError("so many seats or cells are not played")
        content = self.scenario_text(files, played)
        silent = played == "hunt" and parts[5].endswith(",1")
        state = plan.new_state(content, self.deck_text(files), int(seats), int(module), silent, True, chance)
        if SCENARIOS[state.scenario] != played:
            raise ValueError("the scenario file is another one")
        state.rules = rules
        restore(state, parts[5:])
        return state

    def scenario_text(self, files: Mapping[str, str], rules: str) -> str:
        return files.get("scenario") or scenario.standard(rules)

    def deck_text(self, files: Mapping[str, str]) -> str:
        return files.get("deck") or cards.standard()

    def check_file(self, kind: str, content: str) -> list[Line]:
        return deck_check.mistakes(content) if kind == "deck" else scenario_check.mistakes(content)

    def file_warnings(self, kind: str, content: str) -> list[Line]:
        return cards.warnings(cards.deck_of(content)) if kind == "deck" else []

    def schema(self, kind: str) -> dict[str, object] | None:
        return deck_check.schema() if kind == "deck" else scenario_check.schema()

    def data(self, name: str) -> str:
        """`scenario show` gives the board of the main game."""
        return scenario.standard("battle") if name == "scenario.toml" else super().data(name)

    def evaluator(self) -> Evaluator:
        return weighed(self, SailEvaluator())

    def planes(self, state: State) -> SailPlanes:
        assert isinstance(state, SailState)
        return SailPlanes(state.ships, state.seats, preparation.most_cards(state))

    def provenance(self, files: Mapping[str, str]) -> tuple[Component, ...]:
        plan_text = self.scenario_text(files, "battle")
        return provenance.components(cards.deck_of(self.deck_text(files)), scenario.scenario_of(plan_text))

    def next_options(
        self, options: Mapping[str, OptionValue], returns: tuple[float, ...], shift: int = 0
    ) -> dict[str, OptionValue]:
        return {**options, "order_holder": _next_holder(returns, shift) + 1}

    def next_position(self, position: str, files: Mapping[str, str], returns: tuple[float, ...], shift: int = 0) -> str:
        state = _sail(self.load(position, Chance(0), files))
        state.order_holder = Seat(_next_holder(returns, shift))
        return state.position()

    # Actions

    def parse(self, state: State, text: str) -> int:
        try:
            return super().parse(state, text)
        except BadNotation as bad:
            first, near = text.split()[0] if text.split() else "", ""
            if bad.code == "sail-notation" and first.lower() not in WORDS_OF_ACTIONS:
                near = next(iter(get_close_matches(first.lower(), WORDS_OF_ACTIONS, n=1)), "")
            if not near:
                raise
            raise BadNotation("sail-word", {"given": first[:20], "near": near}) from None

    def refusal_args(self, state: State, action: int) -> dict[str, Param]:
        return text.refusal_args(_sail(state), action)

    def meant(self, state: State, target: str, picked: frozenset[str]) -> int | Line | None:
        if target.partition(":")[0] not in targets.PARTS:
            return super().meant(state, target, picked)  # a petal of the rose, a number of guns
        return targets.meant(_sail(state), target, picked)

    def why_wait(self, state: State, seat: int) -> Line | None:
        return text.why_wait(_sail(state), seat)

    def plans(self, state: State) -> tuple[Plan, ...]:
        return ways.plans(_sail(state))

    def odds(self, state: State, action: int) -> Odds | None:
        return odds.odds(_sail(state), action)

    def threats(self, state: State, action: int) -> tuple[Threat, ...]:
        return threats.threats(_sail(state), action)

    def warning(self, state: State, action: int) -> Line | None:
        return warnings.warning(_sail(state), action)

    def orders(self, state: State, seat: int) -> tuple[StandingOrder, ...]:
        s = _sail(state)
        found = []
        for what, about in enumerate(words.ORDERS):
            for value, how in enumerate(words.ORDER_VALUES):
                if s.why_not_order(seat, what, value) == 0:
                    given = s.order(Seat(seat), what) == value
                    found.append(StandingOrder(f"{about} {how}", f"{about}-{how}", what, value, {}, given))
        return tuple(found)

    # What a seat may know

    def view(self, state: State, seat: int) -> SailView:
        s = _sail(state)
        return view_of(s, seat, scenario.scenario_of(s.content), cards.deck_of(s.decks.content))

    def view_beside(self, state: State, seat: int, other: msgspec.Struct) -> SailView:
        return msgspec.structs.replace(cast(SailView, other), viewer=seat)

    def event(self, event: Event) -> EventLine:
        return happenings.line(event)

    def progress(self, state: State) -> Line:
        return Line("progress", {"round": _sail(state).round})

    def prompt(self, state: State, seat: int) -> Line:
        return text.prompt(_sail(state), seat)

    def pieces(self, state: State) -> tuple[Piece, ...]:
        return pieces.pieces(self.view(state, WATCHER))

    def introduction(self, state: State, lang: str) -> str:
        told = self.view(state, WATCHER)
        return f"{text.said(told.name, lang)}. {text.said(told.briefing, lang)}"

    def sides(self, state: State) -> tuple[int, ...]:
        return tuple(int(team) for team in _sail(state).team)

    def result(self, state: State) -> Result:
        s = _sail(state)
        key, rules = words.ENDS[s.ended]
        winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
        winner = f"@seat-{words.SEATS[winners[0]]}" if winners else "@nobody"
        shares = tuple(s.returns(seat) for seat in range(s.seats))
        itemised = tuple(score.items(s, seat) for seat in range(s.seats))
        totals = tuple(sum(item.points for item in left) for left in itemised)
        return Result(key, shares, totals, itemised, {"winner": winner, "count": len(winners)}, rules)

    def assets(self, state: State) -> tuple[dict[str, int], ...]:
        players = self.view(state, 0).players
        return tuple({"ship": one.ships, "mast": one.masts, "card": one.cards} for one in players)

    def chance_label(self, label: int) -> str:
        return words.CHANCES[label]

    def chance_outcome(self, label: int, n: int, outcome: int) -> str:
        return str(outcome + 1) if label in words.DICE else f"{outcome + 1}/{n}"


def _next_holder(returns: tuple[float, ...], shift: int) -> int:
    """A104, A108: the only winner holds the order in the very next game; -1: without one it goes back to the box."""
    winners = [seat for seat, share in enumerate(returns) if share == 1.0]
    return (winners[0] - shift) % len(returns) if len(winners) == 1 else -1


def _sail(state: State) -> SailState:
    return cast(SailState, state)


game = Sail()
