"""Moustache (the animals): new teams each round, rule cards that pile up, jokers.

Here belong its rules in plain Python, the law for everybody above; it may touch the `table`
and `definitions`, and nothing else, least of all the other game.
"""

from upperlip.animals.game import MOUSTACHE

__all__ = ["MOUSTACHE"]
