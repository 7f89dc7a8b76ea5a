"""O-17: a 10 ranks below the 0 of its colour."""

from dataclasses import replace

from upperlip.animals.rule import Law, RuleCard


class TensFall(RuleCard):
    id = "tens-fall"
    side = "black"
    source = "house"
    rule = "O-17"

    def law(self, law: Law) -> Law:
        return replace(law, values=(*law.values[:10], -1))
