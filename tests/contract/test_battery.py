"""One battery for both games: what must hold at every ply of any game."""

import pickle
from dataclasses import fields
from itertools import permutations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.games import BY_TITLE, SEEDS, SETUPS, next_ply, random_game
from tests.records.plain import plain
from upperlip.animals.notation import ACTIONS as ANIMAL_ACTIONS
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.nuts.notation import ACTIONS as NUT_ACTIONS
from upperlip.records.check import check, read_head, replayed
from upperlip.records.read import parse
from upperlip.records.write import line_of, record_of
from upperlip.simulation import play_out
from upperlip.table.errors import IllegalAction
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Decision
from upperlip.table.seat import OPEN, SPECTATOR

pytestmark = pytest.mark.fuzz

ACTIONS = {"moustache": tuple(ANIMAL_ACTIONS.values()), "mustachio": tuple(NUT_ACTIONS.values())}

both_games = pytest.mark.parametrize("title", BY_TITLE)
slowly = settings(
    deadline=None,
    max_examples=15,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def cards_on_the_table(title: str, state: Any) -> list[int]:
    """Every card of the round, wherever it lies."""
    round_ = state.live
    cards = [card for hand in round_.hands for card in hand]
    cards += round_.trick.cards
    cards += [card for trick in round_.tricks for card in trick.cards]
    if title == "mustachio":
        from_the_deck = [card for card in round_.turned if card in round_.deck]
        cards += from_the_deck + [card for card in round_.pile if not round_.recycled]
    return sorted(cards)


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_cards_are_conserved_and_nobody_is_stuck(
    title: str, data: st.DataObject, seed: int
) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    dealt: list[int] = []
    for _, ply, after in random_game(game, players, options, seed):
        if hasattr(ply, "hands"):
            dealt = cards_on_the_table(title, after)
            assert len(set(dealt)) == len(dealt)
        if after.round is not None:
            assert cards_on_the_table(title, after) == dealt
        ask = game.turn(after)
        for seat in range(players):
            assert bool(game.legal(after, seat)) == (ask is not None and seat in ask.seats)
    assert game.turn(after) is None
    assert game.result(after) is not None


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_everything_says_which_game_it_is_of(title: str, data: st.DataObject, seed: int) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    assert GAMES[title] is game
    for before, _, after in random_game(game, players, options, seed):
        assert before.game == before.config.game == after.game == title
        for seat in (*range(players), SPECTATOR, OPEN):
            view = game.view(after, seat)
            assert view.game == view.config.game == title


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_view_is_a_glance_and_a_history(title: str, data: st.DataObject, seed: int) -> None:
    """Who only glances sees neither more nor less of the table."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    for _, _, after in random_game(game, players, options, seed):
        for seat in (*range(players), SPECTATOR, OPEN):
            glance, view = game.glance(after, seat), game.view(after, seat)
            seen = {name: getattr(view, name) for name in _fields(view) - {"history"}}
            assert {name: getattr(glance, name) for name in _fields(glance)} == seen
            assert len(view.history) == len(after.history)


def _fields(thing: Any) -> set[str]:
    return {field.name for field in fields(thing)}


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_game_says_how_its_rounds_begin(title: str, data: st.DataObject, seed: int) -> None:
    """By what chance does, and by the event that comes of it: once a round, and first in it."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    openings = 0
    for before, ply, after in random_game(game, players, options, seed):
        ask, events = game.turn(before), game.narrate(before, ply, after)
        opens = ask is not None and not ask.seats and ask.what == game.round_opening
        if opens:
            assert game.write_chance(before.config, ply)["chance"] == game.round_opening
            assert len(before.scores) == openings
        openings += opens
        heads = [event.message == game.round_heading for event in events]
        assert heads == [opens and not place for place in range(len(events))]
    assert openings == game.rounds


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_the_parts_of_an_answer_are_all_there_is_to_it(
    title: str, data: st.DataObject, seed: int
) -> None:
    """So many actions and nothing more is asked of the seat; its view foresees each of them."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    for before, ply, after in random_game(game, players, options, seed):
        if not isinstance(ply, Decision):
            continue
        view = game.view(before, ply.seat)
        parts, ask = game.answer_parts(view), game.turn(after)
        same = len(after.history) == len(before.history)  # it grows when an ask closes
        waits = same and ask is not None and ply.seat in ask.seats
        assert waits == (parts > 1)
        if waits:
            foreseen, seen = game.with_part(view, ply.action), game.view(after, ply.seat)
            assert game.answer_parts(foreseen) == game.answer_parts(seen) == parts - 1


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_legal_is_what_apply_accepts(title: str, data: st.DataObject, seed: int) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    draws = Generator(seed, 1)
    for before, _, _ in random_game(game, players, options, seed):
        seat, action = draws.below(players), ACTIONS[title][draws.below(len(ACTIONS[title]))]
        ask = game.turn(before)
        if ask and ask.seats and draws.below(2):  # mostly what is asked, or it would teach little
            seat = ask.seats[0]
            same = [
                other for other in ACTIONS[title] if other.verb == game.legal(before, seat)[0].verb
            ]
            action = same[draws.below(len(same))]
        decision = Decision(seat, action)
        if action in game.legal(before, seat):
            assert game.explain(before, decision) is None
            game.apply(before, decision)
        else:
            assert game.explain(before, decision) is not None
            with pytest.raises(IllegalAction):
                game.apply(before, decision)


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_why_a_trick_was_won_can_be_told_from_the_view(
    title: str, data: st.DataObject, seed: int
) -> None:
    """Whoever asks gets the reasons that everyone was told when the trick ended."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    for before, ply, after in random_game(game, players, options, seed):
        told = [e for e in game.narrate(before, ply, after) if e.message.startswith("trick-")]
        for event in told:
            assert event.reasons
            assert game.why_won(game.view(after, SPECTATOR)) == event.reasons


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_apply_leaves_the_state_before_alone(title: str, data: st.DataObject, seed: int) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    for before, ply, after in random_game(game, players, options, seed):
        kept = pickle.dumps(before)
        assert game.apply(before, ply) == after
        assert pickle.dumps(before) == kept


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_answers_given_at_once_commute(title: str, data: st.DataObject, seed: int) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    draws, asked = Generator(seed, 2), 0
    for before, _, _ in random_game(game, players, options, seed):
        ask = game.turn(before)
        if ask is None or len(ask.seats) < 2 or asked > 8:
            continue
        asked += 1
        orders = list(permutations(ask.seats))
        some = (orders[0], orders[-1], orders[draws.below(len(orders))])
        assert len({answered(game, before, order, seed) for order in some}) == 1


def answered(game: AnyGame, state: Any, order: tuple[int, ...], seed: int) -> Any:
    """All answers to the head ask, in this order; each seat's depend on nothing but the seat."""
    before = len(state.history)
    for seat in order:
        while len(state.history) == before and seat in state.agenda[0].seats:
            legal = game.legal(state, seat)
            action = legal[Generator(seed, seat, len(legal)).below(len(legal))]
            state = game.apply(state, Decision(seat, action))
    return state


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_record_replays_to_the_same_states(title: str, data: st.DataObject, seed: int) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    match = Match(game, game.configure(players, options), seed)
    play_out(match, [BOTS["random"]] * players, keep_legal=True)
    record = parse(line_of(record_of(match, ["Zoë"] * players)).encode())
    assert plain(check(record)) == record
    *_, last = replayed(read_head(record))
    assert last.after.history == match.history
    assert game.result(last.after) == match.result
    assert read_head(record).config == match.config


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_the_result_is_the_sum_of_its_rounds(title: str, data: st.DataObject, seed: int) -> None:
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    *_, (_, _, end) = random_game(game, players, options, seed)
    result: Any = game.result(end)
    if title == "mustachio":
        rounds = [round_["points"] for round_ in result["rounds"]]
        assert result["scores"] == [sum(column) for column in zip(*rounds, strict=True)]
        assert len(result["winners"]) == 1
    else:
        drawn = [[token or 0 for token in row] for row in end.trophies]
        assert result["points"] == [sum(column) for column in zip(*drawn, strict=True)]


@both_games
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_game_can_begin_with_any_round(title: str, data: st.DataObject, seed: int) -> None:
    """As if the rounds before had left nothing; from there on it is a game like any other."""
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    config, draws = game.configure(players, options), Generator(seed)
    assert game.begin_at(config, 1, draws) == game.begin(config)
    first = data.draw(st.integers(1, game.rounds))
    state: Any = game.begin_at(config, first, draws)
    deals = []
    while (ply := next_ply(game, state, draws)) is not None:
        if hasattr(ply, "hands") and hasattr(ply, "round"):
            deals.append(ply.round)
        if len(state.history) % 8 == 0:
            seen = game.view(state, seat := draws.below(players))
            assert game.view(game.guess(seen, draws), seat) == seen
        state = game.apply(state, ply)
    assert deals == list(range(first, game.rounds + 1))
    result: Any = game.result(state)
    assert len(result["rounds"]) == len(state.scores) == game.rounds
    if title == "mustachio":
        assert all(points == 0 for score in state.scores[: first - 1] for points in score.points)
    else:
        assert not any(token for drawn in state.trophies[: first - 1] for token in drawn)
