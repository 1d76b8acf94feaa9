"""The native scenario of a checked file, a number of players and the options of a table."""

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ...errors import BadInput
from ..base import OptionValue
from ..owner_file import KEPT
from .board import Board
from .plan import LayoutPlan, Plan
from .plan_old import layout_id
from .plan_read import format_of, plan_of
from .plan_terms import set_terms
from .plan_words import Roster, cards_of, fort_figures, kinds_of
from .rules import codes
from .rules.chart import numbered
from .rules.scenario import Scenario
from .rules.units import Fort, Ship
from .scenario_file import Edition, edition_of, scenario_of

HITS = {"standard": codes.HITS_STANDARD, "even": codes.HITS_EVEN, "even-close": codes.HITS_EVEN_CLOSE}
BRISK = (1, 4, 1)  # Q10: calm, fresh, storm


def figures(numbers: list[int]) -> "vec[i64]":
    return vec[i64]([i64(number) for number in numbers])


def layout_for(plan: Plan, seats: int, options: Mapping[str, OptionValue]) -> LayoutPlan:
    """The layout for a number of players and the table's choice; BadInput names what there is."""
    fitting = [layout for layout in plan.layout if seats in layout.players]
    if not fitting:
        numbers = dict.fromkeys(str(players) for layout in plan.layout for players in layout.players)
        expected = ", ".join(numbers)
        raise BadInput("admiral-players", {"scenario": str(options["scenario"]), "given": seats, "expected": expected})
    ids = [layout.id for layout in fitting]
    if options["layout"]:
        if options["layout"] not in ids:
            raise BadInput("admiral-layout", {"given": str(options["layout"]), "expected": ", ".join(ids)})
        return fitting[ids.index(str(options["layout"]))]
    teams, islands = str(options["teams"]), str(options["islands"])
    wanted = layout_id(teams, islands)
    if wanted == "main":
        return fitting[0]
    if teams != "none" and teams not in ids:
        expected = ", ".join(["none", *(layout.id for layout in fitting if layout.sides and "+" not in layout.id)])
        raise BadInput("admiral-teams", {"given": teams, "seats": seats, "expected": expected})
    if wanted not in ids:
        plain = [layout.id for layout in fitting if not layout.sides and layout.id != "main"]
        raise BadInput("admiral-islands", {"given": islands, "expected": ", ".join(["none", *plain])})
    return fitting[ids.index(wanted)]


def heading(name: str, seats: int, options: Mapping[str, OptionValue], defaults: Mapping[str, OptionValue]) -> str:
    """How a position text names scenario, seats and options."""
    changed = [
        f"{key}={_text(value)}" for key, value in options.items() if key != "scenario" and value != defaults[key]
    ]
    return f"{name}:{seats}:{','.join(changed)}"


def _text(value: OptionValue) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


@lru_cache(maxsize=KEPT)
def build(
    content: str, edition_content: str, seats: int, given: tuple[tuple[str, OptionValue], ...], head: str
) -> Scenario:
    """The native scenario; BadInput where options and scenario do not go together."""
    options = dict(given)
    plan = plan_of(content)
    layout = layout_for(plan, seats, options)
    scenario = bare(plan, layout, seats, edition_content, head, bool(options["mines"]))
    scenario.content = content
    if format_of(content) == 1:
        scenario.spun_strength = scenario_of(content).rules.strength == "vane"
    _set_options(scenario, options)
    scenario.quiet_rounds = quiet_rounds(plan.rules.quiet_rounds, options)
    return scenario


def bare(
    plan: Plan, layout: LayoutPlan, seats: int, edition_content: str, head: str = "", with_mines: bool = False
) -> Scenario:
    """The native scenario before the table's options."""
    edition = edition_of(edition_content)
    board = Board(layout, {**edition.tile, **plan.tile})
    scenario = Scenario(head, board.chart(layout.reefs, layout.fort), cards_of(plan, edition), seats)
    scenario.edition = edition_content
    scenario.terms.layout = plan.layout.index(layout)
    _set_components(scenario, plan, edition)
    _set_forts(scenario, plan, layout, board, seats, edition)
    roster = Roster(plan, layout, seats)
    _set_fleet(scenario, roster, board)
    scenario.pearl_cells = figures([board.cell_of(name) for name in layout.treasure])
    _set_shares(scenario, layout, seats, with_mines)
    _set_sides(scenario, layout, seats)
    _set_rules(scenario, plan, layout)
    set_terms(scenario, plan, layout, board, seats, roster)
    return scenario


def plan_behind(scenario: Scenario) -> Plan:
    """The plan that a native scenario was made from."""
    return plan_of(scenario.content)


def quiet_rounds(own: int | None, options: Mapping[str, OptionValue]) -> int:
    """Q93: what the table chose, else what the scenario says; one that says never has no such end."""
    if own == 0:
        return 0
    if "quiet_rounds" in options:  # a table from before rules 2, where the scenario's own number was ignored
        return int(options["quiet_rounds"])
    if options["quiet"] == "scenario":
        return own or 0
    return 0 if options["quiet"] == "never" else int(options["quiet"])


def reconstructed(scenario: Scenario) -> bool:
    """Whether it is played with figures that are not the printed ones."""
    return edition_of(scenario.edition).reconstructed


def _set_components(scenario: Scenario, plan: Plan, edition: Edition) -> None:
    change = plan.mine_card
    scenario.mine_damage = edition.mine.damage if change.damage is None else change.damage
    scenario.mine_radius = edition.mine.radius if change.radius is None else change.radius
    kinds = kinds_of(plan)
    scenario.terms.kind_names = list(kinds)
    scenario.terms.letters = "".join(kinds.values())


def _set_forts(scenario: Scenario, plan: Plan, layout: LayoutPlan, board: Board, seats: int, edition: Edition) -> None:
    names = [fort.at for fort in layout.fort]
    owners = [fort.owner - 1 if fort.owner <= seats else -1 for fort in layout.fort]
    cards = [fort_figures(plan, edition, fort) for fort in layout.fort]
    scenario.fort_owner = figures(owners)
    scenario.every_fort = cast("vec[Fort]", numbered(len(owners)))
    scenario.fort_hull = figures([card[0] for card in cards])
    scenario.fort_range = figures([card[1] for card in cards])
    scenario.fort_range_diagonal = figures([card[2] for card in cards])
    scenario.fort_shots = figures([card[3] for card in cards])
    scenario.fort_damage = figures([min(fort.damage, card[0]) for fort, card in zip(layout.fort, cards, strict=True)])
    scenario.fort_pearls = figures([fort.treasure for fort in layout.fort])
    scenario.fort_goal = figures([names.index(fort.goal) + 1 if fort.goal else 0 for fort in layout.fort])
    scenario.pearl_gap = figures([board.cell_of(fort.gap) if fort.gap else 0 for fort in layout.fort])
    near = [any(fort.near and fort.owner - 1 == seat for fort in layout.fort) for seat in range(seats)]
    scenario.near = figures([int(one) for one in near])


def _set_fleet(scenario: Scenario, roster: Roster, board: Board) -> None:
    """C5: ships are numbered within their type over all players."""
    fleet = roster.ships
    scenario.ship_owner = figures([ship.owner for ship in fleet])
    scenario.ship_type = figures([ship.kind for ship in fleet])
    scenario.ship_number = figures([ship.number for ship in fleet])
    scenario.ship_cell = figures([board.cell_of(ship.at) if ship.at else 0 for ship in fleet])
    scenario.ship_damage = figures([ship.damage for ship in fleet])
    scenario.ship_load = figures([ship.load for ship in fleet])
    scenario.ship_round = figures([ship.round for ship in fleet])
    scenario.ship_zone = figures([ship.zone for ship in fleet])
    scenario.ship_cost = figures([ship.cost for ship in fleet])
    scenario.every_ship = cast("vec[Ship]", numbered(len(fleet)))
    scenario.terms.ship_names = [ship.name for ship in fleet]


def _set_shares(scenario: Scenario, layout: LayoutPlan, seats: int, with_mines: bool) -> None:
    """Reefs and mines, by seat."""
    places = layout.seat[:seats]
    mines = [seat.mines_optional if with_mines and seat.mines_optional else seat.mines for seat in places]
    scenario.reefs_of = figures([seat.reefs for seat in places])
    scenario.some_reefs = any(seat.reefs for seat in places)
    scenario.mines_of = figures(mines)
    scenario.mine_owner = figures([seat for seat, many in enumerate(mines) for _ in range(many)])
    scenario.any_port = figures([int(seat.start == "any_port") for seat in places])


def _set_sides(scenario: Scenario, layout: LayoutPlan, seats: int) -> None:
    if layout.sides:
        sides = {seat - 1: side for side, members in enumerate(layout.sides.values()) for seat in members}
        scenario.team = figures([sides[seat] for seat in range(seats)])
        scenario.in_teams = any(len(members) > 1 for members in layout.sides.values())


def _set_rules(scenario: Scenario, plan: Plan, layout: LayoutPlan) -> None:
    rules = plan.rules
    scenario.firing = "fire" in rules.actions
    scenario.boarding = "board" in rules.actions
    scenario.storming = "storm" in rules.actions
    scenario.fireships = "fireships" in rules.actions
    scenario.repairing = "repair" in rules.actions
    scenario.fort_work = "fort_work" in rules.actions
    scenario.pearls = "treasure" in rules.actions
    scenario.spun_strength = plan.weather.vane != (0, 1, 0)
    scenario.calm_odds, scenario.fresh_odds, scenario.storm_odds = plan.weather.vane
    scenario.order_by_die = rules.turn_order == "die"
    scenario.least_move = rules.least_move
    scenario.fort_clock = rules.fort_clock
    scenario.most_pearls = layout.stored
    scenario.round_limit = layout.rounds


def _set_options(scenario: Scenario, options: Mapping[str, OptionValue]) -> None:
    if options["vane"] == "brisk":
        scenario.calm_odds, scenario.fresh_odds, scenario.storm_odds = BRISK
    if options["turn_order"] != "scenario":
        scenario.order_by_die = options["turn_order"] != "seats"
        scenario.alternate = options["turn_order"] == "alternate" and scenario.in_teams
    if options["round_limit"]:
        scenario.round_limit = int(options["round_limit"])
    scenario.hits = HITS[str(options["hits"])]
    scenario.forts_block = bool(options["forts_block"])
    scenario.load_in_calm = not options["light_in_calm"]
    scenario.repair_ends = bool(options["repair_ends"])
    scenario.work_delay = bool(options["work_delay"])
    scenario.start_is_enough = bool(options["start_is_enough"])
    scenario.short_arrival = bool(options["short_arrival"])
    scenario.balance = bool(options["balance"])
