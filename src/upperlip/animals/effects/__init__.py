"""All effects that a rule card can have (E-11 to E-25), in the order of the rules page.

Here belongs what one effect does, a file each; it may touch the hooks of `animals.effect` and the
cards, never a state and never a card that has the effect.
"""

from upperlip.animals.effect import Effect
from upperlip.animals.effects.colours import Colours
from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.effects.follow import Follow
from upperlip.animals.effects.lead import Lead
from upperlip.animals.effects.lowest import Lowest
from upperlip.animals.effects.most import Most
from upperlip.animals.effects.most_tricks import MostTricks
from upperlip.animals.effects.nth import Nth
from upperlip.animals.effects.open import Open
from upperlip.animals.effects.out import Out
from upperlip.animals.effects.passing import Pass
from upperlip.animals.effects.trick import TrickPrize
from upperlip.animals.effects.values import Values
from upperlip.animals.effects.wins import Wins
from upperlip.animals.effects.worth import CardWorth

EFFECTS: tuple[type[Effect], ...] = (
    Colours, Values, Wins, Lowest, Nth, Out, Follow, Lead, Pass, Open, CardWorth, Most, TrickPrize,
    MostTricks, Fewest,
)  # fmt: skip
KINDS: dict[str, type[Effect]] = {effect.kind: effect for effect in EFFECTS}
