"""Opening a database, whichever it is."""

from pathlib import Path

from ..errors import BadInput
from .database import Database
from .sqlite import Sqlite
from .where import Dsn, Where


def open_database(where: Where, folder: Path | None = None) -> Database:
    """Opens a database and brings it to this program's schema; what is remembered beside it goes into a folder."""
    if isinstance(where, Dsn):
        try:
            from .postgres import Postgres  # only where needed: its drivers are an extra
        except ImportError:
            raise BadInput("serve-postgres-driver") from None
        return Postgres(where, folder or Path())
    return Sqlite(where)
