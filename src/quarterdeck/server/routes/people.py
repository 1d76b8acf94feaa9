"""Routes: profiles, histories, leader boards."""

from typing import Any, Literal

from litestar import Request, get
from sqlalchemy import Connection

from ...bots import levels
from ...games import find
from .. import messages as m
from .. import profiles
from ..profiles import Person, Wanted
from ..ratings import INTERVAL, LEADERS_DEVIATION, LEADERS_GAMES
from ..refusals import Denied
from ..server import Server
from .guests import find_guest

AnyRequest = Request[Any, Any, Any]


def need(server: Server, feature: str) -> None:
    """Denied where the host has switched something off."""
    if not server.settings.has(feature):
        raise Denied(404, "switched-off")


async def whose(server: Server, request: AnyRequest, player: str) -> tuple[Person, bool]:
    """Somebody whose profile I may see, and whether that is me; who hides his is nobody."""
    need(server, "profiles")
    guest = await find_guest(request, server)
    wanted = guest.player if player == "me" and guest is not None else player
    found = await server.database.read(lambda c: profiles.find_person(c, wanted))
    mine = found is not None and guest is not None and found.id == guest.id
    if found is None or (found.visible == "hidden" and not mine):
        raise Denied(404, "player")
    return found, mine


@get("/api/players/{player:str}")
async def get_player(server: Server, request: AnyRequest, player: str) -> m.Profile:
    """A profile; `me` is mine."""
    person, mine = await whose(server, request, player)
    ratings = server.settings.has("ratings")
    return await server.database.read(lambda c: profiles.profile(c, person, mine, ratings))


@get("/api/players/{player:str}/games")
async def get_played(
    server: Server,
    request: AnyRequest,
    player: str,
    game: str = "",
    outcome: Literal["", "win", "loss", "draw", "left", "solo", "shared"] = "",
    opponent: str = "",
    rated: bool = False,
    before: int = 0,
) -> m.History:
    """A page of somebody's finished games, the latest first."""
    person, mine = await whose(server, request, player)
    if not mine and person.visible != "games":
        raise Denied(403, "history-hidden")
    wanted = Wanted(game, outcome, opponent, rated, min(max(before, 0), 2**53))
    return await server.database.read(lambda c: profiles.finished_games(c, person, mine, wanted))


@get("/api/leaders/{game:str}")
async def get_leaders(server: Server, request: AnyRequest, game: str) -> m.Leaders:
    """The strongest players of a game, with the bots' ranks beside them."""
    need(server, "leader-boards")
    found = find(game)
    guest = await find_guest(request, server)
    id = None if guest is None else guest.id

    def ask(c: Connection) -> list[m.Leader]:
        return profiles.leaders(c, game, id)

    return m.Leaders(
        game=game,
        leaders=tuple(await server.database.read(ask)),
        bots=tuple(m.BotLeader(level=level, points=points) for level, points in levels.ratings(found).items()),
        games=LEADERS_GAMES,
        spread=round(LEADERS_DEVIATION * INTERVAL),
    )


HANDLERS = [get_player, get_played, get_leaders]
