"""Hidden information: views are built for one seat, and guesses fit them exactly."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.games import BY_TITLE, SEEDS, SETUPS, next_ply, random_game
from tests.slices import some_of
from upperlip.animals.chance import Trophies
from upperlip.nuts.agenda import unseen
from upperlip.nuts.state import State as NutsState
from upperlip.selfcheck.setups import random_setup
from upperlip.table.errors import ImpossibleChance
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision
from upperlip.table.seat import SPECTATOR, left_of, right_of
from upperlip.table.shape import Ply

pytestmark = pytest.mark.fuzz

both_games = pytest.mark.parametrize("title", BY_TITLE)
slowly = settings(
    deadline=None,
    max_examples=3,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@both_games
@some_of("part", range(6))
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_guess_looks_just_like_the_truth(
    title: str, part: int, data: st.DataObject, seed: int
) -> None:
    """For every seat, and for spectators, at every ply."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    draws = Generator(seed, part, 3)
    for before, _, _ in random_game(game, players, options, Generator(seed, part).word() >> 8):
        for seat in range(SPECTATOR, players):
            view = game.view(before, seat)
            assert game.view(game.guess(view, draws), seat) == view


@both_games
@some_of("part", range(3))
def test_a_guess_fits_with_cards_from_outside(title: str, part: int) -> None:
    """E-19, E-20, E-38: whatever is passed or lies open."""
    game, draws, met = BY_TITLE[title], Generator(part, 7), 0
    for config in (random_setup(part, number) for number in range(40)):
        if config.game != title or not config.cards:
            continue
        state: Any = game.begin(config)
        while (ply := next_ply(game, state, draws)) is not None:
            if draws.below(20) == 0:
                seat = draws.below(config.players + 1) + SPECTATOR
                view = game.view(state, seat)
                assert game.view(game.guess(view, draws), seat) == view
                met += 1
            state = game.apply(state, ply)
    assert met > 50


@both_games
@some_of("part", range(2))
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_guessed_first_round_replays_by_the_rules(
    title: str, part: int, data: st.DataObject, seed: int
) -> None:
    """Deal, hidden choices and all: the guessed history is one that could have happened."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    config, draws = game.configure(players, options), Generator(seed, part, 4)
    for before, _, _ in random_game(game, players, options, Generator(seed, part).word() >> 8):
        if before.scores:
            break
        world = game.guess(game.view(before, draws.below(players)), draws)
        state = game.begin(config)
        for ply in world.history:
            state = game.apply(state, ply)
        assert game.view(state, SPECTATOR) == game.view(world, SPECTATOR) or pending(game, world)
        assert state.round is None or state.round.hands == world.round.hands


def pending(game: AnyGame, state: Any) -> bool:
    """Are answers in that are not in the history yet?"""
    ask = game.turn(state)
    return ask is not None and ask.what in ("give", "bid", "pass")


@both_games
@some_of("part", range(6))
@slowly
@given(data=st.data(), seed=SEEDS)
def test_worlds_a_seat_cannot_tell_apart_look_and_sound_alike(
    title: str, part: int, data: st.DataObject, seed: int
) -> None:
    """The same plies in both worlds, as long as they are legal in both: equal views and events."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    draws = Generator(seed, part, 5)
    seat = draws.below(players + 1) - 1
    truth: Any = game.begin(game.configure(players, options))
    world, apart = truth, 0
    while (ply := next_ply(game, truth, draws)) is not None:
        if world is truth or draws.below(20) == 0:
            world = game.guess(game.view(truth, seat), draws)
        other = counterpart(game, world, ply, seat)
        if other is None or tells_apart(game, truth, world, ply, seat):
            world, other = truth, ply
        after, elsewhere = game.apply(truth, ply), game.apply(world, other)
        assert game.view(after, seat) == game.view(elsewhere, seat)
        heard = [event.seen_by(seat) for event in game.narrate(truth, ply, after)]
        assert heard == [event.seen_by(seat) for event in game.narrate(world, other, elsewhere)]
        apart += world is not truth
        truth, world = after, after if world is truth else elsewhere
    # Few cards that a hand plays are in its guessed one, too: the worlds soon part, of two soonest.
    assert apart > 4 * players


def counterpart(game: AnyGame, world: Any, ply: Ply, seat: int) -> Ply | None:
    """The ply in the other world: the same, or as secret as the seat sees it; None: impossible."""
    if not isinstance(ply, Decision):
        try:
            game.apply(world, ply)
        except ImpossibleChance:
            return None
        return ply
    legal = game.legal(world, ply.seat)
    if ply.action in legal:
        return ply
    hidden = ply.action.verb in ("give", "pass")
    involved = seat in (ply.seat, left_of(ply.seat, world.config.players))
    return Decision(ply.seat, legal[0]) if legal and hidden and not involved else None


def tells_apart(game: AnyGame, truth: Any, world: Any, ply: Ply, seat: int) -> bool:
    """Does this ply rightly show the seat something in which the worlds differ?"""
    if isinstance(ply, Trophies):
        return ply.round == 4  # the end: all trophies are shown
    if not isinstance(ply, Decision):
        return False
    after = game.apply(truth, ply)
    if isinstance(truth, NutsState):
        looked = unseen(truth.agenda) and not unseen(after.agenda)  # U-16: at one's own cards
        if looked or ply.action.verb in ("bid", "throw"):
            return looked or secrets(truth) != secrets(world)
    elif ply.action.verb == "give" and len(truth.live.given[ply.seat]) != len(
        world.live.given[ply.seat]
    ):
        return True  # a guess takes those who are half-way as not having begun
    closes = len(after.history) > len(truth.history)
    if not closes or ply.action.verb not in ("give", "pass"):
        return False
    if "pink-open" in getattr(truth, "row", ()):
        return True
    giver = right_of(seat, truth.config.players)
    return seat >= 0 and bool(secrets(truth)[giver] != secrets(world)[giver])


def secrets(state: Any) -> Any:
    """Answers given in secret, by seat."""
    if not isinstance(state, NutsState):
        return [sorted(given) for given in state.round.given]
    return state.duel.secrets if state.duel else state.live.secrets
