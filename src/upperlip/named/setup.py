"""Which game, how many players, which options."""

from upperlip.games import GAMES
from upperlip.table import shape


class Setup:
    """Which game is played, by how many, with which options.

    `Setup("moustache", 4, rule_set="house")`. Options that are not named have their defaults;
    what cannot be played raises RefusedOptions. `docs/record.md` lists the options.
    """

    def __init__(self, game: str, players: int = 4, **options: object) -> None:
        if game not in GAMES:
            raise ValueError(f"there is no game {game!r}; there are: {', '.join(GAMES)}")
        self._config: shape.Setup = GAMES[game].configure(players, options)

    @classmethod
    def of(cls, config: shape.Setup) -> "Setup":
        """From the engines' own form."""
        return cls(config.game, config.players, **config.options())

    @property
    def game(self) -> str:
        return self._config.game

    @property
    def players(self) -> int:
        return self._config.players

    @property
    def options(self) -> dict[str, object]:
        """Every option with its value."""
        return self._config.options()

    @property
    def inside(self) -> shape.Setup:
        """The engines' own form."""
        return self._config

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._config == other._config

    def __hash__(self) -> int:
        return hash(self._config)

    def _chosen(self) -> dict[str, object]:
        usual = GAMES[self.game].configure(self.players, {}).options()
        return {key: value for key, value in self.options.items() if value != usual[key]}

    def __str__(self) -> str:
        chosen = "".join(f", {key}={value}" for key, value in self._chosen().items())
        return f"{self.game}, {self.players} players{chosen}"

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self._chosen().items())
        return f"Setup({self.game!r}, {self.players}{chosen})"
