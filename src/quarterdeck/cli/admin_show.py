"""What `quarterdeck admin` prints: lists, one table, one guest; as JSON for programs."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from ..server.chat import Reported
from ..server.ledger import Census, GuestLine, Onlooker, SeatLine, TableLine
from .context import Context
from .serve import tell


def as_json(content: object) -> None:
    """Prints JSON on many lines."""
    print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())


def census(context: Context, found: Census, look: Onlooker, json: bool) -> None:
    """How much there is."""
    size = look.size()
    if json:
        as_json(msgspec.to_builtins(found) | {"bytes": size})
        return
    counts = {phase: found.tables.get(phase, 0) for phase in ("waiting", "playing", "over")}
    tell(context, context.say("admin-count-tables", all=sum(found.tables.values()), **counts))
    for game, number in sorted(found.games.items()):
        tell(context, f"  {game}: {number}")
    tell(context, context.say("admin-count-guests", guests=found.guests, banned=found.banned))
    tell(context, context.say("admin-count-rest", entries=found.entries, replays=found.replays))
    tell(context, context.say("admin-count-size", bytes=size, file=str(look.where)))


def tables(context: Context, found: Sequence[TableLine], json: bool) -> None:
    """Tables, a line each."""
    if json:
        as_json(found)
        return
    head = ("id", "game", "phase", "changed", "entries", "people")
    rows = [
        (
            table.id,
            table.game,
            context.say(f"admin-{table.phase}"),
            day(table.updated),
            str(table.version),
            who(context, table),
        )
        for table in found
    ]
    grid(context, head, rows)
    tell(context, context.say("admin-listed", count=len(found)), "dim")


def who(context: Context, table: TableLine) -> str:
    return ", ".join(name_of(context, seat) for seat in table.seats)


def name_of(context: Context, seat: SeatLine) -> str:
    """Who sits there, in a word."""
    if seat.kind == "bot":
        return seat.name or seat.level
    return seat.name or context.say("admin-nameless" if seat.guest else "admin-free")


def table(context: Context, found: TableLine, json: bool) -> None:
    """One table with its seats."""
    if json:
        as_json(found)
        return
    yes_no = {True: context.say("admin-on"), False: context.say("admin-off")}
    pairs = [
        ("id", found.id),
        ("game", found.game),
        ("phase", context.say(f"admin-{found.phase}")),
        ("owner", found.owner),
        ("made", day(found.created)),
        ("changed", day(found.updated)),
        ("entries", str(found.version)),
        ("dice", found.dice),
        ("open", yes_no[found.open]),
        ("watchable", yes_no[found.watchable]),
    ]
    print_pairs(context, pairs)
    rows = [(str(seat.seat + 1), seat.kind, name_of(context, seat), seat.guest or "") for seat in found.seats]
    grid(context, ("seat", "kind", "name", "guest"), rows)


def guests(context: Context, found: Sequence[GuestLine], json: bool) -> None:
    """Guests, a line each."""
    if json:
        as_json(found)
        return
    rows = [(one.id, one.name, one.lang, day(one.created), str(one.tables), banned(context, one)) for one in found]
    grid(context, ("id", "name", "lang", "made", "tables", "ban"), rows)
    tell(context, context.say("admin-listed", count=len(found)), "dim")


def banned(context: Context, person: GuestLine) -> str:
    return "" if person.ban is None else person.ban or context.say("admin-on")


def guest(context: Context, person: GuestLine, theirs: Sequence[TableLine], json: bool) -> None:
    """One guest with his tables."""
    if json:
        as_json(msgspec.to_builtins(person) | {"tables": msgspec.to_builtins(theirs)})
        return
    pairs = [("id", person.id), ("name", person.name), ("lang", person.lang), ("made", day(person.created))]
    print_pairs(context, [*pairs, ("ban", banned(context, person) or context.say("admin-off"))])
    tables(context, theirs, json=False)


def reports(context: Context, found: Sequence[Reported], json: bool) -> None:
    """Lines of chat that somebody reported."""
    if json:
        as_json(found)
        return
    rows = [
        (str(one.chat_id), day(one.time), one.guest, one.name, one.text, one.reporter, one.table_id) for one in found
    ]
    grid(context, ("message", "made", "guest", "name", "text", "reporter", "table"), rows)
    tell(context, context.say("admin-listed", count=len(found)), "dim")


# How it looks


def print_pairs(context: Context, pairs: Iterable[tuple[str, str]]) -> None:
    for key, value in pairs:
        tell(context, f"{context.say(f'admin-head-{key}')}: {value}")


def grid(context: Context, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Columns as wide as they need: ids are to be copied, so that nothing is cut or wrapped."""
    shown = Grid(box=None, pad_edge=False, show_edge=False, header_style="bold")
    for key in head:
        shown.add_column(context.say(f"admin-head-{key}"), no_wrap=True)
    for row in rows:
        shown.add_row(*(Text(cell) for cell in row))
    context.out.print(shown, soft_wrap=True, width=wide(context))


def wide(context: Context) -> Any:
    """At least as wide as the longest row could be."""
    return max(context.out.width, 240)


def day(milliseconds: int) -> str:
    """A time of this machine's clock, to the minute."""
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")
