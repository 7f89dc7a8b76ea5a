"""Reviews in short. Never changed again: the schema moves on with new files."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("summary", sa.Text))
