"""Alembic's way in: `tashkhana.storage.migrate` hands over the connection."""

from alembic import context

from tashkhana.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
