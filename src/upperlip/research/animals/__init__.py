"""Moustache for research: its encoding, payoffs, a description in words.

Stands on the game's views and on nothing of the other game.
"""
