"""What can be pointed at in Age of Sail. A cell plays several parts: a ship, a gun, what is aimed at; and what a click
on one of them meant where it is not possible now."""

from mypy_extensions import i64

from ...errors import Param
from ..base import Line, Pointing
from ..targets import among, name
from .actions import ACTIONS, cell_at, cell_named, ship_args
from .rules import codes
from .rules.chart import Cell
from .rules.compass import NAMES, Heading, abeam, east_of, south_of
from .rules.game import SailState
from .rules.position import Position
from .rules.sailing import who_sails
from .rules.wind import why_no_range
from .ways import reach
from .words import PHASES, REASONS

PARTS = ("cell", "gun", "aim", "head", "tail", "member", "from", "to", "way")  # what a cell can be
HEADINGS = {(east_of(heading), south_of(heading)): heading for heading in map(Heading, range(8))}
ON_A_CELL = ("activate-ship", "activate-line", "choose", "to", "island", "line-up")
POINTING = Pointing(
    targets=dict.fromkeys(ON_A_CELL, ("cell:{cell}",))
    | {kind: (f"tool:{kind}", "member:{cell}") for kind in ("leave", "dissolve")}
    | {kind: (f"tool:{kind}", "head:{cell}", "tail:{other}") for kind in ("form", "join")}
    | dict.fromkeys(("head", "turn", "course"), ("helm:{course}",))
    | dict.fromkeys(("repair", "card"), ("gun:{cell}",))
    | dict.fromkeys(("scuttle-prize", "scuttle-own", "keep"), ("prize:{text}",))
    | {kind: (f"hand:{kind}",) for kind in ("mast-off", "mast-on", "bar-fire", "bar-all")}
    | {
        "row": ("oars:{course}",),
        "place": ("cell:{cell}", "course:{course}"),
        "ahead": ("to:{to}",),
        "fire": ("aim:{target}", "guns:{guns}"),
        "gun": ("gun:{gun}", "aim:{cell}"),
        "react": ("gun:{gun}",),
        "land": ("gun:{cell}", "masts:{masts}"),
        "party": ("from:{from}", "to:{cell}", "masts:{masts}"),
        "shift": ("to:{to}", "which:{which}"),
        "edge": ("edge:{side}",),
    },
    ways=("helm", "oars", "course", "guns", "masts", "which", "prize", "hand", "edge", "tool"),
    first=("tool",),
    minor=("leave", "dissolve"),
    ending=("end",),
)


def meant(s: SailState, target: str, picked: frozenset[str]) -> int | Line | None:
    """The action that a click would have been part of, or what is wrong where none can be composed."""
    return Click(s, cell_named(s, name(target)), picked).meant()


class Click:
    """A click on a cell of the chart."""

    def __init__(self, s: SailState, cell: Cell, picked: frozenset[str]) -> None:
        self.s = s
        self.cell = cell
        self.picked = picked
        self.ship = s.ship_at(cell)
        self.card = s.chart.card_on(cell)

    def meant(self) -> int | Line | None:
        s, cell = self.s, self.cell
        match s.phase:
            case codes.COMMAND:
                return self.in_command()
            case codes.OPEN:
                return self.in_the_open()
            case codes.FIGHT | codes.LEAD:
                return self.under_way()
            case codes.LAND:
                return _of(codes.LAND_MASTS, self.card, 1) if self.card >= 0 else _of(codes.AHEAD)
            case codes.PLACE:
                return _of(codes.PLACE_SHIP, cell, 0)
            case codes.ISLAND:
                return _of(codes.LAY_CARD, cell)
            case codes.LINE_UP:
                return _of(codes.LINE_SHIP, cell)
            case codes.CHOOSE_CELL:
                return _of(codes.TO_CELL, cell)
            case codes.MANUAL_SHIP:
                return _of(codes.SET_DOWN, cell)
            case codes.ANSWER if s.why_not(_of(codes.REPLY, 1)):
                return _of(codes.REPLY, 1)
        return self.on_a_piece()

    def on_a_piece(self) -> int | Line:
        """Where a ship or a fortress card is to be named."""
        s = self.s
        if s.phase == codes.REACT and self.card >= 0:
            return _of(codes.REACT_GUN, self.card)
        if s.phase in (codes.CHOOSE_SHIP, codes.MANUAL) and self.ship >= 0:
            return _of(codes.CHOOSE if s.phase == codes.CHOOSE_SHIP else codes.PICK, self.ship)
        if s.phase == codes.CHOOSE_WORK and self.card >= 0:
            return _of(codes.WORK, self.card)
        return Line("reason-wrong-phase", {"phase": f"@prompt-{PHASES[s.phase][0]}-short"}, ("L27",))

    def in_command(self) -> int | Line:
        """Between activations: a ship, a gun and its target, the ships of a line."""
        s = self.s
        gun, tool, head = (among(self.picked, part) for part in ("gun", "tool", "head"))
        if gun or tool:
            if self.ship < 0:
                return Line("reason-no-ship-there", {"cell": cell_at(s, self.cell)})
            return self.with_gun(gun) if gun else self.with_tool(tool, head)
        if self.ship >= 0:
            return _of(codes.ACTIVATE, self.ship)
        return _of(codes.GUN, self.card, self.prey()) if self.card >= 0 else Line("reason-choose-first")

    def with_gun(self, gun: str) -> int:
        card = self.s.chart.card_on(cell_named(self.s, gun))
        return _of(codes.GUN, max(card, 0), self.ship)

    def with_tool(self, tool: str, head: str) -> int:
        """Line tactics with the tool in hand, from the ship that was named first."""
        if tool in ("leave", "dissolve"):
            return _of(codes.LEAVE if tool == "leave" else codes.DISSOLVE, self.ship)
        first = self.s.ship_at(cell_named(self.s, head)) if head else self.ship
        return _of(codes.FORM if tool == "form" else codes.JOIN, max(first, 0), self.ship)

    def prey(self) -> int:
        """The enemy ship nearest to the clicked gun; any ship where there is no enemy."""
        s = self.s
        enemies = [ship for ship in range(s.ships) if s.where[ship] != 0 and s.is_enemy(s.owner[ship], s.active)]
        return min(enemies, key=lambda ship: s.chart.distance(self.cell, s.where[ship]), default=0)

    def in_the_open(self) -> int | Line:
        """Before the heading is chosen: a way, or a card to be given up for a repair."""
        s = self.s
        if self.card >= 0 and s.chart.card_owner[self.card] == s.active:
            return _of(codes.REPAIR, self.card)
        if self.is_another():
            return _of(codes.ACTIVATE, self.ship)
        heading, steps = _bearing(s, s.where[s.ship], self.cell)
        if self.card >= 0 or (self.ship >= 0 and heading < 0):
            return _of(codes.FIRE, codes.PORT, 1)  # the heading comes first
        if heading < 0:
            return self.line("off-course", ("L28", "A16"))
        head = _of(codes.HEAD, heading)
        if s.why_not(head):
            return head
        range = reach(s, codes.HEAD, heading)
        return self.too_far(range, steps) if range else self.no_range(heading)

    def under_way(self) -> int | Line:
        """With the heading locked: a target to fire at, or a step."""
        s = self.s
        if self.is_another():
            return _of(codes.ACTIVATE, self.ship)
        heading, steps = _bearing(s, s.where[who_sails(s)], self.cell)
        if heading == s.heading[who_sails(s)]:
            ahead = _of(codes.AHEAD)
            return ahead if s.why_not(ahead) else self.too_far(int(s.left), steps)
        if self.ship < 0 and self.card < 0:
            return _of(codes.HEAD, max(heading, 0))
        for side in (codes.PORT, codes.STARBOARD):
            if s.chart.step(s.where[s.ship], abeam(s.heading[s.ship], side)) == self.cell:
                return _of(codes.FIRE, side, 1)
        return self.line("not-beside", ("L37", "A29"))

    def is_another(self) -> bool:
        """Whether an own ship was clicked that is not the one acting."""
        s = self.s
        return self.ship >= 0 and s.owner[self.ship] == s.active and self.ship != who_sails(s)

    def no_range(self, heading: Heading) -> Line:
        """A course on which nothing can be sailed: the wind, or a calm."""
        key, rules = REASONS[why_no_range(self.s, heading)] if self.s.wind >= 0 else REASONS[codes.NO_RANGE]
        return self.line(key, rules, heading=f"@heading-{NAMES[heading]}")

    def too_far(self, range: int, steps: int) -> Line:
        """A heading that is possible, but not so far: the range ends before, or something is in the way."""
        if steps > range:
            return self.line("too-far", ("L31",), range=range)
        return self.line("something-between", ("L34", "A25"))

    def line(self, key: str, rules: tuple[str, ...], **args: Param) -> Line:
        told = ship_args(self.s, who_sails(self.s)) | {"to": cell_at(self.s, self.cell)} | args
        return Line(f"reason-{key}", told, rules)


def _of(kind: i64, *values: i64) -> int:
    return ACTIONS.code(ACTIONS.kinds[int(kind)], map(int, values))


def _bearing(s: Position, start: Cell, end: Cell) -> tuple[Heading, int]:
    """The heading on which one cell lies from another, and the steps; -1 where no straight line leads there."""
    east, south = int(s.chart.x_of(end) - s.chart.x_of(start)), int(s.chart.y_of(end) - s.chart.y_of(start))
    steps = max(abs(east), abs(south))
    if not steps or (east and south and abs(east) != abs(south)):
        return Heading(-1), 0
    return HEADINGS[east // steps, south // steps], steps
