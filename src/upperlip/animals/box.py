"""The rule cards of each version of the rules."""

from functools import cache

from upperlip.animals.rule import RuleCard
from upperlip.animals.rules import RULE_CARDS
from upperlip.definitions.box import Before, Box, box_of

# Entered with the next version: what that changes, as it was.
BEFORE: dict[int, Before[RuleCard]] = {}


@cache
def box(version: int) -> Box[RuleCard]:
    return box_of(version, RULE_CARDS, BEFORE)
