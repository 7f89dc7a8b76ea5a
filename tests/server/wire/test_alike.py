"""What is made once for all seats is what would be made for each, and made from nothing else."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from upperlip.games import GAMES
from upperlip.server.wire.alike import made_once
from upperlip.server.wire.views import on_the_wire
from upperlip.table.match import Match
from upperlip.table.seat import SPECTATOR


class Seen:
    def __init__(self, cards: list[int], hand: str) -> None:
        self.cards = cards
        self.hand = hand


def test_it_is_made_once_from_the_very_same_objects() -> None:
    made = []

    @made_once("cards")
    def piece(seen: Seen, trump: str) -> int:
        made.append(trump)
        return sum(seen.cards)

    cards = [1, 2]
    assert [piece(Seen(cards, hand), "R") for hand in "abcd"] == [3] * 4
    assert len(made) == 1
    assert piece(Seen([1, 2], "a"), "R") == 3
    assert len(made) == 2, "equal is not the same"
    assert piece(Seen(cards, "a"), "G") == piece(Seen(cards, "b"), "G") == 3
    assert len(made) == 3


def _positions(title: str, number: int) -> Iterator[Match]:
    """All of a game at random."""
    game, rng = GAMES[title], random.Random(number)
    match = Match(game, game.configure(4, {}), seed=number)
    while not match.over:
        ask = match.ask
        if match.let_chance() or ask is None:
            continue
        for seat in ask.seats:
            match.act(seat, rng.choice(match.legal(seat)))
        yield match


@pytest.mark.parametrize("title", GAMES)
def test_tables_that_take_turns_are_shown_their_own(title: str) -> None:
    """Nothing that was made for one is left over for the other, nor for another seat."""
    seats = [SPECTATOR, *range(4)]
    for here, there in zip(_positions(title, 1), _positions(title, 2), strict=False):
        in_a_row = [on_the_wire(here.glance(seat)) for seat in seats]
        in_turn = []
        for seat in seats:
            on_the_wire(there.glance(seat))
            in_turn.append(on_the_wire(here.glance(seat)))
        assert msgspec.json.encode(in_a_row) == msgspec.json.encode(in_turn)
