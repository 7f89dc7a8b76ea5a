"""Leases in PostgreSQL: which of several processes runs a table.

A lease is good for as long as its owner's own row is, which every process renews; so what is
renewed is one row, however many tables a process runs. All times are the database's.
"""

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from upperlip.definitions import versions
from upperlip.server.store.errors import StoreError
from upperlip.server.store.rows import Lease

SECONDS = 1.5  # that a process counts as alive after it was last heard of
_FORGOTTEN = 3600  # seconds after which nothing is remembered of one that is gone
_TRIES = 3  # a lease may be freed between two questions
KEY = "processes"
KEY_BYTES = 32

CLOCK = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"  # in ms
_EPOCH = "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)"


class Neighbour(NamedTuple):
    """Another process on the same database."""

    id: str
    address: str  # where it listens to us


class Elsewhere(Exception):
    """Another process runs the table, or should; how long it is certainly alive, in seconds."""

    def __init__(self, neighbour: Neighbour, seconds: float) -> None:
        super().__init__(neighbour.id)
        self.neighbour = neighbour
        self.seconds = seconds


class UnknownRules(StoreError):
    """A game is played by rules that no process here knows; it waits for one that does."""


def take(connection: sa.Connection, table_id: str, owner: str, rules: int) -> Lease | None:
    """None if there is no such table; `Elsewhere` if another process has it, or should.

    Who had it before, and is late to notice, can write nothing any more when this is committed.
    """
    table = {"table": table_id}
    _leave_to_who_knows(connection, table_id, rules)
    for _ in range(_TRIES):
        epoch = connection.execute(_TAKE, table | {"owner": owner}).scalar()
        if epoch is not None:
            return Lease(table_id, owner, epoch)
        holder = connection.execute(_HOLDER, table).first()
        if holder is not None:
            raise _elsewhere(holder)
        if connection.execute(_OPEN, table).first() is None:
            return None
    raise StoreError("a table changes hands all the time")


def _leave_to_who_knows(connection: sa.Connection, table_id: str, rules: int) -> None:
    """A game whose rules are not ours is for a process that plays by them, if there is one.

    Without one, what is older than we can play is ended, as one server does; what is newer waits.
    """
    version = connection.execute(_RULES, {"table": table_id}).scalar()
    if version is None or versions.oldest_playable(rules) <= version <= rules:
        return
    asked = {"table": table_id, "version": version, "newest": versions.newest_playing(version)}
    knowing = connection.execute(_KNOWING, asked).first()
    if knowing is not None:
        raise _elsewhere(knowing)
    if version > rules:
        raise UnknownRules(f"no process here knows version {version} of the rules, as a game needs")


def _elsewhere(row: sa.Row[*tuple[Any, ...]]) -> Elsewhere:
    owner, address, left = row
    return Elsewhere(Neighbour(owner, address), left / 1000)


def release(connection: sa.Connection, leases: list[Lease]) -> None:
    tables, epochs = [lease.table_id for lease in leases], [lease.epoch for lease in leases]
    connection.execute(_RELEASE, {"tables": tables, "epochs": epochs})


def held(connection: sa.Connection, owner: str) -> set[Lease]:
    return {Lease._make(row) for row in connection.execute(_HELD, {"owner": owner})}


def leave(connection: sa.Connection, owner: str) -> None:
    """All that there is of a process."""
    for statement in (_LEAVE_TABLES, _LEAVE):
        connection.execute(statement, {"owner": owner})


def shared_key(connection: sa.Connection) -> bytes:
    """By which processes know each other: made once, and the same for all."""
    connection.execute(_FIRST_KEY, {"name": KEY, "value": secrets.token_bytes(KEY_BYTES)})
    found: bytes = connection.execute(_KEY, {"name": KEY}).scalar_one()
    return found


def listed_elsewhere(connection: sa.Connection, owner: str) -> list[str]:
    """What the others offer."""
    return list(connection.execute(_LISTED, {"owner": owner}).scalars())


def forget_the_dead(connection: sa.Connection) -> None:
    connection.execute(_FORGET)
    connection.execute(_FORGET_LEASES)


_TAKE = sa.text(f"""
INSERT INTO leases (table_id, owner, epoch)
SELECT id, CAST(:owner AS text), {_EPOCH} FROM tables WHERE id = :table AND closed_at IS NULL
ON CONFLICT (table_id) DO UPDATE
SET owner = excluded.owner, epoch = greatest(leases.epoch + 1, excluded.epoch)
WHERE leases.owner = excluded.owner OR NOT EXISTS (
    SELECT FROM processes WHERE processes.id = leases.owner AND processes.until > {CLOCK})
RETURNING epoch
""")
_HOLDER = sa.text(f"""
SELECT id, address, greatest(until - {CLOCK}, 0) FROM leases
JOIN processes ON processes.id = leases.owner WHERE table_id = :table
""")
_OPEN = sa.text("SELECT id FROM tables WHERE id = :table AND closed_at IS NULL")
_RULES = sa.text("SELECT rules_version FROM games WHERE table_id = :table AND ended_at IS NULL")
# One game goes to one process, whoever asks.
_KNOWING = sa.text(f"""
SELECT id, address, until - {CLOCK} FROM processes
WHERE rules BETWEEN :version AND :newest AND until > {CLOCK}
ORDER BY md5(id || CAST(:table AS text)) LIMIT 1
""")
_RELEASE = sa.text("""
DELETE FROM leases USING unnest(CAST(:tables AS text[]), CAST(:epochs AS bigint[]))
    AS mine(table_id, epoch)
WHERE leases.table_id = mine.table_id AND leases.epoch = mine.epoch
""")
_HELD = sa.text("SELECT table_id, owner, epoch FROM leases WHERE owner = :owner")
_LEAVE_TABLES = sa.text("DELETE FROM leases WHERE owner = :owner")
_LEAVE = sa.text("DELETE FROM processes WHERE id = :owner")
_FIRST_KEY = sa.text(
    "INSERT INTO house_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
)
_KEY = sa.text("SELECT value FROM house_keys WHERE name = :name")
_LISTED = sa.text(
    f"SELECT listed FROM processes WHERE id <> :owner AND until > {CLOCK} AND listed <> ''"
)
_FORGET = sa.text(f"DELETE FROM processes WHERE until < {CLOCK} - {_FORGOTTEN * 1000}")
_FORGET_LEASES = sa.text("DELETE FROM leases WHERE owner NOT IN (SELECT id FROM processes)")
