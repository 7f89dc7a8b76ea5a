"""Where a side's points of a round come from (U-40 to U-43)."""

import pytest

from tests.nuts.kit import played, run_round, sit, swept
from upperlip.nuts.scoring import tallies
from upperlip.nuts.state import State
from upperlip.nuts.sums import Sum, sums


def told(state: State) -> tuple[Sum, ...]:
    score = state.scores[-1] if len(state.scores) == state.live.number else None
    return sums(state.config, state.live.tricks, score)


def test_cards_by_their_numbers_and_villains_by_name() -> None:
    state = played("R15 R10 R5 R1", "0: R14 B10 B5 PRAYLENE", trump="Y", sides="pairs")
    assert told(state) == (
        (
            ("value", "15", 1, 10),
            ("value", "10", 2, 10),
            ("value", "5", 2, 10),
            ("value", "1", 1, 2),
            ("card", "PRAYLENE", 1, 5),
        ),
        (),
    )


def test_what_a_villain_voids_is_not_told() -> None:
    """U-26: its trick's cards score nothing; U-34: the turned card does."""
    assert told(played("R15 BUTTERNUT TWINS=B2 R2", trump="Y"))[0] == (("card", "TWINS", 1, 5),)


@pytest.mark.parametrize(
    ("bids", "blind", "part"),
    [
        ((9, 0, 0, 0), (), [("met", "", 1, 35)]),
        ((8, 0, 0, 0), (), []),
        ((), ("blind 9", "agree"), [("blind", "", 1, 70)]),
        ((), ("blind 8", "agree"), [("lost", "", 1, -15)]),
    ],
)
def test_what_the_bid_brought(
    bids: tuple[int, ...], blind: tuple[str, ...], part: list[tuple[str, str, int, int]]
) -> None:
    """U-40, U-17, U-42, U-43"""
    first = told(swept(sit(), bids=bids, blind=blind))[0]
    assert first == (("value", "15", 1, 10), ("value", "10", 1, 5), *part)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("sides", ["solo", "pairs"])
def test_the_parts_are_the_whole(players: int, sides: str) -> None:
    """At every trick of a round, and when it is scored."""
    state = run_round(sit(players, sides=sides if players > 2 else "solo"))
    assert totals(told(state)) == state.scores[-1].points
    for count, _ in enumerate(state.live.tricks):
        tricks = state.live.tricks[:count]
        expected = tuple(tally.plus + tally.minus for tally in tallies(state.config, tricks))
        assert totals(sums(state.config, tricks, None)) == expected


def totals(sides: tuple[Sum, ...]) -> tuple[int, ...]:
    return tuple(sum(part.points for part in sum_) for sum_ in sides)
