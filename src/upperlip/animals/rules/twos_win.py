"""O-18: a 2 wins whatever its colour; of several, the one of the strongest colour."""

from upperlip.animals.effects.wins import Wins
from upperlip.animals.rule import RuleCard

TWOS_WIN = RuleCard("twos-win", "black", "book", "O-18", (Wins(value=2),))
