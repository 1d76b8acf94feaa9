"""Alembic migrations, run by the server when it starts and after a restore."""

from pathlib import Path

from sqlalchemy import Connection

from ...errors import BadInput
from ..sql import revision_of


def upgrade(connection: Connection, name: str) -> None:
    """Brings a database to this program's schema, inside the connection's transaction.

    BadInput where a newer program has written it.
    """
    from .. import schema  # it names its columns' kinds by us

    found = revision_of(connection)
    if found == schema.REVISION:
        return
    if found > schema.REVISION:
        raise BadInput("serve-database-newer", {"file": name, "found": found})
    from alembic import command  # only where needed: it takes a quarter of a second to import
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["metadata"] = schema.metadata
    command.upgrade(config, "head")
