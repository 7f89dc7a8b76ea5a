"""Villains are their effects: those from outside run, are searched and counted as the box's do."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.chance import alike
from tests.contract.games import next_ply
from tests.kernel.needed import needs_kernel
from tests.kernel.test_endings import difference, endings_of, outcomes
from tests.kernel.test_worlds import anywhere, length, who_holds
from tests.slices import some_of
from upperlip import kernel
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.nuts.cards import NAMES, is_villain
from upperlip.nuts.config import Config
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.villain import Villain
from upperlip.records.check import read_head, replayed
from upperlip.records.read import parse
from upperlip.selfcheck.pair import Pair
from upperlip.selfcheck.setups import random_setup
from upperlip.simulation import Series, play_part
from upperlip.table.generator import Generator, pick
from upperlip.table.ply import Decision
from upperlip.table.seat import left_of

pytestmark = [needs_kernel, pytest.mark.fuzz]

GAME = GAMES["mustachio"]
FOREIGN = Path(__file__).parents[1] / "foreign" / "cards-mustachio.jsonl"


def card(name: str, *effects: dict[str, object], number: int | None = 20) -> Villain:
    own = {} if number is None else {"number": number}
    definition = {"id": f"x:{name}", "game": "mustachio", **own, "name": {"en": name}}
    made: Villain = GAME.read_definition({**definition, "effects": list(effects)})
    return made


def pool(*cards: Villain, players: int = 4, **options: object) -> Config:
    """These and as many of the box's as there is room for."""
    boxed = [name for name in NAMES[60:] if name not in ("PEANUT", "TWINS")]
    ids = [*(card.id for card in cards), *boxed][:6]
    config: Config = GAME.configure(players, {"villains": "pool", "pool": ids, **options}, cards)
    return config


def setups() -> Iterator[Config]:
    """Random ones with cards from outside, without end."""
    number = 0
    while True:
        config: Any = random_setup(11, number)
        if config.game == "mustachio" and config.cards:
            yield config
        number += 1


# The rules


def test_foreign_games_go_the_same_way() -> None:
    """An independent referee's games: every legal set, every outcome, every score."""
    games = 0
    for line in FOREIGN.read_bytes().splitlines():
        replay = read_head(parse(line))
        state = kernel.COMPILED["mustachio"].state.begin(replay.config)
        for played in replayed(replay):
            if isinstance(played.ply, Decision):
                legal = GAME.legal(played.before, played.ply.seat)
                assert state.legal(played.ply.seat) == [
                    kernel.value("mustachio", action) for action in legal
                ]
                state.apply(kernel.value("mustachio", played.ply.action), played.ply.seat)
            else:
                state.happen(played.ply)
        result: Any = replay.result
        assert state.over
        assert list(state.winners) == result["winners"]
        assert list(state.points) == result["scores"]
        games += 1
    assert games == 40


EXTREMES = {
    "all points won": [
        {"effect": "points", "points": 20},
        {"effect": "turn", "good": 20, "bad": 20},
        {"effect": "tricks", "tricks": 2},
    ],
    "all points lost": [
        {"effect": "points", "points": -20},
        {"effect": "turn", "good": -20, "bad": -20},
        {"effect": "tricks", "tricks": -2},
    ],
    "numbers up": [
        {"effect": "copies", "plus": 5},
        {"effect": "trump", "colour": "R", "tricks": 9},
    ],
    "numbers down": [{"effect": "copies", "plus": -5}, {"effect": "judged", "by": "highest"}],
}


@pytest.mark.parametrize("effects", EXTREMES.values(), ids=EXTREMES)
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_overflows(effects: list[dict[str, object]], players: int) -> None:
    """Six such cards, and in a game for two all of them are soon played."""
    number = None if effects[0]["effect"] == "copies" else 15
    cards = [card(f"c{n}", *effects, number=number) for n in range(6)]
    for seed in range(4):
        config = pool(*cards, players=players, drop_low=players == 2, more_points=True)
        pair, plies = Pair(GAME, config, kernel.COMPILED["mustachio"]), 0
        while pair.compare() is not None:
            pair.take_ply((seed, plies))
            plies += 1


def test_steps_come_as_they_are_listed() -> None:
    """E-6: a card that names the trump before or after a card is turned."""
    trump = {"effect": "trump", "colour": "named", "tricks": 1}
    turn = {"effect": "turn", "good": 3, "bad": -4}
    give = {"effect": "pass", "cards": 2, "to": "right"}
    words = {"trump": "trump", "turn": "twins", "pass": "pass"}
    for steps in ([trump, turn, give], [give, trump, turn], [turn, give, trump]):
        config = pool(card("c", *steps))
        state, rng = kernel.COMPILED["mustachio"].state.begin(config), kernel.Generator(3)
        villain, asked = config.card("x:c"), list[str]()
        while not asked and not state.over:
            if state.seat < 0:
                state.chance(rng)
                continue
            legal = state.legal()
            plays = state.ask == "play" and villain in legal
            state.apply(villain if plays else legal[rng.below(len(legal))])
            while plays and state.ask in words.values():
                asked += [state.ask] if state.ask not in asked else []
                if state.seat < 0:
                    state.chance(rng)
                else:
                    state.apply(state.legal()[0])
        expected = [words[str(step["effect"])] for step in steps]
        assert asked in (expected, [word for word in expected if word != "pass"])


def test_equal_villains_share_a_set_up() -> None:
    """Neither ids nor texts matter to it; what a card does, does."""
    void: dict[str, object] = {"effect": "void"}
    points: dict[str, object] = {"effect": "points", "points": 1}
    first, same, other = (
        bytes(kernel.COMPILED["mustachio"].state.begin(pool(card(name, effect))))
        for name, effect in (("a", void), ("b", void), ("a", points))
    )
    assert first == same
    assert first != other


# Worlds


@some_of("part", range(12), few=5)
def test_worlds_come_as_often_as_the_references(part: int) -> None:
    """With cards passed to the left and right, up to three of them (E-38)."""
    draws = Generator(37, part)
    give = {"effect": "pass", "cards": 1 + part % 3, "to": ("left", "right")[part % 2]}
    config = pool(card("c", give), players=3 + part % 3, sides="solo")
    while True:
        state = anywhere(GAME, config, draws)
        if state.agenda[0].what == "pass" or has_passed(state):
            break
    seat = draws.below(config.players)
    view = GAME.view(state, seat)
    knowledge, rng = kernel.knowledge(view), kernel.Generator(5, part)
    others = [one for s, hand in enumerate(state.round.hands) if s != seat for one in hand]
    cards, other = pick(others, 2, draws), left_of(seat, config.players)
    kind = type(knowledge.draw(rng))
    guessed: list[Any] = [kind.from_state(GAME.guess(view, draws)) for _ in range(600)]
    drawn: list[Any] = [knowledge.draw(rng) for _ in range(600)]
    assert alike(
        Counter(who_holds(w, cards) for w in guessed), Counter(who_holds(w, cards) for w in drawn)
    )
    assert alike(
        Counter(length(w, other) for w in guessed), Counter(length(w, other) for w in drawn)
    )


def has_passed(state: Any) -> bool:
    played = [one for trick in (*state.round.tricks, state.round.trick) for one in trick.cards]
    return any(state.config.villain(one).effect(Pass) for one in played if is_villain(one))


def test_a_world_is_a_state_that_can_be_played_on() -> None:
    """At every ask, half-chosen passes among them: the same ask and, for the seat, its own hand."""
    asked = Counter[str]()
    for number, config in zip(range(60), setups(), strict=False):
        draws = Generator(41, number)
        state: Any = GAME.begin(config)
        while (ply := next_ply(GAME, state, draws)) is not None and len(state.scores) < 2:
            ask = state.agenda[0]
            if ask.seats and (ask.what != "play" or draws.below(4) == 0):
                seat = ask.seats[draws.below(len(ask.seats))]
                world = kernel.knowledge(GAME.view(state, seat)).draw(kernel.Generator(number))
                legal = [kernel.value("mustachio", each) for each in GAME.legal(state, seat)]
                assert (world.ask, world.seats) == (ask.what, ask.seats)
                if ask.what not in ("blind", "agree"):
                    assert world.hands[seat] == state.round.hands[seat]
                    assert world.legal(seat) == legal
                world.play_game(kernel.Generator(number))
                asked[ask.what] += 1
            state = GAME.apply(state, ply)
    assert min(asked[what] for what in ("play", "pass", "trump", "bid")) > 5


# Endings and search


@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 3), (4, 3)])
def test_ends_are_exact(players: int, most: int) -> None:
    """Without passes and turned cards, which are not searched."""
    from upperlip.kernel.nuts import KernelState
    from upperlip.kernel.nuts.endings import Endings

    shared, met = Endings(), 0
    for seed, config in zip(range(120), setups(), strict=False):
        cards = [config.villain(config.card(id_)) for id_ in config.pool or config.shown or ()]
        if config.players != players or any(
            each.effect(Pass) or each.effect(Turn) for each in cards
        ):
            continue
        for state in endings_of(config, seed, most):
            kernel_state = KernelState.from_state(state)
            if len(config.teams) == 2:
                right: frozenset[object] = frozenset({difference(kernel_state, 2)})
                found: list[object] = [each.points(kernel_state)[0] for each in (Endings(), shared)]
            else:
                right = outcomes(kernel_state, len(config.teams))
                found = [solver.points(kernel_state) for solver in (Endings(), shared)]
            assert right.issuperset(found)
            met += any(map(is_villain, (one for hand in state.round.hands for one in hand)))
    assert met > 20


def test_search_tells_cards_by_their_numbers_outside() -> None:
    engine, met = kernel.COMPILED["mustachio"], 0
    searcher = engine.searcher()
    for number, config in zip(range(60), setups(), strict=False):
        draws = Generator(43, number)
        state = anywhere(GAME, config, draws)
        seat = state.agenda[0].seats[0]
        legal = [kernel.value("mustachio", each) for each in GAME.legal(state, seat)]
        known = engine.knowledge.from_view(GAME.view(state, seat))
        rng = kernel.Generator(number)  # six sides take long to solve
        found = searcher.search(known, rng, seat, simulations=60, exact=2, tail=1)
        assert set(found) == set(legal)
        met += max(legal) >= len(NAMES)
    assert met > 5


# Statistics and arrays


def test_random_games_are_counted_as_the_references_are() -> None:
    play_games = kernel.PLAY_GAMES["mustachio"]
    for seed, config in zip(range(30), setups(), strict=False):
        series = Series(GAME, config, [BOTS["random"]] * config.players, seed=seed)
        assert play_games(config, seed, 0, 3) == play_part(series, range(3)).counters


def test_arrays_refuse_cards_from_outside() -> None:
    games = kernel.COMPILED["mustachio"].games
    assert games is not None
    with pytest.raises(ValueError, match="cards of the boxes only, not x:c"):
        games(pool(card("c")), 2, "win", False, True)
