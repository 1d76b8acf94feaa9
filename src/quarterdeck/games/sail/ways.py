"""Ways: every cell that the acting ship can be sent to, with the actions that lead there and what waits on arrival."""

from ...errors import Param
from ..base import Plan
from .actions import ON_HEADING, describe
from .rules import codes
from .rules.compass import NAMES, direction_between
from .rules.game import SailState
from .rules.position import Position
from .rules.wind import is_open_to, range_of

HEADED = (ON_HEADING["head"], ON_HEADING["row"])


def plans(s: SailState) -> tuple[Plan, ...]:
    """The shortest order to each cell."""
    if s.phase not in (codes.OPEN, codes.FIGHT, codes.LEAD):
        return ()
    ways: dict[str, Plan] = {}
    for k in range(s.count_actions()):
        kind, figure = divmod(int(s.nth_action(k)), int(codes.KIND))
        if kind in HEADED or kind == codes.AHEAD:
            heading = figure if kind in HEADED else s.heading[sailing(s)]
            first = (describe(s, s.nth_action(k)).text,) if kind in HEADED else ()
            for plan in _along(s, heading, reach(s, kind, heading), first):
                if plan.target not in ways or len(plan.texts) < len(ways[plan.target].texts):
                    ways[plan.target] = plan
    return tuple(ways.values())


def sailing(s: Position) -> int:
    """The ship whose steps are decided: a line is led by its first."""
    return int(s.line if s.phase == codes.LEAD else s.ship)


def reach(s: Position, kind: int, heading: int) -> int:
    """How many steps an action allows."""
    if kind == codes.HEAD:
        return int(range_of(s, s.ship, heading)) if s.wind >= 0 else 0
    return 1 if kind == codes.ROW else int(s.left)


def _along(s: Position, heading: int, most: int, first: tuple[str, ...]) -> list[Plan]:
    """The cells on a heading as far as nothing is in the way; an enemy ship is boarded and ends it."""
    ship = sailing(s)
    found: list[Plan] = []
    cell = s.where[ship]
    for steps in range(1, most + 1):
        cell += s.chart.steps[heading]
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


def guns_over(s: Position, ship: int, cell: int) -> int:
    """How many guns of others cover a cell."""
    if s.fort_silent:
        return 0
    cards = [s.chart.reach_card[at] for at in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1])]
    owners = [s.chart.card_owner[card] for card in cards if s.works[card] & codes.UP]
    own = s.team[s.owner[ship]]
    return sum(owner < s.seats and s.is_alive(owner) and s.team[owner] != own for owner in owners)


def trail(s: Position, leader: int, heading: int, steps: int) -> tuple[tuple[str, str, str], ...]:
    """Where the ships of a line would lie: each in the track of the one before; nothing for a single ship."""
    line = [leader]
    while s.behind[line[-1]] >= 0:
        line.append(s.behind[line[-1]])
    if len(line) == 1:
        return ()
    start = s.where[leader]
    ahead = [start + s.chart.steps[heading] * step for step in range(steps, 0, -1)]
    track = [*ahead, *(s.where[ship] for ship in line)]
    names = [s.chart.name(cell) for cell in track]
    courses = [NAMES[direction_between(s.chart.stride, track[i + 1], track[i])] for i in range(len(line))]
    return tuple((s.chart.name(s.where[ship]), names[i], courses[i]) for i, ship in enumerate(line))
