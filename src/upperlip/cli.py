"""The commands."""

import argparse
import json
import sys
from collections.abc import Sequence

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.table.errors import RefusedOptions
from upperlip.texts import LANGUAGES, Texts


class Usage(Exception):
    """Wrong usage or an unreadable file: one line, exit 2."""


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except Usage as error:
        print(f"upperlip: {error}", file=sys.stderr)  # noqa: T201
        return 2
    except RefusedOptions as error:
        words = Texts(getattr(arguments, "lang", "en")).reason(error.reason)
        print(f"upperlip: {error.reason.rule}: {words}", file=sys.stderr)  # noqa: T201
        return 2
    except KeyboardInterrupt:
        return 130
    return code
