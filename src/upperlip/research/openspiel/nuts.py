"""Chance in Mustachio, one small draw after the other, so that its outcomes can be listed.

A deal is drawn as villains, where chance decides them (U-6, U-7), then the packet's villains
(U-51), which nobody gets to see, then card by card, hand after hand. All with the probabilities of
the rules; `upperlip.nuts.dealing` draws the same in one go.
"""

from typing import NamedTuple

from upperlip.nuts.cards import NAMES, VILLAINS, Card, is_villain
from upperlip.nuts.chance import Deal, Flip, Outcome
from upperlip.nuts.config import POOL_SIZE, Config
from upperlip.nuts.dealing import Packet, packet_of
from upperlip.nuts.view import View
from upperlip.research.openspiel.odds import Drawn, Odds, uniform
from upperlip.research.openspiel.spiel import Spiel, hands_in_words, listed, names_in


def _odds_before(_config: Config, _rounds: int, _drawn: Drawn) -> Odds:
    """Where a game begins with a later round, nothing is left of those before it."""
    return ()


class _Before:
    """There is nothing to draw."""

    def __init__(self, config: Config, drawn: Drawn) -> None: ...

    def below(self, n: int) -> int:
        raise AssertionError(f"nobody draws below {n} here")


def _odds(view: View, drawn: Drawn) -> Odds:
    """The next draw's outcomes; none if chance has had its turn. The view must be open."""
    if view.agenda[0].what != "deal":
        return () if drawn else uniform(_pile(view))
    deal = _Deal(view, drawn)
    if deal.villains_missing:
        return uniform(v for v in VILLAINS if v not in (*view.shown, *drawn))
    if deal.packet_missing:
        return uniform(set(filter(is_villain, deal.deck)).difference(deal.packed))
    return deal.card_odds()


def _ply(view: View, drawn: Drawn) -> Outcome:
    """What has come of all draws."""
    if view.agenda[0].what != "deal":
        return Flip(drawn[0])
    deal, number = _Deal(view, drawn), len(view.scores) + 1
    size = deal.size
    hands = tuple(
        tuple(sorted(deal.cards[seat * size : (seat + 1) * size]))
        for seat in range(view.config.players)
    )
    return Deal(number, view.config.dealer(number), deal.villains, hands)


def _outcome_in_words(view: View, drawn: Drawn, outcome: int) -> str:
    if view.agenda[0].what != "deal":
        return f"flip {NAMES[outcome]}"
    deal = _Deal(view, drawn)
    if deal.villains_missing:
        return f"villain {NAMES[outcome]}"
    if deal.packet_missing:
        return f"packet {NAMES[outcome]}"
    return f"deal {NAMES[outcome]} to {len(deal.cards) // deal.size}"


def _pile(view: View) -> set[Card]:
    """What the next card is turned from (U-12, U-13)."""
    round_ = view.round
    assert round_ is not None
    played = {card for trick in round_.tricks for card in trick.cards}
    gone = played.union(round_.trick.cards, round_.turned, *round_.hands)
    pile = set(() if round_.recycled else round_.deck).difference(gone)
    return pile or set(view.spent).difference(gone)


class _Pool(NamedTuple):
    """The cards from which the next may come."""

    shown: set[Card]  # villains that are sure to be dealt (U-6)
    packet: set[Card]  # cards that are sure to lie in the top half (U-51)
    others: set[Card]
    top: int  # how many of packet and others can still come


class _Deal:
    """A deal that is being drawn."""

    def __init__(self, view: View, drawn: Drawn) -> None:
        config = self.config = view.config
        self.size = config.hand_size(len(view.scores) + 1)
        self.dealt = config.players * self.size
        known = self._settled_villains(view)
        wanted = (config.shows or POOL_SIZE) if known is None else 0
        self.villains = tuple(sorted(drawn[:wanted])) if known is None else known
        self.villains_missing = len(drawn) < wanted
        reshuffled = not config.card_counting or len(view.stock) < self.dealt
        deck = (*config.nuts, *self.villains) if reshuffled else view.stock
        self.shown = self.villains if config.shows else ()
        self.deck = tuple(card for card in deck if card not in self.shown)
        self.shape: Packet | None = None
        if config.more_points and reshuffled and not self.villains_missing:
            self.shape = packet_of(self.deck, 0)
        packed = self.shape.villains if self.shape else 0
        self.packed = drawn[wanted : wanted + packed]
        self.packet_missing = len(self.packed) < packed
        self.cards = drawn[wanted + packed :]

    @staticmethod
    def _settled_villains(view: View) -> tuple[Card, ...] | None:
        """U-6 to U-9: those that are named, or of all rounds, once they are settled."""
        if view.config.shows:
            return view.config.shown_in(len(view.scores) + 1)
        return view.config.fixed_villains if view.round is None else view.round.villains

    def _pool(self) -> _Pool:
        packet = {*self.shape.nuts, *self.packed} if self.shape else set()
        count = self.dealt - len(self.shown)
        top = max(self.shape.top, count) if self.shape else len(self.deck)
        drawn = set(self.cards)
        return _Pool(
            set(self.shown) - drawn,
            packet - drawn,
            set(self.deck) - packet - drawn,
            top - len(drawn.difference(self.shown)),
        )

    def card_odds(self) -> Odds:
        """A shown villain may come at any of the places left; the rest from the top."""
        left = self.dealt - len(self.cards)
        if not left:
            return ()
        shown, packet, others, top = self._pool()
        rest = (left - len(shown)) / left
        found = dict.fromkeys(shown, 1 / left)
        if rest:
            found |= dict.fromkeys(packet, rest / top)
            other = rest * (top - len(packet)) / top
            if other:
                found |= dict.fromkeys(others, other / len(others))
        return tuple(sorted(found.items()))


# In words


def _pending(view: View) -> str:
    secrets = [] if view.round is None else [view.round.secret]
    secrets += view.duel.secrets if view.duel else ()
    chosen = [secret for secret in secrets if secret is not None]
    return f"chosen {listed(chosen)}; " if chosen else ""


def _value_in_words(verb: str, value: int) -> str:
    return NAMES[value] if verb in ("play", "pass") else str(value)


def _chance_in_words(ply: Outcome) -> str:
    if isinstance(ply, Flip):
        return f"flip {NAMES[ply.card]}"
    villains = listed(NAMES[villain] for villain in ply.villains)
    return f"villains {villains} hands {hands_in_words(NAMES, ply.hands)}"


SPIEL = Spiel(
    parameters={
        "sides": "",
        "villains": "showcase2",
        "pool": "",
        "shown": "",
        "first_dealer": 0,
        "card_counting": False,
        "more_points": False,
        "drop_low": False,
        "walnut_led": "next",
    },
    lists={"pool": names_in, "shown": names_in},
    # Asks, bids, plays and passes; of throws for the match there is no most, but these are more
    # than anybody will ever see.
    longest=5 * (12 + 40 + 6 + 1) + 1000,
    most_chances=5 * (6 + 3 + 48 + 12 + 1),
    most_outcomes=len(NAMES),
    odds_before=_odds_before,
    before=_Before,
    odds=_odds,
    ply=_ply,
    outcome_in_words=_outcome_in_words,
    pending=_pending,
    value_in_words=_value_in_words,
    chance_in_words=_chance_in_words,
)
