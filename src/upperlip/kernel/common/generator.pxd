"""The generator of `upperlip.table.generator`, draw for draw the same."""

from libc.stdint cimport uint8_t, uint64_t

from upperlip.kernel.common.bits cimport high_product

cdef enum:
    # The "seat" whose decisions are the deals, flips and draws, as a shift: 1 << 32.
    CHANCE_BIT = 32


cdef extern from * nogil:
    """
    /* Of SplitMix64: the step of its counter, and the factors that mix it. */
    #define WORD_STEP 0x9E3779B97F4A7C15ULL
    #define FIRST_FACTOR 0xBF58476D1CE4E5B9ULL
    #define SECOND_FACTOR 0x94D049BB133111EBULL
    """
    const uint64_t WORD_STEP
    const uint64_t FIRST_FACTOR
    const uint64_t SECOND_FACTOR


cdef struct Stream:
    uint64_t counter


cdef inline uint64_t mix(uint64_t word) noexcept nogil:
    word = (word ^ (word >> 30)) * FIRST_FACTOR
    word = (word ^ (word >> 27)) * SECOND_FACTOR
    return word ^ (word >> 31)


cdef inline Stream forked(Stream stream, uint64_t part) noexcept nogil:
    """The stream whose key has one part more."""
    stream.counter = mix((stream.counter + WORD_STEP) ^ part)
    return stream


cdef inline uint64_t next_word(Stream* stream) noexcept nogil:
    stream.counter += WORD_STEP
    return mix(stream.counter)


cdef inline uint64_t below(Stream* stream, uint64_t n) noexcept nogil:
    """A number from 0 to n - 1, each equally likely (Lemire's method)."""
    cdef uint64_t low
    cdef uint64_t high = high_product(next_word(stream), n, &low)
    cdef uint64_t refuse
    if low < n:
        refuse = (0 - n) % n  # 2**64 % n
        while low < refuse:
            high = high_product(next_word(stream), n, &low)
    return high


cdef inline void pick(uint8_t* items, int size, int count, Stream* stream) noexcept nogil:
    """The first steps of a Fisher-Yates shuffle, in place: the first `count` are the picked."""
    cdef int place, other
    cdef uint8_t item
    for place in range(count):
        other = place + <int>below(stream, size - place)
        item = items[place]
        items[place] = items[other]
        items[other] = item


cdef inline double unit(Stream* stream) noexcept nogil:
    """From 0 up to, but not including, 1: the 53 bits that a double holds."""
    return <double>(next_word(stream) >> 11) * (1.0 / (<uint64_t>1 << 53))


cdef class Generator:
    cdef Stream stream


cdef struct Streams:
    # Of one match, keyed as `upperlip.table.match.Match` keys them.
    Stream chance
    Stream seats[6]
    uint64_t chances
    uint64_t decisions[6]


cdef inline Streams streams_of(uint64_t seed, uint64_t number, int players) noexcept nogil:
    cdef Streams streams
    cdef Stream stream
    cdef int seat
    stream.counter = 0
    stream = forked(forked(stream, seed), number)
    streams.chance = forked(stream, <uint64_t>1 << CHANCE_BIT)
    streams.chances = 0
    for seat in range(players):
        streams.seats[seat] = forked(stream, seat)
        streams.decisions[seat] = 0
    return streams


cdef inline Stream next_chance(Streams* streams) noexcept nogil:
    cdef Stream stream = forked(streams.chance, streams.chances)
    streams.chances += 1
    return stream


cdef inline Stream next_decision(Streams* streams, int seat) noexcept nogil:
    cdef Stream stream = forked(streams.seats[seat], streams.decisions[seat])
    streams.decisions[seat] += 1
    return stream
