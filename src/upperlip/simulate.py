"""Games by bots against bots, many of them."""

from collections.abc import Iterator, Sequence
from typing import Any

from upperlip.bots import Bot, choice_of
from upperlip.table.game import AnyGame
from upperlip.table.match import Match, Note


def play_out(match: Match, bots: Sequence[Bot], *, keep_legal: bool = False) -> Match:
    """Plays a match to its end, one bot per seat."""
    while (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        action = choice_of(bots[seat], match, seat)
        match.act(seat, action, Note(legal=match.legal(seat)) if keep_legal else None)
    return match


def simulate(
    game: AnyGame,
    config: Any,
    bots: Sequence[Bot],
    *,
    seed: int,
    games: int,
    keep_legal: bool = False,
) -> Iterator[Match]:
    """Finished matches; game n is the same however many are played."""
    for number in range(games):
        yield play_out(Match(game, config, seed, number), bots, keep_legal=keep_legal)
