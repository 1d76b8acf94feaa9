"""The lobby: making tables, sitting down, and what a table looks like from outside."""

import re
from typing import TYPE_CHECKING

import msgspec

from ..bots import levels
from ..errors import BadInput
from ..games import find
from ..games.base import Game, Setup
from ..learn.course import Lesson
from ..learn.lesson import begin
from ..table.dice import commitment, derived_nonce
from ..table.names import check_name
from ..table.pace import read_pace
from ..table.rematch import moved_on, next_game
from . import messages as m
from . import profiles
from .chat import Words
from .database import Conflict
from .deadlines import absence
from .keys import hash_pin, new_id
from .live import sealed
from .refusals import Denied, no_table, private_table
from .storage import Guest, SeatRow, TableRow

if TYPE_CHECKING:
    from .open_replay import Start
    from .server import Server

PIN = re.compile(r"[0-9]{4,8}")
NONCE = re.compile(r"[0-9a-f]{16,64}")


def check_nonce(nonce: str) -> str:
    """The nonce itself, if it is long enough that nobody else could have meant the same."""
    if not NONCE.fullmatch(nonce):
        raise BadInput("nonce-form", {"given": nonce[:80]})
    return nonce


# What is seen


def may_see(row: TableRow, guest: str | None) -> bool:
    """Whether somebody may know of the table."""
    return row.open or may_watch(row, guest)


def may_watch(row: TableRow, guest: str | None) -> bool:
    """Whether somebody may look on."""
    return row.watchable or (guest is not None and (row.owner == guest or bool(row.seats_of(guest))))


def info(server: "Server", row: TableRow, guest: str | None, base: str) -> m.TableInfo:
    """A table as a guest sees it; seat links are for its owner only."""
    online = server.presence.online(row.id)
    owner = guest is not None and row.owner == guest
    ending = row.ending
    return m.TableInfo(
        id=row.id,
        game=row.game,
        options=row.setup.options,
        files=tuple(row.setup.files),
        dice=row.dice,
        phase=row.phase,
        seats=tuple(_seat_info(server, row, seat, guest, online) for seat in row.seats),
        owner=owner,
        open=row.open,
        watchable=row.watchable,
        protocol=row.protocol,
        commitment=row.commitment or (commitment(row.secret) if row.secret else ""),
        epoch=row.epoch,
        version=row.version - row.hidden,
        pending=row.pending,
        created=row.created,
        updated=row.updated,
        links=tuple(_link(server, row, seat, base) for seat in row.seats if owner and not seat.taken),
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        ended=ending.ended if ending else "",
        returns=ending.returns if ending else (),
        totals=ending.totals if ending else (),
        closed=row.fault.entry if row.fault else 0,
        progress=row.progress,
        watchers=server.presence.watchers(row.id),
        pace=pace_info(row.pace),
        rated=row.rated,
        began=row.began,
        deadline=deadline_of(server, row, guest),
    )


def pace_info(text: str) -> m.PaceInfo | None:
    """A pace as pages show it."""
    return m.PaceInfo.of(read_pace(text)) if text else None


def deadline_of(server: "Server", row: TableRow, guest: str | None) -> int:
    """When the first of a guest's clocks that run is used up, as far as the table is in memory; 0: none does."""
    live = server.hub.known(row.id)
    if live is None or not row.pace or row.phase != "playing":
        return 0
    clocks = live.table.clocks
    ends = [row.began + clocks[seat].ends for seat in row.seats_of(guest) if clocks and clocks[seat].runs]
    return min(ends, default=0)


def _seat_info(server: "Server", row: TableRow, seat: SeatRow, guest: str | None, online: set[str]) -> m.SeatInfo:
    bot = seat.kind == "bot" or seat.stands_in
    away = 0 if bot or row.phase != "playing" else server.presence.away(row.id, seat.guest)
    absent = absence(row, away)
    rating, profiled = server.settings.has("ratings"), server.settings.has("profiles")
    return m.SeatInfo(
        seat=seat.seat,
        kind="bot" if bot else seat.kind,
        name="" if seat.stands_in else seat.name,
        level=levels.current(seat.bot or seat.level),
        taken=seat.taken,
        mine=guest is not None and seat.guest == guest,
        online=bot or seat.guest in online,
        person=seat.name if seat.stands_in else None,
        away=away,
        bot_from=absent.bot_from,
        claim_from=absent.claim_from,
        pin=bool(seat.pin),
        nonce=bool(seat.nonce) or seat.derived,
        share=_share(row, seat),
        player=seat.standing.player if seat.standing and profiled else "",
        rating=profiles.seat_rating(find(row.game), seat, rating),
        derived=seat.derived,
        twin=_twin(row, seat),
    )


def _twin(row: TableRow, seat: SeatRow) -> int:
    """Which of the nameless bots of its level a bot is, from 1; 0 where there are no others."""
    alike = [other.seat for other in row.seats if _nameless(other) and _nameless(other) == _nameless(seat)]
    return alike.index(seat.seat) + 1 if len(alike) > 1 and seat.seat in alike else 0


def _nameless(seat: SeatRow) -> str:
    """The level of a bot that has no other name."""
    return seat.bot or (seat.level if seat.kind == "bot" and not seat.name else "")


def _share(row: TableRow, seat: SeatRow) -> str:
    """What a seat gave to the dice; nobody is told before the game begins."""
    if row.phase == "waiting" or not row.secret:
        return ""
    return derived_nonce(row.secret, seat.seat) if seat.derived else seat.nonce


def _link(server: "Server", row: TableRow, seat: SeatRow, base: str) -> m.SeatLink:
    token = server.signer.seat_link(row.id, seat.seat, seat.generation)
    return m.SeatLink(seat=seat.seat, url=f"{base}/claim/{row.id}#{token}")  # the path is what a preview is made from


async def find_table(server: "Server", id: str) -> TableRow:
    """A table's row, from memory where it is there."""
    live = server.hub.known(id)
    row = live.row if live is not None else await server.storage.table(id)
    if row is None:
        raise no_table()
    return row


# Making a table


async def create(server: "Server", guest: Guest, request: m.TableRequest) -> TableRow:
    """A new table; BadInput names the first mistake in the request."""
    game = find(request.game)
    alone = all(seat.kind == "bot" for seat in request.seats)
    setup = await server.readers.setup(guest.id, game, len(request.seats), request.options, request.files, alone)
    return await _add(server, guest, request, setup)


async def create_from_lesson(server: "Server", guest: Guest, game: Game, lesson: Lesson) -> TableRow:
    """The game that a course ends in: from the lesson's position on, against the bot that it names."""
    if lesson.live is None:
        raise Denied(409, "lesson-not-live")
    record = begin(game, lesson).record
    bot = m.SeatRequest(kind="bot", level=lesson.live.level)
    seats = tuple(m.SeatRequest(kind="here") if n == lesson.seat else bot for n in range(record.setup.seats))
    request = m.TableRequest(game=game.facts.id, seats=seats)
    return await _add(server, guest, request, record.setup, record.position)


async def create_again(server: "Server", guest: Guest, start: "Start", seat: int) -> TableRow:
    """A game of somebody's own from a moment of another one, in the same seat, against bots."""
    bot = m.SeatRequest(kind="bot", level=levels.DEFAULT)
    seats = tuple(m.SeatRequest(kind="here") if n == seat else bot for n in range(start.setup.seats))
    return await _add(server, guest, m.TableRequest(game=start.game, seats=seats), start.setup, start.position)


async def _add(server: "Server", guest: Guest, request: m.TableRequest, setup: Setup, start: str = "") -> TableRow:
    """A table's row with a fresh secret, on disk."""
    moment = server.clock()
    game = find(request.game)
    pace = check_pace(server, request)
    check_rated(server, request)
    row = TableRow(
        id=new_id(),
        game=request.game,
        setup=setup,
        start=start,
        dice=request.dice,
        secret="",
        owner=guest.id,
        open=request.open,
        watchable=request.watchable,
        pace=pace,
        rated=request.rated,
        created=moment,
        updated=moment,
        seats=tuple(_new_seat(game, guest, number, seat, server.words) for number, seat in enumerate(request.seats)),
    )
    row = sealed(row, server.storage.epochs.number)
    await server.storage.add_table(row)
    return row


def check_pace(server: "Server", request: m.TableRequest) -> str:
    """The pace of a new table in its one spelling; BadInput where the host does not have it."""
    if not request.pace:
        return ""
    pace, allowed = read_pace(request.pace), server.settings.allowed_paces
    if allowed is not None and pace not in allowed:
        raise BadInput("pace-host", {"given": str(pace), "expected": ", ".join(map(str, allowed)) or "-"})
    return str(pace)


def check_rated(server: "Server", request: m.TableRequest) -> None:
    """BadInput unless a table may be rated: sealed dice, no files, and people or bots of a measured rank elsewhere."""
    if request.rated:
        if not server.settings.has("ratings"):
            raise BadInput("rated-off")
        measured = levels.ratings(find(request.game))
        here = [seat.kind for seat in request.seats].count("here")
        known = all(seat.kind != "bot" or levels.current(seat.level) in measured for seat in request.seats)
        apart = here == 1 and len(request.seats) > 1
        if request.dice != "sealed" or request.files or not known or not apart or server.settings.paces == "none":
            raise BadInput("rated")


def _new_seat(game: Game, guest: Guest, number: int, request: m.SeatRequest, words: Words) -> SeatRow:
    name = check_name(request.name)
    if words.found(name):
        raise BadInput("name-word")
    if request.pin and (request.kind != "here" or not PIN.fullmatch(request.pin)):
        raise BadInput("pin-form", {"seat": number + 1})
    if request.kind == "bot":
        return SeatRow(seat=number, kind="bot", name=name, level=check_level(game, request.level), derived=True)
    if request.level:
        raise BadInput("level-person", {"seat": number + 1})
    if request.kind == "link":
        return SeatRow(seat=number, kind="link")
    pin = hash_pin(request.pin) if request.pin else ""
    return SeatRow(seat=number, kind="here", name=name or guest.name, guest=guest.id, pin=pin)


def check_level(game: Game, level: str) -> str:
    """The level itself, if the game has such a bot."""
    levels.find(game, level)
    return levels.current(level)


# Sitting down


async def linked(server: "Server", token: str) -> tuple[TableRow, int, int]:
    """The table, the seat and the generation of a seat's link."""
    parts = server.signer.read_seat_link(token)
    row = await server.storage.table(parts[0]) if parts else None
    if parts is None or row is None:
        raise Denied(403, "link")
    return row, parts[1], parts[2]


async def invitation(server: "Server", guest: Guest, token: str) -> m.Invitation:
    """What a seat's link invites to; nothing is taken yet."""
    row, number, generation = await linked(server, token)
    seat = row.seats[number]
    free = not seat.taken and seat.generation == generation
    over = row.phase == "over" and seat.guest != guest.id
    await server.presence.read([row.id])
    return m.Invitation(
        game=row.game,
        host=host_of(row),
        table=row.id,
        seat=number,
        seats=len(row.seats),
        options=row.setup.options,
        dice=row.dice,
        pace=pace_info(row.pace),
        rated=row.rated,
        online=row.owner in server.presence.online(row.id),
        status="mine" if seat.guest == guest.id else "free" if free else "over" if over else "used",
        holder="" if free else seat.name,
        since=row.updated,
        watchable=row.watchable,
    )


def host_of(row: TableRow) -> str:
    """The name of who opened a table; empty: he gave none."""
    return next((seat.name for seat in row.seats if seat.guest == row.owner and seat.name), "")


async def claim(server: "Server", guest: Guest, token: str, rated: bool = False) -> TableRow:
    """Takes the seat that a link is for; the same guest may follow his link as often as he likes."""
    row, number, generation = await linked(server, token)
    if row.seats[number].guest == guest.id:
        return row
    _check_agreed(row, rated, guest)
    try:
        await _sit_down(server, row, number, guest, generation)
    except Conflict:
        raise Denied(409, "link-used") from None
    return await find_table(server, row.id)


def _check_agreed(row: TableRow, rated: bool, guest: Guest) -> None:
    """Denied where somebody would sit down to a rated game without having said that he wants that, or twice."""
    if row.rated and not rated:
        raise Denied(409, "rated-agree")
    if row.rated and row.seats_of(guest.id):
        raise Denied(409, "rated-twice")


async def sit(server: "Server", guest: Guest, id: str, seat: int | None, rated: bool = False) -> TableRow:
    """Takes a free seat of an open table, or one that a bot plays for somebody who has gone."""
    row = await server.storage.table(id)
    if row is None:
        raise no_table()
    if row.seats_of(guest.id):
        return row
    if not row.open:
        raise Denied(403, "not-open") if may_see(row, guest.id) else private_table()
    _check_agreed(row, rated, guest)
    if row.phase == "playing":
        return await _sit_in(server, guest, row, seat)
    free = [place.seat for place in row.seats if not place.taken and seat in (None, place.seat)]
    if not free:
        raise Denied(409, "no-free-seat")
    await _sit_down(server, row, free[0], guest, row.seats[free[0]].generation)
    return await find_table(server, id)


async def _sit_in(server: "Server", guest: Guest, row: TableRow, seat: int | None) -> TableRow:
    """Takes over from the bot at a seat whose person is not here."""
    live = await server.hub.get(row.id)
    online = live.online
    free = [
        place.seat
        for place in live.row.seats
        if place.stands_in and place.guest not in online and seat in (None, place.seat)
    ]
    if not free:
        raise Denied(409, "no-free-seat")
    await server.timekeeper.sit_down(live, free[0], guest)
    live.announce()
    return live.row


async def fill(server: "Server", guest: Guest, id: str, number: int, change: m.SeatChange) -> TableRow:
    """The owner fills a free seat himself or with a bot; the seat's link is dead by that."""
    row = await server.storage.table(id)
    if row is None:
        raise no_table()
    if row.owner != guest.id:
        raise Denied(403, "not-owner")
    if not 0 <= number < len(row.seats):
        raise BadInput("seat", {"given": number + 1, "expected": len(row.seats)})
    request = m.SeatRequest(kind=change.kind, name=change.name, level=change.level)
    if row.rated:
        raise Denied(409, "rated-people")
    new = _new_seat(find(row.game), guest, number, request, server.words)
    new.generation = row.seats[number].generation
    await server.storage.take_seat(id, new)
    await server.hub.refresh(id)
    return await find_table(server, id)


async def _sit_down(server: "Server", row: TableRow, number: int, guest: Guest, generation: int) -> None:
    seat = SeatRow(seat=number, kind="link", name=guest.name, guest=guest.id, generation=generation)
    await server.storage.take_seat(row.id, seat)
    await server.hub.refresh(row.id)


# Again


async def rematch(server: "Server", guest: Guest, id: str) -> TableRow:
    """The next game of the same people, everybody one seat further; asked for twice it is the same table."""
    row = await find_table(server, id)
    if not row.seats_of(guest.id):
        raise Denied(403, "not-yours")
    if row.phase != "over":
        raise Denied(409, "not-over")
    moment = server.clock()
    seats = tuple(
        msgspec.structs.replace(seat, seat=number, generation=0, nonce="", derived=seat.kind == "bot", bot="", first="")
        for number, seat in enumerate(moved_on(row.seats))
    )
    setup, start = next_game(find(row.game), row.setup, row.start, row.ending.returns if row.ending else ())
    new = msgspec.structs.replace(
        row,
        id=new_id(),
        setup=setup,
        start=start,
        owner=guest.id,
        open=False,
        created=moment,
        updated=moment,
        seats=seats,
        phase="waiting",
        version=0,
        hidden=0,
        pending=(),
        ending=None,
        progress=None,
        rematch="",
        rematch_of=row.id,
        began=0,
    )
    made = await server.storage.add_rematch(id, sealed(new, server.storage.epochs.number))
    await server.hub.refresh(id)
    return await find_table(server, made)
