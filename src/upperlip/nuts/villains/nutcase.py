"""U-31: no trump for this trick and the next."""

from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.villain import Villain

NUTCASE = Villain("NUTCASE", 12, "U-31", (Trump(colour="none", tricks=2),))
