"""O-25: stars on green cards count negative."""

from upperlip.animals.effects.worth import CardWorth
from upperlip.animals.rule import RuleCard

GREEN_NEGATIVE = RuleCard(
    "green-negative", "white", "book", "O-25", (CardWorth(colour="G", negative=True),)
)
