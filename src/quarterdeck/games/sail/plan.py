"""From a scenario to a position: the board laid out for a number of players, forts, seats, ships."""

import msgspec

from ...engine.chance import Chance
from ...engine.state import Seat
from ...errors import BadInput, Param
from ..base import Line
from ..lines import Lines, Path
from ..owner_file import quoted
from . import cards, scenario
from .rules.chart import NOBODY, Chart, cell_name
from .rules.compass import NAMES, Heading
from .rules.fleet import set_on_board
from .rules.game import SailState
from .rules.position import Ship
from .scenario import CORNERS, MOST_SHIPS, Scenario, Shape

Spot = tuple[int, int]  # x to the east, y to the south
DIAGONAL = {"SE": (1, 1), "SW": (-1, 1), "NE": (1, -1), "NW": (-1, -1)}
MODULES_OF_A_SET = 4  # L1


class Hull(msgspec.Struct, frozen=True):
    """A ship to set out; without a spot its owner places it."""

    seat: int
    hull: int
    spot: Spot | None
    heading: int


class Fort(msgspec.Struct, frozen=True):
    """A fort on the board: crest, where it looks, cards (spot, is a gun), squadron."""

    crest: Spot
    facing: str
    works: tuple[tuple[Spot, bool], ...]
    ships: tuple[tuple[int, Spot], ...]


class Layout(msgspec.Struct, frozen=True):
    """A board laid out for a number of players."""

    width: int
    height: int
    sea: tuple[bool, ...]
    forts: tuple[Fort, ...]  # by seat; one without an owner, or none, in scenarios
    ships: tuple[Hull, ...]
    sets: int


class Misplaced(Exception):
    """A fort or ship that does not fit, and where in the file it stands."""

    def __init__(self, key: str, *path: str | int, **args: Param) -> None:
        super().__init__(key)
        self.key, self.path, self.args_of_line = key, path, args

    def line_in(self, content: str) -> Line:
        """What a file has there, with its line."""
        line = Lines(content).word(self.args_of_line.get("given"), *self.path)
        return Line(f"error-{self.key}", {"line": line, **self.args_of_line})


def lay_out(plan: Scenario, seats: int, module: int, silent: bool = False) -> Layout:
    """The board with its forts and ships; Misplaced where something does not fit."""
    board = plan.board_for(seats)
    if board is None:
        raise Misplaced("sail-seats", given=seats)
    height = len(board.layout) * module
    width = max(len(row) for row in board.layout) * module
    modules = {(x, y) for y, row in enumerate(board.layout) for x, sign in enumerate(row) if sign == "#"}
    sea = tuple((x // module, y // module) in modules for y in range(height) for x in range(width))
    used = board.forts[:seats] if plan.rules == "battle" else board.forts
    place = ("board", plan.board.index(board))
    forts = [_fort(plan, name, (*place, "forts"), width, height, module) for name in used]
    if plan.rules == "battle":
        forts.sort(key=lambda fort: _clockwise(fort.crest, width, height))
        ships = _squadrons(forts)
    elif plan.rules == "assault":
        ships = _sets(plan, seats)
    else:
        ships = _starts(plan, seats, width, height, silent)
    sets = max(1, -(-board.modules // MODULES_OF_A_SET))
    layout = Layout(width, height, sea, tuple(forts), tuple(ships), sets)
    _check(layout, seats, place)
    return layout


def layout_mistakes(plan: Scenario, seats: int, content: str) -> list[Line]:
    """What does not fit on the board for a number of players, with its line in the file."""
    try:
        lay_out(plan, seats, plan.module)
        lay_out(plan, seats, plan.module, silent=True)
    except Misplaced as misplaced:
        return [misplaced.line_in(content)]
    return []


def spot_of(name: str) -> Spot | None:
    """The spot of a cell name: A1, AF32; None where it is none."""
    letters = name.rstrip("0123456789").upper()
    digits = name[len(letters) :]
    if not 1 <= len(letters) <= 2 or not letters.isascii() or not letters.isalpha() or not 1 <= len(digits) <= 2:
        return None
    x = ord(letters[-1]) - 65 + (26 * (ord(letters[0]) - 64) if len(letters) == 2 else 0)
    return (x, int(digits) - 1) if int(digits) else None


def _corner(name: str, width: int, height: int) -> Spot:
    return (0 if "W" in name else width - 1, 0 if "N" in name else height - 1)


def _place(name: str, path: Path, width: int, height: int) -> Spot:
    """A corner's name or a cell's."""
    spot = _corner(name, width, height) if name in CORNERS else spot_of(name)
    if spot is None:
        raise Misplaced("scenario-cell", *path, given=quoted(name))
    return spot


def _fort(plan: Scenario, name: str, path: Path, width: int, height: int, module: int) -> Fort:
    """A fort of the file: `NW`, or `L1 S` with the crest's cell and where it looks."""
    if name in CORNERS:
        crest = _corner(name, width, height)
        facing = {"NW": "SE", "NE": "SW", "SE": "NW", "SW": "NE"}[name]
    else:
        place, _, facing = name.partition(" ")
        if module != plan.module:
            raise Misplaced("sail-module", given=module, expected=plan.module)
        if facing not in NAMES:
            raise Misplaced("scenario-fort", *path, given=quoted(name), expected=", ".join(CORNERS))
        crest = _place(place, path, width, height)
    kind = "corner" if facing in DIAGONAL else "edge"
    shape = plan.shape.get(kind)
    if shape is None:
        raise Misplaced("scenario-no-shape", *path, shape=kind, given=quoted(name))
    works = tuple((turned(crest, facing, along, deep), gun) for along, deep, gun in _cards(shape))
    ships = tuple((hull, turned(crest, facing, along, deep)) for hull, along, deep in shape.ships)
    return Fort(crest, facing, works, ships)


def turned(crest: Spot, facing: str, along: int, deep: int) -> Spot:
    """A spot of a shape: corners are mirrored, edges turned with `along` toward growing x or y (§5.2, §5.4)."""
    x, y = crest
    if facing in DIAGONAL:
        east, south = DIAGONAL[facing]
        return (x + along * east, y + deep * south)
    if facing in "NS":
        return (x + along, y + deep if facing == "S" else y - deep)
    return (x + deep if facing == "E" else x - deep, y + along)


def _cards(shape: Shape) -> list[tuple[int, int, bool]]:
    """The cards of a shape, counted from its crest: along, deep, whether it is a gun."""
    marks = [(x, y, sign) for y, row in enumerate(shape.cards) for x, sign in enumerate(row) if sign in "CG"]
    origin = next((x, y) for x, y, sign in marks if sign == "C")
    return [(x - origin[0], y - origin[1], sign == "G") for x, y, sign in marks]


def _clockwise(crest: Spot, width: int, height: int) -> tuple[int, int]:
    """Where a crest lies along the border, clockwise from the north-west corner (A6, A140); inner ones last."""
    x, y = crest
    if y == 0:
        return (0, x)
    if x == width - 1:
        return (1, y)
    if y == height - 1:
        return (2, -x)
    return (3, -y) if x == 0 else (4, 0)


def _squadrons(forts: list[Fort]) -> list[Hull]:
    """A squadron before each fort (L19)."""
    ships = []
    for seat, fort in enumerate(forts):
        ships += [Hull(seat, hull, spot, NAMES.index(fort.facing)) for hull, spot in fort.ships]
    return ships


def _sets(plan: Scenario, seats: int) -> list[Hull]:
    """The attackers' sets of ships, still to be lined up (L105, A96)."""
    ships = []
    for attacker, many in enumerate(plan.sets[str(seats - 1)], 1):
        ships += [Hull(attacker, hull, None, 0) for _ in range(many) for hull, _, _ in plan.shape["edge"].ships]
    return ships


def _starts(plan: Scenario, seats: int, width: int, height: int, silent: bool) -> list[Hull]:
    """Ships of Pirates and the Hunt; a seat beyond the last player's is the last player's (L97)."""
    ships = []
    for number, start in enumerate(plan.start):
        if start.seats and seats not in start.seats:
            continue
        at = start.at_silent if silent and start.at_silent else start.at
        spot = _place(at, ("start", number), width, height) if at else None
        ships.append(Hull(min(start.seat, seats) - 1, start.hull, spot, NAMES.index(start.heading)))
    return sorted(ships, key=lambda ship: ship.seat)


def _check(layout: Layout, seats: int, path: Path) -> None:
    """Everything lies on the board and nothing on anything else; every seat that sails has a ship."""
    taken: set[Spot] = set()
    pieces = [spot for fort in layout.forts for spot, _ in fort.works]
    pieces += [ship.spot for ship in layout.ships if ship.spot is not None]
    for x, y in pieces:
        inside = 0 <= x < layout.width and 0 <= y < layout.height and layout.sea[y * layout.width + x]
        name = cell_name(x, y) if 0 <= x < 702 and y >= 0 else f"{x},{y}"
        if not inside:
            raise Misplaced("scenario-off-board", *path, cell=name)
        if (x, y) in taken:
            raise Misplaced("scenario-taken", *path, cell=name)
        taken.add((x, y))
    if len(layout.ships) > MOST_SHIPS:
        raise Misplaced("scenario-ships", *path, given=len(layout.ships), most=MOST_SHIPS)
    sailing = {ship.seat for ship in layout.ships}
    for seat in range(seats):
        if seat not in sailing and not (seat == 0 and layout.forts == ()):
            raise Misplaced("scenario-no-ship", *path, seat=seat + 1, seats=seats)


# The position


def chart_of(layout: Layout, rules: str) -> Chart:
    """The native board."""
    cells, owners, guns = [], [], []
    for seat, fort in enumerate(layout.forts):
        for (x, y), gun in fort.works:
            cells.append((y + 1) * (layout.width + 2) + x + 1)
            owners.append(int(NOBODY) if rules == "pirates" else seat)
            guns.append(gun)
    return Chart(layout.width, layout.height, list(layout.sea), cells, owners, guns)


def new_state(
    content: str, deck: str, seats: int, module: int, silent: bool, placed: bool, chance: Chance
) -> SailState:
    """A position before its first decision, ships set out as far as the scenario does it; or BadInput."""
    plan = scenario.scenario_of(content)
    try:
        layout = lay_out(plan, seats, module, silent)
    except Misplaced as misplaced:
        raise BadInput(misplaced.key, misplaced.line_in(content).args) from None
    rules = scenario.RULES.index(plan.rules)
    chart = chart_of(layout, plan.rules)
    state = SailState(seats, len(layout.ships), chart, cards.native(deck, layout.sets), chance)
    state.scenario = rules
    state.content = content
    state.module_size = module
    state.allocate()
    for number, ship in enumerate(layout.ships):
        state.holes[number] = state.masts[number] = ship.hull
        state.home[number] = Seat(ship.seat)
        state.began[ship.seat] += ship.hull
        state.heading[number] = Heading(ship.heading)
        if ship.spot is not None and (placed or plan.rules != "battle"):
            set_on_board(state, Ship(number), chart.cell(*ship.spot), Heading(ship.heading))
    for seat in range(1, seats):
        state.team[seat] = seat if plan.rules in ("battle", "pirates") else 1
    state.owner = state.home[:]
    return state
