"""All rule cards: those of the rules page (O-5) in its order, then later ones by their ids.

Here belongs what a rule card is made of, a file each, which is all that a new card needs; it may
touch the effects and nothing else.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from upperlip.animals.rule import RuleCard

IN_THE_BOXES = (
    "green-negative",
    "pink-open",
    "pass-three",
    "blue-tax",
    "fewest-stars",
    "pink-bonus",
    "shining-zeros",
    "last-trick",
    "twos-win",
    "equals-out",
    "reversed",
    "three-lowest",
    "cut-leads",
    "tens-fall",
    "runner-up",
    "weakest-leads",
)


def _found() -> Iterator[RuleCard]:
    """Of every file here."""
    for file in iter_modules(__path__):
        named = vars(import_module(f"{__name__}.{file.name}")).values()
        yield from (card for card in named if isinstance(card, RuleCard))


def _place(card: RuleCard) -> tuple[int, str]:
    """What chance draws depends on the order, so a new card moves none of the others."""
    known = card.id in IN_THE_BOXES
    return IN_THE_BOXES.index(card.id) if known else len(IN_THE_BOXES), card.id


RULE_CARDS: tuple[RuleCard, ...] = tuple(sorted(_found(), key=_place))
BY_ID: dict[str, RuleCard] = {card.id: card for card in RULE_CARDS}
