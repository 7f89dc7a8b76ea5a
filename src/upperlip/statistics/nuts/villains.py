"""How often a villain changed a trick's winner: who would have won without it?

Without it means: its card taken out of the trick, the numbers of the others as they were (a
HONEYNUT keeps what it copied), and the spell of a HUMMMUS or NUTCASE never cast. The colour that a
leading WALNUT gave the trick (U-20) goes with the WALNUT only.
"""

from collections.abc import Sequence
from typing import NamedTuple

from upperlip.nuts.cards import BY_NAME, Card, Colour, is_villain
from upperlip.nuts.law import judge
from upperlip.nuts.view import RoundView, View
from upperlip.table.ply import Decision
from upperlip.table.seat import Seat

HUMMMUS, NUTCASE = BY_NAME["HUMMMUS"], BY_NAME["NUTCASE"]


class Spell(NamedTuple):
    """A HUMMMUS or NUTCASE: what it makes trump, in the trick it was played to and the next."""

    villain: Card
    trick: int
    trump: Colour | None


def spells_cast(view: View, round_: RoundView) -> tuple[Spell, ...]:
    """Those of the round on the table, in the order of play."""
    trumps = {NUTCASE: None, HUMMMUS: _colour_named(view)}
    return tuple(
        Spell(card, at, trumps[card])
        for at, trick in enumerate(round_.tricks)
        for card in trick.cards
        if card in trumps
    )


def _colour_named(view: View) -> Colour | None:
    """What HUMMMUS' player said last; of no meaning in a round without it."""
    for ply in reversed(view.history):
        if isinstance(ply, Decision) and ply.action.verb == "trump":
            return ply.action.value
    return None


def spell_in_force(spells: Sequence[Spell], at: int, without: Card | None = None) -> Spell | None:
    """U-32: of those that last for a trick, the one played last."""
    lasting = [spell for spell in spells if spell.trick in (at - 1, at)]
    return next((spell for spell in reversed(lasting) if spell.villain != without), None)


def acting(round_: RoundView, spells: Sequence[Spell], at: int) -> tuple[Card, ...]:
    """The villains in a trick, and the one of the trick before whose spell rules it."""
    lying = tuple(card for card in round_.tricks[at].cards if is_villain(card))
    spell = spell_in_force(spells, at)
    return lying if spell is None or spell.villain in lying else (*lying, spell.villain)


def winner_without(
    villain: Card | None, round_: RoundView, spells: Sequence[Spell], at: int
) -> Seat:
    """Who would have won a finished trick, had this villain not been there."""
    trick = round_.tricks[at]
    spell = spell_in_force(spells, at, without=villain)
    trump = round_.trump if spell is None else spell.trump
    places = [place for place, card in enumerate(trick.cards) if card != villain]
    cards = tuple(trick.cards[place] for place in places)
    numbers = tuple(trick.numbers[place] for place in places)
    led = None if villain == trick.cards[0] else trick.led
    return (trick.leader + places[judge(cards, numbers, trump, led)]) % len(trick.cards)
