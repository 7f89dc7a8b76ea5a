"""U-29: the trick counts one more."""

from dataclasses import replace

from upperlip.nuts.villain import Law, Villain


class HealthPlus(Villain):
    id = "HEALTH+"
    number = 11
    rule = "U-29"

    def law(self, law: Law) -> Law:
        return replace(law, counts=law.counts + 1)
