"""What a game or a round brings: everyone puts 1 into a pot, and who wins shares it."""

from collections.abc import Sequence
from typing import Any

from upperlip.animals.config import Config as AnimalsConfig
from upperlip.table.seat import Seat


def shared(winners: Sequence[Seat], players: int) -> list[float]:
    """What each seat has more in the end."""
    share = players / len(winners) - 1
    return [share if seat in winners else -1.0 for seat in range(players)]


def round_winners(config: Any, score: Any) -> list[Seat]:
    """O-26; in Mustachio the sides with the most points of the round."""
    seats = range(config.players)
    if isinstance(config, AnimalsConfig):
        return [seat for seat in seats if score.teams[seat] == score.winner]
    return [seat for seat in seats if score.points[config.side_of(seat)] == max(score.points)]


def game_winners(config: Any, result: Any) -> list[Seat]:
    """O-8, U-44, U-45, from the result that a record has."""
    if isinstance(config, AnimalsConfig):
        return list(result["winners"])
    return [s for s in range(config.players) if config.side_of(s) in result["winners"]]


def points(config: Any, result: Any) -> list[int]:
    """The points of each seat, or of its side."""
    if isinstance(config, AnimalsConfig):
        return list(result["points"])
    return [result["scores"][config.side_of(seat)] for seat in range(config.players)]
