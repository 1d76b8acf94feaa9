"""Replays on the server: finished tables and imported files. Readers open them; here only ready pages are kept."""

from collections import OrderedDict

import msgspec

from ..errors import BadInput
from ..games.base import TRUTH
from ..table import Refused
from .jobs import Answer, Page
from .live import record_of
from .open_replay import Start
from .refusals import Denied
from .server import Server
from .storage import TableRow

MOST_SEATS = 64  # numbers of seats worth asking a reader about: a seat is a bit of a word
MOST_TEXT = 1_000_000  # characters of an imported file
MOST_KEPT = 16_000_000  # bytes of pages that are kept ready
STATUSES = {"version": 404, "no-dice": 409}  # of what is no mistake in the request
LARGEST_KEPT = MOST_KEPT // 4  # a larger page is asked for anew: one guest's replay must not throw out all others


class Replays:
    """Pages by replay; the ones used last stay."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._readers = server.readers
        self._kept: OrderedDict[tuple[str, str, int, int], bytes] = OrderedDict()
        self._size = 0
        self._era = 0

    async def page(self, owner: str, id: str, what: str, seat: int = -2, version: int = 0) -> bytes:
        """A page of a replay by its own id or by that of a finished table, ready to be sent."""
        if not TRUTH <= seat < MOST_SEATS:
            raise BadInput("seat-number", {"given": str(seat)[:80]})
        key = (id, what, seat, version)
        if key not in self._kept:
            answer = await self._ask(owner, Page(id, what, seat, version, era=self._era))
            if answer.unopened:
                page = Page(id, what, seat, version, era=self._era)
                answer = await self._open(owner, page)
                if page.closed:
                    return answer.body  # its host may open it again
            self._keep(key, answer.body)
            return answer.body
        self._kept.move_to_end(key)
        return self._kept[key]

    async def start(self, owner: str, id: str, seat: int, version: int) -> Start:
        """What a table is made of that goes on from there; never kept: what the seat did not know is drawn anew."""
        if not 0 <= seat < MOST_SEATS:
            raise BadInput("seat-number", {"given": str(seat)[:80]})
        page = Page(id, "start", seat, version, era=self._era)
        answer = await self._ask(owner, page)
        if answer.unopened:
            answer = await self._open(owner, page)
        return msgspec.json.decode(answer.body, type=Start)

    async def _open(self, owner: str, page: Page) -> Answer:
        """The page with its source: the text of an imported file, or a finished table's log."""
        storage = self._server.storage
        text = await storage.replay(page.replay)
        if text is not None:
            page.text = text
            return await self._ask(owner, page)
        row = await storage.table(page.replay)
        if row is None:
            raise Denied(404, "replay")
        if row.phase == "playing" and row.fault is None:
            row = await self._look_at(row.id)
        if row.phase != "over" and row.fault is None:  # of a table that is over or closed nothing has to stay hidden
            raise Denied(409, "not-over")
        try:
            return await self._ask_of(owner, page, row)
        except Refused as refused:
            if refused.code != "table-closed":
                raise
        return await self._ask_of(owner, page, await self._look_at(row.id))

    async def _look_at(self, table: str) -> TableRow:
        """The row of a table after its log was read: if that cannot be carried out, it is closed and the host told."""
        return (await self._server.hub.get(table)).row

    async def _ask_of(self, owner: str, page: Page, row: TableRow) -> Answer:
        """The page of a table's own log."""
        page.record, page.closed = record_of(row), row.fault
        page.log = tuple(entry.body.encode() for entry in await self._server.storage.entries(row.id))
        return await self._ask(owner, page)

    async def _ask(self, owner: str, page: Page) -> Answer:
        try:
            return await self._readers.page(owner, page)
        except BadInput as error:
            if error.code not in STATUSES:
                raise
            raise Denied(STATUSES[error.code], error.code, **error.params) from None

    def _keep(self, key: tuple[str, str, int, int], body: bytes) -> None:
        if len(body) > LARGEST_KEPT or key in self._kept:
            return
        self._kept[key] = body
        self._size += len(body)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def add(self, owner: str, text: str) -> str:
        """Keeps a file that can be played through; an error says what is wrong with it and in which line."""
        if len(text) > MOST_TEXT:
            raise Denied(413, "too-large", most=MOST_TEXT)
        await self._readers.check_replay(owner, text)
        return await self._server.storage.add_replay(text)

    def forget_all(self) -> None:
        """The database is another one now."""
        self._kept.clear()
        self._size = 0
        self._era += 1
