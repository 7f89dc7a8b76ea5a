"""The whole review of a game for one seat, worked out piece by piece."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import UNSET

from upperlip.records.check import Replayable, Replayed, check, read_head
from upperlip.records.read import Fault
from upperlip.records.record import DecisionStep, Record
from upperlip.review.comparing import WORLDS
from upperlip.review.decision import GRADES, Judged, judge
from upperlip.review.ledger import Entry, Line, entries, lines, totals
from upperlip.review.moment import Moment, finished, moments
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
    decisions: tuple[Judged, ...]
    lines: tuple[Line, ...]
    entries: tuple[Entry, ...] = field(default=())
    hints: bool = True  # are decisions counted that were made with a hint?

    @property
    def yardstick(self) -> AnyYardstick:
        return YARDSTICKS[self.game.title]

    @property
    def own(self) -> tuple[Judged, ...]:
        return self.of(self.seat)

    def of(self, seat: Seat) -> tuple[Judged, ...]:
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
    def second_looks(self) -> tuple[Judged, ...]:
        """The dearest decisions, as they came."""
        dear = [each for each in self.own if each.counted > 0]
        dear.sort(key=lambda each: (-self.weighed(each), each.moment.step))
        return tuple(sorted(dear[:SECOND_LOOKS], key=lambda each: each.moment.step))

    def weighed(self, decision: Judged) -> float:
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


def work(record: object) -> int:
    """How many steps of work a review of it takes."""
    replay, steps = _replay(record)
    return len(list(moments(replay.game, steps))) + len(steps)


def review_of(
    record: object,
    seat: Seat | None = None,
    progress: Progress = lambda _: None,
    *,
    hints: bool = True,
    worlds: int | None = None,
) -> Review:
    """Of what `parse` has read; a Fault if it is no record of a finished game."""
    written = check(record)
    replay, steps = _replay(record)
    game = replay.game
    seat = usual_seat(written) if seat is None else seat
    if not 0 <= seat < replay.config.players:
        raise Fault(because("record", "no-such-seat", value=str(seat)), game.title)
    found = moments(game, steps)
    in_turn = sorted(found, key=lambda each: _turn(each, seat))
    decisions = tuple(_judged(in_turn, worlds or WORLDS, progress))
    told = []
    for line in lines(game, steps):
        told.append(line)
        progress(line.step - (told[-2].step if len(told) > 1 else 0))
    by_step = {each.moment.step: each for each in decisions}
    in_order = tuple(by_step[step] for step in sorted(by_step))
    found_entries = tuple(entries(told, by_step, seat))
    return Review(written, game, replay.config, seat, in_order, tuple(told), found_entries, hints)


def _replay(record: object) -> tuple[Replayable, list[Replayed]]:
    replay = read_head(record)
    return replay, finished(replay)


def _turn(moment: Moment, seat: Seat) -> tuple[bool, int]:
    """One's own decisions come first: their figures are what one waits for."""
    return moment.view.seat != seat, moment.step


def _judged(found: Sequence[Moment], worlds: int, progress: Progress) -> Iterator[Judged]:
    for moment in found:
        yield judge(moment, worlds)
        progress(1)
