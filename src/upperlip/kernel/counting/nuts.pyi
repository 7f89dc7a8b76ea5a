from upperlip.kernel.interface import PlayGames

play_games: PlayGames
