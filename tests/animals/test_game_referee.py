"""Whole games with every option and any cards, judged again by the referee of `game_referee.py`."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.animals.game_referee import GameReferee
from tests.definitions.random_setups import moustache_setup
from upperlip.animals import MOUSTACHE
from upperlip.bots import BOTS
from upperlip.records.write import record_of, text_of
from upperlip.simulation import play_out
from upperlip.table.match import Match

FOREIGN = Path(__file__).parents[1] / "foreign"


def judge(seed: int, *, outside: bool) -> None:
    """A game by random bots, from its record."""
    players, options, cards = moustache_setup(Random(seed), outside=outside)
    known = [MOUSTACHE.read_definition(card) for card in cards]
    match = Match(MOUSTACHE, MOUSTACHE.configure(players, options, known), seed)
    play_out(match, [BOTS["random"]] * players, keep_legal=True)
    GameReferee(json.loads(text_of(record_of(match, ["?"] * players)))).check()


@pytest.mark.parametrize("seed", range(30))
def test_a_third_referee_agrees(seed: int) -> None:
    """O-1 to O-30: random games, random options, every question and every star."""
    judge(seed, outside=False)


@pytest.mark.parametrize("seed", range(60))
def test_it_agrees_about_cards_from_outside(seed: int) -> None:
    """E-1, E-3 to E-5, E-8, E-11 to E-25: random rule cards beside those of the box."""
    judge(seed, outside=True)


@pytest.mark.parametrize("name", ["moustache", "cards-moustache"])
def test_it_agrees_with_the_foreign_games(name: str) -> None:
    """They are by a referee that none of ours knows."""
    for line in (FOREIGN / f"{name}.jsonl").read_text("utf-8").splitlines():
        GameReferee(json.loads(line)).check()


WRONG = [
    path
    for path in sorted(FOREIGN.glob("refused*/*.jsonl"))
    if path.name.startswith(("rule-", "effects-")) and '"game": "moustache"' in path.read_text()
]


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_it_finds_games_by_other_rules(path: Path) -> None:
    """Else it would agree with anything."""
    with pytest.raises(AssertionError):
        GameReferee(json.loads(path.read_text("utf-8"))).check()
