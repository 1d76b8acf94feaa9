"""`quarterdeck games`: what can be played here."""

import argparse

from rich.markup import escape

from .. import games
from .context import Context


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Lists the games with seats, time and options."""
    for game in games.find_all():
        context.game = game
        facts = game.facts
        context.out.print(f"[bold cyan]{facts.id}[/]  [bold]{escape(context.say('game-name'))}[/]")
        context.show(context.say("game-blurb"))
        low, high = facts.minutes
        seats = ", ".join(map(str, facts.seats))
        context.show(context.say("games-facts", seats=seats, low=low, high=high, age=facts.age), "dim")
        context.show(
            context.say("games-by", designers=facts.designers, publisher=facts.publisher, year=facts.year), "dim"
        )
        for option in facts.options:
            _show_option(context, option.key, str(option.default).lower(), option.choices)
        context.show()
    return 0


def _show_option(context: Context, key: str, default: str, choices: tuple[str, ...]) -> None:
    default = {"true": "on", "false": "off"}.get(default, default)
    possible = f" ({', '.join(choices)})" if choices else ""
    name = escape(context.say(f"option-{key}"))
    context.out.print(f"  [green]{key}={escape(default)}[/]{escape(possible)}  {name}")
