"""O-13: at the round's start everyone gives three cards to the left."""

from upperlip.animals.effects.passing import Pass
from upperlip.animals.rule import RuleCard

PASS_THREE = RuleCard(
    "pass-three", "white", "book", "O-13", (Pass(cards=3, to="left"),), advanced=True
)
