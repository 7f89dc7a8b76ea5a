"""What a view says about the cards of its round, for guessing the rest (`knowledge`)."""

from dataclasses import dataclass

from upperlip.animals.cards import Card, Colour, colour_of, is_joker
from upperlip.animals.chance import Deal
from upperlip.animals.effects.passing import Pass
from upperlip.animals.law import law_of
from upperlip.animals.line import Row, open_from_the_deal, passing
from upperlip.animals.state import DoneTrick, Hand, Trick
from upperlip.animals.view import RoundView, View, is_give
from upperlip.table.ply import Decision
from upperlip.table.seat import Seat, around


@dataclass(frozen=True, slots=True)
class Facts:
    """What the view says about this round's cards."""

    me: Seat  # SPECTATOR knows no hand
    round: RoundView
    row: Row
    passing: Pass | None  # how cards are given in this round (E-19)
    tracked: tuple[Colour, ...]  # lay face up while cards were given, so everyone saw their way
    start: int  # where the round's deal stands in the history
    dealt: tuple[Hand, ...]  # as far as known: one's own, and cards face up from the deal on
    gifts: dict[Seat, Hand]  # by giver, as far as known; empty before cards were passed
    passed: bool
    played: tuple[Hand, ...]
    held: tuple[frozenset[Card], ...]  # known to be in a hand now
    voids: tuple[frozenset[Colour], ...]

    @property
    def players(self) -> int:
        return len(self.dealt)

    @property
    def gifts_each(self) -> int:
        """How many cards everyone gives."""
        return 0 if self.passing is None else self.passing.cards

    def giver(self, seat: Seat) -> Seat:
        """Whose gifts a seat gets; its own where none are given."""
        return seat if self.passing is None else self.passing.giver(seat, self.players)

    def receiver(self, seat: Seat) -> Seat:
        return seat if self.passing is None else self.passing.receiver(seat, self.players)


def facts_of(view: View, round_: RoundView) -> Facts:
    players, outside = view.config.players, view.config.known
    row = view.row[: round_.number]
    effect = passing(row, outside)
    start = max(i for i, ply in enumerate(view.history) if isinstance(ply, Deal))
    deal = view.history[start]
    assert isinstance(deal, Deal)
    gifts: dict[Seat, Hand] = dict.fromkeys(range(players), ())
    given = [ply for ply in view.history[start:] if is_give(ply)]
    for ply in given:
        if isinstance(ply, Decision):
            gifts[ply.seat] += (ply.action.value,)
    played, voids = _plays(view, round_)
    held = [set(cards) for cards in round_.open]
    if view.seat >= 0:
        held[view.seat] = set(round_.hand)
    if view.seat >= 0 and effect is not None:
        neighbour = effect.receiver(view.seat, players)
        held[neighbour].update(set(gifts[view.seat]).difference(played[neighbour]))
    return Facts(
        me=view.seat,
        round=round_,
        row=row,
        passing=effect,
        tracked=open_from_the_deal(row, outside),
        start=start,
        dealt=deal.hands,
        gifts=gifts,
        passed=bool(given),
        played=played,
        held=tuple(map(frozenset, held)),
        voids=voids,
    )


def _plays(view: View, round_: RoundView) -> tuple[tuple[Hand, ...], tuple[frozenset[Colour], ...]]:
    """The cards each seat has played, and the colours it has shown not to hold."""
    players = view.config.players
    law = law_of(view.row[: round_.number], view.config.threes, view.config.known)
    played: list[list[Card]] = [[] for _ in range(players)]
    voids: list[set[Colour]] = [set() for _ in range(players)]
    tricks: list[DoneTrick | Trick] = [*round_.tricks, round_.trick]
    for trick in tricks:
        follow: Colour | None = None
        for seat, card in zip(around(trick.leader, players), trick.cards, strict=False):
            if follow is not None and not is_joker(card) and colour_of(card) != follow:
                voids[seat].add(follow)  # O-14, O-15
            follow = law.follow(follow, card)
            played[seat].append(card)
    return tuple(map(tuple, played)), tuple(map(frozenset, voids))
