"""The villains of each version of the rules."""

from functools import cache

from upperlip.definitions.box import Before, Box, box_of
from upperlip.nuts.villain import Villain
from upperlip.nuts.villains import VILLAIN_CARDS

# Entered with the next version: what that changes, as it was.
BEFORE: dict[int, Before[Villain]] = {}


@cache
def box(version: int) -> Box[Villain]:
    return box_of(version, VILLAIN_CARDS, BEFORE)
