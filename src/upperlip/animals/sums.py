"""Where a team's stars come from: its cards, and what each rule card made of them (O-25)."""

from functools import lru_cache
from typing import NamedTuple

from upperlip.animals.cards import Card
from upperlip.animals.config import Config
from upperlip.animals.line import Row, line_of
from upperlip.animals.scoring import before_effects, taker, worths
from upperlip.animals.state import DoneTrick


class Part(NamedTuple):
    """So many stars; `rule` is the card that gave or took them, or nothing for printed ones."""

    rule: str
    cards: int  # that were captured
    stars: int


Sum = tuple[Part, ...]


@lru_cache(maxsize=1 << 6)  # every seat at the table asks the same
def sums(
    config: Config,
    row: Row,
    teams: tuple[int, ...],
    tricks: tuple[DoneTrick, ...],
    *,
    over: bool,
) -> tuple[Sum, Sum]:
    """By team, and without rules that did nothing; `over`: there is no further trick."""
    last = taker(teams, tricks[-1]) if over and tricks else None
    tally = before_effects(config, row, teams, tricks, last)
    by_rule = [dict.fromkeys(row, 0), dict.fromkeys(row, 0)]
    for team, pile in enumerate(tally.captured):
        for number, rule in enumerate(row):
            by_rule[team][rule] += _changed(config, row, number, pile)
    for rule, effect in line_of(row, config.known):
        before, tally = tally.stars, effect.tally(tally)
        for team, (were, are) in enumerate(zip(before, tally.stars, strict=True)):
            by_rule[team][rule] += are - were
    first, second = (
        _of_team(config, pile, rules) for pile, rules in zip(tally.captured, by_rule, strict=True)
    )
    return first, second


def _changed(config: Config, row: Row, number: int, pile: tuple[Card, ...]) -> int:
    """What a rule card makes of captured cards, after those to the left of it."""
    without, with_it = (
        sum(worths(part, config.printed_stars, config.known)[card] for card in pile)
        for part in (row[:number], row[: number + 1])
    )
    return with_it - without


def _of_team(config: Config, pile: tuple[Card, ...], rules: dict[str, int]) -> Sum:
    printed = worths((), config.printed_stars, config.known)
    cards = Part("", len(pile), sum(printed[card] for card in pile))
    return (cards, *(Part(rule, 0, stars) for rule, stars in rules.items() if stars))
