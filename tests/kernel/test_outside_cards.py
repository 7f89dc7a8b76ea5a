"""Moustache with cards from outside, compiled: as the reference has it, and as fast as ever."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.contract.games import BY_TITLE, next_ply
from tests.kernel.needed import needs_kernel
from tests.kernel.test_endings import endings_of, winner
from upperlip import kernel
from upperlip.animals.effects import KINDS
from upperlip.animals.line import line_of
from upperlip.bots import BOTS
from upperlip.kernel import reference
from upperlip.records.check import read_head, replayed
from upperlip.records.read import parse, records_in
from upperlip.selfcheck.pair import Pair
from upperlip.selfcheck.setups import random_setup
from upperlip.simulation import Series, play_part
from upperlip.table.generator import Generator
from upperlip.table.ply import Decision

pytestmark = [needs_kernel, pytest.mark.fuzz]

GAME = BY_TITLE["moustache"]
FOREIGN = Path(__file__).parents[1] / "foreign" / "cards-moustache.jsonl"


def setups(seed: int, count: int) -> list[Any]:
    """Of Moustache, with cards from outside."""
    found = (random_setup(seed, number) for number in range(4 * count))
    return [each for each in found if each.game == "moustache" and each.cards][:count]


def test_the_compiled_engine_takes_them() -> None:
    for config in setups(1, 5):
        assert kernel.engine_for(config) is kernel.COMPILED["moustache"]


def test_games_of_others_replay() -> None:
    """Ply by ply: asks, legal cards, states, and what they come to."""
    played = 0
    with FOREIGN.open("rb") as file:
        for raw in records_in(file, lines=True):
            replay = read_head(parse(raw))
            pair = Pair(GAME, replay.config, kernel.COMPILED["moustache"])
            for step in replayed(replay):
                assert pair.compare() is not None
                pair.state = step.after
                if isinstance(step.ply, Decision):
                    pair.kernel_state.apply(step.ply.action.value, step.ply.seat)
                else:
                    pair.kernel_state.happen(step.ply)
                played += 1
            assert pair.compare() is None
    assert played > 4000


def test_random_games_are_counted_as_the_reference_counts() -> None:
    """Stars beyond the histogram's ends, rules that are nobody's here, and all."""
    for number, config in enumerate(setups(3, 6)):
        series = Series(GAME, config, [BOTS["random"]] * config.players, number)
        play_games = kernel.PLAY_GAMES["moustache"]
        assert play_games(config, number, 0, 3) == play_part(series, range(3)).counters


def test_rows_are_met_by_many_threads_at_once() -> None:
    """A law is made by whoever turns its last card first; the others find it."""
    play_games = kernel.PLAY_GAMES["moustache"]
    for stars in range(3):
        config = GAME.configure(4, {"rule_set": "house", "stars": [stars] * 11})
        with ThreadPoolExecutor(8) as pool:
            games = [pool.submit(play_games, config, 5, 0, 400) for _ in range(8)]
            parts = [each.result() for each in games]
        assert all(part == parts[0] for part in parts)


def test_equal_rows_are_equal_states() -> None:
    """However they were come by; and the texts of a card change nothing (E-42)."""
    (config,) = setups(4, 1)
    state: Any = GAME.begin(config)
    renamed = GAME.configure(
        config.players,
        config.options(),
        [
            GAME.read_definition({**GAME.write_definition(card), "name": {"en": "x"}})
            for card in config.cards
        ],
    )
    draws = Generator(4)
    while (ply := next_ply(GAME, state, draws)) is not None:
        kind = kernel.COMPILED["moustache"].state
        twin = state._replace(config=renamed)
        assert bytes(kind.from_state(state)) == bytes(kind.from_state(twin))
        state = GAME.apply(state, ply)


def test_bytes_of_nothing_are_refused() -> None:
    state = kernel.begin(GAME.configure(4, {}))
    with pytest.raises(ValueError, match="another process"):
        type(state).from_bytes(b"\xff" * len(bytes(state)))


@pytest.mark.parametrize("to", ["left", "right"])
@pytest.mark.parametrize("cards", range(1, 6))
def test_worlds_are_drawn_where_any_cards_are_passed(cards: int, to: str) -> None:
    """E-19, E-20: of any number, either way, with colours open before and after."""
    card = GAME.read_definition(
        {
            "id": "t:gift",
            "game": "moustache",
            "side": "white",
            "name": {"en": "x"},
            "effects": [
                {"effect": "open", "colour": "O"},
                {"effect": "pass", "cards": cards, "to": to},
                {"effect": "open", "colour": "G"},
            ],
        }
    )
    rules = ["t:gift", "blue-tax", "twos-win", "reversed"]
    config = GAME.configure(3 + cards % 4, {"rules": rules}, [card])
    draws, state = Generator(6, cards), GAME.begin(config)
    while not state.scores:
        ply = next_ply(GAME, state, draws)
        assert ply is not None
        if state.agenda[0].seats:
            _check_world(state, draws.below(config.players), draws.word())
        state = GAME.apply(state, ply)


def _check_world(state: Any, seat: int, seed: int) -> None:
    """Put in the state's place, the drawn cards look to the seat as the true ones do."""
    view = GAME.view(state, seat)
    world: Any = kernel.knowledge(view).draw(kernel.Generator(seed))
    seen = GAME.view(state._replace(round=state.live._replace(hands=world.hands)), seat)
    assert seen.round is not None
    assert view.round is not None
    assert (seen.round.hand, seen.round.open) == (view.round.hand, view.round.open)
    assert seen.round.hand_sizes == view.round.hand_sizes
    assert (world.ask, world.seats) == (state.agenda[0].what, state.agenda[0].seats)


def test_a_search_finds_something_in_every_row() -> None:
    searcher = kernel.COMPILED["moustache"].searcher()
    for number, config in enumerate(setups(8, 25)):
        draws, state = Generator(8, number), GAME.begin(config)
        while (ply := next_ply(GAME, state, draws)) is not None:
            ask = state.agenda[0]
            if ask.seats and draws.below(12) == 0:
                view = GAME.view(state, ask.seats[0])
                known = kernel.knowledge(view)
                found = searcher.search(known, kernel.Generator(1), view.seat, simulations=30)
                legal = [action.value for action in GAME.legal(state, view.seat)]
                assert found
                assert set(found) <= set(legal)
            state = GAME.apply(state, ply)


def test_ends_of_rounds_are_exact() -> None:
    """Whatever is paid for at the end: most cards of kinds, most tricks, the first and the last."""
    from upperlip.kernel.animals.endings import Endings

    shared, met = Endings(), Counter[object]()
    for seed, config in enumerate(setups(12, 60)):
        most = {3: 4, 4: 3, 5: 3, 6: 2}[config.players]
        for state in endings_of(config, seed, most):
            kernel_state: Any = kernel.COMPILED["moustache"].state.from_state(state)
            right = winner(kernel_state, state.round.teams)
            assert shared.winner(kernel_state) == right, state.row
            line = line_of(state.row, config.cards)
            met.update([right, *{effect.kind for _, effect in line}])
    assert min(met[0], met[1]) > 50
    assert all(met[kind] for kind in KINDS if kind not in ("pass", "open"))


def test_playing_out_is_the_same_on_the_reference() -> None:
    slow: Any = reference.ENGINES["moustache"].state
    for number, config in enumerate(setups(9, 12)):
        fast_one, slow_one = kernel.begin(config), slow.begin(config)
        fast_one.play_game(kernel.Generator(number))
        slow_one.play_game(Generator(number))
        assert (fast_one.rounds, fast_one.points) == (slow_one.rounds, slow_one.points)
