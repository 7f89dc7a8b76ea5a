"""Many games at once on the compiled kernel, for the environments."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from upperlip.games import GAMES

if TYPE_CHECKING:
    from upperlip.kernel.interface import Games

EPISODES = ("game", "round")
REWARDS = ("win", "rounds", "points")


class NoKernel(RuntimeError):
    """There is no compiled kernel, and no environment without one."""

    def __init__(self) -> None:
        super().__init__(
            "research environments run on the compiled kernel, and it is not built here:"
            " `python -m pip install --force-reinstall upperlip` with a C compiler says why"
        )


def batch_of(
    title: str,
    count: int,
    players: int,
    options: Mapping[str, object],
    *,
    reward: str = "win",
    episode: str = "game",
    renewed: bool = True,
) -> "Games":
    """Games of one set-up; RefusedOptions or ValueError if there is no such set-up.

    With `renewed`, what is over begins anew with the seed's next match.
    """
    if title not in GAMES:
        raise ValueError(f"there is no game {title!r}; there are: {', '.join(GAMES)}")
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    if episode not in EPISODES:
        raise ValueError(f"episode is one of {', '.join(EPISODES)}, not {episode!r}")
    config = GAMES[title].configure(players, options)
    from upperlip import kernel  # noqa: PLC0415 – checking options needs none

    games = kernel.engine_for(config).games
    if games is None:
        raise NoKernel
    return games(config, count, reward, episode == "round", renewed)
