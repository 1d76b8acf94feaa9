"""Players: who sits where, from `--players`, and what each is called on the screen."""

from .. import i18n
from ..bots.simple import LEVELS
from ..errors import BadInput
from ..games.base import Game
from ..table.seats import Seat, check_name, seat_argument
from .context import Context

ME = ("me", "я")
DEFAULT_BOT = "greedy"


def parse(text: str | None, seats: int | None, game: Game) -> tuple[Seat, ...]:
    """The seats of a new table; without players, the user at the first one and bots at the others."""
    number = game.facts.default_seats if seats is None else seats
    if text is None:
        return (Seat("here"),) + (Seat("bot", DEFAULT_BOT),) * (number - 1)
    players = tuple(_player(word.strip()) for word in text.split(","))
    if seats is not None and len(players) != seats:
        raise BadInput("cli-players", {"given": len(players), "seats": seats})
    return players


def _player(word: str) -> Seat:
    if word.casefold() in ME:
        return Seat("here")
    if word.casefold() in LEVELS:
        return Seat("bot", word.casefold())
    if not word:
        raise BadInput("cli-player", {"given": word, "expected": ", ".join(LEVELS)})
    return Seat("here", check_name(word))


def name(context: Context, game: Game, seats: tuple[Seat, ...], seat: int) -> str:
    """What a seat's player is called: his own name or a bot's level, with the seat's name where the game has one."""
    player = seats[seat]
    place = seat_argument(game, seat)
    spoken = context.say(place[1:]) if place.startswith("@") else context.say("play-seat", number=place)
    if player.kind == "bot":
        level = f"bot-{player.name}"
        known = context.say(level) if i18n.has(context.lang, game, level) else player.name
        return f"{spoken} ({known})"
    if player.name and game.facts.seat_names:
        return f"{player.name} ({spoken})"
    return player.name or spoken
