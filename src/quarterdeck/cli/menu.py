"""`quarterdeck play` without a game: a few questions whose answers are its arguments."""

import argparse

from .. import games, i18n
from ..bots import levels
from ..errors import BadInput
from . import saves
from .context import Context
from .keyboard import Keyboard, Watch


def ask(context: Context, parsed: argparse.Namespace) -> list[str]:
    """Asks for language, game and opponent; Left where somebody would rather not."""
    with Watch().on():
        return questions(context, Keyboard(context), asks_for_language="lang" not in parsed)


def questions(context: Context, keyboard: Keyboard, asks_for_language: bool) -> list[str]:
    """The arguments of `play` that the answers make."""
    if asks_for_language:
        names = [i18n.say(lang, None, "menu-language-name") for lang in i18n.LANGUAGES]
        first = i18n.LANGUAGES.index(context.lang)
        context.lang = i18n.LANGUAGES[keyboard.pick("menu-language", names, first)]
    waiting = saves.unfinished()
    if waiting:
        choice = keyboard.pick("menu-start", [context.say("menu-resume"), context.say("menu-new")])
        if choice == 0:
            return ["play", "--resume"]
    found = games.find_all()
    if not found:
        raise BadInput("cli-no-games")
    titles = [f"{i18n.say(context.lang, game, 'game-name')} ({game.facts.id})" for game in found]
    game = found[keyboard.pick("menu-game", titles)]
    others = game.facts.default_seats - 1
    if others == 0:
        return ["play", game.facts.id]
    kinds = [*levels.RANKS, "me"]
    ranks = [f"{context.say(f'level-{rank}')}: {context.say(f'level-{rank}.help')}" for rank in levels.RANKS]
    titles = [*ranks, context.say("menu-against-people")]
    opponent = kinds[keyboard.pick("menu-opponent", titles, first=levels.RANKS.index(levels.DEFAULT))]
    return ["play", game.facts.id, "--players", ",".join(["me"] + [opponent] * others)]
