"""A view as it travels to a page: names instead of numbers, and no more than the view holds.

Both games' functions read views and nothing else; what a page shows is what a seat may know.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from upperlip.animals import view as animals_view
from upperlip.animals.cards import COLOURS as ANIMAL_COLOURS
from upperlip.animals.cards import NAMES as ANIMAL_NAMES
from upperlip.animals.cards import names as animal_names
from upperlip.animals.chance import HIDDEN
from upperlip.animals.law import law_of
from upperlip.animals.scoring import stars_so_far, worths
from upperlip.nuts import view as nuts_view
from upperlip.nuts.cards import COLOURS as NUT_COLOURS
from upperlip.nuts.cards import names as nut_names
from upperlip.nuts.law import number_before, numbers
from upperlip.nuts.notation import SIGNS
from upperlip.nuts.scoring import CARD_POINTS, totals
from upperlip.table.shape import AnyView


class Trick(Struct, frozen=True, kw_only=True):
    """On the table or finished; `numbers` are what the cards count as (Mustachio)."""

    leader: int
    cards: list[str]
    follow: str | None = None
    numbers: list[int] = []
    winner: int | None = None
    stolen: str | None = None
    trump: str | None = None
    turned: list[int] = []


class MoustacheRound(Struct, frozen=True, kw_only=True):
    number: int
    teams: list[int]
    crown: int
    hand: list[str]
    given: list[str]
    hand_sizes: list[int]
    open: list[list[str]]
    trick: Trick
    tricks: list[Trick]
    captured: list[list[str]]
    stars: list[int]


class MoustacheScore(Struct, frozen=True, kw_only=True):
    teams: list[int]
    crown: int
    stars: list[int]
    winner: int


class MoustacheView(Struct, frozen=True, kw_only=True, tag_field="game", tag="moustache"):
    seat: int
    row: list[str]
    order: list[str]  # the colours, weak to strong, by the rules in force
    worth: dict[str, int]  # the stars of every card, by the rules in force
    round: MoustacheRound | None
    scores: list[MoustacheScore]
    # By round and seat: points; "?" for those that are not one's own, null for none.
    trophies: list[list[int | str | None]]


class MustachioTally(Struct, frozen=True, kw_only=True):
    tricks: int
    plus: int
    minus: int


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


GameView = MoustacheView | MustachioView


def on_the_wire(view: AnyView) -> GameView:
    return WRITERS[view.game](view)


# Moustache


def _moustache(view: animals_view.View) -> MoustacheView:
    row = view.row if view.round is None else view.row[: view.round.number]
    return MoustacheView(
        seat=view.seat,
        row=list(view.row),
        order=_weak_to_strong(row),
        worth=_moustache_worth(row),
        round=None if view.round is None else _moustache_round(view.round, row),
        scores=[
            MoustacheScore(teams=list(s.teams), crown=s.crown, stars=list(s.stars), winner=s.winner)
            for s in view.scores
        ],
        trophies=[["?" if t == HIDDEN else t for t in drawn] for drawn in view.trophies],
    )


@lru_cache(maxsize=1 << 12)  # rows are what hosts make them
def _moustache_worth(row: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(ANIMAL_NAMES, worths(row), strict=True))


def _weak_to_strong(row: tuple[str, ...]) -> list[str]:
    strength = law_of(row).colours
    return sorted(ANIMAL_COLOURS, key=lambda letter: strength[ANIMAL_COLOURS.index(letter)])


def _moustache_round(round_: animals_view.RoundView, row: tuple[str, ...]) -> MoustacheRound:
    trick = round_.trick
    return MoustacheRound(
        number=round_.number,
        teams=list(round_.teams),
        crown=round_.crown,
        hand=list(animal_names(round_.hand)),
        given=list(animal_names(round_.given)),
        hand_sizes=list(round_.hand_sizes),
        open=[list(animal_names(hand)) for hand in round_.open],
        trick=Trick(
            leader=trick.leader,
            cards=list(animal_names(trick.cards)),
            follow=None if trick.follow is None else ANIMAL_COLOURS[trick.follow],
        ),
        tricks=[
            Trick(
                leader=done.leader,
                cards=list(animal_names(done.cards)),
                winner=done.winner,
                stolen=None if done.stolen is None else ANIMAL_NAMES[done.stolen],
            )
            for done in round_.tricks
        ],
        captured=[list(animal_names(pile)) for pile in round_.captured],
        stars=list(stars_so_far(row, round_.captured)),
    )


# Mustachio


def _mustachio(view: nuts_view.View) -> MustachioView:
    return MustachioView(
        seat=view.seat,
        sides=[list(members) for members in view.config.teams],
        worth=_mustachio_worth(view.config.solo),
        round=None if view.round is None else _mustachio_round(view, view.round),
        scores=[
            MustachioScore(
                bids=list(s.bids), blind=list(s.blind), tricks=list(s.tricks), points=list(s.points)
            )
            for s in view.scores
        ],
        totals=list(totals(view.config, view.scores)),
        duel=None if view.duel is None else _duel(view.duel),
    )


@cache
def _mustachio_worth(solo: bool) -> dict[str, int]:
    points = CARD_POINTS[solo]
    return dict(zip(nut_names(tuple(range(len(points)))), points, strict=True))


def _duel(duel: Any) -> Duel:
    secrets = [None if sign is None else SIGNS[sign] for sign in duel.secrets]
    return Duel(sides=list(duel.sides), wins=list(duel.wins), secrets=secrets)


def _mustachio_round(view: nuts_view.View, round_: nuts_view.RoundView) -> MustachioRound:
    spell = round_.spell
    passing = view.ask is not None and view.ask.what == "pass"
    secret = round_.secret
    return MustachioRound(
        number=round_.number,
        dealer=round_.dealer,
        size=round_.size,
        villains=list(nut_names(round_.villains)),
        hand=list(nut_names(round_.hand)),
        hands=[list(nut_names(hand)) for hand in round_.hands],
        hand_sizes=list(round_.hand_sizes),
        pile_size=round_.pile_size,
        turned=list(nut_names(round_.turned)),
        recycled=round_.recycled,
        proposal=round_.proposal,
        blinds=list(round_.blinds),
        bids=list(round_.bids),
        secret=nut_names((secret,))[0] if passing and secret is not None else secret,
        trump=_colour(round_.trump),
        trump_in_force=_colour(round_.trump_in_force),
        spell_left=max(0, spell.last_trick + 1 - len(round_.tricks)) if spell else 0,
        trick=_mustachio_trick(round_),
        tricks=[_done(done) for done in round_.tricks],
        tallies=[
            MustachioTally(tricks=t.tricks, plus=t.plus, minus=t.minus) for t in round_.tallies
        ],
    )


def _mustachio_trick(round_: nuts_view.RoundView) -> Trick:
    trick = round_.trick
    return Trick(
        leader=trick.leader,
        cards=list(nut_names(trick.cards)),
        numbers=list(numbers(trick.cards, number_before(round_.tricks))),
        follow=_colour(trick.colour),
        turned=list(trick.swings),
    )


def _done(done: Any) -> Trick:
    return Trick(
        leader=done.leader,
        cards=list(nut_names(done.cards)),
        numbers=list(done.numbers),
        winner=done.winner,
        trump=_colour(done.trump),
        turned=list(done.turned),
    )


def _colour(colour: int | None) -> str | None:
    return None if colour is None else NUT_COLOURS[colour]


WRITERS: dict[str, Callable[..., GameView]] = {"moustache": _moustache, "mustachio": _mustachio}
