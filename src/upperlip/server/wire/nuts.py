"""A view of Mustachio as it travels: made from a view and nothing else."""

from functools import cache

from msgspec import Struct

from upperlip.nuts.cards import COLOURS, names
from upperlip.nuts.config import Config
from upperlip.nuts.law import number_before, numbers
from upperlip.nuts.notation import SIGNS
from upperlip.nuts.scoring import CARD_POINTS, totals
from upperlip.nuts.view import RoundView, View
from upperlip.server.wire.trick import Trick, only_last


class MustachioTally(Struct, frozen=True, kw_only=True):
    """Where cards taken lie face down, a trick is one trick, and points are null."""

    tricks: int
    plus: int | None
    minus: int | None


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


def on_the_wire(view: View, *, face_down: bool = False) -> MustachioView:
    return MustachioView(
        seat=view.seat,
        sides=[list(members) for members in view.config.teams],
        worth=_worth(view.config.solo),
        round=None if view.round is None else _round(view, view.round, face_down=face_down),
        scores=[
            MustachioScore(
                bids=list(s.bids), blind=list(s.blind), tricks=list(s.tricks), points=list(s.points)
            )
            for s in view.scores
        ],
        totals=list(totals(view.config, view.scores)),
        duel=_duel(view),
    )


@cache
def _worth(solo: bool) -> dict[str, int]:
    points = CARD_POINTS[solo]
    return dict(zip(names(tuple(range(len(points)))), points, strict=True))


def _duel(view: View) -> Duel | None:
    duel = view.duel
    if duel is None:
        return None
    secrets = [None if sign is None else SIGNS[sign] for sign in duel.secrets]
    return Duel(sides=list(duel.sides), wins=list(duel.wins), secrets=secrets)


def _round(view: View, round_: RoundView, *, face_down: bool) -> MustachioRound:
    spell = round_.spell
    passing = view.ask is not None and view.ask.what == "pass"
    secret = round_.secret
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
        trick=_trick(round_),
        tricks=only_last(_done(round_)) if face_down else _done(round_),
        tallies=_piles(view.config, round_) if face_down else _tallies(round_),
    )


def _tallies(round_: RoundView) -> list[MustachioTally]:
    return [MustachioTally(tricks=t.tricks, plus=t.plus, minus=t.minus) for t in round_.tallies]


def _piles(config: Config, round_: RoundView) -> list[MustachioTally]:
    """What can be counted from outside: a Health Nut in a trick cannot (U-29)."""
    takers = [config.side_of(done.winner) for done in round_.tricks]
    return [
        MustachioTally(tricks=takers.count(side), plus=None, minus=None)
        for side in range(len(config.teams))
    ]


def _trick(round_: RoundView) -> Trick:
    trick = round_.trick
    return Trick(
        leader=trick.leader,
        cards=list(names(trick.cards)),
        numbers=list(numbers(trick.cards, number_before(round_.tricks))),
        follow=_colour(trick.colour),
        turned=list(trick.swings),
    )


def _done(round_: RoundView) -> list[Trick]:
    return [
        Trick(
            leader=done.leader,
            cards=list(names(done.cards)),
            numbers=list(done.numbers),
            winner=done.winner,
            trump=_colour(done.trump),
            turned=list(done.turned),
        )
        for done in round_.tricks
    ]


def _colour(colour: int | None) -> str | None:
    return None if colour is None else COLOURS[colour]
