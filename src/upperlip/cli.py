"""The command line: which commands there are. Each says itself how it is called."""

import os
import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import version

from upperlip.bots import BadBot
from upperlip.commands import (
    Usage,
    arena,
    backup,
    complain,
    dataset,
    doctor,
    ladder,
    migrate,
    play,
    puzzles,
    record,
    restore,
    review,
    rules,
    selfcheck,
    serve,
    simulate,
    solve,
    suggest,
)
from upperlip.commands.arguments import Parser
from upperlip.table.errors import RefusedOptions
from upperlip.texts import Texts

COMMANDS = (
    serve,
    play,
    rules,
    simulate,
    dataset,
    arena,
    ladder,
    record,
    review,
    puzzles,
    suggest,
    solve,
    selfcheck,
    backup,
    restore,
    migrate,
    doctor,
)


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):  # names in records may be any strings
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    typed = sys.argv[1:] if argv is None else argv
    arguments = _parser().parse_args(typed)
    arguments.command = shlex.join(["upperlip", *typed])
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except (Usage, BadBot) as error:
        return complain(str(error), getattr(error, "__notes__", ()))
    except RefusedOptions as error:
        words = Texts(getattr(arguments, "lang", "en")).reason(error.reason)
        return complain(f"{words} ({error.reason.rule})")
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> Parser:
    parser = Parser(
        prog="upperlip",
        description="Two moustache-themed trick-taking games: Mustachio and Moustache. "
        "Without a command: serves tables, and opens the browser.",
    )
    parser.add_argument("--version", action="version", version=f"upperlip {version('upperlip')}")
    parser.set_defaults(run=serve.run, browse=True)
    commands = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        command.register(commands)
    return parser
