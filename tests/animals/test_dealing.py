"""Teams, crown and hands (O-9 to O-11), and deals that cannot be."""

from dataclasses import replace

import pytest

from tests.animals.kit import (
    asked,
    before_deal,
    begin,
    cards,
    deal,
    decision,
    let_chance,
    refusal,
    rigged,
)
from upperlip.animals import MOUSTACHE
from upperlip.animals.cards import is_joker
from upperlip.animals.chance import Deal, Trophies
from upperlip.animals.state import Round

ANIMALS_IN_HAND = {  # by the size of one's team
    3: {1: 9, 2: 12},
    4: {2: 10},
    5: {2: 7, 3: 8},
    6: {3: 7},
}
EVERY = pytest.mark.parametrize("players", [3, 4, 5, 6])


def drawn(players: int, seed: int) -> Round:
    return let_chance(before_deal("blue-tax", players=players), seed).live


@EVERY
def test_team_0_is_the_smaller(players: int) -> None:
    """O-9: 1 against 2; 2-2; 2-3; 3-3."""
    for seed in range(20):
        teams = drawn(players, seed).teams
        small = {3: 1, 4: 2, 5: 2, 6: 3}[players]
        assert (teams.count(0), teams.count(1)) == (small, players - small)


@EVERY
def test_cards_per_player(players: int) -> None:
    """O-11: 12, 10, 8, 7; jokers only for the small team."""
    for seed in range(20):
        round_ = drawn(players, seed)
        for team, hand in zip(round_.teams, round_.hands, strict=True):
            animals = sum(not is_joker(card) for card in hand)
            assert len(hand) == {3: 12, 4: 10, 5: 8, 6: 7}[players]
            assert animals == ANIMALS_IN_HAND[players][round_.teams.count(team)]


def test_with_three_the_lone_player_has_all_jokers() -> None:
    """O-11: 9 animals and all three."""
    for seed in range(20):
        round_ = drawn(3, seed)
        assert set(cards("UNICORN MONKEY PIGEON")) <= set(round_.hands[round_.teams.index(0)])


@EVERY
def test_no_card_is_dealt_twice(players: int) -> None:
    """O-11."""
    dealt = [card for hand in drawn(players, 1).hands for card in hand]
    assert len(set(dealt)) == len(dealt) == players * {3: 12, 4: 10, 5: 8, 6: 7}[players]


@pytest.mark.parametrize("crown", range(5))
def test_anyone_may_have_the_crown_and_leads(crown: int) -> None:
    """O-10: whichever team they are on."""
    state = deal(before_deal("blue-tax", players=5), *[""] * 5, crown=crown)
    assert asked(state) == ("play", (crown,))


# What cannot be dealt


FOUR, FIVE = (before_deal("blue-tax", players=players) for players in (4, 5))


def a_deal(players: int) -> Deal:
    return rigged(before_deal("blue-tax", players=players), *[""] * players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_deal_that_the_next_tests_spoil_is_good(players: int) -> None:
    state = before_deal("blue-tax", players=players)
    assert deal(state, *[""] * players).live.hands


@pytest.mark.parametrize(
    ("players", "teams"),
    [
        (4, (0, 1, 1, 1)),
        (4, (0, 0, 0, 1)),
        (4, (0, 1, 2, 0)),
        (4, (0, 0, 0, 0)),
        (4, (0, 1, 0)),
        (3, (0, 0, 1)),
        (5, (0, 0, 0, 1, 1)),
    ],
)
def test_wrong_teams(players: int, teams: tuple[int, ...]) -> None:
    """O-9: sizes, numbers, and team 0 the smaller one."""
    state = before_deal("blue-tax", players=players)
    assert refusal(state, replace(a_deal(players), teams=teams)) == "O-9 wrong-teams"


@pytest.mark.parametrize("crown", [-1, 4])
def test_wrong_crown(crown: int) -> None:
    """O-10."""
    assert refusal(FOUR, replace(a_deal(4), crown=crown)) == "O-10 wrong-crown"


def test_wrong_round() -> None:
    """O-6."""
    assert refusal(FOUR, replace(a_deal(4), round=2)) == "O-6 wrong-round"


def test_wrong_number_of_hands() -> None:
    """O-11."""
    hands = a_deal(4).hands
    assert refusal(FOUR, replace(a_deal(4), hands=hands[:3])) == "O-11 wrong-hands"


@pytest.mark.parametrize("size", [9, 11])
def test_wrong_hand_size(size: int) -> None:
    """O-11."""
    hands = a_deal(4).hands
    unused = [card for card in range(44) if all(card not in hand for hand in hands)]
    first = (*hands[0], *unused)[:size]
    assert refusal(FOUR, replace(a_deal(4), hands=(first, *hands[1:]))) == "O-11 wrong-hand-size"


def test_a_card_twice() -> None:
    """O-11: in two hands, or in one."""
    hands = a_deal(4).hands
    for stolen in (hands[0][0], hands[1][1]):
        second = (stolen, *hands[1][1:])
        assert (
            refusal(FOUR, replace(a_deal(4), hands=(hands[0], second, *hands[2:])))
            == "O-1 card-twice"
        )


@pytest.mark.parametrize("players", [4, 5])
def test_a_joker_for_one_who_gets_none(players: int) -> None:
    """O-2, O-11: nobody of four, nor of the larger team of five."""
    good = a_deal(players)
    unused = max(card for card in range(47) if all(card not in hand for hand in good.hands))
    hands = (*good.hands[:-1], (*good.hands[-1][1:], unused))
    state = before_deal("blue-tax", players=players)
    assert refusal(state, replace(good, hands=hands)) == "O-11 wrong-jokers"


def test_a_joker_kept_from_the_lone_player() -> None:
    """O-11: all three are theirs."""
    good = a_deal(3)
    unused = min(card for card in range(47) if all(card not in hand for hand in good.hands))
    state = before_deal("blue-tax", players=3)
    hands = ((*good.hands[0][:-1], unused), *good.hands[1:])
    assert refusal(state, replace(good, hands=hands)) == "O-11 wrong-jokers"


def test_two_jokers_for_one_of_five() -> None:
    """O-11: one each."""
    state = rigged(FIVE, "UNICORN", "MONKEY", "", "", "")
    first, second, *rest = state.hands
    first, second = (*first[1:], max(second)), (first[0], *second[:-1])
    assert refusal(FIVE, replace(state, hands=(first, second, *rest))) == "O-11 wrong-jokers"


def test_chance_waits_for_its_turn() -> None:
    """O-9: first the rule card; and no trophies before a round is won."""
    assert refusal(begin(), a_deal(4)) == "record chance-not-now"
    assert refusal(FOUR, Trophies(1, (1, None, 2, None))) == "record chance-not-now"
    assert refusal(MOUSTACHE.apply(FOUR, a_deal(4)), a_deal(4)) == "O-14 seats-first"


def test_nobody_can_play_before_the_deal() -> None:
    """O-9."""
    assert refusal(FOUR, decision(0, "play G1")) == "O-9 chance-first"
