"""How games of Moustache are set up: one table for all, which positions point into."""

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint64_t

cdef enum:
    PAGE = 64  # set-ups that are entered without asking for memory again
    PAGES = 1 << 14
    DRAWN = 255  # a rule card that was not named before the game


cdef struct AnimalsSetup:
    double scale  # how many times as many stars there are as in the house's values
    uint64_t print  # of what changes the play, 0 for the usual: the same on every machine
    uint16_t deck  # the rule cards that may be turned in this game (O-5)
    uint8_t named[4]  # the rule cards named before the game, or DRAWN
    uint8_t even  # even_trophies
    uint8_t overall  # the table reads threes as the lowest card of all (O-18)
    uint8_t stars[11]  # printed on a card, by its value (O-3)
    uint8_t tokens[4][3]  # by round (O-4)
    int8_t worth[8][47]  # by green-negative, pink-bonus, shining-zeros (O-25), then card


cdef AnimalsSetup* SETUPS[16384]  # PAGES of them, each of PAGE

cdef int setup_number(config) except -1
