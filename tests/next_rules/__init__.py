"""A version of the rules after the first, which differs from it in one effect of each game."""
