"""Upkeep: what the administrator has done to tables and guests, and what age does; whoever is there is told.

It works on the tables of a running server, and on a database that no server has open (cli/admin.py).
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from ..errors import QuarterdeckError
from . import chat, ledger
from .database import Database
from .ledger import Leaving
from .library import Library
from .live import Hub
from .messages import AdminOrder, Problem
from .partings import GUEST_DELETED, RESTARTING, TABLE_DELETED, Parting
from .refusals import banned
from .storage import Storage

log = logging.getLogger(__name__)
Item = TypeVar("Item")
TABLES_AT_ONCE = 20  # deleted in one write: with long logs about 20 ms, for which everybody's actions wait
DAY_MS = 24 * 3600 * 1000
KEPT_KINDS = ("waiting", "playing", "over", "guests")  # what age takes unasked; imported replays are links in letters


class Tidied(msgspec.Struct):
    """How much went, or would go."""

    waiting: int = 0
    playing: int = 0
    over: int = 0
    guests: int = 0
    replays: int = 0

    @property
    def all(self) -> int:
        return self.waiting + self.playing + self.over + self.guests + self.replays


class Upkeep:
    """Changes of the database that no player asks for."""

    def __init__(self, storage: Storage, hub: Hub, database: Database) -> None:
        self._storage = storage
        self._hub = hub
        self._database = database
        self.library = Library(database)

    async def delete_tables(self, ids: Sequence[str]) -> int:
        """Deletes tables; whoever sits there is told."""
        there = [id for id in ids if await self._storage.table(id) is not None]
        for part in parts(there, TABLES_AT_ONCE):
            await self._database.write(lambda c, part=part: ledger.drop_tables(c, part))  # type: ignore[misc]
            for id in part:
                self._hub.drop(id, TABLE_DELETED)
        await self._empty_journal()
        return len(there)

    async def delete_replay(self, id: str) -> bool:
        """Deletes an imported replay."""
        done = await self._database.write(lambda c: ledger.drop_replay(c, id))
        await self._empty_journal()
        return done

    async def delete_guest(self, id: str, name: str) -> Leaving:
        """Deletes all that is known of a guest; games with others go on without him."""
        await self.resign_all(id)
        leaving = await self._database.write(lambda c: ledger.drop_guest(c, id, name))
        self._hub.bar(id, GUEST_DELETED)
        for table in leaving.deleted:
            self._hub.drop(table, TABLE_DELETED)
        for table in (*leaving.freed, *leaving.kept):
            self._hub.drop(table, RESTARTING)  # everybody else comes back to a table without his name
        await self._empty_journal()
        return leaving

    async def ban(self, id: str, reason: str, resign: bool = False) -> None:
        """Lets a guest in no more, and sends him away at once."""
        await self._database.write(lambda c: ledger.ban(c, id, reason))
        denied = banned(reason)
        self._hub.bar(id, Parting(Problem.of(denied), 4000 + denied.status))
        if resign:
            await self.resign_all(id)

    async def unban(self, id: str) -> bool:
        """Lets a guest in again."""
        self._hub.barred.pop(id, None)
        return await self._database.write(lambda c: ledger.unban(c, id))

    async def reopen(self, id: str) -> bool:
        """Lets a closed table try its log once more; whether it was closed."""
        row = await self._storage.table(id)
        if row is None or row.fault is None:
            return False
        await self._storage.reopen_table(id)
        self._hub.drop(id, RESTARTING)
        return True

    async def void_shares(self, id: str) -> int:
        """Voids the links that show the replay of a private table; how many tables that is."""
        if await self._storage.table(id) is None:
            return 0
        await self._storage.void_shares(id)
        await self._hub.refresh(id)
        return 1

    async def delete_message(self, id: int) -> bool:
        """Takes a line of chat away, from those too who see it now."""
        table = await self._database.write(lambda c: chat.drop_line(c, id))
        live = self._hub.known(table)
        if live is not None and live.chat is not None:
            live.chat.take_away(id)
            live.tell_all()
        await self._empty_journal()
        return bool(table)

    async def silence(self, guest: str, on: bool) -> bool:
        """Lets a guest write no more, or again."""
        return await self._database.write(lambda c: chat.silence(c, guest, on))

    async def resign_all(self, guest: str) -> int:
        """A guest's seats give up in every game that others play too; how many could."""
        done = 0
        leaving = await self._database.read(lambda c: ledger.plan_leaving(c, guest))
        for id in leaving.playing:
            for seat in leaving.kept[id]:
                with contextlib.suppress(QuarterdeckError):  # has given up before, or the table cannot go on
                    live = await self._hub.get(id)
                    await live.act(lambda table, seat=seat: table.resign(seat))  # type: ignore[misc]
                    done += 1
        return done

    # Retention

    async def tidy(self, before: int, kinds: Sequence[str]) -> Tidied:
        """Deletes what nothing has happened to since then; a table with somebody at it stays."""
        done = Tidied()
        for kind in ("waiting", "playing", "over"):
            if kind in kinds:
                stale = await self._read(lambda c, kind=kind: ledger.stale_tables(c, kind, before))  # type: ignore[misc]
                alone = [id for id in stale if not self._hub.listened(id)]
                setattr(done, kind, await self.delete_tables(alone))
        if "guests" in kinds:
            stale = await self._read(lambda c: ledger.stale_guests(c, before))
            for part in parts(stale, ledger.MOST_AT_ONCE):
                done.guests += await self._database.write(lambda c, part=part: ledger.drop_rows_of(c, part))  # type: ignore[misc]
        if "replays" in kinds:
            for id in await self._read(lambda c: ledger.stale_replays(c, before)):
                done.replays += await self._database.write(lambda c, id=id: ledger.drop_replay(c, id))  # type: ignore[misc]
        if done.all:
            await self._empty_journal()
            log.info("tidied away: %s", msgspec.json.encode(done).decode())
        return done

    async def _read(self, question: Callable[[Connection], list[str]]) -> list[str]:
        return await self._database.read(question)

    async def _empty_journal(self) -> None:
        """Has the journal merged and cut off, so that what was deleted is in no file any more; a busy one waits."""
        await asyncio.to_thread(self._database.empty_journal)


def parts(items: Sequence[Item], size: int) -> list[Sequence[Item]]:
    """A long list in pieces."""
    return [items[k : k + size] for k in range(0, len(items), size)]


def preview(c: Connection, before: int, kinds: Sequence[str]) -> Tidied:
    """What `tidy` would delete, as far as the database tells."""
    going = {kind: ledger.stale_tables(c, kind, before) for kind in ("waiting", "playing", "over") if kind in kinds}
    tables = [id for ids in going.values() for id in ids]
    return Tidied(
        **{kind: len(ids) for kind, ids in going.items()},
        guests=len(ledger.stale_guests(c, before, tables)) if "guests" in kinds else 0,
        replays=len(ledger.stale_replays(c, before)) if "replays" in kinds else 0,
    )


async def carry_out(upkeep: Upkeep, order: AdminOrder) -> dict[str, int]:
    """Does what an administrator's order says; how much that was."""
    first = order.ids[0] if order.ids else ""
    match order.act:
        case "delete-table":
            return {"tables": await upkeep.delete_tables(order.ids)}
        case "delete-replay":
            return {"replays": int(await upkeep.delete_replay(first))}
        case "delete-guest":
            left = await upkeep.delete_guest(first, order.name)
            await upkeep.library.disown(first, order.name)
            return {"guests": 1, "tables": len(left.deleted), "freed": len(left.freed), "kept": len(left.kept)}
        case "ban":
            await upkeep.ban(first, order.reason, order.resign)
            return {"guests": 1}
        case "unban":
            return {"guests": int(await upkeep.unban(first))}
        case "reopen":
            return {"tables": int(await upkeep.reopen(first))}
        case "unshare":
            return {"tables": await upkeep.void_shares(first)}
        case "delete-message":
            return {"messages": int(first.isdecimal() and await upkeep.delete_message(int(first[:15])))}
        case "mute" | "unmute":
            return {"guests": int(await upkeep.silence(first, order.act == "mute"))}
        case "remove-published":
            return {"published": await upkeep.library.remove(order.ids)}
        case "tidy":
            return msgspec.structs.asdict(await upkeep.tidy(order.before, order.kinds))
