"""Games by random bots, counted: what `upperlip simulate` tells of many games.

Stands on the compiled engines and is no part of them; where they are not built, importing it fails.
"""

from upperlip.kernel.counting import animals, nuts
from upperlip.kernel.interface import PlayGames

PLAY_GAMES: dict[str, PlayGames] = {
    "moustache": animals.play_games,
    "mustachio": nuts.play_games,
}
