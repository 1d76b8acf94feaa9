"""Taking back: which entry a seat may undo, and what stands in the way."""

from .entries import Play, Resign
from .history import History, Step
from .seats import Refused, seat_argument


def last_play(history: History, seat: int | None) -> int:
    """The index of the last play that stands, of this seat or of any."""
    for index in range(len(history.steps) - 1, -1, -1):
        step = history.steps[index]
        if step.live and isinstance(step.entry, Play) and seat in (None, step.entry.seat):
            return index
    raise Refused("undo-nothing")


def check(history: History, index: int) -> None:
    """Refused, with the first thing in the way, where the play at this index has to stand."""
    target = history.steps[index]
    if target.answers:
        raise Refused("undo-barrier")
    assert isinstance(target.entry, Play)
    seat = target.entry.seat
    for step in history.steps[index:]:
        if not step.live:
            continue
        if acts_later(history, index, step, seat):
            assert isinstance(step.entry, Play | Resign)
            raise Refused("undo-other", {"seat": seat_argument(history.game, step.entry.seat)})
        if step.barrier >= 0 and step.barrier != step.barrier_before:
            raise Refused("undo-barrier")


def plays_since(history: History, index: int) -> list[int]:
    """The plays that stand from this one on, the last first; Refused where one of them cannot be taken back at all."""
    found = []
    for later in range(len(history.steps) - 1, index - 1, -1):
        step = history.steps[later]
        if step.live and (isinstance(step.entry, Resign) or step.answers or step.barrier < 0):
            raise Refused("undo-barrier")
        if step.live and isinstance(step.entry, Play):
            found.append(later)
    return found


def acts_later(history: History, index: int, step: Step, seat: int) -> bool:
    """Whether another seat has acted on what the play led to.

    A seat that owed its decision already when the play was made decides for itself, not in answer to it:
    independent decisions can be taken back until they are revealed.
    """
    if not isinstance(step.entry, Play | Resign) or step.entry.seat == seat:
        return False
    return isinstance(step.entry, Resign) or not history.state_before(index).is_pending(step.entry.seat)
