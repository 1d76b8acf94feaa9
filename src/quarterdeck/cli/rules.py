"""`quarterdeck rules GAME [id or word]`: the rulebook, citable."""

import argparse

from . import rulebook
from .context import Context


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Prints the contents, one rule, or all rules with the words."""
    game = context.find_game(parsed.game)
    words = " ".join(parsed.words)
    if not words:
        rulebook.show_contents(context, game)
        rulebook.show_provenance(context, game)
        return 0
    for number, rule in enumerate(rulebook.look_up(game, words)):
        if number:
            context.show()
        rulebook.show(context, game, rule)
    return 0
