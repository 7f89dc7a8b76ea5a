"""What a seat does, in words."""

from dataclasses import dataclass

from upperlip.games import GAMES
from upperlip.named.card import DECKS, Card
from upperlip.table import ply


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """What a seat does, as records write it: `Action("moustache", "play G7")`."""

    game: str
    words: str

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"there is no game {self.game!r}; there are: {', '.join(GAMES)}")
        if GAMES[self.game].read_action(self.words) is None:
            raise ValueError(f"{self.words!r} is no action of {self.game}")

    @classmethod
    def of(cls, game: str, action: ply.Action) -> "Action":
        """From the engines' own form."""
        return cls(game, GAMES[game].write_action(action))

    @property
    def inside(self) -> ply.Action:
        """The engines' own form."""
        action = GAMES[self.game].read_action(self.words)
        assert action is not None, "tried when it was made"
        return action

    @property
    def verb(self) -> str:
        """`play`, `bid`, `give` and so on."""
        return self.words.partition(" ")[0]

    @property
    def card(self) -> Card | None:
        """The card it is about, if it is about one."""
        rest = self.words.partition(" ")[2]
        return Card(self.game, rest) if rest in DECKS[self.game] else None

    @property
    def number(self) -> int | None:
        """The number of a bid."""
        rest = self.words.partition(" ")[2]
        return int(rest) if rest.isdigit() else None

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Action({self.game!r}, {self.words!r})"
