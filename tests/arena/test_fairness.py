"""The same luck for both: exchanged, rotated, replayed."""

from collections import Counter
from typing import Any

import pytest

from tests.arena.kit import SETUPS, contest
from upperlip.arena import deal as module
from upperlip.arena.assignments import assignments
from upperlip.arena.deal import play_deal, replays
from upperlip.arena.scorer import WIN, split
from upperlip.arena.standing import bids, estimate_bonus_lead, headline_of
from upperlip.table.match import Match
from upperlip.table.seat import OPEN

pytestmark = pytest.mark.fuzz

EVERY = pytest.mark.parametrize(
    ("setup", "whole"),
    [(setup, whole) for setup in SETUPS for whole in (False, True)],
    ids=str,
)


@pytest.mark.parametrize("parties", range(2, 7))
def test_both_have_every_place_equally_often(parties: int) -> None:
    found = assignments(parties)
    assert len(set(found)) == len(found) == (2 if parties % 2 == 0 else 2 * parties)
    for place in range(parties):
        assert Counter(each[place] for each in found) == {0: len(found) // 2, 1: len(found) // 2}
    for each in found:
        assert tuple(1 - entrant for entrant in each) in found, "exchanged"
        assert (*each[1:], each[0]) in found, "rotated"
        assert abs(each.count(0) - each.count(1)) == parties % 2


@EVERY
def test_a_bot_is_exactly_as_good_as_itself(
    setup: tuple[str, int, dict[str, object]], whole: bool
) -> None:
    title, players, options = setup
    of = contest(title, players, options, whole=whole, seed=3)
    headline = headline_of(of)
    for number in range(2 if whole else of.game.rounds):
        deal = play_deal(of, number)
        assert headline.value(deal) == headline.even
        for first, second in deal.counters.values():
            assert first == second
        assert len(deal.times[0]) == len(deal.times[1]) > 0


def test_the_novice_too() -> None:
    for title in ("moustache", "mustachio"):
        of = contest(title, 4, bots=("novice", "novice"))
        assert headline_of(of).value(play_deal(of, 1)) == headline_of(of).even


def test_replays_share_their_chance_and_deals_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Common random numbers: the same rules, teams and hands; each number of round in turn."""
    dealt: list[Any] = []

    class Watched(Match):
        def let_chance(self, draws: Any = None) -> bool:
            taken = super().let_chance(draws)
            if taken and hasattr(self.history[-1], "hands"):
                view: Any = self.view(OPEN)
                dealt.append((view.row, self.history[-1]))
            return taken

    monkeypatch.setattr(module, "Match", Watched)
    of = contest("moustache", 5, bots=("novice", "random"))
    for number in range(8):
        play_deal(of, number)
    first, second = dealt[::2], dealt[1::2]
    assert first == second
    assert [deal.round for _, deal in first] == [1, 2, 3, 4] * 2
    assert [len(row) for row, _ in first] == [1, 2, 3, 4] * 2
    assert len({deal.hands for _, deal in first}) == 8


def test_teams_are_exchanged_whoever_is_in_them() -> None:
    """Five players: once the novices are two, once they are three."""
    of = contest("moustache", 5, bots=("novice", "random"))
    assert replays(of) == ((0, 1), (1, 0))
    assert sum(play_deal(of, 0).counters["won"]) == 2 * WIN


def test_ties_are_split() -> None:
    assert split([0, 1, 3], (0, 1, 0, 1)) == [WIN // 3, 2 * WIN // 3]
    assert all(WIN % winners == 0 for winners in range(1, 7))


def test_novice_beats_random() -> None:
    animals = contest("moustache", 4, bots=("novice", "random"))
    assert mean(animals, 40) > 0.65
    pairs = contest("mustachio", 4, bots=("random", "novice"))
    assert mean(pairs, 20) < -5
    solo = contest("mustachio", 4, {"sides": "solo"}, ("novice", "random"))
    assert mean(solo, 20) > 5


def mean(of: Any, deals: int) -> float:
    headline = headline_of(of)
    return sum(headline.value(play_deal(of, number)) for number in range(deals)) / deals


def test_bids_are_counted_by_side_and_blind_ones_apart() -> None:
    of = contest("mustachio", 6, {"sides": "pairs"}, ("novice", "random"), whole=True)
    counters = play_deal(of, 0).counters
    assert counters["parties"] == [9, 9]  # six replays of three sides
    made = [a + b for a, b in zip(counters["bids_made"], counters["blind_made"], strict=True)]
    assert made == [45, 45]  # five rounds
    assert counters["blind_made"][0] == 0 < counters["blind_made"][1]
    assert sum(counters["won"]) == 6 * WIN


def test_what_bids_bring_is_told_apart() -> None:
    """In pairs, 35 × (how often we meet − how often they do); every side is there equally often."""
    of = contest("mustachio", 4, bots=("novice", "novice"))
    deals = [play_deal(of, number) for number in range(4)]
    assert estimate_bonus_lead(deals) == (0, 0, 0)
    of = contest("mustachio", 4, bots=("novice", "random"))
    deals = [play_deal(of, number) for number in range(8)]
    seen, blind = (
        [bids(deals, entrant, kind).met for entrant in (0, 1)] for kind in ("bids", "blind")
    )
    lead = estimate_bonus_lead(deals)
    assert lead is not None
    assert lead.value * 2 * len(deals) == pytest.approx(
        35 * (seen[0] - seen[1]) + 70 * (blind[0] - blind[1])
    )
    assert lead.value > 0
