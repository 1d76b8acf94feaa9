"""Session: one socket at one table. It is a cursor over the table's log: what is new is told, whenever that is.

A device may own several seats. Only the seat that is shown is told of what it alone may know.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Protocol

import msgspec

from .. import __version__
from ..errors import BadInput, QuarterdeckError
from ..table import Played, Table
from . import limits, lobby, questions
from . import messages as m
from .connections import framed
from .keys import is_pin
from .limits import OwnBucket, TooFast
from .live import MOST_ENTRIES_A_FRAME, LiveTable, play
from .messages import Problem
from .partings import MOVING, Parting
from .questions import MOST_TEXT, check_actions
from .refusals import Denied, no_guest
from .server import Server
from .talk import Talk
from .telling import FROM_THE_START
from .versions import Versions

log = logging.getLogger(__name__)
NOBODY = -1
STILL_HEARD = (None, MOVING)  # whoever has to go for any other reason has nothing more to say
MOST_REFUSED = 200  # messages over the limit before a socket is closed: it is no person's any more
Changing = m.Play | m.Order | m.Undo | m.TakeBack | m.DaysOff | m.Resign | m.Draw | m.Typed
Done = m.Ack | m.Refusal | m.Foretold | m.Sighted | m.Looked | m.Hinted | m.Pong

_decoder: msgspec.json.Decoder[m.FromClient] = msgspec.json.Decoder(m.FromClient)
_encode = msgspec.json.encode


class Flood(Exception):
    """A client that goes on however often it is told that it is too fast."""


class Peer(Protocol):
    """The other end of a socket."""

    @property
    def ready(self) -> bool:
        """Whether it takes what it is sent."""

    def write(self, frames: bytes) -> None:
        """Sends whole frames at once."""

    def hold(self, frames: bytes) -> None:
        """The same, with what follows at once if something does."""

    async def drained(self) -> None:
        """Returns when it takes more."""

    async def close(self, code: int) -> None:
        """Ends the socket."""


class WithId(msgspec.Struct):
    """What can be read of a message that cannot be read."""

    id: int | None = None


class Session:
    """What one socket has been told, and what it may ask."""

    def __init__(
        self, server: Server, live: LiveTable, guest: str | None, peer: Peer, since: int | None, base: str
    ) -> None:
        self.server = server
        self.live = live
        self.guest = guest
        self.peer = peer
        self.base = base  # what links begin with
        self.seats = live.row.seats_of(guest)
        self.shown = self.first_shown()
        self._bucket: OwnBucket = server.limits.bucket(limits.MESSAGES)
        self._refused = 0
        self._sent_away: Parting | None = None
        self._awake = asyncio.Event()
        self._sending = asyncio.Lock()
        self._greeted = False
        self._called = False  # it is told on the loop's next turn
        self._table_news = -1
        self._thinking: dict[int, float] = {}
        self._advice: dict[int, float] = {}  # how far the advice is that this socket waits for
        self.trip = 0  # ms that an answer took to get there and back, as this client says
        self._told: int | None = None  # the version of the last state that was sent
        self.talk = Talk(server, live, guest)
        self._later: asyncio.TimerHandle | None = None  # when a watcher who is behind is told more
        self._since = _after(since)  # events after this version are still to be told; None: only those to come

    def first_shown(self) -> int:
        """The seat to show without being asked: the only one of mine, unless it has a PIN."""
        if len(self.seats) != 1 or self.live.row.seats[self.seats[0]].pin:
            return NOBODY
        return self.seats[0]

    @property
    def versions(self) -> Versions:
        """How the shown seat counts."""
        return self.live.versions(self.shown, self.seats)

    @property
    def version(self) -> int:
        """The version that the shown seat knows of."""
        return self.versions.told(self.horizon)

    # Watchers of hidden hands are behind

    @property
    def delay(self) -> int:
        """Milliseconds that this socket is behind: watchers are, where players know different things."""
        if self.seats or not self.live.table.game.facts.hidden:
            return 0
        return self.server.settings.watch_delay * 1000

    @property
    def horizon(self) -> int:
        """The version of the log up to which this socket is told."""
        return self.live.version_at(self.server.clock() - self.delay) if self.delay else self.live.version

    def _come_back(self) -> None:
        """Has a watcher who is behind told of the next entry when its time has come."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        next = self.horizon
        if next < self.live.version:
            wait = self.live.times[next] + self.delay - self.server.clock()
            self._later = asyncio.get_running_loop().call_later(max(wait, 0) / 1000 + 0.01, self.wake)

    def leave(self) -> None:
        """The socket is gone."""
        if self._later is not None:
            self._later.cancel()
        self.live.leave(self)

    def hear_anew(self) -> None:
        """Whom this guest does not hear has changed."""
        self.talk.anew = True
        self.wake()

    # Telling

    async def greet(self) -> None:
        """The first message."""
        self._table_news = self.live.news
        hello = m.Hello(
            protocol=m.PROTOCOL,
            server=__version__,
            table=self.info(),
            seats=self.seats,
            shown=self.shown,
            nonces=self.nonces(),
            version=self.version,
            components=self.live.table.game.provenance(self.live.table.record.setup.files),
            pointing=self.live.table.game.pointing,
            now=self.server.clock(),
        )
        await self._send(hello)
        await self.talk.begin()
        await self.catch_up()
        self._greeted = True

    async def tell(self) -> None:
        """Sends whatever is new, until the table in memory is no longer the true one or the guest has to go."""
        while not self.live.gone and self._sent_away is None:
            await self._awake.wait()
            self._awake.clear()
            if self._sent_away is None:
                await self.catch_up()
        async with self._sending:
            await self._send(m.Bye(problem=self.parting.problem))

    @property
    def parting(self) -> Parting:
        """Why it ends, if it is the server that ends it."""
        return self._sent_away or self.live.parting

    def send_away(self, parting: Parting) -> None:
        """This guest has to go."""
        self._sent_away = parting
        self.wake()

    def wake(self) -> None:
        """Something at the table is new; however often that is said, it is told once."""
        if not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._tell_at_once)

    def _tell_at_once(self) -> None:
        """Tells what is new in one write where nothing is to be waited for; else `tell` does."""
        self._called = False
        if not self._is_quick():
            self._awake.set()
            return
        try:
            self.peer.write(b"".join(self._news()))
        except Exception:
            log.exception("a socket could not be told at table %s", self.live.row.id)
            self.send_away(self.parting)

    def _is_quick(self) -> bool:
        """Whether all that is new is short, made without waiting, and taken by the other end."""
        waits = self._sending.locked() or self.talk.anew or not self.peer.ready
        ends = self._sent_away is not None or self.live.gone
        long = self._since is not None or self.live.version - (self._told or 0) > MOST_ENTRIES_A_FRAME
        return self._greeted and not (waits or ends or long)

    async def catch_up(self) -> None:
        """Sends what this socket has not been told yet, however long that is and takes.

        A frame is made when the other end takes it: who is slow is told of the position as it is by then.
        """
        async with self._sending:
            await self.talk.refresh()
            await self.peer.drained()
            for frames in self._news():
                self.peer.write(frames)
                await asyncio.sleep(0)  # a long log is many frames; others are served between them
                await self.peer.drained()

    def _news(self) -> Iterator[bytes]:
        """What this socket has not been told yet, in frames, each made when it is asked for."""
        if self._table_news != self.live.news:
            yield self._tell_table()
        said = self.talk.news()
        if said is not None:
            yield framed(said)
        if not self.live.begun or self.live.gone:
            return
        if not self.delay:
            yield from self._tell_thinking()
        yield from self._tell_position()
        if self.delay:
            self._come_back()

    def _tell_table(self) -> bytes:
        self._table_news = self.live.news
        seats = self.live.row.seats_of(self.guest)
        if seats != self.seats:
            self.seats = seats
            self.shown = self.first_shown()
            self._told = None
        return framed(_encode(m.TableNews(table=self.info(), nonces=self.nonces())))

    def _tell_thinking(self) -> Iterator[bytes]:
        thinking = self.live.thinking | self._advice
        for seat, share in thinking.items():
            if self._thinking.get(seat) != share:
                yield framed(_encode(m.Thinking(seat=seat, share=share)))
        self._thinking = thinking

    def _tell_position(self) -> Iterator[bytes]:
        """The events since the last telling, and the position after them."""
        since = self._told if self._since is None else self._since
        self._since = None
        versions, at = self.versions, self.horizon
        told = versions.told(at)
        if since == told - 1 >= 0 and versions.last(since) == at - 1:
            self._told = told
            yield self.live.step_frames(versions, at)
            return
        while since is not None and since < told and not self.live.gone:
            for frame in self.live.event_frames(versions, versions.last(since), at):
                yield framed(frame)
            since = told
            versions, at = self.versions, self.horizon  # and what has happened meanwhile
            told = versions.told(at)
        if self._told != told:
            self._told = told
            yield framed(self.live.state_frame(versions, at))

    def info(self) -> m.TableInfo:
        """The table as this guest sees it in the lobby."""
        told = lobby.info(self.server, self.live.row, self.guest, self.base)
        if not self.delay or told.phase != "playing":
            return told
        late = self.live.late(self.horizon)
        behind = self.delay // 1000
        return msgspec.structs.replace(told, version=self.version, pending=late.pending, progress=None, delay=behind)

    def nonces(self) -> tuple[int, ...]:
        """My seats that owe their share of the dice."""
        if self.live.begun or self.live.row.dice == "typed":
            return ()
        seats = self.live.row.seats
        return tuple(mine for mine in self.seats if not seats[mine].nonce and not seats[mine].derived)

    # Hearing

    async def hear(self, frame: str | bytes) -> None:
        """Answers one message; whatever is wrong with it, the answer says so and nothing changes."""
        id: int | None = None
        began = perf_counter()
        try:
            self._bucket.take()
            if not any(self._sent_away is parting for parting in STILL_HEARD):
                raise no_guest()
            message = _read(frame)
            id = message.id
            done = await self.do(message)
        except TooFast as error:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                raise Flood from None
            await self.refuse(_read_id(frame), Problem.of(error))
        except QuarterdeckError as error:
            await self.refuse(_read_id(frame) if id is None else id, Problem.of(error))
        except Exception:
            log.exception("a message could not be answered at table %s", self.live.row.id)
            await self.refuse(id, Problem(code="internal"))
        else:
            await self.answer(done)
            self.server.metrics.answered(message, perf_counter() - began)
            if isinstance(message, m.Show):
                await self.catch_up()

    async def refuse(self, id: int | None, problem: Problem) -> None:
        """Tells that nothing was done, and why."""
        self.server.metrics.refused(problem.code)
        await self.answer(m.Error(id=id, problem=self.versions.problem(problem), version=self.version))

    async def answer(self, message: Done | m.Error) -> None:
        if self.peer.ready and not self._sending.locked():
            self.peer.hold(framed(_encode(message)))
            return
        async with self._sending:
            await self._send(message)

    async def _send(self, message: m.FromServer) -> None:
        await self.peer.drained()
        self.peer.write(framed(_encode(message)))

    async def do(self, message: m.FromClient) -> Done:
        """Does what a message asks for, or raises why not."""
        match message:
            case m.Ping(id, trip):
                self.trip = trip
                return m.Pong(id=id, now=self.server.clock())
            case m.Show():
                await self.show(message)
                return m.Ack(id=message.id, version=self.version)
            case m.Nonce(id, seat, nonce):
                await self.give_nonce(seat, nonce)
                return m.Ack(id=id, version=self.version)
            case m.Look(id, version):
                return self.look(id, version)
            case m.Why(id, seat, text):
                return self.why(id, seat, text)
            case m.Click():
                return questions.click(self.asked(message.seat), message.seat, message)
            case m.Sight():
                return questions.sight(self.asked(message.seat), message.seat, message)
            case m.Foretell():
                return questions.foretell(self.asked(message.seat), message.seat, message)
            case m.Hint(id, seat):
                return await self.hint(id, seat)
            case m.Say() | m.Mute() | m.Report():
                await self.talk.hear(message)
                return m.Ack(id=message.id, version=self.version)
            case m.HandOver() | m.TakeSeat() | m.Replace() | m.ClaimGame():
                return await self.reseat(message)
            case _:
                return await self.change(message)

    async def reseat(self, message: m.Seating) -> m.Ack:
        """Changes who plays a seat, mine or an absent person's."""
        self.check_mine(message.seat)
        keeper, live, seat, at = self.server.timekeeper, self.live, message.seat, self.versions.last(message.at)
        match message:
            case m.TakeSeat():
                await keeper.take_back(live, seat, at)
            case m.HandOver(level=level):
                await keeper.hand_over(live, seat, level, at)
            case m.Replace(whose=whose, level=level):
                self.check_plays(seat, whose)
                await keeper.replace(live, seat, whose, level, at)
            case m.ClaimGame(whose=whose):
                self.check_plays(seat, whose)
                await keeper.claim(live, seat, whose, at)
        return m.Ack(id=message.id, version=self.version)

    def check_plays(self, seat: int, whose: int) -> None:
        """Denied unless a seat of mine is still in the game and decides about another's."""
        if seat not in self.live.table.persons or whose in self.seats:
            raise Denied(403, "not-your-seat")

    async def change(self, message: Changing) -> m.Ack:
        """Makes an entry."""
        moment = self.server.clock()
        if not (isinstance(message, m.Typed) and self.sees_dice(message.seat)):
            self.check_seat(message.seat)
        change = change_of(msgspec.structs.replace(message, at=self.versions.last(message.at)))
        lag = self.trip if isinstance(message, m.Play) else 0
        came = await self.live.act(change, moment=moment, lag=lag, by=message.seat if lag else NOBODY)
        lapsed, why = (came.lapsed, came.why) if isinstance(came, Played) else ((), None)
        version = self.versions.told(came.version) if isinstance(came, Played) else self.version
        return m.Ack(id=message.id, version=version, lapsed=lapsed, why=Problem.of(why) if why else None)

    def check_seat(self, seat: int) -> None:
        """Denied unless this is my seat, shown, I play it myself, and the game is on."""
        self.check_mine(seat)
        if self.live.row.seats[seat].stands_in:
            raise Denied(409, "seat-bot")

    def check_mine(self, seat: int) -> None:
        """Denied unless this is my seat, shown, and the game is on."""
        if seat not in self.seats:
            raise Denied(403, "not-your-seat")
        if seat != self.shown:
            raise Denied(403, "not-shown")
        if not self.live.begun:
            raise Denied(409, "not-begun")

    def sees_dice(self, seat: int) -> bool:
        """Whether somebody of mine can type what was thrown though the curtain is closed: dice lie open."""
        return bool(self.seats) and seat == self.shown == NOBODY and self.live.begun

    async def show(self, message: m.Show) -> None:
        """Opens the curtain for a seat of mine, or closes it."""
        if message.seat != NOBODY:
            await self._check_pin(message.seat, message.pin)
        async with self._sending:
            self.shown = message.seat
            self._told = None
            self._since = _after(message.since)

    async def _check_pin(self, seat: int, pin: str) -> None:
        if seat not in self.seats:
            raise Denied(403, "not-your-seat")
        stored = self.live.row.seats[seat].pin
        if not stored:
            return
        await self.server.limits.spend(limits.PINS, f"{self.live.row.id} {seat}")
        if not await asyncio.to_thread(is_pin, pin[:MOST_TEXT], stored):
            raise Denied(403, "pin")

    async def give_nonce(self, seat: int, nonce: str) -> None:
        """My seat's share of the dice."""
        if seat not in self.seats:
            raise Denied(403, "not-your-seat")
        late = self.live.row.seats[seat].derived
        if late or self.live.begun or self.live.row.dice == "typed":
            raise Denied(409, "nonce-late" if late else "nonce-given", seat=seat + 1)
        lobby.check_nonce(nonce)
        await self.live.give_nonce(seat, nonce)

    def look(self, id: int, version: int) -> m.Looked:
        """The position at a past version, as the shown seat knew it."""
        if not self.live.begun:
            raise Denied(409, "not-begun")
        if not 0 <= version <= self.version:
            raise BadInput("version", {"given": version, "expected": self.version})
        point = self.server.point(self.live, self.versions.first(version), self.shown)
        return m.Looked(
            id=id,
            version=version,
            seat=self.shown,
            view=point.view,
            prompt=point.prompt,
            standing=point.standing,
            entry=None if point.entry is None else self.versions.entry(point.entry),
            clocks=point.clocks,
        )

    def why(self, id: int, seat: int, text: str) -> m.Refusal:
        """Why the seat may not do this."""
        table = self.asked(seat)
        return m.Refusal(id=id, problem=questions.told(table, table.why_not(text[:MOST_TEXT], seat)))

    def asked(self, seat: int) -> Table:
        """The table, for a question of a seat of mine that is shown."""
        self.check_seat(seat)
        return self.live.table

    async def hint(self, id: int, seat: int) -> m.Hinted:
        """Advice on the decision that a seat of mine owes; not against people elsewhere, who have none."""
        self.check_seat(seat)
        if any(other.kind == "link" for other in self.live.row.seats):
            raise Denied(403, "hint-people")
        if self.live.row.rated:
            raise Denied(403, "hint-rated")
        table = self.live.table
        table.check_pending(seat)
        await self.server.limits.spend(limits.HINTS, self.guest or self.live.row.id)

        def report(share: float) -> None:
            self._advice[seat] = share
            self.wake()

        try:
            found = await self.server.bots.advise(self.live, seat, self.guest, report)
        finally:
            self._advice.clear()
        return m.Hinted(id=id, version=self.versions.told(table.version), candidates=found)


def _after(since: int | None) -> int | None:
    """The version after which a client wants to know; 0 is the whole log, set-up included."""
    return FROM_THE_START if since == 0 else since


def change_of(message: Changing) -> Callable[[Table], object]:
    """What a message does to a table."""
    seat, at = message.seat, message.at
    match message:
        case m.Play(actions=actions):
            check_actions(actions)
            return lambda table: play(table, seat, at, actions)
        case m.Order(what=what, value=value):
            return lambda table: table.order(seat, what, value, at=at)
        case m.TakeBack(says="ask"):
            return lambda table: table.ask_back(seat, at=at)
        case m.TakeBack(says="free"):
            return lambda table: table.rewind(seat, at=at)
        case m.TakeBack(says=says):
            return lambda table: table.answer_back(seat, says == "accept", at=at)
        case m.DaysOff(days=days):
            return lambda table: table.rest(seat, days, at=at)
        case m.Undo():
            return lambda table: table.undo(seat, at=at)
        case m.Resign():
            return lambda table: table.resign(seat, at=at)
        case m.Typed(outcome=outcome):
            return lambda table: table.answer(outcome[:MOST_TEXT], at=at)
        case m.Draw(answer="offer"):
            return lambda table: table.offer_draw(seat, at=at)
        case m.Draw(answer="accept"):
            return lambda table: table.accept_draw(seat, at=at)
        case _:
            return lambda table: table.decline_draw(seat, at=at)


def _read(frame: str | bytes) -> m.FromClient:
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("message", {"why": str(error)[:MOST_TEXT]}) from None


def _read_id(frame: str | bytes) -> int | None:
    """The id of a message that may be wrong in other ways."""
    try:
        return msgspec.json.decode(frame, type=WithId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
