"""E-11: the order of colours, the first that is named; or turned round, once for every such."""

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Annotated

from upperlip.animals.cards import COLOURS
from upperlip.animals.effect import Credit, Effect, Law
from upperlip.definitions.parameter import OneOf

ORDERS = ("reversed", *map("".join, permutations(COLOURS)))  # weakest first


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours(Effect):
    kind = "colours"
    rule = "E-11"
    order: Annotated[str, OneOf(ORDERS)]

    def law(self, law: Law, owner: Credit) -> Law:
        if self.order == "reversed":
            return replace(law, colours_turned=not law.colours_turned)
        return replace(law, letters=law.letters or self.order)
