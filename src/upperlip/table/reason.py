"""Why: a rule number, a message id and its arguments. Sentences are made at the edge."""

from collections.abc import Callable
from typing import NamedTuple

Word = str | int
Value = Word | tuple[Word, ...]


class Reason(NamedTuple):
    """Why something is so: the number of a rule, the id of a sentence and what fills it.

    `args` are read by name: see `upperlip.texts` for what each name stands for.
    """

    rule: str
    message: str
    args: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        args = ", ".join(f"{name}={_plain(value)}" for name, value in self.args)
        return f"{self.rule} {self.message}" + (f" ({args})" if args else "")


def _plain(value: Value) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def because(rule: str, message: str, /, **args: Value) -> Reason:
    return Reason(rule, message, tuple(args.items()))


# Errors that nobody catches should be sentences, too; the texts are not the table's.
_phrase: list[Callable[[Reason, str], str]] = []


def phrase_by(phrase: Callable[[Reason, str], str]) -> None:
    """Who makes a sentence of a reason and the title of a game, if that is known."""
    _phrase[:] = [phrase]


def sentence_of(reason: Reason, game: str = "") -> str:
    """Or its ids, as long as nobody phrases it better."""
    return _phrase[0](reason, game) if _phrase else str(reason)
