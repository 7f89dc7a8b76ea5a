"""U-35: +5 to the trick's winner."""

from dataclasses import replace

from upperlip.nuts.villain import Law, Villain


class Praylene(Villain):
    id = "PRAYLENE"
    number = 12
    rule = "U-35"

    def law(self, law: Law) -> Law:
        return replace(law, swings=(*law.swings, 5))
