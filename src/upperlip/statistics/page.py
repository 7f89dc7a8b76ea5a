"""Statistics as one page of HTML that needs nothing else: no scripts, no other files."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files

from upperlip.statistics.charts import chart
from upperlip.statistics.estimates import Share
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.sections import (
    NOTHING,
    Cell,
    DataTable,
    Distribution,
    Section,
    facts,
    in_text,
    percent,
)

_MOUSTACHE = (
    "M100 33C91 15 66 12 53 28C44 40 28 45 9 27C13 55 47 66 73 57C88 52 96 45 100 38"
    "C104 45 112 52 127 57C153 66 187 55 191 27C172 45 156 40 147 28C134 12 109 15 100 33Z"
)
_BINS = 64


@dataclass(frozen=True, slots=True)
class Heading:
    """What was done, with what, and how to do it again."""

    title: str
    setup: Mapping[str, str]
    command: str
    version: str


def page(heading: Heading, sections: Iterable[Section]) -> str:
    shown = (_section(section, number) for number, section in enumerate(sections, 1))
    return whole_page(heading.title, _header(heading), tag("main", *shown), _footer(heading))


def whole_page(title: str, *body: Markup, language: str = "en", style: str = "") -> str:
    """A page that stands alone, in the house's look and with what more style it needs."""
    house = files(__package__).joinpath("page.css").read_text("utf-8")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Markup(house + style)),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, tag('body', *body), lang=language)}\n"


def moustache() -> Markup:
    """What stands at the head of every page."""
    return tag("svg", tag("path", d=_MOUSTACHE), viewBox="0 0 200 70", aria_hidden="true")


def _header(heading: Heading) -> Markup:
    setup = [tag("div", tag("dt", name), tag("dd", value)) for name, value in heading.setup.items()]
    return tag(
        "header",
        moustache(),
        tag("h1", heading.title),
        tag("dl", *setup),
        tag("pre", tag("code", heading.command)),
    )


def _footer(heading: Heading) -> Markup:
    return tag(
        "footer",
        tag(
            "p",
            "Ranges beside shares and lines through dots are 95 % intervals (Wilson), as if all"
            " rounds and games were drawn independently. Even is where everything would be if"
            " nothing made a difference.",
        ),
        tag("p", f"Made by upperlip {heading.version}."),
    )


def _section(section: Section, number: int) -> Markup:
    note = [tag("p", section.note, class_="note")] if section.note else []
    table = _table(section) if isinstance(section, DataTable) else _facts(section)
    figure = tag("figure", chart(section, number), *_legend(section))
    return tag(
        "section",
        tag("h2", section.title),
        tag("div", figure, tag("div", table, *note, class_="numbers"), class_="beside"),
    )


def _legend(section: Section) -> list[Markup]:
    """Only where there are two kinds of marks to tell apart."""
    if not isinstance(section, DataTable):
        return []
    if section.chart == "columns":
        kinds, names = ("outer", "column"), section.headings[1:3]
    else:
        shares = sum(isinstance(cell, Share) for cell in section.rows[0])
        kinds, names = ("series-0", "series-1"), section.headings[-shares:]
    if len(names) < 2:
        return []
    keys = (
        tag("span", tag("i", class_=kind), name) for kind, name in zip(kinds, names, strict=True)
    )
    return [tag("figcaption", *keys)]


def _table(table: DataTable) -> Markup:
    headings = (tag("th", heading, scope="col") for heading in table.headings)
    rows = (
        tag("tr", tag("th", in_text(row[0]), scope="row"), *map(_cell, row[1:]))
        for row in table.rows
    )
    return tag(
        "table",
        tag("caption", table.title),
        tag("thead", tag("tr", *headings)),
        tag("tbody", *rows),
    )


def _cell(cell: Cell) -> Markup:
    if not isinstance(cell, Share):
        return tag("td", in_text(cell))
    if not cell.known:
        return tag("td", NOTHING)
    low, high = cell.interval
    interval = tag("small", f"{low * 100:.1f}–{high * 100:.1f}")
    return tag("td", percent(cell.part), " ", interval)


def _facts(section: Distribution) -> Markup:
    """The few numbers, and all of them for those who want them."""
    rows = (
        tag("tr", tag("th", name, scope="row"), tag("td", value))
        for name, value in facts(section.spread)
    )
    bins = section.spread.bins(_BINS)
    counted = tuple((bins.name(place), count) for place, count in enumerate(bins.counts))
    every = DataTable(section.title, (section.unit, "how often"), counted)
    return Markup(
        tag("table", tag("caption", section.title), tag("tbody", *rows))
        + tag("details", tag("summary", "All numbers"), _table(every))
    )
