"""Previews: what a messenger shows of a link before anybody opens it. Written into the head of the page.

Only what whoever has the link would read first: the game, who invites, the result of a public game. Nothing of a
position, and of a private table's replay not even the names.
"""

import asyncio
import logging
from html import escape
from urllib.parse import quote

from ..errors import QuarterdeckError
from ..games import find, find_all
from ..i18n import LANGUAGES, say
from . import lobby
from .keys import ID_ALPHABET, ID_LENGTH
from .pages import STATIC
from .server import Server
from .storage import TableRow

log = logging.getLogger(__name__)
USUAL_LANG = "en"
MARK = b"</title>"


async def head_of(server: Server, path: str, base: str) -> str:
    """The tags for a page's head; empty where there is nothing to say of it."""
    if not server.settings.has("previews"):
        return ""
    try:
        told = await words_of(server, path)
    except QuarterdeckError:
        log.exception("a preview could not be made")
        return ""
    if told is None:
        return ""
    title, text, game, lang = told
    picture = f"{base}/preview/{game if (STATIC / 'preview' / f'{game}.png').is_file() else 'quarterdeck'}.png"
    tags = {
        "og:type": "website",
        "og:site_name": "Quarterdeck",
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:url": base + quote(path),
        "og:locale": {"ru": "ru_RU", "en": "en_GB"}.get(lang, "en_GB"),
    }
    named = {"description": text, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "\n    ".join(["", *lines])


async def words_of(server: Server, path: str) -> tuple[str, str, str, str] | None:
    """Title, text, game and language of what a link leads to."""
    page, _, id = path.strip("/").partition("/")
    if page == "puzzles":
        return puzzle_words(id.partition("/")[0])
    if page not in ("claim", "replay", "table") or len(id) != ID_LENGTH or not set(id) <= set(ID_ALPHABET):
        return None
    row = await server.storage.table(id)
    if row is None:
        return None
    owner = await server.storage.guest(row.owner)
    lang = owner.lang if owner is not None and owner.lang in LANGUAGES else USUAL_LANG
    return await asyncio.to_thread(told_of, page, row, lang)  # the first of a language reads its texts


def puzzle_words(id: str) -> tuple[str, str, str, str] | None:
    """The words for a puzzle, or for the list of them."""
    game = next((one for one in find_all() if one.facts.id == id), None)
    if id and game is None:
        return None
    title = say(USUAL_LANG, None, "preview-puzzles")
    text = say(USUAL_LANG, game, "game-name") if game else say(USUAL_LANG, None, "web-puzzle-help")
    return title, text, id, USUAL_LANG


def told_of(page: str, row: TableRow, lang: str) -> tuple[str, str, str, str]:
    """The words for a table."""
    game = find(row.game)
    name = say(lang, game, "game-name")
    blurb = say(lang, game, "game-blurb")
    if page == "claim":
        host = lobby.host_of(row)
        title = say(lang, None, "preview-invitation", {"host": host, "named": "yes" if host else "no", "game": name})
        return title, f"{row.pace} · {blurb}" if row.pace else blurb, row.game, lang
    if not row.watchable:
        return say(lang, None, f"preview-{page}", {"game": name}), blurb, row.game, lang
    players = " — ".join(seat_name(lang, row, number) for number in range(len(row.seats)))
    result = " : ".join(map(str, row.ending.totals)) if row.ending and row.ending.totals else ""
    text = " · ".join(filter(None, (players, result)))
    return say(lang, None, f"preview-{page}", {"game": name}), text, row.game, lang


def seat_name(lang: str, row: TableRow, number: int) -> str:
    """Who sits there, as the page calls him."""
    seat = row.seats[number]
    return seat.name or (say(lang, None, f"level-{seat.level}") if seat.level else f"{number + 1}")


def with_head(page: bytes, head: str) -> bytes:
    """A page with more in its head."""
    return page.replace(MARK, MARK + head.encode(), 1)
