"""Cards as data: what an effect's parameters may be, and how a definition is read (E-41 to E-46).

Here belongs what both games need to read cards from outside; it touches the `table` and knows no
game. What an effect does stands in each game's own `effects`.
"""
