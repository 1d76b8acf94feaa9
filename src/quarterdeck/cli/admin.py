"""`quarterdeck admin`: the host's view of a server's tables and guests, and what he may do to them.

Looking reads the database itself. Changes are ordered from the running server, which tells those at the tables, or
made here under the lock where none runs.
"""

import argparse
import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from ..errors import BadInput, QuarterdeckError
from ..server import chat, ledger, upkeep
from ..server.export import export
from ..server.ledger import KINDS, Onlooker, Wanted
from ..server.live import Hub
from ..server.messages import AdminOrder
from ..server.occupied import Occupied, lock
from ..server.opening import open_database
from ..server.settings import find_database, key_file
from ..server.storage import Storage, now
from ..server.upkeep import KEPT_KINDS, Upkeep, carry_out
from ..server.where import Where
from . import admin_show as show
from .backup import post_order
from .context import Context
from .serve import tell

PHASES = ("waiting", "playing", "over")
AGE = re.compile(r"([0-9]{1,5})([hdw])")
HOURS = {"h": 1, "d": 24, "w": 7 * 24}
LONGEST_REASON = 200  # characters; it is one sentence on a page
MOST_LISTED = 10_000  # what a terminal can still show


class Desk:
    """One command with all it needs."""

    def __init__(self, context: Context, parsed: argparse.Namespace) -> None:
        self.context = context
        self.parsed = parsed
        self.words: list[str] = parsed.words
        self.database = find_database(parsed.database)
        self.look = Onlooker(self.database)

    def say(self, key: str, **args: object) -> None:
        """Prints a message on a line of its own."""
        tell(self.context, self.context.say(key, **args))

    def confirm(self) -> None:
        """Returns if it may be done."""
        if self.parsed.yes:
            return
        if not sys.stdin.isatty():
            raise BadInput("admin-confirm")
        try:
            answer = input(self.context.say("admin-sure") + " ")
        except EOFError:
            answer = ""
        if answer.strip().casefold() != self.context.say("admin-yes"):
            raise BadInput("admin-not-done")

    def order(self, order: AdminOrder) -> dict[str, int]:
        """Has it done, by the running server or here."""
        try:
            return do_here(self.database, key_file(self.parsed.key_file).parent, order)
        except Occupied as occupied:
            if occupied.holder is None:
                raise
            body = msgspec.json.encode(order)
            key = key_file(self.parsed.key_file)
            done: dict[str, int] = post_order(occupied.holder, key, "order", body, f"admin {body.decode()}")["done"]
            return done

    def wanted(self) -> Wanted:
        """Which tables or guests the options name."""
        parsed = self.parsed
        if parsed.phase and parsed.phase not in PHASES:
            raise BadInput("admin-phase", {"given": parsed.phase, "expected": ", ".join(PHASES)})
        most = 50 if parsed.limit is None else parsed.limit
        if not 0 < most <= MOST_LISTED:
            raise BadInput("admin-limit", {"given": most, "most": MOST_LISTED})
        return Wanted(
            game=parsed.game or "",
            phase=parsed.phase or "",
            guest=parsed.guest or "",
            name=parsed.name or "",
            banned=parsed.banned,
            before=before(parsed.older_than) if parsed.older_than else 0,
            most=most,
        )


def do_here(database: Where, folder: Path, order: AdminOrder) -> dict[str, int]:
    """Does it where no server runs, or beside those of a PostgreSQL database, which find it there."""
    held = lock(database)
    try:
        opened = open_database(database, folder)
        storage = Storage(opened)

        async def run() -> dict[str, int]:
            await opened.start()
            await storage.epochs.begin()  # giving up may draw dice
            return await carry_out(Upkeep(storage, Hub(storage), opened), order)

        try:
            return asyncio.run(run())
        finally:
            opened.close()
            storage.epochs.close()
    finally:
        held.close()


def before(age: str) -> int:
    """The moment that lies an age such as 90d ago, in unix milliseconds."""
    found = AGE.fullmatch(age)
    if found is None or int(found[1]) == 0:
        raise BadInput("admin-age", {"given": age})
    return now() - int(found[1]) * HOURS[found[2]] * 3_600_000


# Looking


def stats(desk: Desk) -> None:
    show.census(desk.context, desk.look.ask(ledger.count), desk.look, desk.parsed.json)


def tables(desk: Desk) -> None:
    show.tables(desk.context, desk.look.ask(lambda c: ledger.find_tables(c, desk.wanted())), desk.parsed.json)


def table(desk: Desk) -> None:
    show.table(desk.context, desk.look.ask(lambda c: ledger.find_table(c, desk.words[0])), desk.parsed.json)


def guests(desk: Desk) -> None:
    show.guests(desk.context, desk.look.ask(lambda c: ledger.find_guests(c, desk.wanted())), desk.parsed.json)


def guest(desk: Desk) -> None:
    person = desk.look.ask(lambda c: ledger.find_guest(c, desk.words[0]))
    theirs = desk.look.ask(lambda c: ledger.find_tables(c, Wanted(guest=person.id, most=MOST_LISTED)))
    show.guest(desk.context, person, theirs, desk.parsed.json)


def write_export(desk: Desk) -> None:
    target = Path(desk.words[1]).expanduser()
    count = asyncio.run(export(desk.look, desk.words[0], target))
    desk.say("admin-exported", file=str(target), tables=count)


# Changing


def delete_table(desk: Desk) -> None:
    for id in desk.words:
        found = desk.look.ask(lambda c, id=id: ledger.find_table(c, id))  # type: ignore[misc]
        desk.say("admin-lose-table", id=id, game=found.game, phase=f"@admin-{found.phase}", entries=found.version)
    desk.confirm()
    desk.say("admin-deleted-tables", tables=desk.order(AdminOrder("delete-table", tuple(desk.words)))["tables"])


def delete_replay(desk: Desk) -> None:
    desk.say("admin-lose-replay", id=desk.words[0])
    desk.confirm()
    if not desk.order(AdminOrder("delete-replay", (desk.words[0],)))["replays"]:
        raise BadInput("admin-replay", {"given": desk.words[0]})
    desk.say("admin-deleted-replay")


def delete_guest(desk: Desk) -> None:
    id = desk.words[0]
    person = desk.look.ask(lambda c: ledger.find_guest(c, id))
    leaving = desk.look.ask(lambda c: ledger.plan_leaving(c, id))
    desk.say("admin-lose-guest", name=person.name, id=id)
    desk.say("admin-lose-guest-tables", deleted=len(leaving.deleted), freed=len(leaving.freed))
    desk.say("admin-lose-guest-games", kept=len(leaving.kept), playing=len(leaving.playing))
    desk.say("admin-lose-copies")
    desk.confirm()
    desk.order(AdminOrder("delete-guest", (id,), name=desk.context.say("admin-deleted-name")))
    desk.say("admin-deleted-guest")


def ban(desk: Desk) -> None:
    id, reason = desk.words[0], " ".join((desk.parsed.reason or "").split())
    if len(reason) > LONGEST_REASON or not reason.isprintable():
        raise BadInput("admin-reason", {"most": LONGEST_REASON})
    person = desk.look.ask(lambda c: ledger.find_guest(c, id))
    desk.say("admin-lose-ban", name=person.name, id=id)
    if desk.parsed.resign:
        desk.say("admin-lose-resign")
    desk.confirm()
    desk.order(AdminOrder("ban", (id,), reason=reason, resign=desk.parsed.resign))
    desk.say("admin-banned")


def unban(desk: Desk) -> None:
    desk.look.ask(lambda c: ledger.find_guest(c, desk.words[0]))
    done = desk.order(AdminOrder("unban", (desk.words[0],)))["guests"]
    desk.say("admin-unbanned" if done else "admin-not-banned")


def remove_published(desk: Desk) -> None:
    for id in desk.words:
        desk.say("admin-lose-published", id=id)
    desk.confirm()
    if not (gone := desk.order(AdminOrder("remove-published", tuple(desk.words)))["published"]):
        raise BadInput("admin-published", {"given": ", ".join(desk.words)})
    desk.say("admin-removed-published", versions=gone)


def published(desk: Desk) -> None:
    for line in desk.look.ask(ledger.find_published):
        tell(desk.context, line)


def reopen(desk: Desk) -> None:
    desk.look.ask(lambda c: ledger.find_table(c, desk.words[0]))
    done = desk.order(AdminOrder("reopen", (desk.words[0],)))["tables"]
    desk.say("admin-reopened" if done else "admin-not-closed")


def unshare(desk: Desk) -> None:
    desk.look.ask(lambda c: ledger.find_table(c, desk.words[0]))
    desk.order(AdminOrder("unshare", (desk.words[0],)))
    desk.say("admin-unshared")


def reports(desk: Desk) -> None:
    show.reports(desk.context, desk.look.ask(lambda c: chat.reports(c, desk.wanted().most)), desk.parsed.json)


def delete_message(desk: Desk) -> None:
    if not desk.order(AdminOrder("delete-message", (desk.words[0],)))["messages"]:
        raise BadInput("admin-message", {"given": desk.words[0]})
    desk.say("admin-deleted-message")


def mute(desk: Desk) -> None:
    desk.look.ask(lambda c: ledger.find_guest(c, desk.words[0]))
    desk.order(AdminOrder("mute", (desk.words[0],)))
    desk.say("admin-muted")


def unmute(desk: Desk) -> None:
    desk.look.ask(lambda c: ledger.find_guest(c, desk.words[0]))
    done = desk.order(AdminOrder("unmute", (desk.words[0],)))["guests"]
    desk.say("admin-unmuted" if done else "admin-not-muted")


def tidy(desk: Desk) -> None:
    if not desk.parsed.older_than:
        raise BadInput("admin-tidy-age")
    moment = before(desk.parsed.older_than)
    kinds = KEPT_KINDS if desk.parsed.what is None else tuple(filter(None, desk.parsed.what.split(",")))
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput("admin-kind", {"given": kind, "expected": ", ".join(KINDS)})
    going = desk.look.ask(lambda c: upkeep.preview(c, moment, kinds))
    desk.say("admin-lose-stale", age=desk.parsed.older_than, **msgspec.structs.asdict(going))
    if desk.parsed.dry_run or not going.all:
        desk.say("admin-nothing-done")
        return
    desk.confirm()
    desk.say("admin-tidied", **desk.order(AdminOrder("tidy", before=moment, kinds=kinds)))


class Act(NamedTuple):
    """What an act takes."""

    run: Callable[[Desk], None]
    words: tuple[int, int]  # fewest and most
    options: tuple[str, ...]


ACTS = {
    "stats": Act(stats, (0, 0), ("json",)),
    "tables": Act(tables, (0, 0), ("game", "phase", "guest", "older_than", "limit", "json")),
    "table": Act(table, (1, 1), ("json",)),
    "guests": Act(guests, (0, 0), ("name", "banned", "older_than", "limit", "json")),
    "guest": Act(guest, (1, 1), ("json",)),
    "export": Act(write_export, (2, 2), ()),
    "delete-table": Act(delete_table, (1, 100), ("yes",)),
    "delete-guest": Act(delete_guest, (1, 1), ("yes",)),
    "delete-replay": Act(delete_replay, (1, 1), ("yes",)),
    "published": Act(published, (0, 0), ()),
    "remove-published": Act(remove_published, (1, 100), ("yes",)),
    "ban": Act(ban, (1, 1), ("reason", "resign", "yes")),
    "unban": Act(unban, (1, 1), ()),
    "reports": Act(reports, (0, 0), ("limit", "json")),
    "delete-message": Act(delete_message, (1, 1), ()),
    "mute": Act(mute, (1, 1), ()),
    "unmute": Act(unmute, (1, 1), ()),
    "reopen": Act(reopen, (1, 1), ()),
    "unshare": Act(unshare, (1, 1), ()),
    "tidy": Act(tidy, (0, 0), ("older_than", "what", "dry_run", "yes")),
}
OPTIONS = sorted({option for act in ACTS.values() for option in act.options})


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Does what is asked, or says what is wrong with it."""
    act = ACTS.get(parsed.act or "")
    if act is None:
        raise BadInput("admin-act", {"given": parsed.act or "", "expected": ", ".join(ACTS)})
    if not act.words[0] <= len(parsed.words) <= act.words[1]:
        raise BadInput(f"admin-words-{min(act.words[0], 2)}", {"act": parsed.act})
    for option in OPTIONS:
        if getattr(parsed, option) and option not in act.options:
            raise BadInput("admin-option", {"act": parsed.act, "option": "--" + option.replace("_", "-")})
    desk = Desk(context, parsed)
    try:
        act.run(desk)
    except QuarterdeckError as error:
        if error.code == "route":  # the running server is of an older version
            raise BadInput("admin-server-older") from None
        raise
    finally:
        desk.look.close()
    return 0
