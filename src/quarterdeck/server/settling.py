"""Settling: what comes of a table that is over or that somebody has left: results for histories, changes of ratings.

The row that has it done is written together with the entry that ended the game; what is done is written together with
that row's end, and each change of a rating has (table, guest) as its key. So it is done once, whatever stops a server.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select, update

from ..games.base import TRUTH, Tally
from ..table import Table
from ..table.entries import Sit, encode
from . import outcomes, schema
from .due import Done, Due
from .ledger import DELETED
from .live import Hub, LiveTable
from .outcomes import Outcome
from .ratings import Rating, Seated, after, after_leaving, bot_rating
from .refusals import Denied
from .sql import hold, insert_into, insert_new
from .storage import SETTLE as SETTLE
from .storage import EntryRow, SeatRow, Storage, TableRow

MOST_TALLIED = 100  # values that one tally counts apart: a game's files may name any number of things


class Settling:
    """Settles the tables of a server."""

    def __init__(self, storage: Storage, hub: Hub, ratings: bool) -> None:
        self._storage = storage
        self._hub = hub
        self._ratings = ratings

    async def settle(self, due: Due) -> Done:
        """What a table's results change; nothing where it is gone or cannot be read."""
        known = self._hub.known(due.subject)
        try:
            live = known or await Hub(self._storage).get(due.subject)  # old ones are not kept in memory for this
        except Denied:
            return Done()
        row = live.row
        if row.fault is not None:
            return Done()
        log = [EntryRow(encode(entry).decode(), time) for entry, time in zip(live.table.log, live.times, strict=True)]
        came = outcomes.settle(row, log, await self._storage.sittings(row.id))
        left = {outcome.seat for outcome in came if outcome.left}
        results = results_of(live, left) if row.phase == "over" else []
        rating = self._ratings and is_rated(row)

        def change(c: Connection) -> None:
            for result in results:
                insert_new(c, schema.results, result)
            if rating:
                hold(c, f"ratings {row.game}")  # a new rating is reckoned from the last
                rate(c, row, live.table, came)

        return Done(change, then=lambda: self._hub.refresh(row.id))


def persons(row: TableRow) -> list[SeatRow]:
    """The seats of persons who are still known here, one a guest."""
    own = Counter(seat.guest for seat in row.seats)
    first = {seat.guest: seat.seat for seat in reversed(row.seats)}
    known = [seat for seat in row.seats if seat.guest not in (None, DELETED) and seat.kind != "bot"]
    return [seat for seat in known if own[seat.guest] == 1 or first[seat.guest] == seat.seat]


def is_rated(row: TableRow) -> bool:
    """Whether a table counts: agreed so, sealed dice, the box as it comes from its start, nobody on two seats."""
    guests = [seat.guest for seat in row.seats if seat.guest is not None]
    apart = len(guests) == len(set(guests)) and len(row.seats) > 1
    return row.rated and row.dice == "sealed" and not row.start and not row.setup.files and apart


# Results


def results_of(live: LiveTable, left: set[int]) -> list[dict[str, object]]:
    """A finished table's rows for the histories of those who sat there."""
    row, table = live.row, live.table
    assert row.ending is not None
    tallies = tallies_of(table)
    shared = len({seat.guest for seat in row.seats if seat.guest}) < sum(seat.guest is not None for seat in row.seats)
    totals, returns = row.ending.totals, row.ending.returns
    there = persons(row)
    return [
        {
            "table_id": row.id,
            "seat": seat.seat,
            "guest": seat.guest,
            "game": row.game,
            "ended": live.times[-1] if live.times else row.updated,
            "outcome": "shared" if shared else "left" if seat.seat in left else outcome_of(returns, seat.seat),
            "place": outcomes.place(row.ending, seat.seat),
            "score": totals[seat.seat] if totals else None,
            "people": len(there) - 1,
            "scenario": str(row.setup.options.get("scenario", "")) if not row.setup.files else "",
            "rated": is_rated(row),
            "seconds": (live.times[-1] - live.times[0]) // 1000 if live.times else 0,
            "tallies": msgspec.json.encode(tallies[seat.seat]).decode(),
        }
        for seat in there
    ]


def outcome_of(returns: Sequence[float], seat: int) -> str:
    """Whether a seat has won."""
    if len(returns) == 1:
        return "solo"
    if min(returns) == max(returns):
        return "draw"
    return "win" if returns[seat] == max(returns) else "loss"


def tallies_of(table: Table) -> list[dict[str, dict[str, int]]]:
    """What the game counts, for each seat by key and value; the game is over, so that nothing of it is hidden."""
    wanted: dict[str, list[Tally]] = {}
    for tally in table.game.facts.tallies:
        wanted.setdefault(tally.event, []).append(tally)
    found: list[dict[str, dict[str, int]]] = [{} for _ in table.seats]
    for _, line in table.story(TRUTH) if wanted else ():
        for tally in wanted.get(line.key, ()):
            if 0 <= line.seat < len(found) and tally.only in ("", line.args.get("outcome")):
                counts = found[line.seat].setdefault(tally.key, {})
                value = str(line.args.get(tally.by, "")) if tally.by else ""
                if value in counts or len(counts) < MOST_TALLIED:
                    counts[value] = counts.get(value, 0) + 1
    return found


# Ratings


def rate(c: Connection, row: TableRow, table: Table, came: Sequence[Outcome]) -> None:
    """Changes the ratings of everybody whose game is settled; who was settled before stays as he is."""
    seats = seated(c, row, table, {outcome.seat: outcome.guest for outcome in came})
    if not came or seats is None:
        return
    replaced = {entry.seat for entry in table.log if isinstance(entry, Sit) and entry.kind == "bot"}
    leavers = [outcome.seat for outcome in came if outcome.left and outcome.seat in replaced]
    if leavers:
        news = after_leaving(seats, leavers[0])
    else:
        news = after(seats, {seat.side: float(best_place(row, seats, seat.side)) for seat in seats})
    write_changes(c, row, seats, news, came[0].at)


def best_place(row: TableRow, seats: Sequence[Seated], side: int) -> int:
    """The place that a side came to."""
    assert row.ending is not None
    return min(outcomes.place(row.ending, seat.seat) for seat in seats if seat.side == side)


def seated(c: Connection, row: TableRow, table: Table, guests: dict[int, str]) -> list[Seated] | None:
    """Everybody who began at a table with his rating now; None where a bot there has none."""
    r, sides = schema.ratings.c, table.game.sides(table.state)
    query = select(r.guest, r.points, r.deviation).where(r.game == row.game, r.guest.in_(guests.values()))
    known = {guest: Rating(points, deviation) for guest, points, deviation in c.execute(query)}
    found = []
    for seat in row.seats:
        guest = guests.get(seat.seat, "")  # empty: a bot, or somebody who was deleted meanwhile
        rating = bot_rating(table.game, seat.level) if seat.kind == "bot" else known.get(guest, Rating())
        if rating is None:
            return None
        found.append(Seated(seat.seat, sides[seat.seat], guest, rating))
    return found


def write_changes(c: Connection, row: TableRow, seats: Sequence[Seated], news: dict[int, Rating], moment: int) -> None:
    """Writes new ratings down, each with the change it came by; a change that is there already stays alone."""
    ch, r = schema.rating_changes, schema.ratings
    for seat in seats:
        if not seat.guest or seat.seat not in news:
            continue
        old, new = seat.rating, news[seat.seat]
        change = {
            "table_id": row.id,
            "guest": seat.guest,
            "game": row.game,
            "time": moment,
            "before": old.points,
            "before_deviation": old.deviation,
            "points": new.points,
            "deviation": new.deviation,
        }
        if not insert_new(c, ch, change):
            continue
        fresh = {"points": new.points, "deviation": new.deviation, "updated": moment}
        mine = (r.c.guest == seat.guest) & (r.c.game == row.game)
        if c.execute(update(r).where(mine).values(fresh | {"games": r.c.games + 1})).rowcount == 0:
            c.execute(insert_into(c, r).values({"guest": seat.guest, "game": row.game, "games": 1} | fresh))
