"""The tables of the database. A change here needs a new file in `migrations/versions`."""

import sqlalchemy as sa

REVISION = "0008"  # of the last migration; a database that is there already opens at once

metadata = sa.MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "ck": "%(table_name)s_%(constraint_name)s_check",
    }
)

# SQLite counts up only plain INTEGER keys.
_counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("touched_at", sa.BigInteger, nullable=False),
    sa.Column("closed_at", sa.BigInteger),
    sa.Column("version", sa.Integer, nullable=False, server_default="1"),
)
sa.Index(
    "tables_open",
    tables.c.id,
    sqlite_where=tables.c.closed_at.is_(None),
    postgresql_where=tables.c.closed_at.is_(None),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", _counted, primary_key=True),
    sa.Column("table_id", sa.ForeignKey(tables.c.id), nullable=False),
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
sa.Index(  # one game at a time at a table
    "games_unfinished",
    games.c.table_id,
    unique=True,
    sqlite_where=games.c.ended_at.is_(None),
    postgresql_where=games.c.ended_at.is_(None),
)

plies = sa.Table(
    "plies",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("step", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("action_id", sa.Text),
    sa.Column("part", sa.Integer, nullable=False),
    sa.UniqueConstraint("game_id", "seat", "action_id", "part"),
    sqlite_with_rowid=False,  # a game's plies stand together in the file
)

participants = sa.Table(
    "participants",
    metadata,
    # The guest first: the question is always which games somebody played.
    sa.Column("guest_id", sa.ForeignKey(guests.c.id), primary_key=True),
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    # The guest who moved the seat here, by a link of their own, from another device of theirs; of
    # several such the first. None: nobody.
    sa.Column("person", sa.Text),
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text),  # none of older ones
)

# Who of a finished game agreed that anybody may see it.
consents = sa.Table(
    "consents",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey(guests.c.id), primary_key=True),
    sa.Column("hidden", sa.Boolean, nullable=False),  # the name
    sa.Column("given_at", sa.BigInteger, nullable=False),
)

# There from the first consent to the first that is withdrawn; good when all have agreed.
shared_replays = sa.Table(
    "shared_replays",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("token", sa.Text, nullable=False, unique=True),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)

puzzle_answers = sa.Table(
    "puzzle_answers",
    metadata,
    sa.Column("guest_id", sa.ForeignKey(guests.c.id), primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("right", sa.Boolean, nullable=False),  # the first answer: no other counts
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,  # a guest's answers stand together
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("table_id", sa.ForeignKey(tables.c.id), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

# Several processes on one PostgreSQL (docs/decisions/several-processes.md). SQLite's stay empty.

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),  # where the others reach it
    sa.Column("rules", sa.Integer, nullable=False),  # the version that it plays
    sa.Column("until", sa.BigInteger, nullable=False),  # ms, by the database's clock
    sa.Column("listed", sa.Text, nullable=False),  # its tables that want company, as JSON
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False),  # good for as long as that process is
    sa.Column("epoch", sa.BigInteger, nullable=False),  # another one whenever it is taken
)
sa.Index("leases_owner", leases.c.owner)

shared_keys = sa.Table(
    "house_keys",  # so it is called in databases that are there
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

# Of the moment, so in no backup.
FLEETING = frozenset(table.name for table in (processes, leases, shared_keys))
