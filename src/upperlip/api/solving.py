"""Positions of records solved with all cards open, by name."""

from dataclasses import dataclass

from upperlip import solving
from upperlip.api.records import check_record
from upperlip.named import Action
from upperlip.records.check import read_head
from upperlip.records.read import parse
from upperlip.records.record import Record
from upperlip.records.write import text_of
from upperlip.table.reason import Reason
from upperlip.texts import Texts


@dataclass(frozen=True, slots=True)
class Solution:
    """What best play by all comes to, with all cards open, until the round's end."""

    seat: int  # whose decision it is
    ahead: int  # stars or points that its side ends ahead of the other; below 0: behind
    best: tuple[Action, ...]  # all that keeps it
    line: tuple[tuple[int, Action], ...]  # what may follow: seats and what they do
    reason: Reason

    def in_words(self, language: str = "en") -> str:
        """What it comes to, in words: `en`, `fr` or `ru`."""
        return Texts(language, self.best[0].game).reason(self.reason)


def solve(record: Record, steps: int | None = None) -> Solution:
    """Exact value and best play of a position, after all steps of a record or the first few.

    Raises Unsolvable, saying why, where that is not defined: before the cards are played, while
    they are passed in secret or turned, with more than two sides. It needs the compiled kernel.
    """
    check_record("solve", record)
    replay = read_head(parse(text_of(record).encode()))
    found = solving.solve_record(replay, steps)
    return Solution(
        found.seat,
        found.ahead,
        tuple(Action.of(replay.config, each) for each in found.best),
        tuple((seat, Action.of(replay.config, each)) for seat, each in found.line),
        found.verdict,
    )
