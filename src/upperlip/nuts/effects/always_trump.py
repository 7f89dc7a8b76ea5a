"""E-32: counts as trump; as the trick colour when there is no trump. Leading it: U-20."""

from dataclasses import dataclass

from upperlip.nuts.effect import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class AlwaysTrump(Effect):
    kind = "always-trump"
    rule = "E-32"
    always_trump = True
