"""Routes: drafts of owners' files, their balance, and the library."""

from typing import Any

import msgspec
from litestar import delete, get, post

from ...errors import BadInput
from ...games import find
from ...learn.guide import guide_of
from ...table.names import check_name
from .. import limits, lobby
from .. import messages as m
from ..drafting import Run, workshop_of
from ..library import LICENCES
from ..reading import glance
from ..refusals import Denied
from ..server import Server
from ..storage import Guest

MOST_DRAFT = 400_000  # bytes of JSON: a file of 64,000 signs takes about a fifth of that


@get("/api/workshop/{game:str}/{kind:str}")
async def get_workshop(game: str, kind: str) -> m.WorkshopInfo:
    """What an editor begins with."""
    found = find(game)
    workshop = workshop_of(found, kind)
    examples = workshop.examples(kind)
    new = f"new-{kind}.toml"
    begin = found.data(new) if found.package_has(f"data/{new}") else next(iter(examples.values()))
    guide = guide_of(found)
    if guide and guide.kind != kind:
        guide = None
    return m.WorkshopInfo(game=game, kind=kind, kinds=workshop.kinds, examples=examples, begin=begin, guide=guide)


@post("/api/workshop/{game:str}/{kind:str}/check", status_code=200)
async def post_check(server: Server, me: Guest, game: str, kind: str, data: m.DraftRequest) -> m.DraftChecked:
    """A draft as the file that it is, and every problem with its place."""
    await server.limits.spend(limits.DRAFTS, me.id)
    draft = msgspec.json.encode(data.draft or {})
    if len(draft) > MOST_DRAFT:
        raise BadInput("too-large", {"most": MOST_DRAFT})
    if data.text:
        glance(find(game), kind, data.text)
    found = await server.drafting.check(me.id, game, kind, draft, data.text)
    spots = tuple(
        m.DraftSpot(_problem(game, one.line), one.error, one.where, one.row, one.cells) for one in found.problems
    )
    return m.DraftChecked(text=found.text, draft=found.draft, problems=spots, fine=found.fine, more=found.more)


def _problem(game: str, line: Any) -> m.Problem:
    """A line as the page says it: its key stays whole."""
    return m.Problem(code=line.key, params=line.args, rules=line.rules, game=game)


@post("/api/workshop/{game:str}/{kind:str}/overlay", status_code=200)
async def post_overlay(server: Server, me: Guest, game: str, kind: str, data: m.OverlayRequest) -> dict[str, Any]:
    """What to draw over the board of a file without mistakes."""
    await server.limits.spend(limits.DRAFTS, me.id)
    glance(find(game), kind, data.text)
    return await server.drafting.overlay(me.id, game, kind, data.text, data.ask)


@post("/api/workshop/{game:str}/{kind:str}/balance")
async def post_balance(server: Server, me: Guest, game: str, kind: str, data: m.BalanceRequest) -> m.BalanceInfo:
    """Bots begin to play it."""
    await server.limits.spend(limits.BALANCES, me.id)
    return _run_info(await server.trials.begin(me.id, game, kind, data))


@get("/api/balance/{id:str}")
async def get_balance(server: Server, me: Guest, id: str) -> m.BalanceInfo:
    """How far it is."""
    return _run_info(server.trials.find(me.id, id))


@delete("/api/balance/{id:str}", status_code=200)
async def delete_balance(server: Server, me: Guest, id: str) -> m.BalanceInfo:
    """No further games; the figures stay."""
    run = server.trials.find(me.id, id)
    server.trials.stop(run)
    return _run_info(run)


def _run_info(run: Run) -> m.BalanceInfo:
    now = run.count.balance()
    seats = run.spec.setup.seats
    return m.BalanceInfo(id=run.id, state=run.state, digest=run.digest, seats=seats, median=now.median, balance=now)


# Library


@get("/api/library")
async def get_library(server: Server, me: Guest, game: str = "") -> m.LibraryList:
    """What can be played."""
    return m.LibraryList(entries=await server.library.entries(me.id, game[:40]), licences=LICENCES)


@get("/api/library/{id:str}")
async def get_entry(server: Server, me: Guest, id: str, version: int = 0) -> m.LibraryEntry:
    """One version with its text."""
    return await server.library.entry(me.id, id, version)


@post("/api/library/{game:str}/{kind:str}")
async def post_entry(server: Server, me: Guest, game: str, kind: str, data: m.PublishRequest) -> m.LibraryEntry:
    """Publishes a file without mistakes under its author's name."""
    await server.limits.spend(limits.PUBLISHED, me.id)
    if data.licence not in LICENCES:
        raise BadInput("licence", {"given": data.licence[:40], "expected": ", ".join(LICENCES)})
    author = check_name(me.name)
    if not author:
        raise Denied(409, "publish-name")
    glance(find(game), kind, data.text)
    checked = await server.drafting.check(me.id, game, kind, b"{}", data.text)
    if not checked.fine:
        raise BadInput("workshop-broken")
    facts = _facts(checked.draft, data)
    facts.tested = _tested(server, me, kind, data)
    return await server.library.publish(me.id, author, game, kind, data.text, facts, data.id)


def _facts(draft: dict[str, Any], data: m.PublishRequest) -> m.LibraryFacts:
    texts = {key: _text(draft.get(key)) for key in ("name", "briefing")}
    boards = [one for table in ("layout", "board") for one in draft.get(table, ())]
    seats = {players for one in boards for players in one.get("players", one.get("seats", ()))}
    languages = tuple(lang for lang in ("en", "ru") if texts["name"].get(lang))
    return m.LibraryFacts(
        names=texts["name"],
        briefing=texts["briefing"],
        seats=tuple(sorted(seats)),
        languages=languages,
        licence=data.licence,
        fork_of=data.fork_of[:80],
    )


def _text(value: object) -> dict[str, str]:
    """A text by language; a plain one is every language's."""
    return {lang: str(words) for lang, words in value.items()} if isinstance(value, dict) else {"en": str(value or "")}


def _tested(server: Server, me: Guest, kind: str, data: m.PublishRequest) -> Any:
    """The figures of a check of exactly this text."""
    if not data.balance:
        return None
    run = server.trials.find(me.id, data.balance)
    return run.count.balance() if run.spec.setup.files.get(kind) == data.text else None


@post("/api/library/{id:str}/play")
async def post_play(
    server: Server, me: Guest, base: str, id: str, data: m.TableRequest, version: int = 0
) -> m.TableInfo:
    """A table with a published version."""
    await server.limits.spend(limits.TABLES, me.id)
    entry = await server.library.entry(me.id, id, version)
    request = msgspec.structs.replace(data, game=entry.game, files={entry.kind: entry.text})
    row = await lobby.create(server, me, request)
    await server.library.played(entry.id, entry.version)
    return lobby.info(server, row, me.id, base)


@delete("/api/library/{id:str}", status_code=204)
async def delete_entry(server: Server, me: Guest, id: str) -> None:
    """Withdraws a file of mine; tables and links keep it."""
    await server.library.withdraw(me.id, id)


HANDLERS = [
    get_workshop,
    post_check,
    post_overlay,
    post_balance,
    get_balance,
    delete_balance,
    get_library,
    get_entry,
    post_entry,
    post_play,
    delete_entry,
]
