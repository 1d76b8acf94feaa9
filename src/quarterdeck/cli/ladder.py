"""`quarterdeck ladder`: measures every rank of a game against the next lower one and writes docs/ladder.md."""

import argparse
from collections.abc import Sequence
from datetime import date

from ..bots import ladder, setups
from ..bots.crew import crew
from ..bots.executor import Executor
from ..bots.kept import Kept
from ..bots.ladder_plot import picture
from ..bots.match import Spec
from ..errors import BadInput
from . import arena, players
from .context import Context
from .files import to_write

PAGE = "docs/ladder.md"
Found = list[tuple[str, ladder.Rung]]


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Plays the whole ladder; each game is kept as it ends, so that the same command goes on where it was stopped."""
    page = to_write(context, parsed.out or PAGE)
    if parsed.others < 1:
        raise BadInput("cli-positive", {"option": "--others", "given": str(parsed.others)})
    first = arena.spec_from(context, parsed, ladder.RUNGS[0])
    kept = Kept(page.with_suffix(".games.jsonl"))
    game = context.game
    assert game is not None
    title = f"{parsed.game}" + "".join(f" {option}" for option in parsed.option)
    main: Found = []
    others: Found = []

    def written() -> None:
        plot = page.parent / "img" / f"ladder-{title.replace(' ', '-')}.svg"
        plot.parent.mkdir(exist_ok=True)
        plot.write_text(picture([(f"{one.higher} – {one.lower}", one) for _, one in main] + in_short(others)), "utf-8")
        rungs = [one for _, one in main]
        where = f"img/{plot.name}"
        text = ladder.section(title, rungs, date.today().isoformat(), command_of(parsed), where)
        ladder.write(page, title, text + ("\n" + ladder.others_section(others) if others else ""))

    with crew(parsed.ray) as pool:
        for pair in ladder.rungs(game):
            spec = arena.spec_from(context, parsed, pair)
            main.append(("", measured(context, spec, parsed.games, True, pool, kept)))
        written()
        for setting in setups.others(game) if parsed.all else ():
            context.show(setting.name, "bold")
            for pair in ladder.rungs(game):
                other = setups.spec(game, pair, setting, first.seed)
                if other is not None:
                    others.append((setting.name, measured(context, other, parsed.others, False, pool, kept)))
            written()
    context.show(context.say("ladder-written", file=str(page)), "green")
    return 0


def measured(context: Context, spec: Spec, games: int, sprt: bool, pool: Executor, kept: Kept) -> ladder.Rung:
    """One match of the ladder, told when it is over."""
    standings = arena.play(context, spec, games, sprt, pool, kept)
    if standings.games < games and (not sprt or standings.test.verdict == "open"):
        context.show(context.say("ladder-stopped", file=str(kept.path)), "yellow")
        raise KeyboardInterrupt
    found = ladder.rung(standings)
    said = {"higher": players.bot_name(context, found.higher), "lower": players.bot_name(context, found.lower)}
    context.show(context.say("ladder-rung", **said, rate=f"{found.rate:.1%}", games=standings.games))
    if sprt:
        context.show("  " + context.say(f"arena-{standings.test.verdict}", bot=found.higher))
    return found


def in_short(found: Sequence[tuple[str, ladder.Rung]]) -> Found:
    """What the picture shows of the other set-ups: ranks against the next lower one."""
    ranks = set(ladder.RUNGS[:-2])
    return [(f"{name}: {one.higher} – {one.lower}", one) for name, one in found if (one.higher, one.lower) in ranks]


def command_of(parsed: argparse.Namespace) -> str:
    """The command that measures the same again."""
    given = [f"--option {option}" for option in parsed.option]
    if parsed.scenario:
        given.append(f"--scenario {parsed.scenario}")
    if parsed.seats:
        given.append(f"--seats {parsed.seats}")
    if parsed.all:
        given.append(f"--all --others {parsed.others}")
    return " ".join(["quarterdeck ladder", parsed.game, *given, f"--games {parsed.games}", f"--seed {parsed.seed}"])
