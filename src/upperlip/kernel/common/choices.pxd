"""What a seat may do, as bits: a game may have more than 64 answers."""

from libc.stdint cimport uint16_t, uint64_t

cdef enum:
    LOW = 60  # values below stand in `low`, the others in `high`


cdef struct Choices:
    uint64_t low
    uint16_t high
