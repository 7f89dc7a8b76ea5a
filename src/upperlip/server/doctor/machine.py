"""What is installed here, and what the machine has to give."""

import platform
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import sqlalchemy as sa

from upperlip.kernel import FAST
from upperlip.server.doctor.finding import Finding, good, note, wrong
from upperlip.server.http.pages import BUILT
from upperlip.server.settings import Settings

_OLDEST_SQLITE = (3, 38, 0)  # the first that always reads JSON
_FEW_DESCRIPTORS = 4096
_LEAST_FREE = 500_000_000  # bytes
_RELEASED = 1_760_000_000  # a clock that stands before this was never set


def check_machine() -> Iterator[Finding]:
    names = f"Upperlip {version('upperlip')}, Python {platform.python_version()}"
    yield good(f"{names} and SQLite {sqlite3.sqlite_version} are installed")
    if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
        yield wrong("this SQLite is too old: install a Python that comes with 3.38 or newer")
    if not (BUILT / "index.html").is_file():
        yield wrong("the page is not built: install a wheel, or run make page in a source tree")
    yield from _kernel()
    yield from _descriptors()
    if time.time() < _RELEASED:
        yield wrong("this machine's clock was never set: turn on its time service")


def _kernel() -> Iterator[Finding]:
    if not FAST:
        yield note(
            "there is no compiled kernel, so bots think less deeply: "
            "install a C compiler, and Upperlip again"
        )


def _descriptors() -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 – there is none elsewhere

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < _FEW_DESCRIPTORS:
        yield note(
            f"a process may have {most} descriptors, and each open page takes one: "
            "raise the limit (ulimit -Hn, LimitNOFILE) where hundreds of people come"
        )


def check_disk(settings: Settings) -> Iterator[Finding]:
    if not settings.store_url.startswith("sqlite:"):
        return
    file = Path(str(sa.make_url(settings.store_url).database)).resolve()
    folder = next(parent for parent in file.parents if parent.exists())
    free, size = shutil.disk_usage(folder).free, file.stat().st_size if file.exists() else 0
    in_words = f"{free / 1e9:.1f} GB are free in {folder}"
    if free < max(_LEAST_FREE, size):
        yield wrong(f"only {in_words}, and the tables take {size / 1e9:.1f}: make room")
    else:
        yield good(in_words)
