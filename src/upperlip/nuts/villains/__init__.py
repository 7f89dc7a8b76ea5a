"""All villains, in the order of U-2's table. A new card goes into this list.

Here belongs what a villain is made of, a file each; it may touch the effects and nothing else.
"""

from upperlip.nuts.villain import Villain
from upperlip.nuts.villains.acorn import ACORN
from upperlip.nuts.villains.butternut import BUTTERNUT
from upperlip.nuts.villains.health_minus import HEALTH_MINUS
from upperlip.nuts.villains.health_plus import HEALTH_PLUS
from upperlip.nuts.villains.honeynut import HONEYNUT
from upperlip.nuts.villains.hummmus import HUMMMUS
from upperlip.nuts.villains.nutcase import NUTCASE
from upperlip.nuts.villains.peanut import PEANUT
from upperlip.nuts.villains.pisstachio import PISSTACHIO
from upperlip.nuts.villains.praylene import PRAYLENE
from upperlip.nuts.villains.twins import TWINS
from upperlip.nuts.villains.walnut import WALNUT

VILLAIN_CARDS: tuple[Villain, ...] = (
    ACORN,
    BUTTERNUT,
    PEANUT,
    HONEYNUT,
    HEALTH_PLUS,
    HEALTH_MINUS,
    HUMMMUS,
    NUTCASE,
    TWINS,
    PISSTACHIO,
    PRAYLENE,
    WALNUT,
)
