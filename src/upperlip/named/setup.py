"""Which game, how many players, which options."""

from upperlip.games import GAMES
from upperlip.named.outside import Cards, library_of
from upperlip.table import shape


class Setup:
    """Which game is played, by how many, with which options.

    `Setup("moustache", 4, rule_set="house")`. Options that are not named have their defaults;
    what cannot be played raises RefusedOptions. `docs/record.md` lists the options.

    `cards` are from outside, for options that name them: a `.toml` file or a folder of them, or a
    list of definitions (`docs/cards-from-outside.md`); those that are none raise ValueError.
    """

    def __init__(
        self, game: str, players: int = 4, *, cards: Cards = (), **options: object
    ) -> None:
        if game not in GAMES:
            raise ValueError(f"there is no game {game!r}; there are: {', '.join(GAMES)}")
        if type(players) is not int:
            raise ValueError(f"players: must be a whole number, not {players!r}")
        self._config: shape.AnyConfig = GAMES[game].configure(
            players, options, library_of(game, cards)
        )

    @classmethod
    def of(cls, config: shape.AnyConfig) -> "Setup":
        """From the engines' own form."""
        setup = cls.__new__(cls)
        setup._config = config
        return setup

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
    def cards(self) -> tuple[dict[str, object], ...]:
        """The definitions of the cards from outside that the options name."""
        return tuple(map(GAMES[self.game].write_definition, self._config.cards))

    @property
    def inside(self) -> shape.AnyConfig:
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
        given = {"cards": list(self.cards)} if self.cards else {}
        chosen = "".join(f", {key}={value!r}" for key, value in {**given, **self._chosen()}.items())
        return f"Setup({self.game!r}, {self.players}{chosen})"
