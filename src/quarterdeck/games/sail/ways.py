"""Ways: every cell that the acting ship can be sent to, with the actions that lead there and what waits on arrival."""

from ...engine.actions import first_of, kind_of
from ...errors import Param
from ..base import Plan
from .actions import ACTIONS
from .rules import codes
from .rules.chart import Cell
from .rules.compass import NAMES, Heading
from .rules.game import SailState
from .rules.position import Position, Ship
from .rules.sailing import who_sails
from .rules.wind import is_open_to, range_of

HEADED = (codes.HEAD, codes.ROW)


def plans(s: SailState) -> tuple[Plan, ...]:
    """The shortest order to each cell."""
    if s.phase not in (codes.OPEN, codes.FIGHT, codes.LEAD):
        return ()
    ways: dict[str, Plan] = {}
    for k in range(s.count_actions()):
        action = s.nth_action(k)
        kind = kind_of(action)
        if kind in HEADED or kind == codes.AHEAD:
            heading = Heading(first_of(action)) if kind in HEADED else s.heading[who_sails(s)]
            first = (ACTIONS.describe(s, action).text,) if kind in HEADED else ()
            for plan in _along(s, heading, reach(s, kind, heading), first):
                if plan.target not in ways or len(plan.texts) < len(ways[plan.target].texts):
                    ways[plan.target] = plan
    return tuple(ways.values())


def reach(s: Position, kind: int, heading: Heading) -> int:
    """How many steps an action allows."""
    if kind == codes.HEAD:
        return int(range_of(s, s.ship, heading)) if s.wind >= 0 else 0
    return 1 if kind == codes.ROW else int(s.left)


def _along(s: Position, heading: Heading, most: int, first: tuple[str, ...]) -> list[Plan]:
    """The cells on a heading as far as nothing is in the way; an enemy ship is boarded and ends it."""
    ship = who_sails(s)
    found: list[Plan] = []
    cell = s.where[ship]
    for steps in range(1, most + 1):
        cell = s.chart.step(cell, heading)
        if not is_open_to(s, ship, cell):
            break
        boards = not s.is_free(cell)
        args: dict[str, Param] = {
            "cell": s.chart.name(cell),
            "heading": f"@heading-{NAMES[heading]}",
            "course": NAMES[heading],
            "steps": steps,
            "boarding": "yes" if boards else "no",
            "guns": guns_over(s, ship, cell),
        }
        texts = (*first, *("ahead",) * steps)
        found.append(Plan(f"way:{args['cell']}", texts, args, trail(s, ship, heading, steps)))
        if boards:
            break
    return found


def guns_over(s: Position, ship: Ship, cell: Cell) -> int:
    """How many guns of others cover a cell."""
    if s.fort_silent:
        return 0
    cards = [s.chart.reach_card[at] for at in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1])]
    owners = [s.chart.card_owner[card] for card in cards if s.works[card] & codes.UP]
    own = s.team[s.owner[ship]]
    return sum(owner < s.seats and s.is_alive(owner) and s.team[owner] != own for owner in owners)


def trail(s: Position, leader: Ship, heading: Heading, steps: int) -> tuple[tuple[str, str, str], ...]:
    """Where the ships of a line would lie: each in the track of the one before; nothing for a single ship."""
    line = [leader]
    while s.behind[line[-1]] >= 0:
        line.append(s.behind[line[-1]])
    if len(line) == 1:
        return ()
    start = s.where[leader]
    ahead = [Cell(start + s.chart.steps[heading] * step) for step in range(steps, 0, -1)]
    track = [*ahead, *(s.where[ship] for ship in line)]
    names = [s.chart.name(cell) for cell in track]
    courses = [NAMES[s.chart.direction(track[i + 1], track[i])] for i in range(len(line))]
    return tuple((s.chart.name(s.where[ship]), names[i], courses[i]) for i, ship in enumerate(line))
