"""Plots as inline SVG, drawn here; `page.css` gives them their colours.

They stand on estimates and sections alone, and know no game.
"""

from importlib.resources import files

from upperlip.statistics.charts.columns import histogram, parts
from upperlip.statistics.charts.dots import dots
from upperlip.statistics.charts.frame import WIDTH
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.sections import DataTable, Section


def chart(section: Section, number: int) -> Markup:
    """`number` keeps the ids of a page's charts apart."""
    if not isinstance(section, DataTable):
        return histogram(section, number)
    return {"dots": dots, "columns": parts}[section.chart](section, number)


def chart_file(drawn: Markup, height: float) -> str:
    """A plot as a file of its own, with what a page would have given it."""
    style = files("upperlip.statistics").joinpath("page.css").read_text("utf-8")
    own = "svg { background: var(--card); font-family: system-ui, sans-serif; }"
    file = tag(
        "svg",
        tag("style", style + own),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:.0f} {height:.0f}",
    )
    return f"{file}\n"
