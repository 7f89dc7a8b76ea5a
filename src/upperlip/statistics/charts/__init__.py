"""Plots as inline SVG, drawn here; `page.css` gives them their colours."""

from upperlip.statistics.charts.columns import histogram, parts
from upperlip.statistics.charts.dots import dots
from upperlip.statistics.markup import Markup
from upperlip.statistics.sections import Section, Table


def chart(section: Section, number: int) -> Markup:
    """`number` keeps the ids of a page's charts apart."""
    if not isinstance(section, Table):
        return histogram(section, number)
    return {"dots": dots, "columns": parts}[section.chart](section, number)
