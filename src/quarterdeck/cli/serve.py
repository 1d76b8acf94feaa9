"""`quarterdeck serve`: the games in the browser; without a command the same, or the terminal where no page is built."""

import argparse
import os
import signal
import sys
import webbrowser
from collections.abc import Sequence

from ..errors import BadInput
from ..server.occupied import Free, Occupied
from ..server.pages import STATIC
from ..server.settings import DEFAULT_HOST, DEFAULT_PORT, Settings, default_workers, find_database, key_file
from .context import Context
from .play import ask_and_play

PLAIN = ("host", "port", "base_url", "log_level", "limits", "retain", "paces", "bot_workers")
MEETING = ("watch_delay", "word_list", "push_contact")
LOGGING = ("log_format", "log_file", "log_size", "log_files", "metrics_token_file")


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Serves until a signal; where a server runs already on these data, opens its page."""
    if parsed.command is None and not (STATIC / "index.html").is_file():
        return ask_and_play(context, parsed)
    settings, browser = read_settings(parsed), not getattr(parsed, "no_browser", False)
    from ..server.run import SOCKETS, serve

    if SOCKETS in os.environ:
        return serve_for_keeper(settings)
    if settings.processes > 1:
        return supervise(context, parsed, settings)

    def ready(url: str) -> None:
        tell(context, context.say("serve-ready", url=url))
        tell(context, context.say("serve-data", file=str(settings.database)), "dim")
        if browser:
            webbrowser.open(url)

    try:
        serve(settings, exact_port=getattr(parsed, "port", None) is not None, ready=ready)
    except Occupied as occupied:
        if occupied.holder is None or not browser:
            raise
        tell(context, context.say("serve-already", url=occupied.holder.url))
        webbrowser.open(occupied.holder.url)
        return 0
    tell(context, context.say("serve-stopped"))
    return 0


def serve_for_keeper(settings: Settings) -> int:
    """One of several processes, which another one has started (server/processes.py)."""
    from ..server.processes import READY, inherited
    from ..server.run import serve_at

    def ready(_: str) -> None:
        os.write(sys.stdout.fileno(), READY)

    serve_at(settings, inherited(), Free(), ready)
    return 0


def supervise(context: Context, parsed: argparse.Namespace, settings: Settings) -> int:
    """Keeps several processes until a signal."""
    if not hasattr(signal, "SIGHUP"):
        raise BadInput("serve-processes-system")
    from ..server.processes import Place
    from ..server.processes import supervise as keep

    def ready(url: str, places: Sequence[Place]) -> None:
        tell(context, context.say("serve-ready", url=url))
        for place in places:
            tell(context, context.say("serve-process", number=place.number, port=place.port, pid=place.pid), "dim")
        tell(context, context.say("serve-data", file=str(settings.database)), "dim")

    keep(settings, getattr(parsed, "port", None) is not None, context.arguments, ready)
    tell(context, context.say("serve-stopped"))
    return 0


def tell(context: Context, text: str, style: str = "") -> None:
    """Prints a line that is not wrapped: addresses and paths stay whole, to be copied."""
    context.out.print(text, style=style or None, markup=False, soft_wrap=True)


def read_settings(parsed: argparse.Namespace) -> Settings:
    """The settings of a command line; what is not given there has its default."""
    given = {
        name: value
        for name in (
            *("host", "port", "base_url", "log_level", "limits", "retain", "paces", "bot_workers", "without"),
            *("processes", "spread"),
            *LOGGING,
            *MEETING,
        )
        if (value := getattr(parsed, name, None)) is not None
    }
    if given.get("bot_workers") == "elsewhere":
        del given["bot_workers"]
        given["workers_elsewhere"] = True
    elif "bot_workers" not in given and given.get("processes", 1) > 1:
        given["bot_workers"] = max(2, default_workers() // given["processes"])  # each has its share of the cores
    if "without" in given:
        given["without"] = tuple(feature for words in given["without"] for feature in words.split(","))
    return Settings(
        database=find_database(getattr(parsed, "database", None)),
        key_file=key_file(getattr(parsed, "key_file", None)),
        **{"host": DEFAULT_HOST, "port": DEFAULT_PORT, **given},
    )
