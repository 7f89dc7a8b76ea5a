"""A match: the truth inside, views outside, streams that keep apart."""

import pytest

from upperlip.animals import MOUSTACHE
from upperlip.bots import BOTS
from upperlip.nuts import MUSTACHIO
from upperlip.simulation import play_out
from upperlip.table.errors import IllegalAction
from upperlip.table.event import Event, Secret, event
from upperlip.table.generator import CHANCE, Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import OPEN, SPECTATOR


def test_chance_and_seats_draw_from_their_own_streams() -> None:
    """One draw more here moves nothing there: deals are the same whoever plays."""
    config = MOUSTACHE.configure(4, {})
    games = [
        play_out(Match(MOUSTACHE, config, seed=5, number=2), [BOTS[name]] * 4)
        for name in ("random", "novice")
    ]
    deals = [[ply for ply in game.history if hasattr(ply, "hands")] for game in games]
    assert deals[0] == deals[1]
    assert games[0].history != games[1].history


def test_streams_are_keyed_by_seed_game_seat_and_decision() -> None:
    config = MOUSTACHE.configure(4, {})
    match = Match(MOUSTACHE, config, seed=5, number=2)
    assert match.draws_for(3).word() == Generator(5, 2, 3, 0).word()
    assert match.draws_for(3).word() != match.draws_for(2).word()
    match.let_chance()
    first = Generator(5, 2, CHANCE, 0)
    expected = MOUSTACHE.sample(MOUSTACHE.begin(config), first)
    assert match.history == (expected,)


def test_games_do_not_depend_on_the_games_before_them() -> None:
    config = MUSTACHIO.configure(3, {})
    alone = play_out(Match(MUSTACHIO, config, 9, number=7), [BOTS["random"]] * 3)
    other = play_out(Match(MUSTACHIO, config, 9, number=8), [BOTS["random"]] * 3)
    again = play_out(Match(MUSTACHIO, config, 9, number=7), [BOTS["random"]] * 3)
    assert alone.history == again.history != other.history


def test_it_is_not_chance_turn_when_a_seat_is_asked() -> None:
    match = Match(MUSTACHIO, MUSTACHIO.configure(2, {}), 1)
    assert match.let_chance()
    assert not match.let_chance()
    assert match.ask is not None
    assert match.ask.seats


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = Match(MUSTACHIO, MUSTACHIO.configure(2, {}), 1)
    match.let_chance()
    seat = match.ask.seats[0] if match.ask else -1
    before = match.view(SPECTATOR)
    with pytest.raises(IllegalAction, match=r"U-16 number-out-of-range \(low=1, high=9\)"):
        match.act(seat, Action("blind", 12))
    assert match.view(SPECTATOR) == before
    assert match.explain(seat, Action("blind", 1)) is None
    other = match.explain(1 - seat, Action("blind", 1))
    assert other is not None
    assert other.message == "not-your-turn"


def test_everything_that_happens_is_told() -> None:
    told: list[Event] = []
    match = Match(MOUSTACHE, MOUSTACHE.configure(3, {}), 1, listener=told.extend)
    play_out(match, [BOTS["random"]] * 3)
    messages = [each.message for each in told]
    assert messages.count("rule-turned") == messages.count("round-won") == 4
    assert messages.count("played") == 3 * 12 * 4
    assert messages[-1] == "game-won"


def test_secrets_open_only_to_their_owners() -> None:
    hand = event("hand", seat=1, cards=Secret(("G1", "G2"), (1,), ()))
    assert hand.seen_by(1).args == hand.seen_by(OPEN).args == (("seat", 1), ("cards", ("G1", "G2")))
    for stranger in (0, 2, SPECTATOR):
        assert hand.seen_by(stranger).args == (("seat", 1), ("cards", ()))


def test_what_is_not_plainly_public_stays_shut() -> None:
    """An event that carries something unknown is an error, not a leak."""
    odd = Event("odd", (("cards", [Secret(1, (0,))]),))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="may not carry list"):
        odd.seen_by(2)
