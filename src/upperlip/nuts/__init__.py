"""Mustachio (the nuts): bids, a trump colour and twelve villains.

Here belong its rules in plain Python, the law for everybody above; it may touch the `table`
and `definitions`, and nothing else, least of all the other game.
"""

from upperlip.nuts.game import MUSTACHIO

__all__ = ["MUSTACHIO"]
