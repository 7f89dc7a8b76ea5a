"""Reading the weights of a net."""

from libc.stdint cimport int8_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from math import exp


cdef void _fill_exponentials():
    for step in range(EXPONENTIALS):
        EXP[<int>step] = round(65536 * exp(-step / 64.0))


_fill_exponentials()


cdef Net* read_net(bytes weights, int features, int outputs) except NULL:
    """Weights of one byte each, row by row; biases of the later layers have four.

    It stays in memory as long as the process: there is one for each game.
    """
    cdef Net* net
    cdef int rows = (features + 1) * WIDE, row, unit
    cdef const int8_t* byte_ = <const int8_t*><const char*>weights
    expected = rows + NARROW * WIDE + 4 * NARROW + outputs * NARROW + 4 * outputs
    if len(weights) != expected:
        raise ValueError(f"weights of this net have {expected} bytes, not {len(weights)}")
    net = <Net*>malloc(sizeof(Net))
    if net == NULL:
        raise MemoryError()
    net.features = features
    net.first = <int16_t*>malloc(rows * sizeof(int16_t))
    if net.first == NULL:
        free(net)
        raise MemoryError()
    for row in range(rows):
        net.first[row] = byte_[row]
    byte_ += rows
    for row in range(NARROW):
        for unit in range(WIDE):
            net.second[row][unit] = byte_[row * WIDE + unit]
    byte_ += NARROW * WIDE
    memcpy(net.second_bias, byte_, 4 * NARROW)
    byte_ += 4 * NARROW
    for row in range(outputs):
        for unit in range(NARROW):
            net.last[row][unit] = byte_[row * NARROW + unit]
    memcpy(net.last_bias, byte_ + outputs * NARROW, 4 * outputs)
    return net
