"""U-26: the trick's point cards, before and after it, score nothing."""

from upperlip.nuts.effects.void import Void
from upperlip.nuts.villain import Villain

BUTTERNUT = Villain("BUTTERNUT", 11, "U-26", (Void(),))
