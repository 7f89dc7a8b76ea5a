"""Games by bots against bots."""

from collections.abc import Iterator

from upperlip.api.match import Bots, Match
from upperlip.named import Setup


def simulate(
    game: str,
    games: int = 100,
    players: int = 4,
    bots: Bots = "random",
    seed: int = 0,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    **options: object,
) -> Iterator[Match]:
    """Finished matches, one after the other: the games that `upperlip simulate` plays, too.

    `for match in simulate("mustachio", games=100, bots="novice"): print(match.winners)`
    """
    setup = Setup(game, players, **options)
    for number in range(games):
        match = Match(setup, seed, number=number)
        yield match.play(bots, simulations=simulations, seconds=seconds)
