"""What a server on the open internet needs to remember."""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns with the value that a row from before has."""
