"""Cards, hands and small tables as lines of text. Colour is never the only sign."""

from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from upperlip.terminal.show import STYLES, painted, with_minus
from upperlip.texts import Texts

INDENT = "  "
GAP = "   "
STAR = "★"

MOUSTACHE = """\
      _.-~~-.   .-~~-._
  `-.'       `-'       `.-'
     `~-..___.^.___..-~'"""


def card(texts: Texts, name: str, note: str = "") -> Text:
    """`R7` in red, `Acorn (4)` in bold: a letter or a name is always there."""
    shown = painted(texts.card(name))
    if not shown.spans:
        shown.stylize("bold")
    if note:
        shown.append(f" {note}", "dim")
    return shown


def choice(number: int, shown: Text, *, legal: bool) -> Text:
    """`[3] R7` can be chosen; ` 4  B2`, dim, cannot."""
    if legal:
        return Text.assemble((f"[{number}] ", "bold"), shown)
    faint = Text.assemble(f" {number}  ", shown)
    faint.stylize("dim")
    return faint


def flow(items: Sequence[Text], width: int, lead: str = "") -> list[Text]:
    """Items side by side under a lead, on as many lines as they need; no item is broken."""
    space = width - len(INDENT)
    lines = [Text(f"{INDENT}{lead}")]
    empty = True
    for item in items:
        gap = "" if empty else GAP
        if not empty and lines[-1].cell_len + len(gap) + item.cell_len > space:
            lines.append(Text(INDENT + " " * len(lead)))
            gap = ""
        lines[-1].append(gap)
        lines[-1].append_text(item)
        empty = False
    return lines


def colour(texts: Texts, letter: str) -> Text:
    """`B blue`, in blue."""
    return Text(f"{letter} {texts.colour(letter)}", f"bold {STYLES[letter]}")


def colour_in_words(texts: Texts, letter: str) -> Text:
    """`blue (B)`, in blue."""
    return Text(f"{texts.colour(letter)} ({letter})", f"bold {STYLES[letter]}")


def number(value: int) -> str:
    return with_minus(str(value))


def indented(text: str | Text) -> Text:
    """A line of its own, set in a little."""
    return Text(INDENT) + text


def grid(headings: Sequence[str], rows: Iterable[Sequence[str | Text]]) -> Table:
    """A small table without a frame: a name, then numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        table.add_row(*row)
    return table


def show_all(console: Console, things: Iterable[RenderableType]) -> None:
    for thing in things:
        console.print(thing)
