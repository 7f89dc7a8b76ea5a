"""The game record (docs/record.md): its types, writing, reading and checking it.

It knows the games, their plies and definitions of cards, no bots and no sentences; what is
wrong with a record is a `Fault` with a reason, told at the edge.
"""
