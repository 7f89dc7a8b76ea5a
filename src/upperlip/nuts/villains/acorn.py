"""U-25: the lowest number wins, colours and trump ignored."""

from upperlip.nuts.effects.judged import Judged
from upperlip.nuts.villain import Villain

ACORN = Villain("ACORN", 4, "U-25", (Judged(by="lowest"),))
