"""Statistics of Moustache: what is counted of a game, and what is told of it.

Reads open views of Moustache, and nothing of the other game.
"""
