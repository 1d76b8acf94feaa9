"""The end of a game: how it ended, every point with its rules, and what proves that the dice were fair."""

from typing import TYPE_CHECKING

from rich.markup import escape

from .. import i18n
from ..games.base import TRUTH, Result
from ..learn.course import course_of, stage_name
from ..table.table import Table
from . import scores
from .context import Context

if TYPE_CHECKING:
    from .session import Session


def show(session: "Session") -> None:
    """All there is to say at the end."""
    context, table, game = session.context, session.table, session.game
    board = (game.render(table.state, TRUTH, context.lang), game.render_small(table.state, TRUTH, context.lang))
    if len(session.persons) == 1:
        (viewer,) = session.persons
        session.screen.turn(board, session.news(viewer), game.prompt(table.state, viewer), None)
    else:
        context.show()
        session.screen.view(board, [], game.prompt(table.state, TRUTH), None)
    show_result(context, table, [session.name(seat) for seat in range(len(table.seats))])
    show_proof(session)
    if session.persons:
        show_next(context, table)


def show_result(context: Context, table: Table, names: list[str]) -> None:
    """How it ended, who won, and the points."""
    game, result = table.game, table.result
    assert result is not None
    context.show()
    said = i18n.say(context.lang, game, f"end-{result.ended}", table.named(result.args))
    cited = f"  [dim]{escape(' '.join(result.rules))}[/]" if result.rules else ""
    context.out.print(f"[bold]{escape(said)}[/]{cited}")
    if len(names) > 1:
        context.out.print(f"[bold green]{escape(winners(context, result, names))}[/]")
    if any(result.items) or result.totals:
        scores.show(context, game, names, result.items, result.totals)


def winners(context: Context, result: Result, names: list[str]) -> str:
    """Who won; who plays alone wins against nobody."""
    best = max(result.returns)
    won = [name for name, got in zip(names, result.returns, strict=True) if got == best]
    if len(won) == len(names):
        return context.say("play-drawn")
    return context.say("play-won", count=len(won), names=", ".join(won))


def show_proof(session: "Session") -> None:
    """The seal and the secret of the dice, the replay, and how to check it."""
    context, record = session.context, session.table.record
    context.show()
    if record.commitment:
        context.show(context.say("play-commitment", commitment=record.commitment), "dim")
        context.show(context.say("play-secret", secret=record.secret), "dim")
    file = session.save.replay_file
    context.out.print(escape(context.say("play-replay", file=str(file))), soft_wrap=True)
    context.out.print(escape(context.say("play-verify", file=str(file))), soft_wrap=True)


def show_next(context: Context, table: Table) -> None:
    """What a newcomer plays after this: the next stage of the game's course; a whole game after the one it ended in."""
    course = course_of(table.game)
    if course is None:
        return
    practised = bool(table.record.position)
    stage = course.stage[0] if practised and course.stage else course.after(table.record.setup.options)
    if stage is None and not practised:
        return
    options = [f"--option {key}={value}" for key, value in stage.options.items()] if stage else []
    command = " ".join(["quarterdeck play", table.game.facts.id, *options])
    title = stage_name(table.game, stage, context.lang) if stage else context.say("learn-whole-game")
    context.show(context.say("learn-next-table", title=title, command=command), "green")
