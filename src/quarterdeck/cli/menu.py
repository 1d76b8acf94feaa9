"""`quarterdeck` without a command: a few questions, then a game."""

import argparse

from rich.markup import escape

from .. import games, i18n
from ..bots.simple import LEVELS
from ..errors import BadInput
from . import play, saves
from .context import Context
from .keyboard import Keyboard, Left, Watch
from .parser import parse


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Asks for language, game and opponent, and plays."""
    keyboard = Keyboard(context)
    with Watch().on():
        try:
            arguments = questions(context, keyboard, asked_for_language="lang" in parsed)
        except Left as left:
            return left.status
    return play.run(context, parse(context, arguments))


def questions(context: Context, keyboard: Keyboard, asked_for_language: bool) -> list[str]:
    """The arguments of `play` that the answers make."""
    if not asked_for_language:
        names = [i18n.say(lang, None, "menu-language-name") for lang in i18n.LANGUAGES]
        first = i18n.LANGUAGES.index(context.lang)
        context.lang = i18n.LANGUAGES[pick(context, keyboard, "menu-language", names, first)]
    waiting = saves.unfinished()
    if waiting:
        choice = pick(context, keyboard, "menu-start", [context.say("menu-resume"), context.say("menu-new")])
        if choice == 0:
            return ["play", "--resume"]
    found = games.find_all()
    if not found:
        raise BadInput("cli-no-games")
    titles = [f"{i18n.say(context.lang, game, 'game-name')} ({game.facts.id})" for game in found]
    game = found[pick(context, keyboard, "menu-game", titles)]
    others = game.facts.default_seats - 1
    if others == 0:
        return ["play", game.facts.id]
    kinds = [*LEVELS, "me"]
    titles = [*(context.say(f"menu-against-{level}") for level in LEVELS), context.say("menu-against-people")]
    opponent = kinds[pick(context, keyboard, "menu-opponent", titles, first=len(LEVELS) - 1)]
    return ["play", game.facts.id, "--players", ",".join(["me"] + [opponent] * others)]


def pick(context: Context, keyboard: Keyboard, question: str, titles: list[str], first: int = 0) -> int:
    """Which of the titles the user picks by its number; Enter picks the one marked."""
    context.out.print(f"[bold]{escape(context.say(question))}[/]")
    for number, title in enumerate(titles, 1):
        mark = "›" if number == first + 1 else " "
        context.out.print(f" {mark} [cyan]{number}[/]  {escape(title)}")
    while True:
        text = keyboard.line(context.say("menu-input", first=first + 1), blank=True)
        if not text:
            return first
        if text.isdecimal() and 1 <= int(text) <= len(titles):
            return int(text) - 1
        error = BadInput("cli-pick", {"given": text, "last": len(titles)})
        if not keyboard.interactive:
            raise error
        context.show(context.explain(error), "red")
