"""What a game or a round brings: everyone stakes 1, and who wins shares the stakes."""

from collections.abc import Sequence

from upperlip.table.seat import Seat


def shared(winners: Sequence[Seat], players: int) -> list[float]:
    """What each seat has more in the end."""
    share = players / len(winners) - 1
    return [share if seat in winners else -1.0 for seat in range(players)]
