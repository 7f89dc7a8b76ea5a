"""U-28: one more than the card before it; 1 where there is none."""

from upperlip.nuts.villain import Villain


class Honeynut(Villain):
    id = "HONEYNUT"
    number = 0  # none printed: it is always copied
    rule = "U-28"

    def number_after(self, before: int) -> int:
        return before + 1
