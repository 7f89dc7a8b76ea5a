"""Without the compiled kernel: the same interface, by the reference."""

from typing import Any

import pytest

from tests.kernel.needed import needs_kernel
from tests.kernel.tree import run
from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.kernel import interface, reference
from upperlip.kernel.answer import action, value
from upperlip.kernel.reference import animals, nuts
from upperlip.nuts import MUSTACHIO
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action

ENGINES: dict[str, Any] = dict(reference.ENGINES)
# That nothing is missing is for mypy to say.
STATES: list[type[interface.KernelState]] = [animals.KernelState, nuts.KernelState]
KNOWLEDGES: list[type[interface.Knowledge]] = [animals.Knowledge, nuts.Knowledge]
both_games = pytest.mark.parametrize("game", [MOUSTACHE, MUSTACHIO], ids=lambda game: game.title)
some_players = pytest.mark.parametrize("players", [3, 4, 6])

SWITCHED_OFF = """
from upperlip import kernel
from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO

assert not kernel.FAST
for game in MOUSTACHE, MUSTACHIO:
    state, draws = game.begin(game.configure(4, {})), kernel.Generator(7)
    while not game.turn(state) or not game.turn(state).seats:
        state = game.apply(state, game.sample(state, draws))
    world = kernel.knowledge(game.view(state, 0)).draw(draws)
    world.apply(world.legal()[-1])
    world.play_round(draws)
    begun = kernel.begin(state.config)
    begun.play_round(draws)
    print(len(world.rounds), len(begun.rounds), kernel.notice())
"""


def test_switched_off_when_it_runs() -> None:
    done = run("-c", SWITCHED_OFF, UPPERLIP_NO_KERNEL=1)
    assert (done.stdout, done.stderr) == ("1 1 term-kernel-off\n" * 2, "")


@pytest.mark.process
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "simulate moustache --games 3",
            "The fast engine (kernel) is switched off (UPPERLIP_NO_KERNEL)",
        ),
        (
            "play moustache --lang fr --seed 7",
            "Le moteur rapide est désactivé (UPPERLIP_NO_KERNEL)",
        ),
        ("rules moustache O-1", ""),
        ("simulate moustache --players 9", "This game is for 3 to 6 players"),
    ],
)
def test_people_are_told_once(words: str, told: str) -> None:
    done = run("-m", "upperlip", *words.split(), UPPERLIP_NO_KERNEL=1)
    assert done.stderr.startswith(f"upperlip: {told}" if told else "")
    assert done.stderr.count("\n") == bool(told)


@both_games
@some_players
def test_a_game_from_begin_to_end(game: AnyGame, players: int) -> None:
    config, draws = game.configure(players, {}), Generator(players)
    state = ENGINES[game.title].state.begin(config)
    asks = set()
    while not state.over:
        asks.add(state.ask)
        if state.seat == -1:
            assert (state.seats, state.legal()) == ((), [])
            state.chance(draws)
            continue
        seat = state.seats[draws.below(len(state.seats))]
        legal = state.legal(seat)
        assert legal == sorted(legal)
        assert state.mask(seat) == sum(1 << answer for answer in legal)
        state.apply(legal[draws.below(len(legal))], seat)
    assert {"deal", "play"} <= asks
    assert (state.ask, state.seat, state.seats) == ("over", -1, ())
    assert len(state.rounds) == (4 if game is MOUSTACHE else 5)
    best = max(state.points)
    assert {state.points[winner] for winner in state.winners} == {best}


@both_games
def test_what_is_not_legal_is_refused(game: AnyGame) -> None:
    state = ENGINES[game.title].state.begin(game.configure(4, {}))
    draws = Generator(2)
    with pytest.raises(ValueError, match="nobody is asked"):
        state.apply(0)
    while state.seat == -1:
        state.chance(draws)
    before = state.copy()
    for answer in (63, -1):
        with pytest.raises(ValueError, match="is not legal"):
            state.apply(answer)
    with pytest.raises(ValueError, match="is not asked"):
        state.apply(state.legal()[0], 4)
    with pytest.raises(ValueError, match="not chance's turn"):
        state.chance(draws)
    assert state == before


@both_games
def test_copies_and_bytes_go_their_own_ways(game: AnyGame) -> None:
    kind = ENGINES[game.title].state
    state = kind.begin(game.configure(3, {}))
    state.play_round(Generator(1))
    copies = state.copy(), kind.from_bytes(bytes(state)), kind.from_state(state._state)
    state.play_game(Generator(2))
    assert state.winners
    for copy in copies:
        assert not copy.over
        assert not copy.winners
        assert len(copy.rounds) == 1
        copy.play_game(Generator(2))
        assert copy == state


@both_games
@some_players
def test_worlds_are_those_of_the_view(game: AnyGame, players: int) -> None:
    match = Match(game, game.configure(players, {}), seed=players)
    while len(match.history) < 25 or match.let_chance():
        if not match.let_chance():
            seat = match.ask.seats[0] if match.ask else -1
            match.act(seat, match.legal(seat)[-1])
    assert match.ask is not None
    seat = match.ask.seats[0]
    knowledge = ENGINES[game.title].knowledge.from_view(match.view(seat))
    for number in range(5):
        world = knowledge.draw(Generator(number))
        assert (world.ask, world.seats) == match.ask
        answers = tuple(action(game.title, world.ask, answer) for answer in world.legal())
        assert answers == match.legal(seat)
        scored = len(world.rounds)
        world.play_round(Generator(number))
        assert len(world.rounds) == scored + 1


def test_a_deal_with_any_row() -> None:
    for row in [], ["pink-open"], ["pass-three", "pink-open", "twos-win", "runner-up"]:
        for players in range(3, 7):
            state = animals.KernelState.at_deal(players, row)
            assert state.ask == "deal"
            state.play_round(Generator(players))
            assert len(state.rounds) == 1


@both_games
def test_playouts_can_be_cut_into_pieces(game: AnyGame) -> None:
    engine = ENGINES[game.title]
    begun = [engine.state.begin(game.configure(4, {})) for _ in range(2)]
    begun[1].play_round(Generator(0))
    whole = engine.playouts(begun, 6, seed=3)
    pieces = [engine.playouts(begun, count, 3, first) for count, first in ((4, 0), (2, 4))]
    assert whole == [sum(both) for both in zip(*pieces, strict=True)]
    if game is MOUSTACHE:
        assert whole[0] + whole[1] == 6
    begun[0].play_game(Generator(0))
    assert engine.playouts(begun[:1], 3, seed=3) == [0 for _ in whole], "no round is left"


@needs_kernel
@both_games
@some_players
def test_it_plays_as_the_compiled_kernel_does(game: AnyGame, players: int) -> None:
    config, slow = game.configure(players, {}), ENGINES[game.title]
    fast = kernel.COMPILED[game.title]
    one, other = fast.state.begin(config), slow.state.begin(config)
    assert fast.playouts([one], 5, 7) == slow.playouts([other], 5, 7)
    one.play_game(kernel.Generator(players))
    other.play_game(Generator(players))
    for what in ("rounds", "points", "winners", "hands"):
        assert getattr(one, what) == getattr(other, what)


def test_answers_are_numbers() -> None:
    for game, ask, number, said in (
        ("moustache", "play", 17, Action("play", 17)),
        ("mustachio", "agree", 0, Action("agree")),
        ("mustachio", "agree", 1, Action("refuse")),
        ("mustachio", "bid", 0, Action("bid", 0)),
    ):
        assert action(game, ask, number) == said
        assert value(game, said) == number
