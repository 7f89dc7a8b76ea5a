"""All rule cards (O-5), in the order of the rules page. A new card goes into this list."""

from upperlip.animals.rule import RuleCard
from upperlip.animals.rules.blue_tax import BlueTax
from upperlip.animals.rules.cut_leads import CutLeads
from upperlip.animals.rules.equals_out import EqualsOut
from upperlip.animals.rules.fewest_stars import FewestStars
from upperlip.animals.rules.green_negative import GreenNegative
from upperlip.animals.rules.last_trick import LastTrick
from upperlip.animals.rules.pass_three import PassThree
from upperlip.animals.rules.pink_bonus import PinkBonus
from upperlip.animals.rules.pink_open import PinkOpen
from upperlip.animals.rules.reversed import Reversed
from upperlip.animals.rules.runner_up import RunnerUp
from upperlip.animals.rules.shining_zeros import ShiningZeros
from upperlip.animals.rules.tens_fall import TensFall
from upperlip.animals.rules.three_lowest import ThreeLowest
from upperlip.animals.rules.twos_win import TwosWin
from upperlip.animals.rules.weakest_leads import WeakestLeads

RULE_CARDS: tuple[RuleCard, ...] = (
    GreenNegative(),
    PinkOpen(),
    PassThree(),
    BlueTax(),
    FewestStars(),
    PinkBonus(),
    ShiningZeros(),
    LastTrick(),
    TwosWin(),
    EqualsOut(),
    Reversed(),
    ThreeLowest(),
    CutLeads(),
    TensFall(),
    RunnerUp(),
    WeakestLeads(),
)

BY_ID: dict[str, RuleCard] = {card.id: card for card in RULE_CARDS}
