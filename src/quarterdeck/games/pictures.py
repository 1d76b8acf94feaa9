"""A position as a picture: what the terminal shows, as SVG, for notebooks and pages."""

import io
import re

from ..engine.state import State
from .base import WATCHER, Game

OUTSIDE = re.compile(r"@font-face\s*{[^}]*}|<!--.*?-->", re.S)  # fonts that rich asks the network for, its address


def svg_of(game: Game, state: State, seat: int = WATCHER, lang: str = "en") -> str:
    """The board as a seat may see it; without one as anybody may."""
    from rich.console import Console
    from rich.text import Text

    from .. import i18n

    text = Text.from_markup(game.render(state, seat, lang))
    width = max((line.cell_len for line in text.split("\n")), default=1)
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(text, no_wrap=True, crop=False)
    return OUTSIDE.sub("", console.export_svg(title=i18n.say(lang, game, "game-name")))
