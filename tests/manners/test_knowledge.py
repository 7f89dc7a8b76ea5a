"""Who can take a trick is what the rules make of it, in every world that fits the view."""

from collections.abc import Iterator
from typing import Any

import pytest

from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.manners.occasions import SCENES
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action, Decision

pytestmark = pytest.mark.fuzz

WORLDS = 3


def late_plays(title: str, players: int, seed: int) -> Iterator[tuple[Any, tuple[Action, ...]]]:
    """Views and legal cards of those who play last to a trick, or last but one."""
    game = GAMES[title]
    for number in range(2):
        match = Match(game, game.configure(players, {}), seed, number)
        while (ask := match.ask) is not None:
            if match.let_chance():
                continue
            seat = ask.seats[0]
            view, legal = match.view(seat), match.legal(seat)
            assert view.round is not None
            if ask.what == "play" and len(view.round.trick.cards) >= players - 2:
                yield view, legal
            match.act(seat, choice_of(BOTS["random"], match, seat))


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("title", GAMES)
def test_whoever_takes_it_was_thought_of(title: str, players: int) -> None:
    game, draws, looked = GAMES[title], Generator(5), 0
    for view, legal in late_plays(title, players, 3):
        scene = SCENES[title](view)
        if scene is None:
            continue
        for action in legal:
            if scene.strength(action.value) is None:
                continue
            takers = scene.takers(action.value)
            for _ in range(WORLDS):
                state = game.apply(game.guess(view, draws), Decision(view.seat, action))
                assert None in takers or winners(game, state, view) <= takers
                looked += 1
    assert looked > 300


def winners(game: Any, state: Any, view: Any) -> set[int]:
    """Whoever takes the trick, with every card that the one to come may play."""
    done = len(view.round.tricks)
    if len(game.view(state, -1).round.tricks) > done or len(state.scores) > len(view.scores):
        return {game.view(state, -1).round.tricks[done].winner}
    seat = state.agenda[0].seats[0]
    after = (game.apply(state, Decision(seat, reply)) for reply in game.legal(state, seat))
    return {trick.winner for each in after for trick in game.view(each, -1).round.tricks[done:][:1]}
