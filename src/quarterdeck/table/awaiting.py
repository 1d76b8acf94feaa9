"""What real dice that the table waits for are about: whose they are, which of how many, what each outcome is called.

No game says so; it is seen by trying every outcome on a copy and looking at what the game would tell first.
"""

from collections.abc import Sequence
from functools import partial

import msgspec

from ..engine.events import Event
from ..errors import Param, QuarterdeckError
from .dice import Drawn, OutcomeNeeded, Typed
from .history import History

MOST_TRIED = 64  # outcomes; no die and no stack of the four games has more, but the ways to lay boards out
MOST_THROWS = 60  # in one trial: the fillers below end every tie long before


class Awaited(msgspec.Struct, frozen=True):
    """Real dice that the table waits for."""

    seat: int  # whose they are; -1 where nobody's in particular
    place: int  # which of them is asked for, from 1
    total: int  # how many are thrown one after the other
    words: tuple[tuple[Param, ...], ...]  # of each outcome what else it is called; a text with @ is a message


def awaited(history: History) -> Awaited:
    """All there is to know of the dice that are asked for now."""
    question = history.question
    assert question is not None
    place, after = len(_row_before(history, question)) + 1, _row_after(history, question)
    position = None if history.start is None else history.state
    setup, drawn = history.record.setup, _trial(history, ())[1]
    known = history.game.chance_words(setup, position, question.label, question.n, drawn)
    seat, words = _told(history, question) if question.n <= MOST_TRIED else (-1, ())
    seat = history.game.chance_seat(setup, question.label, drawn) if seat < 0 else seat
    return Awaited(seat, place, place + after, tuple((word,) for word in known) or words)


def _row_before(history: History, question: OutcomeNeeded) -> list[Drawn]:
    """The throws just made that belong together with the one that is asked for."""
    row: list[Drawn] = []
    n = question.n
    for drawn in reversed(_trial(history, ())[1]):
        if drawn.label != question.label or drawn.n not in (n, n + 1):
            break
        row.append(drawn)
        n = drawn.n
    return row


def _row_after(history: History, question: OutcomeNeeded) -> int:
    """How many more of the same kind come after it."""
    further: list[str] = []
    asked: OutcomeNeeded | None = question
    while asked is not None and len(further) < MOST_THROWS:
        further.append(_filler(history, asked, len(further)))
        n, asked = asked.n, _trial(history, further)[2]
        if asked is None or asked.label != question.label or asked.n not in (n, n - 1):
            return len(further) - 1
    return 0


def _filler(history: History, question: OutcomeNeeded, number: int) -> str:
    """An outcome that stands in for one not yet thrown: each time another one, so that nothing ties."""
    drawn = _trial(history, ())[1]
    last = drawn[-1].outcome + 1 if drawn else 0
    return history.game.chance_outcome(question.label, question.n, (last + number) % question.n)


def _told(history: History, question: OutcomeNeeded) -> tuple[int, tuple[tuple[Param, ...], ...]]:
    """Whose dice they are and what each outcome is called, by the first thing told of them."""
    game = history.game
    say = game.event if history.start is None else partial(game.event_at, history.state)
    stories = [_story(history, [game.chance_outcome(question.label, question.n, k)]) for k in range(question.n)]
    for told in zip(*stories, strict=False):
        lines = [say(event) for event in told]
        if any(line != lines[0] for line in lines):
            keys = [key for key in lines[0].args if len({line.args.get(key) for line in lines}) > 1]
            seat = lines[0].seat if len({line.seat for line in lines}) == 1 else -1  # else it is what comes up
            return seat, tuple(tuple(line.args[key] for key in keys if key in line.args) for line in lines)
    return -1, ()


def _story(history: History, answers: Sequence[str]) -> list[Event]:
    """All that would be told, with fillers for what is thrown after these answers."""
    given = list(answers)
    events, _, asked = _trial(history, given)
    while asked is not None and len(given) < MOST_THROWS:
        given.append(_filler(history, asked, len(given)))
        events, _, asked = _trial(history, given)
    return events


def _trial(history: History, further: Sequence[str]) -> tuple[list[Event], list[Drawn], OutcomeNeeded | None]:
    """The open entry with further outcomes, on a copy: what it tells, what it drew, what it asks for next."""
    index = history.open_index()
    if index < 0:
        source = Typed([*history.start_answers, *further], history.game.parse_outcome)
        try:
            return history.lay_out(source).events or [], source.drawn, None
        except OutcomeNeeded as question:
            return [], source.drawn, question
    step = history.steps[index]
    attempt = history.attempt(step.counter, [*step.answers, *further])
    try:
        history.perform(attempt, step)
    except OutcomeNeeded as question:
        return attempt.events, attempt.source.drawn, question
    except QuarterdeckError:  # an entry of several actions whose later ones lapse
        pass
    return attempt.events, attempt.source.drawn, None
