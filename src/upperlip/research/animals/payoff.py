"""Who wins what in Moustache."""

from upperlip.animals.config import Config
from upperlip.animals.view import View
from upperlip.table.seat import Seat
from upperlip.table.shape import Result


def round_winners(view: View, number: int) -> list[Seat]:
    """Of a finished round (O-26)."""
    score = view.scores[number - 1]
    return [seat for seat, team in enumerate(score.teams) if team == score.winner]


def game_winners(_: Config, result: Result) -> list[Seat]:
    """O-8, from the result that a record has."""
    return list(result["winners"])


def points(_: Config, result: Result) -> list[int]:
    return list(result["points"])
