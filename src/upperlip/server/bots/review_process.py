"""The process that reviews one finished game, and ends.

It reads a line, `[record, seats, worlds, patience]`, and writes lines as it goes, each a `Piece`:
a decision of one of these seats, how far it has come, at last their whole reviews. Started by
`reviews`, to run when nobody else wants the time.
"""

import json
import sys
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from upperlip.records.read import Fault
from upperlip.review.decision import JudgedDecision
from upperlip.review.figures import decision_in_figures, figures
from upperlip.review.format import ReviewedDecision, ReviewFigures
from upperlip.review.report import Work
from upperlip.table.errors import TableError
from upperlip.table.seat import Seat


class Piece(Struct, frozen=True, kw_only=True):
    done: int
    of: int
    seat: Seat | None = None  # whose decision it is
    decision: ReviewedDecision | None = None
    whole: list[ReviewFigures] = []


def main() -> None:
    record, seats, worlds, patience = json.loads(sys.stdin.buffer.readline())
    end_after(patience)
    try:
        review(json.loads(record), seats, worlds)
    except (Fault, TableError):  # not over, or begun under older rules
        sys.exit(1)


def end_after(seconds: int) -> None:
    """Of processor time: who gives way to everybody may wait for long, and has done no wrong."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 – there is none elsewhere

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def review(record: object, seats: Sequence[Seat], worlds: int) -> None:
    work = Work(record, seats, worlds)
    last_done = -1
    for piece in work.pieces():
        if isinstance(piece, JudgedDecision) and piece.seat in seats:
            decision = decision_in_figures(work.review(piece.seat), piece)
            _say(Piece(done=work.done, of=work.of, seat=piece.seat, decision=decision))
        elif work.done != last_done:
            _say(Piece(done=work.done, of=work.of))
        last_done = work.done
    whole = [figures(work.review(seat)) for seat in seats]
    _say(Piece(done=work.of, of=work.of, whole=whole))


def _say(piece: Piece) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(piece) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
