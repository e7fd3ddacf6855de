"""What Alembic runs: the versions that are missing, on the connection that `migrating` gives it."""

from alembic import context

from catinthebox.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter a table in place
    transactional_ddl=True,
)
context.run_migrations()
