"""upperlip restore."""

import argparse
from pathlib import Path

from upperlip.commands.arguments import Commands
from upperlip.commands.backup import in_words
from upperlip.commands.data_place import add_data, report_outcome, store_url


def register(commands: Commands) -> None:
    command = commands.add_parser(
        "restore", help="put a backup where a server keeps its tables; stop the server first"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="made by upperlip backup")
    add_data(command)
    command.add_argument(
        "--replace", action="store_true", help="what is there now is lost (default: refuse)"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from upperlip.server.store.restore import restore  # noqa: PLC0415 – others need no server

    url = store_url(arguments.data)
    return report_outcome(
        restore(arguments.file, url, replace=arguments.replace),
        lambda contents: f"restored: {in_words(contents)}; start the server",
    )
