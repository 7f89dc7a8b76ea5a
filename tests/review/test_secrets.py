"""What others held changes nothing: a decision is judged by what its seat could see."""

import json
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.fair_games import Setup
from tests.records.plain import plain
from tests.review.kit import random_record, steps_of
from tests.slices import some_of
from upperlip.cli import main
from upperlip.records.check import read_head
from upperlip.records.read import Fault
from upperlip.records.write import record_of_plies
from upperlip.review import review_of
from upperlip.review.decision import judge
from upperlip.review.moment import finished, moments
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision

pytestmark = pytest.mark.fuzz

SETUPS = [
    Setup("moustache", 3, {}),
    Setup("moustache", 4, {}),
    Setup("moustache", 5, {"rules": ["pass-three", "pink-open", "twos-win", "cut-leads"]}),
    Setup("mustachio", 2, {"villains": "all"}),
    Setup("mustachio", 4, {}),
    Setup("mustachio", 5, {"villains": "pool"}),
]


def played_on(game: Any, state: Any, draws: Generator) -> Any:
    """To the end, anyhow."""
    while (ask := game.turn(state)) is not None:
        if not ask.seats:
            state = game.apply(state, game.sample(state, draws))
        else:
            legal = game.legal(state, ask.seats[0])
            action = legal[draws.below(len(legal))]
            state = game.apply(state, Decision(ask.seats[0], action))
    return state


@some_of("setup", SETUPS, few=3, ids=lambda setup: f"{setup.title}-{setup.players}")
def test_swapped_cards_leave_the_review_as_it_is(setup: Setup) -> None:
    """Two games that a seat cannot tell apart up to a decision are judged alike up to it."""
    game, steps = steps_of(random_record(setup, 7))
    first_round = [
        each for each in moments(game, steps) if each.round == 1 and each.played.verb == "play"
    ]
    swapped = 0
    for moment in first_round[2::5]:
        seat = moment.view.seat
        guess = game.guess(moment.view, Generator(moment.step))
        truth: Any = steps[moment.step - 1].before
        swapped += guess.round.hands != truth.round.hands
        guess = game.apply(guess, Decision(seat, moment.played))
        other = played_on(game, guess, Generator(1, moment.step))
        names, result = ["a"] * setup.players, game.result(other)
        record = record_of_plies(game, other.config, other.history, names, result)
        _, others = steps_of(plain(record))
        mine = [each for each in moments(game, steps) if each.view.seat == seat]
        theirs = [each for each in moments(game, others) if each.view.seat == seat]
        for one, two in zip(mine, theirs, strict=False):
            if one.step > moment.step:
                break
            assert judge(one, worlds=40) == judge(two, worlds=40)
    assert swapped, "else nothing was tried"


@pytest.mark.parametrize("title", BY_TITLE)
def test_a_game_that_is_not_over_is_refused(title: str, tmp_path: Any, capsys: Any) -> None:
    record = random_record(Setup(title, 4, {}), 2)
    record["steps"], record["result"] = record["steps"][:-1], None
    with pytest.raises(Fault, match="not over"):
        review_of(record)
    with pytest.raises(Fault, match="not over"):
        finished(read_head(record))
    path, page = tmp_path / "game.json", tmp_path / "page.html"
    path.write_text(json.dumps(record), "utf-8")
    assert main(["review", str(path), "--lang", "en", "--html", str(page)]) == 2
    assert "not over" in capsys.readouterr().err
    assert not page.exists()
