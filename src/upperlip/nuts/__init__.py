"""Mustachio (the nuts): bids, a trump colour and twelve villains."""

from upperlip.nuts.game import MUSTACHIO

__all__ = ["MUSTACHIO"]
