"""U-34: a card turned from the pile decides +5 or -5 for the trick's winner."""

from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.villain import Villain

TWINS = Villain("TWINS", 10, "U-34", (Turn(good=5, bad=-5),))
