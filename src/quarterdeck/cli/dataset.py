"""`quarterdeck dataset`: games between bots as Parquet files; from replay files, and back to them."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from .. import games
from ..errors import BadInput
from ..games.base import Game
from .context import Context
from .files import read_text
from .play import options


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Makes a dataset, goes on with one, or takes one apart."""
    if not find_spec("pyarrow"):
        raise BadInput("dataset-pyarrow")
    from ..research import dataset

    if parsed.replays:
        return _replays(context, Path(parsed.replays))
    folder = Path(parsed.out or "dataset")
    if getattr(parsed, "from"):
        made = dataset.from_replays([read_text(path) for path in getattr(parsed, "from")], folder)
        context.show(context.say("dataset-done", games=made, folder=str(folder)), "green")
        return 0
    if not parsed.game:
        raise BadInput("cli-no-game", {"expected": ", ".join(games.ids())})
    if parsed.games < 1:
        raise BadInput("cli-positive", {"option": "--games", "given": str(parsed.games)})
    game = context.find_game(parsed.game)
    files = {kind: read_text(path) for kind in ("edition", "scenario") if (path := getattr(parsed, kind))}
    order = dataset.wanted(game, parsed.games, parsed.rank, parsed.seats, options(parsed.option), parsed.seed, files)
    _make(context, game, order, folder)
    context.show(context.say("dataset-done", games=parsed.games, folder=str(folder)), "green")
    return 0


def _make(context: Context, game: Game, order: object, folder: Path) -> None:
    """Plays, with a bar on a terminal and a line now and then elsewhere."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from ..research import dataset

    assert isinstance(order, dataset.Wanted)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=context.out, transient=True) as bar:
        task = bar.add_task("", total=order.games)
        for done in dataset.make(game, order, folder):
            bar.update(task, completed=done)
            if not context.out.is_terminal and done % dataset.GAMES_A_PART == 0:
                context.show(context.say("dataset-so-far", done=done, games=order.games))


def _replays(context: Context, folder: Path) -> int:
    from ..research import dataset

    dataset.order_of(folder)
    target = folder / "replays"
    target.mkdir(exist_ok=True)
    many = 0
    for number, text in dataset.to_replays(folder):
        (target / f"{number:06}.replay").write_text(text, "utf-8")
        many += 1
    context.show(context.say("dataset-replays", games=many, folder=str(target)), "green")
    return 0
