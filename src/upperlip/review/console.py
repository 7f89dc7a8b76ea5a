"""A review in the terminal: the figures, the decisions worth a second look, the ledger."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from upperlip.review.decision import GRADES
from upperlip.review.report import Review
from upperlip.review.wording import Wording


def print_review(console: Console, review: Review, language: str) -> None:
    wording = Wording(review, language)
    console.print(Text(wording.say("title", seat=review.seat), "bold"))
    console.print(Text(wording.thresholds(), "dim"))
    console.print(_players(wording))
    _print_looks(console, wording)
    console.print(Text(f"\n{wording.say('ledger')}", "bold"))
    console.print(_ledger(wording))


def _grid(*headings: str) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if place else "left")
    return grid


def _players(wording: Wording) -> Table:
    review, say = wording.review, wording.say
    grades = [say(f"grade-{grade}") for grade in GRADES[2:]]
    headings = say("player"), say("choices"), wording.of_unit("each"), wording.of_unit("sum")
    grid = _grid(*headings, *grades)
    for seat in range(review.config.players):
        losses = review.losses(seat)
        grid.add_row(
            Text(wording.texts.player(seat), "bold" if seat == review.seat else ""),
            str(losses.decisions),
            wording.value(losses.each, 2),
            wording.value(losses.sum),
            *(str(losses.grades[grade]) for grade in GRADES[2:]),
        )
    return grid


def _print_looks(console: Console, wording: Wording) -> None:
    looks = wording.review.second_looks
    console.print(Text(f"\n{wording.say('looks')}", "bold"))
    if not looks:
        console.print(Text(wording.say("no-looks")))
    for each in looks:
        moment = each.moment
        where = wording.say("where", number=moment.round, step=str(moment.step))
        console.print(Text(f"{where}. {wording.lost(each)}"))
        best = wording.say("best", action=wording.action(each.best.action))
        yours = wording.say("yours", action=wording.action(moment.played))
        console.print(Text(f"  {yours}. {best}."))
        why = (
            wording.say("no-reason") if each.why is None else wording.texts.reason(each.why.reason)
        )
        console.print(Text(f"  {why}", "dim"))


def _ledger(wording: Wording) -> Table:
    grid = _grid("", wording.say("lay-column"))
    for kind, amount in wording.review.totals.items():
        if amount:
            grid.add_row(wording.say(f"line-{kind}"), wording.result(amount))
    grid.add_row(Text(wording.say("line-result"), "bold"), wording.result(wording.review.result))
    return grid
