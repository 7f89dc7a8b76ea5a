"""The review of a finished game: what each decision was worth, and how much of the result was luck.

Decisions are judged from the view that the seat had, and from nothing else. Only the luck ledger
(`ledger`) looks at the cards as they lay, and says so. It stands on kernel, records, statistics and
texts; a game that is not over is refused, for its review would tell.
"""

from upperlip.review.report import Progress, Review, review_of

__all__ = ["Progress", "Review", "review_of"]
