"""Moustache as one flat struct: everything that decides how the game goes on, in any position."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from upperlip.kernel.animals.setups cimport PAGE, SETUPS, AnimalsSetup
from upperlip.kernel.common.generator cimport Stream

cdef enum Ask:
    RULE
    DEAL
    GIVE
    PLAY
    STEAL
    TROPHIES
    OVER

cdef enum:
    VALUES = 11
    ANIMALS = 44
    UNICORN = 44
    MONKEY = 45
    PIGEON = 46
    NO_COLOUR = 4
    NOBODY = 255  # no seat, no team, no place in the trick, no rule card
    ROUNDS = 4
    GIFTS = 3  # O-13

# The kernel's table of rule cards, in the order of `upperlip.animals.rules.RULE_CARDS`.
cdef enum:
    GREEN_NEGATIVE = 1 << 0
    PINK_OPEN = 1 << 1  # changes what is seen, not what is played
    PASS_THREE = 1 << 2
    BLUE_TAX = 1 << 3
    FEWEST_STARS = 1 << 4
    PINK_BONUS = 1 << 5
    SHINING_ZEROS = 1 << 6
    LAST_TRICK = 1 << 7
    TWOS_WIN = 1 << 8
    EQUALS_OUT = 1 << 9
    REVERSED = 1 << 10
    THREE_LOWEST = 1 << 11
    CUT_LEADS = 1 << 12
    TENS_FALL = 1 << 13
    RUNNER_UP = 1 << 14
    WEAKEST_LEADS = 1 << 15
    WHITE = 0x00FF
    BLACK = 0xFF00


cdef struct AnimalsGame:
    uint64_t hands[6]
    uint64_t given[6]  # chosen under pass-three, not yet handed over
    int16_t stars[4][2]  # by round and team; of the running round so far
    uint16_t rules  # the row as a set
    uint32_t setup  # where what is fixed for the game stands in the table of set-ups
    uint8_t row[4]  # left to right; NOBODY where none lies yet
    uint8_t blues[2]  # blue cards captured this round
    uint8_t winner[4]  # the team that won each finished round
    uint8_t points[6]  # trophies (O-8)
    uint8_t cards[6]  # of the trick, from its leader
    uint8_t players
    uint8_t ask
    uint8_t seat  # who acts next; NOBODY: chance, or the game is over
    uint8_t waiting  # the seats that still have to give, as bits
    uint8_t turned  # how many rule cards lie in the row
    uint8_t scored  # rounds finished
    uint8_t teams  # bit s: seat s is in team 1
    uint8_t crown
    uint8_t leader
    uint8_t played  # cards in the trick
    uint8_t follow  # the colour to follow (O-14)
    uint8_t last_team  # that won the round's latest trick and its cards


cdef class Position:
    cdef AnimalsGame game


cdef inline const AnimalsSetup* setup_of(const AnimalsGame* game) noexcept nogil:
    return &SETUPS[game.setup // PAGE][game.setup % PAGE]


cdef void start(AnimalsGame* game, int players) noexcept nogil
cdef uint64_t candidates_of(const AnimalsGame* game) noexcept nogil
cdef void turn_rule(AnimalsGame* game, int rule) noexcept nogil
cdef int most_points(const AnimalsGame* game) noexcept nogil
cdef uint64_t legal(const AnimalsGame* game) noexcept nogil
cdef uint64_t legal_for(const AnimalsGame* game, int seat) noexcept nogil
cdef void decide(AnimalsGame* game, int seat, int value) noexcept nogil
cdef void draw_chance(AnimalsGame* game, Stream* stream) noexcept nogil
cdef void play_round(AnimalsGame* game, Stream* stream) noexcept nogil
cdef const uint8_t* strengths_of(const AnimalsGame* game) noexcept nogil
cdef uint64_t stronger_than(const AnimalsGame* game, int card) noexcept nogil
cdef int winning_place(const AnimalsGame* game) noexcept nogil
cdef const int8_t* worths_of(const AnimalsGame* game) noexcept nogil
cdef int team_of(const AnimalsGame* game, int seat) noexcept nogil
cdef Position wrap(const AnimalsGame* game)
