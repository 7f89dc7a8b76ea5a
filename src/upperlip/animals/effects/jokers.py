"""E-26: what a joker does in a trick. Never in a definition from outside."""

from dataclasses import dataclass

from upperlip.animals.effect import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Takes(Effect):
    """O-18.2: it wins the trick, whatever the rules say."""

    kind = "takes"
    rule = "E-26"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steals(Effect):
    """O-21: its player takes a card of the trick before the winner collects."""

    kind = "steals"
    rule = "E-26"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scatters(Effect):
    """O-20: all cards of the trick are discarded."""

    kind = "scatters"
    rule = "E-26"
