"""A decision worth a second look: what lay there, and the answer behind a button."""

from collections.abc import Iterable, Iterator, Sequence

from upperlip.review.comparing import holders
from upperlip.review.decision import JudgedDecision, Option
from upperlip.review.wording import Wording
from upperlip.statistics.markup import Markup, tag

_HUNDRED = 100


def look(wording: Wording, decision: JudgedDecision) -> Markup:
    moment, say = decision.moment, wording.say
    scene = wording.review.yardstick.scene(moment.view)
    sentences = (tag("span", wording.texts.reason(each)) for each in scene)
    hinted = [tag("p", say("hinted"), class_="words")] if moment.hint else []
    return tag(
        "article",
        tag("h3", say("where", number=moment.round, step=str(moment.step))),
        tag("p", *sentences, class_="scene"),
        *_table_then(wording, decision),
        tag("p", say(f"question-{moment.played.verb}"), class_="question"),
        *hinted,
        tag("details", tag("summary", say("show")), *_answer(wording, decision)),
        id=f"step-{moment.step}",
    )


def card(wording: Wording, name: str, kind: str = "") -> Markup:
    """A small card; its colour is also a letter and a pattern."""
    plain = name[0] if name[-1].isdigit() and name[0].isalpha() else "special"
    return tag("span", wording.texts.card(name), class_=f"card {plain} {kind}".strip())


def _cards(wording: Wording, numbers: Iterable[int]) -> list[Markup]:
    review = wording.review
    names = (review.yardstick.card_name(review.config, number) for number in numbers)
    return [card(wording, name) for name in names]


def _table_then(wording: Wording, decision: JudgedDecision) -> Iterator[Markup]:
    round_, players = decision.moment.view.round, wording.review.config.players
    assert round_ is not None, "decisions belong to rounds"
    lying = [
        tag("span", *_cards(wording, [number]), tag("small", wording.texts.player(seat)))
        for number, seat in zip(
            round_.trick.cards,
            ((round_.trick.leader + place) % players for place in range(players)),
            strict=False,
        )
    ]
    if decision.moment.played.verb == "play" and not lying:
        yield tag("p", wording.say("lead"), class_="words")
    elif lying:
        yield tag("h4", wording.say("trick"))
        yield tag("div", *lying, class_="trick")
    if round_.hand:
        yield tag("h4", wording.say("hand"))
        yield tag("div", *_cards(wording, round_.hand), class_="cards")


# The answer


def _answer(wording: Wording, decision: JudgedDecision) -> Iterator[Markup]:
    why = decision.why
    best = wording.say("best", action=wording.action(decision.best.action))
    yours = wording.say("yours", action=wording.action(decision.moment.played))
    yield tag("p", tag("strong", best), " · ", yours)
    yield tag("p", wording.lost(decision), class_=f"verdict {decision.grade}")
    rule = [] if why is None else [tag("small", why.reason.rule)]
    yield tag("p", wording.why(decision), " ", *rule)
    yield _options(wording, decision)
    if any(option.tricks for option in decision.options):
        yield tag("h4", wording.say("tricks"))
        yield _tricks(wording, decision)
    if why is not None:
        yield tag("h4", wording.say("example"))
        yield _hands(wording, why.hands)
    yield from _holders(wording, decision)


def _grid(headings: Sequence[str], rows: Iterable[Markup]) -> Markup:
    head = tag("tr", *(tag("th", heading, scope="col") for heading in headings))
    return tag("div", tag("table", tag("thead", head), tag("tbody", *rows)), class_="wide")


def _options(wording: Wording, decision: JudgedDecision) -> Markup:
    headings = wording.say("action"), wording.of_unit("value"), wording.say("behind")
    rows = (_option(wording, decision, option) for option in decision.options)
    return _grid(headings, rows)


def _option(wording: Wording, decision: JudgedDecision, option: Option) -> Markup:
    behind = option.behind
    low, high = wording.value(behind.low), wording.value(behind.high)
    columns = [tag("td", "–")]
    if option is not decision.best:
        columns = [tag("td", wording.value(behind.value), " ", tag("small", f"{low}…{high}"))]
    return tag(
        "tr",
        tag("th", wording.action(option.action), scope="row"),
        tag("td", wording.value(option.value)),
        *columns,
        class_="mine" if option.action == decision.moment.played else "",
    )


def _tricks(wording: Wording, decision: JudgedDecision) -> Markup:
    most = max(len(option.tricks) for option in decision.options)
    rows = []
    for option in decision.options:
        counts = (*option.tricks, *(0,) * (most - len(option.tricks)))
        cells = (tag("td", _percent(count, decision.worlds)) for count in counts)
        mine = "mine" if option.action == decision.moment.played else ""
        name = tag("th", wording.action(option.action), scope="row")
        rows.append(tag("tr", name, *cells, class_=mine))
    return _grid(["", *map(str, range(most))], rows)


def _percent(count: int, of: int) -> str:
    return str(round(_HUNDRED * count / of)) if count else "·"


def _hands(wording: Wording, hands: Sequence[Sequence[str]]) -> Markup:
    rows = (
        tag("div", tag("b", wording.texts.player(seat)), *(card(wording, name) for name in hand))
        for seat, hand in enumerate(hands)
    )
    return tag("div", *rows, class_="hands")


def _holders(wording: Wording, decision: JudgedDecision) -> Iterator[Markup]:
    """The card counter's eye: nothing where nobody has looked at a card yet."""
    view, review = decision.moment.view, wording.review
    worlds = 400
    found = holders(view, worlds)
    if view.round is None or not view.round.hand or not found:
        return
    others = [seat for seat in range(review.config.players) if seat != view.seat]
    rows = []
    for number, counts in found.items():
        name = review.yardstick.card_name(review.config, number)
        shares = [counts[seat] for seat in others]
        cells = (tag("td", _percent(each, worlds)) for each in (*shares, worlds - sum(shares)))
        rows.append(tag("tr", tag("th", card(wording, name), scope="row"), *cells))
    headings = [
        wording.say("card"), *map(wording.texts.player, others), wording.say("elsewhere"),
    ]  # fmt: skip
    yield tag(
        "details",
        tag("summary", wording.say("holders")),
        tag("p", wording.say("holders-words"), class_="words"),
        _grid(headings, rows),
    )
