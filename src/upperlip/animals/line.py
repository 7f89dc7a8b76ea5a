"""The line of effects that lie face up (E-1), and what happens by it at a round's start (O-13)."""

from functools import lru_cache

from upperlip.animals.cards import COLOURS, Colour
from upperlip.animals.effect import Effect
from upperlip.animals.effects.open import Open
from upperlip.animals.effects.passing import Pass
from upperlip.animals.rule import RuleCard
from upperlip.animals.rules import BY_ID

Row = tuple[str, ...]  # ids of rule cards, left to right as turned
# Cards that a game knows and today's box does not: from outside (E-45), or of earlier rules.
Outside = tuple[RuleCard, ...]


def card_of(id_: str, outside: Outside = ()) -> RuleCard:
    return next((card for card in outside if card.id == id_), None) or BY_ID[id_]


@lru_cache(maxsize=1 << 12)
def line_of(row: Row, outside: Outside = ()) -> tuple[tuple[str, Effect], ...]:
    """The effects from left to right, each with the id of its card."""
    cards = (card_of(id_, outside) for id_ in row)
    return tuple((card.id, effect) for card in cards for effect in card.effects)


@lru_cache(maxsize=1 << 12)
def openings(row: Row, outside: Outside = ()) -> tuple[Effect, ...]:
    """What happens at the round's start, from left to right."""
    return tuple(effect for _, effect in line_of(row, outside) if effect.opening())


def passing(row: Row, outside: Outside = ()) -> Pass | None:
    """The pass of this row; there is no second one (E-43)."""
    return next((each for each in openings(row, outside) if isinstance(each, Pass)), None)


def open_colours(row: Row, count: int, outside: Outside = ()) -> tuple[Colour, ...]:
    """The colours that lie face up in hands when so many openings have happened (E-20)."""
    return tuple(
        sorted(
            {
                COLOURS.index(each.colour)
                for each in openings(row, outside)[:count]
                if isinstance(each, Open)
            }
        )
    )


def open_from_the_deal(row: Row, outside: Outside = ()) -> tuple[Colour, ...]:
    """Those that do so before any cards are given (O-13)."""
    starts = [each.opening() for each in openings(row, outside)]
    return open_colours(row, starts.index("give") if "give" in starts else len(starts), outside)
