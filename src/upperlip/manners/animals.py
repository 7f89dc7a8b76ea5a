"""Moustache: looked at where stars are good and the strongest card wins."""

from upperlip.animals.cards import ANIMALS, JOKERS, VALUES, Card, colour_of, is_joker, value_of
from upperlip.animals.dealing import jokers_dealt
from upperlip.animals.effect import Law
from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.effects.most import Most
from upperlip.animals.effects.most_tricks import MostTricks
from upperlip.animals.law import judge, law_of
from upperlip.animals.line import line_of
from upperlip.animals.scoring import worths
from upperlip.animals.view import View
from upperlip.manners.scene import Scene
from upperlip.table.seat import Seat, around

_TOP = 3  # the strongest colour: only a higher one of it beats a card of it


def scene(view: View) -> Scene | None:
    """Of somebody who is to play a card; None where cards do not simply compare."""
    round_, config = view.round, view.config
    assert round_ is not None, "cards are played in rounds"
    law = law_of(view.row, config.threes, config.known)
    effects = [effect for _, effect in line_of(view.row, config.known)]
    odd = any(isinstance(effect, Fewest | Most | MostTricks) for effect in effects)
    cards = round_.trick.cards
    if odd or law.deciders or law.outs or any(map(is_joker, cards)):
        return None
    seats = around(round_.trick.leader, config.players)
    seen = {*round_.hand, *cards, *(card for trick in round_.tricks for card in trick.cards)}
    known = ANIMALS + (JOKERS if jokers_dealt(config.players, 0) else ())

    def taker(full: tuple[Card, ...]) -> Seat | None:
        if any(map(is_joker, full)):
            return None
        winner = judge(law, full).winner
        return None if winner is None else seats[full.index(winner)]

    return Scene(
        seat=view.seat,
        friends=frozenset(seat for seat in seats if round_.teams[seat] == round_.teams[view.seat]),
        cards=cards,
        hand=round_.hand,
        to_come=config.players - len(cards) - 1,
        unseen=tuple(card for card in known if card not in seen),
        worth=worths(view.row, config.printed_stars, config.known),
        strength=lambda card: _strength(law, card),
        taker=taker,
        highest=_TOP * VALUES,
    )


def _strength(law: Law, card: Card) -> int | None:
    """O-17, from 0 up."""
    if is_joker(card):
        return None
    return law.colours[colour_of(card)] * VALUES + law.values[value_of(card)]
