"""U-29: the trick counts one fewer."""

from dataclasses import replace

from upperlip.nuts.villain import Law, Villain


class HealthMinus(Villain):
    id = "HEALTH-"
    number = 11
    rule = "U-29"

    def law(self, law: Law) -> Law:
        return replace(law, counts=law.counts - 1)
