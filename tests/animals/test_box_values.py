"""What is printed on the cards of a box (O-3, O-4): options `stars` and `trophies`."""

from collections import Counter

import pytest

from tests.animals.kit import begin, let_chance, refusal, stars, trophies, until, view
from tests.animals.rounds import seesaw, won_by_2_and_3
from upperlip.animals import MOUSTACHE
from upperlip.animals.chance import HIDDEN, Trophies
from upperlip.table.generator import Generator

ONES = (1,) * 11
NINES = (9,) * 11
ZEROS = (9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
TOKENS = ((1, 1, 9), (2, 5, 5), (7, 7, 7), (1, 8, 9))


@pytest.mark.parametrize(
    ("printed", "rules", "expected"),
    [
        (None, ("pink-open",), (19, 17)),
        (ONES, ("pink-open",), (20, 20)),  # twenty cards each
        (NINES, ("pink-open",), (180, 180)),
        (ZEROS, ("pink-open",), (18, 18)),  # P0 O0 against G0 B0
        (ZEROS, ("shining-zeros",), (4, 4)),  # two stars, whatever is printed
        (NINES, ("shining-zeros",), (180 - 14, 180 - 14)),
        (ZEROS, ("green-negative",), (18, 0)),
        (NINES, ("green-negative",), (180, 0)),  # ten green cards against ten others
        (ZEROS, ("shining-zeros", "green-negative"), (4, 0)),
        (ZEROS, ("green-negative", "shining-zeros"), (4, 0)),
        (ZEROS, ("pink-bonus", "shining-zeros"), (14, 4)),
        (ONES, ("pink-bonus", "last-trick"), (30, 23)),
        ((0,) * 11, ("blue-tax",), (0, 0)),
    ],
)
def test_stars_as_they_are_printed(
    printed: tuple[int, ...] | None, rules: tuple[str, ...], expected: tuple[int, int]
) -> None:
    """O-3, O-25."""
    assert stars(seesaw(*rules, stars=printed)) == expected


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_winner_draws_one_of_the_boxs_three(number: int) -> None:
    """O-4, O-30: equal numbers are different tokens, so both can be drawn."""
    state = until(begin(6, trophies=TOKENS), "trophies", number)
    for seed in range(5):
        drawn = [token for token in let_chance(state, seed).trophies[-1] if token is not None]
        assert sorted(drawn) == list(TOKENS[number - 1])


def test_no_token_is_drawn_more_often_than_there_are() -> None:
    """O-4, O-30: 1 1 9."""
    state = won_by_2_and_3(tokens=TOKENS)
    assert trophies(state, None, None, 1, 1).trophies == ((None, None, 1, 1),)
    assert trophies(state, None, None, 9, 1).trophies == ((None, None, 9, 1),)
    for drawn in ((9, 9), (1, 2), (1, 3)):
        assert refusal(state, Trophies(1, (None, None, *drawn))) == "O-30 impossible-trophy"


@pytest.mark.parametrize(("number", "middle"), [(1, 1), (2, 5), (3, 7), (4, 8)])
def test_the_middle_is_the_second_of_the_three(number: int, middle: int) -> None:
    """O-4: with even_trophies."""
    state = until(begin(3, trophies=TOKENS, even_trophies=True), "trophies", number)
    assert set(let_chance(state).trophies[-1]) == {None, middle}


def test_guesses_of_others_trophies_know_equal_tokens() -> None:
    """O-4, O-30: who drew a 1 of 1 1 9 knows that a 1 and a 9 are left, equally likely."""
    state = trophies(won_by_2_and_3(tokens=TOKENS), None, None, 1, 1)
    assert view(state, 2).trophies == ((None, None, 1, HIDDEN),)
    guesses = Counter(
        MOUSTACHE.guess(view(state, 2), Generator(seed)).trophies[0][3] for seed in range(400)
    )
    assert set(guesses) == {1, 9}
    assert 150 < guesses[1] < 250


def test_the_house_values_are_those_of_no_option() -> None:
    """O-3, O-4."""
    assert begin().config.tokens(4) == (4, 5, 6)
    assert begin().config.printed_stars == (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)
