"""U-22: counts as trump; as the trick colour when there is no trump. Leading it: U-20."""

from upperlip.nuts.effects.always_trump import AlwaysTrump
from upperlip.nuts.villain import Villain

WALNUT = Villain("WALNUT", 9, "U-22", (AlwaysTrump(),))
