"""The cards: 44 animals (O-1) and three jokers (O-2), as small ints inside and `G7` outside."""

Card = int
Colour = int

COLOURS = "GPOB"  # weakest first (O-17)
VALUES = 11
GREEN, PINK, ORANGE, BLUE = range(4)

ANIMALS: tuple[Card, ...] = tuple(range(4 * VALUES))
UNICORN, MONKEY, PIGEON = JOKERS = (44, 45, 46)

NAMES: tuple[str, ...] = (
    *(f"{colour}{value}" for colour in COLOURS for value in range(VALUES)),
    "UNICORN",
    "MONKEY",
    "PIGEON",
)
BY_NAME: dict[str, Card] = {name: card for card, name in enumerate(NAMES)}


def is_joker(card: Card) -> bool:
    return card >= UNICORN


def colour_of(card: Card) -> Colour:
    """An animal's colour; a joker's is 4, which is no animal's (O-16)."""
    return card // VALUES


def value_of(card: Card) -> int:
    """An animal's value; jokers have none, ask only for animals."""
    return card % VALUES


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([NAMES[card] for card in cards])
