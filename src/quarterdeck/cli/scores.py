"""Points, itemised: the standing during a game, and at its end every point with the rules behind it."""

from collections.abc import Sequence

from rich.markup import escape

from .. import i18n
from ..games.base import Game, ScoreItem
from .context import Context


def show(
    context: Context,
    game: Game,
    names: Sequence[str],
    items: Sequence[Sequence[ScoreItem]],
    totals: Sequence[int] = (),
) -> None:
    """A block for each seat: its items with points and rules, and the total."""
    from rich.table import Table

    for seat, name in enumerate(names):
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for item in items[seat] if seat < len(items) else ():
            words = i18n.say(context.lang, game, f"score-{item.head}", item.args)
            table.add_row(f"{item.points:+d}", escape(words), escape(" ".join(item.rules)))
        total = totals[seat] if seat < len(totals) else sum(item.points for item in items[seat])
        table.add_row(f"[bold]{total}[/]", f"[bold]{escape(context.say('play-total'))}[/]", "")
        context.out.print(f"[bold]{escape(name)}[/]")
        context.out.print(table)
