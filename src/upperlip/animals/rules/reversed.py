"""O-17: the order of colours is reversed."""

from dataclasses import replace

from upperlip.animals.rule import Law, RuleCard


class Reversed(RuleCard):
    id = "reversed"
    side = "black"
    source = "book"
    rule = "O-17"

    def law(self, law: Law) -> Law:
        return replace(law, colours=tuple(-strength for strength in law.colours))
