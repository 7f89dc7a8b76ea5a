"""What one seat may know, by name."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from upperlip.games import GAMES
from upperlip.named.action import Action
from upperlip.named.card import Card, cards_of
from upperlip.named.setup import Setup
from upperlip.table.generator import Generator
from upperlip.table.seat import NAMELESS
from upperlip.table.shape import AnyTrick, AnyView


class Play(NamedTuple):
    """A card and who played it."""

    seat: int
    card: Card


class Trick(NamedTuple):
    """A finished trick; without a winner nobody got its cards."""

    plays: tuple[Play, ...]
    winner: int | None


class View(ABC):
    """What one seat may know of a game, and no more: a position from where it sits.

    `MoustacheView` and `MustachioView` add what the game has. Matches hand views out
    (`match.view(seat)`); `position` makes one from a description.
    """

    inside: AnyView

    def __init__(self, inside: AnyView, names: Sequence[str] = ()) -> None:
        """`inside` is the engines' own form."""
        self._names = tuple(names) or tuple(map(NAMELESS.format, range(inside.config.players)))

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return self._names

    @property
    def game(self) -> str:
        return self.inside.game

    @property
    def setup(self) -> Setup:
        return Setup.of(self.inside.config)

    @property
    def seat(self) -> int:
        """Whose view it is; -1 for a spectator's."""
        return self.inside.seat

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        ask = self.inside.ask
        return () if ask is None else ask.seats

    @property
    def ask(self) -> str | None:
        """What is asked of them: `play`, `bid` and so on; None when the game is over."""
        ask = self.inside.ask
        return None if ask is None else ask.what

    @property
    def round(self) -> int:
        """From 1; 0 before the first deal."""
        return 0 if self.inside.round is None else self.inside.round.number

    @property
    def hand(self) -> tuple[Card, ...]:
        """One's own cards."""
        return () if self.inside.round is None else self._cards(self.inside.round.hand)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return () if self.inside.round is None else self.inside.round.hand_sizes

    @property
    def trick(self) -> tuple[Play, ...]:
        """The trick on the table, in order of play."""
        return () if self.inside.round is None else self._plays(self.inside.round.trick)

    @property
    @abstractmethod
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks of the round."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that this seat may do now."""
        if self.seat not in self.asked:
            return ()
        game = GAMES[self.game]
        world = game.guess(self.inside, Generator())  # legal is the same in all that fit
        return tuple(
            Action.of(self.inside.config, action) for action in game.legal(world, self.seat)
        )

    def _cards(self, numbers: tuple[int, ...]) -> tuple[Card, ...]:
        return cards_of(self.inside.config, numbers)

    def _plays(self, trick: AnyTrick) -> tuple[Play, ...]:
        players = self.inside.config.players
        return tuple(
            Play((trick.leader + place) % players, card)
            for place, card in enumerate(self._cards(trick.cards))
        )

    @abstractmethod
    def _table(self) -> Iterator[str]:
        """What lies on the table, in lines."""

    def lines(self) -> Iterator[str]:
        """The view in lines of text."""
        yield f"{self.setup}: round {self.round} of {GAMES[self.game].rounds}"
        if self.inside.round is not None:
            yield from self._table()
            plays = ", ".join(f"{self.names[play.seat]} {play.card}" for play in self.trick)
            yield f"trick {len(self.tricks) + 1}: {plays or 'not begun'}"
        if self.seat >= 0:
            yield f"hand of {self.names[self.seat]}: {' '.join(map(str, self.hand)) or 'none'}"
        if self.asked:
            yield f"to {self.ask}: {', '.join(self.names[seat] for seat in self.asked)}"

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {self.setup}, round {self.round}, {self.ask}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.inside == other.inside

    def __hash__(self) -> int:
        return hash(self.inside)
