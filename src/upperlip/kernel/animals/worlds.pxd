from libc.stdint cimport uint8_t, uint64_t

from upperlip.kernel.animals.game cimport AnimalsGame, KernelState
from upperlip.kernel.common.generator cimport Stream
from upperlip.kernel.common.placing cimport Plan

cdef struct World:
    # One way the jokers can have gone, with all the ways of placing the animals beside it.
    double sum  # the weights of this world and those before it
    const Plan* plan
    uint64_t hands[6]  # what is certain in this world


cdef struct Bag:
    # A finished round's trophies that the seat does not know (O-30).
    uint8_t tokens[3]
    int size
    uint8_t owners[3]
    int count


cdef class GameKnowledge:
    cdef KernelState known  # everything that is certain


cdef class Knowledge(GameKnowledge):
    cdef list placings  # keeps alive what the plans point to
    cdef World[24] worlds
    cdef int count
    cdef Bag[4] bags
    cdef int bag_count
    cdef int choosers  # seats that have chosen their gifts in secret, as bits

    cdef void fill(self, AnimalsGame* game, Stream* stream) noexcept nogil
