"""What a seat sees in Moustache, for people."""

from collections.abc import Iterator

from upperlip.animals.cards import COLOURS, NAMES
from upperlip.research.animals.encoding import ASKS, RULES, Observation
from upperlip.research.wording import SEPARATOR, by_seat, codes, heading, named, seat, seats


def describe(seen: Observation) -> Iterator[str]:
    yield from heading(seen, "Moustache", ASKS)
    yield f"rules: {SEPARATOR.join(filter(None, codes(RULES, seen.row)))}"
    yield f"team: seats {seats(seen, seen.partners)}; crown: {seat(seen, seen.crown)}"
    yield f"stars: {seen.stars[0]} to {seen.stars[1]}"
    yield f"hand: {named(NAMES, seen.hand)}"
    yield f"giving: {named(NAMES, seen.giving)}" if seen.giving else ""
    yield by_seat(seen, "open", [named(NAMES, cards) for cards in seen.open])
    yield by_seat(seen, "played", [named(NAMES, cards) for cards in seen.played])
    yield by_seat(seen, "trick", codes(NAMES, seen.trick))
    yield f"colour to follow: {(*COLOURS, '-')[seen.follow]}"
