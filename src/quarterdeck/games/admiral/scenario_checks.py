"""What could not be played in a scenario or edition file: every mistake with its line."""

import re
from collections import Counter
from collections.abc import Iterator

from ..base import Line
from ..lines import Lines, Path
from ..owner_words import Desk
from .board import DIRECTIONS, KINDS, MOST_SIDE, Board, Place, place_of, turned
from .rules.chart import LAND
from .scenario_file import (
    ACTIONS,
    TYPES,
    Edition,
    Fort,
    Island,
    Layout,
    ScenarioFile,
    Tile,
    edition_of,
    read,
    standard_edition,
)

SEATS = (1, 2, 3, 4, 6)  # 5 is not recommended and not offered (P0, Q95)
MOST_FORTS = 12  # two bits of a ship's tokens a fort, and a board with more has no open sea
MOST_OF_A_TYPE = 6  # C5
MOST_TREASURE = 24
MOST_MINES = 6  # C3
CLOSED = re.compile(r"^(\d+),(\d+) (N|NE|E|SE|S|SW|W|NW)$")


def check_edition(content: str) -> list[Line]:
    """Every mistake in the text of an edition."""
    edition, found = read(content, Edition)
    return [*found, *([] if edition is None else edition_mistakes(edition, Lines(content)))]


def mistakes(scenario: ScenarioFile, lines: Lines) -> list[Line]:
    """Every mistake of a scenario."""
    check = Desk("scenario", lines)
    check_texts(check, scenario)
    check_rules(check, scenario)
    check_tiles(check, scenario.tile, ("tile",))
    tiles = {**edition_of(standard_edition()).tile, **scenario.tile}
    served: dict[int, int] = {}
    if not scenario.layout:
        check.note("no-layout", ())
    for number, layout in enumerate(scenario.layout):
        for players in layout.players:
            if players not in SEATS:
                expected = ", ".join(map(str, SEATS))
                check.note("players", ("layout", number, "players"), given=players, expected=expected)
            elif players in served:
                check.note("players-twice", ("layout", number, "players"), given=players)
            served[players] = number
        if not check.found:
            LayoutCheck(check, scenario, layout, number, tiles).run()
    return check.found


def check_texts(check: Desk, scenario: ScenarioFile) -> None:
    for key, words in (("name", scenario.name), ("briefing", scenario.briefing), ("goal", scenario.goal)):
        for lang in ("en", "ru"):
            if not words.say(lang).strip():
                check.note("empty-text", (key, lang), where=f"{key}.{lang}")


def check_rules(check: Desk, scenario: ScenarioFile) -> None:
    rules, victory = scenario.rules, scenario.victory
    for action in rules.actions:
        check.choice(("rules", "actions"), action, ACTIONS)
    check.choice(("rules", "strength"), rules.strength, ("vane", "fresh"))
    check.choice(("rules", "turn_order"), rules.turn_order, ("die", "seats"))
    check.choice(("rules", "start"), rules.start, ("own_port", "any_port"))
    check.figure(("rules", "least_move"), rules.least_move, 0, 9)
    check.figure(("rules", "fort_clock"), rules.fort_clock, 0, 99)
    check.figure(("rules", "quiet_rounds"), rules.quiet_rounds or 0, 0, 999)
    if min(rules.vane) < 0 or sum(rules.vane) < 1 or sum(rules.vane) > 99:
        check.note("vane", ("rules", "vane"))
    if victory.arrive:
        check.choice(("victory", "arrive"), victory.arrive, TYPES)
    check.figure(("victory", "hold_forts"), victory.hold_forts, 0, MOST_FORTS)
    check.figure(("victory", "rounds"), victory.rounds, 0, 999)
    ways = (victory.last_afloat, victory.most_treasure, victory.arrive, victory.hold_forts, victory.rounds)
    if not any(ways) and not any(layout.deliver for layout in scenario.layout):
        check.note("no-victory", ("victory",))


def check_tiles(check: Desk, tiles: dict[str, Tile], path: Path) -> None:
    for name, tile in tiles.items():
        where = (*path, name)
        if not tile.rows or len({len(row) for row in tile.rows}) != 1 or not tile.rows[0]:
            check.note("tile-rows", (*where, "rows"), name=name)
            continue
        for row in tile.rows:
            if unknown := set(row) - set(KINDS):
                check.note_word("tile-letter", (*where, "rows"), row, name=name, letters=" ".join(sorted(unknown)))
        for text in tile.closed:
            match = CLOSED.match(text)
            if not match or int(match[1]) >= len(tile.rows[0]) or int(match[2]) >= len(tile.rows):
                check.note_word("tile-closed", (*where, "closed"), text, name=name, expected=", ".join(DIRECTIONS))


class LayoutCheck:
    """The board and the fleets of one layout."""

    def __init__(
        self, check: Desk, scenario: ScenarioFile, layout: Layout, number: int, tiles: dict[str, Tile]
    ) -> None:
        self.check = check
        self.scenario = scenario
        self.layout = layout
        self.path: Path = ("layout", number)
        self.tiles = tiles
        self.seats = max(layout.players, default=1)

    def run(self) -> None:
        if not self.size():
            return
        before = len(self.check.found)
        self.islands(self.layout.islands, (*self.path, "islands"))
        self.cells()
        self.forts()
        self.fleet_types()
        self.teams()
        self.totals()
        if len(self.check.found) > before:
            return
        self.board = Board(self.layout, self.tiles)
        for step in (self.reefs, self.treasure, self.fleets, self.extras):
            step()
        if len(self.check.found) == before:
            self.reachable()

    def size(self) -> bool:
        layout = self.layout
        sound = self.check.figure((*self.path, "width"), layout.width, 3, MOST_SIDE)
        sound &= self.check.figure((*self.path, "height"), layout.height, 3, MOST_SIDE)
        for key, given, high in (
            ("reefs_each", layout.reefs_each, 6),
            ("mines_each", layout.mines_each, MOST_MINES),
            ("mines_optional", layout.mines_optional, MOST_MINES),
            ("deliver", layout.deliver, MOST_TREASURE),
        ):
            sound &= self.check.figure((*self.path, key), given, 0, high)
        return sound

    def islands(self, islands: tuple[Island, ...], path: Path) -> None:
        """Tiles that are known, turned by quarters, on the board and not over each other."""
        taken: set[Place] = set()
        for island in islands:
            if island.tile not in self.tiles:
                self.check.note_word("tile-unknown", path, island.tile, expected=", ".join(self.tiles))
                continue
            if island.turn not in (0, 90, 180, 270):
                self.check.note_word("turn", path, str(island.turn))
                continue
            corner = place_of(island.at, self.layout.width, self.layout.height)
            if corner is None:
                self.no_cell(island.at, path)
                continue
            cells = {(corner[0] + c, corner[1] + r) for c, r in turned(self.tiles[island.tile], island.turn)[0]}
            if any(c >= self.layout.width or r >= self.layout.height for c, r in cells):
                self.check.note_word("tile-off", path, island.at, tile=island.tile)
            if cells & taken:
                self.check.note_word("tile-over", path, island.at, tile=island.tile)
            taken |= cells

    def no_cell(self, name: str, path: Path) -> None:
        size = f"{self.layout.width} x {self.layout.height}"
        self.check.note_word("cell", path, name, size=size)

    def cells(self) -> None:
        """Every cell that is named is on the board."""
        layout = self.layout
        named: list[tuple[str, Path]] = [(name, (*self.path, "reefs")) for name in layout.reefs]
        named += [(name, (*self.path, "treasure")) for name in layout.treasure]
        for k, fort in enumerate(layout.fort):
            at: Path = (*self.path, "fort", k)
            named += [
                (name, (*at, key)) for key, name in (("at", fort.at), ("goal", fort.goal), ("gap", fort.gap)) if name
            ]
        named += [(ship.at, (*self.path, "ship", k, "at")) for k, ship in enumerate(layout.ship) if ship.at]
        for name, path in named:
            if place_of(name, layout.width, layout.height) is None:
                self.no_cell(name, path)

    def place(self, name: str) -> Place:
        place = place_of(name, self.layout.width, self.layout.height)
        assert place is not None
        return place

    def forts(self) -> None:
        """C6: forts on cells of their own, owned by seats that play, with a goal and a gap that are there."""
        names = [fort.at for fort in self.layout.fort]
        self.check.figure((*self.path, "fort"), len(names), 1, MOST_FORTS)
        for k, fort in enumerate(self.layout.fort):
            path: Path = (*self.path, "fort", k)
            if names.index(fort.at) != k:
                self.check.note("fort-twice", path, given=fort.at)
            self.check.figure((*path, "owner"), fort.owner, 0, self.seats)
            self.check.figure((*path, "damage"), fort.damage, 0, 5)
            self.check.figure((*path, "treasure"), fort.treasure, 0, MOST_TREASURE)
            if fort.treasure and fort.damage >= 5:
                self.check.note("ruin-treasure", (*path, "treasure"), given=fort.at)
            if fort.goal and fort.goal not in names:
                self.check.note("goal", (*path, "goal"), given=fort.goal, expected=", ".join(names))
            if fort.gap and fort.gap not in self.layout.treasure:
                self.check.note("gap", (*path, "gap"), given=fort.gap)
            if self.scenario.victory.arrive and not fort.goal:
                self.check.note("no-goal", path, given=fort.at)

    def ports(self, fort: Fort) -> Iterator[Place]:
        """The navigable cells next to a fort."""
        column, row = self.place(fort.at)
        for c in (column - 1, column, column + 1):
            for r in (row - 1, row, row + 1):
                if (c, r) != (column, row) and self.navigable((c, r)):
                    yield c, r

    def navigable(self, place: Place) -> bool:
        if not (0 <= place[0] < self.layout.width and 0 <= place[1] < self.layout.height):
            return False
        blocked = {self.place(name) for name in self.layout.reefs} | {self.place(fort.at) for fort in self.layout.fort}
        return place not in blocked and self.board.kinds.get(place) != LAND

    def reefs(self) -> None:
        """Not on land, forts or in ports (P3.6b)."""
        forts = [self.place(fort.at) for fort in self.layout.fort]
        for name in self.layout.reefs:
            place = self.place(name)
            in_port = any(max(abs(place[0] - c), abs(place[1] - r)) <= 1 for c, r in forts)
            if in_port or self.board.kinds.get(place) == LAND:
                self.check.note_word("reef", (*self.path, "reefs"), name)

    def totals(self) -> None:
        """There is as much treasure as has to be delivered, and no more than can be counted."""
        total = len(self.layout.treasure) + sum(fort.treasure for fort in self.layout.fort)
        if total > MOST_TREASURE:
            self.check.note("much-treasure", (*self.path, "treasure"), given=total, most=MOST_TREASURE)
        if self.layout.deliver > total:
            self.check.note("deliver", (*self.path, "deliver"), given=self.layout.deliver, total=total)

    def treasure(self) -> None:
        for name in self.layout.treasure:
            if not self.navigable(self.place(name)):
                self.check.note_word("treasure-cell", (*self.path, "treasure"), name)
        for name, many in Counter(self.layout.treasure).items():
            if many > 9:
                self.check.note_word("treasure-cell", (*self.path, "treasure"), name)

    def fleet_types(self) -> None:
        """C5: ships of the four types, at most six of each, owned by seats that play."""
        layout = self.layout
        for kind in layout.squadron:
            self.check.choice((*self.path, "squadron"), kind, TYPES)
        for k, ship in enumerate(layout.ship):
            self.check.choice((*self.path, "ship", k, "type"), ship.type, TYPES)
            self.check.figure((*self.path, "ship", k, "owner"), ship.owner, 1, self.seats)
        kinds = Counter(list(layout.squadron) * self.seats + [ship.type for ship in layout.ship])
        for kind, many in kinds.items():
            if many > MOST_OF_A_TYPE:
                self.check.note("many-ships", (*self.path, "squadron"), given=kind, many=many, most=MOST_OF_A_TYPE)

    def fleets(self) -> None:
        """Everybody has ships, where ships can lie, and a port with room for those he places."""
        layout = self.layout
        for k, ship in enumerate(layout.ship):
            if ship.at and not self.navigable(self.place(ship.at)):
                self.check.note("ship-cell", (*self.path, "ship", k, "at"), given=ship.at)
        for seat in range(1, self.seats + 1):
            self.fleet(seat)

    def fleet(self, seat: int) -> None:
        layout = self.layout
        own = [ship for ship in layout.ship if ship.owner == seat]
        if not layout.squadron and not own:
            self.check.note("no-ships", self.path, seat=seat)
        to_place = len(layout.squadron) + sum(not ship.at for ship in own)
        any_port = self.scenario.rules.start == "any_port"
        forts = [fort for fort in layout.fort if any_port or fort.owner == seat]
        room = 2 * len({place for fort in forts for place in self.ports(fort)})
        if any_port and forts:
            room = min(2 * len(set(self.ports(fort))) for fort in forts)
        if to_place > room:
            self.check.note("no-room", self.path, seat=seat, ships=to_place, room=room)
        if any_port and len(layout.fort) < self.seats:
            self.check.note("few-forts", self.path, seats=self.seats, forts=len(layout.fort))
        if (layout.mines_each or layout.mines_optional) and not any(fort.owner == seat for fort in layout.fort):
            self.check.note("mines-without-fort", (*self.path, "mines_each"), seat=seat)
        crowded = Counter(ship.at for ship in layout.ship if ship.at)
        ports = {place for fort in layout.fort for place in self.ports(fort)}
        for name, many in crowded.items() if seat == 1 else ():
            if many > (2 if self.place(name) in ports else 1):
                self.check.note_word("crowded", (*self.path, "ship"), name)

    def teams(self) -> None:
        for k, team in enumerate(self.layout.team):
            path = (*self.path, "team", k)
            named = sorted(seat for side in team.sides for seat in side)
            if len(team.sides) < 2 or named != list(range(1, self.seats + 1)) or len(self.layout.players) != 1:
                self.check.note("team", path, given=team.name, seats=self.seats)
            self.check.figure((*path, "deliver"), team.deliver, 0, MOST_TREASURE)

    def extras(self) -> None:
        for k, extra in enumerate(self.layout.extra):
            path = (*self.path, "extra", k, "islands")
            before = len(self.check.found)
            self.islands((*self.layout.islands, *extra.islands), path)
            if len(self.check.found) > before:
                continue
            plain, self.board = self.board, Board(self.layout, self.tiles, extra.islands)
            taken = [*self.layout.treasure, *self.layout.reefs, *(fort.at for fort in self.layout.fort)]
            for name in taken:
                if self.board.kinds.get(self.place(name), 0) != plain.kinds.get(self.place(name), 0):
                    self.check.note_word("tile-over", path, name, tile=extra.name)
            self.board = plain

    def reachable(self) -> None:
        """Q74: every port and every treasure cell can be sailed to from every other."""
        starts = [place for fort in self.layout.fort for place in list(self.ports(fort))[:1]]
        if len(starts) < len(self.layout.fort):
            self.check.note("no-port", (*self.path, "fort"))
            return
        reached = self.flood(starts[0])
        for k, fort in enumerate(self.layout.fort):
            if not any(place in reached for place in self.ports(fort)):
                self.check.note("cut-off", (*self.path, "fort", k), given=fort.at)
        for name in self.layout.treasure:
            if self.place(name) not in reached:
                self.check.note_word("cut-off", (*self.path, "treasure"), name)

    def flood(self, start: Place) -> set[Place]:
        chart = self.board.chart(self.layout.reefs, self.layout.fort)
        steps = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
        reached, open_ends = {start}, [start]
        while open_ends:
            here = open_ends.pop()
            exits = int(chart.exits[self.board.cell(here)])
            for direction, (c, r) in enumerate(steps):
                there = (here[0] + c, here[1] + r)
                if exits >> direction & 1 and there not in reached and self.navigable(there):
                    reached.add(there)
                    open_ends.append(there)
        return reached


def edition_mistakes(edition: Edition, lines: Lines) -> list[Line]:
    """Every mistake of an edition."""
    check = Desk("scenario", lines)
    for name in TYPES:
        if name not in edition.ship:
            check.note("no-card", ("ship",), given=name)
    for name, card in edition.ship.items():
        if not check.choice(("ship", name), name, TYPES):
            continue
        pairs = {"calm": card.calm, "fresh": card.fresh, "storm": card.storm, "range": card.range}
        for key, pair in pairs.items():
            for figure in pair:
                check.figure(("ship", name, key), figure, 0, 20)
        for shots in card.shots:
            check.figure(("ship", name, "shots"), shots, 0, 7)
        check.figure(("ship", name, "hull"), card.hull, 1, 20)
        for pearls in card.pearls:
            check.figure(("ship", name, "pearls"), pearls, 0, 9)
    check.figure(("fort", "hull"), edition.fort.hull, 3, 9)
    check.figure(("fort", "shots"), edition.fort.shots, 0, 7)
    for figure in edition.fort.range:
        check.figure(("fort", "range"), figure, 0, 20)
    check.figure(("mine", "damage"), edition.mine.damage, 0, 20)
    check.figure(("mine", "radius"), edition.mine.radius, 0, 9)
    check_tiles(check, edition.tile, ("tile",))
    for name in ("long", "block"):
        if name not in edition.tile:
            check.note("no-tile", ("tile",), given=name)
    return check.found
