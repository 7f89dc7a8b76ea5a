"""The first tables. Never changed again: the schema moves on with new files."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _guests_and_tables()
    _games()
    _plies()
    _around_the_table()


def _guests_and_tables() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    still_open = sa.text("closed_at IS NULL")
    op.create_index(
        "tables_open", "tables", ["id"], sqlite_where=still_open, postgresql_where=still_open
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", _game_id(), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.LargeBinary, nullable=False),
        sa.Column("salts", sa.Text),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("record", sa.Text),
        sa.UniqueConstraint("table_id", "number"),
        sa.CheckConstraint("outcome IN ('finished', 'ended')", name="outcome"),
        sa.CheckConstraint("(ended_at IS NULL) = (outcome IS NULL)", name="end"),
    )
    unfinished = sa.text("ended_at IS NULL")
    op.create_index(
        "games_unfinished",
        "games",
        ["table_id"],
        unique=True,
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )


def _plies() -> None:
    op.create_table(
        "plies",
        sa.Column("game_id", _game_id(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action_id", sa.Text),
        sa.Column("part", sa.Integer, nullable=False),
        sa.UniqueConstraint("game_id", "seat", "action_id", "part"),
        sqlite_with_rowid=False,
    )


def _around_the_table() -> None:
    op.create_table(
        "participants",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game_id", _game_id(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _game_id() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer, "sqlite")
