"""Talk: one socket's share of a table's chat: which rooms it may read, where it may write, whom it does not hear."""

import msgspec

from ..table.names import put_right
from . import chat, limits
from . import messages as m
from .chat import Line
from .live import LiveTable
from .refusals import Denied, no_guest
from .server import Server
from .storage import now

WATCHER = -1


class Talk:
    """What one socket has heard."""

    def __init__(self, server: Server, live: LiveTable, guest: str | None) -> None:
        self._server = server
        self._live = live
        self._guest = guest
        self._muted: frozenset[str] = frozenset()
        self._seen = (-1, -1)  # of the chat's changes, and of the table's, which may be of the rooms
        self._told: dict[int, m.ChatLine] = {}
        self._rooms: tuple[m.Room, ...] | None = None
        self.anew = False  # whom this guest does not hear has changed

    @property
    def on(self) -> bool:
        """Whether there is a chat at all: the host may have none, and alone there is nobody to talk to."""
        row = self._live.row
        others = row.watchable or any(seat.kind == "link" for seat in row.seats)
        return self._server.settings.has("chat") and others

    @property
    def rooms(self) -> tuple[m.Room, ...]:
        """The rooms that this guest may read: his own, and after the end the watchers' too."""
        if not self._live.row.seats_of(self._guest):
            return ("watchers",)
        return ("players", "watchers") if self._live.row.phase == "over" else ("players",)

    @property
    def writes(self) -> m.Room | None:
        """Where he may write."""
        if self._guest is None:
            return None
        return "players" if self._live.row.seats_of(self._guest) else "watchers"

    async def begin(self) -> None:
        """Reads what there is before the first telling."""
        if self.on:
            await self._live.open_chat()
            await self._read_mutes()

    async def _read_mutes(self) -> None:
        if self._guest is not None:
            guest = self._guest
            self._muted = await self._server.database.read(lambda c: chat.muted_by(c, guest))

    async def refresh(self) -> None:
        """Reads anew whom this guest does not hear, if that has changed."""
        if self.anew:
            self.anew, self._seen = False, (-1, -1)
            await self._read_mutes()

    def news(self) -> bytes | None:
        """What this socket has not been told yet; None where there is nothing."""
        talk = self._live.chat
        if talk is None or self._seen == (talk.changes, self._live.news) or not self.on:
            return None
        rooms = self.rooms
        first = self._rooms is None
        turned = self._rooms != rooms
        self._seen, self._rooms = (talk.changes, self._live.news), rooms
        lines = {line.id: self._line(line, line.id in talk.gone) for line in talk.lines if line.room in rooms}
        fresh = tuple(line for id, line in lines.items() if self._told.get(id) != line)
        self._told = lines
        if not fresh and not first and not turned:
            return None
        return msgspec.json.encode(m.Chat(lines=fresh, rooms=rooms, writes=self.writes))

    def _line(self, line: Line, gone: bool) -> m.ChatLine:
        muted = line.guest in self._muted
        hidden = muted or gone
        return m.ChatLine(
            id=line.id,
            room=line.room,
            seat=line.seat,
            name=line.name,
            text="" if hidden else line.text,
            phrase="" if hidden else line.phrase,
            time=line.time,
            mine=line.guest == self._guest,
            muted=muted,
            gone=gone,
        )

    # What this socket says

    async def hear(self, message: m.Talking) -> None:
        """Says, mutes or reports."""
        if not self.on:
            raise Denied(403, "off", what="chat")
        if self._guest is None:
            raise no_guest()
        await self._live.open_chat()
        match message:
            case m.Say():
                await self._say(self._guest, message)
            case m.Mute():
                await self._mute(self._guest, self._known(message.line), message.on)
            case m.Report():
                await self._report(self._guest, self._known(message.line))

    async def _say(self, guest: str, message: m.Say) -> None:
        server, row = self._server, self._live.row
        if message.room not in self.rooms or (message.room != self.writes and row.phase != "over"):
            raise Denied(403, "chat-room")
        await server.limits.spend(limits.CHAT, guest)
        text = "" if message.phrase else chat.check_text(message.text, server.words)
        phrase = chat.check_phrase(message.phrase) if message.phrase else ""
        if await server.database.read(lambda c: chat.is_silenced(c, guest)):
            raise Denied(403, "chat-silenced")
        mine = row.seats_of(guest)
        known = await server.storage.guest(guest)
        name = row.seats[mine[0]].name if mine else put_right(known.name if known else "")
        seat = mine[0] if mine else WATCHER
        line = Line(id=0, room=message.room, guest=guest, seat=seat, name=name, text=text, phrase=phrase, time=now())
        await self._live.say(line)
        if message.room == "players":
            await server.calls.said(self._live, guest)

    async def _mute(self, guest: str, line: Line, on: bool) -> None:
        if line.guest == guest:
            raise Denied(409, "chat-self")
        await self._server.limits.spend(limits.MUTES, guest)
        await self._server.database.write(lambda c: chat.mute(c, guest, line.guest, on))
        self._live.hear_anew(guest)

    async def _report(self, guest: str, line: Line) -> None:
        if line.guest == guest:
            raise Denied(409, "chat-self")
        await self._server.limits.spend(limits.REPORTS, guest)
        await self._server.database.write(lambda c: chat.report(c, self._live.row.id, line, guest))

    def _known(self, id: int) -> Line:
        """A line that this guest may read."""
        line = self._live.chat.find(id) if self._live.chat else None
        if line is None or line.room not in self.rooms:
            raise Denied(404, "chat-line")
        return line
