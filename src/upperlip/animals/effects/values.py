"""E-12: a value at the bottom or the top of its colour; or the whole order turned round."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.effect import Credit, Effect, Law, Value
from upperlip.definitions.parameter import OneOf


@dataclass(frozen=True, slots=True, kw_only=True)
class Values(Effect):
    kind = "values"
    rule = "E-12"
    shapes = ("value to", "order")
    value: Value | None = None
    to: Annotated[str, OneOf(("bottom", "top"))] | None = None
    order: Annotated[str, OneOf(("reversed",))] | None = None

    def law(self, law: Law, owner: Credit) -> Law:
        if self.value is None:
            return replace(law, values_turned=not law.values_turned)
        assert self.to is not None, "it stands with the value"
        if any(self.value == value for value, _ in law.ends):  # named twice: the leftmost
            return law
        return replace(law, ends=(*law.ends, (self.value, self.to)))
