"""One function judges a trick by its villains' law (U-20 to U-26)."""

from upperlip.nuts.cards import Card, Colour, colour_of, is_villain, value_of
from upperlip.nuts.state import DoneTrick, Hand
from upperlip.nuts.villain import Law
from upperlip.nuts.villains import VILLAIN_OF

_PLAIN = Law()


def law_of(cards: tuple[Card, ...], turned: tuple[int, ...]) -> Law:
    """The law of a trick; `turned` are TWINS' points (U-34)."""
    law = Law(swings=turned) if turned else _PLAIN
    for card in cards:
        if is_villain(card):
            law = VILLAIN_OF[card].law(law)
    return law


def numbers(cards: tuple[Card, ...], before: int) -> tuple[int, ...]:
    """The number of each card; `before` is the number played just before the trick, or 0."""
    found: list[int] = []
    for card in cards:
        before = VILLAIN_OF[card].number_after(before) if is_villain(card) else value_of(card)
        found.append(before)
    return tuple(found)


def number_before(tricks: tuple[DoneTrick, ...]) -> int:
    """U-28: the last card of the previous trick; 0 in a round's first trick."""
    return tricks[-1].numbers[-1] if tricks else 0


def colour_led(walnut_led: str, card: Card, trump: Colour | None) -> Colour | None:
    """U-20: the colour that a villain gives a trick by leading it; by the option, at most."""
    if walnut_led != "trump" or not is_villain(card):
        return None
    return VILLAIN_OF[card].colour_led(trump)


def trick_colour(cards: tuple[Card, ...], led: Colour | None) -> Colour | None:
    """U-20: what its leading villain made it, or the first nut's; other villains do not set it."""
    if cards and led is not None:
        return led
    for card in cards:
        if not is_villain(card):
            return colour_of(card)
    return None


def counted_colours(
    cards: tuple[Card, ...], trump: Colour | None, led: Colour | None
) -> tuple[Colour | None, ...]:
    """The colour each card counts as (U-22)."""
    colour = trick_colour(cards, led)
    return tuple(
        [
            VILLAIN_OF[card].colour(colour, trump) if is_villain(card) else colour_of(card)
            for card in cards
        ]
    )


def judge(
    cards: tuple[Card, ...], numbered: tuple[int, ...], trump: Colour | None, led: Colour | None
) -> int:
    """The place of the winning card in a full trick; `led` is what a leading Walnut made of it."""
    places = range(len(cards))
    if law_of(cards, ()).lowest_wins:  # U-25: of equals, the one played last
        return min(reversed(places), key=numbered.__getitem__)
    colours = counted_colours(cards, trump, led)
    if trump is None or trump not in colours:
        trump = trick_colour(cards, led)
    contenders = [place for place in places if colours[place] == trump]
    return max(contenders, key=numbered.__getitem__)  # U-23: of equals, the one played first


def playable(hand: Hand, colour: Colour | None) -> Hand:
    """U-21: a holder of the trick colour plays it or a villain."""
    following = tuple([card for card in hand if colour_of(card) == colour])
    if not following:
        return hand
    return following + tuple([card for card in hand if is_villain(card)])  # villains sort last
