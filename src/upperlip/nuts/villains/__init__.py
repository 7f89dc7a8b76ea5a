"""All villains, in the order of U-2's table. A new card goes into this list."""

from upperlip.nuts.cards import BY_NAME, Card
from upperlip.nuts.villain import Villain
from upperlip.nuts.villains.acorn import Acorn
from upperlip.nuts.villains.butternut import Butternut
from upperlip.nuts.villains.health_minus import HealthMinus
from upperlip.nuts.villains.health_plus import HealthPlus
from upperlip.nuts.villains.honeynut import Honeynut
from upperlip.nuts.villains.hummmus import Hummmus
from upperlip.nuts.villains.nutcase import Nutcase
from upperlip.nuts.villains.peanut import Peanut
from upperlip.nuts.villains.pisstachio import Pisstachio
from upperlip.nuts.villains.praylene import Praylene
from upperlip.nuts.villains.twins import Twins
from upperlip.nuts.villains.walnut import Walnut

VILLAIN_CARDS: tuple[Villain, ...] = (
    Acorn(),
    Butternut(),
    Peanut(),
    Honeynut(),
    HealthPlus(),
    HealthMinus(),
    Hummmus(),
    Nutcase(),
    Twins(),
    Pisstachio(),
    Praylene(),
    Walnut(),
)

VILLAIN_OF: dict[Card, Villain] = {BY_NAME[villain.id]: villain for villain in VILLAIN_CARDS}
