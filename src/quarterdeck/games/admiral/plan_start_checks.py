"""Whether a scenario is decided before it begins: goals and losses held against the position of the start."""

from collections.abc import Iterator

from ...engine.chance import Chance
from ..base import Line
from ..lines import Lines, Path
from .plan import Need, Plan
from .plan_read import mistake
from .plan_terms import classic
from .plan_words import groups
from .rules.game import empty_state
from .rules.goals import reached
from .rules.scenario import HOLD, HOLD_THESE, NEED, SURVIVE, W_KIND, W_LOAD, W_MANY, Scenario
from .scenario_build import bare
from .scenario_file import standard_edition


def decided(plan: Plan, lines: Lines) -> Iterator[Line]:
    """Every goal and loss that is true at the start, in every layout and for every number of players."""
    for number, layout in enumerate(plan.layout):
        told: set[Path] = set()
        for seats in layout.players:
            for path in _met(plan, number, seats):
                if path not in told:
                    told.add(path)
                    yield mistake("met", lines, ("layout", number, *path))


def _met(plan: Plan, number: int, seats: int) -> Iterator[Path]:
    layout = plan.layout[number]
    if classic(layout) is not None:
        yield from _met_classic(plan, number, seats)
        return
    scenario = _scenario(plan, number, seats)
    state = empty_state(scenario, Chance(0))
    at = 0
    told = [("goal", "need", goal.who, goal.need) for goal in layout.goal]
    told += [("loss", "when", loss.who, loss.when) for loss in layout.loss]
    for k, (table, _, who, conditions) in enumerate(told):
        place = k if table == "goal" else k - len(layout.goal)
        for group in groups(who, layout, seats):
            bits = sum(1 << seat for seat in group)
            if all(_true(scenario, at + n, reached(state, at + n, bits)) for n in range(len(conditions))):
                yield (table, place)
        at += len(conditions)


def _true(scenario: Scenario, need: int, many: int) -> bool:
    """Whether a condition would be met in the first round by nothing but waiting."""
    row = [int(figure) for figure in scenario.terms.needs[need * NEED : (need + 1) * NEED]]
    if row[W_KIND] == SURVIVE:
        return row[W_MANY] <= 1 and many > 0
    if row[W_KIND] in (HOLD, HOLD_THESE) and row[W_LOAD] > 1:
        return False
    return many >= row[W_MANY]


def _met_classic(plan: Plan, number: int, seats: int) -> Iterator[Path]:
    """Goals that format 1 could say, too: what lies in the forts, and how many a side has."""
    layout = plan.layout[number]
    for k, goal in enumerate(layout.goal):
        need: Need = goal.need[0]
        for group in groups("all", layout, seats):
            own = [fort for fort in layout.fort if fort.owner - 1 in group]
            stored = sum(fort.treasure for fort in own)
            enough = need.deliver is not None and stored >= need.deliver
            if enough or (isinstance(need.hold, int) and len(own) >= need.hold):
                yield ("goal", k)
                break


def _scenario(plan: Plan, number: int, seats: int) -> Scenario:
    return bare(plan, plan.layout[number], seats, standard_edition())
