from upperlip.kernel.interface import Games as AnyGames
from upperlip.table.shape import AnyConfig

def Games(  # noqa: N802 – a class, and all that is known of it is its interface
    config: AnyConfig, count: int, reward: str = "win", single: bool = False, renewed: bool = True
) -> AnyGames: ...
