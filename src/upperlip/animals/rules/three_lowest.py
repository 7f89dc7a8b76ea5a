"""O-18: if a 3 is left, the lowest card wins: of the strongest colour, or of all."""

from upperlip.animals.effects.lowest import Lowest
from upperlip.animals.rule import RuleCard

THREE_LOWEST = RuleCard(
    "three-lowest", "black", "book", "O-18", (Lowest(value=3, among="threes"),), advanced=True
)
