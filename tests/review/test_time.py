"""How long a review takes, in processor time: a busy machine makes it wait, not work more."""

import time

import pytest

from tests.fair_games import Setup, label
from tests.kernel.needed import needs_kernel
from tests.review.kit import random_record
from upperlip.review.decision import JudgedDecision
from upperlip.review.report import Work

FIRST, ALL = 10.0, 60.0  # seconds on one core
SLOWEST = [Setup("mustachio", 4, {}), Setup("moustache", 3, {})]  # docs/decisions/review.md


@needs_kernel
@pytest.mark.long
@pytest.mark.parametrize("setup", SLOWEST, ids=label)
def test_the_first_figures_come_soon_and_all_within_a_minute(setup: Setup) -> None:
    record = random_record(setup, 1)
    began = time.process_time()
    work = Work(record, [0])
    pieces = work.pieces()
    assert isinstance(next(pieces), JudgedDecision), "one's own decisions come first"
    first = time.process_time() - began
    assert list(pieces)
    everything = time.process_time() - began
    assert work.done == work.of
    assert (first < FIRST, everything < ALL) == (True, True), (first, everything)
