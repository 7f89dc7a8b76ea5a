"""Mustachio as one flat struct: everything that decides how the game goes on, at any moment."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.generator cimport Stream
from upperlip.kernel.nuts.setups cimport BLOCK, SETUPS, NutsSetup, NutsVillain

cdef enum Ask:
    DEAL
    BLIND
    AGREE
    TURN
    BID
    PLAY
    TRUMP
    TWINS
    PASS
    THROW
    OVER

cdef enum:
    VALUES = 15
    NUTS = 60
    CARDS = 76  # that the kernel can number in one game
    ROUNDS = 5
    HAND_SIGNS = 3  # rock, paper, scissors (U-45)
    NO_COLOUR = 4
    NOBODY = 255  # no seat, no trick
    NOTHING = -1  # no bid, no secret

# Where cards are, beside the hands 0 to 5.
cdef enum:
    PILE = 6  # between rounds: what the next deal may come from (U-50)
    TURNED = 7
    PLAYED = 8  # this round
    SPENT = 9  # in earlier rounds since the last shuffle (U-13)
    PLACES = 10


cdef struct NutsGame:
    uint64_t nuts[10]  # the nuts in each place, as bits
    uint16_t villains[10]  # the villains in each place, as bits
    uint16_t in_use  # this round's villains; the whole pool, once drawn
    uint16_t shown  # in earlier showcases and this one (U-6)
    uint32_t setup  # where what is fixed for the game stands in the table of set-ups
    int16_t points[5][6]  # by round and side
    int16_t plus[6]  # won by each side this round, cards and bonuses
    # By seat, not yet revealed: a bid, a throw; or which cards of the hand are passed, bit n being
    # its n-th. NOTHING: no answer yet.
    int16_t secrets[6]
    uint8_t losses[6]  # of each side this round: points below 0, apart since U-43 does not net them
    int8_t tricks[6]  # by side, E-35 counted; held at 0 at the round's end only
    int8_t blinds[6]  # by side; NOTHING: no blind bid
    int8_t bids[6]  # by seat
    uint8_t cards[6]  # of the trick, from its leader
    int8_t numbers[6]  # of these cards
    int8_t before  # the number of the latest card played this round, or 0 (U-28)
    uint8_t players
    uint8_t sides
    uint8_t ask
    uint8_t seat  # who acts next; NOBODY: chance, or the game is over
    uint8_t waiting  # the seats that still have to answer a simultaneous ask, as bits
    uint8_t scored  # rounds finished
    uint8_t dealer
    uint8_t size  # cards dealt to each
    int8_t proposal  # a blind bid that partners have not all answered
    uint8_t proposer
    uint8_t agreed
    uint8_t trump
    uint8_t spell  # the trump that a villain brought, or none (E-37)
    uint8_t spell_last  # the last trick it governs; NOBODY: no spell yet
    uint8_t done  # tricks finished this round
    uint8_t leader
    uint8_t played  # cards in the trick
    uint8_t colour  # of the trick
    uint8_t led  # the colour that a leading villain gave it (U-20)
    uint8_t step  # of the villain just played: its steps that are begun (E-6)
    uint8_t turned_plus  # what turned cards bring to this trick's winner (E-39)
    uint8_t turned_losses
    uint8_t recycled  # the pile was made by U-13
    uint8_t duel  # the sides still in the tie-break, as bits (U-45)
    uint8_t wins[2]  # throws won, once two sides are left


cdef class GameState:
    cdef NutsGame game


cdef class KernelState(GameState):
    pass


cdef inline const NutsSetup* setup_of(const NutsGame* game) noexcept nogil:
    return &SETUPS[game.setup // BLOCK][game.setup % BLOCK]


cdef inline const NutsVillain* acting(const NutsGame* game) noexcept nogil:
    """The villain just played."""
    return &setup_of(game).villains[game.cards[game.played - 1] - NUTS]


cdef Choices legal(const NutsGame* game) noexcept nogil
cdef Choices legal_for(const NutsGame* game, int seat) noexcept nogil
cdef void decide(NutsGame* game, int seat, int value) noexcept nogil
cdef bint decide_unjudged(NutsGame* game, int seat, int value) noexcept nogil
cdef int any_answer(const NutsGame* game, Stream* stream) noexcept nogil
cdef void draw_chance(NutsGame* game, Stream* stream) noexcept nogil
cdef void play_round(NutsGame* game, Stream* stream) noexcept nogil
cdef int draw_flip(NutsGame* game, Stream* stream) noexcept nogil
cdef bint turn(NutsGame* game, int card) noexcept nogil
cdef void judge(NutsGame* game) noexcept nogil
cdef int number_of(const NutsGame* game, int card) noexcept nogil
cdef int card_worth(const NutsGame* game, int card) noexcept nogil
cdef int trump_in_force(const NutsGame* game) noexcept nogil
cdef int trump_for_turning(const NutsGame* game) noexcept nogil
cdef int cards_to_pass(const NutsGame* game) noexcept nogil
cdef Choices chosen_to_pass(const NutsGame* game, int seat) noexcept nogil
cdef int colour_led(const NutsGame* game, int card) noexcept nogil
cdef int winning_place(const NutsGame* game, int trump) noexcept nogil
cdef int winning_place_without(const NutsGame* game, int trump, int without) noexcept nogil
cdef int side_bid(const NutsGame* game, int side) noexcept nogil
cdef bint bid_met(const NutsGame* game, int side) noexcept nogil
cdef int total(const NutsGame* game, int side) noexcept nogil
cdef int side_of(const NutsGame* game, int seat) noexcept nogil
cdef int winning_sides(const NutsGame* game) noexcept nogil
cdef KernelState wrap(const NutsGame* game)
