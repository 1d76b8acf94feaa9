"""The board and the fleets of one layout of a plan: what lies where, and whether it can."""

from collections import Counter, deque
from collections.abc import Iterator

from ...errors import Param
from ..base import Line
from ..lines import Lines, Path
from .board import STEPS, Board, Place, place_of, turned
from .plan import EVENTS, FortPlan, Plan, SeatPlan, ShipPlan, event_of
from .plan_read import mistake, unknown
from .plan_words import (
    MOST_OF_A_KIND,
    MOST_SHIPS,
    Roster,
    block_size,
    card_of,
    cells_of,
    fort_figures,
    fort_number,
    is_on_board,
    kinds_of,
    most_of,
    rounds_of,
)
from .rules.chart import LAND, Chart, letters
from .scenario_file import Tile, edition_of, standard_edition

MOST_CARGO = 24
MOST_IN_CELL = 9
MOST_ZONED = 7_200  # cells of all zones: the largest board twice; they are part of every view, with 8 bytes each
MOST_WAYS = 4_000  # to place a ship or lay a tile: each is an action that is told with the others, in 10 us
TURNS = 4  # of a tile
WIDEST_TILE = 6


def name_of(place: Place) -> str:
    return f"{letters(place[0])}{place[1] + 1}"


class BoardCheck:
    """Collects the mistakes of a layout, step by step; the board is there where its islands can be laid."""

    def __init__(self, plan: Plan, number: int, lines: Lines, tiles: dict[str, Tile]) -> None:
        self.plan = plan
        self.layout = plan.layout[number]
        self.path: Path = ("layout", number)
        self.lines = lines
        self.tiles = tiles
        self.seats = max(self.layout.players)
        self.edition = edition_of(standard_edition())
        self.kinds = list(kinds_of(plan))
        self.found: list[Line] = []
        self.board: Board | None = None
        self._chart: Chart | None = None

    def run(self) -> list[Line]:
        self.seating()
        self.islands()
        self.cells()
        self.forts()
        self.ships()
        self.events()
        self.laying()
        if self.found:
            return self.found
        self.board = Board(self.layout, self.tiles)
        self.on_water()
        self.berths()
        return self.found

    def add(self, key: str, *path: str | int, **args: Param) -> None:
        self.found.append(mistake(key, self.lines, (*self.path, *path), **args))

    def add_unknown(self, given: str, known: list[str], *path: str | int) -> None:
        self.found.append(unknown("word", self.lines, (*self.path, *path), given, known))

    # Seats and words

    def seating(self) -> None:
        layout = self.layout
        if len(layout.seat) != self.seats:
            self.add("seats-many", "seat", given=len(layout.seat), players=self.seats)
        members = sorted(seat for side in layout.sides.values() for seat in side)
        whole = members == list(range(1, self.seats + 1)) and len(layout.sides) > 1 and len(layout.players) == 1
        if layout.sides and not whole:
            self.add("seats-sides", "sides", players=self.seats)
        if len(layout.zone) > 24:
            self.add("figure-many", "zone", low=0, high=24)
        board = layout.width * layout.height  # cells of a zone, those named twice counted twice: else a file of 64 KB
        for name, cells in layout.zone.items():  # names 20 million, which take seconds whenever its table opens
            if (given := sum(map(block_size, cells))) > board:
                self.add("cell-many", "zone", name, given=given, most=board)
        if (given := sum(block_size(block) for cells in layout.zone.values() for block in cells)) > MOST_ZONED:
            self.add("cell-zones", "zone", given=given, most=MOST_ZONED)

    def islands(self) -> None:
        taken: set[Place] = set()
        for k, island in enumerate(self.layout.islands):
            if island.tile not in self.tiles:
                self.add_unknown(island.tile, list(self.tiles), "islands", k, "tile")
                continue
            if island.turn not in (0, 90, 180, 270):
                self.add("cell-turn", "islands", k, "turn")
                continue
            corner = place_of(island.at, self.layout.width, self.layout.height)
            if corner is None:
                self.off_board(island.at, "islands", k, "at")
                continue
            cells = {(corner[0] + c, corner[1] + r) for c, r in turned(self.tiles[island.tile], island.turn)[0]}
            outside = any(c >= self.layout.width or r >= self.layout.height for c, r in cells)
            if outside or cells & taken:
                self.add("cell-tile", "islands", k, cells=island.at, tile=island.tile)
            taken |= cells

    def off_board(self, cells: str, *path: str | int) -> None:
        self.add("cell", *path, cells=cells[:40], size=f"{self.layout.width} x {self.layout.height}")

    def cells(self) -> None:
        """Every cell that is named is on the board."""
        layout = self.layout
        lists: list[tuple[tuple[str, ...], Path]] = [(layout.reefs, ("reefs",)), (layout.treasure, ("treasure",))]
        lists += [(cells, ("zone", name)) for name, cells in layout.zone.items()]
        lists += [(event.treasure, ("event", k, "treasure")) for k, event in enumerate(layout.event)]
        for k, fort in enumerate(layout.fort):
            lists += [((cell,), ("fort", k, key)) for key, cell in (("at", fort.at), ("gap", fort.gap)) if cell]
        for seat, k, ship in self.fleet():
            lists += [((ship.at,), ("seat", seat, "ships", k, "at"))] if ship.at else []
        for names, path in lists:
            for name in names:
                if not is_on_board(name, layout.width, layout.height) or (
                    ":" in name and path[0] in ("fort", "seat", "reefs", "treasure")
                ):
                    self.off_board(name, *path)

    def fleet(self) -> Iterator[tuple[int, int, ShipPlan]]:
        for seat, place in enumerate(self.layout.seat):
            for k, ship in enumerate(place.fleet()):
                yield seat, k, ship

    # Forts

    def forts(self) -> None:
        called = [fort.called for fort in self.layout.fort]
        cells = [fort.at for fort in self.layout.fort]
        for k, fort in enumerate(self.layout.fort):
            if called.index(fort.called) != k:
                self.add("figure-twice", "fort", k, "id", given=fort.called)
            if cells.index(fort.at) != k:
                self.add("cell-taken", "fort", k, "at", cells=fort.at)
            if fort.owner > self.seats:
                self.add("seats-owner", "fort", k, "owner", given=fort.owner)
            if fort.goal and fort.goal not in cells:
                self.add_unknown(fort.goal, cells, "fort", k, "goal")
            if fort.gap and fort.gap not in self.layout.treasure:
                self.add("cell-gap", "fort", k, "gap", cells=fort.gap)
            self.fort_figures(k, fort)

    def fort_figures(self, k: int, fort: FortPlan) -> None:
        hull = fort_figures(self.plan, self.edition, fort)[0]
        if fort.damage > hull:
            self.add("figure", "fort", k, "damage", given=fort.damage, low=0, high=hull)
        if fort.kind == "royal":
            for key in ("owner", "damage", "treasure", "hull", "range", "shots", "fires"):
                if getattr(fort, key):
                    self.add("idle", "fort", k, key, why="@plan-idle-royal")
        elif fort.users != "all":
            self.add("idle", "fort", k, "users", why="@plan-idle-field")
        if fort.fires is not None and fort.owner:
            self.add("idle", "fort", k, "fires", why="@plan-idle-owned")
        for key in ("users", "fires"):
            self.who(getattr(fort, key), "fort", k, key)

    def who(self, who: object, *path: str | int) -> None:
        """A seat, a side, a list of them or "all"."""
        for one in who if isinstance(who, tuple) else (who,):
            if isinstance(one, int) and not 1 <= one <= self.seats:
                self.add("seats-owner", *path, given=one)
            elif isinstance(one, str) and one != "all" and one not in self.layout.sides:
                self.add_unknown(one, ["all", *self.layout.sides], *path)

    # Ships

    def ships(self) -> None:
        names: Counter[str] = Counter()
        before = len(self.found)
        for seat, place in enumerate(self.layout.seat):
            for k, ship in enumerate(place.fleet()):
                self.ship(ship, names, "seat", seat, "ships", k)
            self.seat(seat, place)
        for k, event in enumerate(self.layout.event):
            if event.ships:
                self.reinforcement(k, names)
        if len(self.found) == before:
            self.totals()

    def ship(self, ship: ShipPlan, names: Counter[str], *path: str | int) -> None:
        if ship.kind not in self.kinds:
            self.add_unknown(ship.kind, self.kinds, *path)
            return
        card = card_of(self.edition, ship.kind, self.plan.card.get(ship.kind))
        if ship.damage >= card.hull:
            self.add("figure-damage", *path, "damage", given=ship.damage, hull=card.hull)
        if ship.load > card.pearls[1]:
            self.add("figure-load", *path, "load", given=ship.load, most=card.pearls[1])
        if ship.load and "treasure" not in self.plan.rules.actions:
            self.add("idle", *path, "load", why="@plan-idle-action")
        names[ship.name] += 1
        if ship.name and names[ship.name] > 1:
            self.add("figure-twice", *path, "name", given=ship.name)

    def seat(self, seat: int, place: SeatPlan) -> None:
        if not place.ships and place.draft is None:
            self.add("seats", "seat", seat, seat=seat + 1)
        if place.start not in ("own_port", "any_port", *self.layout.zone):
            self.add_unknown(place.start, ["own_port", "any_port", *self.layout.zone], "seat", seat, "start")
        owns = any(fort.owner == seat + 1 for fort in self.layout.fort)
        if (place.mines or place.mines_optional) and not owns:
            self.add("cell-mines", "seat", seat, "mines", seat=seat + 1)
        if place.draft is None:
            return
        for key, prices in (("cost", place.draft.cost), ("most", place.draft.most)):
            for kind in prices:
                if kind not in (self.kinds if key == "cost" else place.draft.cost):
                    self.add_unknown(kind, self.kinds, "seat", seat, "draft", key, kind)
        cheapest = min(place.draft.cost.values(), default=100)
        if place.draft.points < cheapest:
            self.add("short-budget", "seat", seat, "draft", given=place.draft.points, total=cheapest)

    def reinforcement(self, k: int, names: Counter[str]) -> None:
        told = self.layout.event[k].ships
        assert told is not None
        if told.seat > self.seats:
            self.add("seats-owner", "event", k, "ships", "seat", given=told.seat)
        if told.zone not in self.layout.zone:
            self.add_unknown(told.zone, list(self.layout.zone), "event", k, "ships", "zone")
        for number, ship in enumerate(told.ships):
            plain = ShipPlan(ship) if isinstance(ship, str) else ship
            self.ship(plain, names, "event", k, "ships", "ships", number)
            if plain.at:
                self.add("idle", "event", k, "ships", "ships", number, "at", why="@plan-idle-field")

    def totals(self) -> None:
        """C5: at most 32 ships, six of a kind, with all that may be chosen or may come; and 24 cargo."""
        fleet = Roster(self.plan, self.layout, self.seats).ships
        if len(fleet) > MOST_SHIPS:
            self.add("figure-ships", "seat", given=len(fleet), high=MOST_SHIPS)
        for kind, many in Counter(ship.kind for ship in fleet).items():
            if many > MOST_OF_A_KIND:
                self.add("figure-pieces", "seat", given=many, kind=self.kinds[kind], high=MOST_OF_A_KIND)
        cargo = cargo_in(self.plan, self.layout_number())
        if cargo > MOST_CARGO:
            self.add("figure-cargo", "treasure", given=cargo, high=MOST_CARGO)

    def layout_number(self) -> int:
        return int(self.path[1])

    # Events and islands of the players

    def events(self) -> None:
        rounds = self.layout.rounds
        for k, event in enumerate(self.layout.event):
            if not event_of(event):
                self.add("figure-one", "event", k, expected=", ".join(EVENTS))
            if rounds and event.round > rounds:
                self.add("idle", "event", k, "round", why="@plan-idle-late")
            for key in ("open", "shut"):
                word = getattr(event, key)
                if word and fort_number(self.layout, word) < 0:
                    self.add_unknown(word, [fort.called for fort in self.layout.fort], "event", k, key)
            if event.treasure and "treasure" not in self.plan.rules.actions:
                self.add("idle", "event", k, "treasure", why="@plan-idle-action")
        if self.layout.treasure and "treasure" not in self.plan.rules.actions:
            self.add("idle", "treasure", why="@plan-idle-action")

    def laying(self) -> None:
        each = self.layout.islands_each
        if each is None:
            return
        for k, name in enumerate(each.tiles):
            if name not in self.tiles:
                self.add_unknown(name, list(self.tiles), "islands_each", "tiles", k)
            elif max(len(self.tiles[name].rows), len(self.tiles[name].rows[0])) > WIDEST_TILE:
                self.add("figure-tile", "islands_each", "tiles", k, given=name)
        if len(each.tiles) < each.many * self.seats and not each.skip:
            self.add("short-tiles", "islands_each", given=each.many * self.seats, total=len(each.tiles))
        board, tiles = self.layout.width * self.layout.height, len(set(each.tiles))
        if board * tiles * TURNS > MOST_WAYS:
            self.add("cell-islands", "islands_each", given=board, tiles=tiles, most=MOST_WAYS // (tiles * TURNS))

    # The water

    def chart(self) -> Chart:
        if self._chart is None:
            assert self.board is not None
            self._chart = self.board.chart(self.layout.reefs, self.layout.fort)
        return self._chart

    def place(self, name: str) -> Place:
        found = place_of(name, self.layout.width, self.layout.height)
        assert found is not None
        return found

    def navigable(self, place: Place) -> bool:
        if not (0 <= place[0] < self.layout.width and 0 <= place[1] < self.layout.height):
            return False
        assert self.board is not None
        cell = self.board.cell(place)
        return int(self.chart().berths[cell]) > 0 and int(self.chart().reefs[cell]) == 0

    def port(self, fort: FortPlan) -> list[Place]:
        """The navigable cells next to a fort."""
        column, row = self.place(fort.at)
        around = [(column + c, row + r) for c, r in STEPS]
        return [place for place in around if self.navigable(place)]

    def on_water(self) -> None:
        layout = self.layout
        assert self.board is not None
        ports = {place for fort in layout.fort for place in self.port(fort)}
        forts = {self.place(fort.at) for fort in layout.fort}
        for name in layout.reefs:
            place = self.place(name)
            near = any(max(abs(place[0] - c), abs(place[1] - r)) <= 1 for c, r in forts)
            if near:
                self.add("cell-port", "reefs", cells=name)
            elif self.board.kinds.get(place) == LAND:
                self.add("cell-land", "reefs", cells=name)
        for name, many in Counter(layout.treasure).items():
            if not self.navigable(self.place(name)):
                self.add("cell-land", "treasure", cells=name)
            elif many > MOST_IN_CELL:
                self.add("cell-taken", "treasure", cells=name)
        for k, event in enumerate(layout.event):
            for place in cells_of(event.treasure, layout.width, layout.height) or ():
                if not self.navigable(place):
                    self.add("cell-land", "event", k, "treasure", cells=name_of(place))
        crowd: Counter[str] = Counter()
        for seat, k, ship in self.fleet():
            if not ship.at:
                continue
            crowd[ship.at] += 1
            if not self.navigable(self.place(ship.at)):
                self.add("cell-land", "seat", seat, "ships", k, "at", cells=ship.at)
            elif crowd[ship.at] > (2 if self.place(ship.at) in ports else 1):
                self.add("cell-taken", "seat", seat, "ships", k, "at", cells=ship.at)
        for name, cells in layout.zone.items():
            if not any(self.navigable(place) for place in cells_of(cells, layout.width, layout.height) or ()):
                self.add("cell-land", "zone", name, cells=", ".join(cells)[:40])

    def starts(self, seat: int) -> list[Place]:
        """Where a seat's ships may begin: its ports, any port, its zone, and where they are put."""
        place = self.layout.seat[seat]
        fixed = [self.place(ship.at) for ship in place.fleet() if ship.at]
        if place.start in self.layout.zone:
            cells = cells_of(self.layout.zone[place.start], self.layout.width, self.layout.height) or []
            return fixed + [cell for cell in cells if self.navigable(cell)]
        own = [fort for fort in self.layout.fort if place.start == "any_port" or fort.owner == seat + 1]
        return fixed + [cell for fort in own for cell in self.port(fort)]

    def berths(self) -> None:
        """N4, Q73: everybody can place what he has, or may choose."""
        ports = {place for fort in self.layout.fort for place in self.port(fort)}
        fixed = Counter(self.place(ship.at) for _, _, ship in self.fleet() if ship.at)
        for seat, place in enumerate(self.layout.seat):
            waiting = sum(not ship.at for ship in place.fleet())
            if place.draft:
                waiting += _most_bought(place)
            room = sum(max(0, (2 if cell in ports else 1) - fixed[cell]) for cell in set(self.starts(seat)))
            sharers = [other for other in self.layout.seat if other.start == place.start]
            if len(sharers) > 1 and place.start in self.layout.zone:
                waiting = sum(sum(not ship.at for ship in other.fleet()) for other in sharers)
            if waiting > room:
                self.add("cell-berth", "seat", seat, seat=seat + 1, ships=waiting, room=room)
            kinds = {ship.kind for ship in place.fleet() if not ship.at} | set(place.draft.cost if place.draft else ())
            if len(kinds) * len(cells := set(self.starts(seat))) > MOST_WAYS:
                most = MOST_WAYS // len(kinds)
                self.add("cell-start", "seat", seat, given=len(cells), kinds=len(kinds), most=most)

    # Ways

    def reached(self, starts: list[Place]) -> dict[Place, int]:
        """Steps to every cell that can be sailed to (Q74)."""
        assert self.board is not None
        steps = dict.fromkeys(starts, 0)
        queue = deque(steps)
        while queue:
            here = queue.popleft()
            exits = int(self.chart().exits[self.board.cell(here)])
            for direction, (c, r) in enumerate(STEPS):
                there = (here[0] + c, here[1] + r)
                if exits >> direction & 1 and there not in steps and self.navigable(there):
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps


def _most_bought(place: SeatPlan) -> int:
    """How many ships a budget buys at most."""
    assert place.draft is not None
    left, bought = place.draft.points, 0
    for kind, cost in sorted(place.draft.cost.items(), key=lambda one: one[1]):
        many = min(most_of(place.draft, kind), left // cost)
        bought, left = bought + many, left - many * cost
    return bought


def cargo_in(plan: Plan, number: int) -> int:
    """All the cargo of a layout, with what ships and events bring."""
    layout = plan.layout[number]
    total = len(layout.treasure) + sum(fort.treasure for fort in layout.fort)
    total += sum(ship.load for seat in layout.seat for ship in seat.fleet())
    for event in layout.event:
        times = len(list(rounds_of(event, layout)))
        total += times * len(cells_of(event.treasure, layout.width, layout.height) or ())
        for ship in event.ships.ships if event.ships else ():
            total += times * (ship.load if isinstance(ship, ShipPlan) else 0)
    return total
