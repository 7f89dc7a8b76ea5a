"""Run by alembic. The connection, in its transaction, comes from `migrate`."""

from alembic import context

from upperlip.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,  # for the names of constraints
    transactional_ddl=True,
)
context.run_migrations()
