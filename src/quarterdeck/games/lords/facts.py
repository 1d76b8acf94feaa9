"""Lords of the Seas as tables, terminal, server and client see it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from ...engine.chance import Chance
from ...engine.evaluator import Evaluator
from ...engine.events import Event
from ...engine.state import Seat, State
from ...errors import BadInput, Param
from ..base import WATCHER, Component, EventLine, Facts, Line, Option, Piece, Result, ScoreItem, Setup, Tally
from ..boxed import Boxed
from ..weights import weighed
from . import drawing, edition, happenings, pieces, provenance, score, targets, text, warnings, words
from .actions import ACTIONS, LAID_OUT
from .bots.evaluate import LordsEvaluator
from .bots.planes import LordsPlanes
from .rules import codes, preparation
from .rules.game import LordsState
from .rules.load import load
from .rules.position import Side
from .rules.sea import arrangement_of
from .view import LordsView, view_beside, view_of

if TYPE_CHECKING:
    from ...table.dice import Drawn

STANDARD_BOARDS = arrangement_of(1, 0, 0, 0, 0)  # square 1, strip, square 2 from the left, all sides a, none turned
FIRST = {"random": -1, "light": 0, "dark": 1}


class Lords(Boxed):
    """The duel on a sea of 6 by 7 cells."""

    reasons = words.REASONS
    actions = ACTIONS
    editions = edition.EDITIONS
    pointing = targets.POINTING
    facts = Facts(
        id="lords",
        rules=int(codes.RULES),
        seats=(2,),
        default_seats=2,
        minutes=(25, 35),
        age=10,
        designers="Stefania Niccolini, Marco Canetta",
        publisher="Explor8; «Стиль Жизни»",
        year="2019",
        options=(
            Option(
                key="boards",
                default="random",
                choices=("random", "chosen", "expert", "standard"),
                rules=("3", "63", "64", "65", "H1"),
            ),
            Option(key="first_player", default="random", choices=tuple(FIRST), rules=("9",)),
            Option(
                key="mercenaries",
                default="random",
                rules=("6", "H5"),
                several=edition.mercenary_ids(edition.standard()),
            ),
            Option(key="set_of_four", default=0, low=0, high=9, rules=("56", "A1")),
            Option(key="decline_effects", default=False, rules=("C2",)),
            Option(key="twin_straight", default=False, rules=("51", "C11")),
        ),
        tallies=(
            Tally(key="laid", event="laid", by="number"),
            Tally(key="burnt", event="shot", only="burns"),
            Tally(key="hired", event="hired"),
            Tally(key="mined", event="mined"),
        ),
        files=("edition",),
        seat_names=("light", "dark"),
        named=True,
        secret_words=("boards", "recruit", "fake"),
        ends=tuple(key for key, _ in words.ENDS.values()),
        place=1,
        closing=("done",),
        peers=("breakthrough",),
    )

    # Positions

    def setup(self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None) -> Setup:
        checked = super().setup(seats, options, files)
        self._market(checked)
        return checked

    def new(self, setup: Setup, chance: Chance) -> LordsState:
        content = self.content(setup.files)
        box = edition.components(content)
        options = setup.options
        state = LordsState(box, chance, preparation.empty_sea(), Side(Seat(0)), Side(Seat(1)))
        state.rules = setup.rules
        state.events = []
        state.decline_effects = bool(options["decline_effects"])
        state.twin_straight = bool(options["twin_straight"])
        state.set_of_four = int(options["set_of_four"]) or box.set_of_four
        state.expert = options["boards"] == "expert"
        preparation.settle_first_player(state, Seat(FIRST[str(options["first_player"])]))
        for mercenary in self._market(setup):
            preparation.offer(state, mercenary)
        if options["boards"] == "random":
            preparation.lay_random_boards(state)
        elif options["boards"] == "standard":
            state.light.arrangement = state.dark.arrangement = STANDARD_BOARDS
            preparation.join_halves(state)
        else:
            preparation.ask_for_boards(state)
            return state
        preparation.deal(state)
        return state

    def _market(self, checked: Setup) -> list[int]:
        """The mercenaries the table picked (H5), none where chance picks."""
        wanted = str(checked.options["mercenaries"])
        if wanted == "random":
            return []
        box = edition.edition_of(self.content(checked.files))
        ids = [mercenary.id for mercenary in box.mercenary]
        names = [name.strip() for name in wanted.split(",")]
        for name in names:
            if name not in ids or names.count(name) > 1:
                raise BadInput("lords-market-name", {"given": name[:20], "expected": ", ".join(ids)})
        for cost, laid_out in box.tiers().items():
            given = sum(box.mercenary[ids.index(name)].cost == cost for name in names)
            if given != laid_out:
                raise BadInput("lords-market-tier", {"cost": cost, "given": given, "expected": laid_out})
        if len(names) != sum(box.tiers().values()):
            raise BadInput("lords-market-size", {"given": len(names), "expected": sum(box.tiers().values())})
        return [ids.index(name) for name in names]

    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> LordsState:
        return load(text, edition.components(self.content(files)), chance, rules)

    def provenance(self, files: Mapping[str, str]) -> tuple[Component, ...]:
        return provenance.components(edition.edition_of(self.content(files)))

    def evaluator(self) -> Evaluator:
        return weighed(self, LordsEvaluator())

    def planes(self, state: State) -> LordsPlanes:
        return LordsPlanes()

    # Actions

    def nearer(self, state: State, action: int, reason: Line) -> Line:
        return text.nearer(_lords(state), action, reason)

    def refusal_args(self, state: State, action: int) -> dict[str, Param]:
        return text.refusal_args(_lords(state), action)

    def meant(self, state: State, target: str, picked: frozenset[str]) -> int | Line:
        s = _lords(state)
        action = self.parse(s, targets.meant(s, target, picked))
        return targets.not_hit(target) if s.phase == codes.SHOT and s.why_not(action) == 0 else action

    def warning(self, state: State, action: int) -> Line | None:
        return warnings.warning(_lords(state), action)

    # What a seat may know

    def view(self, state: State, seat: int) -> LordsView:
        s = _lords(state)
        return view_of(s, seat, edition.edition_of(s.box.content))

    def view_beside(self, state: State, seat: int, other: msgspec.Struct) -> LordsView:
        return view_beside(_lords(state), seat, cast(LordsView, other))

    def event(self, event: Event) -> EventLine:
        return happenings.line(event)

    def progress(self, state: State) -> Line:
        s = _lords(state)
        return Line("progress", {"turn": min(s.mover.turns + 1, s.box.turns), "turns": s.box.turns})

    def prompt(self, state: State, seat: int) -> Line:
        return text.prompt(_lords(state), seat)

    def render(self, state: State, seat: int, lang: str) -> str:
        s = _lords(state)
        return text.render(self, s, self.view(s, seat), lang)

    def render_small(self, state: State, seat: int, lang: str) -> str:
        return self.render(state, seat, lang)

    def pieces(self, state: State) -> tuple[Piece, ...]:
        s = _lords(state)
        return pieces.pieces(edition.edition_of(s.box.content), self.view(s, WATCHER))

    def result(self, state: State) -> Result:
        s = _lords(state)
        key, rules = words.ENDS[s.ended]
        scored = s.ended in (codes.BY_POINTS, codes.BY_COINS, codes.BY_DRAW)
        itemised = (score.items(s, 0), score.items(s, 1)) if scored else ((), ())
        return Result(
            key,
            (s.returns(0), s.returns(1)),
            tuple(sum(item.points for item in seat_items) for seat_items in itemised) if scored else (),
            itemised,
            {"winner": happenings.seat(int(s.winner)), "light": s.light.coins, "dark": s.dark.coins},
            rules,
        )

    def standing(self, state: State) -> tuple[tuple[ScoreItem, ...], ...]:
        s = _lords(state)
        return (score.items(s, 0), score.items(s, 1))

    def assets(self, state: State) -> tuple[dict[str, int], ...]:
        s = _lords(state)
        return (score.assets(s, 0), score.assets(s, 1))

    def chance_label(self, label: int) -> str:
        return words.CHANCES[label]

    def chance_words(
        self, setup: Setup, state: State | None, label: int, n: int, drawn: Sequence["Drawn"]
    ) -> tuple[str, ...]:
        box = edition.edition_of(self.content(setup.files))
        before = [outcome for outcome in drawn if outcome.label == label]
        if label == codes.C_MERCENARY:
            return drawing.mercenaries(box, before)
        if label == codes.C_HAND:
            return drawing.hand(box, before)
        return drawing.reserve(_lords(state), before) if label == codes.C_LOOK and state is not None else ()

    def chance_seat(self, setup: Setup, label: int, drawn: Sequence["Drawn"]) -> int:
        if label != codes.C_HAND:
            return -1
        dealt = sum(outcome.label == label for outcome in drawn)
        return dealt // edition.edition_of(self.content(setup.files)).ships.hand

    def chance_outcome(self, label: int, n: int, outcome: int) -> str:
        return f"{outcome + 1}/{n}"

    def parse_outcome(self, label: int, n: int, text: str) -> int:
        if label == codes.C_ARRANGEMENT and text.strip().lower() in LAID_OUT:
            return LAID_OUT[text.strip().lower()]
        return super().parse_outcome(label, n, text)


def _lords(state: State) -> LordsState:
    return cast(LordsState, state)


game = Lords()
