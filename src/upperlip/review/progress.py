"""Progress of a player: what was lost over many games, and where; luck apart.

Everything is about the player's own decisions. Partners are told apart by what the player may know
of them, and nothing of theirs is counted.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from upperlip.review.phase import PHASES
from upperlip.review.summary import Decided, Summary
from upperlip.review.yardstick import MILLION


class Partner(Struct, frozen=True, kw_only=True):
    """A bot by its level, a person by a name; neither: people who are not named here."""

    bot: str | None = None
    name: str | None = None


class Played(Struct, frozen=True, kw_only=True):
    """A game that has been reviewed."""

    id: int
    at: int  # milliseconds since 1970
    summary: Summary
    people: list[Partner]  # by seat


class Loss(Struct, frozen=True, kw_only=True):
    """Of decisions that left a choice; in millionths of the unit."""

    decisions: int
    sum: int
    each: int


class GameLoss(Loss, frozen=True, kw_only=True):
    """In one game; `luck` is what chance did to the result."""

    id: int
    at: int
    result: int
    luck: int


class NamedLoss(Loss, frozen=True, kw_only=True):
    """By phase, or by theme."""

    name: str


class PartnerLoss(Loss, frozen=True, kw_only=True):
    """One's own, in rounds with them."""

    partner: Partner
    rounds: int


class Missed(Struct, frozen=True, kw_only=True):
    """How often a side won so many tricks more than it had bid, and how often that was likely."""

    more: int  # below 0: fewer
    came: int
    expected: int  # in millionths of a bid


class Bids(Struct, frozen=True, kw_only=True):
    """The bid calibrator."""

    made: int
    met: int
    too_high: int  # more was bid than won
    too_low: int
    rather_lower: int  # a lower bid would have been better, from what could be seen
    rather_higher: int
    missed: list[Missed]


class GameProgress(Struct, frozen=True, kw_only=True):
    """At one of the games; older ones first."""

    game: str
    unit: Literal["share", "points"]
    all: Loss
    games: list[GameLoss]
    phases: list[NamedLoss]
    themes: list[NamedLoss]  # the dearest first
    partners: list[PartnerLoss]
    bids: Bids | None


def progress(played: Sequence[Played], *, hints: bool = True) -> list[GameProgress]:
    """By game; `hints`: are decisions counted that were made with one?"""
    by_title: dict[str, list[Played]] = defaultdict(list)
    for each in sorted(played, key=lambda each: (each.at, each.id)):
        by_title[each.summary.game].append(each)
    return [_of_game(title, by_title[title], hints) for title in sorted(by_title)]


def counted(summary: Summary, *, hints: bool) -> list[Decided]:
    return [each for each in summary.decisions if hints or each.hint is None]


def _of_game(title: str, games: list[Played], hints: bool) -> GameProgress:
    decided = {each.id: counted(each.summary, hints=hints) for each in games}
    everything = [decision for decisions in decided.values() for decision in decisions]
    return GameProgress(
        game=title,
        unit=games[0].summary.unit,
        all=Loss(**_loss(everything)),
        games=[
            GameLoss(
                id=each.id,
                at=each.at,
                result=each.summary.result,
                luck=each.summary.luck,
                **_loss(decided[each.id]),
            )
            for each in games
        ],
        phases=[_named(phase, [d for d in everything if d.phase == phase]) for phase in PHASES],
        themes=_themes(everything),
        partners=_partners(games, decided),
        bids=_bids(decided.values()),
    )


def _loss(decisions: Sequence[Decided]) -> dict[str, int]:
    lost = sum(each.loss for each in decisions)
    each = round(lost / len(decisions)) if decisions else 0
    return {"decisions": len(decisions), "sum": lost, "each": each}


def _named(name: str, decisions: Sequence[Decided]) -> NamedLoss:
    return NamedLoss(name=name, **_loss(decisions))


def _themes(decisions: Sequence[Decided]) -> list[NamedLoss]:
    by_theme: dict[str, list[Decided]] = defaultdict(list)
    for each in decisions:
        if each.theme is not None:
            by_theme[each.theme].append(each)
    found = [_named(theme, each) for theme, each in by_theme.items()]
    return sorted(found, key=lambda each: (-each.sum, each.name))


def _partners(games: list[Played], decided: dict[int, list[Decided]]) -> list[PartnerLoss]:
    rounds: Counter[Partner] = Counter()
    mine: dict[Partner, list[Decided]] = defaultdict(list)
    for game in games:
        for together in game.summary.partners:
            partner, when = game.people[together.seat], set(together.rounds)
            rounds[partner] += len(when)
            mine[partner] += [each for each in decided[game.id] if each.round in when]
    found = [
        PartnerLoss(partner=partner, rounds=rounds[partner], **_loss(mine[partner]))
        for partner in rounds
    ]
    return sorted(found, key=lambda each: (-each.rounds, str(each.partner)))


# Bids


def _bids(games: Iterable[Sequence[Decided]]) -> Bids | None:
    """Of each round the last one: a blind bid may have been refused."""
    last = [
        {each.round: each for each in decisions if each.kept is not None} for decisions in games
    ]
    made = [each for rounds in last for each in rounds.values()]
    if not made:
        return None
    more = [won - bid for bid, won in (each.kept for each in made if each.kept is not None)]
    return Bids(
        made=len(made),
        met=sum(each == 0 for each in more),
        too_high=sum(each < 0 for each in more),
        too_low=sum(each > 0 for each in more),
        rather_lower=sum(
            each.loss > 0 and number(each.best) < number(each.played) for each in made
        ),
        rather_higher=sum(
            each.loss > 0 and number(each.best) > number(each.played) for each in made
        ),
        missed=_missed(made, Counter(more)),
    )


def number(bid: str) -> int:
    """`bid 3` is 3, and not to bid blind is nothing."""
    said = bid.rpartition(" ")[2]
    return int(said) if said.isdigit() else 0


def _missed(made: Sequence[Decided], came: Counter[int]) -> list[Missed]:
    expected: Counter[int] = Counter()
    for each in made:
        assert each.kept is not None, "it was a bid"
        worlds = sum(each.tricks or ())
        for tricks, count in enumerate(each.tricks or ()):
            expected[tricks - each.kept[0]] += round(MILLION * count / worlds) if count else 0
    likely = {more for more, share in expected.items() if share >= MILLION / 100}
    return [
        Missed(more=more, came=came[more], expected=expected[more])
        for more in sorted(likely | set(came))
    ]
