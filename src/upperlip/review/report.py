"""The whole review of a game for one seat, worked out piece by piece."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from msgspec import UNSET

from upperlip.records.check import check, read_head
from upperlip.records.read import Fault
from upperlip.records.record import DecisionStep, Record
from upperlip.review.comparing import WORLDS
from upperlip.review.decision import GRADES, JudgedDecision, judge
from upperlip.review.ledger import Entry, Line, entries, lines, totals
from upperlip.review.moment import ReviewedMoment, finished, moments
from upperlip.review.yardstick import AnyYardstick
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.game import AnyGame
from upperlip.table.reason import because
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig

SECOND_LOOKS = 5  # decisions that are worth one

Progress = Callable[[int], None]  # so many steps of the work are done


class Losses(NamedTuple):
    """Of one seat, in millionths."""

    decisions: int  # that left a choice
    sum: int
    grades: dict[str, int]  # how many of each

    @property
    def each(self) -> int:
        return round(self.sum / self.decisions) if self.decisions else 0


@dataclass(frozen=True, slots=True)
class Review:
    """What there is to tell. Decisions of all seats, for the ledger needs them all."""

    record: Record
    game: AnyGame
    config: AnyConfig
    seat: Seat
    decisions: tuple[JudgedDecision, ...]
    lines: tuple[Line, ...]
    entries: tuple[Entry, ...] = field(default=())
    hints: bool = True  # are decisions counted that were made with a hint?

    @property
    def yardstick(self) -> AnyYardstick:
        return YARDSTICKS[self.game.title]

    @property
    def own(self) -> tuple[JudgedDecision, ...]:
        return self.of(self.seat)

    def of(self, seat: Seat) -> tuple[JudgedDecision, ...]:
        """A seat's decisions, as far as they count."""
        return tuple(
            each
            for each in self.decisions
            if each.seat == seat and (self.hints or each.moment.hint is None)
        )

    def losses(self, seat: Seat) -> Losses:
        mine = self.of(seat)
        grades = {grade: sum(each.grade == grade for each in mine) for grade in GRADES}
        return Losses(len(mine), sum(each.counted for each in mine), grades)

    @property
    def second_looks(self) -> tuple[JudgedDecision, ...]:
        """The dearest decisions, as they came."""
        dear = [each for each in self.own if each.counted > 0]
        dear.sort(key=lambda each: (-self.weighed(each), each.moment.step))
        return tuple(sorted(dear[:SECOND_LOOKS], key=lambda each: each.moment.step))

    def weighed(self, decision: JudgedDecision) -> float:
        """What its loss counts in the result."""
        return decision.counted * self.yardstick.weight(self.config, decision.moment.round)

    @property
    def result(self) -> int:
        """What the ledger's lines sum up to."""
        return sum(entry.change for entry in self.entries)

    @property
    def totals(self) -> dict[str, int]:
        return totals(self.entries)


def usual_seat(record: Record) -> Seat:
    """The first that no bot played, or the first."""
    decisions = (step for step in record.steps if isinstance(step, DecisionStep))
    bots = {step.seat for step in decisions if step.bot is not UNSET}
    people = [seat for seat in range(len(record.players)) if seat not in bots]
    return people[0] if people else 0


class Work:
    """A review being worked out: piece by piece, for all seats at once.

    What each decision was worth is the same for whoever looks at it. `first` are the seats whose
    figures are waited for.
    """

    def __init__(
        self, record: object, first: Sequence[Seat] = (), worlds: int | None = None
    ) -> None:
        """Of what `parse` has read; a Fault if it is no record of a finished game."""
        self.record = check(record)
        replay = read_head(record)
        self.game, self.config = replay.game, replay.config
        self._steps = finished(replay)
        self._moments = sorted(moments(self.game, self._steps), key=partial(_turn, first))
        self._worlds = worlds
        self._judged: dict[int, JudgedDecision] = {}  # by step
        self._lines: list[Line] = []

    @property
    def of(self) -> int:
        """How many steps of work there are."""
        return len(self._moments) + len(self._steps)

    @property
    def done(self) -> int:
        return len(self._judged) + (self._lines[-1].step if self._lines else 0)

    def pieces(self) -> Iterator[JudgedDecision | Line]:
        """As they come."""
        for moment in self._moments:
            judged = self._judged[moment.step] = judge(moment, self._worlds or WORLDS)
            yield judged
        for line in lines(self.game, self._steps, self._worlds):
            self._lines.append(line)
            yield line

    def review(self, seat: Seat, *, hints: bool = True) -> Review:
        """As far as it has come."""
        in_order = tuple(self._judged[step] for step in sorted(self._judged))
        ledger = tuple(entries(self._lines, self._judged, seat))
        return Review(
            self.record, self.game, self.config, seat, in_order, tuple(self._lines), ledger, hints
        )


def review_of(
    record: object,
    seat: Seat | None = None,
    progress: Progress = lambda _: None,
    *,
    hints: bool = True,
    worlds: int | None = None,
) -> Review:
    """Of what `parse` has read; a Fault if it is no record of a finished game."""
    seat = usual_seat(check(record)) if seat is None else seat
    work = Work(record, [seat], worlds)
    if not 0 <= seat < work.config.players:
        raise Fault(because("record", "no-such-seat", value=str(seat)), work.game.title)
    before = 0
    for _ in work.pieces():
        progress(work.done - before)
        before = work.done
    return work.review(seat, hints=hints)


def _turn(first: Sequence[Seat], moment: ReviewedMoment) -> tuple[bool, int]:
    """The decisions whose figures are waited for come first."""
    return moment.view.seat not in first, moment.step
