"""Who wins what in Mustachio."""

from upperlip.nuts.config import Config
from upperlip.nuts.view import View
from upperlip.table.seat import Seat
from upperlip.table.shape import Result


def round_winners(view: View, number: int) -> list[Seat]:
    """Of a finished round: the sides with the most points."""
    config, points = view.config, view.scores[number - 1].points
    return [s for s in range(config.players) if points[config.side_of(s)] == max(points)]


def game_winners(config: Config, result: Result) -> list[Seat]:
    """U-44, U-45, from the result that a record has."""
    return [s for s in range(config.players) if config.side_of(s) in result["winners"]]


def points(config: Config, result: Result) -> list[int]:
    """Of each seat's side."""
    return [result["scores"][config.side_of(seat)] for seat in range(config.players)]
