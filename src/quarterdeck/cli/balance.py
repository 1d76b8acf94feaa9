"""`quarterdeck scenario balance`: bots play a file many times, and the figures say whether it is fair."""

import argparse
import json
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ..bots import balance
from ..bots.balance import HABITS, MOST_GAMES, Balance, Count
from ..bots.crew import crew
from ..errors import BadInput
from ..games.base import Game
from . import files
from .context import Context
from .files import check_use, named_game, read_text
from .play import options

if TYPE_CHECKING:
    from ..bots.match import Spec


def run(context: Context, parsed: argparse.Namespace) -> int:
    """What may be done with every owner's file, and what with one that bots can play."""
    if parsed.act == "balance" and len(parsed.words) in (1, 2):
        return weigh(context, parsed.command, parsed)
    return files.run(context, parsed)


def weigh(context: Context, kind: str, parsed: argparse.Namespace) -> int:
    """Plays the games and prints what came of them, also of those that Ctrl-C ends."""
    path = parsed.words[-1]
    content = read_text(path)
    game = context.find_game(parsed.words[0] if len(parsed.words) == 2 else named_game(context, content, path))
    check_use(game, kind, content)
    if not 1 <= parsed.games <= MOST_GAMES * 10:
        raise BadInput("cli-positive", {"option": "--games", "given": str(parsed.games)})
    rank = balance.known_rank(game.facts.id, parsed.rank or HABITS)
    for number, seats in enumerate([parsed.seats] if parsed.seats else seats_of(game, kind, content)):
        spec = balance.trial_spec(game.facts.id, rank, seats, options(parsed.option), {kind: content})
        found = play(spec, parsed.games, game, parsed.ray)
        if parsed.json:
            print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
            continue
        if number:
            context.out.print()
        show(context, found, seats)
    return 0


def seats_of(game: Game, kind: str, content: str) -> list[int]:
    """The numbers of players that a file is for."""
    fitting = []
    for seats in game.facts.seats:
        with suppress(BadInput):
            game.setup_for_bots(seats, {}, {kind: content})
            fitting.append(seats)
    return fitting or [game.facts.default_seats]


def play(spec: "Spec", games: int, game: Game, ray: str = "") -> Balance:
    """All games on all cores, or those before Ctrl-C."""
    goals = game.workshop.goals(spec.setup) if game.workshop else 0
    count = Count(spec, games, goals)
    with suppress(KeyboardInterrupt), crew(ray) as players:
        for number, trial in enumerate(balance.in_order(spec, games, players), 1):
            count.add([trial])
            if sys.stderr.isatty():
                print(f"\r{number} / {games}", end="\r", file=sys.stderr)
    return count.balance()


def show(context: Context, found: Balance, seats: int) -> None:
    """The figures in words."""
    say = context.say
    context.show(
        say("balance-title", games=found.games, seats=seats, rank=say(f"level-{found.rank.partition(':')[0]}"))
    )
    for number, seat in enumerate(found.seats, 1):
        bar = "█" * round(seat.rate * 40)
        figures = f"{seat.rate:6.1%} [{seat.low:.0%}–{seat.high:.0%}]"
        context.show(f"  {say('balance-seat', seat=number):<10} {figures:<20} {bar}")
    context.show(say("balance-ends"))
    for end in found.ends:
        what = say("balance-end-goal", goal=end.goal) if end.goal else say(f"end-short-{end.ended or 'none'}")
        context.show(f"  {end.games / max(1, found.games):6.1%}  {what}")
    context.show(
        say(
            "balance-length", median=found.median, low=min(found.lengths, default=0), high=max(found.lengths, default=0)
        )
    )
    for line in found.notes:
        context.show(context.line(line), "green" if line.key == "balance-fair" else "yellow")
