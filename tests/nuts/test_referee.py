"""Whole games with every option and any cards, judged again by the referee of `referee.py`."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.definitions.random_setups import mustachio_setup
from tests.nuts.referee import Referee
from upperlip.bots import BOTS
from upperlip.nuts import MUSTACHIO
from upperlip.records.write import record_of, text_of
from upperlip.simulation import play_out
from upperlip.table.match import Match

FOREIGN = Path(__file__).parents[1] / "foreign"


def judge(seed: int, *, outside: bool) -> None:
    """A game by random bots, from its record."""
    players, options, cards = mustachio_setup(Random(seed), outside=outside)
    known = [MUSTACHIO.read_definition(card) for card in cards]
    match = Match(MUSTACHIO, MUSTACHIO.configure(players, options, known), seed)
    play_out(match, [BOTS["random"]] * players, keep_legal=True)
    Referee(json.loads(text_of(record_of(match, ["?"] * players)))).check()


@pytest.mark.parametrize("seed", range(40))
def test_a_second_referee_agrees(seed: int) -> None:
    """U-3 to U-53: random games, random options, every question and every point."""
    judge(seed, outside=False)


@pytest.mark.parametrize("seed", range(60))
def test_it_agrees_about_cards_from_outside(seed: int) -> None:
    """E-2, E-6, E-31 to E-45: random villains among those of the box."""
    judge(seed, outside=True)


@pytest.mark.parametrize("name", ["mustachio", "cards-mustachio"])
def test_it_agrees_with_a_third(name: str) -> None:
    """U-6 to U-53, E-31 to E-45: the foreign games are by a referee that neither of ours knows."""
    for line in (FOREIGN / f"{name}.jsonl").read_text("utf-8").splitlines():
        Referee(json.loads(line)).check()


WRONG = [
    path
    for path in sorted(FOREIGN.glob("refused*/*.jsonl"))
    if path.name.startswith(("rule-", "effects-")) and '"game": "mustachio"' in path.read_text()
]


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_it_finds_games_by_other_rules(path: Path) -> None:
    """Else it would agree with anything."""
    with pytest.raises(AssertionError):
        Referee(json.loads(path.read_text("utf-8"))).check()
