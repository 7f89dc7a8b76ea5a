"""The table server: friends and bots at one table.

Here is what starts it and what all of it shares: settings, log, metrics. `http` lets people in,
`tables` runs their games, `bots` thinks, `store` keeps, `wire` says what messages look like.
It stands on the games, definitions of their cards, their records, the kernel, bots, review, puzzles
and texts; only the commands stand on it.
"""
