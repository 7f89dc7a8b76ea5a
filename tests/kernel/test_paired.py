"""Comparison: every answer in the same worlds, and each world is what it says it is."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from tests.kernel.test_endings import endings, winner
from tests.kernel.test_search import both_games, decisions
from upperlip import kernel
from upperlip.kernel import reference
from upperlip.kernel.common.compared import Compared
from upperlip.selfcheck.options import OPTIONS
from upperlip.table.generator import Generator
from upperlip.table.match import Match

pytestmark = pytest.mark.fuzz

engines = pytest.mark.parametrize("fast", [pytest.param(True, marks=needs_kernel), False])
WORLDS = {True: 40, False: 4}  # compiled or not


def compare(fast: bool, view: Any, answers: list[int], **how: Any) -> dict[int, Compared]:
    """By a new comparer."""
    how.setdefault("worlds", WORLDS[fast])
    engine = (kernel.COMPILED if fast else reference.ENGINES)[view.game]
    rng: Any = kernel.Generator(7) if fast else Generator(7)
    known = engine.knowledge.from_view(view)
    return engine.comparer().compare(known, rng, view.seat, answers, **how)


def plain(found: dict[int, Compared]) -> dict[int, tuple[Any, ...]]:
    return {
        answer: (list(each.values), each.parties, list(each.takers), list(each.gains))
        for answer, each in found.items()
    }


def reviewed(title: str, fast: bool) -> list[tuple[Any, list[int], str]]:
    """Decisions of some random games; a throw for the match belongs to no round."""
    found = [each for seed in range(6 if fast else 1) for each in decisions(title, seed)]
    return [each for each in found if each[2] != "throw"]


@engines
@both_games
def test_what_it_says_of_every_answer(title: str, fast: bool) -> None:
    for view, legal, _ in reviewed(title, fast):
        found = compare(fast, view, legal)
        assert list(found) == legal
        for each in found.values():
            assert len(each.values) == len(each.takers) == len(each.gains) == WORLDS[fast]
            assert set(each.takers) <= {-1, *range(view.config.players)}
            spread = (0, 1) if title == "moustache" else (-400, 400)
            assert all(spread[0] <= value <= spread[1] for value in each.values)
            mean = sum(each.values) / WORLDS[fast]
            assert any(mean == pytest.approx(party) for party in each.parties)
            if len(each.parties) == 2:  # what one wins the other loses
                assert sum(each.parties) == pytest.approx(spread[0] + spread[1])


@engines
@both_games
def test_no_answer_changes_the_worlds_of_another(title: str, fast: bool) -> None:
    """Alone or beside others, at once or in two parts: so halving can go on with the best."""
    for view, legal, _ in reviewed(title, fast):
        together = plain(compare(fast, view, legal))
        assert plain(compare(fast, view, legal[-1:]))[legal[-1]] == together[legal[-1]]
        half = WORLDS[fast] // 2
        first, second = (
            plain(compare(fast, view, legal, worlds=half, first=start)) for start in (0, half)
        )
        for answer in legal:
            assert first[answer][0] + second[answer][0] == together[answer][0]


def last_to_play(title: str, seeds: range) -> Iterator[tuple[Any, list[int]]]:
    """Views of seats whose card makes a trick full, and what they may play."""
    game = BY_TITLE[title]
    for seed in seeds:
        draws = Generator(12, seed)
        players, options = OPTIONS[title](draws)
        match = Match(game, game.configure(players, options), seed)
        while (ask := match.ask) is not None and match.rounds_scored == 0:
            if match.let_chance():
                continue
            seat = ask.seats[0]
            legal, view = match.legal(seat), match.view(seat)
            cards = 0 if view.round is None else len(view.round.trick.cards)
            if ask.what == "play" and cards == players - 1 and len(legal) > 1:
                yield view, [kernel.value(title, each) for each in legal]
            match.act(seat, legal[draws.below(len(legal))])


@pytest.mark.parametrize(
    ("fast", "games"),
    [
        (False, 3),
        pytest.param(True, 6, marks=needs_kernel),
        pytest.param(True, 30, marks=[needs_kernel, pytest.mark.long]),
    ],
)
@both_games
def test_who_takes_a_trick_that_the_answer_makes_full(title: str, fast: bool, games: int) -> None:
    """The last to play sees it all: in every world the taker is the one the rules name."""
    met = 0
    for view, legal in last_to_play(title, range(games)):
        found = compare(fast, view, legal)
        for answer in legal:
            known: Any = reference.ENGINES[title].knowledge.from_view(view)
            state = known.draw(Generator(1))
            state.apply(answer)
            if state.ask not in ("play", "deal", "trophies"):
                continue  # something comes between
            taker = state.takers[-1]
            assert set(found[answer].takers) == {-1 if taker is None else taker}
            met += 1
    assert met > 2 * games


@needs_kernel
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ends_are_solved(players: int) -> None:
    """All cards known and few left: each answer is worth what best play by all makes of it."""
    engine, met = kernel.COMPILED["moustache"], 0
    comparer = engine.comparer()
    for seed in range(20):
        for state in endings("moustache", players, {}, seed, 2):
            kernel_state, teams = engine.state.from_state(state), state.round.teams
            seat, legal, scored = kernel_state.seat, kernel_state.legal(), len(kernel_state.rounds)
            found = comparer.compare(
                engine.knowledge.certain(kernel_state), kernel.Generator(1), seat, legal,
                worlds=2, tail=2,
            )  # fmt: skip
            for answer in legal:
                after = kernel_state.copy()
                after.apply(answer)
                over = len(after.rounds) > scored
                won: Any = after.rounds[-1][1] if over else winner(after, teams)  # type: ignore[index]
                assert list(found[answer].values) == [float(won == teams[seat])] * 2
                met += 1
    assert met > 20


@engines
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_deal_to_come_goes_to_the_teams_that_are_asked_for(players: int, fast: bool) -> None:
    """O-9: whatever else is drawn, who is in a team wins with it."""
    engine = (kernel.COMPILED if fast else reference.ENGINES)["moustache"]
    rng: Any = kernel.Generator(3) if fast else Generator(3)
    game = BY_TITLE["moustache"]
    match = Match(game, game.configure(players, {"rule_set": "house"}), 5)
    small = {3: {2}, 4: {0, 3}, 5: {1, 4}, 6: {0, 1, 5}}[players]
    teams = sum(1 << seat for seat in range(players) if seat not in small)
    before = engine.state.begin(match.config)
    values = engine.comparer().value(
        engine.knowledge.certain(before), rng, worlds=200, teams=teams, crown=1
    )
    assert len({values[seat] for seat in small}) == 1
    assert len({values[seat] for seat in range(players) if seat not in small}) == 1
    assert values[min(small)] + values[min(set(range(players)) - small)] == pytest.approx(1)
    free = engine.comparer().value(engine.knowledge.certain(before), rng, worlds=200)
    assert free != values
