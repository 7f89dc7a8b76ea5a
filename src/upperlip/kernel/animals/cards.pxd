"""The cards as numbers, as `upperlip.animals.cards` has them."""

cdef enum:
    COLOURS = 4
    VALUES = 11
    ANIMALS = 44
    UNICORN = 44  # E-26: takes
    MONKEY = 45  # steals
    PIGEON = 46  # scatters
    CARDS = 47
    NO_COLOUR = 4
