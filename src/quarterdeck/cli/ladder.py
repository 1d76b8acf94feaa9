"""`quarterdeck ladder`: measures every rank of a game against the next lower one and writes docs/ladder.md."""

import argparse
from datetime import date

from ..bots import ladder
from . import arena, players
from .context import Context
from .files import to_write

PAGE = "docs/ladder.md"


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Plays the whole ladder; after Ctrl-C nothing is written."""
    page = to_write(context, parsed.out or PAGE)
    rungs = []
    for higher, lower in ladder.RUNGS:
        spec = arena.spec_from(context, parsed, (higher, lower))
        standings = arena.play(context, spec, parsed.games, sprt=True, ray=parsed.ray)
        if standings.test.verdict == "open" and standings.games < parsed.games:
            raise KeyboardInterrupt
        rungs.append(ladder.rung(standings))
        said = {"higher": players.bot_name(context, higher), "lower": players.bot_name(context, lower)}
        rate = f"{rungs[-1].rate:.1%}"
        context.show(context.say("ladder-rung", **said, rate=rate, games=standings.games))
        context.show("  " + context.say(f"arena-{standings.test.verdict}", bot=higher))
    title = f"{parsed.game}" + "".join(f" {option}" for option in parsed.option)
    text = ladder.section(title, rungs, date.today().isoformat(), command_of(parsed))
    ladder.write(page, title, text)
    context.show(context.say("ladder-written", file=str(page)), "green")
    return 0


def command_of(parsed: argparse.Namespace) -> str:
    """The command that measures the same again."""
    given = [f"--option {option}" for option in parsed.option]
    if parsed.scenario:
        given.append(f"--scenario {parsed.scenario}")
    if parsed.seats:
        given.append(f"--seats {parsed.seats}")
    return " ".join(["quarterdeck ladder", parsed.game, *given, f"--games {parsed.games}", f"--seed {parsed.seed}"])
