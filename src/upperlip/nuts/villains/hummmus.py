"""U-30: its player names the trump for this trick and the next."""

from upperlip.nuts.villain import Villain


class Hummmus(Villain):
    id = "HUMMMUS"
    number = 6
    rule = "U-30"

    def asks(self, last_trick: bool) -> tuple[str, ...]:  # noqa: ARG002
        return ("trump",)
