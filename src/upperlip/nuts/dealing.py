"""Chance: what it can do, drawing it, and what comes of it (U-6 to U-13, U-34, U-50, U-51)."""

from dataclasses import dataclass

from upperlip.nuts.agenda import acting, after_deal, play_order, proceed
from upperlip.nuts.cards import NUTS, Card, Colour, colour_of, is_villain, value_of
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import POOL_SIZE, Config
from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.law import law_of
from upperlip.nuts.state import Round, State, Trick
from upperlip.table.errors import ImpossibleChance
from upperlip.table.generator import Draws, pick, shuffled
from upperlip.table.reason import because

PACKET_VILLAINS = 3  # U-51


def sample(state: State, draws: Draws) -> Deal | Flip:
    if state.agenda[0].what == "deal":
        return _draw_deal(state, draws)
    pile = turning_pile(state)
    return Flip(pile[draws.below(len(pile))])


def happen(state: State, ply: Deal | Flip) -> State:
    """The state after an outcome of chance; raises ImpossibleChance if it cannot be one."""
    state = state._replace(history=(*state.history, ply))
    if isinstance(ply, Deal):
        return _deal(state, ply)
    return proceed(_turn(state, ply.card))


def _require(holds: bool, rule: str, message: str, /, **args: str | int) -> None:
    if not holds:
        raise ImpossibleChance(because(rule, message, **args))


# Which cards there are


def is_reshuffled(state: State) -> bool:
    """Are all cards shuffled for the next deal (U-11), or does it come from the pile (U-50)?"""
    config = state.config
    need = config.players * config.hand_size(len(state.scores) + 1)
    return not config.card_counting or len(state.stock) < need


def _deck(state: State, villains: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*state.config.nuts, *villains) if is_reshuffled(state) else state.stock


def _known_villains(state: State) -> tuple[Card, ...] | None:
    """The villains of the next deal, where they are settled (U-6 to U-9)."""
    if state.config.shows:
        return state.config.shown_in(len(state.scores) + 1)
    if state.round is not None:
        return state.round.villains
    return state.config.fixed_villains


@dataclass(frozen=True, slots=True)
class Packet:
    """U-51: how the deck is arranged. The shown villains of U-6 are no part of it."""

    nuts: frozenset[Card]  # all 15s, 10s and 5s
    villains: int  # how many random villains join them
    top: int  # the size of the half that is dealt first, the packet in it
    bottom: int


def packet_of(deck: tuple[Card, ...], shows: int) -> Packet:
    nuts = frozenset(c for c in deck if not is_villain(c) and value_of(c) in (15, 10, 5))
    villains = 0 if shows else min(PACKET_VILLAINS, sum(map(is_villain, deck)))
    packet = len(nuts) + villains
    others = len(deck) - shows - packet
    return Packet(nuts, villains, packet + others // 2, others - others // 2)


# The deal


def _draw_deal(state: State, draws: Draws) -> Deal:
    config, number = state.config, len(state.scores) + 1
    villains = _draw_villains(state, draws)
    size = config.hand_size(number)
    deck = _deck(state, villains)
    shown = villains if config.shows else ()
    deck = tuple(card for card in deck if card not in shown)
    count = config.players * size - len(shown)
    if config.more_points and is_reshuffled(state):
        cards = _from_arranged(deck, count, draws)
    else:
        cards = pick(deck, count, draws)
    for villain in shown:  # U-6: at random among the cards that are dealt
        cards.insert(draws.below(len(cards) + 1), villain)
    hands = tuple(tuple(sorted(cards[i * size : (i + 1) * size])) for i in range(config.players))
    return Deal(number, config.dealer(number), villains, hands)


def _draw_villains(state: State, draws: Draws) -> tuple[Card, ...]:
    known, config = _known_villains(state), state.config
    if known is not None:
        return known
    fresh = [villain for villain in config.boxed if villain not in state.shown]
    return tuple(sorted(pick(fresh, config.shows or POOL_SIZE, draws)))


def _from_arranged(deck: tuple[Card, ...], count: int, draws: Draws) -> list[Card]:
    """U-51: the top `count` cards of a deck with the packet in its top half."""
    shape = packet_of(deck, 0)
    villains = pick([c for c in deck if is_villain(c)], shape.villains, draws)
    packet = [*sorted(shape.nuts), *villains]
    others = shuffled([card for card in deck if card not in packet], draws)
    half = shape.top - len(packet)
    top = shuffled(packet + others[:half], draws)
    return shuffled((top + others[half:])[:count], draws)


def _check_villains(state: State, villains: tuple[Card, ...]) -> None:
    config, known = state.config, _known_villains(state)
    if known is not None:
        rule = {"pool": "U-7", "all": "U-8", "none": "U-9"}.get(config.villains, "U-6")
        _require(set(villains) == set(known), rule, "wrong-villains")
        _require(villains == known, rule, "villain-order")
        return
    rule, count = ("U-6", config.shows) if config.shows else ("U-7", POOL_SIZE)
    _require(set(villains) <= set(config.boxed), rule, "wrong-villains")
    _require(len(villains) == count, rule, "villain-count", number=count)
    _require(tuple(sorted(set(villains))) == villains, rule, "villain-order")
    for villain in villains:
        _require(villain not in state.shown, "U-6", "villain-again", card=config.name(villain))


def _check_deal(state: State, deal: Deal, deck: tuple[Card, ...]) -> None:
    config, number = state.config, len(state.scores) + 1
    _require(deal.round == number, "U-10", "wrong-round", number=deal.round)
    dealer = config.dealer(number)
    _require(deal.dealer == dealer, "U-11", "wrong-dealer", seat=dealer)
    _require(len(deal.hands) == config.players, "U-10", "wrong-hands", number=len(deal.hands))
    size = config.hand_size(number)
    for seat, hand in enumerate(deal.hands):
        rule = config.rule_of_hand_size
        _require(len(hand) == size, rule, "wrong-hand-size", seat=seat, number=size)
    dealt = [card for hand in deal.hands for card in hand]
    seen = set(dealt)
    if len(seen) < len(dealt) or not seen.issubset(deck):
        _blame_card(config, deal, dealt, deck)
    if config.shows:
        for villain in deal.villains:
            _require(villain in seen, "U-6", "shown-not-dealt", card=config.name(villain))
    if config.more_points and is_reshuffled(state):
        _check_arranged(config, deck, seen)


def _blame_card(config: Config, deal: Deal, dealt: list[Card], deck: tuple[Card, ...]) -> None:
    """Says which of the dealt cards cannot be where it is."""
    known = range(len(NUTS) + len(config.villain_cards))
    for card in dealt:
        _require(card in known, "U-1", "unknown-card", name=str(card))
        name = config.name(card)
        _require(card in deck, _absence(config, deal, card), "card-not-in-deck", card=name)
        _require(dealt.count(card) == 1, "U-1", "card-twice", card=name)


def _absence(config: Config, deal: Deal, card: Card) -> str:
    """The rule by which a card is not among those that are dealt from."""
    if card in (*config.nuts, *deal.villains):
        return "U-50"  # in use, but not in the pile
    return (
        {"pool": "U-7", "none": "U-9"}.get(config.villains, "U-6") if is_villain(card) else "U-52"
    )


def _check_arranged(config: Config, deck: tuple[Card, ...], dealt: set[Card]) -> None:
    """U-51: too many cards of the packet cannot have been left undealt."""
    shape = packet_of(deck, config.shows)
    villains = sum(map(is_villain, dealt)) - config.shows
    space = max(0, shape.top - (len(dealt) - config.shows))
    left = len(shape.nuts - dealt) + max(0, shape.villains - villains)
    _require(left <= space, "U-51", "packet-not-on-top", number=space)


def _deal(state: State, deal: Deal) -> State:
    _check_villains(state, deal.villains)
    config, deck = state.config, _deck(state, deal.villains)
    _check_deal(state, deal, deck)
    reshuffled = is_reshuffled(state)
    dealt = {card for hand in deal.hands for card in hand}
    empty: tuple[tuple[int, ...], ...] = ((),) * config.players
    round_ = Round(
        number=deal.round,
        dealer=deal.dealer,
        size=config.hand_size(deal.round),
        villains=deal.villains,
        deck=tuple(sorted(deck)),
        packet=config.more_points and reshuffled,
        hands=tuple(tuple(sorted(hand)) for hand in deal.hands),
        pile=tuple(sorted(set(deck) - dealt)),
        blinds=(None,) * len(config.teams),
        bids=(None,) * config.players,
        chosen=empty,
        trick=Trick(play_order(config, deal.dealer)[0]),  # U-18
    )
    return state._replace(
        agenda=after_deal(config, deal.dealer),
        round=round_,
        shown=(*state.shown, *deal.villains) if config.shows else (),
        stock=(),
        spent=() if reshuffled else state.spent,
    )


# Turning cards


def turning_pile(state: State) -> tuple[Card, ...]:
    """What the next card is turned from; U-13 where the pile has run out."""
    return state.live.pile or state.spent


def trump_for_turning(config: Config, round_: Round) -> Colour | None:
    """U-34, E-33: in a trick judged by numbers no trump is in force, not even a later one."""
    void = law_of(round_.trick.cards, (), config.villain_cards).judged
    return None if void else round_.trump_in_force


def _turn(state: State, card: Card) -> State:
    pile, ask = turning_pile(state), state.agenda[0]
    rule = "U-12" if state.live.pile and not state.live.recycled else "U-13"
    _require(card in pile, rule, "not-in-pile", card=state.config.name(card))
    round_ = state.live._replace(
        pile=tuple(other for other in pile if other != card),
        recycled=state.live.recycled or not state.live.pile,
        turned=(*state.live.turned, card),
    )
    if ask.what == "twins":
        effect = acting(state).effect(Turn)
        assert effect is not None, "only such an effect turns a card"
        points = effect.points(card, trump_for_turning(state.config, round_))
        trick = round_.trick._replace(swings=(*round_.trick.swings, points))
        return state._replace(agenda=state.agenda[1:], round=round_._replace(trick=trick))
    if is_villain(card):  # U-12: out of the round; turn another
        return state._replace(round=round_)
    round_ = round_._replace(trump=colour_of(card))
    return state._replace(agenda=state.agenda[1:], round=round_)
