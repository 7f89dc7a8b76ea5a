"""Reviews for those who played: worked out when the first of them asks, and kept."""

import asyncio

from upperlip.review.format import ReviewFigures
from upperlip.review.summary import summary_of
from upperlip.server.bots.reviews import LONGEST_QUEUE, Busy, ReviewUnderWay, ReviewWorks
from upperlip.server.store import ReviewRow, SaveReview
from upperlip.server.store.documents import ReviewDocument, SummaryDocument, read_review, write
from upperlip.server.store.errors import StoreError, Unreadable
from upperlip.server.tables.services import Services
from upperlip.table.seat import Seat


class Reviews:
    def __init__(self, services: Services, works: ReviewWorks) -> None:
        self._services = services
        self._works = works
        self._under_way: dict[int, ReviewUnderWay] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._in_vain: set[int] = set()  # games that this process need not try again

    async def kept(self, game: int, seat: Seat) -> ReviewFigures | None:
        """What the store has; of another format, or broken, it is made anew."""
        found = await self._services.store.review(game, seat)
        try:
            return None if found is None else read_review(found).review
        except Unreadable:
            return None

    def under_way(self, game: int) -> ReviewUnderWay | None:
        return self._under_way.get(game)

    def in_vain(self, game: int) -> bool:
        """Has it been tried, and nothing came of it?"""
        return game in self._in_vain

    def begin(self, game: int, record: str, seats: list[Seat]) -> ReviewUnderWay:
        """For all seats that people played, since the work is the same."""
        if len(self._tasks) >= LONGEST_QUEUE:
            raise Busy
        review = self._under_way[game] = ReviewUnderWay(record, seats)
        task = asyncio.create_task(self._work_out(game, review))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return review

    async def _work_out(self, game: int, review: ReviewUnderWay) -> None:
        try:
            await self._works.work_out(review)
            if review.failed:
                self._in_vain.add(game)
            at = self._services.millis()
            rows = [_row(game, whole, at) for whole in review.whole.values()]
            if rows:
                await self._services.store.write([SaveReview(row) for row in rows])
        except StoreError as error:
            self._services.watch.failed(error)
        finally:
            self._under_way.pop(game, None)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._works.stop()


def _row(game: int, review: ReviewFigures, at: int) -> ReviewRow:
    summary = write(SummaryDocument(summary=summary_of(review)))
    return ReviewRow(game, review.seat, write(ReviewDocument(review=review)), at, summary)
