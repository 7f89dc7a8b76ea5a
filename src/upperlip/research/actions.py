"""Actions as numbers: one list for each game, the same for every player count and option."""

from upperlip.research.games import RESEARCH_GAMES
from upperlip.table.ply import Action


def number_of(game: str, action: Action) -> int:
    return RESEARCH_GAMES[game].number_of(action)


def action_of(game: str, ask: str, number: int) -> Action:
    """What a number means as an answer to this ask."""
    return RESEARCH_GAMES[game].action_of(ask, number)
