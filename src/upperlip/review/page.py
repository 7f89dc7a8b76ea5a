"""A review as one page of HTML that needs nothing else: no scripts, no other files."""

from collections.abc import Iterator
from importlib.resources import files

from upperlip.review.curve import curves
from upperlip.review.decision import GRADES, JudgedDecision
from upperlip.review.graph import bounds, graph
from upperlip.review.look import look
from upperlip.review.report import Review
from upperlip.review.wording import Wording
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.page import moustache, whole_page


def page(review: Review, language: str, version: str) -> str:
    wording = Wording(review, language)
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    sections = (_graphs, _looks, _ledger, _players, _decisions)
    return whole_page(
        wording.say("title", seat=review.seat),
        _header(wording),
        tag("main", *(section(wording) for section in sections)),
        _footer(wording, version),
        language=language,
        style=style,
    )


def _header(wording: Wording) -> Markup:
    review, texts = wording.review, wording.texts
    losses = review.losses(review.seat)
    result = wording.result(review.result, 0 if wording.unit == "share" else 1)
    figures = {
        wording.of_unit("result"): result.removeprefix("+") if wording.unit == "share" else result,
        wording.say("choices"): str(losses.decisions),
        wording.of_unit("each"): wording.value(losses.each, 2),
        wording.of_unit("sum"): wording.value(losses.sum),
    }
    entries = (tag("div", tag("dd", value), tag("dt", name)) for name, value in figures.items())
    title = texts.say(f"{review.game.title}-title")
    return tag(
        "header",
        moustache(),
        tag("h1", wording.say("title", seat=review.seat)),
        tag("p", f"{title} · {texts.listed(texts.players)}", class_="game"),
        tag("dl", *entries, class_="figures"),
    )


def _section(title: str, *content: Markup) -> Markup:
    return tag("section", tag("h2", title), *content)


def _note(words: str) -> Markup:
    return tag("p", words, class_="words")


def _graphs(wording: Wording) -> Markup:
    drawn = [curve for curve in curves(wording.review) if curve.seen or curve.lay]
    low, high = bounds(wording, drawn)
    keys = (tag("span", tag("i", class_=kind), wording.say(kind)) for kind in ("seen", "lay"))
    return _section(
        wording.say("graph"),
        tag("p", wording.of_unit("graph"), *keys, class_="legend"),
        tag("div", *(graph(wording, curve, low, high) for curve in drawn), class_="rounds"),
        _note(wording.say("graph-words")),
    )


def _looks(wording: Wording) -> Markup:
    looks = [look(wording, each) for each in wording.review.second_looks]
    return _section(wording.say("looks"), *(looks or [_note(wording.say("no-looks"))]))


# The ledger


def _ledger(wording: Wording) -> Markup:
    totals = {kind: amount for kind, amount in wording.review.totals.items() if amount}
    widest = max((abs(amount) for amount in totals.values()), default=1)
    rows = [_line(wording, kind, amount, widest) for kind, amount in totals.items()]
    result = tag(
        "tr",
        tag("th", wording.say("line-result"), scope="row"),
        tag("td"),
        tag("td", wording.result(wording.review.result)),
        class_="result",
    )
    head = tag(
        "tr",
        tag("td"),
        tag("td"),
        tag("th", wording.say("lay-column"), scope="col"),
    )
    table = tag("table", tag("thead", head), tag("tbody", *rows, result), class_="ledger")
    return _section(wording.say("ledger"), _note(wording.of_unit("ledger-words")), table)


def _line(wording: Wording, kind: str, amount: int, widest: int) -> Markup:
    share = 50 * abs(amount) / widest
    left = 50.0 if amount > 0 else 50 - share
    shape = f"width:{share:.1f}%;margin-left:{left:.1f}%"
    return tag(
        "tr",
        tag("th", wording.say(f"line-{kind}"), scope="row"),
        tag("td", tag("i", style=shape, class_="gain" if amount > 0 else "loss"), class_="bar"),
        tag("td", wording.result(amount)),
    )


# Tables


def _table(headings: Iterator[str], rows: list[Markup]) -> Markup:
    head = tag("tr", *(tag("th", heading, scope="col") for heading in headings))
    return tag("div", tag("table", tag("thead", head), tag("tbody", *rows)), class_="wide")


def _players(wording: Wording) -> Markup:
    review, say = wording.review, wording.say
    headings = [say("player"), say("choices"), wording.of_unit("each"), wording.of_unit("sum")]
    rows = []
    for seat in range(review.config.players):
        losses = review.losses(seat)
        cells = [str(losses.decisions), wording.value(losses.each, 2), wording.value(losses.sum)]
        cells += [str(losses.grades[grade]) for grade in GRADES[2:]]
        name = tag("th", wording.texts.player(seat), scope="row")
        mine = "mine" if seat == review.seat else ""
        rows.append(tag("tr", name, *(tag("td", cell) for cell in cells), class_=mine))
    headings += [say(f"grade-{grade}") for grade in GRADES[2:]]
    return _section(say("players"), _table(iter(headings), rows), _note(say("players-words")))


def _decisions(wording: Wording) -> Markup:
    names = ("step", "yours-column", "best-column", "grade", "loss")
    rows = [_decision(wording, each) for each in wording.review.own]
    table = _table((wording.say(name) for name in names), rows)
    return tag(
        "section",
        tag("details", tag("summary", tag("h2", wording.say("all"))), table, class_="all"),
    )


def _decision(wording: Wording, decision: JudgedDecision) -> Markup:
    cells = (
        wording.action(decision.moment.played),
        wording.action(decision.best.action),
        wording.grade(decision),
        wording.value(decision.counted) if decision.counted else "–",
    )
    step = tag("th", str(decision.moment.step), scope="row")
    return tag("tr", step, *(tag("td", cell) for cell in cells), class_=decision.grade)


def _footer(wording: Wording, version: str) -> Markup:
    decisions = wording.review.own
    worlds = str(max((each.worlds for each in decisions), default=0))
    return tag(
        "footer",
        tag("h2", wording.say("method")),
        tag("p", wording.say("method-words")),
        tag("p", wording.thresholds()),
        tag("p", f"{wording.say('worlds')}: {worlds}."),
        tag("p", wording.say("made", version=version)),
    )
