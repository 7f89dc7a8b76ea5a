"""The commands, a file each: how it is called (`register`) and what it does (`run`).

Here is what they all need; they may touch everything but `cli`, which collects them.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Protocol

from rich.console import Console
from rich.progress import Progress

from upperlip.records.read import Fault, records_in
from upperlip.records.write import whole_file
from upperlip.rulebook import BOOKS
from upperlip.table.errors import TableError
from upperlip.table.reason import because
from upperlip.texts import Texts, harmless


class Advance(Protocol):
    def __call__(self, done: float, words: str | None = None) -> None: ...


class Usage(Exception):
    """Wrong usage or an unreadable file: one line, exit 2."""


def complain(words: str, notes: Iterable[str] = ()) -> int:
    """One line; below it where to look, if there is more to say."""
    say(f"upperlip: {words}", sys.stderr)
    for note in notes:
        for line in note.splitlines():
            say(line, sys.stderr)
    return 2


def say(line: str, stream: IO[str] | None = None) -> None:
    """A line of our own; control characters from foreign files do not reach the terminal."""
    (stream or sys.stdout).write(harmless(line) + "\n")


def mention_kernel(language: str = "en") -> None:
    """Says so if bots have to do without it."""
    from upperlip.kernel import notice  # noqa: PLC0415 – most commands need none

    if (message := notice()) is not None:
        say(f"upperlip: {Texts(language).say(message)}", sys.stderr)


def sentence(error: Fault | TableError, language: str) -> str:
    """What is wrong: the step, where there is one, and the rule, where it has a number."""
    reason, step = error.reason, getattr(error, "step", None)
    book = next((b for b in BOOKS.values() if reason.rule.startswith(f"{b.letter}-")), None)
    game = getattr(error, "game", "") or (book.game if book else "")
    texts = Texts(language, game, by_id=True)
    words = texts.reason(reason) + (f" ({reason.rule})" if book else "")
    return texts.say("term-at-step", number=step, what=words) if step else words


def first_record(path: Path) -> bytes:
    """The first record of a file, as it stands there; a Fault if there is nothing."""
    with path.open("rb") as file:
        raw = next(records_in(file, lines=path.suffix == ".jsonl"), b"")
    if not raw.strip():
        raise Fault(because("record", "empty-file"))
    return raw


@contextmanager
def progress(total: float | None, words: str) -> Iterator[Advance]:
    """A bar for long work, on a terminal only; call what it gives with each bit done.

    And with new words, where they change on the way.
    """
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=total)

        def step(done: float, words: str | None = None) -> None:
            bar.update(task, advance=done, description=words)

        yield step


@contextmanager
def written(path: Path | None) -> Iterator[IO[str] | None]:
    """The file to write to, if one is wanted."""
    if path is None:
        yield None
        return
    try:
        with whole_file(path) as file:
            yield file
    except OSError as error:
        raise Usage(f"cannot write {path}: {error.strerror}") from None
