"""One function judges a trick by the law that the rule row makes (O-14 to O-22)."""

from dataclasses import dataclass
from functools import lru_cache

from upperlip.animals.cards import (
    ANIMALS,
    MONKEY,
    PIGEON,
    UNICORN,
    Card,
    Colour,
    colour_of,
    is_joker,
    value_of,
)
from upperlip.animals.rule import Law, Ranked
from upperlip.animals.rules import BY_ID
from upperlip.animals.state import Hand, Trick
from upperlip.table.seat import Seat


@lru_cache(maxsize=1 << 12)
def law_of(row: tuple[str, ...], threes: str) -> Law:
    """The law of a row of rule cards; `threes` is the table's reading of one of them (O-18)."""
    law = Law(threes=threes)
    for rule in row:
        law = BY_ID[rule].law(law)
    return law


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
    decider: str | None  # the rule card that decided, if one did (O-18.3)
    lead: Card | None  # whose player leads next; None: the trick's leader again (O-19)

    def loot(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """What the winner collects, a theft apart (O-18.1, O-19, O-20)."""
        if self.winner is None or PIGEON in cards:
            return ()
        return tuple(card for card in cards if card not in self.out)

    def stealable(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """What the monkey may take: nothing if there is no monkey or nothing to take (O-21)."""
        if MONKEY not in cards:
            return ()
        return tuple(card for card in self.loot(cards) if card != MONKEY)


@lru_cache(maxsize=1 << 14)
def judge(law: Law, cards: tuple[Card, ...]) -> Verdict:
    """Judges a full trick in the order of O-18."""
    animals = tuple([card for card in cards if not is_joker(card)])
    out: tuple[Card, ...] = ()
    for _, stays_out in law.outs:  # O-18.1
        out += stays_out(animals)
        animals = tuple(card for card in animals if card not in out)
    left = ranked(law, animals)
    winner, decider = _winner(law, left, UNICORN in cards)
    lead = law.next_lead[1](left) if law.next_lead and left else winner  # O-22
    return Verdict(out, left, winner, decider, lead)


def _winner(law: Law, left: Ranked, unicorn: bool) -> tuple[Card | None, str | None]:
    if unicorn:  # O-18.2
        return UNICORN, None
    if not left:  # O-19
        return None, None
    for rule, decide in law.deciders:  # O-18.3
        card = decide(law, left)
        if card is not None:
            return card, rule
    return left[0], None  # O-18.4


def playable(hand: Hand, follow: Colour | None) -> Hand:
    """O-14: a holder of the colour to follow plays it or a joker."""
    following = tuple([card for card in hand if colour_of(card) == follow])
    if not following:
        return hand
    return following + tuple([card for card in hand if is_joker(card)])  # jokers sort last


def player_of(trick: Trick, card: Card, players: int) -> Seat:
    return (trick.leader + trick.cards.index(card)) % players
