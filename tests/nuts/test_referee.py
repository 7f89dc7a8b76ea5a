"""Whole games with every option, judged a second time by the referee of `referee.py`."""

import json
from pathlib import Path

import pytest

from tests.nuts.referee import Referee
from upperlip.bots import BOTS
from upperlip.nuts import MUSTACHIO
from upperlip.records.write import record_of, text_of
from upperlip.selfcheck import OPTIONS
from upperlip.simulation import play_out
from upperlip.table.generator import Generator
from upperlip.table.match import Match

FOREIGN = Path(__file__).parents[1] / "foreign" / "mustachio.jsonl"


@pytest.mark.parametrize("seed", range(40))
def test_a_second_referee_agrees(seed: int) -> None:
    """U-3 to U-53: random games, random options, every question and every point."""
    players, options = OPTIONS["mustachio"](Generator(3, seed))
    match = Match(MUSTACHIO, MUSTACHIO.configure(players, options), seed)
    play_out(match, [BOTS["random"]] * players, keep_legal=True)
    Referee(json.loads(text_of(record_of(match, ["?"] * players)))).check()


def test_it_agrees_with_a_third() -> None:
    """U-14 to U-45: the foreign games were made by a referee that neither of ours knows."""
    for line in FOREIGN.read_text("utf-8").splitlines():
        Referee(json.loads(line)).check()
