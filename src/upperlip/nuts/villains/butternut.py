"""U-26: the trick's point cards, before and after it, score nothing."""

from dataclasses import replace

from upperlip.nuts.villain import Law, Villain


class Butternut(Villain):
    id = "BUTTERNUT"
    number = 11
    rule = "U-26"

    def law(self, law: Law) -> Law:
        return replace(law, worthless=True)
