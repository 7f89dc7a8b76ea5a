"""upperlip migrate."""

import argparse

from upperlip.commands.arguments import Commands
from upperlip.commands.data_place import add_data, report_outcome, store_url


def register(commands: Commands) -> None:
    command = commands.add_parser(
        "migrate", help="bring a database up to date after an upgrade; SQLite's does so by itself"
    )
    add_data(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from upperlip.server.store.schema import REVISION  # noqa: PLC0415 – others need no server
    from upperlip.server.store.upgrade import upgrade  # noqa: PLC0415

    def words(before: str | None) -> str:
        if before == REVISION:
            return f"nothing to do: the database has schema {REVISION}"
        if before is None:
            return f"the database was empty and has schema {REVISION} now"
        return f"the database had schema {before} and has {REVISION} now"

    return report_outcome(upgrade(store_url(arguments.data)), words)
