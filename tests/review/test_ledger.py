"""The luck ledger: its lines sum to the result, to the last millionth."""

from fractions import Fraction
from typing import Any

import pytest

from tests.fair_games import SETUPS, Setup, label
from tests.kernel.needed import needs_kernel
from tests.review.kit import random_record, steps_of
from tests.slices import some_of
from upperlip.review import comparing, review_of
from upperlip.review.comparing import true_values
from upperlip.review.ledger import lines
from upperlip.review.yardstick import MILLION
from upperlip.table.ply import Decision

pytestmark = pytest.mark.fuzz
GAMES = [(setup, seed) for seed in range(-(-500 // len(SETUPS))) for setup in SETUPS]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """How good the figures are does not matter for the sum."""
    monkeypatch.setattr(comparing, "TRUE_WORLDS", 3)


def result_of(record: dict[str, Any], seat: int) -> int:
    """From the record's own result."""
    result = record["result"]
    if "points" in result:
        return MILLION * int(result["points"][seat])
    scores = result["scores"]
    side = next(n for n, members in enumerate(result["sides"]) if seat in members)
    others = [score for n, score in enumerate(scores) if n != side]
    ahead = scores[side] - Fraction(sum(others), len(others))
    return round(MILLION * Fraction(ahead))


def check_sum(setup: Setup, seed: int) -> None:
    record = random_record(setup, seed)
    seat = seed % setup.players
    review = review_of(record, seat, worlds=4)
    assert sum(review.totals.values()) == review.result == result_of(record, seat)
    assert all(entry.loss + entry.guess == entry.change for entry in review.entries)
    counted = sum(
        round(review.yardstick.weight(review.config, each.moment.round) * each.counted)
        for each in review.own
    )
    assert review.totals["own-losses"] == -counted
    assert review.totals["partner-losses"] <= 0


@needs_kernel
@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_the_lines_sum_to_the_result(setup: Setup) -> None:
    check_sum(setup, 3)


@needs_kernel
@some_of(("setup", "seed"), GAMES)
def test_the_lines_of_five_hundred_games_sum_to_their_results(setup: Setup, seed: int) -> None:
    check_sum(setup, seed)


def test_every_kind_of_luck_is_told_where_it_is() -> None:
    """O-9, O-10, O-30 and U-12, U-34."""
    kinds = {"moustache": set[str](), "mustachio": set[str]()}
    for setup in (Setup("moustache", 4, {}), Setup("mustachio", 4, {"villains": "all"})):
        game, steps = steps_of(random_record(setup, 1))
        kinds[setup.title] = {line.kind for line in lines(game, steps)}
    assert kinds["moustache"] == {
        "even", "turned", "teams", "crown", "deal", "decision", "trophies",
    }  # fmt: skip
    assert kinds["mustachio"] >= {"even", "deal", "trump", "decision"}


@needs_kernel
@pytest.mark.parametrize("setup", SETUPS[::3], ids=label)
def test_a_forced_card_changes_nothing(setup: Setup) -> None:
    """One evaluator, one stream: what could not be otherwise is neither luck nor skill."""
    game, steps = steps_of(random_record(setup, 5))
    met = 0
    for step in steps:
        asked = game.turn(step.after)
        if not isinstance(step.ply, Decision) or asked is None or not asked.seats:
            continue
        forced = len(game.legal(step.before, step.ply.seat)) == 1
        if forced and len(step.after.scores) == len(step.before.scores):
            assert true_values(step.before, worlds=8) == true_values(step.after, worlds=8)
            met += 1
    assert met > 5
