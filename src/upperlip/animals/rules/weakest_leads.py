"""O-22: the weakest card's player leads the next trick."""

from upperlip.animals.effects.lead import Lead
from upperlip.animals.rule import RuleCard

WEAKEST_LEADS = RuleCard("weakest-leads", "black", "house", "O-22", (Lead(who="weakest"),))
