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
    stars: tuple[int, int]  # by team
    winner: int


class MoustacheResult(Result, frozen=True):
    points: tuple[int, ...]  # by seat
    winners: tuple[int, ...]
    rounds: tuple[MoustacheRoundResult, ...]
