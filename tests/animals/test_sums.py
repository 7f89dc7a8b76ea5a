"""Where a team's stars come from (O-25)."""

import pytest

from tests.animals.kit import before_deal, let_chance, play_out
from tests.animals.rounds import seesaw, tilted
from upperlip.animals.scoring import stars_so_far
from upperlip.animals.state import State
from upperlip.animals.sums import Sum, sums


def told(state: State) -> tuple[Sum, Sum]:
    over = len(state.scores) == state.live.number
    row = state.row[: state.live.number]
    return sums(state.config, row, state.live.teams, state.live.tricks, over=over)


def test_stars_on_cards_and_a_tax() -> None:
    """Seven blue cards against four; 21 stars against 13."""
    first, second = told(tilted("blue-tax"))
    assert first == (("", 24, 21), ("blue-tax", 0, -5))
    assert second == (("", 16, 13),)


def test_what_a_rule_makes_of_cards() -> None:
    """Seven of the thirteen stars are green."""
    first, second = told(tilted("green-negative"))
    assert first == (("", 24, 21),)
    assert second == (("", 16, 13), ("green-negative", 0, -14))


def test_the_last_trick_counts_when_it_is_played() -> None:
    first, second = told(seesaw("last-trick"))
    assert first == (("", 20, 19),)
    assert second == (("", 20, 17), ("last-trick", 0, 3))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("row", [("blue-tax",), ("green-negative", "last-trick"), ("pink-open",)])
def test_the_parts_are_the_whole(players: int, row: tuple[str, ...]) -> None:
    """At every trick of a round, and when it is over."""
    end = play_out(let_chance(before_deal(*row, players=players), players))
    assert totals(told(end)) == end.scores[-1].stars
    teams, tricks = end.live.teams, end.live.tricks
    for count in range(len(tricks)):
        parts = sums(end.config, end.row[: len(row)], teams, tricks[:count], over=False)
        assert totals(parts) == stars_so_far(end.config, end.row[: len(row)], teams, tricks[:count])


def totals(both: tuple[Sum, Sum]) -> tuple[int, ...]:
    return tuple(sum(part.stars for part in sum_) for sum_ in both)
