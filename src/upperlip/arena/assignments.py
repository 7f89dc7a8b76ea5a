"""Who plays for whom: parties are what can win (a team, a side, a seat), shared out evenly.

Each deal is replayed with every assignment: the two alternate around the table, from every place,
and then exchanged. So whatever a place is worth, both have had it equally often.
"""

from functools import cache

Assignment = tuple[int, ...]  # by party: which of the two plays it


@cache
def assignments(parties: int) -> tuple[Assignment, ...]:
    """All different ones, in a fixed order."""
    alternating = tuple(place % 2 for place in range(parties))
    turned = {alternating[place:] + alternating[:place] for place in range(parties)}
    exchanged = {tuple(1 - entrant for entrant in each) for each in turned}
    return tuple(sorted(turned | exchanged))
