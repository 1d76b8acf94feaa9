"""A view as text, for any game without a text of its own: a line of figures, and a table for every list of records.

What is drawn is what has a name: `view-<field>` heads a column or a figure, `<field>-<word>` says a word that is not
for people, `target-<part>` names a row. `view-progress` takes the figures as arguments and stands above. The browser's
plain board draws by the same names (web/src/plain).
"""

from typing import Any

import msgspec
from rich.markup import escape

from .. import i18n
from .base import Game

NOTHING = "–"  # not known, or not there
GUTTER = "  "


def render(game: Game, view: msgspec.Struct, lang: str) -> str:
    """The whole view."""
    fields = msgspec.to_builtins(view)
    records = {name: rows for name, value in fields.items() if (rows := rows_of(value))}
    figures = {name: value for name, value in fields.items() if name not in records}
    blocks = [progress(game, lang, figures), *(table(game, lang, rows) for rows in records.values())]
    return "\n".join(block for block in blocks if block)


def rows_of(value: object) -> list[dict[str, Any]]:
    """A record, or the records of a list; none where it is a figure or a list of figures."""
    return [one for one in (value if isinstance(value, list | tuple) else [value]) if isinstance(one, dict)]


def progress(game: Game, lang: str, figures: dict[str, Any]) -> str:
    """How far the game is, and the figures that have a name."""
    named = [name for name in figures if i18n.has(lang, game, f"view-{name}")]
    said = [f"{i18n.say(lang, game, f'view-{name}')} {word(game, lang, name, figures[name])}" for name in named]
    lines = [GUTTER.join(said)]
    if i18n.has(lang, game, "view-progress"):
        alone = {name: value for name, value in figures.items() if isinstance(value, int | str)}
        lines.insert(0, i18n.say(lang, game, "view-progress", alone))
    return escape("\n".join(line for line in lines if line))


def table(game: Game, lang: str, rows: list[dict[str, Any]]) -> str:
    """Records, one a row, with the names of their fields above."""
    columns = [name for name in rows[0] if i18n.has(lang, game, f"view-{name}")]
    heads = ["", *(i18n.say(lang, game, f"view-{name}") for name in columns)]
    body = [[title(game, lang, row), *(word(game, lang, name, row[name]) for name in columns)] for row in rows]
    if not any(row[0] for row in body):
        heads, body = heads[1:], [row[1:] for row in body]
    widths = [max(map(len, column)) for column in zip(heads, *body, strict=True)]
    lines = [GUTTER.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in (heads, *body)]
    return escape("\n".join(line.rstrip() for line in lines))


def title(game: Game, lang: str, row: dict[str, Any]) -> str:
    """What a row is called: by the first of its fields that targets are named by."""
    part = next((name for name in row if i18n.has(lang, game, f"target-{name}")), "")
    return i18n.say(lang, game, f"target-{part}", {"name": row[part]}) if part else ""


def word(game: Game, lang: str, name: str, value: object) -> str:
    """A value for people."""
    if value is None or value is False or value == "":
        return NOTHING
    if isinstance(value, list | tuple):
        return ", ".join(word(game, lang, name, one) for one in value)
    if isinstance(value, str) and i18n.has(lang, game, f"{name}-{value}"):
        return i18n.say(lang, game, f"{name}-{value}")
    return "✓" if value is True else str(value)
