"""What a seat is told: the game's events as far as it may know them, and what was done at the table."""

from collections.abc import Sequence

from ..engine.events import Event
from ..errors import Param
from ..games.base import TRUTH, Action, EventLine
from .entries import NOBODY, Draw, Epoch, Flag, Play, Plea, Resign, Rest, Sit, Takeback, seat_of
from .history import History, Step
from .seats import Seat, seat_argument, sitting


def told(
    history: History,
    seats: Sequence[Seat],
    seat: int,
    since: int,
    until: int | None = None,
    made: dict[int, EventLine] | None = None,
) -> list[tuple[int, EventLine]]:
    """What happened after a version, oldest first; what was taken back did not happen, the takeback did."""
    made = {} if made is None else made
    steps = history.steps if until is None else history.steps[:until]
    lines: list[tuple[int, EventLine]] = []
    if since <= 0:
        lines += [(0, line) for line in visible(history, history.start_events, seat, made)]
    game_events = dict[int, list[EventLine]]()
    for step in steps if history.typed else steps[max(since, 0) :]:  # real dice come after their entry
        if step.live and step.events and since <= step.told_at < len(steps):
            game_events.setdefault(step.told_at, []).extend(visible(history, step.events, seat, made))
    for index in range(max(since, 0), len(steps)):
        lines += [(index + 1, line) for line in game_events.get(index, [])]
        act = table_act(history, history.steps[index], seats)
        if act is not None:
            lines.append((index + 1, act))
    return lines


def visible(history: History, events: Sequence[Event], seat: int, made: dict[int, EventLine]) -> list[EventLine]:
    """The events a seat may be told of, as sentences; `made` has those of this position by the event's id."""
    seen = [event for event in events if event.visible_to(seat)]
    for event in seen:
        if id(event) not in made:
            made[id(event)] = history.game.event_at(history.state, event)
    return [made[id(event)] for event in seen]


def table_act(history: History, step: Step, seats: Sequence[Seat]) -> EventLine | None:
    """The sentence for what is no action of the game: `event-<key>` in the package's texts."""
    entry = step.entry
    match entry:
        case Takeback():
            key = "taken-back-agreed" if entry.agreed else "taken-back-since" if entry.to else "taken-back"
        case Plea():
            key = f"plea-{entry.says}"
        case Flag():
            key = "flag"
        case Rest():
            player = seat_argument(history.game, entry.seat, seats[entry.seat].word)
            args: dict[str, Param] = {"player": player, "days": entry.days}
            return EventLine("rest" if entry.days else "rest-over", entry.seat, args)
        case Resign() if entry.why:
            return absent(history, seats, entry, f"given-up-{entry.why}")
        case Sit() if entry.why:
            return absent(history, seats, entry, f"seat-bot-{entry.why}")
        case Resign() if not step.events:  # most games tell of it themselves
            key = "resigned"
        case Draw():
            key = f"draw-{entry.says}"
        case Sit():
            key = "seat-bot" if entry.kind == "bot" else "seat-person"
        case Epoch(number):
            return EventLine("epoch", -1, {"epoch": number})
        case _:
            return None
    sits = sitting(entry).word if isinstance(entry, Sit) else ""
    name = sits or seats[entry.seat].word
    return EventLine(key, entry.seat, {"player": seat_argument(history.game, entry.seat, name)})


def absent(history: History, seats: Sequence[Seat], entry: Resign | Sit, key: str) -> EventLine:
    """The sentence for what is decided about somebody who is not there, and by whom; -1: by the table."""
    seat = seat_argument(history.game, entry.seat)
    by = "nobody" if entry.by == NOBODY else seat_argument(history.game, entry.by, seats[entry.by].word)
    return EventLine(key, entry.seat, {"player": seat, "by": by})


def doings(history: History, index: int, seat: int, over: bool) -> tuple[Action, ...]:
    """The actions of a play, none where it is no play, would betray something, or can no longer be read."""
    if texts(history, index, seat, over) is None:
        return ()
    step = history.steps[index]
    state = history.state_before(index).clone()
    done: list[Action] = []
    for code in step.codes:
        if not state.is_pending(seat_of(step.entry)):
            return ()
        state.act_as(seat_of(step.entry))
        if state.why_not(code) != 0:  # of a play taken back, after which an earlier one was taken back, too
            return ()
        done.append(history.game.action(state, code))
        state.apply(code)
    return tuple(done)


def texts(history: History, index: int, seat: int, over: bool) -> tuple[str, ...] | None:
    """The notation of a play, None where it is no play or would betray what this seat was not told.

    Which notations betray something the game says itself (`Facts.secret_words`).
    """
    step = history.steps[index]
    if not isinstance(step.entry, Play):
        return None
    if over or seat in (TRUTH, step.entry.seat):
        return step.entry.actions
    secret = history.game.facts.secret_words
    hidden = any(text.split(" ", 1)[0].lower() in secret for text in step.entry.actions)
    return None if hidden else step.entry.actions
