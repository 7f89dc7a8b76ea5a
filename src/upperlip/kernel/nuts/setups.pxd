"""How games of Mustachio are set up: one table for all, which the kernel's states point into.

The villains of a game are compiled here from their effects (E-31 to E-39), and nobody in the kernel
knows one by name. Only the box's can be drawn at random (E-45), so a game has either those of the
box or the ten or fewer that its table named. The kernel numbers them from 0 in the reference's
order, so that they fit into 16 bits.
"""

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint64_t

cdef enum:
    BLOCK = 64  # set-ups that are entered without asking for memory again
    BLOCKS = 1 << 14
    FIRST_VILLAIN = 60  # as the reference numbers cards
    MOST_VILLAINS = 16  # in one game: there is room for a larger box
    MOST_KNOWN = 26  # that one game can know: the box's and ten from outside (E-43)
    POOL_SIZE = 6  # U-7
    UNKNOWN = 255  # a card that is not in the game

# How a trick is judged (E-33).
cdef enum Judged:
    BY_STRENGTH
    BY_LOWEST
    BY_HIGHEST

# What a villain does at once, before the next card (E-6).
cdef enum Step:
    NO_STEP
    NAME_TRUMP
    CAST_TRUMP
    PASS_CARDS
    TURN_CARD

# What a villain makes trump, where that is no colour (E-37).
cdef enum:
    NO_TRUMP = 4
    NAMED_TRUMP = 5
    SAME_TRUMP = 6


cdef struct NutsVillain:
    int8_t number  # if it copies: what it adds to the number before it (E-31)
    int8_t tricks  # that its trick counts more, or fewer (E-35)
    int8_t points  # for the trick's winner (E-36)
    int8_t good  # if it turns a card: for the trick's winner (E-39)
    int8_t bad
    uint8_t judged
    uint8_t steps[4]  # as listed; NO_STEP after the last
    uint8_t trump
    uint8_t trump_tricks
    uint8_t passed  # cards that everyone passes (E-38)
    uint8_t passed_right
    uint8_t worth[2]  # card points in team play, in individual play (U-40)


cdef struct NutsSetup:
    NutsVillain villains[16]  # MOST_VILLAINS
    double reward_span  # points ahead, from the worst reward to the best; the same for all
    uint64_t salt  # of what they do: equal for equal villains in every process
    uint16_t boxed  # those that may be drawn (U-6, U-7), as bits
    uint16_t always_trump  # E-32
    uint16_t copying  # E-31
    uint16_t judging  # E-33
    uint16_t voiding  # E-34
    uint16_t fixed  # the villains in use all game, where no draw decides them (U-7, U-8)
    uint16_t shown[5]  # those that the table named for each round (U-6)
    uint8_t named  # has it named them?
    uint8_t drawn  # villains of a round: 1 or 2 each (U-6), 6 once (U-7), 0 never
    uint8_t bid_bonus[2]  # in team play, in individual play (U-40); the same for all
    uint8_t first_dealer
    uint8_t card_counting
    uint8_t more_points
    uint8_t drop_low
    uint8_t walnut_leads  # a leading always-trump makes the trump the trick colour (U-20)
    uint8_t renumbered  # are the villains numbered in another way than the reference does?
    uint8_t cards[16]  # by the kernel's number: the reference's card
    uint8_t own[26]  # the other way round, from FIRST_VILLAIN on; UNKNOWN: not in this game


cdef NutsSetup* SETUPS[16384]  # BLOCKS of them, each of BLOCK

cdef int setup_number(config) except -1
cdef bint is_setup(uint64_t number) noexcept


cdef inline int reference_card(const NutsSetup* setup, int card) noexcept nogil:
    """A card as the reference numbers it; bids, colours and signs lie below and stay."""
    return card if card < FIRST_VILLAIN else setup.cards[card - FIRST_VILLAIN]


cdef inline int own_card(const NutsSetup* setup, int card) noexcept nogil:
    """A card of the reference as the kernel numbers it, or UNKNOWN."""
    if card < FIRST_VILLAIN:
        return card
    return setup.own[card - FIRST_VILLAIN] if card < FIRST_VILLAIN + MOST_KNOWN else UNKNOWN


cdef inline int own_villain(const NutsSetup* setup, int card) noexcept nogil:
    """A villain of the reference by its bit in the kernel's sets."""
    return setup.own[card - FIRST_VILLAIN] - FIRST_VILLAIN
