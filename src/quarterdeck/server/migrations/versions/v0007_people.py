"""People: credentials, devices, ratings, results of finished tables."""

import sqlalchemy as sa
from alembic import op

from quarterdeck.server.migrations.kinds import Word

revision = "0007"
down_revision = "0006"

GUEST = "guests.id"


def upgrade() -> None:
    """Guests get the name that others call them by; what was played before is read in by and by."""
    op.add_column("guests", sa.Column("player", Word, nullable=False, server_default=""))
    op.add_column("guests", sa.Column("visible", Word, nullable=False, server_default="ratings"))
    if op.get_bind().dialect.name == "sqlite":  # no other database has guests from before
        op.execute("UPDATE guests SET player = lower(hex(randomblob(6)))")
    op.create_index(
        "guests_player",
        "guests",
        ["player"],
        unique=True,
        sqlite_where=sa.text("player <> ''"),
        postgresql_where=sa.text("player <> ''"),
    )
    _make_credentials()
    _make_ratings()
    op.execute("""INSERT INTO dues (kind, subject, deadline, payload, version, leased)
        SELECT 'settle', id, updated, '', 0, 0 FROM tables WHERE phase = 'over'""")


def _make_credentials() -> None:
    op.create_table(
        "devices",
        sa.Column("guest", Word, sa.ForeignKey(GUEST), primary_key=True),
        sa.Column("device", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", Word, nullable=False),
        sa.Column("system", Word, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", Word, primary_key=True),
        sa.Column("guest", Word, sa.ForeignKey(GUEST), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "phrases",
        sa.Column("guest", Word, sa.ForeignKey(GUEST), primary_key=True),
        sa.Column("lookup", Word, nullable=False, unique=True),
        sa.Column("digest", Word, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("digest", Word, primary_key=True),
        sa.Column("purpose", Word, nullable=False),
        sa.Column("guest", Word, sa.ForeignKey(GUEST), nullable=True, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )


def _make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guest", Word, sa.ForeignKey(GUEST), primary_key=True),
        sa.Column("game", Word, primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_leaders", "ratings", ["game", "points"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", Word, primary_key=True),
        sa.Column("guest", Word, sa.ForeignKey(GUEST), primary_key=True),
        sa.Column("game", Word, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("before_deviation", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_of", "rating_changes", ["guest", "game", "time"])
    op.create_table(
        "results",
        sa.Column("table_id", Word, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", Word, sa.ForeignKey(GUEST), nullable=False),
        sa.Column("game", Word, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("outcome", Word, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("scenario", Word, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("tallies", sa.Text, nullable=False),
    )
    op.create_index("results_of", "results", ["guest", "ended"])
