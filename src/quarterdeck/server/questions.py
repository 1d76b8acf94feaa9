"""Questions of a seat that change nothing, answered alike at a table's socket and in a lesson."""

from collections.abc import Sequence

from ..errors import BadInput
from ..games.base import Line
from ..table import Table
from . import messages as m
from .messages import Problem

MOST_ACTIONS = 64  # in one entry; the longest compound order of any game is below 20
MOST_TARGETS = 8  # of one click; no action points at more than four
MOST_TARGET = 40  # characters of one; the longest is a mercenary's id of an edition
MOST_TEXT = 200  # characters of one notation


def check_targets(targets: Sequence[str]) -> None:
    """Refuses more and longer ones than any board has."""
    if len(targets) > MOST_TARGETS or any(len(target) > MOST_TARGET for target in targets):
        raise BadInput("targets", {"most": MOST_TARGETS, "length": MOST_TARGET})


def check_actions(actions: Sequence[str]) -> None:
    """Refuses none at all, too many, and endless ones."""
    if not 0 < len(actions) <= MOST_ACTIONS or any(len(text) > MOST_TEXT for text in actions):
        raise BadInput("actions", {"most": MOST_ACTIONS, "length": MOST_TEXT})


def told(table: Table, line: Line | None) -> Problem | None:
    """A reason of the game as a client is told."""
    return None if line is None else Problem.refusal(table.game.facts.id, line)


def click(table: Table, seat: int, ask: m.Click) -> m.Refusal:
    """What is wrong with a click of the seat's."""
    check_targets((ask.target, *ask.picked))
    return m.Refusal(id=ask.id, problem=told(table, table.explain_click(seat, ask.target, ask.picked)))


def sight(table: Table, seat: int, ask: m.Sight) -> m.Sighted:
    """What is blocked for something of the seat's."""
    check_targets(ask.picked)
    game = table.game.facts.id
    blocked = table.blocked(seat, ask.picked)
    found = (m.BlockedWay(b.target, b.start, b.at, b.end, Problem.refusal(game, b.why)) for b in blocked)
    return m.Sighted(id=ask.id, blocked=tuple(found))


def foretell(table: Table, seat: int, ask: m.Foretell) -> m.Foretold:
    """How several actions are done together, and the odds of that."""
    check_actions(ask.actions)
    texts = table.together(seat, ask.actions)
    odds, threats = table.ahead(seat, texts)
    why = None if odds else table.why_not("; ".join(texts), seat)
    return m.Foretold(
        id=ask.id,
        texts=texts,
        odds=odds,
        problem=told(table, why),
        warnings=table.warnings(seat, texts),
        sure=table.foreseen(seat, texts),
        threats=threats,
    )
