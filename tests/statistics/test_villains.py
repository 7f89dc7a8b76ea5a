"""Who would have won without this villain?"""

from typing import Any

import pytest

from tests.nuts.kit import Setting, played
from upperlip.bots import BOTS
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, NAMES
from upperlip.simulation import play_out
from upperlip.statistics.nuts.villains import (
    acting,
    spell_in_force,
    spells_cast,
    winner_without,
)
from upperlip.table.match import Match
from upperlip.table.seat import OPEN, Seat


class Tricks:
    """Tricks played at a rigged table, as `tests.nuts.kit` writes them; yellow is trump."""

    def __init__(self, *tricks: str, **setting: Any) -> None:
        usual: Setting = {"trump": "Y", **setting}  # type: ignore[typeddict-item]
        view = MUSTACHIO.view(played(*tricks, **usual), OPEN)
        assert view.round is not None
        self.round = view.round
        self.spells = spells_cast(view, view.round)

    def winner(self, at: int = 0) -> Seat:
        return self.round.tricks[at].winner

    def without(self, villain: str, at: int = 0) -> Seat:
        return winner_without(BY_NAME[villain], self.round, self.spells, at)

    def acting(self, at: int) -> list[str]:
        return [NAMES[card] for card in acting(self.round, self.spells, at)]


@pytest.mark.parametrize(
    ("villain", "trick", "won", "without"),
    [
        ("ACORN", "R9 ACORN R2 R10", 2, 3),
        ("ACORN", "R9 ACORN R8 R10", 1, 3),
        ("ACORN", "Y1 ACORN R2 R3", 0, 0),
        ("BUTTERNUT", "R9 BUTTERNUT R2 R10", 1, 3),
        ("BUTTERNUT", "R9 BUTTERNUT R2 R13", 3, 3),
        ("PEANUT", "R9 PEANUT=B2,B3,B4,B6 R2 R8", 1, 0),
        ("PEANUT", "R9 PEANUT=B2,B3,B4,B6 R2 R11", 3, 3),
        ("HONEYNUT", "R9 HONEYNUT R2 R8", 1, 0),
        ("HONEYNUT", "R9 HONEYNUT R2 R12", 3, 3),
        ("HEALTH+", "R9 HEALTH+ R2 R10", 1, 3),
        ("HEALTH+", "R12 HEALTH+ R2 R10", 0, 0),
        ("HEALTH-", "R9 HEALTH- R2 R10", 1, 3),
        ("HEALTH-", "R9 HEALTH- Y2 R10", 2, 2),
        ("HUMMMUS", "R9 HUMMMUS=G G2 R10", 2, 3),
        ("HUMMMUS", "R9 HUMMMUS=R Y2 R4", 0, 2),
        ("HUMMMUS", "R9 HUMMMUS=Y Y2 R10", 2, 2),
        ("NUTCASE", "R13 NUTCASE R2 Y3", 0, 3),
        ("NUTCASE", "R9 NUTCASE R2 R10", 1, 3),
        ("NUTCASE", "R13 NUTCASE R2 R3", 0, 0),
        ("TWINS", "R9 TWINS=B3 R2 R8", 1, 0),
        ("TWINS", "R9 TWINS=B3 R2 R11", 3, 3),
        ("PISSTACHIO", "R8 PISSTACHIO R2 R3", 1, 0),
        ("PISSTACHIO", "R9 PISSTACHIO R2 R3", 0, 0),
        ("PRAYLENE", "R9 PRAYLENE R2 R11", 1, 3),
        ("PRAYLENE", "R9 PRAYLENE R2 R13", 3, 3),
        ("WALNUT", "R9 WALNUT R2 R15", 1, 3),
        ("WALNUT", "R9 WALNUT Y10 R15", 2, 2),
    ],
)
def test_every_villain_changes_some_winners_and_not_others(
    villain: str, trick: str, won: Seat, without: Seat
) -> None:
    tricks = Tricks(trick)
    assert tricks.acting(0) == [villain]
    assert tricks.winner() == won
    assert tricks.without(villain) == without


def test_the_other_numbers_stay_as_they_were() -> None:
    """U-28: HONEYNUT copied 11, and keeps its 12 when that card is gone."""
    tricks = Tricks("R9 BUTTERNUT HONEYNUT R11")
    assert tricks.winner() == tricks.without("BUTTERNUT") == 2
    assert tricks.without("HONEYNUT") == 1


def test_without_a_villain_that_led_the_next_seats_keep_their_places() -> None:
    tricks = Tricks("PRAYLENE R9 R2 R10")
    assert tricks.winner() == 0
    assert tricks.without("PRAYLENE") == 3


def test_among_villains_only() -> None:
    """U-22: they compare by number, but the walnut beats the others while there is a trump."""
    tricks = Tricks("NUTCASE WALNUT", players=2)
    assert tricks.winner() == tricks.without("WALNUT") == 0
    assert tricks.without("NUTCASE") == 1
    tricks = Tricks("NUTCASE ACORN WALNUT BUTTERNUT")
    assert tricks.winner() == tricks.without("NUTCASE") == tricks.without("WALNUT") == 1
    assert tricks.without("ACORN") == 0


def test_walnut_and_acorn_each_undone_alone() -> None:
    tricks = Tricks("R9 WALNUT ACORN R10")
    assert tricks.winner() == tricks.without("WALNUT") == 2
    assert tricks.without("ACORN") == 1


def test_a_spell_acts_in_the_next_trick_too_and_no_longer() -> None:
    """U-30"""
    tricks = Tricks("R9 HUMMMUS=G R2 R10", "3: B15 G2 Y14 B3", "0: R4 G9 Y6 R3")
    assert [tricks.acting(at) for at in range(3)] == [["HUMMMUS"], ["HUMMMUS"], []]
    assert tricks.winner(0) == tricks.without("HUMMMUS", 0) == 3
    assert (tricks.winner(1), tricks.without("HUMMMUS", 1)) == (0, 1)
    assert tricks.winner(2) == 2


def test_no_trump_in_the_next_trick_too() -> None:
    """U-31"""
    tricks = Tricks("R13 NUTCASE R2 R3", "0: B5 Y2 B6 B4", "2: R7 R8 R9 Y6")
    assert [tricks.acting(at) for at in range(3)] == [["NUTCASE"], ["NUTCASE"], []]
    assert (tricks.winner(1), tricks.without("NUTCASE", 1)) == (2, 1)


def test_both_in_one_trick_and_the_later_undone() -> None:
    """U-32: then the earlier one's colour is trump, in the next trick as well."""
    tricks = Tricks("R13 HUMMMUS=G NUTCASE G2", "0: B5 Y2 G3 B4", "0: R4 R5 R6 B10")
    assert [tricks.acting(at) for at in range(3)] == [["HUMMMUS", "NUTCASE"], ["NUTCASE"], []]
    assert tricks.winner(0) == tricks.without("HUMMMUS", 0) == 0
    assert tricks.without("NUTCASE", 0) == 3
    assert (tricks.winner(1), tricks.without("NUTCASE", 1)) == (0, 2)


def test_both_in_one_trick_the_other_way_round() -> None:
    """U-32: without the named colour there is no trump, not the round's own."""
    tricks = Tricks("R13 NUTCASE HUMMMUS=G Y2", "0: B5 Y3 G3 B4")
    assert [tricks.acting(at) for at in range(2)] == [["NUTCASE", "HUMMMUS"], ["HUMMMUS"]]
    assert tricks.winner(0) == tricks.without("NUTCASE", 0) == tricks.without("HUMMMUS", 0) == 0
    assert (tricks.winner(1), tricks.without("HUMMMUS", 1)) == (2, 0)


def test_one_in_each_of_two_tricks() -> None:
    """U-32: the earlier is out of force, but its time would not be over without the later."""
    tricks = Tricks("R9 HUMMMUS=G R2 R10", "3: B5 NUTCASE G2 B3", "0: B7 Y2 G9 B6")
    assert [tricks.acting(at) for at in range(3)] == [["HUMMMUS"], ["NUTCASE"], ["NUTCASE"]]
    assert (tricks.winner(1), tricks.without("NUTCASE", 1)) == (0, 1)
    assert (tricks.winner(2), tricks.without("NUTCASE", 2)) == (0, 1)


def test_the_spells_explain_every_trump_and_every_winner() -> None:
    """With every villain in its place, the winners are those of the engine."""
    tricks = 0

    def watch(match: Match) -> None:
        nonlocal tricks
        view: Any = match.view(OPEN)
        if view.round is None:
            return
        spells = spells_cast(view, view.round)
        for at, trick in enumerate(view.round.tricks):
            spell = spell_in_force(spells, at)
            assert trick.trump == (view.round.trump if spell is None else spell.trump)
            assert winner_without(None, view.round, spells, at) == trick.winner
            tricks += 1

    for number in range(40):
        players = 2 + number % 5
        config = MUSTACHIO.configure(players, {"villains": "all"})
        play_out(Match(MUSTACHIO, config, 11, number), [BOTS["random"]] * players, watch=watch)
    assert tricks > 40 * 30
