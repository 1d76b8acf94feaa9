"""Where: which database is meant, a file of SQLite's or the address of a PostgreSQL database."""

import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import BadInput

if TYPE_CHECKING:
    from sqlalchemy import URL

PASSWORD = re.compile(r"(postgres(?:ql)?(?:\+\w+)?://[^\s:/@]*:)[^\s@]+@")
SCHEMES = ("postgresql", "postgres")


def without_passwords(text: str) -> str:
    """A text in which addresses of databases have no passwords."""
    return PASSWORD.sub(r"\1***@", text)


class Dsn:
    """The address of a PostgreSQL database. Whatever shows it shows it without the password."""

    def __init__(self, text: str) -> None:
        from sqlalchemy import make_url  # only where needed: it takes a fifth of a second to import
        from sqlalchemy.exc import ArgumentError

        try:
            self.url: URL = make_url(text)
        except (ArgumentError, ValueError):
            raise BadInput("serve-postgres-url") from None  # it may hold a password: it is not repeated
        if not self.url.database:
            raise BadInput("serve-postgres-url")

    def __str__(self) -> str:
        host = self.url.host or str(self.url.query.get("host", "")) or "localhost"
        port = f":{self.url.port}" if self.url.port else ""
        user = f"{self.url.username}@" if self.url.username else ""
        return f"postgresql://{user}{host}{port}/{self.url.database}"

    def __repr__(self) -> str:
        return f"Dsn({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dsn) and self.url == other.url

    def __hash__(self) -> int:
        return hash(self.url)

    @property
    def for_threads(self) -> "URL":
        """As SQLAlchemy and psycopg read it."""
        return self.url.set(drivername="postgresql+psycopg")

    @property
    def for_loop(self) -> str:
        """As asyncpg reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def beside(self, folder: Path) -> Path:
        """A file of this machine's about that database."""
        return folder / f"postgresql-{hashlib.sha256(str(self).encode()).hexdigest()[:12]}"


Where = Path | Dsn


def where_of(given: str) -> Where:
    """Which database a text means."""
    return Dsn(given) if given.partition("://")[0] in SCHEMES else Path(given).expanduser()
