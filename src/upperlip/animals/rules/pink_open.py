"""O-13: pink cards in hand lie face up."""

from upperlip.animals.effects.open import Open
from upperlip.animals.rule import RuleCard

PINK_OPEN = RuleCard("pink-open", "white", "book", "O-13", (Open(colour="P"),))
