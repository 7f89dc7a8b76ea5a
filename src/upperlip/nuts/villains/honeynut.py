"""U-28: one more than the card before it; 1 where there is none."""

from upperlip.nuts.effects.copies import Copies
from upperlip.nuts.villain import Villain

HONEYNUT = Villain("HONEYNUT", None, "U-28", (Copies(plus=1),))
