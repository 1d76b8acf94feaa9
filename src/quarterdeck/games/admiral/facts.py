"""Admiral as tables, terminal, server and client see it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import msgspec

from ...engine.chance import Chance
from ...engine.evaluator import Evaluator
from ...engine.events import Event
from ...engine.positions import head_of
from ...engine.state import State
from ...errors import BadInput, BadNotation, Param
from ..base import (
    UNREADABLE,
    WATCHER,
    Blocked,
    Course,
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
    ScoreItem,
    Setup,
    StandingOrder,
    Tally,
    Threat,
)
from ..weights import weighed
from . import (
    actions,
    odds,
    pieces,
    scenario_build,
    scenario_file,
    storm,
    story,
    targets,
    text,
    threats,
    warnings,
    words,
)
from .actions import ACTIONS
from .bots.evaluate import AdmiralEvaluator
from .bots.planes import AdmiralPlanes
from .plan import Plan as ScenarioPlan
from .plan import plan_schema
from .plan_checks import check_plan, plan_warnings
from .plan_read import format_of, plan_of
from .plan_write import plan_toml
from .rules import codes
from .rules.chart import Cell, cell_name
from .rules.game import AdmiralState, new_game
from .rules.load import load, setup_of
from .rules.scenario import Scenario
from .scenario_checks import check_edition
from .scenario_file import OFFICIAL, OURS
from .together import together
from .view import AdmiralView, view_beside, view_of
from .workshop import AdmiralWorkshop

SAMPLE = 24  # actions of a kind that the laws hold against the rules in one position, besides the legal ones
QUIET = 20  # Q93: quiet rounds after which a game of bots alone is stopped; tables before rules 2 had it by default
FROM_FILE = "file"  # how a position text names a scenario that came as a file


class Admiral(Game):
    """The system of sailing fleets with scenarios."""

    reasons = words.REASONS
    actions = ACTIONS
    pointing = targets.POINTING
    drawing = Drawing(text.render, text.render_small)
    text_version = 2
    workshop = AdmiralWorkshop()
    facts = Facts(
        id="admiral",
        rules=int(codes.RULES),
        seats=(1, 2, 3, 4, 5, 6),
        default_seats=2,
        minutes=(15, 150),
        age=10,
        designers="Bombat Game",
        publisher="Bombat Game",
        year="2012",
        options=(
            Option(key="scenario", default="pearls", choices=(*OFFICIAL, *OURS), rules=("S1",)),
            Option(key="teams", default="none", choices=("none", "2v2", "3v3", "2v2v2"), rules=("P0", "P3.8", "Q89")),
            Option(
                key="turn_order",
                default="scenario",
                choices=("scenario", "die", "seats", "alternate"),
                rules=("S3", "P0", "Q88"),
            ),
            Option(key="layout", default="", since=2, before="", rules=("S1",)),
            Option(key="vane", default="equal", choices=("equal", "brisk"), rules=("Q10",)),
            Option(key="islands", default="none", choices=("none", "blocks"), rules=("P3.4", "Q144")),
            Option(key="mines", default=False, rules=("Q67",)),
            Option(key="hits", default="standard", choices=("standard", "even", "even-close"), rules=("R5.7d", "Q30")),
            Option(key="forts_block", default=False, rules=("Q8",)),
            Option(key="light_in_calm", default=False, rules=("Q12",)),
            Option(key="repair_ends", default=False, rules=("Q45",)),
            Option(key="work_delay", default=False, rules=("Q49",)),
            Option(key="start_is_enough", default=False, rules=("Q84",)),
            Option(key="short_arrival", default=False, rules=("Q97",)),
            Option(key="balance", default=False, rules=("P1.1",)),
            Option(
                key="quiet",
                default="scenario",
                choices=("scenario", "never", "5", "10", "20", "40"),
                rules=("Q93",),
                since=2,
                before="scenario",
            ),
            Option(key="round_limit", default=0, low=0, high=200, rules=("Q93",)),
        ),
        retired=(Option(key="quiet_rounds", default=QUIET, low=0, high=99, rules=("Q93",)),),
        tallies=(
            Tally(key="hit", event="hit"),
            Tally(key="missed", event="missed"),
            Tally(key="captured", event="captured"),
            Tally(key="forts", event="fort-captured"),
        ),
        files=("scenario", "edition"),
        named=True,
        hidden=True,
        closing=("end",),
        secret_words=("lay",),
        ends=tuple(key for key, _ in words.ENDS.values()),
        place=3,
        peers=("breakthrough",),
    )

    # Positions

    def setup(self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None) -> Setup:
        checked = super().setup(seats, options, files)
        self.scenario(checked)
        return checked

    def setup_for_bots(
        self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None
    ) -> Setup:
        """Q93: bots alone are always stopped after quiet rounds, unless the scenario itself says when or never."""
        checked = self.setup(seats, options, files)
        if "quiet" in options or self.scenario(checked).quiet_rounds:
            return checked
        return self.setup(seats, {**options, "quiet": str(QUIET)}, files)

    def new(self, setup: Setup, chance: Chance) -> AdmiralState:
        return new_game(self.scenario(setup), chance, setup.rules)

    def scenario(self, setup: Setup) -> Scenario:
        """The native scenario of a set-up; BadInput where its options do not go together."""
        options = setup.options
        name = FROM_FILE if "scenario" in setup.files else str(options["scenario"])
        head = scenario_build.heading(name, setup.seats, options, self.unsaid())
        given = tuple(sorted(options.items()))
        return scenario_build.build(
            self.content(setup.files, name), self.edition(setup.files), setup.seats, given, head
        )

    def unsaid(self) -> dict[str, OptionValue]:
        """What the options are that a position text does not name."""
        return {option.key: option.unsaid for option in (*self.facts.options, *self.facts.retired)}

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """The options that tables of a number of the rules have."""
        return self.facts.options if rules >= 2 else (*self.facts.options, *self.facts.retired)

    def content(self, files: Mapping[str, str], name: str) -> str:
        """The text of the scenario in use."""
        if name == FROM_FILE:
            if "scenario" not in files:
                raise ValueError("its scenario file is needed")
            return files["scenario"]
        return scenario_file.official(name)

    def edition(self, files: Mapping[str, str]) -> str:
        """The text of the edition in use."""
        return files.get("edition", scenario_file.standard_edition())

    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> AdmiralState:
        return load(text, self.named_scenario(setup_of(text), files, rules), chance, rules, audited=True)

    def load_own(self, position: str, chance: Chance, files: Mapping[str, str]) -> AdmiralState:
        _, rules, text = head_of(position)
        try:
            return load(text, self.named_scenario(setup_of(text), files, int(rules)), chance, int(rules), audited=False)
        except UNREADABLE as error:
            raise self.unreadable(str(error)) from None

    def named_scenario(self, head: str, files: Mapping[str, str], rules: int) -> Scenario:
        """The scenario that a position text of some number of the rules names."""
        name, _, rest = head.partition(":")
        seats, _, changed = rest.partition(":")
        known = {option.key: option for option in self.options_of(rules)}
        options: dict[str, OptionValue] = {}
        try:
            if name != FROM_FILE:
                options["scenario"] = known["scenario"].check(name)
            for word in changed.split(",") if changed else []:
                key, _, value = word.partition("=")
                if key not in known:
                    raise ValueError(f"there is no option '{key[:20]}'")
                options[key] = known[key].check(value)
            if not seats.isascii() or not seats.isdigit() or int(seats[:3]) not in self.facts.seats:
                raise ValueError(f"'{seats[:20]}' is no number of seats")
            fitting = {kind: text for kind, text in files.items() if kind != "scenario" or name == FROM_FILE}
            if name == FROM_FILE and "scenario" not in files:
                raise ValueError("its scenario file is needed")
            unsaid = {key: self.unsaid()[key] for key in known}
            return self.scenario(Setup(int(seats), {**unsaid, **options}, fitting))
        except BadInput as error:
            raise ValueError(f"setup '{head[:40]}': {error.code}") from None

    def check_file(self, kind: str, content: str) -> list[Line]:
        return check_edition(content) if kind == "edition" else check_plan(content)

    def file_warnings(self, kind: str, content: str) -> list[Line]:
        return [] if kind == "edition" else plan_warnings(content)

    def schema(self, kind: str) -> dict[str, object] | None:
        return plan_schema() if kind == "scenario" else None

    def upgraded(self, kind: str, content: str) -> str | None:
        if kind != "scenario" or format_of(content) == 2:
            return None
        return plan_toml(plan_of(content))

    def data(self, name: str) -> str:
        """`scenario show` and `edition show` give what one's own file can start from."""
        if name == "scenario.toml":
            return scenario_file.official("pearls")
        return super().data("components.toml" if name == "edition.toml" else name)

    def evaluator(self) -> Evaluator:
        return weighed(self, AdmiralEvaluator())

    def planes(self, state: State) -> AdmiralPlanes:
        assert isinstance(state, AdmiralState)
        return AdmiralPlanes(state.chart.size, state.ship_count, state.fort_count, state.seats)

    def plan_behind(self, s: AdmiralState) -> ScenarioPlan:
        """The scenario behind a position, for its texts."""
        return scenario_build.plan_behind(s.scenario)

    # Actions

    def universe(self, state: State) -> Iterable[int]:
        """The legal actions, and a sample of others that changes with the position: all would be tens of thousands."""
        s = _admiral(state)
        legal = [s.nth_action(k) for k in range(s.count_actions())]
        others = ACTIONS.universe(s, most=SAMPLE, start=s.round + s.turn_at + s.barrier + len(legal))
        return dict.fromkeys([*legal, *others])

    def parse(self, state: State, text: str) -> int:
        return actions.parse(_admiral(state), text)

    def refusal_args(self, state: State, action: int) -> dict[str, Param]:
        return story.refusal_args(_admiral(state), action)

    def meant(self, state: State, target: str, picked: frozenset[str]) -> int | Line | None:
        return targets.meant(_admiral(state), target, picked)

    def plans(self, state: State) -> tuple[Plan, ...]:
        return storm.drift_all(_admiral(state))

    def threats(self, state: State, action: int) -> tuple[Threat, ...]:
        return threats.threats(_admiral(state), action)

    def warning(self, state: State, action: int) -> Line | None:
        return warnings.warning(_admiral(state), action)

    def together(self, state: State, texts: Sequence[str]) -> tuple[str, ...]:
        return together(_admiral(state), texts)

    def blocked(self, state: State, picked: frozenset[str]) -> tuple[Blocked, ...]:
        return targets.blocked(_admiral(state), picked, lambda action: self.refusal(state, action))

    def odds(self, state: State, action: int) -> Odds | None:
        return odds.odds(_admiral(state), action)

    def orders(self, state: State, seat: int) -> tuple[StandingOrder, ...]:
        s = _admiral(state)
        found = []
        cells = [s.mines[at + codes.M_CELL] for at in range(0, len(s.mines), codes.MINE) if s.mines[at] == seat]
        for cell in sorted(set(cells) - {0}):
            for value, order in enumerate(actions.ORDERS):
                if s.why_not_order(seat, cell, value) == 0:
                    name = cell_name(s.chart, Cell(cell))
                    found.append(
                        StandingOrder(
                            f"{name} {order}",
                            "mine",
                            cell,
                            value,
                            {"cell": name, "order": f"@order-{order}"},
                            _in_force(s, seat, Cell(cell), value),
                        )
                    )
        return tuple(found)

    # What a seat may know

    def view(self, state: State, seat: int) -> AdmiralView:
        s = _admiral(state)
        return view_of(s, seat, self.plan_behind(s), scenario_build.reconstructed(s.scenario))

    def view_beside(self, state: State, seat: int, other: msgspec.Struct) -> AdmiralView:
        s = _admiral(state)
        return view_beside(s, seat, self.plan_behind(s), cast(AdmiralView, other))

    def event(self, event: Event) -> EventLine:
        return story.event(event)

    def event_at(self, state: State, event: Event) -> EventLine:
        scenario = _admiral(state).scenario
        return story.event(event, scenario_build.plan_behind(scenario), scenario.terms.layout, state.rules)

    def progress(self, state: State) -> Line:
        return Line("progress", {"round": _admiral(state).round})

    def prompt(self, state: State, seat: int) -> Line:
        return story.prompt(_admiral(state), seat)

    def pieces(self, state: State) -> tuple[Piece, ...]:
        return pieces.pieces(self.view(state, WATCHER))

    def introduction(self, state: State, lang: str) -> str:
        told = self.view(state, WATCHER).scenario
        return f"{told.name[lang]}. " + " ".join(
            filter(None, (told.briefing[lang], told.handicap[lang], told.goal[lang]))
        )

    def result(self, state: State) -> Result:
        return story.result(_admiral(state))

    def course(self, state: State) -> Course:
        return story.course(_admiral(state))

    def sides(self, state: State) -> tuple[int, ...]:
        return tuple(int(team) for team in _admiral(state).scenario.team)

    def standing(self, state: State) -> tuple[tuple[ScoreItem, ...], ...]:
        s = _admiral(state)
        return () if s.scenario.arriving_type >= 0 else tuple(story.items(s, seat) for seat in s.every_seat)

    def assets(self, state: State) -> tuple[dict[str, int], ...]:
        s = _admiral(state)
        return tuple(story.assets(s, seat) for seat in s.every_seat)

    def chance_label(self, label: int) -> str:
        return words.CHANCES[label]

    def chance_outcome(self, label: int, n: int, outcome: int) -> str:
        if label == codes.C_DIRECTION:
            return actions.DIRECTIONS[outcome]
        if label == codes.C_STRENGTH and n == len(words.STRENGTHS):
            return words.STRENGTHS[outcome]
        return str(outcome + 1)

    def parse_outcome(self, label: int, n: int, text: str) -> int:
        for outcome in range(n):
            if text.strip().lower() == self.chance_outcome(label, n, outcome).lower():
                return outcome
        raise BadNotation("outcome", {"given": text[:20], "most": n})


def _in_force(s: AdmiralState, seat: int, cell: Cell, value: int) -> bool:
    """Whether all the seat's live mines in a cell have this order."""
    rows = [
        at for at in range(0, len(s.mines), codes.MINE) if s.mines[at] == seat and s.mines[at + codes.M_CELL] == cell
    ]
    return all(s.mines[at + codes.M_ORDER] == value for at in rows if s.mines[at + codes.M_STATE] == codes.HIDDEN)


def _admiral(state: State) -> AdmiralState:
    return cast(AdmiralState, state)


game = Admiral()
