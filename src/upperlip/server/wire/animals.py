"""A view of Moustache as it travels: made from a view and nothing else."""

from functools import lru_cache

from msgspec import Struct

from upperlip.animals.cards import COLOURS, NAMES, names
from upperlip.animals.chance import HIDDEN
from upperlip.animals.law import law_of
from upperlip.animals.scoring import stars_so_far, worths
from upperlip.animals.view import RoundView, View
from upperlip.server.wire.trick import Trick, only_last


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


def on_the_wire(view: View, *, face_down: bool = False) -> MoustacheView:
    row = view.row if view.round is None else view.row[: view.round.number]
    return MoustacheView(
        seat=view.seat,
        row=list(view.row),
        order=_weak_to_strong(row, view.config.threes),
        worth=_worth(row, view.config.printed_stars),
        round=None if view.round is None else _round(view, view.round, row, face_down=face_down),
        scores=[
            MoustacheScore(teams=list(s.teams), crown=s.crown, stars=list(s.stars), winner=s.winner)
            for s in view.scores
        ],
        trophies=[["?" if t == HIDDEN else t for t in drawn] for drawn in view.trophies],
    )


@lru_cache(maxsize=1 << 12)  # rows are what hosts make them
def _worth(row: tuple[str, ...], stars: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(NAMES, worths(row, stars), strict=True))


def _weak_to_strong(row: tuple[str, ...], threes: str) -> list[str]:
    strength = law_of(row, threes).colours
    return sorted(COLOURS, key=lambda letter: strength[COLOURS.index(letter)])


def _round(
    view: View, round_: RoundView, row: tuple[str, ...], *, face_down: bool
) -> MoustacheRound:
    trick = round_.trick
    tricks = [
        Trick(
            leader=done.leader,
            cards=list(names(done.cards)),
            winner=done.winner,
            stolen=None if done.stolen is None else NAMES[done.stolen],
        )
        for done in round_.tricks
    ]
    return MoustacheRound(
        number=round_.number,
        teams=list(round_.teams),
        crown=round_.crown,
        hand=list(names(round_.hand)),
        given=list(names(round_.given)),
        hand_sizes=list(round_.hand_sizes),
        open=[list(names(hand)) for hand in round_.open],
        trick=Trick(
            leader=trick.leader,
            cards=list(names(trick.cards)),
            follow=None if trick.follow is None else COLOURS[trick.follow],
        ),
        tricks=only_last(tricks) if face_down else tricks,
        captured=None if face_down else [list(names(pile)) for pile in round_.captured],
        stars=None if face_down else list(stars_so_far(view.config, row, round_.captured)),
    )
