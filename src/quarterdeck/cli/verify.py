"""`quarterdeck verify FILE`: recomputes a game, dice and all. Status 0: all true; 1: not so, or not provable yet."""

import argparse

from ..errors import BadInput
from ..table.replay_parse import parse
from ..table.seats import Record, seat_word
from ..table.verify import Report, verify_replay
from . import rulebook
from .context import Context
from .files import read_text


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Prints what was found, and where it is wrong the line, the reason and the rules."""
    if not parsed.file:
        raise BadInput("cli-no-file")
    replay = parse(read_text(parsed.file))
    report, record = verify_replay(replay), replay.record
    style = "green" if report.ok else "red" if report.status == "wrong" else "yellow"
    context.out.print(f"{parsed.file}: {context.line(report.says)}", style=style, markup=False, soft_wrap=True)
    if replay.notice is not None:
        context.show(context.line(replay.notice), "yellow")
    if report.cause is not None:
        game = context.find_game(record.game)
        context.show(context.explain(report.cause), "red")
        rulebook.show_cited(context, game, report.cause.rules)
    elif report.status == "verified":
        show_seals(context, report, record)
    return 0 if report.ok else 1


def show_seals(context: Context, report: Report, record: Record) -> None:
    """By which formulas it was computed, whose nonces nobody gave, and where the table came back from a copy."""
    context.show(context.say("verify-protocol", protocol=report.protocol), "dim")
    if report.protocol > 1:
        game = context.find_game(record.game)
        seats = ", ".join(seat_word(game, seat) for seat in report.derived)
        context.show(context.say("verify-derived" if seats else "verify-given", seats=seats), "dim")
    for line, number in report.epochs:
        context.show(context.say("verify-epoch", line=line, epoch=number), "dim")
