"""Mustachio (the nuts): bids, a trump colour and twelve villains."""

from upperlip.nuts.game import Mustachio

MUSTACHIO = Mustachio()

__all__ = ["MUSTACHIO", "Mustachio"]
