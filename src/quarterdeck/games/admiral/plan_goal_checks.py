"""Goals, losses and points of one layout of a plan: whether they mean something, and can be reached."""

from collections.abc import Iterator

from ...errors import Param
from ..base import Line
from ..lines import Lines, Path
from .board import Place
from .plan import CONDITIONS, EDGES, RUNGS, Need, Plan, PointsPlan, Who, condition_of
from .plan_board_checks import BoardCheck, cargo_in
from .plan_read import mistake, unknown
from .plan_words import Roster, card_of, cells_of, fort_number, groups, kinds_of
from .scenario_file import edition_of, standard_edition

# The fields that each condition uses besides its own.
USED = {
    "deliver": ("to",),
    "hold": ("rounds",),
    "arrive": ("at", "kind"),
    "exit": ("edge", "kind", "load"),
    "sink": ("of", "kind"),
    "survive": ("ship",),
    "points": (),
    "lost": ("kind",),
}
FIELDS = ("to", "rounds", "at", "edge", "kind", "load", "of", "ship")


class GoalCheck:
    """Collects the mistakes of a layout's goals."""

    def __init__(self, plan: Plan, number: int, lines: Lines) -> None:
        self.plan = plan
        self.number = number
        self.layout = plan.layout[number]
        self.lines = lines
        self.seats = max(self.layout.players)
        self.kinds = list(kinds_of(plan))
        self.forts = [fort.called for fort in self.layout.fort]
        self.found: list[Line] = []

    def run(self) -> list[Line]:
        for who, path, need, of_loss in self.conditions():
            self.who(who, (*path[:-2], "for"))
            self.condition(need, path, of_loss)
        self.points()
        for k, rung in enumerate(self.layout.decide):
            if rung not in (*RUNGS, *self.layout.sides):
                self.add_unknown(rung, [*RUNGS, *self.layout.sides], ("decide", k))
            elif rung == "points" and self.layout.points == PointsPlan():
                self.add("idle", ("decide", k), why="@plan-idle-rung")
        return self.found

    def conditions(self) -> Iterator[tuple[Who, Path, Need, bool]]:
        for k, goal in enumerate(self.layout.goal):
            yield from ((goal.who, ("goal", k, "need", n), need, False) for n, need in enumerate(goal.need))
        for k, loss in enumerate(self.layout.loss):
            yield from ((loss.who, ("loss", k, "when", n), need, True) for n, need in enumerate(loss.when))

    def add(self, key: str, path: Path, **args: Param) -> None:
        self.found.append(mistake(key, self.lines, ("layout", self.number, *path), **args))

    def add_unknown(self, given: str, known: list[str], path: Path) -> None:
        line = unknown("word", self.lines, ("layout", self.number, *path), given, known)
        if line not in self.found:
            self.found.append(line)

    def who(self, who: Who | None, path: Path) -> None:
        for one in who if isinstance(who, tuple) else (who,):
            if isinstance(one, int) and not 1 <= one <= self.seats:
                self.add("seats-owner", path, given=one)
            elif isinstance(one, str) and one != "all" and one not in self.layout.sides:
                self.add_unknown(one, ["all", *self.layout.sides], path)

    # One condition

    def condition(self, need: Need, path: Path, of_loss: bool) -> None:
        name = condition_of(need)
        if not name:
            self.add("figure-one", path, expected=", ".join(CONDITIONS))
            return
        if name == "lost" and not of_loss:
            self.add("idle", (*path, "lost"), why="@plan-idle-when")
        blank = Need()
        for field in FIELDS:
            if getattr(need, field) != getattr(blank, field) and field not in USED[name]:
                self.add("idle", (*path, field), why="@plan-idle-field")
        if need.kind and need.kind not in self.kinds:
            self.add_unknown(need.kind, self.kinds, (*path, "kind"))
            return
        self.who(need.of, (*path, "of"))
        getattr(self, f"_{name}")(need, path)

    def action(self, name: str, path: Path) -> None:
        if name not in self.plan.rules.actions:
            self.add("idle", path, why="@plan-idle-action")

    def _deliver(self, need: Need, path: Path) -> None:
        self.action("treasure", path)
        if need.to and need.to != "own" and fort_number(self.layout, need.to) < 0:
            self.add_unknown(need.to, ["own", *self.forts], (*path, "to"))
        total = cargo_in(self.plan, self.number)
        if need.deliver and need.deliver > total:
            self.add("short-cargo", path, given=need.deliver, total=total)

    def _hold(self, need: Need, path: Path) -> None:
        holdable = [fort for fort in self.layout.fort if fort.kind != "royal"]
        if isinstance(need.hold, int) and need.hold > len(holdable):
            self.add("short-forts", path, given=need.hold, total=len(holdable))
        for k, word in enumerate(need.hold if isinstance(need.hold, tuple) else ()):
            number = fort_number(self.layout, word)
            if number < 0:
                self.add_unknown(word, self.forts, (*path, "hold", k))
            elif self.layout.fort[number].kind == "royal":
                self.add("idle", (*path, "hold", k), why="@plan-idle-royal")
        self.in_time(need.rounds or 0, (*path, "rounds"))

    def in_time(self, number: int, path: Path) -> None:
        if self.layout.rounds and number > self.layout.rounds:
            self.add("short-rounds", path, given=number, total=self.layout.rounds)

    def _arrive(self, need: Need, path: Path) -> None:
        known = ["goal", *self.forts, *self.layout.zone]
        if need.at not in known and fort_number(self.layout, need.at) < 0:
            self.add_unknown(need.at, known, (*path, "at"))
        self.enough_ships(need.arrive or 0, need.kind, path)

    def _exit(self, need: Need, path: Path) -> None:
        if need.edge and need.edge not in (*EDGES, *self.layout.zone):
            self.add_unknown(need.edge, [*EDGES, *self.layout.zone], (*path, "edge"))
        elif need.edge in self.layout.zone:
            cells = cells_of(self.layout.zone[need.edge], self.layout.width, self.layout.height) or []
            if not any(self.at_edge(cell) for cell in cells):
                self.add("cell-edge", (*path, "edge"), given=need.edge)
        edition = edition_of(standard_edition())
        kinds = [need.kind] if need.kind else self.kinds
        if need.load > max(card_of(edition, kind, self.plan.card.get(kind)).pearls[1] for kind in kinds):
            self.add("idle", (*path, "load"), why="@plan-idle-load")
        if need.load * (need.exit or 0) > cargo_in(self.plan, self.number):
            total = cargo_in(self.plan, self.number)
            self.add("short-cargo", path, given=need.load * (need.exit or 0), total=total)
        self.enough_ships(need.exit or 0, need.kind, path)

    def at_edge(self, cell: Place) -> bool:
        return cell[0] in (0, self.layout.width - 1) or cell[1] in (0, self.layout.height - 1)

    def enough_ships(self, many: int, kind: str, path: Path) -> None:
        total = self.ships_of(kind)
        if total is not None and many > total:
            self.add("short-ships", path, given=many, total=total)

    def ships_of(self, kind: str) -> int | None:
        """How many ships of a kind there are, with all to come; None where the fleets are not even known."""
        try:
            fleet = Roster(self.plan, self.layout, self.seats).ships
        except (ValueError, KeyError):  # kinds or zones that are none: told by the board's checks
            return None
        return sum(not kind or self.kinds[ship.kind] == kind for ship in fleet)

    def named(self, name: str) -> bool:
        ships = [ship.name for seat in self.layout.seat for ship in seat.fleet()]
        for event in self.layout.event:
            ships += [ship.name for ship in (event.ships.ships if event.ships else ()) if not isinstance(ship, str)]
        return name in ships

    def ship_names(self) -> list[str]:
        return [ship.name for seat in self.layout.seat for ship in seat.fleet() if ship.name]

    def _sink(self, need: Need, path: Path) -> None:
        if isinstance(need.sink, str):
            if not self.named(need.sink):
                self.add_unknown(need.sink, self.ship_names(), (*path, "sink"))
            return
        if not {"fire", "board", "fireships"} & set(self.plan.rules.actions):
            self.add("idle", path, why="@plan-idle-action")
        self.enough_ships(need.sink or 0, need.kind, path)

    def _survive(self, need: Need, path: Path) -> None:
        self.in_time(need.survive or 0, (*path, "survive"))
        if need.ship and not self.named(need.ship):
            self.add_unknown(need.ship, self.ship_names(), (*path, "ship"))

    def _points(self, need: Need, path: Path) -> None:
        if not self.scores():
            self.add("short-forts", path, given=need.points or 0, total=0)

    def scores(self) -> bool:
        points = self.layout.points
        plain = (points.deliver, points.sink, points.take, points.exit, points.ruin, points.storm, points.hold)
        return any(plain) or points.arrive is not None

    def _lost(self, need: Need, path: Path) -> None:
        if isinstance(need.lost, str):
            if not self.named(need.lost) and fort_number(self.layout, need.lost) < 0:
                self.add_unknown(need.lost, [*self.ship_names(), *self.forts], (*path, "lost"))
            return
        self.enough_ships(need.lost or 0, need.kind, path)

    def points(self) -> None:
        points = self.layout.points
        for key in ("sink", "take", "exit", "lost"):
            given = getattr(points, key)
            for kind in given if isinstance(given, dict) else ():
                if kind not in self.kinds:
                    self.add_unknown(kind, self.kinds, ("points", key, kind))
        if points.arrive:
            known = ["goal", *self.forts, *self.layout.zone]
            if points.arrive.at not in known and fort_number(self.layout, points.arrive.at) < 0:
                self.add_unknown(points.arrive.at, known, ("points", "arrive", "at"))
            if points.arrive.kind and points.arrive.kind not in self.kinds:
                self.add_unknown(points.arrive.kind, self.kinds, ("points", "arrive", "kind"))

    # Ways

    def cut_off(self, board: BoardCheck) -> list[Line]:
        """Q74: every place that a goal names can be sailed to by somebody of those it is for; and every cargo."""
        before = len(self.found)
        for who, path, need, of_loss in self.conditions():
            wanted = [] if of_loss else self.places(need, board)
            for label, cells in wanted:
                for group in groups(who, self.layout, self.seats):
                    if not any(self.comes_to(board, seat, cells) for seat in group):
                        self.add("cut-off", path, given=label, seat=group[0] + 1)
        for seat in range(self.seats):
            self.cargo_cut_off(board, seat)
        return self.found[before:]

    def cargo_cut_off(self, board: BoardCheck, seat: int) -> None:
        if not any(need.deliver for goal in self.layout.goal for need in goal.need):
            return
        reached = board.reached(board.starts(seat))
        for name in self.layout.treasure:
            if board.place(name) not in reached:
                self.add("cut-off", ("treasure",), given=name, seat=seat + 1)

    def comes_to(self, board: BoardCheck, seat: int, cells: list[Place]) -> bool:
        if self.layout.seat[seat].draft and not board.starts(seat):
            return True
        reached = board.reached(board.starts(seat))
        return any(cell in reached for cell in cells)

    def places(self, need: Need, board: BoardCheck) -> list[tuple[str, list[Place]]]:
        """What a condition names, with the cells from which it is met."""
        found = []
        words = [need.to, need.at, *(need.hold if isinstance(need.hold, tuple) else ())]
        for word in words:
            number = fort_number(self.layout, word) if word not in ("", "own", "goal") else -1
            if number >= 0:
                found.append((word, board.port(self.layout.fort[number])))
            elif word in self.layout.zone:
                found.append((word, self.zone(word)))
        if need.exit:
            found.append((need.edge or "edge", self.edge(need.edge)))
        return found

    def zone(self, name: str) -> list[Place]:
        return cells_of(self.layout.zone[name], self.layout.width, self.layout.height) or []

    def edge(self, word: str) -> list[Place]:
        """The cells from which a ship can leave by an edge."""
        if word in self.layout.zone:
            return [cell for cell in self.zone(word) if self.at_edge(cell)]
        width, height = self.layout.size
        board = [(column, row) for column in range(width) for row in range(height)]
        sides = {"N": (1, height - 1), "E": (0, width - 1), "S": (1, 0), "W": (0, 0)}
        if word not in sides:
            return [cell for cell in board if self.at_edge(cell)]
        axis, value = sides[word]
        return [cell for cell in board if cell[axis] == value]

    def out_of_reach(self) -> list[Line]:
        """Warned: a place that cannot be reached in time even with the best wind."""
        if not self.layout.rounds:
            return []
        tiles = {**edition_of(standard_edition()).tile, **self.plan.tile}
        board = BoardCheck(self.plan, self.number, self.lines, tiles)
        if board.run():
            return []
        told = []
        for who, path, need, of_loss in self.conditions():
            for _, cells in [] if of_loss else self.places(need, board):
                if all(self.too_far(board, group, cells) for group in groups(who, self.layout, self.seats)):
                    line = mistake("far", self.lines, ("layout", self.number, *path), rounds=self.layout.rounds)
                    told.append(Line("warning-plan-far", line.args))
        return told

    def too_far(self, board: BoardCheck, group: tuple[int, ...], cells: list[Place]) -> bool:
        edition = edition_of(standard_edition())
        fastest = max(max(card_of(edition, kind, self.plan.card.get(kind)).fresh) for kind in self.kinds)
        for seat in group:
            steps = board.reached(board.starts(seat))
            if any(steps.get(cell, 9999) <= fastest * self.layout.rounds for cell in cells):
                return False
        return True
