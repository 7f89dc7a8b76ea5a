"""What puzzles must be told about Mustachio."""

from upperlip.nuts.cards import NUTS, Card, colour_of, is_villain, value_of
from upperlip.nuts.config import VILLAIN_MODES
from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.view import View
from upperlip.puzzles.lore import Cards, Lore
from upperlip.table.generator import Generator


def _options(players: int, draws: Generator) -> dict[str, object]:
    sides = ("solo", *("pairs",) * (players in (4, 6)), *("trios",) * (players == 6))
    return {
        "sides": sides[draws.below(len(sides))],
        "villains": VILLAIN_MODES[draws.below(len(VILLAIN_MODES))],
        "first_dealer": draws.below(players),
    }


def _acting(view: View, cards: Cards) -> frozenset[str]:
    """The villains in it, and the one whose trump is in force."""
    assert view.round is not None, "puzzles belong to rounds"
    acting = [card for card in cards if is_villain(card)]
    if view.round.spell is not None:
        played = [card for trick in view.round.tricks for card in trick.cards]
        spells = [card for card in played if is_villain(card) and _names_trump(view, card)]
        acting += spells[-1:]
    return frozenset(map(view.config.name, acting))


def _names_trump(view: View, card: Card) -> bool:
    return view.config.villain(card).effect(Trump) is not None


def _stronger(_: View, card: Card) -> Cards:
    if is_villain(card):
        return ()
    colour, value = colour_of(card), value_of(card)
    return tuple(each for each in NUTS if colour_of(each) == colour and value_of(each) > value)


LORE = Lore(options=_options, asks=("play", "bid", "trump"), acting=_acting, stronger=_stronger)
