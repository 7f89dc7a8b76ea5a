"""Games by bots against bots."""

from collections.abc import Iterator

from upperlip.api.match import Bots, Match, check_whole, seated_bots
from upperlip.bots import budget_of
from upperlip.named import Cards, Setup


def simulate(
    game: str,
    games: int = 100,
    players: int = 4,
    bots: "Bots" = "random",
    seed: int = 0,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    cards: Cards = (),
    **options: object,
) -> Iterator[Match]:
    """Finished matches, one after the other: the games that `upperlip simulate` plays, too.

    `for match in simulate("mustachio", games=100, bots="novice"): print(match.winners)`
    What cannot be played is refused at once, not when the first match is asked for.
    """
    setup = Setup(game, players, cards=cards, **options)
    check_whole("games", games)
    if games < 0:
        raise ValueError(f"games: must be a whole number from 0 up, not {games}")
    check_whole("seed", seed)
    seated_bots(bots, players)
    budget_of(seconds, simulations)
    return (
        Match(setup, seed, number=number).play(bots, simulations=simulations, seconds=seconds)
        for number in range(games)
    )
