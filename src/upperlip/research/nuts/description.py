"""What a seat sees in Mustachio, for people."""

from collections.abc import Iterator

from upperlip.nuts.cards import COLOURS, NAMES
from upperlip.research.nuts.encoding import ASKS, Observation
from upperlip.research.wording import by_seat, codes, heading, named, seat, seats


def describe(seen: Observation) -> Iterator[str]:
    bids = [bid - 1 if bid else "" for bid in seen.bids]
    blinds = [f"blind {bid - 1}" if bid else "" for bid in seen.blinds]
    yield from heading(seen, "Mustachio", ASKS)
    yield f"side: seats {seats(seen, seen.partners)}; dealer: {seat(seen, seen.dealer)}"
    yield f"trump: {(*COLOURS, '-')[seen.force]}"
    yield by_seat(
        seen,
        "points before",
        [str(total) for total in seen.totals[: seen.players]],
    )
    yield by_seat(seen, "bids", [b or str(n) for b, n in zip(blinds, bids, strict=True)])
    yield by_seat(seen, "tricks", [str(count) for count in seen.tricks[: seen.players]])
    yield f"hand: {named(NAMES, seen.hand)}"
    yield f"turned: {named(NAMES, seen.turned)}" if seen.turned else ""
    yield by_seat(seen, "played", [named(NAMES, cards) for cards in seen.played])
    yield by_seat(seen, "trick", codes(NAMES, seen.trick))
