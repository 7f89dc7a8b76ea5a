"""E-20: cards of a colour lie face up in hand, from the effect's place among the openings on."""

from dataclasses import dataclass

from upperlip.animals.effect import Effect, Letter


@dataclass(frozen=True, slots=True, kw_only=True)
class Open(Effect):
    kind = "open"
    rule = "E-20"
    colour: Letter

    def opening(self) -> str:
        return "show"
