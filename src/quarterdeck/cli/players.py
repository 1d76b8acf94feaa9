"""Players: who sits where, from `--players`, and what each is called on the screen."""

from .. import i18n
from ..bots import levels
from ..errors import BadInput
from ..games.base import Game
from ..table.entries import PROGRAM
from ..table.names import check_name
from ..table.seats import Seat, check_command, seat_argument
from .context import Context

ME = ("me", "я")


def parse(text: str | None, seats: int | None, game: Game) -> tuple[Seat, ...]:
    """The seats of a new table; without players, the user at the first one and bots at the others."""
    number = game.facts.default_seats if seats is None else seats
    if text is None:
        return (Seat("here"),) + (Seat("bot", level=levels.DEFAULT),) * (number - 1)
    players = tuple(_player(game, word.strip()) for word in text.split(","))
    if seats is not None and len(players) != seats:
        raise BadInput("cli-players", {"given": len(players), "seats": seats})
    return players


def _player(game: Game, word: str) -> Seat:
    if word.casefold() in ME:
        return Seat("here")
    if word.startswith(PROGRAM):
        return Seat("bot", command=check_command(word.removeprefix(PROGRAM)))
    if levels.is_level(game, word.casefold()):
        return Seat("bot", level=levels.current(word.casefold()))
    if not word:
        raise BadInput("cli-player", {"given": word, "expected": ", ".join(levels.ALL)})
    return Seat("here", check_name(word))


def programs(seats: tuple[Seat, ...]) -> frozenset[str]:
    """The commands of the programs among the players."""
    return frozenset(seat.command for seat in seats if seat.command)


def name(context: Context, game: Game, seats: tuple[Seat, ...], seat: int) -> str:
    """What a seat's player is called: his own name or a bot's level, with the seat's name where the game has one."""
    player = seats[seat]
    place = seat_argument(game, seat)
    if not place.startswith("@") and i18n.has(context.lang, game, f"seat-{place}"):
        place = f"@seat-{place}"
    spoken = context.say(place[1:]) if place.startswith("@") else context.say("play-seat", number=place)
    if player.kind == "bot":
        return f"{spoken} ({bot_name(context, player.word)})"
    if player.name and game.facts.seat_names:
        return f"{player.name} ({spoken})"
    return player.name or spoken


def bot_name(context: Context, level: str) -> str:
    """What a bot is called: its rank, with its playing style where it has one."""
    rank, _, style = levels.current(level).partition(":")
    known = context.say(f"level-{rank}") if i18n.has(context.lang, context.game, f"level-{rank}") else level
    return f"{known}, {context.say(f'style-{style}')}" if style and known != level else known
