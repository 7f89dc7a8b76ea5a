"""How a round stood from step to step: as one seat could see it, and as the cards lay."""

from collections.abc import Iterator
from typing import NamedTuple

from upperlip.review.report import Review


class Point(NamedTuple):
    step: int
    value: int  # in millionths


class Curve(NamedTuple):
    """Of one round."""

    round: int
    seen: tuple[Point, ...]  # after each of one's decisions
    lay: tuple[Point, ...]  # all cards known
    looks: tuple[Point, ...]  # decisions worth a second look, as one could see them


def curves(review: Review) -> Iterator[Curve]:
    looks = {each.moment.step for each in review.second_looks}
    mine = [each for each in review.decisions if each.seat == review.seat]
    for number in range(1, review.game.rounds + 1):
        seen = tuple(
            Point(each.moment.step, each.played.value)
            for each in mine
            if each.moment.round == number
        )
        marked = tuple(point for point in seen if point.step in looks)
        yield Curve(number, seen, _lay(review, number), marked)


def _lay(review: Review, number: int) -> tuple[Point, ...]:
    """The ledger's sum within the round, trophies apart."""
    weight, sum_ = review.yardstick.weight(review.config, number), 0
    found: dict[int, int] = {}  # the last of a step counts
    for entry in review.entries:
        if entry.round == number and entry.kind != "trophies":
            sum_ += entry.change
            found[entry.step] = round(sum_ / weight)
    return tuple(Point(step, value) for step, value in found.items())
