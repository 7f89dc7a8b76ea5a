"""From play to the kernel's net: what was learned is what it says."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from tests.kernel.needed import needs_kernel
from training.plays import fit, net
from training.plays.games import GAMES
from training.plays.play import Teacher, play
from upperlip import kernel
from upperlip.bots import Budget
from upperlip.table.match import Match

SEED = 1 << 33


@needs_kernel
@pytest.mark.fuzz
@pytest.mark.parametrize("title", GAMES)
def test_the_kernel_says_what_was_learned(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, plays = GAMES[title], tmp_path / "plays.jsonl"
    rows = play(source, SEED, 0, Teacher(Budget(simulations=20), guidance=0.0))
    assert len(rows) > 30
    plays.write_text("".join(json.dumps(row) + "\n" for row in rows))
    monkeypatch.setattr(fit, "BLOCK", 5)  # there are so few
    learned = fit.fit(fit.Rows([plays], source), rounds=2, rate=0.0015)
    try:
        source.policy.load(net.packed(learned))
        compare(title, net.rounded(learned))
    finally:
        source.policy.load(source.policy.WEIGHTS.read_bytes())


def compare(title: str, weights: net.Weights) -> None:
    """At the first cards of a match; whole numbers are rounded once more, between the layers."""
    source = GAMES[title]
    for world in first_cards(title):
        last = net.forward_sparse(weights, source.policy.features(world))
        outputs, chances = source.policy.outputs(world), source.policy.policy(world)
        floating = net.softmax(last[[outputs[answer] for answer in chances]])
        assert list(chances.values()) == pytest.approx(floating.tolist(), abs=0.01)
        assert source.policy.value(world) == pytest.approx(net.value(last, source.spread), abs=0.01)


def first_cards(title: str) -> list[Any]:
    game = GAMES[title].game
    match, found = Match(game, game.configure(4, {}), SEED), list[Any]()
    while len(found) < 8:
        ask = match.ask
        assert ask is not None
        if not match.let_chance():
            if ask.what == "play":
                found.append(kernel.COMPILED[title].state.from_state(match.truth))
            match.act(ask.seats[0], match.legal(ask.seats[0])[0])
    return found
