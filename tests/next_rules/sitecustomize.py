"""As if the rules had changed since their first version: what an upgrade would bring.

With this folder in `PYTHONPATH` it is so in every process that is started, as if it were installed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from upperlip.animals import box as animals_box
from upperlip.animals.effects.passing import Pass
from upperlip.animals.rules import BY_ID
from upperlip.animals.rules.pass_three import PASS_THREE
from upperlip.definitions import versions
from upperlip.definitions.box import Before
from upperlip.nuts import box as nuts_box
from upperlip.nuts.effects.points import WinnerPoints
from upperlip.nuts.villains.praylene import PRAYLENE

OLD, NEW = versions.FIRST, versions.FIRST + 1
_LATEST = "LATEST_RULES"  # the latest version, as far as a process knows
OLD_RULE = type(PASS_THREE)("pass-three", "white", "book", "O-13", (Pass(cards=2, to="right"),))
OLD_VILLAIN = type(PRAYLENE)("PRAYLENE", 12, "U-35", (WinnerPoints(points=-15),))


def environment(latest: int) -> dict[str, str]:
    """For processes by whose knowledge this one is the latest."""
    return {"PYTHONPATH": str(Path(__file__).parent), _LATEST: str(latest)}


def come(latest: int) -> None:
    """By the first version, pass-three passes two to the right and PRAYLENE brings -15."""
    assert OLD_RULE.id in BY_ID, "a card of the box"
    animals_box.BEFORE[OLD] = Before((OLD_RULE,))
    nuts_box.BEFORE[OLD] = Before((OLD_VILLAIN,))
    _forget(latest)


def _forget(latest: int) -> None:
    versions.LATEST = latest
    for known in (animals_box, nuts_box):
        known.box.cache_clear()


@contextmanager
def changed() -> Iterator[None]:
    """In this process, where it is still to come."""
    before = versions.LATEST
    come(OLD)
    try:
        yield
    finally:
        for known in (animals_box.BEFORE, nuts_box.BEFORE):
            known.pop(OLD)
        _forget(before)


if _LATEST in os.environ:
    come(int(os.environ[_LATEST]))
