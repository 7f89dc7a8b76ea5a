"""Guessing a world from a view: exact, by counting.

What a seat cannot see is where the cards are that it has not seen and what others have chosen in
secret. Every world that fits the view comes with the probability that chance gives it: deals as
U-6 and U-51 make them, and a hidden choice (a card passed, a bid not yet revealed) as any of the
possible ones with equal probability. That the others played as they did says here only what the
rules make it say: a nut off the trick colour shows that its player held none of that colour then
(U-21). A card passed later (U-27) can revive such a void, so cards are told apart by where they
were before the pass.

Places for the unseen cards ("holders") are numbered: what seat s kept, s; what seat s received
and still holds, players + s; the pile, 2 * players; its bottom half under U-51, 2 * players + 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import comb, prod

from upperlip.nuts.cards import Card, colour_of, is_villain
from upperlip.nuts.chance import Deal
from upperlip.nuts.dealing import Packet, packet_of
from upperlip.nuts.facts import Facts, facts_of
from upperlip.nuts.notation import SIGNS
from upperlip.nuts.state import Duel, Hand, Ply, Round, State
from upperlip.nuts.view import View
from upperlip.table.counting import Placement, choose
from upperlip.table.generator import Draws, pick
from upperlip.table.ply import Action, Decision, Hidden
from upperlip.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Received:
    """What became of the cards that somebody else passed: played since, or still in hand."""

    seat: Seat
    came: Hand  # played cards that must have been among them
    played: Hand  # played cards that can have been
    count: int  # how many of these were
    held: int  # how many are still in hand

    @property
    def ways(self) -> int:
        return comb(len(self.played), self.count)


def guess(view: View, draws: Draws) -> State:
    """A world that the view's seat cannot tell from the true one."""
    state = State(
        config=view.config,
        agenda=view.agenda,
        history=view.history,
        scores=view.scores,
        duel=None if view.duel is None else _with_throws(view, view.duel, draws),
        shown=view.shown,
        stock=view.stock,
        spent=view.spent,
    )
    if view.round is None:
        return state
    return _with_cards(state, facts_of(view, view.round), draws)


# Where the cards can be


def _with_cards(state: State, facts: Facts, draws: Draws) -> State:
    worlds = list(possible_worlds(facts))
    weights = [
        times * Placement(*places(facts, story, mix.example(facts))).ways
        for story, mix, times in worlds
    ]
    story, mix, _ = worlds[choose(weights, draws)]
    held = Placement(*places(facts, story, mix.draw(facts, draws))).place(draws)
    passes = dict(facts.passes)
    for received in story:
        played = pick(received.played, received.count, draws)
        still = held[facts.players + received.seat]
        passes[facts.giver(received.seat)] = (*received.came, *played, *still)
    hands = [
        tuple(sorted((*facts.keeps(seat), *held[seat], *held[facts.players + seat])))
        for seat in range(facts.players)
    ]
    return _rebuilt(state, facts, hands, passes, draws)


def possible_worlds(facts: Facts) -> Iterator[tuple[tuple[Received, ...], "Mix", int]]:
    """What became of the passes, how the packet fell; and how often each way of placing counts."""
    for story in _stories(facts):
        played = prod(received.ways for received in story)
        for mix in _packet_mixes(facts):
            yield story, mix, played * mix.choices


def _stories(facts: Facts) -> Iterator[tuple[Received, ...]]:
    """Every mix of "played since" and "still in hand" for the cards one has not seen pass."""
    if not facts.passed:
        yield ()
        return
    givers = [seat for seat in range(facts.players) if seat not in facts.passes]
    yield from product(*(_fates(facts, giver) for giver in givers))


def _fates(facts: Facts, giver: Seat) -> list[Received]:
    seat, late = facts.receiver(giver), facts.late[facts.receiver(giver)]
    # A colour the receiver did not hold before can only have come with the pass.
    came = tuple(card for card in late if colour_of(card) in facts.early_voids[seat])
    if any(colour_of(card) in facts.early_voids[giver] for card in came):
        return []
    able = tuple(
        card
        for card in late
        if card not in came and colour_of(card) not in facts.early_voids[giver]
    )
    fates = []
    for held in range(facts.passed + 1):
        count = facts.passed - held - len(came)
        if 0 <= count <= len(able) and held <= facts.round.hand_sizes[seat]:
            fates.append(Received(seat, came, able, count, held))
    return fates


def places(
    facts: Facts, story: tuple[Received, ...], packet: frozenset[Card]
) -> tuple[dict[Card, frozenset[int]], list[int]]:
    """The unseen cards with the holders they may be with, and the capacity of each holder."""
    round_, players = facts.round, facts.players
    slots = {received.seat: received.held for received in story if received.held}
    capacity = [
        round_.hand_sizes[seat] - len(facts.keeps(seat)) - slots.get(seat, 0)
        for seat in range(players)
    ]
    capacity += [slots.get(seat, 0) for seat in range(players)]
    hidden = hidden_cards(facts)
    cards = {card: _holders(facts, card, set(slots), packet) for card in hidden}
    arranged = _arranged(facts)
    if arranged is None:
        capacity += [len(hidden) - sum(capacity), 0]
    else:  # cards turned from an arranged pile tell something about its halves
        piles = frozenset((facts.pile, facts.bottom))
        for card in round_.turned:
            cards[card] = piles & _holders(facts, card, set(), packet)
        left = len(cards) - sum(capacity)
        dealt = players * round_.size - facts.config.shows
        top = min(left, max(0, arranged.top - dealt))
        capacity += [top, left - top]
    return cards, capacity


def hidden_cards(facts: Facts) -> list[Card]:
    known = {card for hands in (facts.early, facts.late) for hand in hands for card in hand}
    known.update(facts.round.turned)
    for seat in range(facts.players):
        known.update(facts.keeps(seat))
    return [card for card in facts.round.deck if card not in known]


def _holders(facts: Facts, card: Card, slots: set[Seat], packet: frozenset[Card]) -> frozenset[int]:
    colour, players = colour_of(card), facts.players
    holders = {
        seat
        for seat in range(players)
        if colour not in facts.early_voids[seat] | facts.late_voids[seat]
    }
    for seat in slots:
        giver = facts.giver(seat)
        if colour not in facts.early_voids[giver] | facts.late_voids[seat]:
            holders.add(players + seat)
    if not (facts.config.shows and is_villain(card)):  # U-6: shown villains are dealt
        holders.add(facts.pile)
        if card not in packet:
            holders.add(facts.bottom)
    return frozenset(holders)


# The packet: U-51


@dataclass(frozen=True, slots=True)
class Mix:
    """How many of the packet's villains are unseen and how many turned; the rest are dealt.

    Villains of a kind are alike, so one choice of them stands for all when ways are counted.
    """

    unseen: int = 0
    turned: int = 0
    choices: int = 1

    def example(self, facts: Facts) -> frozenset[Card]:
        hidden, shown = _loose_villains(facts)
        return _packet_nuts(facts).union(hidden[: self.unseen], shown[: self.turned])

    def draw(self, facts: Facts, draws: Draws) -> frozenset[Card]:
        hidden, shown = _loose_villains(facts)
        return _packet_nuts(facts).union(
            pick(hidden, self.unseen, draws), pick(shown, self.turned, draws)
        )


def _arranged(facts: Facts) -> Packet | None:
    return packet_of(facts.round.deck, facts.config.shows) if facts.round.packet else None


def _packet_nuts(facts: Facts) -> frozenset[Card]:
    shape = _arranged(facts)
    return frozenset() if shape is None else shape.nuts


def _loose_villains(facts: Facts) -> tuple[list[Card], list[Card]]:
    """Villains not known to be dealt: unseen ones, turned ones."""
    unseen = [card for card in hidden_cards(facts) if is_villain(card)]
    return unseen, [card for card in facts.round.turned if is_villain(card)]


def _packet_mixes(facts: Facts) -> Iterator[Mix]:
    shape = _arranged(facts)
    if shape is None or not shape.villains:
        yield Mix()
        return
    unseen, turned = map(len, _loose_villains(facts))
    dealt = len(facts.round.villains) - unseen - turned
    for hidden, shown in product(range(shape.villains + 1), repeat=2):
        rest = shape.villains - hidden - shown
        if rest >= 0:
            choices = comb(unseen, hidden) * comb(turned, shown) * comb(dealt, rest)
            yield Mix(hidden, shown, choices)


# From cards to a state


def _rebuilt(
    state: State, facts: Facts, hands: list[Hand], passes: dict[Seat, Hand], draws: Draws
) -> State:
    seen = facts.round
    played = {card for hand in (*facts.early, *facts.late) for card in hand}
    undealt = set(seen.deck).difference(played, seen.turned, *hands)
    spent = set(state.spent).difference(seen.turned, played)
    return state._replace(
        history=_true_history(state, facts, hands, passes),
        round=Round(
            number=seen.number,
            dealer=seen.dealer,
            size=seen.size,
            villains=seen.villains,
            deck=seen.deck,
            packet=seen.packet,
            hands=tuple(hands),
            pile=tuple(sorted(spent if seen.recycled else undealt)),
            turned=seen.turned,
            recycled=seen.recycled,
            proposal=seen.proposal,
            proposer=seen.proposer,
            agreed=seen.agreed,
            blinds=seen.blinds,
            bids=seen.bids,
            chosen=_chosen(state, facts, hands, draws),
            trump=seen.trump,
            spell=seen.spell,
            trick=seen.trick,
            tricks=seen.tricks,
        ),
    )


def _true_history(
    state: State, facts: Facts, hands: list[Hand], passes: dict[Seat, Hand]
) -> tuple[Ply | Hidden, ...]:
    """This round's blanks filled in; earlier rounds stay as remembered."""
    before, after = state.history[: facts.start], state.history[facts.start + 1 :]
    seen = facts.round
    dealt = []
    for seat in range(facts.players):
        cards = {*facts.early[seat], *facts.late[seat], *hands[seat]}
        if facts.passed:
            cards.difference_update(passes[facts.giver(seat)])
            cards.update(passes[seat])
        dealt.append(tuple(sorted(cards)))
    deal = Deal(seen.number, seen.dealer, seen.villains, tuple(dealt))
    unseen = {seat: iter(sorted(cards)) for seat, cards in passes.items()}
    rest = (
        Decision(ply.seat, Action("pass", next(unseen[ply.seat])))
        if isinstance(ply, Hidden)
        else ply
        for ply in after
    )
    return (*before, deal, *rest)


def _chosen(
    state: State, facts: Facts, hands: list[Hand], draws: Draws
) -> tuple[tuple[int, ...], ...]:
    """What others have chosen while somebody still chooses: any of what they could choose."""
    ask = state.agenda[0] if state.agenda else None
    round_ = facts.round

    def chosen(seat: Seat) -> tuple[int, ...]:
        if seat == facts.me:
            return round_.chosen
        if ask is None or seat in ask.seats:
            return ()
        if ask.what == "pass" and facts.passing is not None:
            count = min(facts.passing.cards, round_.size - len(round_.tricks) - 1)  # E-38
            return tuple(pick(hands[seat], count, draws))
        if ask.what == "bid" and facts.config.solo and round_.blinds[seat] is None:
            return (draws.below(round_.size + 1),)
        return ()

    return tuple(chosen(seat) for seat in range(facts.players))


def _with_throws(view: View, duel: Duel, draws: Draws) -> Duel:
    waiting = view.agenda[0].seats if view.agenda else None
    throwers = [view.config.teams[side][0] for side in duel.sides]
    secrets = tuple(
        draws.below(len(SIGNS)) if sign is None and waiting and seat not in waiting else sign
        for seat, sign in zip(throwers, duel.secrets, strict=True)
    )
    return duel._replace(secrets=secrets)
