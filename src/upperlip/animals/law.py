"""One function judges a trick by the law that the rule row makes (O-14 to O-22)."""

from dataclasses import dataclass, replace
from functools import lru_cache

from upperlip.animals.cards import (
    ANIMALS,
    COLOURS,
    VALUES,
    Card,
    Colour,
    colour_of,
    is_joker,
    value_of,
)
from upperlip.animals.effect import Credit, Law, Ranked
from upperlip.animals.jokers import SCATTERER, TAKER, THIEF
from upperlip.animals.line import Outside, Row, card_of, line_of
from upperlip.animals.state import Hand, Trick
from upperlip.table.seat import Seat


@lru_cache(maxsize=1 << 12)
def law_of(row: Row, threes: str, outside: Outside = ()) -> Law:
    """The law of a row of rule cards; `threes` is the table's reading of some of them (O-18)."""
    law = Law(threes=threes)
    for id_, effect in line_of(row, outside):
        card = card_of(id_, outside)
        law = effect.law(law, Credit(id_, effect.rule if card in outside else card.rule))
    return replace(law, colours=_colours(law), values=_values(law))


def _colours(law: Law) -> tuple[int, ...]:
    """E-11: the strength of each colour."""
    order = law.letters or COLOURS
    if law.colours_turned:
        order = order[::-1]
    return tuple(map(order.index, COLOURS))


def _values(law: Law) -> tuple[int, ...]:
    """E-12: the rank of each value; several at one end keep their printed order."""
    ends = dict(law.ends)
    places = ("bottom", "between", "top")
    order = sorted(
        range(VALUES), key=lambda value: (places.index(ends.get(value, "between")), value)
    )
    if law.values_turned:
        order.reverse()
    return tuple(map(order.index, range(VALUES)))


@lru_cache(maxsize=1 << 12)
def _strengths(law: Law) -> tuple[int, ...]:
    """O-17: by colour, then by value; a number for each animal."""
    return tuple(
        100 * law.colours[colour_of(card)] + law.values[value_of(card)] for card in ANIMALS
    )


def ranked(law: Law, animals: tuple[Card, ...]) -> Ranked:
    """Strongest first."""
    return tuple(sorted(animals, key=_strengths(law).__getitem__, reverse=True))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a full trick."""

    out: tuple[Card, ...]  # discarded before judging (O-18.1)
    left: Ranked  # the animals that competed, strongest first
    winner: Card | None
    decider: Credit | None  # what decided, if a rule card did (O-18.3)
    lead: Card | None  # whose player leads next; None: the trick's leader again (O-19)
    lead_rule: Credit | None = None  # what says so, if a rule card does (E-18)

    def loot(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """What the winner collects, a theft apart (O-18.1, O-19, O-20)."""
        if self.winner is None or SCATTERER in cards:
            return ()
        return tuple(card for card in cards if card not in self.out)

    def stealable(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """What a thief may take: nothing if there is none or nothing to take (O-21)."""
        if THIEF not in cards:
            return ()
        return tuple(card for card in self.loot(cards) if card != THIEF)


@lru_cache(maxsize=1 << 14)
def judge(law: Law, cards: tuple[Card, ...]) -> Verdict:
    """Judges a full trick in the order of O-18."""
    animals = tuple([card for card in cards if not is_joker(card)])
    gone = {card for _, stay_out in law.outs for card in stay_out(animals)}  # O-18.1, E-16
    left = ranked(law, tuple(card for card in animals if card not in gone))
    winner, decider = _winner(law, left, TAKER in cards)
    lead, lead_rule = _next_lead(law, cards, left, winner)
    out = tuple(card for card in animals if card in gone)
    return Verdict(out, left, winner, decider, lead, lead_rule)


def _winner(law: Law, left: Ranked, taken: bool) -> tuple[Card | None, Credit | None]:
    if taken:  # O-18.2
        return TAKER, None
    if not left:  # O-19
        return None, None
    for rule, decide in law.deciders:  # O-18.3
        card = decide(law, left)
        if card is not None:
            return card, rule
    return left[0], None  # O-18.4


def _next_lead(
    law: Law, cards: tuple[Card, ...], left: Ranked, winner: Card | None
) -> tuple[Card | None, Credit | None]:
    """E-18: the leftmost that names somebody; else the winner, or nobody (O-19, O-22)."""
    for rule, name in law.leads:
        card = name(cards, left, winner)
        if card is not None:
            return card, rule
    return winner, None


def playable(hand: Hand, follow: Colour | None) -> Hand:
    """O-14: a holder of the colour to follow plays it or a joker."""
    following = tuple([card for card in hand if colour_of(card) == follow])
    if not following:
        return hand
    return following + tuple([card for card in hand if is_joker(card)])  # jokers sort last


def player_of(trick: Trick, card: Card, players: int) -> Seat:
    return (trick.leader + trick.cards.index(card)) % players
