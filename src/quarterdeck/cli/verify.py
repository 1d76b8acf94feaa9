"""`quarterdeck verify FILE`: recomputes a game, dice and all. Status 0: all true; 1: not so, or not provable yet."""

import argparse

from ..errors import BadInput
from ..table.replay_parse import parse
from ..table.verify import verify
from . import rulebook
from .context import Context
from .files import read_text


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Prints what was found, and where it is wrong the line, the reason and the rules."""
    if not parsed.file:
        raise BadInput("cli-no-file")
    text = read_text(parsed.file)
    report = verify(text)
    style = "green" if report.ok else "red" if report.status == "wrong" else "yellow"
    context.out.print(f"{parsed.file}: {context.line(report.says)}", style=style, markup=False, soft_wrap=True)
    if report.cause is not None:
        game = context.find_game(parse(text).record.game)
        context.show(context.explain(report.cause), "red")
        rulebook.show_cited(context, game, report.cause.rules)
    return 0 if report.ok else 1
