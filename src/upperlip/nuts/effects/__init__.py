"""All effects that a villain can have (E-31 to E-39), in the order of the rules page.

Here belongs what one effect does, a file each; it may touch the hooks of `nuts.effect` and the
cards, never a state and never a card that has the effect.
"""

from upperlip.nuts.effect import Effect
from upperlip.nuts.effects.always_trump import AlwaysTrump
from upperlip.nuts.effects.copies import Copies
from upperlip.nuts.effects.judged import Judged
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.effects.points import WinnerPoints
from upperlip.nuts.effects.tricks import Tricks
from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.effects.void import Void

EFFECTS: tuple[type[Effect], ...] = (
    Copies, AlwaysTrump, Judged, Void, Tricks, WinnerPoints, Trump, Pass, Turn,
)  # fmt: skip
KINDS: dict[str, type[Effect]] = {effect.kind: effect for effect in EFFECTS}
