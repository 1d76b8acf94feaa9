"""Foresight: what actions surely lead to, for somebody who is still choosing."""

from collections.abc import Sequence

from ..engine.chance import Chance
from ..engine.events import Event
from ..engine.state import State
from ..errors import QuarterdeckError
from ..games.base import Foreseen, Game, ScoreItem
from .dice import OutcomeNeeded, Typed


def foresee(game: Game, state: State, seat: int, texts: Sequence[str], seed: int) -> Foreseen | None:
    """What a seat's actions lead to up to the first die; None where something hidden decides, or one cannot be done.

    It is tried on a sample of what the seat cannot know, so that nothing hidden can be found out by asking.
    """
    tried = state.clone()
    tried.determinize(seat, Chance(seed))
    tried.chance = Typed((), game.parse_outcome)
    told = tried.events = list[Event]()
    barrier = tried.barrier
    before = _points(game.standing(tried))
    if not _try(game, tried, seat, texts) or tried.barrier != barrier:
        return None
    gains = tuple(after - had for had, after in zip(before, _points(game.standing(tried)), strict=True))
    return Foreseen(tuple(game.event_at(tried, event) for event in told if event.visible_to(seat)), gains)


def _try(game: Game, state: State, seat: int, texts: Sequence[str]) -> bool:
    """Does actions one after another, up to the first die; false where one cannot be done."""
    try:
        for text in texts:
            action = legal_for(game, state, seat, text)
            if action is None:
                return False
            state.apply(action)
    except OutcomeNeeded:
        pass
    return True


def legal_for(game: Game, state: State, seat: int, text: str) -> int | None:
    """The engine's number of an action that a seat may do in this position; None where it may not."""
    if not state.is_pending(seat):
        return None
    state.act_as(seat)
    try:
        action = game.parse(state, text)
    except QuarterdeckError:
        return None
    return action if state.why_not(action) == 0 else None


def _points(standing: Sequence[Sequence[ScoreItem]]) -> list[int]:
    """The sum of each seat's points."""
    return [sum(item.points for item in items) for items in standing]
