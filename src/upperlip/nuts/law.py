"""One function judges a trick by its villains' law (U-20 to U-26)."""

from upperlip.nuts.cards import NUTS, Card, Colour, colour_of, is_villain, value_of
from upperlip.nuts.effect import Law
from upperlip.nuts.state import DoneTrick, Hand
from upperlip.nuts.villain import Villain
from upperlip.nuts.villains import VILLAIN_CARDS

Villains = tuple[Villain, ...]  # all that a game knows, those of the box first (E-45)
_PLAIN = Law()


def villain_of(card: Card, villains: Villains = VILLAIN_CARDS) -> Villain:
    return villains[card - len(NUTS)]


def law_of(
    cards: tuple[Card, ...], turned: tuple[int, ...], villains: Villains = VILLAIN_CARDS
) -> Law:
    """The law of a trick; `turned` is what turned cards brought (U-34)."""
    law = Law(swings=turned) if turned else _PLAIN
    for card in cards:
        if is_villain(card):
            law = villain_of(card, villains).mark(law)
    return law


def numbers(
    cards: tuple[Card, ...], before: int, villains: Villains = VILLAIN_CARDS
) -> tuple[int, ...]:
    """The number of each card; `before` is the number played just before the trick, or 0."""
    found: list[int] = []
    for card in cards:
        villain = is_villain(card)
        before = villain_of(card, villains).number_after(before) if villain else value_of(card)
        found.append(before)
    return tuple(found)


def number_before(tricks: tuple[DoneTrick, ...]) -> int:
    """U-28: the last card of the previous trick; 0 in a round's first trick."""
    return tricks[-1].numbers[-1] if tricks else 0


def colour_led(
    walnut_led: str, card: Card, trump: Colour | None, villains: Villains = VILLAIN_CARDS
) -> Colour | None:
    """U-20: the colour that a villain gives a trick by leading it; by the option, at most."""
    if walnut_led != "trump" or not is_villain(card):
        return None
    return trump if villain_of(card, villains).always_trump else None


def trick_colour(cards: tuple[Card, ...], led: Colour | None) -> Colour | None:
    """U-20: what its leading villain made it, or the first nut's; other villains do not set it."""
    if cards and led is not None:
        return led
    for card in cards:
        if not is_villain(card):
            return colour_of(card)
    return None


def counted_colours(
    cards: tuple[Card, ...],
    trump: Colour | None,
    led: Colour | None,
    villains: Villains = VILLAIN_CARDS,
) -> tuple[Colour | None, ...]:
    """The colour each card counts as (U-22)."""
    colour = trick_colour(cards, led)
    strong = colour if trump is None else trump
    return tuple(
        [
            (strong if villain_of(card, villains).always_trump else colour)
            if is_villain(card)
            else colour_of(card)
            for card in cards
        ]
    )


def judge(
    cards: tuple[Card, ...],
    numbered: tuple[int, ...],
    trump: Colour | None,
    led: Colour | None,
    villains: Villains = VILLAIN_CARDS,
) -> int:
    """The place of the winning card in a full trick; `led` is what a villain made of it."""
    places = range(len(cards))
    judged = law_of(cards, (), villains).judged
    if judged == "lowest":  # U-25: of equals, the one played last
        return min(reversed(places), key=numbered.__getitem__)
    if judged:  # E-33: of equals, the one played first
        return max(places, key=numbered.__getitem__)
    colours = counted_colours(cards, trump, led, villains)
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
