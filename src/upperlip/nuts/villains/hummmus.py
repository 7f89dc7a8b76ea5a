"""U-30: its player names the trump for this trick and the next."""

from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.villain import Villain

HUMMMUS = Villain("HUMMMUS", 6, "U-30", (Trump(colour="named", tricks=2),))
