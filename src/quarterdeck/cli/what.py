"""`what`: what the parts of the box do, found by name, by first letters or by their mark on the board."""

from typing import TYPE_CHECKING

from rich.text import Text

from .. import i18n
from ..errors import BadInput
from ..games.base import Piece
from ..games.spelling import fold, latin
from . import rulebook
from .context import Context
from .nearest import nearest

if TYPE_CHECKING:
    from .choices import Choices
    from .session import Session


def show(session: "Session", seat: int, rest: str, choices: "Choices") -> None:
    """Explains one piece with its rules; without a word lists all of them."""
    context, pieces = session.context, session.game.pieces(session.table.state)
    if not pieces:
        raise BadInput("cli-what-none", {"game": session.game.facts.id})
    found = find(session, pieces, rest) if rest else list(pieces)
    for piece in found:
        context.out.print(line(context, piece))
    if rest and len(found) == 1:
        rulebook.show_cited(context, session.game, found[0].rules)


def find(session: "Session", pieces: tuple[Piece, ...], given: str) -> list[Piece]:
    """The pieces that a text means: by their mark, else those whose name in either language has a word like it."""
    marked = [piece for piece in pieces if fold(latin(given)) == fold(piece.mark)]
    wanted = f" {fold(given)}"
    found = marked or [p for p in pieces if any(wanted in f" {fold(name)}" for name in names(session, p))]
    if found:
        return found
    known = [name for piece in pieces for name in names(session, piece)]
    meant = nearest(given, [*known, *(word for name in known for word in name.split())])
    expected = meant or list(dict.fromkeys(session.context.line(piece.name) for piece in pieces))
    raise BadInput("cli-what", {"given": given, "expected": ", ".join(expected)})


def names(session: "Session", piece: Piece) -> list[str]:
    """What a piece is called in every language."""
    return [i18n.line(lang, session.game, piece.name) for lang in i18n.LANGUAGES]


def line(context: Context, piece: Piece) -> Text:
    """A piece in one sentence."""
    said = Text(f" {piece.mark} " if piece.mark else " ", "bold")
    name = context.line(piece.name)
    said.append(name[:1].upper() + name[1:], "bold")
    said.append(f": {context.line(piece.does)}")
    if piece.rules:
        said.append("  " + " ".join(piece.rules), "dim")
    return said
