"""U-29: the trick counts one more."""

from upperlip.nuts.effects.tricks import Tricks
from upperlip.nuts.villain import Villain

HEALTH_PLUS = Villain("HEALTH+", 11, "U-29", (Tricks(tricks=1),))
