"""What a seat sees, for people: a few lines of text, from its encoding alone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from upperlip.animals.cards import COLOURS as ANIMAL_COLOURS
from upperlip.animals.cards import NAMES as ANIMALS
from upperlip.nuts.cards import COLOURS as NUT_COLOURS
from upperlip.nuts.cards import NAMES as NUTS
from upperlip.research import animals, nuts
from upperlip.research.encoding import decode
from upperlip.research.seats import NOWHERE

_SEPARATOR = ", "


def told(game: str, data: bytes) -> str:
    sight = decode(game, data)
    lines = _animals(sight) if game == "moustache" else _nuts(sight)
    return "\n".join(line for line in lines if line) + "\n"


def _seat(sight: Any, steps: int) -> str:
    """A seat by the table's count."""
    return "-" if steps == NOWHERE else str((sight.seat + steps) % sight.players)


def _seats(sight: Any, steps: Iterable[int]) -> str:
    return " ".join(_seat(sight, step) for step in steps)


def _cards(names: Sequence[str], cards: Iterable[int]) -> str:
    return " ".join(names[card] for card in cards)


def _by_seat(sight: Any, title: str, values: Sequence[object]) -> str:
    """Those that there are."""
    told = [f"{_seat(sight, place)} {value}" for place, value in enumerate(values) if value]
    return f"{title}: {_SEPARATOR.join(told)}" if told else ""


def _codes(names: Sequence[str], codes: Sequence[int]) -> list[str]:
    return [names[code - 1] if code else "" for code in codes]


def _heading(sight: Any, title: str, asks: Sequence[str]) -> Iterator[str]:
    yield f"{title}, round {sight.round}, seat {sight.seat} of {sight.players}"
    yield f"asked: {asks[sight.ask]} (seats {_seats(sight, sight.waiting) or '-'})"


def _animals(sight: animals.Sight) -> Iterator[str]:
    yield from _heading(sight, "Moustache", animals.ASKS)
    yield f"rules: {_SEPARATOR.join(filter(None, _codes(animals.RULES, sight.row)))}"
    yield f"team: seats {_seats(sight, sight.partners)}; crown: {_seat(sight, sight.crown)}"
    yield f"stars: {sight.stars[0]} to {sight.stars[1]}"
    yield f"hand: {_cards(ANIMALS, sight.hand)}"
    yield f"giving: {_cards(ANIMALS, sight.giving)}" if sight.giving else ""
    yield _by_seat(sight, "open", [_cards(ANIMALS, cards) for cards in sight.open])
    yield _by_seat(sight, "played", [_cards(ANIMALS, cards) for cards in sight.played])
    yield _by_seat(sight, "trick", _codes(ANIMALS, sight.trick))
    yield f"colour to follow: {(*ANIMAL_COLOURS, '-')[sight.follow]}"


def _nuts(sight: nuts.Sight) -> Iterator[str]:
    bids = [bid - 1 if bid else "" for bid in sight.bids]
    blinds = [f"blind {bid - 1}" if bid else "" for bid in sight.blinds]
    yield from _heading(sight, "Mustachio", nuts.ASKS)
    yield f"side: seats {_seats(sight, sight.partners)}; dealer: {_seat(sight, sight.dealer)}"
    yield f"trump: {(*NUT_COLOURS, '-')[sight.force]}"
    yield _by_seat(sight, "points before", [str(total) for total in sight.totals[: sight.players]])
    yield _by_seat(sight, "bids", [b or str(n) for b, n in zip(blinds, bids, strict=True)])
    yield _by_seat(sight, "tricks", [str(count) for count in sight.tricks[: sight.players]])
    yield f"hand: {_cards(NUTS, sight.hand)}"
    yield f"turned: {_cards(NUTS, sight.turned)}" if sight.turned else ""
    yield _by_seat(sight, "played", [_cards(NUTS, cards) for cards in sight.played])
    yield _by_seat(sight, "trick", _codes(NUTS, sight.trick))
