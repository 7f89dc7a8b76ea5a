"""A part of a score as it travels, whichever the game."""

from msgspec import Struct


class SumPart(Struct, frozen=True, kw_only=True):
    """So many stars or points, and what for; all parts of a side make its score of the round."""

    kind: str  # cards, rule (Moustache); value, card, met, blind, lost (Mustachio)
    name: str = ""  # a rule card's id, a card's number, a villain
    count: int = 0  # of cards
    points: int
