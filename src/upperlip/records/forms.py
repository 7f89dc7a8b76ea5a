"""Which forms the steps of chance and the result have in each game's records."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import UnionType

from msgspec import convert

from upperlip.records.animals import MoustacheDeal, MoustacheResult, RuleStep, TrophiesStep
from upperlip.records.nuts import FlipStep, MustachioDeal, MustachioResult
from upperlip.records.record import Result, Step


@dataclass(frozen=True, slots=True)
class Forms:
    chance: UnionType | type[Step]
    result: type[Result]

    def step(self, written: Mapping[str, object]) -> Step:
        """An outcome of chance, from the text form that the game gives it."""
        step: Step = convert(written, self.chance)
        return step

    def result_of(self, written: Mapping[str, object] | None) -> Result | None:
        return None if written is None else convert(written, self.result)


FORMS: dict[str, Forms] = {
    "mustachio": Forms(MustachioDeal | FlipStep, MustachioResult),
    "moustache": Forms(RuleStep | MoustacheDeal | TrophiesStep, MoustacheResult),
}
