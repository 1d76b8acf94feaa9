"""Admiral in sentences: prompts, events, refusals' arguments, results."""

from ...engine.events import Event
from ...engine.state import Seat
from ...errors import Param
from ..base import Course, EventLine, Line, Result, ScoreItem
from .actions import ACTIONS, DIRECTIONS, LETTERS, ORDERS, called, fort_name, ship_name, unit_name
from .cargo import PEARLS, both, kind_word, words_of
from .plan import RUNGS, Plan
from .plan_words import kinds_of
from .rules import codes
from .rules.chart import Cell, cell_name, letters
from .rules.fleet import pearls_of
from .rules.game import AdmiralState
from .rules.goals import AT_ONCE, ROUND_END, TURN_END, claim_met
from .rules.position import CAUSE, D_ALL, D_BUDGET, DEED, RUNG
from .rules.scenario import CLAIM, L_FIRST, L_SEATS
from .rules.telling import FORT_NAMES
from .rules.turn import quiet_left
from .rules.units import Fort, Ship, Unit, fort_of
from .rules.victory import share_of
from .scenario_build import plan_behind
from .scenario_file import TYPES
from .words import ENDS, EVENTS, OUT_REASONS, PHASE_RULES, PHASES, STRENGTHS

CELL_FIGURES = ("cell", "from", "to", "fort")
SHIP_FIGURES = ("ship", "other")
UNIT_FIGURES = ("unit", "target")


def seat_word(seat: int) -> str:
    """The message that names a player; nobody has one, too."""
    return f"@seat-{seat + 1}" if seat >= 0 else "@seat-nobody"


def course_word(course: int) -> str:
    """The message that names a course or wind: each language has letters of its own."""
    return f"@course-{DIRECTIONS[course]}"


def told_cell(figure: int) -> str:
    """A cell as events tell it: column * 64 + row."""
    return f"{letters(figure // 64)}{figure % 64 + 1}"


class Names:
    """What ships are called at a table: the letters of its scenario, by its rules."""

    def __init__(self, plan: Plan | None, rules: int) -> None:
        self.letters = "".join(kinds_of(plan).values()) if plan else LETTERS
        self.rules = rules

    def ship(self, figure: int) -> str:
        return called(self.letters[figure // 8], figure % 8, self.rules)

    def unit(self, figure: int) -> str:
        return told_cell(figure - FORT_NAMES) if figure >= FORT_NAMES else self.ship(figure)


def event(event: Event, plan: Plan | None = None, layout: int = 0, number: int = int(codes.RULES)) -> EventLine:
    """An event with its sentence; a scenario has words and letters of its own, `number` is that of the rules."""
    key, names, rules = EVENTS[event.code]
    figures = (event.a, event.b, event.c, event.d)
    args: dict[str, Param] = {"player": seat_word(event.seat)}
    ships = Names(plan, number)
    for name, figure in zip(names, figures, strict=False):
        args[name] = _figure(event.code, name, figure, ships)
    if event.code in CARGO_EVENTS:
        args |= words_of(plan) if plan else PEARLS
    if event.code == codes.E_SAID:
        args["text"] = _said(plan, layout, event.a)
    if event.code == codes.E_CHOSEN:
        args["kind"] = _kind(plan, event.a)
    if event.code == codes.E_OUT:
        args["why"], rules = OUT_REASONS[event.a]
    if event.code == codes.E_MINE_LAID and event.a < 0:
        args |= {"cell": "hidden", "order": "-"}
    return EventLine(key, event.seat, args, rules)


CARGO_EVENTS = (
    codes.E_PEARLS_FALL,
    codes.E_PEARLS_LOST,
    codes.E_STOWED,
    codes.E_TAKEN,
    codes.E_TAKEN_FORT,
    codes.E_UNLOADED,
    codes.E_CARGO,
)


def _said(plan: Plan | None, layout: int, number: int) -> str:
    say = plan.layout[layout].event[number].say if plan else None
    return both(say.say("en"), say.say("ru")) if say else "-"


def _kind(plan: Plan | None, kind: int) -> str:
    """A kind of ship in words."""
    return kind_word(plan, kind) if plan else f"@board-class-{TYPES[kind]}"


def _figure(code: int, name: str, figure: int, names: Names) -> Param:
    """A figure in its notation."""
    if name == "direction":
        return course_word(figure)
    if name == "strength":
        return STRENGTHS[figure]
    if name == "order":
        return f"@order-{ORDERS[figure]}" if figure >= 0 else "-"
    if code == codes.E_STOWED or (name in SHIP_FIGURES and code not in OTHER_IS_SEAT) or name == "ship":
        return names.ship(figure)
    if name == "other":
        return seat_word(figure)
    if name in UNIT_FIGURES:
        return names.unit(figure) if code != codes.E_BOARDING else names.ship(figure)
    if name in CELL_FIGURES:
        return told_cell(figure) if figure >= 0 else "-"
    return figure


OTHER_IS_SEAT = (codes.E_CAPTURED, codes.E_FORT_CAPTURED, codes.E_FORT_GIVEN, codes.E_FORT_INHERITED)


def prompt(s: AdmiralState, seat: int) -> Line:
    """What this seat should do, or whom it waits for."""
    if s.phase == codes.OVER:
        return Line("prompt-over")
    if seat < 0 or not s.is_pending(seat):
        return Line("prompt-wait", {"player": seat_word(s.to_move())})
    args: dict[str, Param] = {"left": 0, "unit": "-", "target": "-", "cell": "-", "wind": course_word(s.wind)}
    args["strength"] = STRENGTHS[s.strength]
    args |= words_of(plan_behind(s.scenario))
    if s.target >= 0:
        args["target"] = unit_name(s, s.target)
    if s.phase == codes.PLACE_REEFS:
        args["left"] = s.player(Seat(seat), codes.S_REEFS)
    if s.phase == codes.DRAFT:
        args["left"] = s.deeds[D_BUDGET * DEED + seat]
    if s.phase == codes.LAY_MINES:
        args |= {"left": s.player(Seat(seat), codes.S_MINES), "optional": 1 if s.rules >= 2 else 0}
    if s.phase in (codes.SHARE, codes.STOW):
        args["left"] = s.points
        args["unit"] = unit_name(s, s.at_unit)
    if s.phase == codes.WINDOW:
        args["unit"] = ship_name(s, s.sailing)
        args["cell"] = cell_name(s.chart, s.cell_of(s.sailing))
    key = PHASES[s.phase]
    if s.phase == codes.TURN:
        args |= {"left": quiet_left(s), "rounds": s.quiet}
        key = "race" if s.scenario.arriving_type >= 0 else "drift" if s.why_not(codes.END) else "turn"
    return Line(f"prompt-{key}", args, PHASE_RULES[s.phase])


def refusal_args(s: AdmiralState, action: int) -> dict[str, Param]:
    """The particulars that a reason may mention."""
    args: dict[str, Param] = {"ship": "-", "target": "-", "fort": "-", "cell": "-", "cells": 0}
    args |= words_of(plan_behind(s.scenario))
    args |= {"wind": course_word(s.wind), "phase": f"@prompt-{PHASES[s.phase]}-short", "least": s.scenario.least_move}
    values = ACTIONS.values(action)
    if "cell" in values:
        return args | {"cell": _cell(s, Cell(values["cell"]))}
    for name, value in values.items():
        if name in ("ship", "prey"):
            args["ship" if name == "ship" else "target"] = _ship(s, Ship(value))
        elif name in ("unit", "target"):
            args["ship" if name == "unit" else "target"] = _unit(s, Unit(value))
        elif name in ("fort", "stormed"):
            args["fort"] = _fort(s, Fort(value))
        elif name in ("cells", "drifted", "shots", "points"):
            args["cells"] = value
    if "ship" in values and args["fort"] != "-" and "other" not in values:
        args["target"] = args["fort"]
    return args


def _ship(s: AdmiralState, ship: Ship) -> str:
    return ship_name(s, ship) if ship < s.ship_count else "?"


def _fort(s: AdmiralState, fort: Fort) -> str:
    return fort_name(s, fort) if fort < s.fort_count else "?"


def _unit(s: AdmiralState, unit: Unit) -> str:
    return _fort(s, fort_of(unit)) if unit >= codes.FORTS_FROM else _ship(s, Ship(unit))


def _cell(s: AdmiralState, cell: Cell) -> str:
    return cell_name(s.chart, cell) if cell < s.chart.size and s.chart.inside(cell) else "?"


def items(s: AdmiralState, seat: Seat) -> tuple[ScoreItem, ...]:
    """The pearls of a seat, fort by fort."""
    found = []
    for fort in s.every_fort:
        pearls = s.fort(fort, codes.F_PEARLS)
        if s.fort_owner(fort) == seat and pearls:
            name = fort_name(s, fort)
            cell = cell_name(s.chart, s.chart.fort_cell[fort])
            args: dict[str, Param] = {"fort": name, "count": pearls, **words_of(plan_behind(s.scenario))}
            found.append(ScoreItem("pearls", pearls, args, (cell,), ("Q78",)))
    return tuple(found)


CAUSES = ("time", "quiet", "stored", "ships", "several")


def _rung(s: AdmiralState, winners: int) -> str:
    """What the ladder decided by."""
    if winners == s.seats:
        return "@rung-equal"
    rung = int(s.deeds[D_ALL * DEED + RUNG])
    return f"@rung-{RUNGS[rung] if rung < len(RUNGS) else 'side'}"


def assets(s: AdmiralState, seat: Seat) -> dict[str, int]:
    """What a seat has to fight with: ships, their hull, forts, pearls on their way home."""
    ships = [ship for ship in s.every_ship if s.afloat(ship) and s.owner_of(ship) == seat]
    forts = [fort for fort in s.every_fort if s.fort_owner(fort) == seat]
    return {
        "ship": len(ships),
        "hull": sum(s.hull_left(ship) for ship in ships),
        "fort": len(forts),
        "fort-hull": sum(s.fort_hull_left(fort) for fort in forts),
        "aboard": sum(s.of(ship, codes.LOAD) for ship in ships),
    }


def course(s: AdmiralState) -> Course:
    """How the game went: its rounds, the goal that decided, whether only quiet or nobody ended it."""
    quiet = s.ended == codes.BY_QUIET or (
        s.ended == codes.BY_LADDER and CAUSES[s.deeds[D_ALL * DEED + CAUSE]] == "quiet"
    )
    return Course(int(s.round), _goal(s) if s.ended in BY_GOALS else 0, quiet or s.ended == codes.BY_DRAW)


BY_GOALS = (codes.BY_GOAL, codes.BY_DELIVERY, codes.BY_ARRIVAL, codes.BY_FORTS)


def _goal(s: AdmiralState) -> int:
    """The goal of the scenario that is met now, from 1; the older kind of scenario has one only."""
    if s.ended != codes.BY_GOAL:
        return 1
    claims = [int(figure) for figure in s.scenario.terms.claims]
    layout = plan_behind(s.scenario).layout[s.scenario.terms.layout]
    for claim in range(len(claims) // int(CLAIM)):
        seats, first = claims[claim * int(CLAIM) + int(L_SEATS)], claims[claim * int(CLAIM) + int(L_FIRST)]
        for number in range(1, len(layout.goal) + 1):
            if first < sum(len(one.need) for one in layout.goal[:number]):
                break
        else:
            continue  # a loss
        moments = (AT_ONCE, TURN_END, ROUND_END)
        if seats & ~int(s.winners) == 0 and any(claim_met(s, claim, moment) for moment in moments):
            return number
    return 0


def result(s: AdmiralState) -> Result:
    """How the game ended."""
    key, rules = ENDS[s.ended]
    returns = tuple(share_of(s, seat) for seat in s.every_seat)
    winners = [seat for seat in s.every_seat if s.winners >> seat & 1]
    race = s.scenario.arriving_type >= 0
    itemised = tuple(() if race else items(s, seat) for seat in s.every_seat)
    args: dict[str, Param] = {
        "winner": seat_word(int(winners[0])) if winners else "@seat-nobody",
        "winners": len(winners),
        "rounds": s.round,
        "quiet": s.quiet,
        "why": "quiet" if 0 < s.scenario.quiet_rounds <= s.quiet else "rounds",
        "seats": ", ".join(str(seat + 1) for seat in winners) or "-",
        **words_of(plan_behind(s.scenario)),
    }
    if s.ended == codes.BY_LADDER:
        args |= {"cause": CAUSES[s.deeds[D_ALL * DEED + CAUSE]], "rung": _rung(s, len(winners))}
    totals = () if race else tuple(pearls_of(s, seat) for seat in s.every_seat)
    return Result(key, returns, totals, itemised, args, rules)
