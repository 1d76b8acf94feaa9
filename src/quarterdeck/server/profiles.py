"""Profiles: ratings, history and statistics of a person, as his rows tell them; what others may see is less.

Every question reads a bounded number of rows, in a reader's thread.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from ..bots import levels
from ..games.base import Game
from . import messages as m
from . import schema
from .ledger import DELETED
from .ratings import LEADERS_DEVIATION, LEADERS_GAMES, Rating, bot_rating
from .storage import now
from .upkeep import DAY_MS

MOST_COUNTED = 2_000  # games that statistics are taken from, the latest: years of play, and 10 ms
MOST_ON_A_PAGE = 20  # games of a history
MOST_POINTS = 40  # of a rating's line
MOST_LEADERS = 100
MOST_OPPONENTS = 12
MOST_LATEST = 200  # games that recent opponents are looked for in
MONTH_MS = 30 * DAY_MS

res, g, s, t = schema.results.c, schema.guests.c, schema.seats.c, schema.tables.c
r, ch = schema.ratings.c, schema.rating_changes.c


class Wanted(msgspec.Struct, frozen=True):
    """Which games of a history are shown."""

    game: str = ""
    outcome: str = ""
    opponent: str = ""  # a player, or `bots` or `people`
    rated: bool = False
    before: int = 0  # unix milliseconds; 0: from the latest on


class Person(msgspec.Struct, frozen=True):
    """Whose profile it is."""

    id: str
    name: str
    player: str
    created: int
    visible: str


def find_person(c: Connection, player: str) -> Person | None:
    """Somebody by what others call him."""
    query = select(g.id, g.name, g.player, g.created, g.visible).where(g.player == player, g.player != "")
    row = c.execute(query).first()
    return None if row is None or row.id == DELETED else Person(*row)


def profile(c: Connection, person: Person, mine: bool, ratings: bool) -> m.Profile:
    """A person's page; the statistics are for himself, and for others where he shows his games."""
    grouped = select(res.outcome, func.count()).where(res.guest == person.id).group_by(res.outcome)
    counts = {str(outcome): int(number) for outcome, number in c.execute(grouped)}
    open_book = mine or person.visible == "games"
    return m.Profile(
        player=person.player,
        name=person.name,
        mine=mine,
        since=person.created,
        visible=person.visible,
        games=sum(counts.values()),
        wins=counts.get("win", 0),
        ratings=tuple(ratings_of(c, person.id)) if ratings else (),
        statistics=tuple(statistics_of(c, person.id)) if open_book else (),
        opponents=tuple(opponents_of(c, person.id)) if mine else (),
        history=open_book,
    )


# Ratings


def ratings_of(c: Connection, guest: str) -> list[m.RatingInfo]:
    """A person's ratings with the way they went, the surest first."""
    rows = c.execute(select(schema.ratings).where(r.guest == guest).order_by(r.games.desc(), r.game)).all()
    return [rating_info(c, row) for row in rows]


def rating_info(c: Connection, row: Any) -> m.RatingInfo:
    """One rating with its last changes."""
    changes = select(ch.time, ch.before, ch.points).where(ch.guest == row.guest, ch.game == row.game)
    latest = list(reversed(c.execute(changes.order_by(ch.time.desc()).limit(MOST_POINTS)).all()))
    month = [change for change in latest if change.time > now() - MONTH_MS]
    shown = Rating(row.points, row.deviation)
    return m.RatingInfo(
        game=row.game,
        points=round(row.points),
        spread=shown.spread,
        games=row.games,
        month=round(row.points) - round(month[0].before) if month else None,
        line=(round(latest[0].before), *(round(change.points) for change in latest)) if latest else (),
    )


def leaders(c: Connection, game: str, guest: str | None) -> list[m.Leader]:
    """The strongest whose ratings are sure enough, and who show them."""
    known = (r.game == game) & (r.games >= LEADERS_GAMES) & (r.deviation <= LEADERS_DEVIATION)
    query = (
        select(g.id, g.player, g.name, r.points, r.deviation, r.games)
        .join(schema.ratings, r.guest == g.id)
        .where(known, g.visible != "hidden", ~select(schema.bans.c.guest).where(schema.bans.c.guest == g.id).exists())
        .order_by(r.points.desc(), g.player)
        .limit(MOST_LEADERS)
    )
    return [
        m.Leader(
            player=row.player,
            name=row.name,
            points=round(row.points),
            spread=Rating(row.points, row.deviation).spread,
            games=row.games,
            mine=row.id == guest,
        )
        for row in c.execute(query)
    ]


# History


def finished_games(c: Connection, person: Person, mine: bool, wanted: Wanted) -> m.History:
    """A page of a person's games, the latest first; others see those that anybody might have watched."""
    query = select(schema.results, t.watchable).join(schema.tables, t.id == res.table_id).where(res.guest == person.id)
    if not mine:
        query = query.where(t.watchable)
    if wanted.game:
        query = query.where(res.game == wanted.game)
    if wanted.outcome:
        query = query.where(res.outcome == wanted.outcome)
    if wanted.rated:
        query = query.where(res.rated)
    if wanted.opponent == "bots":
        query = query.where(res.people == 0)
    elif wanted.opponent == "people":
        query = query.where(res.people > 0)
    elif wanted.opponent:
        other = select(g.id).where(g.player == wanted.opponent, g.player != "").scalar_subquery()
        query = query.where(res.table_id.in_(select(s.table_id).where(s.guest == other)))
    total = c.execute(select(func.count()).select_from(query.subquery())).scalar_one()
    if wanted.before:
        query = query.where(res.ended < wanted.before)
    rows = c.execute(query.order_by(res.ended.desc(), res.table_id).limit(MOST_ON_A_PAGE + 1)).all()
    shown = rows[:MOST_ON_A_PAGE]
    seats = seats_at(c, [row.table_id for row in shown])
    lines = tuple(played(row, seats[row.table_id]) for row in shown)
    return m.History(games=lines, total=total, before=shown[-1].ended if len(rows) > len(shown) else 0)


def seats_at(c: Connection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """Who sat at tables, with what it did to their ratings."""
    joined = (
        schema.seats.outerjoin(schema.guests, g.id == s.guest)
        .outerjoin(schema.rating_changes, (ch.table_id == s.table_id) & (ch.guest == s.guest))
        .outerjoin(schema.results, (res.table_id == s.table_id) & (res.seat == s.seat))
    )
    told = (s.table_id, s.seat, s.kind, s.name, s.level, s.guest, g.player, g.visible, ch.before, ch.points, res.score)
    found: dict[str, list[Any]] = {id: [] for id in tables}
    for row in c.execute(select(*told).select_from(joined).where(s.table_id.in_(tables)).order_by(s.seat)):
        found[row.table_id].append(row)
    return found


def played(row: Any, seats: Sequence[Any]) -> m.PlayedGame:
    """One game of a history."""
    own = next(seat for seat in seats if seat.seat == row.seat)
    return m.PlayedGame(
        table=row.table_id,
        game=row.game,
        ended=row.ended,
        seconds=row.seconds,
        outcome=row.outcome,
        place=row.place,
        seat=row.seat,
        seats=len(seats),
        score=row.score,
        scenario=row.scenario,
        rated=row.rated,
        change=None if own.points is None else round(own.points) - round(own.before),
        opponents=tuple(opponent(seat) for seat in seats if seat.seat != row.seat and row.outcome != "shared"),
    )


def opponent(seat: Any) -> m.Opponent:
    """Somebody else at a table; a profile is named only where he shows one."""
    return m.Opponent(
        player=seat.player or "" if seat.guest and seat.visible != "hidden" and seat.guest != DELETED else "",
        name=seat.name,
        level=levels.current(seat.level) if seat.kind == "bot" else "",
        rating=None if seat.before is None else round(seat.before),
        score=seat.score,
    )


# Statistics


def statistics_of(c: Connection, guest: str) -> list[m.GameStatistics]:
    """What a person's games add up to, game by game, the one he plays most first."""
    query = select(schema.results).where(res.guest == guest).order_by(res.ended.desc()).limit(MOST_COUNTED)
    rows: dict[str, list[Any]] = {}
    for row in c.execute(query):
        rows.setdefault(row.game, []).append(row)
    return sorted((count(game, games) for game, games in rows.items()), key=lambda one: (-one.games, one.game))


def count(game: str, rows: Sequence[Any]) -> m.GameStatistics:
    """The figures of one game; the rows are the latest first."""
    outcomes = Counter(row.outcome for row in rows)
    decided = [row for row in rows if row.outcome in ("win", "loss", "draw", "left")]
    scores = [row.score for row in rows if row.score is not None and row.outcome != "shared"]
    solos = [row.score for row in rows if row.outcome == "solo" and row.score is not None]
    return m.GameStatistics(
        game=game,
        games=len(rows),
        wins=outcomes["win"],
        losses=outcomes["loss"] + outcomes["left"],
        draws=outcomes["draw"],
        streak=streak(row.outcome == "win" for row in decided),
        longest=longest(row.outcome == "win" for row in decided),
        best=max(scores, default=None),
        mean=sum(scores) / len(scores) if scores else None,
        solo=max(solos, default=None),
        seconds=sum(row.seconds for row in rows),
        scenarios=shares((row.scenario, row) for row in decided if row.scenario),
        seats=shares((str(row.seat), row) for row in decided),
        against=shares(("people" if row.people else "bots", row) for row in decided),
        tallies=tallied(rows),
    )


def streak(wins: Iterable[bool]) -> int:
    """How many were won in a row, beginning with the first told."""
    number = 0
    for won in wins:
        if not won:
            break
        number += 1
    return number


def longest(wins: Iterable[bool]) -> int:
    """The most that were won in a row."""
    best = current = 0
    for won in wins:
        current = current + 1 if won else 0
        best = max(best, current)
    return best


def shares(keyed: Iterable[tuple[str, Any]]) -> tuple[m.Share, ...]:
    """Games and wins by something, what is most frequent first."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for key, row in keyed:
        games[key] += 1
        wins[key] += row.outcome == "win"
    return tuple(m.Share(key=key, games=number, wins=wins[key]) for key, number in games.most_common(12))


def tallied(rows: Sequence[Any]) -> dict[str, dict[str, int]]:
    """What a game counts, over all games."""
    found: dict[str, Counter[str]] = {}
    for row in rows:
        for key, counts in msgspec.json.decode(row.tallies, type=dict[str, dict[str, int]]).items():
            found.setdefault(key, Counter()).update(counts)
    return {key: dict(counts.most_common(20)) for key, counts in found.items()}


# Recent opponents


def opponents_of(c: Connection, guest: str) -> list[m.RecentOpponent]:
    """Whom a person has played with lately, and the table where both could go on."""
    latest = select(res.table_id, res.game, res.ended, res.outcome).where(res.guest == guest, res.people > 0)
    rows = c.execute(latest.order_by(res.ended.desc()).limit(MOST_LATEST)).all()
    tables = {row.table_id: row for row in rows}
    others = select(s.table_id, s.name, g.id, g.player, g.visible).join(schema.guests, g.id == s.guest)
    theirs = others.where(s.table_id.in_(tables), g.id != guest, g.id != DELETED, s.kind != "bot")
    met: dict[str, list[Any]] = {}
    for seat in sorted(c.execute(theirs), key=lambda seat: -tables[seat.table_id].ended):
        met.setdefault(seat.id, []).append(seat)
    found = []
    for seats in list(met.values())[:MOST_OPPONENTS]:
        games = [tables[seat.table_id] for seat in seats]
        found.append(
            m.RecentOpponent(
                player=seats[0].player if seats[0].visible != "hidden" else "",
                name=seats[0].name,
                games=len(games),
                wins=sum(game.outcome == "win" for game in games),
                table=games[0].table_id,
                game=games[0].game,
                ended=games[0].ended,
            )
        )
    return found


# At tables


def seat_rating(game: Game, seat: Any, ratings: bool) -> m.SeatRating | None:
    """The rating beside a name: a person's where others may see it, a bot's as its rank was measured."""
    if not ratings:
        return None
    if seat.kind == "bot" or seat.stands_in:
        known = bot_rating(game, seat.bot or seat.level)
        return None if known is None else m.SeatRating(points=round(known.points), spread=known.spread, change=None)
    standing = seat.standing
    if standing is None or standing.points is None:
        return None
    shown = Rating(standing.points, standing.deviation)
    change = None if standing.change is None else round(standing.change)
    return m.SeatRating(points=round(shown.points), spread=shown.spread, change=change)
