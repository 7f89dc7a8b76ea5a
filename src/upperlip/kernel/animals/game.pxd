"""Moustache as one flat struct: everything that decides how the game goes on, at any moment."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

from upperlip.kernel.animals.laws cimport Law, law_number
from upperlip.kernel.animals.setups cimport AnimalsSetup
from upperlip.kernel.common.bits cimport count_bits
from upperlip.kernel.common.generator cimport Stream, Streams

cdef enum Ask:
    RULE
    DEAL
    GIVE
    PLAY
    STEAL
    TROPHIES
    OVER

cdef enum:
    NOBODY = 255  # no seat, no team, no place in the trick
    ROUNDS = 4
    SEATS = 6  # at most
    SECOND_TEAM = 16  # where its tricks begin in `won`


cdef struct AnimalsGame:
    uint64_t hands[6]
    uint64_t given[6]  # chosen for a neighbour (E-19), not yet handed over
    uint64_t captured[2]  # by team, this round
    int16_t stars[4][2]  # by round and team; of the running round so far
    uint32_t law  # the rule row, and the set-up: where they stand in the table of laws
    uint32_t won  # the round's tricks as bits, the latest lowest: of team 0, then of team 1
    uint8_t points[6]  # trophies (O-8)
    uint8_t cards[6]  # of the trick, from its leader
    uint8_t players
    uint8_t ask
    uint8_t seat  # who acts next; NOBODY: chance, or the game is over
    uint8_t waiting  # the seats that still have to give, as bits
    uint8_t scored  # rounds finished
    uint8_t winners  # of those, as bits: bit n is the team that won round n
    uint8_t teams  # bit s: seat s is in team 1
    uint8_t crown
    uint8_t leader
    uint8_t played  # cards in the trick
    uint8_t follow  # the colour to follow (O-14)


cdef class GameState:
    cdef AnimalsGame game


cdef class KernelState(GameState):
    pass


cdef inline const Law* law_of(const AnimalsGame* game) noexcept nogil:
    return law_number(game.law)


cdef inline const AnimalsSetup* setup_of(const AnimalsGame* game) noexcept nogil:
    return law_of(game).setup


cdef inline int team_of(const AnimalsGame* game, int seat) noexcept nogil:
    return game.teams >> seat & 1


cdef inline int winner_of(const AnimalsGame* game, int number) noexcept nogil:
    """The team that won a round; rounds are numbered from 0 here."""
    return game.winners >> number & 1


cdef inline int tricks_of(const AnimalsGame* game, int team) noexcept nogil:
    """That a team has won this round, with their cards."""
    return count_bits(game.won >> SECOND_TEAM * team & 0xFFFF)


cdef uint64_t cards_of(cards) except? 0
cdef void turn_rule(AnimalsGame* game, int rule) noexcept nogil
cdef int most_points(const AnimalsGame* game) noexcept nogil
cdef uint64_t legal(const AnimalsGame* game) noexcept nogil
cdef uint64_t legal_for(const AnimalsGame* game, int seat) noexcept nogil
cdef void decide(AnimalsGame* game, int seat, int value) noexcept nogil
cdef void draw_chance(AnimalsGame* game, Stream* stream) noexcept nogil
cdef void play_round(AnimalsGame* game, Stream* stream) noexcept nogil
cdef void play_match(AnimalsGame* game, Streams* streams) noexcept nogil
cdef int winning_place(const AnimalsGame* game) noexcept nogil
cdef int finished_tricks(const AnimalsGame* game) noexcept nogil
cdef int hand_size(const AnimalsGame* game) noexcept nogil
cdef int taker_of(const AnimalsGame* game, int before) noexcept nogil
cdef KernelState wrap(const AnimalsGame* game)
