"""U-25: the lowest number wins, colours and trump ignored."""

from dataclasses import replace

from upperlip.nuts.villain import Law, Villain


class Acorn(Villain):
    id = "ACORN"
    number = 4
    rule = "U-25"

    def law(self, law: Law) -> Law:
        return replace(law, lowest_wins=True)
