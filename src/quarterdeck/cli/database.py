"""`quarterdeck database copy`: moves a server's data from a file to PostgreSQL, or back."""

import argparse

from ..errors import BadInput
from .context import Context
from .serve import tell


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Copies a database, with a bar on a terminal and a line for each table."""
    if parsed.act != "copy":
        raise BadInput("database-act", {"given": parsed.act or ""})
    if not parsed.source or not parsed.target:
        raise BadInput("database-copy-words")
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from ..server import moving
    from ..server.where import where_of

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    source, target = where_of(parsed.source), where_of(parsed.target)
    with Progress(*columns, console=context.out, transient=True) as bar:
        task, said = bar.add_task(""), set[str]()

        def told(what: str, table: str, done: int, whole: int) -> None:
            bar.update(task, description=context.say(f"database-{what}-now", table=table), completed=done, total=whole)
            if what == "copied" and table not in said:
                said.add(table)
                tell(context, context.say("database-copied-table", table=table, rows=done))

        steps = moving.copy(source, target, told)
    rows = sum(step.rows for step in steps)
    tell(context, context.say("database-copied", tables=len(steps), rows=rows, file=str(target)))
    tell(context, context.say("database-next"), "dim")
    return 0
