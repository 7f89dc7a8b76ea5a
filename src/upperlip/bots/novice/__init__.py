"""What the novice knows of each game: rules of thumb, from the view alone.

Frozen, since stronger bots are measured by it; it touches no kernel.
"""
