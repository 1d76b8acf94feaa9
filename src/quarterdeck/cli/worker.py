"""`quarterdeck worker`: bots that think, and files that are read, for servers on any machine."""

import argparse

from ..errors import BadInput
from .context import Context
from .serve import read_settings, tell


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Works until a signal."""
    settings = read_settings(parsed)
    from ..server.work import work

    if settings.alone:
        raise BadInput("worker-database")

    def ready() -> None:
        tell(context, context.say("worker-ready", count=settings.bot_workers))
        tell(context, context.say("serve-data", file=str(settings.database)), "dim")

    work(settings, ready)
    tell(context, context.say("worker-stopped"))
    return 0
