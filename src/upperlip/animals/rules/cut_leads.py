"""O-15: a card of another colour makes its colour the one to follow."""

from upperlip.animals.effects.follow import Follow
from upperlip.animals.rule import RuleCard

CUT_LEADS = RuleCard("cut-leads", "black", "book", "O-15", (Follow(which="latest"),), advanced=True)
