"""The jokers (O-2): data like rule cards, but never from outside (E-26)."""

from dataclasses import dataclass

from upperlip.animals.cards import MONKEY, PIGEON, UNICORN, Card
from upperlip.animals.effect import Effect
from upperlip.animals.effects.jokers import Scatters, Steals, Takes


@dataclass(frozen=True, slots=True)
class Joker:
    card: Card
    rule: str  # where it stands in the rules
    effects: tuple[Effect, ...]


JOKER_CARDS = (
    Joker(UNICORN, "O-18", (Takes(),)),
    Joker(MONKEY, "O-21", (Steals(),)),
    Joker(PIGEON, "O-20", (Scatters(),)),
)


def _with(effect: Effect) -> Card:
    (card,) = (joker.card for joker in JOKER_CARDS if effect in joker.effects)
    return card


TAKER, THIEF, SCATTERER = map(_with, (Takes(), Steals(), Scatters()))
