"""The kernel's worlds: they fit the view, and come as often as the reference's."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chance import alike, looks_fair
from tests.contract.games import BY_TITLE, SEEDS, SETUPS, next_ply
from tests.contract.test_worlds import both_games, slowly
from tests.kernel.needed import needs_kernel
from tests.slices import some_of
from tests.table.test_counting import Problem, every_way, problems
from upperlip import kernel
from upperlip.nuts.cards import BY_NAME
from upperlip.table.counting import Placement
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator, pick
from upperlip.table.ply import Decision
from upperlip.table.seat import SPECTATOR, left_of

pytestmark = [needs_kernel, pytest.mark.fuzz]

PEANUT = BY_NAME["PEANUT"]


def holders(problem: Problem, rng: Any) -> tuple[int, ...]:
    """The holder of each card in one way of placing them."""
    from upperlip.kernel.common.placing import Placing

    held = Placing(*problem).draw(rng)
    where = {card: holder for holder, cards in enumerate(held) for card in cards}
    return tuple(where[card] for card in sorted(where))


@given(problem=problems(), seed=st.integers(0, 2**32))
@settings(deadline=None, derandomize=True, max_examples=300)
def test_it_counts_every_way_and_draws_one_of_them(problem: Problem, seed: int) -> None:
    from upperlip.kernel.common.placing import Placing

    ways = every_way(*problem)
    assert round(Placing(*problem).ways) == len(ways) == Placement(*problem).ways
    if ways:
        assert holders(problem, kernel.Generator(seed)) in ways


def test_every_way_is_equally_likely() -> None:
    allowed = [{0, 1}, {0, 1}, {1, 2}, {0, 1, 2}, {2}, {0, 2}]
    problem = {card: frozenset(where) for card, where in enumerate(allowed)}, [2, 2, 2]
    ways, rng = every_way(*problem), kernel.Generator(7)
    seen = Counter(holders(problem, rng) for _ in range(100 * len(ways)))
    assert looks_fair(seen, dict.fromkeys(ways, 100.0))


@both_games
@some_of("part", range(3))
@slowly
@given(data=st.data(), seed=SEEDS)
def test_a_world_replays_into_the_same_view(
    title: str, part: int, data: st.DataObject, seed: int
) -> None:
    """Dealt the drawn cards, everyone could have played as they did, and the seat sees the same.

    Rounds with cards passed from hand to hand have their own tests: there the deal is not what
    was played and held.
    """
    game, (players, options) = BY_TITLE[title], data.draw(SETUPS[title])
    draws = Generator(seed, part, 6)
    state: Any = game.begin(game.configure(players, options))
    before, start = state, 0
    while (ply := next_ply(game, state, draws)) is not None:
        if hasattr(ply, "hands"):
            before, start = state, len(state.history)
        elif state.round is not None and state.agenda[0].seats and not passing(state):
            seat = draws.below(players + 1) + SPECTATOR
            view = game.view(state, seat)
            world = kernel.knowledge(view).draw(kernel.Generator(seed, len(state.history)))
            again = replayed(game, before, state, start, world.hands)
            assert game.view(again, seat) == view
        state = game.apply(state, ply)


def passing(state: Any) -> bool:
    """Do cards change hands, or answers wait to be told, in this round?"""
    if state.agenda[0].what in ("give", "bid", "pass", "throw"):
        return True
    if hasattr(state, "row"):
        return "pass-three" in state.row
    cards = (*state.round.trick.cards, *(c for trick in state.round.tricks for c in trick.cards))
    return PEANUT in cards


def replayed(game: AnyGame, before: Any, state: Any, start: int, hands: Any) -> Any:
    """The round again, with other cards in the hands of those who have not played them."""
    deal, *plies = state.history[start:]
    played: list[set[int]] = [set() for _ in hands]
    for ply in plies:
        if isinstance(ply, Decision) and ply.action.verb == "play":
            played[ply.seat].add(ply.action.value)
    dealt = tuple(tuple(sorted({*one, *two})) for one, two in zip(played, hands, strict=True))
    fields = {name: getattr(deal, name) for name in deal.__slots__}
    again = game.apply(before, type(deal)(**{**fields, "hands": dealt}))
    for ply in plies:
        again = game.apply(again, ply)
    return again


@both_games
@some_of("part", range(8), few=4)
def test_worlds_come_as_often_as_the_references(title: str, part: int) -> None:
    """Mid-round, all options: who holds some card, how long a colour is, what waits in secret."""
    from upperlip.selfcheck.options import OPTIONS

    game, draws = BY_TITLE[title], Generator(31, part)
    players, options = OPTIONS[title](draws)
    state = anywhere(game, game.configure(players, options), draws)
    seat = draws.below(players)
    view = game.view(state, seat)
    knowledge, rng = kernel.knowledge(view), kernel.Generator(5, part)
    others = [card for s, hand in enumerate(state.round.hands) if s != seat for card in hand]
    cards, other = pick(others, 2, draws), left_of(seat, players)
    kind = type(knowledge.draw(rng))
    guessed = [kind.from_state(game.guess(view, draws)) for _ in range(600)]
    drawn = [knowledge.draw(rng) for _ in range(600)]
    assert alike(
        Counter(who_holds(w, cards) for w in guessed), Counter(who_holds(w, cards) for w in drawn)
    )
    assert alike(
        Counter(length(w, other) for w in guessed), Counter(length(w, other) for w in drawn)
    )


def who_holds(world: Any, cards: list[int]) -> object:
    return tuple(next((s for s, hand in enumerate(world.hands) if c in hand), -1) for c in cards)


def length(world: Any, seat: int) -> object:
    """How many cards of the first colour a seat has, and what the last one has won so far."""
    return len([card for card in world.hands[seat] if card < 15]), world.points[-1]


def anywhere(game: AnyGame, config: Any, draws: Generator) -> Any:
    """A state in the middle of some round in which a seat is asked."""
    rounds, wanted = draws.below(4), (1 + draws.below(3), draws.below(config.players))
    state: Any = game.begin(config)
    while True:
        ply = next_ply(game, state, draws)
        assert ply is not None, "every round has a middle"
        state = game.apply(state, ply)
        if len(state.scores) == rounds and state.round is not None and state.agenda[0].seats:
            so_far = len(state.round.tricks), len(state.round.trick.cards)
            if state.round.number == rounds + 1 and so_far >= wanted:
                return state


def test_what_is_chosen_in_secret_is_drawn() -> None:
    """U-15, U-45, O-13: others' answers to an open ask are any that could be."""
    config = BY_TITLE["mustachio"].configure(4, {"sides": "solo", "villains": "none"})
    seen = secrets("mustachio", config, "bid")
    assert len(seen) > 20
    config = BY_TITLE["moustache"].configure(
        4, {"rules": ["pass-three", "blue-tax", "twos-win", "reversed"]}
    )
    assert len(secrets("moustache", config, "give")) > 20


def secrets(title: str, config: Any, ask: str) -> set[bytes]:
    """Worlds that differ where the last seat but one to answer has answered."""
    game, draws = BY_TITLE[title], Generator(3)
    state: Any = game.begin(config)
    while not (state.agenda[0].what == ask and len(state.agenda[0].seats) == 1):
        ply = next_ply(game, state, draws)
        state = game.apply(state, ply)
    view = game.view(state, state.agenda[0].seats[0])
    knowledge, rng = kernel.knowledge(view), kernel.Generator(9)
    found = set()
    for _ in range(40):
        world = knowledge.draw(rng)
        assert world.seats == state.agenda[0].seats
        world.apply(world.legal()[0])
        found.add(bytes(world))
    return found


@both_games
def test_a_spectator_and_a_view_before_the_first_deal(title: str) -> None:
    game = BY_TITLE[title]
    config = game.configure(4, {})
    state = kernel.knowledge(game.view(game.begin(config), SPECTATOR)).draw(kernel.Generator(1))
    assert state == kernel.begin(config)
