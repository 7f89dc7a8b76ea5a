# Filled by the terminal game.
