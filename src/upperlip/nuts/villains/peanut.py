"""U-27: everyone passes a card to the left at once. Its 10 scores nothing."""

from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.villain import Villain

PEANUT = Villain("PEANUT", 10, "U-27", (Pass(cards=1, to="left"),), scores=False)
