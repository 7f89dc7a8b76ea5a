"""Placing unseen cards: all the counting is done beforehand, a draw only looks up."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from upperlip.kernel.common.generator cimport Stream

cdef enum:
    HOLDERS = 16  # hands, cards received, the pile and its bottom half


cdef struct Split:
    # One way of sharing a group of cards out among the classes that may hold them.
    double sum  # the ways of this split and those before it
    uint32_t after  # the state it leads to
    uint8_t counts[16]  # cards for each open class


cdef struct State:
    # What capacity is left when a group's turn comes: its splits stand side by side.
    uint32_t first
    uint32_t count


cdef struct Stage:
    # One group's turn.
    int size
    uint8_t cards[76]
    int open  # how many classes of holders may take cards of this group
    uint8_t begins[17]  # where each open class begins in `members`; the last: where they end
    uint8_t members[16]


cdef struct Plan:
    int stages
    uint32_t start  # the first state
    Stage stage[16]
    uint8_t capacity[16]
    State* states
    Split* splits


cdef class Placing:
    cdef Plan plan
    cdef readonly double ways
    cdef int holders


cdef void place(const Plan* plan, Stream* stream, uint64_t* low, uint16_t* high) noexcept nogil
