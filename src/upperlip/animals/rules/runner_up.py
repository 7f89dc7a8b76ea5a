"""O-18.3: the second strongest card wins the trick."""

from dataclasses import replace

from upperlip.animals.cards import Card
from upperlip.animals.rule import Law, Ranked, RuleCard


def _second(_law: Law, ranked: Ranked) -> Card | None:
    return ranked[1] if len(ranked) > 1 else None


class RunnerUp(RuleCard):
    id = "runner-up"
    side = "black"
    source = "house"
    rule = "O-18"
    advanced = True

    def law(self, law: Law) -> Law:
        return replace(law, deciders=(*law.deciders, (self.id, _second)))
