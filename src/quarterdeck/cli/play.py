"""`quarterdeck play`: a new game at this screen, or one that is resumed."""

import argparse
import sys
from datetime import date

from .. import compiled, games
from ..errors import BadInput
from ..table.entries import PROGRAM
from ..table.pace import read_pace
from ..table.seats import DiceKind
from ..table.table import Table
from . import menu, players, saves
from .autosave import Autosave
from .context import Context
from .files import read_text
from .keyboard import Keyboard, Left, Watch
from .parser import parse
from .session import Session


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Starts or resumes a game and plays it."""
    if not parsed.game and parsed.resume is None and sys.stdin.isatty():
        return ask_and_play(context, parsed)
    notes = [context.say("play-hint-help")] if sys.stdin.isatty() else []
    if not compiled():
        notes.append(context.say("cli-not-compiled"))
    if parsed.resume is None:
        table = new_table(context, parsed)
        return sit_down(
            context, table, Autosave(saves.fresh(table.game.facts.id)), notes, players.programs(table.seats)
        )
    try:
        save = chosen_save(context, parsed.resume)
    except Left as left:
        return left.status
    autosave = Autosave(save)
    table = autosave.read()
    context.game = table.game
    named = players.programs(players.parse(parsed.players, None, table.game)) if parsed.players else frozenset()
    notes.append(context.say("play-resumed", name=save.name))
    for command in sorted(players.programs(table.seats) - named):
        notes.append(context.say("play-program-absent", command=f"{PROGRAM}{command}"))
    return sit_down(context, table, autosave, notes, named)


def sit_down(context: Context, table: Table, autosave: Autosave, notes: list[str], programs: frozenset[str]) -> int:
    """Plays a game, and every rematch that is wanted after it."""
    session = Session(context, table, autosave, notes, programs)
    status = session.run()
    while session.wants_rematch():
        table = session.table.rematch(date.today().isoformat())
        table.fill_nonces()
        session = Session(context, table, Autosave(saves.fresh(table.game.facts.id)), [], programs)
        status = session.run()
    return status


def ask_and_play(context: Context, parsed: argparse.Namespace) -> int:
    """The same for somebody who has not said what."""
    try:
        return run(context, parse(context, menu.ask(context, parsed)))
    except Left as left:
        return left.status


def new_table(context: Context, parsed: argparse.Namespace) -> Table:
    """A table as the arguments want it, every one of them checked."""
    if not parsed.game:
        raise BadInput("cli-no-game", {"expected": ", ".join(games.ids())})
    game = context.find_game(parsed.game)
    if parsed.seats is not None and parsed.seats not in game.facts.seats:
        game.setup(parsed.seats, {})
    seats = players.parse(parsed.players, parsed.seats, game)
    files = {kind: read_text(path) for kind in ("edition", "scenario", "deck") if (path := getattr(parsed, kind))}
    make = game.setup_for_bots if all(seat.kind == "bot" for seat in seats) else game.setup
    setup = make(len(seats), options(parsed.option), files)
    dice: DiceKind = "typed" if parsed.real_dice else "sealed"
    if parsed.real_dice and parsed.seed is not None:
        raise BadInput("cli-dice-seed")
    pace = read_pace(parsed.pace) if parsed.pace else None
    if pace is not None and pace.kind != "live":
        raise BadInput("cli-pace", {"given": parsed.pace})
    table = Table.open(game, setup, seats, dice=dice, seed=parsed.seed, date=date.today().isoformat(), pace=pace)
    table.fill_nonces()
    return table


def options(given: list[str]) -> dict[str, object]:
    """The rule switches given as KEY=VALUE."""
    found: dict[str, object] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise BadInput("cli-option-form", {"given": text})
        found[key.strip()] = value.strip()
    return found


def chosen_save(context: Context, name: str) -> saves.Save:
    """The saved game of this name; without one, the only one there is, or the one picked from a list."""
    waiting = saves.unfinished()
    names = [save.name for save in waiting]
    if name:
        if name not in names:
            raise BadInput("cli-save-none", {"given": name, "expected": ", ".join(names) or "-"})
        return saves.Save(name)
    if not waiting:
        raise BadInput("cli-save-nothing")
    if len(waiting) == 1:
        return waiting[0]
    with Watch().on():
        return waiting[Keyboard(context).pick("play-resume-which", [describe(save) for save in waiting])]


def describe(save: saves.Save) -> str:
    """A saved game in a list."""
    changed = date.fromtimestamp(save.replay.stat().st_mtime)
    return f"{save.name}  ({changed.isoformat()})"
