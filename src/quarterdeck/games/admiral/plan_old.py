"""Files of format 1 as plans of format 2, for playing them and for `quarterdeck scenario upgrade`."""

from .plan import (
    FortPlan,
    GoalPlan,
    LayoutPlan,
    LossPlan,
    Need,
    Plan,
    Rules,
    SeatPlan,
    ShipPlan,
    Text,
    Weather,
)
from .scenario_file import Extra, Fort, Layout, ScenarioFile, Team, Words


def upgraded(old: ScenarioFile) -> Plan:
    """The same scenario as a plan."""
    rules = old.rules
    return Plan(
        game="admiral",
        name=_text(old.name),
        briefing=_text(old.briefing),
        layout=tuple(plan for layout in old.layout for plan in _layouts(old, layout)),
        source=old.source,
        cargo="pearl",
        rules=Rules(
            rules.actions,
            "seats" if rules.turn_order == "seats" else "die",
            rules.least_move,
            rules.fort_clock,
            rules.quiet_rounds,
        ),
        weather=Weather(vane=(0, 1, 0) if rules.strength == "fresh" else rules.vane),
        tile=old.tile,
    )


def _text(words: Words) -> Text:
    return Text(words.en, words.ru)


def layout_id(team: str, extra: str) -> str:
    """The layout that the options `teams` and `islands` mean."""
    return "+".join(name for name in (team, extra) if name != "none") or "main"


def _layouts(old: ScenarioFile, layout: Layout) -> list[LayoutPlan]:
    """The layout itself, and one for every team and every choice of further islands."""
    found = []
    for team in (None, *layout.team):
        for extra in (None, *layout.extra):
            found.append(_layout(old, layout, team, extra))
    return found


def _layout(old: ScenarioFile, layout: Layout, team: Team | None, extra: Extra | None) -> LayoutPlan:
    seats = max(layout.players, default=1)
    sides = {f"side{number + 1}": side for number, side in enumerate(team.sides)} if team else {}
    return LayoutPlan(
        players=layout.players,
        size=(layout.width, layout.height),
        id=layout_id(team.name if team else "none", extra.name if extra else "none"),
        islands=(*layout.islands, *(extra.islands if extra else ())),
        closed=layout.closed,
        reefs=layout.reefs,
        treasure=layout.treasure,
        sides=sides,
        rounds=old.victory.rounds,
        stored=old.victory.most_treasure,
        fort=tuple(_fort(fort) for fort in layout.fort),
        seat=tuple(_seat(old, layout, seat) for seat in range(1, seats + 1)),
        goal=_goals(old, team.deliver if team else layout.deliver),
        loss=_losses(old),
    )


def _fort(fort: Fort) -> FortPlan:
    return FortPlan(
        at=fort.at,
        owner=fort.owner,
        damage=fort.damage,
        treasure=fort.treasure,
        goal=fort.goal,
        gap=fort.gap,
        near=fort.near,
    )


def _seat(old: ScenarioFile, layout: Layout, seat: int) -> SeatPlan:
    placed = [ShipPlan(ship.type, ship.at) for ship in layout.ship if ship.owner == seat]
    ships = (*layout.squadron, *(ship if ship.at else ship.kind for ship in placed))
    return SeatPlan(
        ships=ships,
        start=old.rules.start,
        mines=layout.mines_each,
        mines_optional=layout.mines_optional,
        reefs=layout.reefs_each,
    )


def _goals(old: ScenarioFile, deliver: int) -> tuple[GoalPlan, ...]:
    victory, goals = old.victory, []
    if deliver:
        goals.append(GoalPlan((Need(deliver=deliver, to="own"),)))
    if victory.arrive:
        goals.append(GoalPlan((Need(arrive=1, at="goal", kind=victory.arrive),)))
    if victory.hold_forts:
        goals.append(GoalPlan((Need(hold=victory.hold_forts, rounds=0),)))
    return tuple(goals)


def _losses(old: ScenarioFile) -> tuple[LossPlan, ...]:
    if not old.victory.arrive:
        return ()
    kind = old.victory.arrive
    return (LossPlan((Need(lost=1, kind=kind),)),)
