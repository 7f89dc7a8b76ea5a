"""Suggestions: every legal action, with how sure it is and why, in words."""

from dataclasses import replace

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from upperlip.bots import Budget, suggest
from upperlip.bots.estimate import Estimate
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.shape import AnyView
from upperlip.texts import LANGUAGES, Texts

BUDGET = Budget(simulations=200)


def match_at_play(title: str) -> Match:
    """Some tricks into a game."""
    game = BY_TITLE[title]
    match, draws = Match(game, game.configure(4, {}), 5), Generator(2)
    plays = 0
    while plays < 9:
        if match.let_chance():
            continue
        ask = match.ask
        assert ask is not None
        actions = match.legal(ask.seats[0])
        match.act(ask.seats[0], actions[draws.below(len(actions))])
        plays += ask.what == "play"
    return match


@needs_kernel
def test_it_listens_to_bids_as_the_expert_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has bid much holds much: of ten hands to play on, some are worth something else."""
    deaf = replace(PLAYBOOKS["mustachio"], lean=lambda _, __: None)
    differ = 0
    for seed in range(10):
        view = after_bids(seed)
        listening = suggest(view, BUDGET)
        with monkeypatch.context() as patched:
            patched.setitem(PLAYBOOKS, "mustachio", deaf)
            differ += listening != suggest(view, BUDGET)
    assert differ > 5


def after_bids(seed: int) -> AnyView:
    """Before the first card of a round of Mustachio, as its leader sees it."""
    game = BY_TITLE["mustachio"]
    match = Match(game, game.configure(4, {}), seed)
    while match.ask is None or match.ask.what != "play":
        if not match.let_chance() and match.ask is not None:
            seat = match.ask.seats[0]
            legal = match.legal(seat)
            match.act(
                seat,
                legal[min(len(legal) - 1, (seed + seat) % 4 if match.ask.what == "bid" else 0)],
            )
    return match.view(match.ask.seats[0])


@pytest.mark.parametrize("title", BY_TITLE)
def test_every_action_is_weighed(title: str) -> None:
    match = match_at_play(title)
    while match.let_chance():
        pass
    assert match.ask is not None
    seat = match.ask.seats[0]
    found = suggest(match.view(seat), BUDGET)
    assert {suggestion.action for suggestion in found} == set(match.legal(seat))
    assert found == suggest(match.view(seat), BUDGET), "simulations make it repeatable"
    for suggestion in found:
        assert suggestion.error >= 0
        for language in LANGUAGES:
            assert Texts(language, title).reason(suggestion.reason)


@pytest.mark.parametrize("title", BY_TITLE)
def test_nothing_is_suggested_to_those_who_are_not_asked(title: str) -> None:
    match = match_at_play(title)
    assert match.ask is not None
    idle = next(seat for seat in range(4) if seat not in match.ask.seats)
    assert suggest(match.view(idle), BUDGET) == ()


def test_the_units() -> None:
    """A share of rounds in Moustache; points in Mustachio, and matches in its last round."""
    moustache = match_at_play("moustache")
    assert moustache.ask is not None
    shares = suggest(moustache.view(moustache.ask.seats[0]), BUDGET)
    assert all(0 <= suggestion.value <= 1 for suggestion in shares)
    assert {suggestion.reason.rule for suggestion in shares} == {"O-26"}
    mustachio = match_at_play("mustachio")
    assert mustachio.ask is not None
    points = suggest(mustachio.view(mustachio.ask.seats[0]), BUDGET)
    assert {suggestion.reason.rule for suggestion in points} == {"U-40"}


@pytest.mark.parametrize("title", BY_TITLE)
def test_how_sure_it_is_is_said_only_where_that_is_known(title: str) -> None:
    """Not from a few deals, nor where all came out alike; and a real error is never 0."""
    view, book = view_at_play(title), PLAYBOOKS[title]
    action = suggest(view, Budget(simulations=1))[0].action
    for error, visits, words in (
        (0.0, 1, "too few deals to say how sure that is"),
        (0.2, 9, "too few deals to say how sure that is"),
        (0.0, 0, "too few deals to say how sure that is"),
        (0.0, 400, "the same in every deal"),
        (1e-5, 9999, "give or take 1"),
        (0.05, 40, "give or take 10" if title == "moustache" else "give or take "),
    ):
        found = book.suggestion(view, Estimate(action, 1.0, error, visits))
        said = Texts("en", title).reason(found.reason)
        assert words in said
        assert ("give or take" in said) == ("give or take" in words)
        assert "give or take 0" not in said


def view_at_play(title: str) -> AnyView:
    match = match_at_play(title)
    while match.let_chance():
        pass
    assert match.ask is not None
    return match.view(match.ask.seats[0])
