"""The story of a game: what people see happen, ply by ply."""

from upperlip.animals.cards import NAMES, colour_of, names
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.config import ROUNDS
from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.explain import why_won
from upperlip.animals.line import line_of, open_colours, passing
from upperlip.animals.scoring import points
from upperlip.animals.state import Ply, Score, State
from upperlip.table.event import Event, Secret, event
from upperlip.table.ply import Decision
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat


def narrate(before: State, ply: Ply, after: State) -> tuple[Event, ...]:
    if isinstance(ply, Rule):
        return (event("rule-turned", number=ply.round, rule=ply.id),)
    if isinstance(ply, Deal):
        return _deal(ply, after)
    if isinstance(ply, Trophies):
        return _trophies(ply, after)
    if ply.action.verb == "give":
        return _give(before, ply, after)
    return _trick(before, ply, after)


def _side(teams: tuple[int, ...], team: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, side in enumerate(teams) if side == team)


def _deal(deal: Deal, after: State) -> tuple[Event, ...]:
    first, second = _side(deal.teams, 0), _side(deal.teams, 1)
    hands = (
        event("hand", seat=seat, cards=Secret(names(hand), (seat,), ()))
        for seat, hand in enumerate(deal.hands)
    )
    teams = event("teams", seats=first, others=second, crown=deal.crown)
    return (teams, *hands, *_shown(after))


def _shown(state: State) -> tuple[Event, ...]:
    """The cards that lie face up now (O-13)."""
    round_ = state.live
    shown = open_colours(state.row, round_.opened, state.config.known)
    face_up = (tuple(card for card in hand if colour_of(card) in shown) for hand in round_.hands)
    return tuple(
        event("face-up", seat=seat, cards=names(cards))
        for seat, cards in enumerate(face_up)
        if cards
    )


def _give(before: State, ply: Decision, after: State) -> tuple[Event, ...]:
    effect = passing(after.row, after.config.known)
    assert effect is not None, "cards are given by an effect"
    if len(before.live.given[ply.seat]) < effect.cards - 1:  # nobody need know of a half-way
        return ()
    chosen = event("has-chosen", seat=ply.seat)
    if after.agenda[0].what == "give":
        return (chosen,)
    players = after.config.players
    gifts = (*before.live.given[ply.seat], ply.action.value)
    moved = (gifts if seat == ply.seat else given for seat, given in enumerate(before.live.given))
    return (
        chosen,
        *(
            _received(giver, effect.receiver(giver, players), tuple(sorted(g)))
            for giver, g in enumerate(moved)
        ),
        *_shown(after),
    )


def _received(giver: Seat, seat: Seat, gifts: tuple[int, ...]) -> Event:
    return event("received", seat=seat, giver=giver, cards=Secret(names(gifts), (giver, seat), ()))


def _trick(before: State, ply: Decision, after: State) -> tuple[Event, ...]:
    message = "stole" if ply.action.verb == "steal" else "played"
    events = [event(message, seat=ply.seat, card=NAMES[ply.action.value])]
    if len(after.live.tricks) > len(before.live.tricks):
        done = after.live.tricks[-1]
        reasons = why_won(after.config, after.row, done)
        if done.winner is None:
            events.append(event("trick-to-nobody", *reasons, seat=done.leader))
        else:
            events.append(event("trick-won", *reasons, seat=done.winner))
    if len(after.scores) > len(before.scores):
        events.append(_round_won(after))
    return tuple(events)


def _round_won(after: State) -> Event:
    score = after.scores[-1]
    winners, others = _side(score.teams, score.winner), _side(score.teams, 1 - score.winner)
    return event(
        "round-won",
        *_why_round(after, score),
        seats=winners,
        others=others,
        stars=score.stars[score.winner],
        their_stars=score.stars[1 - score.winner],
    )


def _why_round(after: State, score: Score) -> tuple[Reason, ...]:
    if score.stars[0] == score.stars[1]:
        return (because("O-29", "crown-wins-ties", seat=score.crown),)
    fewest = score.stars[score.winner] < score.stars[1 - score.winner]
    return tuple(
        because("O-26", "fewest-win", rule=rule)
        for rule, effect in line_of(after.row, after.config.known)
        if fewest and isinstance(effect, Fewest)
    )


def _trophies(ply: Trophies, after: State) -> tuple[Event, ...]:
    everyone = tuple(range(after.config.players))
    drawn = tuple(
        event(
            "trophy",
            seat=seat,
            points=token if after.config.even_trophies else Secret(token, (seat,)),
        )
        for seat, token in enumerate(ply.drawn)
        if token is not None
    )
    if ply.round < ROUNDS:
        return drawn
    total = points(after)
    best = tuple(seat for seat in everyone if total[seat] == max(total))
    return (
        *drawn,
        *(event("final-points", seat=seat, points=total[seat]) for seat in everyone),
        event("game-won" if len(best) == 1 else "game-tied", seats=best, points=max(total)),
    )
