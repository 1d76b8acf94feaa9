"""Chat: what people say at a table, beside its log and never in it. Plain text, or a phrase in the reader's language.

Players have a room of their own. Watchers have another, which players cannot read before the end: nobody is told by a
watcher what the other side holds.
"""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ..errors import BadInput
from ..table.names import clean_line, put_right
from . import schema
from .database import Database
from .ledger import overwrite
from .messages import Room
from .sql import hold, insert_new
from .storage import now

LONGEST_LINE = 240  # characters: a sentence or two
MOST_LINES = 200  # of a table that are kept and told: an evening's talk
PHRASES = ("hello", "luck", "nice", "thinking", "minute", "sorry", "thanks", "good-game", "again")
MOST_WORDS = 10_000  # of a host's list
ch, mu = schema.chat.c, schema.mutes.c


class Line(msgspec.Struct):
    """One line as it is stored."""

    id: int
    room: Room
    guest: str
    seat: int
    name: str
    text: str
    phrase: str
    time: int


class Words:
    """What a host wants neither in names nor in messages."""

    def __init__(self, file: str) -> None:
        try:
            read = Path(file).expanduser().read_text("utf-8").split("\n") if file else []
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput("serve-word-list", {"file": file, "why": str(error)[:200]}) from None
        listed = (" ".join(line.split()).casefold() for line in read[:MOST_WORDS])
        self._words = {word for word in listed if word and not word.startswith("#")}
        self._longest = max((word.count(" ") + 1 for word in self._words), default=0)

    def found(self, text: str) -> bool:
        """Whether a text holds one of them as a word of its own, whatever stands around it."""
        if not self._words:
            return False
        words = "".join(c if c.isalnum() else " " for c in text.casefold()).split()
        runs = range(1, self._longest + 1)
        return any(" ".join(words[k : k + n]) in self._words for k in range(len(words)) for n in runs)


def check_text(text: str, words: Words) -> str:
    """A message as it is kept; BadInput where it is empty, too long or not wanted here."""
    if len(text) > 4 * LONGEST_LINE:
        raise BadInput("chat-long", {"most": LONGEST_LINE})
    cleaned = clean_line(text)
    if not cleaned:
        raise BadInput("chat-empty")
    if len(cleaned) > LONGEST_LINE:
        raise BadInput("chat-long", {"most": LONGEST_LINE})
    if words.found(cleaned):
        raise BadInput("chat-word")
    return cleaned


def check_phrase(phrase: str) -> str:
    """The id itself, if there is such a phrase."""
    if phrase not in PHRASES:
        raise BadInput("chat-phrase", {"given": phrase[:80]})
    return phrase


class Chat:
    """The lines of one table in memory, as they are on disk."""

    def __init__(self, database: Database, table: str, lines: Sequence[Line]) -> None:
        self._database = database
        self._table = table
        self.lines = list(lines)
        self.gone: set[int] = set()  # taken away by the host while somebody may still see them; few
        self.changes = len(self.lines)  # grows with every change

    async def add(self, line: Line) -> Line:
        """A line that is on disk when this returns."""
        line.id = await self._database.write(lambda c: add_line(c, self._table, line))
        self.lines = [*self.lines, line][-MOST_LINES:]
        self.changes += 1
        return line

    def find(self, id: int) -> Line | None:
        """A line by its number."""
        return next((line for line in self.lines if line.id == id), None)

    def take_away(self, id: int) -> None:
        """A line is no longer to be read."""
        line = self.find(id)
        if line is not None:
            line.text = line.phrase = ""
            self.gone.add(id)
            self.changes += 1


async def load(database: Database, table: str) -> Chat:
    """What was said at a table."""
    return Chat(database, table, await database.read(lambda c: lines_of(c, table)))


def lines_of(c: Connection, table: str) -> list[Line]:
    """The last lines of a table, oldest first."""
    fields = [ch[name] for name in Line.__struct_fields__]
    rows = c.execute(select(*fields).where(ch.table_id == table).order_by(ch.id.desc()).limit(MOST_LINES)).mappings()
    lines = [Line(**row) for row in rows]
    for line in lines:
        line.name = put_right(line.name)
    return lines[::-1]


def add_line(c: Connection, table: str, line: Line) -> int:
    """Writes a line, and lets go of those that are too many."""
    values = msgspec.structs.asdict(line)
    del values["id"]
    made = c.execute(insert(schema.chat).values(table_id=table, **values)).inserted_primary_key
    old = select(ch.id).where(ch.table_id == table).order_by(ch.id.desc()).offset(MOST_LINES)
    c.execute(delete(schema.chat).where(ch.id.in_(old)))
    assert made is not None
    return int(made[0])


# Who hears whom


def muted_by(c: Connection, guest: str) -> frozenset[str]:
    """Whom a guest does not want to hear."""
    return frozenset(c.execute(select(mu.other).where(mu.guest == guest).limit(1000)).scalars())


def mute(c: Connection, guest: str, other: str, on: bool) -> None:
    """Hears somebody no more, or again."""
    if on:
        insert_new(c, schema.mutes, {"guest": guest, "other": other})
    else:
        c.execute(delete(schema.mutes).where(mu.guest == guest, mu.other == other))


def is_silenced(c: Connection, guest: str) -> bool:
    """Whether the host lets somebody write no more."""
    return c.execute(select(schema.silenced.c.guest).where(schema.silenced.c.guest == guest)).first() is not None


# What the host is shown


class Reported(msgspec.Struct):
    """A line that somebody reported."""

    id: int
    table_id: str
    chat_id: int
    reporter: str
    guest: str
    name: str
    text: str
    time: int


def report(c: Connection, table: str, line: Line, reporter: str) -> None:
    """Keeps a line for the host as it is now; the same by the same person once."""
    r = schema.reports.c
    hold(c, f"report {reporter}")
    if c.execute(select(r.id).where(r.chat_id == line.id, r.reporter == reporter)).first():
        return
    shown = line.text or f"[{line.phrase}]"
    values = {"table_id": table, "chat_id": line.id, "reporter": reporter, "guest": line.guest}
    c.execute(insert(schema.reports).values(**values, name=line.name, text=shown, time=now()))


def reports(c: Connection, most: int) -> list[Reported]:
    """What was reported, the latest first."""
    r = schema.reports.c
    rows = c.execute(select(schema.reports).order_by(r.time.desc(), r.id.desc()).limit(most)).mappings()
    return [Reported(**row) for row in rows]


def drop_line(c: Connection, id: int) -> str:
    """Deletes a line; the table it was said at, empty where there is none."""
    table = str(c.execute(select(ch.table_id).where(ch.id == id)).scalar() or "")
    overwrite(c)
    c.execute(delete(schema.chat).where(ch.id == id))
    c.execute(delete(schema.reports).where(schema.reports.c.chat_id == id))
    return table


def silence(c: Connection, guest: str, on: bool) -> bool:
    """Lets a guest write no more, or again; whether that changed anything."""
    q = schema.silenced
    if on:
        return insert_new(c, q, {"guest": guest, "time": now()})
    return c.execute(delete(q).where(q.c.guest == guest)).rowcount > 0
