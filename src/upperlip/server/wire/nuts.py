"""A view of Mustachio as it travels: made from a view and nothing else."""

from functools import lru_cache

from msgspec import Struct

from upperlip.nuts.cards import COLOURS, Colour
from upperlip.nuts.config import Config
from upperlip.nuts.law import judge, number_before, numbers
from upperlip.nuts.notation import SIGNS
from upperlip.nuts.scoring import card_points, totals
from upperlip.nuts.sums import Sum, sums
from upperlip.nuts.view import Glance, RoundView
from upperlip.server.wire.alike import made_once
from upperlip.server.wire.sum import SumPart
from upperlip.server.wire.trick import Trick, only_last
from upperlip.table.seat import Seat


class MustachioTally(Struct, frozen=True, kw_only=True):
    """Where cards taken lie face down, a trick is one trick, and points are null."""

    tricks: int
    plus: int | None
    minus: int | None
    sum: list[SumPart] | None = None  # what the points are for; with the bid's, once it is scored


class MustachioRound(Struct, frozen=True, kw_only=True):
    number: int
    dealer: int
    size: int
    villains: list[str]
    hand: list[str]
    hands: list[list[str]]
    hand_sizes: list[int]
    pile_size: int
    turned: list[str]
    recycled: bool
    proposal: int | None
    blinds: list[int | None]
    bids: list[int | None]
    secret: int | str | None
    trump: str | None
    trump_in_force: str | None
    spell_left: int  # tricks for which another trump, or none, is in force
    trick: Trick
    tricks: list[Trick]
    tallies: list[MustachioTally]


class MustachioScore(Struct, frozen=True, kw_only=True):
    bids: list[int]
    blind: list[bool]
    tricks: list[int]
    points: list[int]


class Duel(Struct, frozen=True, kw_only=True):
    """The tie-break: sides still in it, throws won, one's own throw not yet revealed."""

    sides: list[int]
    wins: list[int]
    secrets: list[str | None]


class MustachioView(Struct, frozen=True, kw_only=True, tag_field="game", tag="mustachio"):
    seat: int
    sides: list[list[int]]
    worth: dict[str, int]  # the points of every card
    round: MustachioRound | None
    scores: list[MustachioScore]
    totals: list[int]
    duel: Duel | None


def on_the_wire(view: Glance, *, face_down: bool = False) -> MustachioView:
    return MustachioView(
        seat=view.seat,
        sides=[list(members) for members in view.config.teams],
        worth=_worth(view.config),
        round=None if view.round is None else _round(view, view.round, face_down=face_down),
        scores=_scores(view),
        totals=_totals(view),
        duel=_duel(view),
    )


@made_once("scores")
def _scores(view: Glance) -> list[MustachioScore]:
    return [
        MustachioScore(
            bids=list(s.bids), blind=list(s.blind), tricks=list(s.tricks), points=list(s.points)
        )
        for s in view.scores
    ]


@made_once("config", "scores")
def _totals(view: Glance) -> list[int]:
    return list(totals(view.config, view.scores))


@lru_cache(maxsize=1 << 8)
def _worth(config: Config) -> dict[str, int]:
    points = card_points(config.solo, config.villain_cards)
    return dict(zip(config.names(tuple(range(len(points)))), points, strict=True))


def _duel(view: Glance) -> Duel | None:
    duel = view.duel
    if duel is None:
        return None
    secrets = [None if sign is None else SIGNS[sign] for sign in duel.secrets]
    return Duel(sides=list(duel.sides), wins=list(duel.wins), secrets=secrets)


def _round(view: Glance, round_: RoundView, *, face_down: bool) -> MustachioRound:
    spell = round_.spell
    passing = view.ask is not None and view.ask.what == "pass"
    secret, names = round_.secret, view.config.names
    tricks = _tricks(round_, view.config)
    return MustachioRound(
        number=round_.number,
        dealer=round_.dealer,
        size=round_.size,
        villains=list(names(round_.villains)),
        hand=list(names(round_.hand)),
        hands=[list(names(hand)) for hand in round_.hands],
        hand_sizes=list(round_.hand_sizes),
        pile_size=round_.pile_size,
        turned=list(names(round_.turned)),
        recycled=round_.recycled,
        proposal=round_.proposal,
        blinds=list(round_.blinds),
        bids=list(round_.bids),
        secret=names((secret,))[0] if passing and secret is not None else secret,
        trump=_colour(round_.trump),
        trump_in_force=_colour(round_.trump_in_force),
        spell_left=max(0, spell.last_trick + 1 - len(round_.tricks)) if spell else 0,
        trick=_trick(round_, view.config),
        tricks=only_last(tricks) if face_down else tricks,
        tallies=_piles(view.config, round_) if face_down else _tallies(view),
    )


@made_once("config", "scores", "round.number", "round.tallies", "round.tricks")
def _tallies(view: Glance) -> list[MustachioTally]:
    round_ = view.round
    assert round_ is not None, "tricks are of a round"
    score = view.scores[round_.number - 1] if len(view.scores) >= round_.number else None
    return [
        MustachioTally(tricks=t.tricks, plus=t.plus, minus=t.minus, sum=_parts(sum_))
        for t, sum_ in zip(round_.tallies, sums(view.config, round_.tricks, score), strict=True)
    ]


@lru_cache(maxsize=1 << 6)  # told to every seat
def _parts(sum_: Sum) -> list[SumPart]:
    return [
        SumPart(kind=kind, name=name, count=count, points=points)
        for kind, name, count, points in sum_
    ]


def _piles(config: Config, round_: RoundView) -> list[MustachioTally]:
    """What can be counted from outside: a Health Nut in a trick cannot (U-29)."""
    takers = [config.side_of(done.winner) for done in round_.tricks]
    return [
        MustachioTally(tricks=takers.count(side), plus=None, minus=None)
        for side in range(len(config.teams))
    ]


@made_once("trick", "tricks", "trump_in_force")
def _trick(round_: RoundView, config: Config) -> Trick:
    trick, known = round_.trick, config.villain_cards
    numbered = numbers(trick.cards, number_before(round_.tricks), known)
    winning = None
    if trick.cards:
        place = judge(trick.cards, numbered, round_.trump_in_force, trick.led, known)
        winning = (trick.leader + place) % config.players
    return Trick(
        leader=trick.leader,
        cards=list(config.names(trick.cards)),
        numbers=list(numbered),
        follow=_colour(trick.colour),
        winning=winning,
        turned=list(trick.swings),
    )


@made_once("tricks")
def _tricks(round_: RoundView, config: Config) -> list[Trick]:
    names = config.names
    return [
        _done(names(done.cards), done.leader, done.numbers, done.winner, done.trump, done.turned)
        for done in round_.tricks
    ]


@lru_cache(maxsize=1 << 12)  # told again with every card until the round is over
def _done(
    names: tuple[str, ...],
    leader: Seat,
    numbers: tuple[int, ...],
    winner: Seat,
    trump: Colour | None,
    turned: tuple[int, ...],
) -> Trick:
    return Trick(
        leader=leader,
        cards=list(names),
        numbers=list(numbers),
        winner=winner,
        trump=_colour(trump),
        turned=list(turned),
    )


def _colour(colour: int | None) -> str | None:
    return None if colour is None else COLOURS[colour]
