"""How often a villain changed a trick's winner: who would have won without it?

Without it means: its card taken out of the trick, the numbers of the others as they were (one that
copies keeps what it copied), and its spell on the trump never cast. The colour that a leading
villain gave the trick (U-20) goes with that villain only.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from upperlip.nuts.cards import Card, Colour, is_villain
from upperlip.nuts.chance import Deal
from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.law import Villains, judge
from upperlip.nuts.view import RoundView, View
from upperlip.nuts.villains import VILLAIN_CARDS
from upperlip.table.ply import Decision
from upperlip.table.seat import Seat


class Spell(NamedTuple):
    """What a villain makes trump, in the trick it was played to and some of the next (E-37)."""

    villain: Card
    trick: int
    last: int
    trump: Colour | None


def spells_cast(view: View, round_: RoundView) -> tuple[Spell, ...]:
    """Those of the round on the table, in the order of play."""
    named, spells = _colours_named(view), []
    for at, trick in enumerate(round_.tricks):
        for card in filter(is_villain, trick.cards):
            effect = view.config.villain(card).effect(Trump)
            if effect is not None:
                trump = next(named) if effect.colour == "named" else effect.fixed
                spells.append(Spell(card, at, at + effect.tricks - 1, trump))
    return tuple(spells)


def _colours_named(view: View) -> Iterator[Colour]:
    """What players have said since the last deal, in order."""
    start = max(at for at, ply in enumerate(view.history) if isinstance(ply, Deal))
    for ply in view.history[start:]:
        if isinstance(ply, Decision) and ply.action.verb == "trump":
            yield ply.action.value


def spell_in_force(spells: Sequence[Spell], at: int, without: Card | None = None) -> Spell | None:
    """E-37: the one cast last; it has ended those before it for good."""
    cast = [spell for spell in spells if spell.trick <= at and spell.villain != without]
    return cast[-1] if cast and at <= cast[-1].last else None


def acting(round_: RoundView, spells: Sequence[Spell], at: int) -> tuple[Card, ...]:
    """The villains in a trick, and the one of a trick before whose spell rules it."""
    lying = tuple(card for card in round_.tricks[at].cards if is_villain(card))
    spell = spell_in_force(spells, at)
    return lying if spell is None or spell.villain in lying else (*lying, spell.villain)


def winner_without(
    villain: Card | None,
    round_: RoundView,
    spells: Sequence[Spell],
    at: int,
    villains: Villains = VILLAIN_CARDS,
) -> Seat:
    """Who would have won a finished trick, had this villain not been there."""
    trick = round_.tricks[at]
    spell = spell_in_force(spells, at, without=villain)
    trump = round_.trump if spell is None else spell.trump
    places = [place for place, card in enumerate(trick.cards) if card != villain]
    cards = tuple(trick.cards[place] for place in places)
    numbers = tuple(trick.numbers[place] for place in places)
    led = None if villain == trick.cards[0] else trick.led
    place = places[judge(cards, numbers, trump, led, villains)]
    return (trick.leader + place) % len(trick.cards)
