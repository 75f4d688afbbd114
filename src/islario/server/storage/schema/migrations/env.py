"""Alembic's way in: the connection comes from `upgrade`, which runs inside the server's own engine."""

from alembic import context

from islario.server.storage.schema.base import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
