"""What a seat sees, for people: a few lines of text, from its encoding alone."""

from upperlip.research.games import RESEARCH_GAMES


def describe(game: str, data: bytes) -> str:
    own = RESEARCH_GAMES[game]
    return "\n".join(line for line in own.describe(own.decode(data)) if line) + "\n"
