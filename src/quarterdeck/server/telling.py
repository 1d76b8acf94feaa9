"""Telling: what leaves a table for one seat. Everything a socket or a replay page sends of a position is made here."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

import msgspec

from ..games.base import TRUTH, EventLine, Line, Result, ScoreItem, StandingOrder
from ..table import Table
from ..table.dice import FIRST_EPOCH, Drawn
from ..table.entries import (
    NOBODY,
    Draw,
    Entry,
    Epoch,
    Flag,
    Order,
    Outcome,
    Play,
    Plea,
    Resign,
    Rest,
    Sit,
    Takeback,
    seat_of,
)
from ..table.sealing import terms
from . import messages as m
from .messages import Problem

Said = TypeVar("Said", Line, EventLine, Result)
FROM_THE_START = -1  # as if the set-up were an entry that leads to version 0
KINDS: dict[type[Entry], m.EntryKind] = {
    Play: "play",
    Order: "order",
    Takeback: "takeback",
    Plea: "plea",
    Flag: "flag",
    Rest: "rest",
    Resign: "resign",
    Draw: "draw",
    Sit: "sit",
    Outcome: "outcome",
    Epoch: "epoch",
}


class Once:
    """What is made of one version of a table once, for all who are told of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: dict[int, EventLine] = {}  # by the event's id
        self._views: dict[int, msgspec.Struct] = {}

    def view(self, seat: int) -> msgspec.Struct | None:
        """The position as a seat may see it, None where there is none yet."""
        if seat not in self._views and self.table.laid_out:
            other = next(iter(self._views.values()), None)
            self._views[seat] = self.table.view(seat, other)
        return self._views.get(seat)

    @cached_property
    def pending(self) -> tuple[int, ...]:
        return self.table.pending

    @cached_property
    def standing(self) -> tuple[tuple[ScoreItem, ...], ...]:
        """The points from open information."""
        return standing_of(self.table)

    @cached_property
    def clocks(self) -> tuple[m.ClockInfo, ...]:
        return clocks_of(self.table)

    @cached_property
    def result(self) -> Result | None:
        """How it ended, None while it runs."""
        return result_of(self.table)


def state_of(table: Table, seat: int, once: Once | None = None) -> m.State:
    """The position as a seat may see it (-1: a watcher)."""
    once = once or Once(table)
    return m.State(
        version=table.version,
        seat=seat,
        view=once.view(seat),
        actions=actions_of(table, seat),
        plans=() if is_bot(table, seat) else table.plans(seat),
        orders=orders_of(table, seat),
        prompt=prompt_of(table, seat),
        pending=once.pending,
        standing=once.standing,
        undo=undo_of(table, seat),
        draw=draw_of(table, seat),
        back=back_of(table, seat),
        clocks=once.clocks,
        wanted=wanted_of(table),
        result=once.result,
        chance=chance_of(table),
    )


def is_bot(table: Table, seat: int) -> bool:
    """Whether a bot plays a seat; whoever it plays for looks on."""
    return seat >= 0 and table.seats[seat].kind == "bot"


def named(table: Table, said: Said) -> Said:
    """A sentence with the names of players in it."""
    if not table.game.facts.named:
        return said
    return msgspec.structs.replace(said, args=table.named(said.args))


def actions_of(table: Table, seat: int) -> tuple[m.WireAction, ...]:
    """What a seat may do now."""
    if seat not in table.pending or is_bot(table, seat):
        return ()
    game, asked = table.game, table.asked(seat)
    return tuple(
        m.WireAction(a.text, a.kind, a.args, game.odds(asked, a.code), game.warning(asked, a.code))
        for a in table.legal_actions(seat)
    )


def orders_of(table: Table, seat: int) -> tuple[StandingOrder, ...]:
    """The standing orders that a seat may give now, in turn or out of it."""
    if seat < 0 or table.over or table.closed or not table.laid_out or is_bot(table, seat):
        return ()
    return table.game.orders(table.state, seat)


def prompt_of(table: Table, seat: int) -> Line:
    """What a seat should do now, in one sentence."""
    if table.closed is not None:
        return Line("prompt-closed", table.closed.params)
    if table.needs is not None:
        return Line("prompt-throw", {"what": f"@{table.needs.label}"})
    if table.over and not table.state.is_over():
        return Line("prompt-drawn")
    return named(table, table.game.prompt(table.state, seat))


def result_of(table: Table) -> Result | None:
    """How it ended, None while it runs."""
    return None if table.result is None else named(table, table.result)


def standing_of(table: Table) -> tuple[tuple[ScoreItem, ...], ...]:
    """The points from open information."""
    return () if not table.laid_out else table.game.standing(table.state)


def undo_of(table: Table, seat: int) -> Problem | None:
    """Why a seat cannot take its last entry back; None where it can."""
    if seat < 0:
        return Problem(code="not-your-seat")
    refused = table.why_not_undo(seat)
    return None if refused is None else Problem.of(refused)


def draw_of(table: Table, seat: int) -> m.DrawState:
    """Who has agreed to a draw, and what the seat may say."""
    persons = frozenset() if table.over or table.closed else table.persons
    asked = seat in persons
    return m.DrawState(
        offers=tuple(sorted(table.agreed)),
        may_offer=asked and not table.agreed and len(persons) > 1,
        may_answer=asked and bool(table.agreed) and seat not in table.agreed,
    )


def back_of(table: Table, seat: int) -> m.BackState:
    """Who asks to take a play back, and what the seat may say."""
    return m.BackState(asks=table.asks, agreed=tuple(sorted(table.yielding)), may=sayings(table, seat))


def sayings(table: Table, seat: int) -> tuple[m.Back, ...]:
    """What a seat may say about taking plays back."""
    if table.over or table.closed or table.record.rated or seat not in table.persons:
        return ()
    if table.asks != NOBODY:
        return ("decline",) if seat in table.yielding else ("accept", "decline")
    if not table.has_played(seat):
        return ()
    return ("ask",) if len(table.persons) > 1 else ("free",)


def clocks_of(table: Table) -> tuple[m.ClockInfo, ...]:
    """The clocks in the server's time; of a replay whose date nobody knows, in its own."""
    began = table.record.began
    return tuple(
        m.ClockInfo(
            left=clock.move + clock.bank,
            move=clock.move,
            since=began + clock.since if clock.runs else 0,
            rest=clock.rest,
            off=began + clock.off if clock.off else 0,
            flagged=clock.flagged,
        )
        for clock in table.clocks
    )


def left_after(table: Table, version: int) -> int:
    """What a play left on its seat's clock; -1 where there is none, or it was no play."""
    entry, clocks = table.entry(version), table.clocks_at(version)
    return clocks[entry.seat].left(entry.at) if clocks and isinstance(entry, Play) else -1


def wanted_of(table: Table) -> m.OutcomeWanted | None:
    """The real dice that the table waits for."""
    needs = None if table.closed else table.needs
    return None if needs is None else m.OutcomeWanted(label=needs.label, n=needs.n, choices=needs.choices)


def chance_of(table: Table) -> m.Chance | None:
    """What proves the dice, after the end."""
    if table.secret is None:
        return None
    record = table.record
    return m.Chance(
        protocol=record.protocol,
        commitment=record.commitment,
        secret=table.secret,
        nonces=record.nonces,
        derived=record.derived,
    )


def dice_of(table: Table) -> m.ReplayDice | None:
    """Every draw of a finished table, for those who do the sums themselves; None where there is no secret to show."""
    chance = chance_of(table)
    if chance is None:
        return None
    epoch = FIRST_EPOCH
    lines = [m.DiceLine(version=0, epoch=epoch, draws=draws_of(table, table.draws(0)))]
    for version, entry in enumerate(table.log, 1):
        epoch = entry.number if isinstance(entry, Epoch) else epoch
        draws = table.draws(version)
        if draws or isinstance(entry, Epoch):
            lines.append(m.DiceLine(version=version, epoch=epoch, draws=draws_of(table, draws)))
    kinds = tuple(seat.kind for seat in table.record.seats)
    return m.ReplayDice(chance=chance, terms=terms(table.record), kinds=kinds, lines=tuple(lines))


def draws_of(table: Table, draws: Sequence[Drawn]) -> tuple[m.Drawn, ...]:
    """Draws in words and numbers."""
    game = table.game
    return tuple(
        m.Drawn(
            label=game.chance_label(draw.label),
            n=draw.n,
            outcome=draw.outcome,
            shown=game.chance_outcome(draw.label, draw.n, draw.outcome),
        )
        for draw in draws
    )


def entries_of(
    table: Table,
    seat: int,
    since: int,
    times: Sequence[int] = (),
    until: int | None = None,
    undone: dict[int, int] | None = None,
    once: Once | None = None,
) -> list[m.EntryLine]:
    """What a seat may know of the entries after a version; after FROM_THE_START with a line for the set-up.

    `until` ends it at a version; `undone` are the table's takebacks, for those who ask for part after part.
    """
    last = table.version if until is None else min(until, table.version)
    lines: dict[int, list[EventLine]] = {}
    for version, line in table.story(seat, since, last, once.lines if once else None):
        lines.setdefault(version, []).append(named(table, line))
    if undone is None:
        back = any(isinstance(table.entry(version), Takeback) for version in range(max(since, 0) + 1, last + 1))
        undone = takebacks(table.log) if back else {}
    told = [
        m.EntryLine(
            version=version,
            seat=seat_of(table.entry(version)),
            kind=KINDS[type(table.entry(version))],
            texts=table.texts_for(version, seat),
            events=tuple(lines.get(version, ())),
            time=times[version - 1] if version <= len(times) else 0,
            undone=not table.stands(version),
            undoes=undone.get(version, 0),
            doings=() if version in lines else doings_of(table, version, seat),
            all_since=getattr(table.entry(version), "to", 0) > 0,
            left=left_after(table, version),
        )
        for version in range(max(since, 0) + 1, last + 1)
    ]
    if since > FROM_THE_START:
        return told
    set_up = tuple(lines.get(0, ()))
    start = m.EntryLine(version=0, seat=-1, kind="start", texts=None, events=set_up, time=0, undone=False)
    return [start, *told]


def doings_of(table: Table, version: int, seat: int) -> tuple[m.Doing, ...]:
    """What was done in an entry, for those that no event tells of."""
    return tuple(m.Doing(kind=action.kind, args=action.args) for action in table.doings_for(version, seat))


def takebacks(log: Sequence[Entry]) -> dict[int, int]:
    """The version of each takeback with the version of the play it took back."""
    standing: dict[int, list[int]] = {}
    found: dict[int, int] = {}
    for version, entry in enumerate(log, 1):
        if isinstance(entry, Play):
            standing.setdefault(entry.seat, []).append(version)
        elif isinstance(entry, Takeback) and entry.to:
            standing = {seat: [play for play in plays if play < entry.to] for seat, plays in standing.items()}
            found[version] = entry.to
        elif isinstance(entry, Takeback):
            found[version] = standing[entry.seat].pop()
    return found


def point_of(table: Table, seat: int, times: Sequence[int] = ()) -> m.ReplayPoint:
    """A table's last version as a seat knows it, with the entry that led there."""
    version = table.version
    entry = entries_of(table, seat, version - 1, times)[-1]
    return m.ReplayPoint(
        version=version,
        seat=seat,
        view=table.view(seat) if table.laid_out else None,
        prompt=prompt_of(table, max(seat, -1)),
        pending=table.pending,
        standing=standing_of(table),
        entry=entry,
        clocks=clocks_of(table),
    )


def may_look(table: Table, seat: int) -> bool:
    """Whether this is a seat of the table, a watcher, or the truth of a finished game."""
    return (seat == TRUTH and table.over) or -1 <= seat < len(table.seats)


class Past:
    """A table's past positions: near ones kept, so that stepping costs one entry a step, and one every so many."""

    MOST_KEPT = 16  # one a place where somebody stands; a position is a few KB
    STRIDE = 256  # entries between two that are always kept: any other is then a few ms away

    def __init__(self, table: Table) -> None:
        self.table = table  # as it is today; the log only grows, so that what is kept stays true
        self._kept: dict[int, Table] = {}
        self._marks: dict[int, Table] = {}

    def note(self, table: Table) -> None:
        """The table has come to this; called after every entry, it keeps every so many."""
        self.table = table
        if table.version and table.version % self.STRIDE == 0:
            self._marks[table.version] = table.copy()

    def at(self, version: int) -> Table:
        """The table as it was."""
        if version in self._kept:
            self._kept[version] = self._kept.pop(version)  # the last used is the last to go
            return self._kept[version]
        if version in self._marks:
            return self._marks[version]
        known = self._marks | self._kept
        near = max((at for at in known if at < version), default=None)
        if near is None or not 0 <= version <= self.table.version:
            table = self.table.at(version)
        else:
            table = known[near].copy()
            for past in range(near + 1, version + 1):
                table.repeat(self.table.entry(past))
        self._kept[version] = table
        if len(self._kept) > self.MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return table
