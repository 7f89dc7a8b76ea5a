"""Search: legal, repeatable answers about each action, and what is certain is found."""

from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from tests.kernel.test_endings import endings, winner
from upperlip import kernel
from upperlip.kernel import reference
from upperlip.kernel.interface import Found
from upperlip.nuts.scoring import REWARD_SPAN
from upperlip.selfcheck.options import OPTIONS
from upperlip.table.generator import Generator
from upperlip.table.match import Match

pytestmark = pytest.mark.fuzz

SIMULATIONS = {True: 40, False: 12}  # compiled or not
NUTS = 60  # answers from here on are villains
TREE = {"exact": 0, "tail": 0}  # nothing is solved
searchers = pytest.mark.parametrize("fast", [pytest.param(True, marks=needs_kernel), False])
both_games = pytest.mark.parametrize("title", BY_TITLE)


def search(fast: bool, view: Any, *key: int, **how: Any) -> Found:
    """By a new searcher."""
    how.setdefault("simulations", SIMULATIONS[fast])
    engine = (kernel.COMPILED if fast else reference.ENGINES)[view.game]
    known, rng = engine.knowledge.from_view(view), engine.generator(*key)
    return engine.searcher().search(known, rng, view.seat, **how)


def decisions(title: str, seed: int) -> list[tuple[Any, list[int], str]]:
    """Views, legal answers and asks of some random game: of each ask once, and a few cards."""
    game, draws = BY_TITLE[title], Generator(12, seed)
    players, options = OPTIONS[title](draws)
    match = Match(game, game.configure(players, options), seed, first_round=1 + draws.below(4))
    found: list[tuple[Any, list[int], str]] = []
    start, asked = match.rounds_scored, set[str]()
    while match.rounds_scored == start and (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[draws.below(len(ask.seats))]
        legal = match.legal(seat)
        if len(legal) > 1 and (ask.what not in asked or draws.below(8) == 0):
            asked.add(ask.what)
            found.append(
                (match.view(seat), [kernel.value(game.title, each) for each in legal], ask.what)
            )
        match.act(seat, legal[draws.below(len(legal))])
    return found


@searchers
@both_games
def test_what_it_says_about_each_answer(title: str, fast: bool) -> None:
    asked = set()
    for seed in range(12 if fast else 3):
        for view, legal, what in decisions(title, seed):
            asked.add(what)
            found = search(fast, view, seed, **TREE)
            assert set(found) <= set(legal)
            total = sum(visits for _, _, visits in found.values())
            ends = what == "steal" and not view.round.hand  # the round's last: all are looked at
            assert total == SIMULATIONS[fast] * (len(found) if ends and fast else 1)
            assert len(found) == min(len(legal), SIMULATIONS[fast]), "each once before any twice"
            for mean, error, visits in found.values():
                assert -0.5 <= mean <= 1.5
                assert 0 <= error <= 1
                assert visits > 0
    assert asked >= ({"play"} if title == "moustache" else {"play", "bid", "blind"})


@searchers
@both_games
def test_the_same_stream_the_same_search(title: str, fast: bool) -> None:
    """Whatever was searched before: with exact ends and without, by one searcher and by another."""
    shared = kernel.COMPILED[title].searcher()
    for seed in range(4 if fast else 1):
        differ = False
        for view, _, _ in decisions(title, seed)[: None if fast else 4]:
            for how in ({}, TREE):
                first = search(fast, view, seed, **how)
                assert first == search(fast, view, seed, **how)
                differ |= first != search(fast, view, seed + 99, **how)
                if fast:
                    known, rng = kernel.knowledge(view), kernel.Generator(seed)
                    more: dict[str, Any] = {"simulations": SIMULATIONS[fast], **how}
                    assert first == shared.search(known, rng, view.seat, **more)
        assert differ


@searchers
@both_games
def test_only_some_answers(title: str, fast: bool) -> None:
    """As bots ask about bids; villains have no bit, and are considered all the same."""
    for seed in range(6 if fast else 2):
        for view, legal, _ in decisions(title, seed):
            some = legal[::2]
            if max(legal) < NUTS:
                bits = sum(1 << answer for answer in some)
                found = search(fast, view, seed, only=bits, **TREE)
                assert set(found) == set(some)


@searchers
@both_games
def test_one_simulation(title: str, fast: bool) -> None:
    for view, _, _ in decisions(title, 1):
        once = search(fast, view, 1, simulations=1, **TREE)
        assert [visits for _, _, visits in once.values()] == [1]


@pytest.mark.parametrize(
    "fast",
    [
        pytest.param(True, marks=needs_kernel),
        False,
    ],
)
@both_games
def test_no_time_at_all(title: str, fast: bool) -> None:
    """However late it is, something can be said about some answer."""
    for view, legal, _ in decisions(title, 1):
        hurried = search(fast, view, 1, simulations=0, seconds=1e-9)
        assert hurried
        assert set(hurried) <= set(legal)


@needs_kernel
@both_games
def test_a_tree_has_room_for_every_answer(title: str) -> None:
    view, _, _ = decisions(title, 1)[0]
    with pytest.raises(ValueError, match="128 branches at least, not 127"):
        search(True, view, 1, branches=127)


@needs_kernel
@both_games
@pytest.mark.parametrize("guidance", [0, 1])
def test_a_full_tree(title: str, guidance: float) -> None:
    """Where there is no room for something new it plays on; each simulation counts once."""
    for seed in range(6):
        for view, legal, what in decisions(title, seed):
            if what == "play":
                how: dict[str, Any] = {"simulations": 600, "branches": 140, "guidance": guidance}
                found = search(True, view, seed, **how, **TREE)
                assert set(found) <= set(legal)
                assert sum(visits for _, _, visits in found.values()) == 600


@needs_kernel
@both_games
def test_solved_worlds(title: str) -> None:
    """Late in a round every answer is solved in every world, equally often."""
    met = 0
    for seed in range(40):
        for view, legal, what in decisions(title, seed):
            if what == "play" and len(view.round.hand) <= 2:
                found = search(True, view, seed, exact=2)
                assert set(found) == set(legal)
                assert len({visits for _, _, visits in found.values()}) == 1
                met += 1
    assert met > 3


@needs_kernel
@both_games
def test_worlds_that_take_too_long_are_dropped(title: str) -> None:
    """For all answers alike; something is found all the same, and the same again."""
    engine = kernel.COMPILED[title]
    match = Match(BY_TITLE[title], BY_TITLE[title].configure(4, {}), 3)
    while match.ask is None or match.ask.what != "play":
        if not match.let_chance():
            seat = match.ask.seats[0] if match.ask else 0
            match.act(seat, match.legal(seat)[0])
    view, searcher = match.view(match.ask.seats[0]), engine.searcher()
    found = []
    for _ in range(2):
        known, rng = engine.knowledge.from_view(view), engine.generator(1)
        found.append(
            (searcher.search(known, rng, view.seat, simulations=1, exact=10), dropped_by(searcher))
        )
    assert found[0] == found[1]
    assert 0 < found[0][1] <= 1
    assert found[0][0]
    searcher.search(known, rng, view.seat, simulations=10, exact=5)
    assert dropped_by(searcher) == 0, "nothing was to be solved"


def dropped_by(searcher: Any) -> float:
    """The share of worlds; only the compiled searcher has it."""
    share: float = searcher.dropped
    return share


@needs_kernel
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_certain_win_is_found(players: int) -> None:
    """All cards known, and only some cards win the round: solved or searched, it is one of them."""
    engine, met, right = kernel.COMPILED["moustache"], 0, 0
    searcher = engine.searcher()
    for seed in range(60):
        for state in endings("moustache", players, {}, seed, 3):
            kernel_state = engine.state.from_state(state)
            good, known = winning(kernel_state, state), engine.knowledge.certain(kernel_state)
            if state.agenda[0].what != "play" or len(good) in (0, len(kernel_state.legal())):
                continue
            met += 1
            solved = searcher.search(
                known, kernel.Generator(1), kernel_state.seat, simulations=20, exact=3
            )
            assert {answer for answer, (mean, _, _) in solved.items() if mean == 1} == good
            rng = kernel.Generator(seed)
            found = searcher.search(known, rng, kernel_state.seat, simulations=400, exact=0, tail=2)
            right += max(found, key=lambda answer: found[answer][2]) in good
    assert met >= 20
    assert right >= 0.95 * met


def winning(kernel_state: Any, state: Any) -> set[int]:
    """The answers after which the seat's team wins, whatever the others do."""
    teams, scored = state.round.teams, len(kernel_state.rounds)
    found = set()
    for answer in kernel_state.legal():
        after = kernel_state.copy()
        after.apply(answer)
        won = after.rounds[-1][1] if len(after.rounds) > scored else winner(after, teams)
        found |= {answer} if won == teams[kernel_state.seat] else set()
    return found


@needs_kernel
@pytest.mark.parametrize("seed", range(1, 5))
def test_an_ending_is_solved_under_the_bids_that_led_to_it(seed: int) -> None:
    """The last bid of four cards each, all cards known: its worth is what the solver says of it."""
    from upperlip.kernel.nuts.endings import Endings

    engine, solver = kernel.COMPILED["mustachio"], Endings()
    config = BY_TITLE["mustachio"].configure(4, {"villains": "none", "card_counting": True})
    state, draws = engine.state.begin(config), engine.generator(seed)
    while len(state.rounds) < 2:
        state.play_round(draws)
    while state.ask != "bid":
        state.chance(draws) if state.seat < 0 else state.apply(0)  # nobody is blind
    for bid in (1, 2, 0):
        state.apply(bid)
    seat = state.seat
    known, rng = engine.knowledge.certain(state), engine.generator(seed)
    found = engine.searcher().search(known, rng, seat, simulations=40, exact=4, tail=4)
    worth = {}
    for bid in state.legal():
        after: Any = state.copy()
        after.apply(bid)
        ahead, _ = solver.points(after)
        worth[bid] = 0.5 + (ahead if seat % 2 == 0 else -ahead) / REWARD_SPAN
    assert len(set(worth.values())) > 1, "a bid matters"
    assert {bid: mean for bid, (mean, _, _) in found.items()} == pytest.approx(worth)
