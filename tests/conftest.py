"""For all tests: Ctrl-C is heard by what they start, and no time goes into what nobody needs."""

import gc
import re
import signal
from pathlib import Path

import pytest

_WHOLE_FILE = re.compile(r"^pytestmark = pytest\.mark\.(\w+)$", re.MULTILINE)
_UNWANTED = re.compile(r"not \(?([\w ]+)\)?")


# A shell without job control has its background jobs ignore Ctrl-C, and so would what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Thousands of tests are in memory and stay there: looking through them for garbage took an eighth.
gc.set_threshold(200_000)


def pytest_collection_finish() -> None:
    """What is there now stays to the end: nobody need look through it again."""
    gc.freeze()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which every test has a mark that `-m 'not (… or …)'` leaves out: `make check` does
    without the heaviest libraries."""
    unwanted = _UNWANTED.fullmatch(config.option.markexpr)
    if unwanted is None or not collection_path.name.startswith("test_"):
        return None
    marked = _WHOLE_FILE.search(collection_path.read_text("utf-8"))
    return True if marked and marked[1] in unwanted[1].split(" or ") else None
