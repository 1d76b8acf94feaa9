"""The built client: files with their cache headers, `index.html` for every page, and a word where it is not built."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

STATIC = Path(str(resources.files(__package__))) / "static"
WORTH_PACKING = 1000  # bytes; smaller ones fit one packet as they are
PACKED_TYPES = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOREVER = "public, max-age=31536000, immutable"  # a year, for files whose name changes with their content
ASK_AGAIN = "no-cache"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Quarterdeck</title>
<h1>Quarterdeck</h1>
<p>The server is running, but its page has not been built. Run <code>make client</code> and reload.</p>
<p lang="ru">Сервер работает, но страница не собрана. Выполните <code>make client</code> и обновите страницу.</p>
"""


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


class Pages:
    """The files of the client, read once and again when they change on disk."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._read: dict[Path, tuple[int, Page]] = {}

    def find(self, path: str) -> Page | None:
        """The file of a path, `index.html` for a page of the client, None for a file that is not there."""
        file = (self._folder / path.lstrip("/")).resolve()
        inside = file.is_relative_to(self._folder.resolve())
        if inside and file.is_file():
            return self._load(file)
        if "." in path.rpartition("/")[2]:
            return None
        index = self._folder / "index.html"
        if index.is_file():
            return self._load(index.resolve())
        return make_page(NOT_BUILT.encode(), "text/html", ASK_AGAIN)

    def _load(self, file: Path) -> Page:
        changed = file.stat().st_mtime_ns
        known = self._read.get(file)
        if known is not None and known[0] == changed:
            return known[1]
        media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        hashed = "assets" in file.relative_to(self._folder.resolve()).parts
        page = make_page(file.read_bytes(), media_type, FOREVER if hashed else ASK_AGAIN)
        self._read[file] = (changed, page)
        return page


def make_page(content: bytes, media_type: str, cache: str) -> Page:
    """A file with its tag and its packed form."""
    worth = len(content) >= WORTH_PACKING and media_type.startswith(PACKED_TYPES)
    packed = gzip.compress(content, 9, mtime=0) if worth else None
    return Page(content, packed, media_type, f'"{hashlib.sha256(content).hexdigest()[:24]}"', cache)
