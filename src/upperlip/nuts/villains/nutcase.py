"""U-31: no trump for this trick and the next."""

from upperlip.nuts.villain import Villain


class Nutcase(Villain):
    id = "NUTCASE"
    number = 12
    rule = "U-31"

    def ends_trump(self) -> bool:
        return True
