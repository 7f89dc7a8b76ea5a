"""A small net in whole numbers, so that every machine comes to the same figures.

Its input is a list of features that hold; the first layer is the sum of their rows. Two more layers
follow. Weights are 64ths, as are the two layers between; outputs are 4096ths.
"""

from libc.stdint cimport int16_t, int32_t, uint16_t, uint32_t

cdef enum:
    WIDE = 64  # units of the first layer
    NARROW = 32  # and of the second
    MOST_ACTIVE = 192  # features that can hold at once
    MOST_OUTPUTS = 96
    SHIFT = 6  # 64ths
    ONE = 4096  # of outputs
    BRIGHTEST = 255  # a unit's highest figure, about 4
    EXPONENTIALS = 1024  # of steps of a 64th: what lies further below the best counts as nothing


cdef struct Net:
    int features
    int16_t* first  # a row for each feature, and one that always counts
    int16_t second[32][64]  # NARROW, WIDE
    int32_t second_bias[32]
    int16_t last[96][32]  # MOST_OUTPUTS, NARROW
    int32_t last_bias[96]


cdef struct Active:
    int count
    uint16_t features[192]  # MOST_ACTIVE


cdef uint32_t EXP[1024]  # EXPONENTIALS: 65536 times e to the power of minus a number of 64ths


cdef inline void note(Active* active, int feature) noexcept nogil:
    active.features[active.count] = feature
    active.count += 1


cdef inline int clipped(int figure) noexcept nogil:
    return 0 if figure < 0 else BRIGHTEST if figure > BRIGHTEST else figure


cdef inline void run_net(const Net* net, const Active* active, int16_t* narrow) noexcept nogil:
    """The second layer's figures; each output is one sum more."""
    cdef int16_t[64] wide
    cdef const int16_t* row = net.first + net.features * WIDE
    cdef int32_t sum_
    cdef int place, unit
    for unit in range(WIDE):
        wide[unit] = row[unit]
    for place in range(active.count):
        row = net.first + active.features[place] * WIDE
        for unit in range(WIDE):
            wide[unit] = <int16_t>(wide[unit] + row[unit])
    for unit in range(WIDE):
        wide[unit] = <int16_t>clipped(wide[unit])
    for place in range(NARROW):
        sum_ = net.second_bias[place]
        row = net.second[place]
        for unit in range(WIDE):
            sum_ += <int32_t>wide[unit] * <int32_t>row[unit]
        narrow[place] = <int16_t>clipped(sum_ >> SHIFT)


cdef inline int output(const Net* net, const int16_t* narrow, int number) noexcept nogil:
    cdef int32_t sum_ = net.last_bias[number]
    cdef const int16_t* row = net.last[number]
    cdef int unit
    for unit in range(NARROW):
        sum_ += <int32_t>narrow[unit] * <int32_t>row[unit]
    return sum_


cdef Net* read_net(bytes weights, int features, int outputs) except NULL
