"""What is counted over many reviews, in the process that reads records."""

from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from msgspec import Struct

from upperlip.review.progress import GameProgress, Partner, Played, counted, progress
from upperlip.review.progress_table import as_csv
from upperlip.review.summary import summary_of
from upperlip.server.store.documents import read_review, read_summary
from upperlip.server.store.errors import Unreadable

FORMAT = "upperlip-progress/1"


class Reviewed(Struct, frozen=True, kw_only=True):
    """A game as the store has it: its review in short, or, where that is older, whole."""

    id: int
    at: int
    summary: str | None
    document: str | None
    people: list[Partner]

    def played(self) -> Played:
        if self.summary is not None:
            summary = read_summary(self.summary).summary
        else:
            summary = summary_of(read_review(self.document or "").review)
        return Played(id=self.id, at=self.at, summary=summary, people=self.people)


def _readable(found: object) -> list[Played]:
    """One that cannot be read must not hide the others."""
    played = []
    for each in msgspec.convert(found, list[Reviewed]):
        with suppress(Unreadable):
            played.append(each.played())
    return played


def _progress(found: object, hints: bool) -> list[GameProgress]:
    return progress(_readable(found), hints=hints)


def _decisions(found: object, hints: bool) -> dict[str, object]:
    played = _readable(found)
    return {
        "format": FORMAT,
        "progress": progress(played, hints=hints),
        "games": [_taken_along(each, hints) for each in played],
    }


def _taken_along(played: Played, hints: bool) -> dict[str, object]:
    decisions = counted(played.summary, hints=hints)
    review = msgspec.structs.replace(played.summary, decisions=decisions)
    return {"id": played.id, "ended_at": played.at, "review": review}


def _table(found: object, hints: bool) -> str:
    return as_csv(_readable(found), hints=hints)


COUNTED: Mapping[str, Callable[[object, bool], object]] = {
    "progress": _progress,
    "decisions": _decisions,
    "decisions-table": _table,
}
