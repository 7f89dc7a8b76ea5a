"""U-35: -5 to the trick's winner."""

from upperlip.nuts.effects.points import WinnerPoints
from upperlip.nuts.villain import Villain

PISSTACHIO = Villain("PISSTACHIO", 9, "U-35", (WinnerPoints(points=-5),))
