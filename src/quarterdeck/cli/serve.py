"""`quarterdeck serve`: the games in the browser; without a command the same, or the terminal where no page is built."""

import argparse
import webbrowser

from ..server.occupied import Occupied
from ..server.pages import STATIC
from ..server.settings import DEFAULT_HOST, DEFAULT_PORT, Settings, find_database, key_file
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
    from ..server.run import serve

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


def tell(context: Context, text: str, style: str = "") -> None:
    """Prints a line that is not wrapped: addresses and paths stay whole, to be copied."""
    context.out.print(text, style=style or None, markup=False, soft_wrap=True)


def read_settings(parsed: argparse.Namespace) -> Settings:
    """The settings of a command line; what is not given there has its default."""
    given = {
        name: value
        for name in (
            *("host", "port", "base_url", "log_level", "limits", "retain", "paces", "bot_workers", "without"),
            *LOGGING,
            *MEETING,
        )
        if (value := getattr(parsed, name, None)) is not None
    }
    if "without" in given:
        given["without"] = tuple(feature for words in given["without"] for feature in words.split(","))
    return Settings(
        database=find_database(getattr(parsed, "database", None)),
        key_file=key_file(getattr(parsed, "key_file", None)),
        **{"host": DEFAULT_HOST, "port": DEFAULT_PORT, **given},
    )
