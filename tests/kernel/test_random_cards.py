"""Random set-ups: what they cover, and that they keep to the limits."""

from collections.abc import Iterator
from functools import reduce

import pytest

from upperlip.bots import find_bot
from upperlip.definitions.card import OutsideCard
from upperlip.definitions.library import Library
from upperlip.games import GAMES
from upperlip.selfcheck.coverage import Coverage, covered, everything
from upperlip.selfcheck.setups import random_setup
from upperlip.simulation import play_out
from upperlip.table.match import Match
from upperlip.table.seat import OPEN

SETUPS = 2000  # how many meet every bound and every pair on a card, whatever the seed


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", [0, 7])
def test_they_meet_every_effect_bound_and_pair(seed: int) -> None:
    """E-11 to E-39: before a card is played."""
    met = Coverage()
    for number in range(SETUPS):
        config = random_setup(seed, number)
        game = GAMES[config.game]
        met = met.plus(covered(game.glance(game.begin(config), OPEN)))
    for title in GAMES:
        whole = everything(title)
        assert not whole.bounds - met.bounds
        assert not whole.on_a_card - met.on_a_card


@pytest.mark.fuzz
def test_their_effects_meet_on_the_table() -> None:
    """On different cards: in one row, or in one trick."""
    rounds: list[Coverage] = []
    for number in range(120):
        config = random_setup(3, number)
        game = GAMES[config.game]
        match = Match(game, config, 3, number)
        play_out(
            match,
            [find_bot("random")] * config.players,
            watch=lambda match: rounds.append(covered(match.view(OPEN))),
        )
    met = reduce(Coverage.plus, rounds)
    for title in GAMES:
        whole = everything(title).together
        assert len(met.together & whole) > len(whole) / 2


def test_the_same_seed_gives_the_same_games() -> None:
    setups = [random_setup(5, number) for number in range(40)]
    assert setups == [random_setup(5, number) for number in range(40)]
    assert setups != [random_setup(6, number) for number in range(40)]


def test_a_library_replaces_them() -> None:
    """E-43: its cards in rows and lists, never two that pass."""
    library: Library = {title: tuple(_cards_of(title)) for title in GAMES}
    met: set[str] = set()
    for number in range(120):
        config = random_setup(1, number, library)
        assert set(config.cards) <= set(library[config.game])
        met |= {card.id for card in config.cards}
    assert met == {card.id for cards in library.values() for card in cards}


def _cards_of(title: str) -> Iterator[OutsideCard]:
    """Three, two of which pass."""
    own: dict[str, object] = {"side": "black"} if title == "moustache" else {"number": 3}
    for place in range(3):
        effects = [{"effect": "pass", "cards": 1 + place, "to": "left"}] if place else []
        yield GAMES[title].read_definition(
            {"id": f"a:c{place}", "game": title, **own, "name": {"en": "x"}, "effects": effects}
        )


def test_what_is_covered_is_told() -> None:
    moustache, mustachio = Coverage().in_words()
    assert moustache.startswith("moustache: 0 of 15 effects, 0 of ")
    assert mustachio.startswith("mustachio: 0 of 9 effects, 0 of ")
    (whole, _) = everything("moustache").in_words()
    assert whole.startswith("moustache: 15 of 15 effects")
