"""The story of a game: what people see happen, ply by ply."""

from collections.abc import Iterator

from upperlip.nuts.agenda import acting, cards_to_pass, unseen
from upperlip.nuts.cards import COLOURS, colour_of, is_villain
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import Config
from upperlip.nuts.dealing import trump_for_turning
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.explain import why_won
from upperlip.nuts.notation import NO_BLIND, SIGNS
from upperlip.nuts.scoring import bid_bonus, leaders, totals
from upperlip.nuts.state import Ply, Score, State
from upperlip.table.event import Event, Secret, event
from upperlip.table.ply import Decision
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat


def narrate(before: State, ply: Ply, after: State) -> tuple[Event, ...]:
    if isinstance(ply, Deal):
        return _deal(ply, after)
    if isinstance(ply, Flip):
        return _flip(before, ply, after)
    events = _NARRATE[ply.action.verb](before, ply, after)
    return (*events, *_looked(before, after), *_trick(before, after), *_ended(before, after))


def _deal(deal: Deal, after: State) -> tuple[Event, ...]:
    size, villains = after.live.size, after.config.names(deal.villains)
    return (
        event("dealt", number=deal.round, seat=deal.dealer, size=size),
        *((event("villains-in-use", cards=villains),) if villains else ()),
    )


def _flip(before: State, flip: Flip, after: State) -> tuple[Event, ...]:
    card = after.config.name(flip.card)
    again = (event("pile-made-anew", because("U-13", "pile-empty")),)
    made = again if after.live.recycled and not before.live.recycled else ()
    if before.agenda[0].what == "twins":
        points = after.live.trick.swings if after.live.trick.cards else after.live.tricks[-1].turned
        turned = event("twins", *_why_no_trump(before), card=card, points=points[-1])
        return (*made, turned, *_trick(before, after), *_ended(before, after))
    if is_villain(flip.card):
        return (*made, event("turned-villain", card=card))
    return (*made, event("turned-trump", card=card, colour=COLOURS[colour_of(flip.card)]))


def _why_no_trump(before: State) -> tuple[Reason, ...]:
    """U-34: in a trick that is judged by numbers no trump is in force."""
    round_ = before.live
    config = before.config
    if trump_for_turning(config, round_) == round_.trump_in_force:
        return ()
    if any(map(config.is_outside, round_.trick.cards)):
        return (because("E-33", "turned-without-trump"),)
    return (because("U-34", "twins-without-trump"),)


def _looked(before: State, after: State) -> Iterator[Event]:
    """U-16: blind bids are over, everyone looks at their cards."""
    if unseen(before.agenda) and not unseen(after.agenda):
        for seat, hand in enumerate(after.live.hands):
            yield event("hand", seat=seat, cards=Secret(after.config.names(hand), (seat,), ()))


def _blind(before: State, ply: Decision, _after: State) -> Iterator[Event]:
    if ply.action.value == NO_BLIND:
        yield event("no-blind", seat=ply.seat)
    elif before.config.solo:
        yield event("blind-stands", seats=(ply.seat,), number=ply.action.value)
    else:
        yield event("blind-proposed", seat=ply.seat, number=ply.action.value)


def _answer(_before: State, ply: Decision, after: State) -> Iterator[Event]:
    yield event("agrees" if ply.action.verb == "agree" else "refuses", seat=ply.seat)
    if after.live.proposal is None:
        side = after.config.side_of(ply.seat)
        members, number = after.config.teams[side], after.live.blinds[side]
        if number is None:
            yield event("blind-falls", seats=members)
        else:
            yield event("blind-stands", seats=members, number=number)


def _bid(before: State, ply: Decision, after: State) -> Iterator[Event]:
    if not before.config.solo:
        yield event("bid", seat=ply.seat, number=ply.action.value)
        return
    yield event("has-chosen", seat=ply.seat)
    yield from (event("bid", seat=d.seat, number=d.action.value) for d in _revealed(before, after))


def _revealed(before: State, after: State) -> tuple[Decision, ...]:
    """The answers to a simultaneous ask that has just closed."""
    new = after.history[len(before.history) :]
    return tuple(ply for ply in new if isinstance(ply, Decision))


def _play(before: State, ply: Decision, _after: State) -> Iterator[Event]:
    yield event("played", seat=ply.seat, card=before.config.name(ply.action.value))


def _name_trump(_before: State, ply: Decision, _after: State) -> Iterator[Event]:
    yield event("named-trump", seat=ply.seat, colour=COLOURS[ply.action.value])


def _pass(before: State, ply: Decision, after: State) -> Iterator[Event]:
    config, effect = after.config, acting(before).effect(Pass)
    assert effect is not None, "cards are passed by an effect"
    if len(before.live.chosen[ply.seat]) < cards_to_pass(before) - 1:
        return  # nobody need know of a half-way
    yield event("has-chosen", seat=ply.seat)
    passed: dict[Seat, list[int]] = {}
    for giver, action in _revealed(before, after):
        passed.setdefault(giver, []).append(action.value)
    for giver, gifts in passed.items():
        seat = effect.receiver(giver, config.players)
        cards = Secret(config.names(tuple(sorted(gifts))), (giver, seat), ())
        yield event("received", seat=seat, giver=giver, cards=cards)


def _throw(before: State, ply: Decision, after: State) -> Iterator[Event]:
    yield event("has-chosen", seat=ply.seat)
    shown = _revealed(before, after)
    for seat, action in shown:
        yield event("threw", seat=seat, sign=SIGNS[action.value])
    if shown and after.agenda and after.duel:
        seats = tuple(after.config.teams[side][0] for side in after.duel.sides)
        yield event("throw-again", because("U-45", "tie-break"), seats=seats)


_NARRATE = {
    "blind": _blind,
    "agree": _answer,
    "refuse": _answer,
    "bid": _bid,
    "play": _play,
    "trump": _name_trump,
    "pass": _pass,
    "throw": _throw,
}


def _trick(before: State, after: State) -> Iterator[Event]:
    if len(after.live.tricks) > len(before.live.tricks):
        done = after.live.tricks[-1]
        reasons = why_won(after.config, after.live.trump, after.live.tricks)
        yield event("trick-won", *reasons, seat=done.winner)


def _ended(before: State, after: State) -> Iterator[Event]:
    config = after.config
    if len(after.scores) > len(before.scores):
        total = totals(config, after.scores)
        score = after.scores[-1]
        for side, members in enumerate(config.teams):
            yield event(
                "side-scored",
                *_why_points(config, score, side),
                seats=members,
                bid=score.bids[side],
                tricks=score.tricks[side],
                points=score.points[side],
                total=total[side],
            )
        if after.agenda and after.duel:
            tied = tuple(seat for side in after.duel.sides for seat in config.teams[side])
            yield event("tied", because("U-45", "tie-break"), seats=tied)
    if not after.agenda and before.agenda:
        winners = after.duel.sides if after.duel else leaders(config, after.scores)
        seats = tuple(seat for side in winners for seat in config.teams[side])
        yield event("game-won", seats=seats, points=max(totals(config, after.scores)))


def _why_points(config: Config, score: Score, side: int) -> tuple[Reason, ...]:
    blind = score.blind[side]
    if score.bids[side] != score.tricks[side]:
        return (because("U-43", "blind-bid-missed") if blind else because("U-17", "bid-missed"),)
    points = bid_bonus(config, blind=blind)
    if blind:
        return (because("U-42", "blind-bid-met", points=points),)
    return (because("U-40", "bid-met", points=points),)
