"""U-27: everyone passes a card to the left at once; not in the last trick."""

from upperlip.nuts.villain import Villain


class Peanut(Villain):
    id = "PEANUT"
    number = 10
    rule = "U-27"

    def asks(self, last_trick: bool) -> tuple[str, ...]:
        return () if last_trick else ("pass",)
