"""Cards as data: what an effect's parameters may be, how a definition is read (E-41 to E-46), and
which version of the rules has which.

Here belongs what both games need to read cards from outside; it touches the `table` and knows no
game. What an effect does stands in each game's own `effects`.
"""
