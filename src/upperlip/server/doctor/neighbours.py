"""Several processes: can they listen to each other, and does the database have room for them?"""

import asyncio
import errno
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa

from upperlip.definitions import versions
from upperlip.server.doctor.finding import Finding, good, note, wrong
from upperlip.server.settings import Settings
from upperlip.server.store import StoreError
from upperlip.server.store.connect import connect
from upperlip.server.store.lease_rows import CLOCK
from upperlip.server.store.migrate import revision
from upperlip.server.store.postgresql import MOST_CONNECTIONS
from upperlip.server.store.schema import REVISION

_PATIENCE = 5.0  # seconds for the database
_CALLING = 1.0  # seconds to reach a process: none waits for longer for another
_TAKES = sa.text(
    "SELECT current_setting('max_connections')::int"
    " - current_setting('superuser_reserved_connections')::int"
)
_LIVING = sa.text(f"SELECT address, rules FROM processes WHERE until > {CLOCK} ORDER BY address")


async def check_neighbours(settings: Settings) -> AsyncIterator[Finding]:
    if settings.processes is None:
        return
    state = None
    with suppress(StoreError):  # which has been told before
        state = await _asked(settings.store_url)
    for finding in _listening(settings, alone=state is None or not state.living):
        yield finding
    if state is None:
        return
    for finding in _connections(settings, state.most_connections):
        yield finding
    for address, rules in state.living:
        yield await _reached(address)
        if rules != versions.latest():
            yield note(
                f"the process at {address} has version {rules} of the rules, and here is version "
                f"{versions.latest()}: in an upgrade that is well, but not for long"
            )


class _State(NamedTuple):
    most_connections: int  # that the database takes
    living: list[tuple[str, int]]  # addresses of processes, and their versions of the rules


def _state(connection: sa.Connection) -> _State:
    most_connections = int(connection.execute(_TAKES).scalar_one())
    today = revision(connection) == REVISION
    living = connection.execute(_LIVING).all() if today else ()
    return _State(most_connections, [(address, rules) for address, rules in living])


async def _asked(url: str) -> _State:
    database = connect(url, _PATIENCE)
    try:
        return await database.read(_state)
    finally:
        await database.close()


def _listening(settings: Settings, *, alone: bool) -> Iterator[Finding]:
    """`alone`: no process runs that could have the ports for a good reason."""
    host, first = settings.internal
    for port in range(first, first + (settings.processes or 0)) if first else (0,):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
                probe.listen()
            except OSError as error:
                if error.errno == errno.EADDRINUSE and not alone:
                    continue
                why = error.strerror or str(error)
                yield wrong(
                    f"processes cannot listen to each other at {host}:{port} ({why}): "
                    "give --internal-address an address of this machine, with a port that is free"
                )


def _connections(settings: Settings, most_connections: int) -> Iterator[Finding]:
    wanted = (settings.processes or 0) * MOST_CONNECTIONS
    if wanted > most_connections:
        yield note(
            f"in a rush {settings.processes} processes want {wanted} connections, and the database "
            f"takes {most_connections}: raise its max_connections"
        )


async def _reached(address: str) -> Finding:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(_CALLING):
            _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError) as error:
        why = getattr(error, "strerror", None) or "no answer"
        return wrong(
            f"the process at {address} is not reached from here ({why}): open the way to it, "
            "or give it an --internal-address that leads there"
        )
    writer.close()
    return good(f"the process at {address} is reached from here")
