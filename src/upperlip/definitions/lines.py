"""Where something stands in a TOML file: Python's reader does not say, so we look for it.

Strings and comments are blanked first, so that nothing in them is taken for a key.
"""

import re
from collections.abc import Iterator

from upperlip.definitions.fault import Path

_BLANKED = re.compile(
    r'"""(?:\\.|[^\\])*?"""' r"|'''.*?'''" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'" r"|#[^\n]*",
    re.DOTALL,
)
_CARD = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\]", re.MULTILINE)
_EFFECT = re.compile(r"(?<![\w-])effect[ \t]*=")


def line_of(text: str, number: int, path: Path) -> int:
    """The line, from 1, of what a path leads to in a card (numbered from 0); or the card's own."""
    bare = _BLANKED.sub(_blank, text)
    starts = [found.start() for found in _CARD.finditer(bare)]
    if number >= len(starts):
        return 1
    start, end = starts[number], [*starts, len(bare)][number + 1]
    for place in _places(bare, start, end, path):
        start = place
    return bare.count("\n", 0, start) + 1


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def _places(bare: str, start: int, end: int, path: Path) -> Iterator[int]:
    """Nearer and nearer, as far as it can be found."""
    for part in path:
        if isinstance(part, int):
            effects = [found.start() for found in _EFFECT.finditer(bare, start, end)]
            if part >= len(effects):
                return
            start, end = effects[part], [*effects, end][part + 1]
        else:
            found = re.compile(rf"(?<![\w-]){re.escape(part)}[ \t]*[=\]]").search(bare, start, end)
            if found is None:
                return
            start = found.start()
        yield start
