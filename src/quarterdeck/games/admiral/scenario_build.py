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
from .rules import codes
from .rules.chart import numbered
from .rules.scenario import Scenario
from .rules.units import Fort, Ship
from .scenario_file import TYPES, Edition, Island, Layout, ScenarioFile, edition_of, scenario_of

HITS = {"standard": codes.HITS_STANDARD, "even": codes.HITS_EVEN, "even-close": codes.HITS_EVEN_CLOSE}
BRISK = (1, 4, 1)  # Q10: calm, fresh, storm


def figures(numbers: list[int]) -> "vec[i64]":
    return vec[i64]([i64(number) for number in numbers])


def layout_for(scenario: ScenarioFile, seats: int, lang_name: str) -> Layout:
    """The layout for a number of players; BadInput names the numbers there are."""
    for layout in scenario.layout:
        if seats in layout.players:
            return layout
    expected = ", ".join(str(players) for layout in scenario.layout for players in layout.players)
    raise BadInput("admiral-players", {"scenario": lang_name, "given": seats, "expected": expected})


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
    file, edition = scenario_of(content), edition_of(edition_content)
    layout = layout_for(file, seats, str(options["scenario"]))
    board = Board(layout, {**edition.tile, **file.tile}, _further(layout, str(options["islands"])))
    scenario = Scenario(head, board.chart(layout.reefs, layout.fort), _cards(edition), seats)
    _set_components(scenario, edition)
    _set_forts(scenario, layout, board, seats)
    _set_fleet(scenario, layout, board, seats)
    scenario.pearl_cells = figures([board.cell_of(name) for name in layout.treasure])
    scenario.reefs_each = layout.reefs_each
    scenario.mines_each = layout.mines_optional if options["mines"] and layout.mines_optional else layout.mines_each
    scenario.deliver = layout.deliver
    _set_rules(scenario, file)
    _set_teams(scenario, layout, str(options["teams"]), seats)
    _set_options(scenario, options)
    scenario.quiet_rounds = quiet_rounds(file.rules.quiet_rounds, options)
    scenario.content = content
    scenario.edition = edition_content
    return scenario


def quiet_rounds(own: int | None, options: Mapping[str, OptionValue]) -> int:
    """Q93: what the table chose, else what the scenario says; one that says never has no such end."""
    if own == 0:
        return 0
    if "quiet_rounds" in options:  # a table from before rules 2, where the scenario's own number was ignored
        return int(options["quiet_rounds"])
    if options["quiet"] == "scenario":
        return own or 0
    return 0 if options["quiet"] == "never" else int(options["quiet"])


def file_of(scenario: Scenario) -> ScenarioFile:
    """The file that a native scenario was made from."""
    return scenario_of(scenario.content)


def reconstructed(scenario: Scenario) -> bool:
    """Whether it is played with figures that are not the printed ones."""
    return edition_of(scenario.edition).reconstructed


def _further(layout: Layout, name: str) -> tuple[Island, ...]:
    if name == "none":
        return ()
    for extra in layout.extra:
        if extra.name == name:
            return extra.islands
    raise BadInput("admiral-islands", {"given": name, "expected": ", ".join(["none", *(e.name for e in layout.extra)])})


def _cards(edition: Edition) -> list[int]:
    cards: list[int] = []
    for name in TYPES:
        card = edition.ship[name]
        cards += [*card.calm, *card.fresh, *card.storm, *card.range, *card.shots, card.hull, *card.pearls]
    return cards


def _set_components(scenario: Scenario, edition: Edition) -> None:
    scenario.fort_hull = edition.fort.hull
    scenario.fort_range, scenario.fort_range_diagonal = edition.fort.range
    scenario.fort_shots = edition.fort.shots
    scenario.mine_damage = edition.mine.damage
    scenario.mine_radius = edition.mine.radius
    scenario.restored_damage = edition.fort.hull - 3  # R9.9b: three tokens off


def _set_forts(scenario: Scenario, layout: Layout, board: Board, seats: int) -> None:
    names = [fort.at for fort in layout.fort]
    owners = [fort.owner - 1 if fort.owner <= seats else -1 for fort in layout.fort]
    scenario.fort_owner = figures(owners)
    scenario.every_fort = cast("vec[Fort]", numbered(len(owners)))
    scenario.fort_damage = figures([min(fort.damage, int(scenario.fort_hull)) for fort in layout.fort])
    scenario.fort_pearls = figures([fort.treasure for fort in layout.fort])
    scenario.fort_goal = figures([names.index(fort.goal) + 1 if fort.goal else 0 for fort in layout.fort])
    scenario.pearl_gap = figures([board.cell_of(fort.gap) if fort.gap else 0 for fort in layout.fort])
    near = [any(fort.near and fort.owner - 1 == seat for fort in layout.fort) for seat in range(seats)]
    scenario.near = figures([int(one) for one in near])


def _set_fleet(scenario: Scenario, layout: Layout, board: Board, seats: int) -> None:
    """C5: ships are numbered within their type over all players."""
    fleet = [(seat, TYPES.index(kind), 0) for seat in range(seats) for kind in layout.squadron]
    for ship in layout.ship:
        if ship.owner <= seats:
            fleet.append((ship.owner - 1, TYPES.index(ship.type), board.cell_of(ship.at) if ship.at else 0))
    fleet.sort(key=lambda ship: (ship[0], ship[1]))
    numbers = [sum(other[1] == ship[1] for other in fleet[:k]) + 1 for k, ship in enumerate(fleet)]
    scenario.ship_owner = figures([ship[0] for ship in fleet])
    scenario.ship_type = figures([ship[1] for ship in fleet])
    scenario.ship_number = figures(numbers)
    scenario.ship_cell = figures([ship[2] for ship in fleet])
    scenario.every_ship = cast("vec[Ship]", numbered(len(fleet)))


def _set_rules(scenario: Scenario, file: ScenarioFile) -> None:
    rules, victory = file.rules, file.victory
    scenario.firing = "fire" in rules.actions
    scenario.boarding = "board" in rules.actions
    scenario.storming = "storm" in rules.actions
    scenario.fireships = "fireships" in rules.actions
    scenario.repairing = "repair" in rules.actions
    scenario.fort_work = "fort_work" in rules.actions
    scenario.pearls = "treasure" in rules.actions
    scenario.spun_strength = rules.strength == "vane"
    scenario.calm_odds, scenario.fresh_odds, scenario.storm_odds = rules.vane
    scenario.order_by_die = rules.turn_order == "die"
    scenario.any_port = rules.start == "any_port"
    scenario.least_move = rules.least_move
    scenario.fort_clock = rules.fort_clock
    scenario.last_afloat = victory.last_afloat
    scenario.most_pearls = victory.most_treasure
    scenario.arriving_type = TYPES.index(victory.arrive) if victory.arrive else -1
    scenario.hold_forts = victory.hold_forts
    scenario.round_limit = victory.rounds


def _set_teams(scenario: Scenario, layout: Layout, name: str, seats: int) -> None:
    if name == "none":
        return
    for team in layout.team:
        if team.name == name:
            sides = {seat - 1: side for side, members in enumerate(team.sides) for seat in members}
            scenario.team = figures([sides[seat] for seat in range(seats)])
            scenario.in_teams = True
            scenario.deliver = team.deliver
            return
    expected = ", ".join(["none", *(team.name for team in layout.team)])
    raise BadInput("admiral-teams", {"given": name, "seats": seats, "expected": expected})


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
