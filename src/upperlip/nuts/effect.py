"""What an effect of a villain can do: few pure hooks that do nothing unless it says otherwise.

Effects on the judging and scoring of a trick are marks on it (E-6): they transform one small frozen
value, the trick's `Law`, folded over its villains in the order of play.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from upperlip.definitions import effect
from upperlip.definitions.parameter import OneOf, Whole

Points = Annotated[int, Whole(-20, 20, zero=False)]
Neighbour = Annotated[str, OneOf(("left", "right"))]


@dataclass(frozen=True, slots=True)
class Law:
    """How a trick is judged and what it brings."""

    judged: str = ""  # by the `lowest` or the `highest` number, as the last to say so has it (E-33)
    worthless: bool = False  # its point cards score nothing
    counts: int = 1  # how many tricks it counts (U-29)
    swings: tuple[int, ...] = ()  # points to the winner, apart from cards (U-34, U-35)


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect(effect.Effect):
    once: ClassVar[bool] = True  # E-43: no kind twice on a villain
    always_trump: ClassVar[bool] = False

    def number(self, number: int, before: int) -> int:
        """The card's number, `before` being the number of the card played just before it (or 0)."""
        return number

    def mark(self, law: Law) -> Law:
        return law

    def step(self) -> str:
        """What happens at once, before the next card (E-6): a word of the agenda, or nothing."""
        return ""
