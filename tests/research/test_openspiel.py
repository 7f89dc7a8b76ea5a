"""OpenSpiel's own tests, on both games; and what they do not ask."""

import contextlib
import io
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest

import upperlip.research.openspiel  # noqa: F401 – registers the games
from tests.slices import some_of
from upperlip.games import GAMES
from upperlip.nuts.cards import is_villain
from upperlip.research.actions import action_of
from upperlip.research.openspiel.odds import Drawn
from upperlip.research.openspiel.spiels import SPIELS
from upperlip.table.errors import RefusedOptions
from upperlip.table.generator import Generator
from upperlip.table.seat import OPEN

pytestmark = pytest.mark.fuzz

TITLES = ("moustache", "mustachio")
both_games = pytest.mark.parametrize("title", TITLES)

SETUPS = [
    "upperlip_moustache(players=3,round=2)",
    "upperlip_moustache(players=4,round=4,rule_set=house)",
    "upperlip_moustache(players=5,round=1,rules=pass-three/pink-open/twos-win/reversed)",
    "upperlip_moustache(players=6,round=3,even_trophies=true)",
    "upperlip_moustache(players=4,round=4,threes=overall,stars=9/0/1/9/2/8/3/7/4/6/5)",
    "upperlip_moustache(players=6,round=2,trophies=1/1/9/2/5/5/7/7/7/1/8/9)",
    "upperlip_mustachio(players=2,round=5,villains=all)",
    "upperlip_mustachio(players=4,round=1,villains=all,walnut_led=trump)",
    "upperlip_mustachio(players=3,round=2,villains=showcase1,shown=TWINS/WALNUT/ACORN/PEANUT/HUMMMUS)",
    "upperlip_mustachio(players=3,round=1,villains=pool,more_points=true)",
    "upperlip_mustachio(players=4,round=2)",
    "upperlip_mustachio(players=6,round=3,sides=trios,more_points=true)",
]


# Their Python is imported where it is used: every process of a run collects this file, and most run
# none of its tests.


def sim_test(game: Any) -> None:
    from open_spiel.python.tests import games_sim_test

    with contextlib.redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest("test_game_sim_chess").sim_game(game)


@some_of("name", SETUPS, few=6)
def test_random_simulations(name: str) -> None:
    game = pyspiel.load_game(name)
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    sim_test(game)


@pytest.mark.parametrize(
    "name", ["upperlip_moustache", "upperlip_mustachio(villains=all,card_counting=true)"]
)
def test_random_simulations_of_whole_games(name: str) -> None:
    sim_test(pyspiel.load_game(name))


@both_games
def test_api(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their test of the API, on states from random games."""
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(f"upperlip_{title}(players=3,round=1)")
    states = sampled(game, 12)
    monkeypatch.setattr(
        "open_spiel.python.algorithms.sample_some_states.sample_some_states",
        lambda *_, **__: states,
    )
    theirs = type("Theirs", (api_test.EnforceAPIOnPartialTreeBase,), {})
    theirs.game, theirs.game_name = game, title  # type: ignore[attr-defined]
    names = [name for name in dir(theirs) if name.startswith("test_")]
    assert len(names) > 4
    theirs.setUpClass()  # type: ignore[attr-defined]
    for name in names:
        getattr(theirs(name), name)()


def sampled(game: Any, games: int) -> list[Any]:
    """Some states of some random games."""
    states, rng = [], np.random.RandomState(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if rng.randint(10) == 0:
                states.append(state.clone())
            step(state, rng)
        states.append(state)
    return states


def step(state: Any, rng: Any) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        assert list(outcomes) == sorted(set(outcomes))
        state.apply_action(int(rng.choice(outcomes, p=np.array(chances) / sum(chances))))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


@both_games
def test_their_search_plays_a_round(title: str) -> None:
    """IS-MCTS, with worlds that we resample."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(f"upperlip_{title}(players=3,round=3)")
    rng = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 3, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@both_games
def test_resampled_states_look_the_same_to_their_player(title: str) -> None:
    game = pyspiel.load_game(f"upperlip_{title}(players=4,round=3)")
    differ = 0
    for state in sampled(game, 4):
        if not state.is_player_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, np.random.RandomState(3).random_sample)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        differ += str(twin) != str(state)
        rng = np.random.RandomState(4)
        while not twin.is_terminal():
            step(twin, rng)
    assert differ > 5


@both_games
def test_games_go_as_the_rules_say(title: str) -> None:
    """The state that OpenSpiel has led to is the one that the same plies lead to."""
    game, rules, rng = (
        pyspiel.load_game(f"upperlip_{title}"),
        GAMES[title],
        np.random.RandomState(7),
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_player_node():
            ask = state.node.state.agenda[0]
            for number in state.legal_actions():
                told = state.action_to_string(number)
                assert told == rules.write_action(game.config, action_of(title, ask.what, number))
        step(state, rng)
    replayed: Any = rules.begin(rules.configure(4, {}))
    for ply in state.node.state.history:
        replayed = rules.apply(replayed, ply)
    assert replayed == state.node.state
    winners = rules.result(replayed)["winners"]  # type: ignore[index]
    best = [seat for seat, share in enumerate(state.returns()) if share > -1]
    sides = 4 if title == "moustache" else len(replayed.config.teams)
    assert sorted({seat % sides for seat in best}) == winners


def test_what_nobody_sees_is_not_in_the_string() -> None:
    """O-13, U-16: own choices are there, others' not, and no card before blind bids are over."""
    game = pyspiel.load_game(
        "upperlip_moustache(round=1,rules=pass-three/pink-open/twos-win/reversed)"
    )
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_player_node():
        step(state, rng)
    giver = state.current_player()
    before = [state.information_state_string(seat) for seat in range(4)]
    step(state, rng)
    after = [state.information_state_string(seat) for seat in range(4)]
    assert [seat for seat in range(4) if before[seat] != after[seat]] == [giver]
    nuts = pyspiel.load_game("upperlip_mustachio(round=1,villains=none)").new_initial_state()
    while not nuts.is_player_node():
        step(nuts, rng)
    assert "hands ? / ? / ? / ?; blind" in nuts.information_state_string(0)


@pytest.mark.parametrize(
    "setup",
    [
        "moustache(rules=x:y/pink-open/twos-win/reversed)",
        "mustachio(villains=pool,pool=x:y/ACORN/TWINS/HUMMMUS/PEANUT/WALNUT)",
    ],
)
def test_cards_from_outside_are_refused(setup: str) -> None:
    with pytest.raises(RefusedOptions, match="“x:y” is a card from outside"):
        pyspiel.load_game(f"upperlip_{setup}")


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="round is 0 for all, or from 1 to 4"):
        pyspiel.load_game("upperlip_moustache(round=5)")
    with pytest.raises(Exception, match="O-9"):
        pyspiel.load_game("upperlip_moustache(players=2)")
    game = pyspiel.load_game("upperlip_moustache")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
    everything = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert game.make_py_observer(everything) is None


# Chance in small steps: the same distribution as in one go


def drawn_in_steps(spiel: Any, view: Any, draws: Generator) -> Any:
    drawn: Drawn = ()
    while odds := spiel.odds(view, drawn):
        mark, outcome = draws.word() / 2**64, odds[-1][0]
        for number, chance in odds:
            mark -= chance
            if mark < 0:
                outcome = number
                break
        drawn = (*drawn, outcome)
    return spiel.ply(view, drawn)


@some_of(
    ("title", "players", "options"),
    [
        ("moustache", 5, {}),
        ("mustachio", 4, {"villains": "all", "more_points": True, "sides": "solo"}),
        ("mustachio", 3, {"villains": "showcase2", "more_points": True}),
        ("mustachio", 2, {"villains": "pool", "drop_low": True, "more_points": True}),
    ],
    few=2,
)
def test_deals_in_steps_are_as_likely_as_deals_in_one_go(
    title: str, players: int, options: dict[str, object]
) -> None:
    """By card: how often each is dealt, to whom; and how many villains, 15s and jokers are."""
    rules, spiel = GAMES[title], SPIELS[title]
    state: Any = rules.begin(rules.configure(players, options))
    while state.agenda[0].what != "deal":
        state = rules.apply(state, rules.sample(state, Generator(1)))
    view, draws, many = rules.view(state, OPEN), Generator(2), 800
    steps, whole = (
        Counter(
            key
            for _ in range(many)
            for key in marks(
                drawn_in_steps(spiel, view, draws) if small else rules.sample(state, draws)
            )
        )
        for small in (True, False)
    )
    for key in {*steps, *whole}:
        spread = 4.5 * (steps[key] + whole[key]) ** 0.5 + 1
        assert abs(steps[key] - whole[key]) < spread, key


def marks(deal: Any) -> list[Any]:
    cards = [card for hand in deal.hands for card in hand]
    found: list[Any] = [("dealt", card) for card in cards]
    found += [("first", card) for card in deal.hands[0]]
    if hasattr(deal, "villains"):
        tops = sum(not is_villain(card) and card % 15 in (14, 9, 4) for card in cards)
        found += [("villains", sum(map(is_villain, cards))), ("packet", tops)]
        found += [("in use", villain) for villain in deal.villains]
    else:
        found += [("teams", deal.teams), ("crown", deal.crown)]
    return found
