"""Sets of cards as bits of a machine word."""

from libc.stdint cimport uint64_t

cdef extern from * nogil:
    """
    #include <stdint.h>

    static inline int count_bits(uint64_t bits) { return __builtin_popcountll(bits); }

    static inline int lowest_bit(uint64_t bits) { return __builtin_ctzll(bits); }

    static inline int highest_bit(uint64_t bits) { return 63 - __builtin_clzll(bits); }

    /* Moves on condition: a loop of n turns is what no processor can predict. */
    static inline int nth_bit(uint64_t bits, int n) {
        if (n & 1) bits &= bits - 1;
        if (n & 2) { bits &= bits - 1; bits &= bits - 1; }
        if (n & 4) { bits &= bits - 1; bits &= bits - 1; bits &= bits - 1; bits &= bits - 1; }
        for (n &= ~7; n; n--) bits &= bits - 1;
        return __builtin_ctzll(bits);
    }

    static inline uint64_t high_product(uint64_t a, uint64_t b, uint64_t *low) {
        unsigned __int128 product = (unsigned __int128)a * b;
        *low = (uint64_t)product;
        return (uint64_t)(product >> 64);
    }
    """
    int count_bits(uint64_t bits)
    int lowest_bit(uint64_t bits)  # of a set that is not empty
    int highest_bit(uint64_t bits)  # likewise
    int nth_bit(uint64_t bits, int n)  # the place of the n-th, counted from 0 and from below
    uint64_t high_product(uint64_t a, uint64_t b, uint64_t* low)


cdef inline uint64_t bit(int place) noexcept nogil:
    return <uint64_t>1 << place
