"""Reviews of finished games. Never changed again: the schema moves on with new files."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    game_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "reviews",
        sa.Column("game_id", game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
