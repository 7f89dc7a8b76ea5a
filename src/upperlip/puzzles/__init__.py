"""Puzzles: decisions from games of bots where one answer is better than the rest, and clearly so.

Here belongs how they are found, verified, told and chosen. A puzzle is what one seat could see, and
nothing else: it stands on positions by hand (`api`, `named`), on the review's figures, on
statistics and on the bots that are tried on it; no true hand of another seat ever comes in.
"""
