"""Sets of cards as bits of a machine word."""

from libc.stdint cimport uint64_t

cdef extern from * nogil:
    """
    #include <stdint.h>

    static inline int count_bits(uint64_t bits) { return __builtin_popcountll(bits); }

    static inline int lowest_bit(uint64_t bits) { return __builtin_ctzll(bits); }

    static inline uint64_t high_product(uint64_t a, uint64_t b, uint64_t *low) {
        unsigned __int128 product = (unsigned __int128)a * b;
        *low = (uint64_t)product;
        return (uint64_t)(product >> 64);
    }
    """
    int count_bits(uint64_t bits)
    int lowest_bit(uint64_t bits)  # of a set that is not empty
    uint64_t high_product(uint64_t a, uint64_t b, uint64_t* low)


cdef inline uint64_t bit(int place) noexcept nogil:
    return <uint64_t>1 << place


cdef inline int nth_bit(uint64_t bits, int n) noexcept nogil:
    """The place of the n-th bit that is set, counted from 0 and from below."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)
