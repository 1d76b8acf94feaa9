"""Goals, points, zones, weather and events of a plan as the native terms of a scenario."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64, u8

from .board import Board, turned
from .plan import DEFAULT_LADDER, RUNGS, BlowsTo, LayoutPlan, Need, Plan, PointsPlan, condition_of, event_of
from .plan_words import (
    Roster,
    bits_of,
    cells_of,
    edge_number,
    fort_number,
    groups,
    kinds_of,
    place_number,
    rounds_of,
)
from .rules import scenario as native
from .rules.scenario import Scenario
from .scenario_file import TYPES, edition_of, standard_edition

EVERY_KIND = 255
COURSES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
FORCES = ("calm", "fresh", "storm")
SCORED = ("deliver", "sink", "take", "exit", "lost", "ruin", "storm", "hold")  # the order of native.SC_DELIVER and on
UNLIMITED = 100_000  # cargo of an event that comes again and again


def figures(numbers: Sequence[int]) -> "vec[i64]":
    return vec[i64]([i64(number) for number in numbers])


def set_terms(scenario: Scenario, plan: Plan, layout: LayoutPlan, board: Board, seats: int, roster: Roster) -> None:
    """Everything that scenarios of format 2 add; a scenario that needs none of it keeps no deeds."""
    _set_zones(scenario, layout, board, seats)
    _set_forts(scenario, layout, seats)
    _set_goals(scenario, plan, layout, seats, roster)
    _set_exits(scenario, layout, board)
    _set_weather(scenario, plan, layout)
    _set_cargo(scenario, layout, board)
    _set_drafts(scenario, layout, seats)
    _set_islands(scenario, plan, layout, seats)
    scenario.has_arrivals = any(ship.round for ship in roster.ships)
    terms = scenario.terms
    parts = (scenario.has_goals, scenario.has_exits, scenario.has_weather, scenario.has_events)
    scenario.has_deeds = any(parts) or scenario.special_forts or scenario.has_arrivals
    scenario.has_deeds |= any(terms.budget) or terms.islands_each > 0


def _set_zones(scenario: Scenario, layout: LayoutPlan, board: Board, seats: int) -> None:
    names = list(layout.zone)
    for number, cells in enumerate(layout.zone.values()):
        for place in cells_of(cells, layout.width, layout.height) or ():
            scenario.terms.zones[board.cell(place)] |= 1 << number
    starts = [seat.start for seat in layout.seat[:seats]]
    scenario.terms.start = figures([names.index(start) if start in names else -1 for start in starts])


def _set_forts(scenario: Scenario, layout: LayoutPlan, seats: int) -> None:
    terms = scenario.terms
    terms.royal = sum(1 << k for k, fort in enumerate(layout.fort) if fort.kind == "royal")
    terms.shut = sum(1 << k for k, fort in enumerate(layout.fort) if fort.shut)
    terms.users = figures([bits_of(fort.users, layout, seats) for fort in layout.fort])
    terms.fires = figures([bits_of(fort.fires, layout, seats) if fort.fires is not None else 0 for fort in layout.fort])
    gates = any(event.open or event.shut for event in layout.event)
    scenario.special_forts = bool(terms.royal or terms.shut or gates or any(terms.fires))


# Goals


def classic(layout: LayoutPlan) -> tuple[int, str, int] | None:
    """deliver, arrive, hold of goals that format 1 could say, for which the rules have ways of their own; else None."""
    if layout.points != PointsPlan() or layout.decide != DEFAULT_LADDER:
        return None
    deliver, arrive, hold = 0, "", 0
    for goal in layout.goal:
        need = goal.need[0]
        if goal.who != "all" or len(goal.need) > 1:
            return None
        if need == Need(deliver=need.deliver, to="own") and need.deliver and not deliver:
            deliver = need.deliver
        elif need == Need(arrive=1, at="goal", kind=need.kind) and need.kind in TYPES and not arrive:
            arrive = need.kind
        elif need == Need(hold=need.hold, rounds=0) and isinstance(need.hold, int) and not hold:
            hold = need.hold
        else:
            return None
    wanted = [(Need(lost=1, kind=arrive),)] if arrive else []
    if [loss.when for loss in layout.loss] != wanted or any(loss.who != "all" for loss in layout.loss):
        return None
    return deliver, arrive, hold


def _set_goals(scenario: Scenario, plan: Plan, layout: LayoutPlan, seats: int, roster: Roster) -> None:
    known = classic(layout)
    if known is not None:
        scenario.deliver, scenario.hold_forts = known[0], known[2]
        scenario.arriving_type = TYPES.index(known[1]) if known[1] else -1
        return
    scenario.has_goals = True
    needs: list[int] = []
    claims: list[int] = []
    told = [(goal.who, goal.need, 0) for goal in layout.goal] + [(loss.who, loss.when, 1) for loss in layout.loss]
    for who, conditions, loss in told:
        first = len(needs) // int(native.NEED)
        for need in conditions:
            needs += _need(need, plan, layout, seats, roster)
        for group in groups(who, layout, seats):
            claims += [sum(1 << seat for seat in group), first, len(conditions), loss]
    scenario.terms.needs = figures(needs)
    scenario.terms.claims = figures(claims)
    scenario.terms.ladder = figures([_rung(layout, rung) for rung in layout.decide])
    _set_points(scenario, plan, layout)


def _rung(layout: LayoutPlan, word: str) -> int:
    return RUNGS.index(word) if word in RUNGS else int(native.RUNG_SIDES) + list(layout.sides).index(word)


def _kinds(plan: Plan, kind: str) -> int:
    return 1 << list(kinds_of(plan)).index(kind) if kind else EVERY_KIND


def _need(need: Need, plan: Plan, layout: LayoutPlan, seats: int, roster: Roster) -> list[int]:
    """A condition as a row: kind, many, place, kinds, load or rounds, of, ship."""
    kinds = _kinds(plan, need.kind)
    everybody = (1 << seats) - 1
    match condition_of(need):
        case "deliver":
            return [int(native.DELIVER), need.deliver or 0, place_number(layout, need.to or "own"), kinds, 0, 0, -1]
        case "hold":
            return _hold(need, layout)
        case "arrive":
            return [int(native.ARRIVE), need.arrive or 0, place_number(layout, need.at), kinds, 0, 0, -1]
        case "exit":
            place = edge_number(layout, need.edge) if need.edge else 15
            return [int(native.EXIT), need.exit or 0, place, kinds, need.load, 0, -1]
        case "sink":
            of = bits_of(need.of, layout, seats) if need.of is not None else everybody
            ship = roster.named(need.sink) if isinstance(need.sink, str) else -1
            return [int(native.SINK), need.sink if isinstance(need.sink, int) else 1, 0, kinds, 0, of, ship]
        case "survive":
            return [int(native.SURVIVE), need.survive or 0, 0, kinds, 0, 0, roster.named(need.ship)]
        case "points":
            return [int(native.POINTS), need.points or 0, 0, kinds, 0, 0, -1]
    if isinstance(need.lost, str) and roster.named(need.lost) < 0:
        return [int(native.LOST_FORT), 1, fort_number(layout, need.lost), kinds, 0, 0, -1]
    ship = roster.named(need.lost) if isinstance(need.lost, str) else -1
    return [int(native.LOST), need.lost if isinstance(need.lost, int) else 1, 0, kinds, 0, 0, ship]


def _hold(need: Need, layout: LayoutPlan) -> list[int]:
    rounds = 1 if need.rounds is None else need.rounds
    if isinstance(need.hold, int):
        return [int(native.HOLD), need.hold, 0, EVERY_KIND, rounds, 0, -1]
    forts = {fort_number(layout, word) for word in need.hold or ()}
    return [int(native.HOLD_THESE), len(forts), sum(1 << fort for fort in forts), EVERY_KIND, rounds, 0, -1]


def _set_points(scenario: Scenario, plan: Plan, layout: LayoutPlan) -> None:
    points, terms, kinds = layout.points, scenario.terms, list(kinds_of(plan))
    terms.scoring = points != PointsPlan()
    for row, name in enumerate(SCORED):
        given = getattr(points, name)
        for column, kind in enumerate(kinds):
            terms.scores[row * int(native.KINDS) + column] = given.get(kind, 0) if isinstance(given, dict) else given
    if points.arrive:
        terms.arrival_place = place_number(layout, points.arrive.at)
        terms.arrival_kinds = _kinds(plan, points.arrive.kind)
        terms.arrival_scores = figures(points.arrive.score)


def _set_exits(scenario: Scenario, layout: LayoutPlan, board: Board) -> None:
    """N1: the edges that a goal or score names; a score alone means all of them."""
    named = [need.edge or "" for goal in layout.goal for need in goal.need if need.exit]
    if not named and layout.points.exit:
        named = [""]
    scenario.has_exits = bool(named)
    for word in named:
        number = edge_number(layout, word) if word else 15
        for cell in scenario.chart.every_cell:
            if number < native.ZONES_FROM:
                scenario.terms.edges[cell] = u8(int(scenario.terms.edges[cell]) | number)
            elif scenario.terms.zones[cell] >> (number - native.ZONES_FROM) & 1:
                scenario.terms.edges[cell] = u8(15)


# Weather, events, cargo


def _sectors(blows_to: BlowsTo | None) -> tuple[int, ...]:
    return blows_to.sectors() if blows_to is not None else (1,) * 8


def _set_weather(scenario: Scenario, plan: Plan, layout: LayoutPlan) -> None:
    weather, terms = plan.weather, scenario.terms
    vane, blows = weather.vane, _sectors(weather.blows_to)
    rows = [*vane, *blows]
    happenings: list[int] = []
    changes = 0
    for number, event in sorted(enumerate(layout.event), key=lambda one: one[1].round):
        if event.weather is not None:
            vane = event.weather.vane or vane
            blows = _sectors(event.weather.blows_to) if event.weather.blows_to is not None else blows
            rows += [*vane, *blows]
            changes += 1
            happenings += [event.round, event.every, int(native.NEW_WEATHER), changes, number]
        elif event_of(event) != "ships":
            happenings += _happenings(event.round, event.every, number, layout, scenario)
    terms.weathers = figures(rows)
    script: list[int] = []
    for one in weather.script:
        to = COURSES.index(one.to) if one.to else -1
        force = FORCES.index(one.force) if one.force else -1
        script += [one.round, to, force]
    terms.script = figures(script)
    scenario.has_weather = weather.blows_to is not None or bool(weather.script) or changes > 0
    terms.events = figures(happenings)
    scenario.has_events = bool(happenings)


def _happenings(number: int, every: int, at: int, layout: LayoutPlan, scenario: Scenario) -> list[int]:
    event = layout.event[at]
    if event.open:
        return [number, every, int(native.OPENING), fort_number(layout, event.open), at]
    if event.shut:
        return [number, every, int(native.SHUTTING), fort_number(layout, event.shut), at]
    if event.say:
        return [number, every, int(native.SAYING), 0, at]
    rows: list[int] = []
    for column, row in cells_of(event.treasure, layout.width, layout.height) or ():
        rows += [number, every, int(native.CARGO), (row + 1) * (layout.width + 2) + column + 1, at]
    return rows


def _set_cargo(scenario: Scenario, layout: LayoutPlan, board: Board) -> None:
    terms = scenario.terms
    cells = [int(cell) for cell in scenario.pearl_cells]
    terms.pearls_at_start = len(cells)
    total = len(cells) + sum(int(many) for many in scenario.fort_pearls) + sum(int(load) for load in scenario.ship_load)
    for event in layout.event:
        for place in cells_of(event.treasure, layout.width, layout.height) or ():
            cell = board.cell(place)
            terms.cargo_later[cell] = u8(1)
            cells += [cell] if cell not in cells else []
            total += UNLIMITED if event.every and not layout.rounds else len(list(rounds_of(event, layout)))
    scenario.pearl_cells = figures(cells)
    terms.most_pearls = total


# Set-up


def _set_drafts(scenario: Scenario, layout: LayoutPlan, seats: int) -> None:
    drafts = [seat.draft for seat in layout.seat[:seats]]
    scenario.terms.budget = figures([draft.points if draft else 0 for draft in drafts])
    scenario.terms.secret = any(draft.secret for draft in drafts if draft)


def _set_islands(scenario: Scenario, plan: Plan, layout: LayoutPlan, seats: int) -> None:
    each, terms = layout.islands_each, scenario.terms
    if each is None:
        return
    tiles = {**edition_of(scenario.edition or standard_edition()).tile, **plan.tile}
    names = list(dict.fromkeys(each.tiles))
    shapes: list[int] = []
    for name in names:
        for quarter in range(4):
            kinds, closed = turned(tiles[name], quarter * 90)
            columns = max(column for column, _ in kinds) + 1
            rows = max(row for _, row in kinds) + 1
            spread = [(column, row) for row in range(rows) for column in range(columns)]
            blank = [0] * (int(native.TILE_CELLS) - len(spread))
            shapes += [columns, rows, *(kinds[place] for place in spread), *blank]
            shapes += [*(closed.get(place, 0) if layout.closed else 0 for place in spread), *blank]
    terms.shapes = figures(shapes)
    terms.tile_many = figures([each.tiles.count(name) for name in names])
    terms.tile_names = names
    terms.islands_each = each.many
    terms.apart = each.apart
    terms.may_skip = each.skip
