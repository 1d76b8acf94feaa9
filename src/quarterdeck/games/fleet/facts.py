"""Fleet: The Dice Game as tables, terminal, server and client see it."""

from collections.abc import Mapping
from typing import cast

import msgspec

from ...engine.chance import Chance
from ...engine.evaluator import Evaluator
from ...engine.events import Event
from ...engine.state import Seat, State
from ...errors import BadInput, BadNotation, Param
from ..base import Component, Drawing, EventLine, Facts, Line, Odds, Option, Piece, Result, ScoreItem, Setup, Tally
from ..boxed import Boxed
from ..weights import weighed
from . import edition, odds, pieces, provenance, score, targets, text, warnings, words
from .actions import ACTIONS
from .bots.evaluate import FleetEvaluator
from .bots.planes import FleetPlanes
from .edition_file import BONUS_KINDS, FACES
from .rules import codes, preparation, scoring
from .rules.game import FleetState
from .rules.load import load
from .view import FleetView, view_of

FIRST = ("random", "1", "2", "3", "4")


class Fleet(Boxed):
    """Dice, sheets and a fishing fleet, for one to four."""

    reasons = words.REASONS
    actions = ACTIONS
    editions = edition.EDITIONS
    pointing = targets.POINTING
    drawing = Drawing(text.render, text.render_small)
    facts = Facts(
        id="fleet",
        rules=int(codes.RULES),
        seats=(1, 2, 3, 4),
        default_seats=2,
        minutes=(20, 30),
        age=10,
        designers="Ben Pinchback, Matt Riddle",
        publisher="Eagle-Gryphon Games",
        year="2019",
        options=(
            Option(key="first_player", default="random", choices=FIRST, rules=("F1.4",), of_seats=True),
            Option(key="strict_wharf", default=False, rules=("F9.4", "Q20")),
        ),
        tallies=(
            Tally(key="built", event="built", by="section"),
            Tally(key="launched", event="launched", by="section"),
        ),
        files=("edition",),
        seat_names=words.SEATS,
        named=True,
        hidden=False,
        ends=tuple(key for key, _ in words.ENDS.values()),
        place=2,
        peers=("backgammon", "yacht"),
    )

    # Positions

    def setup(self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None) -> Setup:
        checked = super().setup(seats, options, files)
        first = str(checked.options["first_player"])
        if first != "random" and int(first) > checked.seats:
            raise BadInput("fleet-first-player", {"given": first, "seats": checked.seats})
        return checked

    def new(self, setup: Setup, chance: Chance) -> FleetState:
        box = edition.components(self.content(setup.files))
        state = FleetState(box, chance, preparation.blank_sheets(box, setup.seats))
        state.rules = setup.rules
        state.events = []
        state.strict_wharf = bool(setup.options["strict_wharf"])
        preparation.set_up(state, Seat(FIRST.index(str(setup.options["first_player"])) - 1))
        return state

    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> FleetState:
        return load(text, edition.components(self.content(files)), chance, rules)

    def unreadable(self, why: str) -> BadInput:
        if not why.startswith("position-"):
            why = "position-parts" if why.startswith("part ") else "position-number"
        return super().unreadable(f"@{why}")

    def provenance(self, files: Mapping[str, str]) -> tuple[Component, ...]:
        return provenance.components(edition.edition_of(self.content(files)))

    def evaluator(self) -> Evaluator:
        return weighed(self, FleetEvaluator())

    def planes(self, state: State) -> FleetPlanes:
        return FleetPlanes(state.seats)

    # Actions

    def nearer(self, state: State, action: int, reason: Line) -> Line:
        return text.nearer(_fleet(state), action, reason)

    def refusal_args(self, state: State, action: int) -> dict[str, Param]:
        return text.refusal_args(_fleet(state), action)

    def meant(self, state: State, target: str, picked: frozenset[str]) -> int | None:
        notation = targets.meant(target)
        return self.parse(state, notation) if notation else None

    def odds(self, state: State, action: int) -> Odds | None:
        return odds.odds(_fleet(state), action)

    def warning(self, state: State, action: int) -> Line | None:
        return warnings.warning(_fleet(state), action)

    # What a seat may know

    def view(self, state: State, seat: int) -> FleetView:
        s = _fleet(state)
        return view_of(s, seat, edition.edition_of(s.box.content))

    def view_beside(self, state: State, seat: int, other: msgspec.Struct) -> FleetView:
        return msgspec.structs.replace(cast(FleetView, other), viewer=seat)

    def event(self, event: Event) -> EventLine:
        key, names, rules = words.EVENTS[event.code]
        args: dict[str, Param] = dict(zip(names, (event.a, event.b, event.c, event.d), strict=False))
        if event.seat >= 0:
            args["player"] = words.seat_word(event.seat)
        for name in args.keys() & words.FIGURES.keys():
            args[name] = words.FIGURES[name](int(args[name]))
        if event.code == codes.E_BONUS:
            args |= words.bonus_args(BONUS_KINDS[event.a] if event.a >= 0 else "none")
        return EventLine(key, event.seat, args, rules)

    def progress(self, state: State) -> Line:
        s = _fleet(state)
        return Line("progress", {"round": s.round, "rounds": s.rounds(), "step": words.STEPS[s.step]})

    def prompt(self, state: State, seat: int) -> Line:
        return text.prompt(_fleet(state), seat)

    def pieces(self, state: State) -> tuple[Piece, ...]:
        return pieces.pieces(_fleet(state))

    def result(self, state: State) -> Result:
        s = _fleet(state)
        key, rules = words.ENDS[s.ended]
        itemised = self.standing(s)
        totals = tuple(sum(item.points for item in items) for items in itemised)
        winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
        args: dict[str, Param] = {
            "winner": words.seat_word(winners[0] if winners else 0),
            "count": len(winners),
            "points": totals[winners[0] if winners else 0],
            "title": words.TITLES[scoring.title(s.box, totals[0])],
        }
        return Result(key, tuple(s.returns(seat) for seat in range(s.seats)), totals, itemised, args, rules)

    def standing(self, state: State) -> tuple[tuple[ScoreItem, ...], ...]:
        s = _fleet(state)
        return tuple(score.items(s, seat) for seat in range(s.seats))

    def assets(self, state: State) -> tuple[dict[str, int], ...]:
        s = _fleet(state)
        return tuple(score.assets(s, seat) for seat in range(s.seats))

    # Chance: a die's label carries its faces, so that every outcome has its name

    def chance_label(self, label: int) -> str:
        return words.CHANCES[label % codes.LABELS]

    def chance_outcome(self, label: int, n: int, outcome: int) -> str:
        return outcome_names(label, n)[outcome]

    def parse_outcome(self, label: int, n: int, text: str) -> int:
        names = outcome_names(label, n)
        given = text.strip().lower()
        if given in names:
            return names.index(given)
        raise BadNotation("fleet-outcome", {"given": text[:20], "expected": ", ".join(dict.fromkeys(names))})


def outcome_names(label: int, n: int) -> list[str]:
    """What the sides of a die show: `cod`; a second side with the same face is `cod2`. Seats are numbers."""
    layout = label // codes.LABELS
    if not layout:
        return [str(seat + 1) for seat in range(n)]
    sides = edition.sides_of(layout)
    return [
        FACES[face] if sides[:i].count(face) == 0 else f"{FACES[face]}{sides[:i].count(face) + 1}"
        for i, face in enumerate(sides)
    ]


def _fleet(state: State) -> FleetState:
    return cast(FleetState, state)


game = Fleet()
