"""Devices of one person. Never changed again: the schema moves on with new files."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("participants", sa.Column("person", sa.Text))
