"""What a view says about the cards of its round, for guessing the rest (`knowledge`)."""

from dataclasses import dataclass

from upperlip.nuts.cards import Card, Colour, colour_of, is_villain
from upperlip.nuts.chance import Deal
from upperlip.nuts.config import Config
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.law import trick_colour
from upperlip.nuts.state import DoneTrick, Hand, Trick
from upperlip.nuts.view import RoundView, View, is_pass, passing
from upperlip.table.ply import Decision
from upperlip.table.seat import SPECTATOR, Seat

Voids = tuple[frozenset[Colour], ...]  # by seat


@dataclass(frozen=True, slots=True)
class Facts:
    """What the view says about this round's cards."""

    me: Seat  # SPECTATOR where no hand is known, so also before anyone has looked (U-16)
    config: Config
    round: RoundView
    start: int  # where the round's deal stands in the history
    hand: Hand
    passing: Pass | None  # how cards are passed in this round (E-38)
    passed: int  # how many cards everyone has passed
    passes: dict[Seat, Hand]  # by giver: those one has seen
    early: tuple[Hand, ...]  # played before the pass
    late: tuple[Hand, ...]  # played after it
    early_voids: Voids
    late_voids: Voids

    @property
    def players(self) -> int:
        return self.config.players

    @property
    def pile(self) -> int:
        return 2 * self.players

    @property
    def bottom(self) -> int:
        return 2 * self.players + 1

    def giver(self, seat: Seat) -> Seat:
        """Who passes cards to a seat; itself where none are passed."""
        return seat if self.passing is None else self.passing.giver(seat, self.players)

    def receiver(self, seat: Seat) -> Seat:
        return seat if self.passing is None else self.passing.receiver(seat, self.players)

    def keeps(self, seat: Seat) -> Hand:
        """Cards known to be in a seat's hand now."""
        if seat == self.me:
            return self.hand
        mine = self.passes.get(self.me, ())
        if not mine or self.receiver(self.me) != seat:
            return ()
        return tuple(card for card in mine if card not in self.late[seat])


def facts_of(view: View, round_: RoundView) -> Facts:
    start = max(i for i, ply in enumerate(view.history) if isinstance(ply, Deal))
    plies = view.history[start:]
    passed = [i for i, ply in enumerate(plies) if is_pass(ply)]
    cut = passed[0] if passed else len(plies)
    before_pass = sum(isinstance(p, Decision) and p.action.verb == "play" for p in plies[:cut])
    early, late, early_voids, late_voids = _plays(view.config.players, round_, before_pass)
    passes: dict[Seat, Hand] = {}
    for ply in (plies[i] for i in passed):
        if isinstance(ply, Decision):
            passes[ply.seat] = (*passes.get(ply.seat, ()), ply.action.value)
    return Facts(
        me=SPECTATOR if view.unseen else view.seat,
        config=view.config,
        round=round_,
        start=start,
        hand=round_.hand,
        passing=passing(view.config, round_.villains),
        passed=len(passed) // view.config.players,
        passes=passes,
        early=early,
        late=late,
        early_voids=early_voids,
        late_voids=late_voids,
    )


def _plays(
    players: int, round_: RoundView, before_pass: int
) -> tuple[tuple[Hand, ...], tuple[Hand, ...], Voids, Voids]:
    """Cards played and colours shown not to be held, before and after the pass."""
    cards: list[list[list[Card]]] = [[[] for _ in range(players)] for _ in range(2)]
    voids: list[list[set[Colour]]] = [[set() for _ in range(players)] for _ in range(2)]
    count = 0
    tricks: list[DoneTrick | Trick] = [*round_.tricks, round_.trick]
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % players
            late = int(count >= before_pass)
            colour = trick_colour(trick.cards[:place], trick.led)
            if colour is not None and not is_villain(card) and colour_of(card) != colour:
                voids[late][seat].add(colour)  # U-21
            cards[late][seat].append(card)
            count += 1
    early, late_cards = (tuple(map(tuple, hands)) for hands in cards)
    early_voids, late_voids = (tuple(map(frozenset, sets)) for sets in voids)
    return early, late_cards, early_voids, late_voids
