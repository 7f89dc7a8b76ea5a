"""The control: what cancels, cancels exactly; what is corrected stays unbiased."""

import json
from pathlib import Path
from statistics import fmean

import pytest

from tests.arena.kit import contest
from tests.arena.test_command import VALIDATOR, Out, run
from tests.kernel.needed import needs_kernel
from upperlip.arena import control
from upperlip.arena.control import correct, open_values, room_to_play
from upperlip.arena.deal import play_deal, replays
from upperlip.arena.standing import headline_of
from upperlip.statistics.estimates import mean_of
from upperlip.table.generator import Generator


@pytest.mark.parametrize("title", ["moustache", "mustachio"])
def test_what_a_deal_is_worth_cancels_over_its_replays(title: str) -> None:
    """Whatever it is worth to each party: the two get the same sum."""
    of = contest(title, 4 if title == "moustache" else 3)
    parties = len(replays(of)[0])
    worth = [1.5, -0.25, 4.0][:parties]
    sums = [
        sum(worth[party] for each in replays(of) for party in range(parties) if each[party] == bot)
        for bot in (0, 1)
    ]
    assert sums[0] == sums[1]


def test_by_hand() -> None:
    """Controls of 0 and 2 where 1 is usual: half of the coefficient off, and on."""
    found = correct([0.4, 0.6], [0.0, 2.0], [0.5, 1.0, 1.5], 0.1)
    assert found.plain.value == found.corrected.value == 0.5
    narrow = mean_of([0.5, 0.5])
    assert narrow.low == narrow.high
    doubt = 1.959964 * 0.1 * (0.25 / 3) ** 0.5  # of the average, all that is left
    assert found.corrected.high - found.corrected.value == pytest.approx(doubt)


def test_no_coefficient_no_change() -> None:
    found = correct([1.0, 0.0, 0.5], [0.3, 0.2, 0.1], [0.2, 0.3], 0.0)
    assert found.corrected == pytest.approx(found.plain)
    assert found.shrunk == pytest.approx(0)


@pytest.mark.parametrize("values", [[0.5], [0.5, 0.5]])
def test_where_there_is_no_interval_none_is_shorter(values: list[float]) -> None:
    found = correct(values, [0.5, 1.5][: len(values)], [0.9, 1.1], 0.1)
    assert found.shrunk is None


@pytest.mark.fuzz
def test_it_is_unbiased_and_its_intervals_hold() -> None:
    """A made-up contest whose truth is known: with a good, a bad and a wrong coefficient."""
    draws = Generator(4)

    def unit() -> float:
        return draws.below(1 << 30) / (1 << 30)

    for coefficient in (0.3, 0.1, -0.3):
        held, means = 0, []
        for _ in range(400):
            controls = [2 * unit() for _ in range(60)]
            values = [0.1 + 0.3 * (each - 1) + unit() - 0.5 for each in controls]
            elsewhere = [2 * unit() for _ in range(600)]
            found = correct(values, controls, elsewhere, coefficient)
            held += found.corrected.low <= 0.1 <= found.corrected.high
            means.append(found.corrected.value)
        assert mean_of(means).low < 0.1 < mean_of(means).high
        assert 0.92 <= held / 400 <= 0.98


@needs_kernel
@pytest.mark.long
def test_the_control_of_other_deals_has_the_same_average() -> None:
    of = contest("moustache", 4, bots=("novice", "random"), seed=5)
    here = mean_of([room_to_play(of, number) for number in range(240)])
    there = mean_of([room_to_play(of, (60 << 32) + number) for number in range(240)])
    spread = ((here.high - here.low) ** 2 + (there.high - there.low) ** 2) ** 0.5
    assert abs(here.value - there.value) < spread
    assert open_values(of, 3) == open_values(of, 3), "the same deal, the same control"


@needs_kernel
@pytest.mark.long
def test_on_real_deals_it_agrees_with_the_plain_estimate() -> None:
    """The correction itself is about nothing: well within what chance explains."""
    of = contest("moustache", 4, bots=("novice", "random"), seed=6)
    deals = [play_deal(of, number) for number in range(120)]
    found = control.controlled(of, deals)
    assert found.plain.value == pytest.approx(fmean(headline_of(of).value(d) for d in deals))
    assert abs(found.corrected.value - found.plain.value) < 0.02
    assert found.shrunk is not None
    assert abs(found.shrunk) < 0.1


@needs_kernel
def test_of_a_single_deal_nothing_is_told_of_the_interval(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "result.json"
    words = ("--deals", 1, "--jobs", 1, "--control", "--json", path)
    assert run("arena", "moustache", "novice", "random", *words) == 0
    told = capsys.readouterr().out
    assert "with the control" in told
    assert ", interval" not in told
    found = json.loads(path.read_text("utf-8"), parse_constant=pytest.fail)
    VALIDATOR.validate(found)
    assert found["controlled"]["shrunk"] is None


@needs_kernel
def test_the_command_tells_it(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "result.json"
    words = ("--deals", 6, "--jobs", 1, "--control", "--json", path)
    assert run("arena", "moustache", "novice", "random", *words) == 0
    assert "with the control (coefficient 0.08): " in capsys.readouterr().out
    found = json.loads(path.read_text("utf-8"))
    VALIDATOR.validate(found)
    assert found["controlled"]["coefficient"] == 0.08
    assert run("arena", "mustachio", "novice", "random", *words) == 2
    assert "open hands do not tell" in capsys.readouterr().err
