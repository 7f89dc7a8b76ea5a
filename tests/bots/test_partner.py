"""Bots as partners: they do the obvious thing, and do not overtake a partner for nothing."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.bots.collect_positions import EACH, FILE, LAPSES
from tests.kernel.needed import needs_kernel
from upperlip.animals import MOUSTACHE
from upperlip.animals.law import judge as judge_animals
from upperlip.animals.law import law_of
from upperlip.animals.scoring import worths
from upperlip.bots import BOTS, Budget, choice_of
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.law import judge as judge_nuts
from upperlip.nuts.law import number_before, numbers
from upperlip.nuts.scoring import card_points
from upperlip.records.check import check, read_head, replayed
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action

pytestmark = pytest.mark.fuzz

NOVICE = BOTS["novice"]


class Stored(NamedTuple):
    """A position from the collection: what the seat sees, may do, and should do."""

    kind: str
    view: Any
    legal: tuple[Action, ...]
    acceptable: set[Action]


@cache
def collection() -> list[Stored]:
    found = []
    for line in FILE.read_text("utf-8").splitlines():
        position = json.loads(line)
        check(position["record"])
        replay = read_head(position["record"])
        game, seat = replay.game, position["seat"]
        *_, last = replayed(replay)
        state = last.after
        view, legal = game.view(state, seat), game.legal(state, seat)
        acceptable = {
            a for a in legal if game.write_action(replay.config, a) in position["acceptable"]
        }
        assert len(acceptable) == len(position["acceptable"])
        found.append(Stored(position["kind"], view, legal, acceptable))
    return found


def right(name: str, budget: Budget, seed: int = 0) -> list[bool]:
    """In which positions a bot does what is acceptable."""
    return [
        BOTS[name].choose(at.view, at.legal, Generator(seed, number), budget) in at.acceptable
        for number, at in enumerate(collection())
    ]


def test_the_collection() -> None:
    """At least 30, of every kind, each with a right and a wrong card."""
    assert len(collection()) >= 30
    assert Counter(at.kind for at in collection()) == EACH | LAPSES
    for at in collection():
        assert at.acceptable < set(at.legal)
        assert at.acceptable


@needs_kernel
@pytest.mark.parametrize("seed", range(3))
def test_the_expert_does_the_obvious_thing(seed: int) -> None:
    """Always, with some milliseconds to think."""
    assert all(right("expert", Budget(simulations=2000), seed))


def test_the_novice_mostly() -> None:
    done = right("novice", Budget(simulations=1))
    assert sum(done) >= 0.8 * len(done)


def last_plays(game: AnyGame, games: int) -> Iterator[tuple[Any, tuple[Action, ...], Action]]:
    """View, legal actions and choice of everyone who plays last to a trick and has a choice."""
    for number in range(games):
        match = Match(game, game.configure(4, {}), 12, number)
        while (ask := match.ask) is not None:
            if match.let_chance():
                continue
            seat = ask.seats[0]
            view, legal, chosen = (
                match.view(seat),
                match.legal(seat),
                choice_of(NOVICE, match, seat),
            )
            assert view.round is not None
            if ask.what == "play" and len(view.round.trick.cards) == 3 and len(legal) > 1:
                yield view, legal, chosen
            match.act(seat, chosen)


def test_in_moustache_only_for_more_stars() -> None:
    met = 0
    for view, legal, chosen in last_plays(MOUSTACHE, 15):
        trick, law, worth = (
            view.round.trick,
            law_of(view.row, view.config.threes),
            worths(view.row, view.config.printed_stars),
        )
        winner = judge_animals(law, trick.cards).winner
        if winner is None or max(*trick.cards, *view.round.hand) >= 44 or "blue-tax" in view.row:
            continue
        owner = (trick.leader + trick.cards.index(winner)) % 4
        partner = view.round.teams[owner] == view.round.teams[view.seat]

        def overtakes(card: int) -> bool:
            return judge_animals(law, (*trick.cards, card)).winner == card  # noqa: B023

        humble = [action.value for action in legal if not overtakes(action.value)]
        if partner and humble and "fewest-stars" not in view.row:
            met += 1
            best = max(worth[card] for card in humble)
            assert not overtakes(chosen.value) or worth[chosen.value] > best
    assert met > 30


def test_in_mustachio_only_for_more_points() -> None:
    met = 0
    for view, legal, chosen in last_plays(MUSTACHIO, 25):
        round_, trick = view.round, view.round.trick
        if max(*trick.cards, *round_.hand) >= 60:  # villains have ends of their own
            continue
        before, trump = number_before(round_.tricks), round_.trump_in_force

        def winner(cards: tuple[int, ...]) -> int:
            return judge_nuts(cards, numbers(cards, before), trump, None)  # noqa: B023

        partner = (trick.leader + winner(trick.cards)) % 4 == (view.seat + 2) % 4
        bid = sum(round_.bids[seat] or 0 for seat in view.config.teams[view.seat % 2])
        wants = bid > round_.tallies[view.seat % 2].tricks
        humble = [a.value for a in legal if winner((*trick.cards, a.value)) != 3]
        if partner and wants and humble:
            met += 1
            points = card_points(False)
            overtook = winner((*trick.cards, chosen.value)) == 3
            assert not overtook or points[chosen.value] > max(points[card] for card in humble)
    assert met > 30
