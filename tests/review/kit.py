"""Finished games to review, and decisions by hand."""

from typing import Any

from tests.fair_games import Setup
from tests.records.plain import plain
from upperlip import position
from upperlip.games import GAMES
from upperlip.records.check import Replayed, read_head
from upperlip.records.write import record_of
from upperlip.review.moment import ReviewedMoment, finished
from upperlip.table.game import AnyGame
from upperlip.table.match import Match


def random_record(setup: Setup, seed: int) -> dict[str, Any]:
    """Of a game whose players do anything that is legal."""
    game = GAMES[setup.title]
    match = Match(game, game.configure(setup.players, setup.options), seed)
    while (ask := match.ask) is not None:
        if not match.let_chance():
            seat = ask.seats[0]
            legal = match.legal(seat)
            match.act(seat, legal[match.draws_for(seat).below(len(legal))])
    return plain(record_of(match, [f"player {seat}" for seat in range(setup.players)]))


def steps_of(record: dict[str, Any]) -> tuple[AnyGame, list[Replayed]]:
    replay = read_head(record)
    return replay.game, finished(replay)


def decided(played: str, game: str, **known: Any) -> ReviewedMoment:
    """A decision by hand: the view that `position` makes of what is known."""
    named = position(game, **known)
    view = named.inside
    read = GAMES[game].read_action
    actions = tuple(read(view.config, str(action)) for action in named.actions)
    done = read(view.config, played)
    assert done is not None
    assert done in actions, f"{played} is none of {', '.join(map(str, named.actions))}"
    return ReviewedMoment(1, 1, view, tuple(each for each in actions if each is not None), done)
