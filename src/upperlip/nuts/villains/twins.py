"""U-34: a card turned from the pile decides +5 or -5 for the trick's winner."""

from upperlip.nuts.cards import Card, Colour, colour_of, is_villain
from upperlip.nuts.villain import Villain


class Twins(Villain):
    id = "TWINS"
    number = 10
    rule = "U-34"
    team_points = 5  # U-40: it is a 10

    def asks(self, last_trick: bool) -> tuple[str, ...]:  # noqa: ARG002
        return ("twins",)

    def swing(self, turned: Card, trump: Colour | None) -> int:
        return -5 if is_villain(turned) or colour_of(turned) == trump else 5
