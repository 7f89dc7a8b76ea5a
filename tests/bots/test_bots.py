"""The bots: legal, repeatable, fair, in time; novice good enough to sit beside."""

import gc
from collections import Counter
from collections.abc import Iterator
from time import thread_time
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.kernel.needed import needs_kernel
from tests.slices import some_of
from upperlip.animals import MOUSTACHE
from upperlip.bots import BOTS, Bot, Budget, Peeks, choice_of
from upperlip.nuts import MUSTACHIO
from upperlip.simulation import play_out
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

NOVICE, RANDOM, REGULAR, EXPERT, PEEK = (
    BOTS[name] for name in ("novice", "random", "regular", "expert", "peek")
)
FAIR = [name for name, bot in BOTS.items() if not bot.peeks]
LITTLE = Budget(simulations=20)

PASSING = {"rules": ["pass-three", "pink-open", "cut-leads", "equals-out"]}
VILLAINS = {"villains": "all"}  # PEANUT, HUMMMUS and TWINS among them
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("moustache", 3, {"rule_set": "house"}),  # all jokers in one hand
    ("moustache", 4, {**PASSING}),
    ("moustache", 5, {**PASSING}),  # jokers that nobody else knows
    ("moustache", 6, {"rules": ["pink-open", "blue-tax", "twos-win", "runner-up"]}),
    ("mustachio", 2, {**VILLAINS}),
    ("mustachio", 4, {**VILLAINS, "sides": "pairs"}),  # blind bids that partners agree on
    ("mustachio", 4, {**VILLAINS, "sides": "solo"}),  # bids in secret
    ("mustachio", 6, {**VILLAINS, "sides": "trios", "card_counting": True}),
]
ASKS = {"moustache": {"play"}, "mustachio": {"blind", "bid", "play", "pass", "trump"}}
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def asks(match: Match, draws: Generator, plies: int) -> Iterator[tuple[Seat, str]]:
    """Who is asked for what in a game; where several are, any of them. Somebody must answer."""
    while (ask := match.ask) is not None and len(match.history) < plies:
        if not match.let_chance():
            yield ask.seats[draws.below(len(ask.seats))], ask.what


def rounds_won(bot: Bot, other: Bot, players: int, games: int) -> float:
    """The share of Moustache rounds that `bot`'s team wins on duplicated deals.

    Deals do not depend on play, so the same seed with the teams exchanged is the same cards.
    """
    won = rounds = 0
    for number in range(games):
        for team in (0, 1):
            match = Match(MOUSTACHE, MOUSTACHE.configure(players, {}), 31, number)
            while (ask := match.ask) is not None:
                if match.let_chance():
                    continue
                seat = ask.seats[0]
                view: Any = match.view(seat)
                ours = view.round.teams[seat] == team
                match.act(seat, choice_of(bot if ours else other, match, seat))
            result: Any = match.result
            won += sum(score["winner"] == team for score in result["rounds"])
            rounds += len(result["rounds"])
    return won / rounds


@pytest.mark.fuzz
@pytest.mark.long
def test_novice_beats_random_on_duplicated_deals() -> None:
    """At least 70 %; 480 rounds here leave it room for bad luck of two deviations or so."""
    assert rounds_won(NOVICE, RANDOM, players=4, games=60) >= 0.70


@pytest.mark.fuzz
@needs_kernel
@some_of("games", (12, 40))
def test_regular_beats_novice_on_duplicated_deals(games: int) -> None:
    """About 70 % in the arena; here 70 and 72 %, without the net 52 and 56 %."""
    assert rounds_won(REGULAR, NOVICE, players=4, games=games) >= 0.63


@pytest.mark.fuzz
def test_novice_bids_better_than_random_in_mustachio() -> None:
    config = MUSTACHIO.configure(4, {})
    novice = [NOVICE, RANDOM, NOVICE, RANDOM]
    points = [0, 0]
    for number in range(12):
        result: Any = play_out(Match(MUSTACHIO, config, 3, number), novice).result
        points = [sum(pair) for pair in zip(points, result["scores"], strict=True)]
    assert points[0] > 1.5 * points[1]


@pytest.mark.fuzz
@some_of("setup", SETUPS, few=4, ids=str)
@pytest.mark.parametrize("name", FAIR)
def test_bots_repeat_themselves(setup: tuple[str, int, dict[str, object]], name: str) -> None:
    title, players, options = setup
    game, histories = BY_TITLE[title], []
    for _ in range(2):
        match = Match(game, game.configure(players, options), 8, first_round=2)
        for seat, _ in asks(match, Generator(3), plies=40):
            match.act(seat, choice_of(BOTS[name], match, seat, LITTLE))
        choice_of(BOTS[name], another(game), 0, LITTLE)  # what it thinks of in between is forgotten
        histories.append(match.history)
    assert histories[0] == histories[1]


def another(game: AnyGame) -> Match:
    """A game at its first decision, by seat 0."""
    match = Match(game, game.configure(4, {}), 9)
    for seat, _ in asks(match, Generator(9), plies=60):
        if seat == 0:
            return match
        match.act(seat, match.legal(seat)[0])
    raise AssertionError("seat 0 is never asked")


@pytest.mark.fuzz
@pytest.mark.parametrize("title", BY_TITLE)
@pytest.mark.parametrize("name", FAIR)
def test_bots_play_whole_games(title: str, name: str) -> None:
    game = BY_TITLE[title]
    for players in (3, 5):
        match = Match(game, game.configure(players, {}), 8)
        assert play_out(match, [BOTS[name]] * players, budget=LITTLE).result is not None


@pytest.mark.fuzz
@every_setup
def test_worlds_a_seat_cannot_tell_apart_get_the_same_choice(
    setup: tuple[str, int, dict[str, object]],
) -> None:
    """Fairness: every bot's choice depends on its view, its seed and its budget alone."""
    title, players, options = setup
    game, wanted, seen = BY_TITLE[title], set(ASKS[title]), Counter[str]()
    if "pass-three" in str(options):
        wanted.add("give")
    for seed in range(20):
        if seed >= 2 and wanted <= set(seen):
            break
        draws = Generator(5, seed)
        match = Match(game, game.configure(players, options), seed, first_round=1 + seed % 4)
        for seat, what in asks(match, draws, plies=90):
            legal = match.legal(seat)
            if len(legal) > 1 and (not seen[what] or (seed < 2 and draws.below(3) == 0)):
                seen[what] += 1
                world = game.guess(match.view(seat), draws)
                check_fairness([game.view(state, seat) for state in (match.truth, world)], legal)
            match.act(seat, legal[draws.below(len(legal))])
    assert wanted <= set(seen)
    assert seen["play"] > 20


def check_fairness(views: list[Any], legal: tuple[Action, ...]) -> None:
    for name in FAIR:
        choices = {BOTS[name].choose(view, legal, Generator(1), LITTLE) for view in views}
        assert len(choices) == 1, name
        assert choices <= set(legal), name


@pytest.mark.parametrize("name", FAIR)
def test_what_a_bot_weighs_best_is_what_it_plays(name: str) -> None:
    """Before a solo round too, where regular wants to see its cards and expert bids blind."""
    config = MUSTACHIO.configure(3, {"villains": "none"})
    match, seen = Match(MUSTACHIO, config, 4), Counter[str]()
    for seat, what in asks(match, Generator(4), plies=12):
        view, legal = match.view(seat), match.legal(seat)
        action = BOTS[name].choose(view, legal, Generator(1), LITTLE)
        assert BOTS[name].weigh(view, legal, Generator(1), LITTLE)[0] == action
        seen[what] += 1
        match.act(seat, action)
    assert {"blind", "play"} <= set(seen)


# Bots that think


def test_where_there_is_no_choice_there_is_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(*_: object) -> None:
        raise AssertionError("it thought")

    for module in ("expert", "thinking"):
        monkeypatch.setattr(f"upperlip.bots.{module}.think", think)
    for title, game in BY_TITLE.items():
        match, forced = Match(game, game.configure(4, {}), 2), 0
        for seat, _ in asks(match, Generator(2), plies=150):
            legal = match.legal(seat)
            if len(legal) == 1:
                for name in FAIR:
                    assert choice_of(BOTS[name], match, seat) == legal[0]
                draws = match.draws_for(seat)
                assert PEEK.choose_open(match.truth, seat, legal, draws, LITTLE) == legal[0]
                forced += 1
            match.act(seat, legal[0])
        assert forced > 15, title
        with pytest.raises(AssertionError, match="it thought"):
            choice_of(EXPERT, late(game), 0)


def late(game: AnyGame) -> Match:
    """A game in which seat 0 has a choice of cards."""
    match = Match(game, game.configure(4, {}), 4)
    for seat, what in asks(match, Generator(4), plies=100):
        if seat == 0 and what == "play" and len(match.legal(seat)) > 1:
            return match
        match.act(seat, match.legal(seat)[0])
    raise AssertionError("seat 0 never has a choice")


@pytest.fixture
def tidy() -> Iterator[None]:
    """The tests' own garbage is not collected on the bot's time."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.fuzz
@needs_kernel
@some_of("setup", SETUPS, few=2, ids=str)
@pytest.mark.usefixtures("tidy")
def test_it_keeps_to_its_time(setup: tuple[str, int, dict[str, object]]) -> None:
    """Budget + 10 ms, in this thread's own time: the machine may be busy with others."""
    title, players, options = setup
    game, draws = BY_TITLE[title], Generator(6, players)
    budget = Budget(seconds=0.05)
    match = Match(game, game.configure(players, options), 6, first_round=2)
    choice_of(EXPERT, late(game), 0, LITTLE)  # the first thought loads the kernel
    timed = 0
    for seat, what in asks(match, draws, plies=120):
        legal = match.legal(seat)
        action = legal[draws.below(len(legal))]
        if len(legal) > 1 and (what != "play" or draws.below(8) == 0):
            began = thread_time()
            action = choice_of(EXPERT, match, seat, budget)
            assert thread_time() - began < 0.05 + 0.01, what
            timed += 1
        match.act(seat, action)
    assert timed > 6


@pytest.mark.parametrize("title", BY_TITLE)
def test_peeking_is_for_the_arena(title: str) -> None:
    match = late(BY_TITLE[title])
    legal, draws = match.legal(0), match.draws_for(0)
    with pytest.raises(Peeks, match="peek sees all cards"):
        choice_of(PEEK, match, 0, LITTLE)
    with pytest.raises(NotImplementedError):
        PEEK.choose(match.view(0), legal, draws, LITTLE)
    for name in FAIR:
        with pytest.raises(NotImplementedError):
            BOTS[name].choose_open(match.truth, 0, legal, draws, LITTLE)
    chosen = PEEK.choose_open(match.truth, 0, legal, draws, LITTLE)
    assert chosen in legal
    assert chosen == PEEK.choose_open(match.truth, 0, legal, match.draws_for(0), LITTLE)
