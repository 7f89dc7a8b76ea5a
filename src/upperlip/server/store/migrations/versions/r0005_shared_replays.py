"""Replays to share, and who agreed. Never changed again: the schema moves on with new files."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    game_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "consents",
        sa.Column("game_id", game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("given_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "shared_replays",
        sa.Column("game_id", game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
