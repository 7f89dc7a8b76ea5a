from libc.stdint cimport int16_t, uint8_t, uint16_t, uint64_t

from upperlip.kernel.common.generator cimport Stream
from upperlip.kernel.nuts.game cimport KernelState, NutsGame
from upperlip.kernel.common.placing cimport Plan

cdef enum:
    LEVELS = 64  # of hands, by what they are worth
    STEP = 12  # from one to the next, in hundredths of a trick


cdef struct World:
    # What became of the passes and how the packet fell, with all the ways of placing the cards.
    double sum  # the weights of this world and those before it
    const Plan* plan


cdef class GameKnowledge:
    cdef KernelState known  # everything that is certain


cdef class Knowledge(GameKnowledge):
    cdef list placings  # keeps alive what the plans point to
    cdef World* worlds
    cdef int count
    cdef uint8_t[16] alike  # unseen villains of which any may be in the packet (U-51)
    cdef int alike_count
    cdef bint recycled  # the pile is known: it was made of cards played before (U-13)
    cdef int choosers  # seats that have answered in secret, as bits
    # What bids tell (leaning.pxi)
    cdef int16_t[76] worth
    cdef int16_t[6] shown
    cdef uint16_t[6][64] fits
    cdef int leaning  # seats whose bids count, as bits
    cdef int tries

    cdef void draw_one(self, NutsGame* game, Stream* stream) noexcept nogil
    cdef void fill(self, NutsGame* game, Stream* stream) noexcept nogil
