"""Moustache (the animals): new teams each round, rule cards that pile up, jokers."""

from upperlip.animals.game import MOUSTACHE

__all__ = ["MOUSTACHE"]
