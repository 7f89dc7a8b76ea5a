"""A bot's worker thinks by the rules of the view; one that does not know them says so."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.next_rules import sitecustomize as next_rules
from upperlip.bots import Budget
from upperlip.games import GAMES
from upperlip.table.generator import Generator
from upperlip.table.match import Match

pytestmark = pytest.mark.process
GIFTS = {"rules": ["pass-three", "pink-open", "twos-win", "reversed"]}
_WORKER = """
import pickle, sys
from upperlip.bots import BOTS
from upperlip.server.bots.worker import answer
print(answer(BOTS, pickle.load(sys.stdin.buffer)))
"""


@pytest.fixture(autouse=True)
def rules() -> Iterator[None]:
    with next_rules.changed():
        next_rules.come(next_rules.NEW)
        yield


def said_by(worker: dict[str, str]) -> str:
    """Of a view of the new rules, before any gift."""
    game = GAMES["moustache"]
    match = Match(game, game.configure(4, GIFTS), 5)
    while match.let_chance():
        pass
    task = ("regular", match.view(0), match.legal(0), Generator(1), Budget(simulations=20))
    told = subprocess.run(
        [sys.executable, "-c", _WORKER],
        input=pickle.dumps(task),
        env=os.environ | worker,
        capture_output=True,
        check=True,
    )
    return told.stdout.decode()


def test_a_worker_that_knows_the_rules_of_the_view_thinks_by_them() -> None:
    assert said_by(next_rules.environment(next_rules.NEW)).startswith("says ")


def test_a_worker_that_does_not_know_them_says_so() -> None:
    assert said_by({}).startswith("failed ValueError in box.py")
