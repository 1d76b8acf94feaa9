"""Alembic migrations, run by the server when it starts and after a restore."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ..schema import metadata


def upgrade(connection: Connection) -> None:
    """Brings a database to the newest revision, inside the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["metadata"] = metadata
    command.upgrade(config, "head")
