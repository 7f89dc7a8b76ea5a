"""The cards: 60 nuts (U-1) and 12 villains (U-2), as small ints inside and `R7` outside."""

Card = int
Colour = int

COLOURS = "RBGY"
VALUES = 15

NUTS: tuple[Card, ...] = tuple(range(4 * VALUES))
VILLAIN_IDS = (
    "ACORN",
    "BUTTERNUT",
    "PEANUT",
    "HONEYNUT",
    "HEALTH+",
    "HEALTH-",
    "HUMMMUS",
    "NUTCASE",
    "TWINS",
    "PISSTACHIO",
    "PRAYLENE",
    "WALNUT",
)
VILLAINS: tuple[Card, ...] = tuple(range(len(NUTS), len(NUTS) + len(VILLAIN_IDS)))

NAMES: tuple[str, ...] = (
    *(f"{colour}{value}" for colour in COLOURS for value in range(1, VALUES + 1)),
    *VILLAIN_IDS,
)
MOST_OUTSIDE = 10  # villains from outside in one game (E-43)
MOST_CARDS_KNOWN = len(NAMES) + MOST_OUTSIDE  # numbers from 72 up are theirs
BY_NAME: dict[str, Card] = {name: card for card, name in enumerate(NAMES)}


def is_villain(card: Card) -> bool:
    return card >= len(NUTS)


def colour_of(card: Card) -> Colour:
    """A nut's colour; a villain's is 4 or more, which is no nut's (U-2)."""
    return card // VALUES


def value_of(card: Card) -> int:
    """A nut's number; ask `law.numbers` for villains."""
    return card % VALUES + 1


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([NAMES[card] for card in cards])
