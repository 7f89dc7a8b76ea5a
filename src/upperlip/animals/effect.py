"""What an effect of a rule card can do: few pure hooks that do nothing unless it says otherwise.

The hooks transform three small frozen values, folded over the line of effects that lie face up,
from left to right (E-1): the `Law` of a trick, the `Worth` of a captured card, the `Tally` of a
round.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from upperlip.animals.cards import COLOURS, VALUES, Card, Colour, colour_of, is_joker
from upperlip.definitions import effect
from upperlip.definitions.parameter import OneOf, Whole

Letter = Annotated[str, OneOf(tuple(COLOURS))]
Value = Annotated[int, Whole(0, 10)]
Stars = Annotated[int, Whole(-20, 20, zero=False)]
Yes = Annotated[bool, OneOf((True,))]

Ranked = tuple[Card, ...]  # the animals that compete, strongest first
Team = int
Takers = tuple[Team | None, ...]  # who won each trick of a round and its cards


class Credit(NamedTuple):
    """Who is named where an effect has acted: a card, and where what it does is written."""

    card: str
    rule: str


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """How a trick is followed, judged and led on from; one object per row, so known by identity."""

    # As the effects name them: the first letters count, a turn is undone by another (E-11, E-12).
    letters: str = ""
    colours_turned: bool = False
    ends: tuple[tuple[int, str], ...] = ()  # values at the bottom or the top of their colour
    values_turned: bool = False
    following: str = ""  # the first that is named counts (E-17)
    # And what comes of it: the strength of each colour, the rank of each value (O-17).
    colours: tuple[int, ...] = (0, 1, 2, 3)
    values: tuple[int, ...] = tuple(range(VALUES))
    # Who competes (O-18.1): the animals in, the animals that stay out; with whose they are.
    outs: tuple[tuple[Credit, "Out"], ...] = ()
    # Who wins instead of the strongest (O-18.3), tried in order; with whose they are.
    deciders: tuple[tuple[Credit, "Decider"], ...] = ()
    threes: str = "colour"  # the table's reading of some effects (O-18, E-14)
    # Whose player leads next (O-22), the first that names one; with whose they are.
    leads: tuple[tuple[Credit, "Lead"], ...] = ()

    def follow(self, colour: Colour | None, card: Card) -> Colour | None:
        """The colour to follow after a card (O-14, O-15); jokers change nothing (O-16)."""
        if is_joker(card) or (colour is not None and self.following != "latest"):
            return colour
        return colour_of(card)


Out = Callable[[tuple[Card, ...]], tuple[Card, ...]]
Decider = Callable[[Law, Ranked], Card | None]
# A trick's cards, its animals left and the winner.
Lead = Callable[[tuple[Card, ...], Ranked, Card | None], Card | None]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a captured card counts, so put together that the order cannot matter (E-8)."""

    printed: int
    fixed: int | None = None  # where one fixes it, the first does
    bonus: int = 0
    factor: int = 1
    sign: int = 1

    @property
    def total(self) -> int:
        stars = self.printed if self.fixed is None else self.fixed
        return max(-99, min(99, self.sign * self.factor * (stars + self.bonus)))


@dataclass(frozen=True, slots=True)
class Tally:
    """The end of a round (O-25, O-26)."""

    stars: tuple[int, int]
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]  # by team
    takers: Takers
    last: Team | None  # who took the round's last trick, once it is played
    fewest_wins: bool = False

    def paid(self, team: Team | None, stars: int) -> tuple[int, int]:
        """The stars when a team has got some; nobody gets none."""
        first, second = self.stars
        return first + stars * (team == 0), second + stars * (team == 1)


def more(first: int, second: int) -> Team | None:
    """Which team has more; on a tie nobody."""
    return None if first == second else int(second > first)


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(effect.Effect):
    def opening(self) -> str:
        """What happens at the round's start (O-13): `give`, `show` or nothing."""
        return ""

    def law(self, law: Law, owner: Credit) -> Law:
        """The law with this effect, which stands on that card."""
        return law

    def worth(self, card: Card, worth: Worth) -> Worth:
        """What an animal counts; jokers are never asked for (E-3)."""
        return worth

    def tally(self, tally: Tally) -> Tally:
        return tally
