"""`quarterdeck rules GAME [id or word]`: the rulebook, citable."""

import argparse

from ..errors import BadInput
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
    found = rulebook.find(game, words)
    if not found:
        ids = list(game.rules)
        raise BadInput("cli-no-rule", {"game": game.facts.id, "given": words, "first": ids[0], "last": ids[-1]})
    for number, rule in enumerate(found):
        if number:
            context.show()
        rulebook.show(context, game, rule)
    return 0
