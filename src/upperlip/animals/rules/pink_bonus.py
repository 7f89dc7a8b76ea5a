"""O-25: every captured pink card is worth one star more."""

from upperlip.animals.effects.worth import CardWorth
from upperlip.animals.rule import RuleCard

PINK_BONUS = RuleCard("pink-bonus", "white", "reviews", "O-25", (CardWorth(colour="P", add=1),))
