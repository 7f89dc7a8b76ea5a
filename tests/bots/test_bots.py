"""The two bots: legal, repeatable, fair; novice good enough to sit beside."""

from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from upperlip.animals import MOUSTACHE
from upperlip.bots import BOTS, Bot, choice_of
from upperlip.nuts import MUSTACHIO
from upperlip.simulate import play_out
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Decision

NOVICE, RANDOM = BOTS["novice"], BOTS["random"]


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
                ours = match.view(seat).round.teams[seat] == team
                match.act(seat, choice_of(bot if ours else other, match, seat))
            result: Any = match.result
            won += sum(score["winner"] == team for score in result["rounds"])
            rounds += len(result["rounds"])
    return won / rounds


def test_novice_beats_random_on_duplicated_deals() -> None:
    """At least 70 %; 480 rounds here leave it room for bad luck of two deviations or so."""
    assert rounds_won(NOVICE, RANDOM, players=4, games=60) >= 0.70


def test_novice_bids_better_than_random_in_mustachio() -> None:
    config = MUSTACHIO.configure(4, {})
    novice = [NOVICE, RANDOM, NOVICE, RANDOM]
    points = [0, 0]
    for number in range(12):
        result: Any = play_out(Match(MUSTACHIO, config, 3, number), novice).result
        points = [sum(pair) for pair in zip(points, result["scores"], strict=True)]
    assert points[0] > 1.5 * points[1]


@pytest.mark.parametrize("title", BY_TITLE)
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_whole_games_and_repeat_themselves(title: str, name: str) -> None:
    game = BY_TITLE[title]
    for players in (3, 5):
        histories = [
            play_out(Match(game, game.configure(players, {}), 8), [BOTS[name]] * players).history
            for _ in range(2)
        ]
        assert histories[0] == histories[1]


@pytest.mark.parametrize("title", BY_TITLE)
@pytest.mark.parametrize("name", BOTS)
def test_worlds_a_seat_cannot_tell_apart_get_the_same_choice(title: str, name: str) -> None:
    """Fairness: the bot's choice depends on its view alone."""
    game, bot = BY_TITLE[title], BOTS[name]
    config = game.configure(4, {})
    draws = Generator(5)
    state = game.begin(config)
    while (ask := game.turn(state)) is not None and len(state.history) < 60:
        if not ask.seats:
            state = game.apply(state, game.sample(state, draws))
            continue
        seat = ask.seats[0]
        world = game.guess(game.view(state, seat), draws)
        choices = {
            bot.choose(game.view(s, seat), game.legal(s, seat), Generator(1, seat))
            for s in (state, world)
        }
        assert len(choices) == 1
        state = game.apply(state, Decision(seat, choices.pop()))
