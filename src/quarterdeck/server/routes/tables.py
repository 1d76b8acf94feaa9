"""Routes: games, tables and seats."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from litestar import Request, Response, get, post

from ... import __version__, i18n
from ...bots.levels import ALL, DEFAULT
from ...errors import BadInput
from ...games import find, find_all
from ...games.base import Game
from ...learn.course import course_of
from ...table.pace import read_pace
from .. import classroom, ledger, limits, lobby
from .. import messages as m
from ..refusals import Denied, private_table
from ..server import Server
from ..storage import Guest
from .guests import find_guest

# The shortest game takes half an hour, the longest two; slow ones a move a day, or one at the weekend.
PACES = tuple(map(read_pace, ("10+10", "20+20", "45+30", "1d+3d/14", "3d+5d/14", "7d+7d/21")))
AnyRequest = Request[Any, Any, Any]


@get("/api/health")
async def get_health(server: Server) -> Response[m.Health]:
    """Whether the server is well: it can write to its database; 503 where it cannot."""
    status, closed = await server.health.status(), await server.database.read(ledger.count_closed)
    hub = server.hub
    told = m.Health(status=status, version=__version__, tables=hub.count, sockets=hub.sockets, closed=closed)
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/api/games")
async def get_games(server: Server) -> m.GamesInfo:
    """What can be played here."""
    games, allowed = find_all(), server.settings.allowed_paces
    courses = [(game, course) for game in games if (course := course_of(game))]
    return m.GamesInfo(
        games=tuple(game.facts for game in games),
        courses=tuple(game.facts.id for game, _ in courses),
        stages={game.facts.id: classroom.stages_of(game, course) for game, course in courses if course.stage},
        workshops={game.facts.id: game.workshop.kinds for game in games if game.workshop},
        levels=ALL,
        usual_level=DEFAULT,
        paces=tuple(map(m.PaceInfo.of, PACES if allowed is None else allowed)),
        any_pace=allowed is None,
        languages=i18n.LANGUAGES,
        version=__version__,
        without=server.settings.without,
    )


@get("/api/games/{game:str}/rules")
async def get_rules(game: str) -> m.GameRules:
    """The rules drawer's index."""
    found = find(game)
    return m.GameRules(game=game, rules=tuple(found.rules.values()))


@get("/api/games/{game:str}/components")
async def get_components(game: str) -> dict[str, Any]:
    """The game's data files with their provenance, `rules.toml` apart."""
    return components_of(find(game))


@cache
def components_of(game: Game) -> dict[str, Any]:
    """A game's data files, read once: that takes too long for the event loop to do it for everybody."""
    folder = resources.files(game.package) / "data"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != "rules.toml"]
    return {file.name: tomllib.loads(file.read_text("utf-8")) for file in files}


@get("/api/texts/{lang:str}/{game:str}")
async def get_texts(lang: str, game: str) -> Response[str]:
    """The Fluent files of a game, or the common ones, in one."""
    if lang not in i18n.LANGUAGES:
        raise Denied(404, "lang", given=lang, expected=", ".join(i18n.LANGUAGES))
    package = i18n.__package__ if game == "common" else find(game).package
    text = "\n".join(file.read_text("utf-8") for file in i18n.sources(str(package), lang))
    return Response(text, media_type="text/plain")


@post("/api/tables")
async def post_table(server: Server, me: Guest, base: str, data: m.TableRequest) -> m.TableInfo:
    """A new table."""
    server.limits.take(limits.TABLES, me.id)
    row = await lobby.create(server, me, data)
    server.hall.stir()
    return lobby.info(server, row, me.id, base)


@get("/api/tables/mine")
async def get_mine(server: Server, request: AnyRequest, base: str) -> m.TableList:
    """The tables where I have a seat."""
    guest = await find_guest(request, server)
    if guest is None:
        return m.TableList(tables=())
    rows = await server.storage.tables_of(guest.id)
    return m.TableList(tables=tuple(lobby.info(server, row, guest.id, base) for row in rows))


@get("/api/tables/open")
async def get_open(server: Server, request: AnyRequest, base: str) -> m.TableList:
    """Tables that anybody may join or watch."""
    guest = await find_guest(request, server)
    id = None if guest is None else guest.id
    rows = await server.storage.open_tables()
    return m.TableList(tables=tuple(lobby.info(server, row, id, base) for row in rows))


@get("/api/tables/{table:str}")
async def get_table(server: Server, request: AnyRequest, base: str, table: str) -> m.TableInfo:
    """One table as the lobby shows it."""
    guest = await find_guest(request, server)
    id = None if guest is None else guest.id
    row = await lobby.find_table(server, table)
    if not lobby.may_see(row, id):
        raise private_table()
    return lobby.info(server, row, id, base)


@post("/api/tables/{table:str}/sit", status_code=200)
async def post_sit(server: Server, me: Guest, base: str, table: str, data: m.Sit) -> m.TableInfo:
    """Takes a free seat of an open table."""
    server.limits.take(limits.TABLES, me.id)
    row = await lobby.sit(server, me, table, data.seat, data.rated)
    server.calls.begun(row, me.id)
    server.hall.stir()
    return lobby.info(server, row, me.id, base)


@post("/api/tables/{table:str}/seats/{seat:str}", status_code=200)
async def post_seat(server: Server, me: Guest, base: str, table: str, seat: str, data: m.SeatChange) -> m.TableInfo:
    """Fills a free seat of my table."""
    if not seat.isascii() or not seat.isdecimal() or len(seat) > 3:
        raise BadInput("seat-number", {"given": seat[:80]})
    return lobby.info(server, await lobby.fill(server, me, table, int(seat), data), me.id, base)


@post("/api/claim", status_code=200)
async def post_claim(server: Server, me: Guest, base: str, data: m.Claim) -> m.TableInfo:
    """Takes the seat of a link."""
    server.limits.take(limits.TOKENS, me.id)
    row = await lobby.claim(server, me, data.token, data.rated)
    server.calls.begun(row, me.id)
    server.hall.stir()
    return lobby.info(server, row, me.id, base)


@post("/api/invitation", status_code=200)
async def post_invitation(server: Server, me: Guest, data: m.Claim) -> m.Invitation:
    """What the link of a seat invites to; the token is no part of an address, so that no log has it."""
    server.limits.take(limits.TOKENS, me.id)
    return await lobby.invitation(server, me, data.token)


@post("/api/tables/{table:str}/rematch")
async def post_rematch(server: Server, me: Guest, base: str, table: str) -> m.TableInfo:
    """The next game with seats swapped."""
    server.limits.take(limits.TABLES, me.id)
    row = await lobby.rematch(server, me, table)
    server.calls.begun(row, me.id)
    server.hall.stir()
    return lobby.info(server, row, me.id, base)


HANDLERS = [
    get_health,
    get_games,
    get_rules,
    get_components,
    get_texts,
    post_table,
    get_mine,
    get_open,
    get_table,
    post_sit,
    post_seat,
    post_claim,
    post_invitation,
    post_rematch,
]
