"""What stands in a record of Mustachio only."""

from msgspec import Struct

from upperlip.records.record import Result, Step


class MustachioDeal(Step, frozen=True, tag_field="chance", tag="deal"):
    round: int
    dealer: int
    villains: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]


class FlipStep(Step, frozen=True, tag_field="chance", tag="flip"):
    card: str


class MustachioRoundResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A round of Mustachio; each by side."""

    bids: tuple[int, ...]
    blind: tuple[bool, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


class MustachioResult(Result, frozen=True):
    """How a game of Mustachio ended: the seats of each side, its points, the sides that won.

    Of each round there is a `MustachioRoundResult`.
    """

    sides: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[MustachioRoundResult, ...]
