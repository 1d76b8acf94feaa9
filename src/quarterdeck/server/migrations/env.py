"""What Alembic runs for every command."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=context.config.attributes["metadata"],
    render_as_batch=True,  # SQLite cannot alter most things in place
)
with context.begin_transaction():
    context.run_migrations()
