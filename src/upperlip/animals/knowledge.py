"""Guessing a world from a view: exact, by counting.

What a seat cannot see is where the cards are that it has not seen, what others have chosen in
secret, and others' trophies. Every world that fits the view comes with the probability that
chance gives it: all deals are equally likely, and a hidden choice (which cards to give)
is taken as any of the possible ones with equal probability. That the others played as they did
says here only what the rules make it say: an animal off the colour to follow shows that its
player holds none of that colour (O-14; under cut-leads the colour to follow is the latest one).
Others who are half-way through choosing their gifts are taken as not having begun.
"""

from collections.abc import Iterator
from itertools import permutations, product
from math import comb, prod

from upperlip.animals.cards import ANIMALS, JOKERS, Card, colour_of, is_joker
from upperlip.animals.chance import HIDDEN, Deal, Trophies
from upperlip.animals.dealing import HAND_SIZE, jokers_dealt
from upperlip.animals.facts import Facts, facts_of
from upperlip.animals.state import Hand, Ply, Round, State
from upperlip.animals.view import View, is_give
from upperlip.table.counting import Placement, choose
from upperlip.table.generator import Draws, pick
from upperlip.table.ply import Action, Decision, Hidden
from upperlip.table.seat import Seat, around

# Where each joker was dealt and where it went: (dealt to, now or last with); no entry: unused.
Paths = dict[Card, tuple[Seat, Seat]]


def guess(view: View, draws: Draws) -> State:
    """A world that the view's seat cannot tell from the true one."""
    state = State(
        config=view.config,
        agenda=view.agenda,
        history=view.history,
        row=view.row,
        scores=view.scores,
    )
    state = _with_trophies(state, view, draws)
    if view.round is None:
        return state
    return _with_cards(state, facts_of(view, view.round), draws)


# Whose trophies (O-30)


def _with_trophies(state: State, view: View, draws: Draws) -> State:
    drawn = tuple(
        _fill_trophies(view.config.tokens(number), drawn, draws)
        for number, drawn in enumerate(view.trophies, start=1)
    )
    history = tuple(
        Trophies(ply.round, drawn[ply.round - 1]) if isinstance(ply, Trophies) else ply
        for ply in state.history
    )
    return state._replace(trophies=drawn, history=history)


def _fill_trophies(
    tokens: tuple[int, ...], drawn: tuple[int | None, ...], draws: Draws
) -> tuple[int | None, ...]:
    if HIDDEN not in drawn:
        return drawn
    rest = list(tokens)  # equal numbers are different tokens (O-4)
    for token in drawn:
        if token in rest:
            rest.remove(token)
    bag = pick(rest, drawn.count(HIDDEN), draws)
    return tuple(bag.pop() if token == HIDDEN else token for token in drawn)


# The cards of the round


def _with_cards(state: State, facts: Facts, draws: Draws) -> State:
    worlds = [(paths, Placement(*places(facts, paths))) for paths in joker_paths(facts)]
    weights = [markings(facts, paths) * place.ways for paths, place in worlds]
    paths, placement = worlds[choose(weights, draws)]
    held = placement.place(draws)
    hands = [
        held[seat] + sorted(facts.held[seat].difference(JOKERS)) for seat in range(facts.players)
    ]
    for joker, (_, now) in paths.items():
        if joker not in facts.played[now]:
            hands[now].append(joker)
    return _rebuilt(state, facts, [tuple(sorted(hand)) for hand in hands], paths, draws)


def joker_paths(facts: Facts) -> Iterator[Paths]:
    """Every way the jokers can have gone that the facts allow (O-11, O-13)."""
    teams = facts.round.teams
    owners = [
        seat for seat, team in enumerate(teams) for _ in range(jokers_dealt(facts.players, team))
    ]
    orders = permutations(JOKERS, len(owners))
    dealings = {frozenset(zip(order, owners, strict=True)) for order in orders}
    for dealing in sorted(dealings, key=sorted):
        for moves in product((False, True) if facts.passed else (False,), repeat=len(owners)):
            paths = {
                joker: (owner, facts.receiver(owner) if moved else owner)
                for (joker, owner), moved in zip(sorted(dealing), moves, strict=True)
            }
            if _fits(facts, paths):
                yield paths


def _fits(facts: Facts, paths: Paths) -> bool:
    for joker in JOKERS:
        origin, now = paths.get(joker, (None, None))
        player = next((s for s, cards in enumerate(facts.played) if joker in cards), None)
        if player is not None and player != now:
            return False
        if facts.me < 0:
            continue
        mine = joker in facts.dealt[facts.me]
        came = joker in facts.gifts[facts.giver(facts.me)]
        went = joker in facts.gifts[facts.me]
        if mine != (origin == facts.me) or (mine and went != (now != facts.me)):
            return False
        if came != (now == facts.me and origin != facts.me):
            return False
    return True


def places(facts: Facts, paths: Paths) -> tuple[dict[Card, frozenset[int]], list[int]]:
    """The unseen animals: in the hands that may hold them, or among the cards nobody got."""
    nobody = facts.players
    seen = {card for cards in (*facts.held, *facts.played) for card in cards}
    unseen = [card for card in ANIMALS if card not in seen]
    capacity = [
        facts.round.hand_sizes[seat]
        - len(facts.held[seat].difference(JOKERS))
        - sum(now == seat and joker not in facts.played[seat] for joker, (_, now) in paths.items())
        for seat in range(facts.players)
    ]
    capacity.append(len(unseen) - sum(capacity))

    def holders(card: Card) -> frozenset[int]:
        if colour_of(card) in facts.round.shown:
            return frozenset((nobody,))  # in a hand it would lie face up
        able = (s for s in range(facts.players) if colour_of(card) not in facts.voids[s])
        return frozenset((*able, nobody))

    return {card: holders(card) for card in unseen}, capacity


def markings(facts: Facts, paths: Paths) -> int:
    """In how many ways the cards of each hand can be told into kept ones and gifts (O-13)."""
    if not facts.passed:
        return 1
    return prod(
        comb(*_unmarked(facts, paths, seat))
        for seat in range(facts.players)
        if not _knows_gifts(facts, seat)
    )


def _knows_gifts(facts: Facts, seat: Seat) -> bool:
    """Do I know all that this seat received: because it is me, or because I gave it?"""
    return facts.me >= 0 and facts.me in (seat, facts.giver(seat))


def _unmarked(facts: Facts, paths: Paths, seat: Seat) -> tuple[int, int]:
    """Of a seat's hand when play began: cards not known as kept or given, gifts among them."""
    giver = facts.giver(seat)
    jokers = [origin for origin, now in paths.values() if now == seat]
    free = HAND_SIZE[facts.players] - len(jokers) - len(_tracked(facts, seat))
    gifts = facts.gifts_each - sum(origin == giver for origin in jokers) - len(facts.gifts[giver])
    return (free, gifts) if gifts >= 0 else (0, 1)


def _tracked(facts: Facts, seat: Seat) -> list[Card]:
    """Cards whose way everyone saw, since they lay face up while being given."""
    cards = (*facts.played[seat], *facts.round.open[seat])
    return [card for card in cards if colour_of(card) in facts.tracked]


# From cards to a state


def _rebuilt(state: State, facts: Facts, hands: list[Hand], paths: Paths, draws: Draws) -> State:
    gifts = _gifts(facts, hands, paths, draws) if facts.passed else {}
    dealt = tuple(_dealt(facts, seat, hands, gifts) for seat in range(facts.players))
    chosen = tuple(_chosen(state, facts, seat, hands[seat], draws) for seat in range(facts.players))
    seen = facts.round
    return state._replace(
        history=_true_history(state, facts, dealt, gifts),
        round=Round(
            number=seen.number,
            teams=seen.teams,
            crown=seen.crown,
            hands=tuple(hands),
            given=chosen,
            trick=seen.trick,
            tricks=seen.tricks,
            opened=seen.opened,
        ),
    )


def _gifts(facts: Facts, hands: list[Hand], paths: Paths, draws: Draws) -> dict[Seat, Hand]:
    """What everyone gave: known gifts, moved jokers, and any of the other cards."""
    gifts: dict[Seat, Hand] = {}
    for seat in range(facts.players):
        giver = facts.giver(seat)
        if _knows_gifts(facts, seat):
            gifts[giver] = facts.gifts[giver]
            continue
        moved = [joker for joker, path in paths.items() if path == (giver, seat)]
        tracked = _tracked(facts, seat)
        free = [
            card
            for card in (*facts.played[seat], *hands[seat])
            if not is_joker(card) and card not in tracked
        ]
        _, count = _unmarked(facts, paths, seat)
        gifts[giver] = tuple(sorted((*facts.gifts[giver], *moved, *pick(free, count, draws))))
    return gifts


def _dealt(facts: Facts, seat: Seat, hands: list[Hand], gifts: dict[Seat, Hand]) -> Hand:
    cards = {*facts.played[seat], *hands[seat]}
    if gifts:
        cards -= set(gifts[facts.giver(seat)])
        cards |= set(gifts[seat])
    return tuple(sorted(cards))


def _chosen(state: State, facts: Facts, seat: Seat, hand: Hand, draws: Draws) -> Hand:
    """Gifts chosen in secret while others still choose."""
    ask = state.agenda[0] if state.agenda else None
    if ask is None or ask.what != "give":
        return ()
    if seat == facts.me:
        return facts.round.given
    return () if seat in ask.seats else tuple(pick(hand, facts.gifts_each, draws))


def _true_history(
    state: State, facts: Facts, dealt: tuple[Hand, ...], gifts: dict[Seat, Hand]
) -> tuple[Ply | Hidden, ...]:
    """This round's blanks filled in; earlier rounds stay as remembered."""
    before, after = state.history[: facts.start], state.history[facts.start + 1 :]
    seen = facts.round
    gives = (
        Decision(seat, Action("give", card))
        for seat in around(seen.crown, facts.players)
        for card in gifts.get(seat, ())
    )
    rest = (ply for ply in after if not is_give(ply))
    return (*before, Deal(seen.number, seen.teams, seen.crown, dealt), *gives, *rest)
