"""All of one's reviewed decisions as a table, for other programs."""

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime

from upperlip.review.progress import Played, counted

COLUMNS = (
    "game_id", "ended", "game", "unit", "round", "step", "phase", "played", "best", "grade",
    "loss", "theme", "hint", "side_bid", "side_tricks",
)  # fmt: skip


def as_csv(played: Sequence[Played], *, hints: bool = True) -> str:
    """One's own decisions, a line each, the oldest first; losses in millionths of the unit."""
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\r\n")
    table.writerow(COLUMNS)
    for game in sorted(played, key=lambda each: (each.at, each.id)):
        ended = datetime.fromtimestamp(game.at / 1000, UTC).isoformat(timespec="seconds")
        for each in counted(game.summary, hints=hints):
            bid, tricks = each.kept or ("", "")
            of_game = (game.id, ended, game.summary.game, game.summary.unit)
            where = (each.round, each.step, each.phase or "")
            judged = (each.played, each.best, each.grade, each.loss, each.theme or "")
            table.writerow((*of_game, *where, *judged, each.hint or "", bid, tricks))
    return written.getvalue()
