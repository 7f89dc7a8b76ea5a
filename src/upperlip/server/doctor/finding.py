"""One thing that was looked at, in one sentence."""

from typing import Literal, NamedTuple


class Finding(NamedTuple):
    level: Literal["good", "note", "wrong"]
    words: str


def good(words: str) -> Finding:
    return Finding("good", words)


def note(words: str) -> Finding:
    """Fine, but somebody may want to know."""
    return Finding("note", words)


def wrong(words: str) -> Finding:
    """With what to do about it."""
    return Finding("wrong", words)
