"""What stands in a record of Moustache only."""

from msgspec import Struct

from upperlip.records.record import Result, Step


class RuleStep(Step, frozen=True, tag_field="chance", tag="rule"):
    round: int
    id: str


class MoustacheDeal(Step, frozen=True, tag_field="chance", tag="deal"):
    round: int
    teams: tuple[int, ...]
    crown: int
    hands: tuple[tuple[str, ...], ...]


class TrophiesStep(Step, frozen=True, tag_field="chance", tag="trophies"):
    round: int
    drawn: tuple[int | None, ...]


class MoustacheRoundResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A round of Moustache: the stars of each team, and the team that won it."""

    stars: tuple[int, int]
    winner: int


class MoustacheResult(Result, frozen=True):
    """How a game of Moustache ended: points by seat, and the seats that won.

    Of each round there is a `MoustacheRoundResult`.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[MoustacheRoundResult, ...]
