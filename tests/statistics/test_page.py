"""The report: one page that stands on its own."""

import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.simulation import Series, play_part
from upperlip.statistics import LEDGERS
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.page import Heading, page
from upperlip.statistics.sections import DataTable, Section, in_text

HEADING = Heading("Games <of> ours", {"seed": "4"}, "upperlip simulate 'a & b'", "9.9")


class Outline(HTMLParser):
    """Reads a page strictly: what is opened is closed, in order; ids are there once."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.cells: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        assert len(found) == len(attrs), f"an attribute of {tag} is there twice"
        self.ids += [found["id"] or ""] if "id" in found else []
        self.named += (found.get("aria-labelledby") or "").split()
        if tag in ("td", "th"):
            self.cells.append("")
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self.open):
            self.cells[-1] += data


@cache
def sections(title: str, players: int, villains: str = "all") -> tuple[Section, ...]:
    game = GAMES[title]
    options = {"villains": villains} if title == "mustachio" else {"rule_set": "house"}
    config = game.configure(players, options)
    of = Series(game, config, [BOTS["random"]] * players, 4)
    names = [f"<{seat}> & co" for seat in range(players)]
    ledger = LEDGERS[title]
    return tuple(ledger.sections(play_part(of, range(30)).counters, config, names))


SETUPS: list[Any] = [
    ("moustache", 3),
    ("moustache", 4),
    ("mustachio", 2),
    ("mustachio", 6),
    ("mustachio", 4, "none"),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_page_is_well_formed_and_needs_nothing_from_elsewhere(setup: Any) -> None:
    told = sections(*setup)
    text = page(HEADING, told)
    outline = Outline(text)
    assert outline.tags.count("svg") == outline.tags.count("section") + 1 == len(told) + 1
    assert len(set(outline.ids)) == len(outline.ids) == 2 * len(told)
    assert outline.named == outline.ids, "every chart has a title and a description"
    assert not re.search(r"https?:|url\(|@import|src=|href=|xmlns", text)
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_page_has_every_number_of_every_table(setup: Any) -> None:
    cells = [cell.replace(" ", "") for cell in Outline(page(HEADING, sections(*setup))).cells]
    for section in sections(*setup):
        if isinstance(section, DataTable):
            for row in section.rows:
                for cell in row:
                    assert re.sub(r"[ ()]", "", in_text(cell)) in map(plain, cells)


def plain(cell: str) -> str:
    return re.sub(r"[ ()]", "", cell)


def test_a_page_says_how_it_was_made() -> None:
    text = page(HEADING, sections("moustache", 4))
    assert "<h1>Games &lt;of&gt; ours</h1>" in text
    assert "upperlip simulate 'a &amp; b'" in text
    assert "upperlip 9.9" in text
    assert "<dt>seed</dt><dd>4</dd>" in text


def test_all_that_was_asked_for_is_there() -> None:
    titles = [section.title for section in sections("moustache", 3)]
    assert titles == [
        "Games won by seat",
        "Rounds won by seat",
        "Rounds won by team and crown",
        "Rounds by rule card",
        "Stars of a team in a round",
        "Points of a seat in a game",
    ]
    titles = [section.title for section in sections("mustachio", 6)]
    assert titles == [
        "Games won by side",
        "Rounds won by side",
        "Bids met",
        "Open bids by number",
        "Villains that changed a trick’s winner",
        "Points of a side in a round",
        "Score of a side in a game",
    ]
    assert len(sections("mustachio", 4, "none")) == len(titles) - 1, "no villains, no table"


def test_marks_stay_on_the_paper() -> None:
    for setup in SETUPS:
        text = page(HEADING, sections(*setup))
        places = re.findall(r' (?:x|x1|x2|cx)="([^"]+)"', text)
        assert len(places) > 100
        assert all(0 <= float(place) <= 560 for place in places)
        assert all(float(size) >= 0 for size in re.findall(r' (?:height|width)="([^"]+)"', text))


def test_markup_is_closed_and_escaped() -> None:
    inside = tag("b", '<"&>', class_="x", text_anchor='"')
    assert inside == '<b class="x" text-anchor="&quot;">&lt;"&amp;&gt;</b>'
    assert tag("p", inside, Markup("<i></i>")) == f"<p>{inside}<i></i></p>"
    assert tag("line", x1=1.0, x2=2.345) == '<line x1="1" x2="2.35"></line>'
