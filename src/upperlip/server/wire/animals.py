"""A view of Moustache as it travels: made from a view and nothing else."""

from functools import lru_cache

from msgspec import Struct

from upperlip.animals.cards import COLOURS, NAMES, Card, names
from upperlip.animals.chance import HIDDEN
from upperlip.animals.config import Config
from upperlip.animals.law import judge, law_of, player_of
from upperlip.animals.line import Outside, Row
from upperlip.animals.scoring import worths
from upperlip.animals.sums import Sum, sums
from upperlip.animals.view import Glance, RoundView
from upperlip.server.wire.alike import made_once
from upperlip.server.wire.sum import SumPart
from upperlip.server.wire.trick import Trick, only_last
from upperlip.table.seat import Seat


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
    captured: list[list[str]] | None  # by team; null where cards taken lie face down
    stars: list[int] | None
    sums: list[list[SumPart]] | None  # where each team's stars come from


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


def on_the_wire(view: Glance, *, face_down: bool = False) -> MoustacheView:
    row = view.row if view.round is None else view.row[: view.round.number]
    return MoustacheView(
        seat=view.seat,
        row=list(view.row),
        order=_weak_to_strong(row, view.config.threes, view.config.known),
        worth=_worth(row, view.config.printed_stars, view.config.known),
        round=None if view.round is None else _round(view, view.round, face_down=face_down),
        scores=_scores(view),
        trophies=[["?" if t == HIDDEN else t for t in drawn] for drawn in view.trophies],
    )


@made_once("scores")
def _scores(view: Glance) -> list[MoustacheScore]:
    return [
        MoustacheScore(teams=list(s.teams), crown=s.crown, stars=list(s.stars), winner=s.winner)
        for s in view.scores
    ]


@lru_cache(maxsize=1 << 12)  # rows are what hosts make them
def _worth(row: Row, stars: tuple[int, ...], outside: Outside) -> dict[str, int]:
    return dict(zip(NAMES, worths(row, stars, outside), strict=True))


@lru_cache(maxsize=1 << 12)
def _weak_to_strong(row: Row, threes: str, outside: Outside) -> list[str]:
    strength = law_of(row, threes, outside).colours
    return sorted(COLOURS, key=lambda letter: strength[COLOURS.index(letter)])


@made_once("tricks")
def _tricks(round_: RoundView) -> list[Trick]:
    return [_done(done.leader, done.cards, done.winner, done.stolen) for done in round_.tricks]


@lru_cache(maxsize=1 << 12)  # told again with every card until the round is over
def _done(leader: Seat, cards: tuple[Card, ...], winner: Seat | None, stolen: Card | None) -> Trick:
    return Trick(
        leader=leader,
        cards=list(names(cards)),
        winner=winner,
        stolen=None if stolen is None else NAMES[stolen],
    )


@made_once("captured")
def _piles(round_: RoundView) -> list[list[str]]:
    return [list(names(pile)) for pile in round_.captured]


@made_once("number", "trick")
def _trick(round_: RoundView, config: Config, row: Row) -> Trick:
    trick, law = round_.trick, law_of(row[: round_.number], config.threes, config.known)
    card = judge(law, trick.cards).winner
    return Trick(
        leader=trick.leader,
        cards=list(names(trick.cards)),
        follow=None if trick.follow is None else COLOURS[trick.follow],
        winning=None if card is None else player_of(trick, card, config.players),
    )


@made_once("config", "row", "scores", "round.number", "round.teams", "round.tricks")
def _sums(view: Glance) -> tuple[Sum, Sum]:
    round_ = view.round
    assert round_ is not None, "stars are of a round"
    row, over = view.row[: round_.number], len(view.scores) >= round_.number
    return sums(view.config, row, round_.teams, round_.tricks, over=over)


@lru_cache(maxsize=1 << 6)  # told to every seat
def _parts(sum_: Sum) -> list[SumPart]:
    return [
        SumPart(kind="rule" if rule else "cards", name=rule, count=cards, points=stars)
        for rule, cards, stars in sum_
    ]


def _round(view: Glance, round_: RoundView, *, face_down: bool) -> MoustacheRound:
    tricks = _tricks(round_)
    both = _sums(view)
    return MoustacheRound(
        number=round_.number,
        teams=list(round_.teams),
        crown=round_.crown,
        hand=list(names(round_.hand)),
        given=list(names(round_.given)),
        hand_sizes=list(round_.hand_sizes),
        open=[list(names(hand)) for hand in round_.open],
        trick=_trick(round_, view.config, view.row),
        tricks=only_last(tricks) if face_down else tricks,
        captured=None if face_down else _piles(round_),
        stars=None if face_down else [sum(part.stars for part in sum_) for sum_ in both],
        sums=None if face_down else [_parts(sum_) for sum_ in both],
    )
