"""The end of a round (O-25, O-26, O-29)."""

import pytest

from tests.animals.kit import (
    after,
    before_deal,
    deal,
    let_chance,
    play_out,
    printed,
    stars,
    taken,
)
from tests.animals.rounds import EVEN, seesaw
from upperlip.animals import MOUSTACHE
from upperlip.animals.state import State
from upperlip.table.ply import Hidden


def test_a_teams_stars_are_those_on_its_cards() -> None:
    """O-25: 19 and 17, counted by hand, and by the cards."""
    state = seesaw("pink-open")
    assert stars(state) == (19, 17) == printed(state)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_teammates_count_together(players: int, seed: int) -> None:
    """O-25: every captured card counts once, for the team."""
    state = play_out(let_chance(before_deal("pink-open", players=players), seed))
    assert stars(state) == printed(state)
    captured = " ".join(taken(state)).split()
    assert len(captured) == len(set(captured))


def test_more_stars_win() -> None:
    """O-26: for either team."""
    assert seesaw("pink-open").scores[-1].winner == 0
    assert seesaw("pink-open", teams=(1, 0, 1, 0)).scores[-1].winner == 1


@pytest.mark.parametrize("teams", [(0, 1, 0, 1), (1, 0, 1, 0)])
def test_equal_stars_the_crowns_team_wins(teams: tuple[int, ...]) -> None:
    """O-10, O-29: the crown is seat 1's."""
    state = seesaw("pink-open", teams=teams, oranges=EVEN)
    assert stars(state) == (18, 18)
    assert state.scores[-1].winner == teams[1]


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (("green-negative", "shining-zeros"), (23, -1)),
        (("pink-bonus", "shining-zeros"), (33, 21)),
        (("green-negative", "pink-bonus"), (29, -1)),
        (("last-trick", "green-negative"), (19, 2)),
        (("shining-zeros", "last-trick"), (23, 24)),
    ],
)
def test_card_by_card_in_either_order(rules: tuple[str, str], expected: tuple[int, int]) -> None:
    """O-25."""
    assert stars(seesaw(*rules)) == stars(seesaw(*rules[::-1])) == expected


def test_rules_of_the_row_count_in_later_rounds_too() -> None:
    """O-6, O-25: pink-bonus of round 1 counts in round 3."""
    hands = [f"{colour}0" for colour in "GPOB"]
    state = play_out(deal(before_deal("pink-bonus", "pink-open", "reversed"), *hands))
    pinks = [pile.count("P") for pile in taken(state)]
    first, second = printed(state)
    assert stars(state) == (first + pinks[0], second + pinks[1])
    assert sum(pinks) > 0


def test_the_next_round_starts_from_nothing() -> None:
    """O-25: piles are the round's own."""
    state = after("G5 B7 O2 P9", rules="pink-open last-trick")
    assert taken(state) == ("", "B7 G5 O2 P9")
    assert len(state.scores) == 1


# Why


def told(end: State) -> list[str]:
    """The reasons given when the last card of this round fell."""
    *earlier, ply = end.history
    before = MOUSTACHE.begin(end.config)
    for one in earlier:
        assert not isinstance(one, Hidden)
        before = MOUSTACHE.apply(before, one)
    assert not isinstance(ply, Hidden)
    *_, event = MOUSTACHE.narrate(before, ply, end)
    assert event.message == "round-won"
    return [str(reason) for reason in event.reasons]


@pytest.mark.parametrize(
    ("rule", "oranges", "reasons"),
    [
        ("pink-open", "0246813579", []),
        ("pink-open", EVEN, ["O-29 crown-wins-ties (seat=1)"]),
        ("fewest-stars", EVEN, ["O-29 crown-wins-ties (seat=1)"]),
        ("fewest-stars", "0246813579", ["O-26 fewest-win (rule=fewest-stars)"]),
    ],
)
def test_why_a_round_was_won(rule: str, oranges: str, reasons: list[str]) -> None:
    """O-26, O-29: more stars need no reason."""
    assert told(seesaw(rule, oranges=oranges)) == reasons
