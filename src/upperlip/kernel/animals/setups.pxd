"""How games of Moustache are set up: one table for all, which laws point into."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from upperlip.kernel.animals.effects cimport RuleCard

cdef enum:
    BLOCK = 64  # set-ups that are entered without asking for memory again
    BLOCKS = 1 << 14
    DRAWN = 255  # a rule card that was not named before the game
    MOST_RULES = 64  # rule cards that a game can know; a set of them is a machine word


cdef struct AnimalsSetup:
    double scale  # how many times as many stars there are as in the house's values
    uint64_t deck  # the rule cards that may be turned in this game (O-5)
    uint64_t sides[2]  # the white ones, the black ones
    const RuleCard* rules[64]  # MOST_RULES: ours, then those from outside
    uint32_t number  # in the table
    uint32_t root  # the law of no rule card at all
    uint8_t ours  # how many rule cards are the package's own
    uint8_t known  # how many there are
    uint8_t named[4]  # the rule cards named before the game, or DRAWN
    uint8_t even  # even_trophies
    uint8_t overall  # the table reads threes as the lowest card of all (O-18)
    uint8_t stars[11]  # printed on a card, by its value (O-3)
    uint8_t tokens[4][3]  # by round (O-4)


cdef AnimalsSetup* setup_for(config) except NULL
cdef int rule_number(const AnimalsSetup* setup, id_) except -1
