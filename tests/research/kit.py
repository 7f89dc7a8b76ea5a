"""Games of all kinds to look at: any options, any moment."""

from collections.abc import Iterator
from typing import Any

from tests.kernel.needed import needs_kernel
from upperlip.bots import BOTS, choice_of
from upperlip.games import GAMES
from upperlip.selfcheck.options import OPTIONS
from upperlip.table.generator import Generator
from upperlip.table.match import Match

__all__ = ["any_config", "moments", "needs_kernel"]


def any_config(title: str, number: int) -> Any:
    players, options = OPTIONS[title](Generator(11, number))
    return GAMES[title].configure(players, options)


def moments(match: Match) -> Iterator[Match]:
    """A match by random bots, at every decision and at its end."""
    while True:
        while match.let_chance():
            pass
        yield match
        if match.ask is None:
            return
        seat = match.ask.seats[0]
        match.act(seat, choice_of(BOTS["random"], match, seat))
