"""Before the first turn: what the game is about, and which parts of the box are not the printed ones."""

from typing import TYPE_CHECKING

from rich.text import Text

from .. import i18n
from ..games.base import TRUTH

if TYPE_CHECKING:
    from .session import Session

RECONSTRUCTED = "reconstructed"


def show(session: "Session") -> None:
    """A page of its own that waits for Enter; nothing where there is nothing to say."""
    context, game = session.context, session.game
    about = game.introduction(session.table.state, context.lang)
    known = reconstructed(session)
    if not about and not known:
        return
    session.screen.refresh()
    context.show(context.say("game-name"), "bold")
    for paragraph in (about, known):
        if paragraph:
            context.show()
            context.out.print(Text(paragraph))
    context.show()
    context.show(context.say("play-hint-help"), "yellow")
    session.keyboard.enter(context.say("play-begin"))


def reconstructed(session: "Session") -> str:
    """What is not as printed, in one paragraph."""
    context, game = session.context, session.game
    parts = [
        i18n.say(context.lang, game, f"component-{part.key}", part.args)
        for part in game.provenance(session.table.record.setup.files)
        if part.source == RECONSTRUCTED
    ]
    told = i18n.say(context.lang, game, "game-provenance")
    if not parts:  # a game may know only that something is
        return told if getattr(game.view(session.table.state, TRUTH), RECONSTRUCTED, False) else ""
    listed = "; ".join(part[:1].lower() + part[1:] for part in parts)
    return f"{told} {context.say('play-reconstructed', parts=listed)}"
