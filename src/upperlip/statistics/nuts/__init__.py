"""Statistics of Mustachio: what is counted of a game, and what is told of it.

Reads open views of Mustachio, and nothing of the other game.
"""
