"""upperlip serve, and plain upperlip."""

import argparse
import os
import sys
from pathlib import Path

from upperlip.bots import Peeks, find_bot
from upperlip.commands import Usage, complain, mention_kernel, say
from upperlip.commands.arguments import Commands, Parser, library_at

IN_USE = 3  # the exit code where another server has the tables
FLAGS = (
    "host",
    "port",
    "data",
    "public_url",
    "trusted_proxies",
    "processes",
    "internal_address",
    "workers",
    "bots",
    "cards",
    "keep_days",
    "keep_finished_days",
    "log_format",
)


def register(commands: Commands) -> None:
    command = commands.add_parser("serve", help="tables for friends and bots, in the browser")
    add_flags(command)
    command.add_argument("--browse", action="store_true", help="open the browser, too")
    command.epilog = "Each can also be set in the environment: UPPERLIP_PORT=8000, and so on."
    command.set_defaults(run=run)


def add_flags(command: Parser) -> None:
    command.add_argument("--host", help="address to listen at (default: all of this machine's)")
    command.add_argument("--port", help="default 8642; 0 takes any that is free")
    command.add_argument(
        "--data", metavar="FILE", help="default upperlip.sqlite; or a postgresql:// address"
    )
    command.add_argument("--public-url", metavar="URL", help="what links for friends begin with")
    command.add_argument(
        "--trusted-proxies", metavar="IPS", help="proxies whose X-Forwarded-For counts, with commas"
    )
    command.add_argument(
        "--processes",
        metavar="N",
        help="so many share the tables on PostgreSQL, here and with others on the same database",
    )
    command.add_argument(
        "--internal-address",
        metavar="HOST",
        help="where processes on other machines reach these (default 127.0.0.1: none do)",
    )
    command.add_argument("--workers", help="processes for bots (default: two for each core)")
    command.add_argument(
        "--bots", metavar="MODULE:CLASS", help="bots of your own at the tables, with commas"
    )
    command.add_argument(
        "--cards",
        metavar="FILE",
        help="cards from outside that tables may use, a .toml file or a folder of them",
    )
    command.add_argument(
        "--keep-days",
        metavar="DAYS",
        help="delete unfinished tables, chat and guests that nobody has come back to for so long",
    )
    command.add_argument(
        "--keep-finished-days",
        metavar="DAYS",
        help="delete finished games, too, with their records (default: keep them for ever)",
    )
    command.add_argument("--log-format", choices=("text", "json"), help="default text")


def run(arguments: argparse.Namespace) -> int:
    from upperlip.server.serve import CannotListen, serve  # noqa: PLC0415 – others need no server
    from upperlip.server.settings import BadSetting, read_settings  # noqa: PLC0415
    from upperlip.server.store import InUse, StoreError  # noqa: PLC0415

    given = {name: getattr(arguments, name, None) for name in FLAGS}
    try:
        settings = read_settings(given)
        cards = library_at(Path(settings.cards) if settings.cards else None)
        for name in settings.own_bots:
            if find_bot(name).peeks:
                raise Peeks(name)
        if settings.log_format == "text":  # the other one is for machines, which know their install
            mention_kernel()
        serve(settings, cards, browse=arguments.browse and _can_browse(), say=say)
    except InUse as error:
        complain(str(error))
        return IN_USE
    except (BadSetting, CannotListen, Peeks, StoreError) as error:
        raise Usage(str(error)) from None
    return 0


def _can_browse() -> bool:
    """Is somebody sitting in front of this machine, with a screen?"""
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    graphical = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(graphical) or sys.platform in ("darwin", "win32")
