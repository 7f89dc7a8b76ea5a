"""upperlip backup."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from upperlip.commands.arguments import Commands
from upperlip.commands.data_place import add_data, report_outcome, store_url

if TYPE_CHECKING:
    from upperlip.server.store.backup import Contents


def register(commands: Commands) -> None:
    command = commands.add_parser(
        "backup", help="copy all tables and games to a file, while the server runs"
    )
    command.add_argument(
        "file", type=Path, metavar="FILE", help="to be made; what is there stays as it is"
    )
    add_data(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from upperlip.server.store.backup import backup  # noqa: PLC0415 – others need no server

    file: Path = arguments.file
    return report_outcome(
        backup(store_url(arguments.data), file),
        lambda contents: f"backed up to {file} and read again: {in_words(contents)}",
    )


def in_words(contents: "Contents") -> str:
    size = contents.size / 1e6
    return f"tables: {contents.tables}, games: {contents.games} ({size:.1f} MB)"
