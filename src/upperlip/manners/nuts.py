"""Mustachio: looked at where the highest nut wins, and by what the bids still want."""

from collections.abc import Callable

from upperlip.manners.scene import Scene
from upperlip.nuts.cards import VALUES, Card, Colour, colour_of, is_villain, value_of
from upperlip.nuts.law import judge, law_of, number_before, numbers
from upperlip.nuts.scoring import card_points
from upperlip.nuts.view import RoundView, View
from upperlip.table.seat import Seat, around


class _Bid:
    """What a side still wants of its bid, this trick and those to come."""

    def __init__(self, view: View, round_: RoundView, side: int) -> None:
        bid = round_.blinds[side]
        if bid is None:
            bid = sum(round_.bids[seat] or 0 for seat in view.config.teams[side])
        self.need = bid - round_.tallies[side].tricks
        self.left = round_.size - len(round_.tricks)

    @property
    def lost(self) -> bool:
        return not 0 <= self.need <= self.left


def scene(view: View) -> Scene | None:
    """Of somebody who is to play a card; None where cards do not simply compare."""
    round_, config = view.round, view.config
    assert round_ is not None, "cards are played in rounds"
    cards, trump = round_.trick.cards, round_.trump_in_force
    law = law_of(cards, (), config.villain_cards)
    if law.judged or law.counts != 1:
        return None
    mine, to_come = config.side_of(view.seat), config.players - len(cards) - 1
    bids = [_Bid(view, round_, side) for side in range(len(config.teams))]
    ours, points = bids[mine], card_points(config.solo, config.villain_cards)
    hungry = (side for side, bid in enumerate(bids) if not bid.lost and bid.need > 0)
    return Scene(
        seat=view.seat,
        friends=frozenset(config.teams[mine]),
        cards=cards,
        hand=round_.hand,
        to_come=to_come,
        unseen=_unseen(round_),
        worth=(0,) * len(points) if law.worthless else points,
        strength=lambda card: _strength(trump, card),
        taker=_taker(view, round_),
        highest=VALUES + 1,
        keeps=not ours.lost and ours.need >= 2,
        saves=ours.lost or 1 <= ours.need < ours.left,
        sated=to_come == 0 and ours.need == 0 and not any(map(is_villain, round_.hand)),
        hungry=frozenset(seat for side in hungry for seat in config.teams[side]),
    )


def _unseen(round_: RoundView) -> tuple[Card, ...]:
    seen = {*round_.hand, *round_.trick.cards, *round_.turned}
    seen.update(card for trick in round_.tricks for card in trick.cards)
    return tuple(card for card in round_.deck if card not in seen)


def _taker(view: View, round_: RoundView) -> Callable[[tuple[Card, ...]], Seat | None]:
    known, played = view.config.villain_cards, len(round_.trick.cards)
    seats = around(round_.trick.leader, view.config.players)
    before, trump, led = number_before(round_.tricks), round_.trump_in_force, round_.trick.led

    def taker(full: tuple[Card, ...]) -> Seat | None:
        if any(map(is_villain, full[played:])):  # it may change anything
            return None
        return seats[judge(full, numbers(full, before, known), trump, led, known)]

    return taker


def _strength(trump: Colour | None, card: Card) -> int | None:
    """Nuts by number, trumps above all others."""
    if is_villain(card):
        return None
    return value_of(card) + (VALUES if colour_of(card) == trump else 0)
