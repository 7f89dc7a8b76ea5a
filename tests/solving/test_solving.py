"""Positions solved with open cards: against plain recursion, and where nothing can be solved."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from tests.kernel.test_endings import difference, endings, row, searched, stars_ahead
from upperlip import kernel
from upperlip.solving import Unsolvable, solve
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Decision

MUSTACHIO = BY_TITLE["mustachio"]


def value(state: Any) -> int:
    """How far the first side ends ahead, by trying everything."""
    kernel_state = kernel.COMPILED[state.game].state.from_state(state)
    if state.game == "mustachio":
        return difference(kernel_state, 2)
    return stars_ahead(kernel_state, state.round.teams, -1 if "fewest-stars" in state.row else 1)


def side(state: Any, seat: int) -> int:
    teams = state.round.teams if state.game == "moustache" else None
    return int(teams[seat]) if teams else seat % 2


def positions(title: str, seed: int) -> Iterator[Any]:
    if title == "moustache":
        yield from endings(title, 3 + seed % 4, {"rules": row(seed)}, seed, 2)
        return
    options: dict[str, object] = {"sides": "pairs", "villains": "all"}
    yield from filter(searched, endings(title, 4, options, seed, 2))


class Late(Exception):
    """What somebody's own handler raises."""


def _too_late(*_: object) -> None:
    raise Late


@contextmanager
def alarm(after: float, handler: Callable[..., object]) -> Iterator[None]:
    """When this process has worked so many seconds, however busy the machine is."""
    before = signal.signal(signal.SIGVTALRM, handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, after)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@needs_kernel
@pytest.mark.parametrize(("title", "players"), [("moustache", 3), ("mustachio", 4)])
def test_whoever_has_waited_long_enough_stops_it(title: str, players: int) -> None:
    """Ctrl-C ends a round of 12 or 9 tricks, which takes minutes, and so does any other signal
    whose handler raises; what was stopped does no harm to what follows."""
    whole = next(endings(title, players, {}, 2, 12))
    last = next(endings(title, players, {}, 2, 2))
    engine: Any = kernel.COMPILED[title]
    solver = engine.endings()
    late = engine.state.from_state(last)
    for handler, raised in ((signal.default_int_handler, KeyboardInterrupt), (_too_late, Late)):
        with alarm(0.2, handler), pytest.raises(raised):
            solver.ahead(engine.state.from_state(whole))
        assert solver.ahead(late) == engine.endings().ahead(late)


@needs_kernel
@pytest.mark.parametrize("title", BY_TITLE)
def test_value_and_best_play_are_those_of_plain_recursion(title: str) -> None:
    met = Counter[str]()
    for seed in range(16):
        game = BY_TITLE[title]
        for state in positions(title, seed):
            found, right = solve(state), value(state)
            sign = -1 if side(state, found.seat) else 1
            assert found.ahead == sign * right
            keeping = []
            for action in game.legal(state, found.seat):
                after = game.apply(state, Decision(found.seat, action))
                if len(after.scores) > len(state.scores):
                    continue  # a round's last card is nobody's choice
                if sum(map(len, after.round.hands)) and value(after) == right:
                    keeping.append(action)
            if keeping:
                assert list(found.best) == keeping
                met["some" if len(keeping) < len(game.legal(state, found.seat)) else "all"] += 1
    assert min(met["some"], met["all"]) > 10


@needs_kernel
@pytest.mark.parametrize("title", BY_TITLE)
def test_the_line_is_legal_and_comes_to_the_value(title: str) -> None:
    for seed in range(6):
        game = BY_TITLE[title]
        for state in positions(title, seed):
            found, after = solve(state), state
            for decision in found.line:
                after = game.apply(after, decision)
            assert len(after.scores) == len(state.scores) + 1
            score: Any = after.scores[-1]
            first, second = score.stars if title == "moustache" else score.points
            sign = -1 if title == "moustache" and "fewest-stars" in state.row else 1
            mine = -1 if side(state, found.seat) else 1
            assert mine * sign * (first - second) == found.ahead


def refused(state: Any) -> str:
    with pytest.raises(Unsolvable) as error:
        solve(state)
    return error.value.reason.message


def states(title: str, players: int, seed: int = 1, **options: object) -> Iterator[Any]:
    """All states of a random game."""
    game = BY_TITLE[title]
    match = Match(game, game.configure(players, options), seed)
    draws = Generator(seed)
    yield match.truth
    while match.ask is not None:
        if not match.let_chance():
            seat = match.ask.seats[0]
            actions = match.legal(seat)
            match.act(seat, actions[draws.below(len(actions))])
        yield match.truth


def test_where_chance_is_next_or_the_game_is_over() -> None:
    first, *_, last = states("moustache", 4)
    assert refused(first) == "unsolvable-chance"
    assert refused(last) == "unsolvable-over"


def asked(what: str, found: Iterator[Any]) -> Any:
    return next(state for state in found if state.agenda and state.agenda[0].what == what)


def test_while_cards_are_passed_in_secret() -> None:
    rules = ["pass-three", "blue-tax", "twos-win", "reversed"]
    assert refused(asked("give", states("moustache", 4, rules=rules))) == "unsolvable-gifts"
    passing = states("mustachio", 4, villains="pool", pool=POOL)
    assert refused(asked("pass", passing)) == "unsolvable-gifts"


POOL = ["PEANUT", "TWINS", "ACORN", "WALNUT", "PRAYLENE", "BUTTERNUT"]


def test_before_the_cards_and_with_more_sides() -> None:
    assert refused(asked("bid", states("mustachio", 4))) == "unsolvable-bids"
    assert refused(asked("play", states("mustachio", 3))) == "unsolvable-sides"


@pytest.mark.parametrize(("name", "message"), [("PEANUT", "pass"), ("TWINS", "turn")])
def test_villains_that_leave_nothing_to_solve(name: str, message: str) -> None:
    card = MUSTACHIO.configure(4, {}).card(name)
    other = MUSTACHIO.configure(4, {}).card({"PEANUT": "TWINS", "TWINS": "PEANUT"}[name])
    for seed in range(40):
        for state in states("mustachio", 4, seed, villains="pool", pool=POOL):
            held = {card for hand in state.round.hands for card in hand} if state.round else set()
            plays = state.agenda and state.agenda[0].what == "play"
            if plays and card in held and other not in held:
                assert refused(state) == f"unsolvable-{message}"
                return
    pytest.fail("no such position was met")
