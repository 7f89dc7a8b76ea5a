"""Words both games share: seats, plies, asks, reasons, secrets, chance, the match.

Here belongs what any trick-taking game could use; it knows no game and imports nothing of ours.
"""
