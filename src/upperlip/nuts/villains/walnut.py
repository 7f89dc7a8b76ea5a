"""U-22: counts as trump; as the trick colour when there is no trump. Leading it: U-20."""

from upperlip.nuts.cards import Colour
from upperlip.nuts.villain import Villain


class Walnut(Villain):
    id = "WALNUT"
    number = 9
    rule = "U-22"

    def colour(self, trick_colour: Colour | None, trump: Colour | None) -> Colour | None:
        return trick_colour if trump is None else trump

    def colour_led(self, trump: Colour | None) -> Colour | None:
        return trump
