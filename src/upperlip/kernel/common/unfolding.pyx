"""Observations as numbers for a network: what `upperlip.research.features` does, only faster."""

from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t
from libc.string cimport memset

cdef enum Kind:
    SET
    CODE
    NUMBER
    WIDE


cdef void _unfold_set(const uint8_t* data, int size, float* out) noexcept nogil:
    cdef int member
    for member in range(size):
        out[member] = data[member >> 3] >> (member & 7) & 1


cdef void _unfold_row(
    const uint8_t* row, const int32_t[:, ::1] fields, float* out
) noexcept nogil:
    cdef Py_ssize_t place
    cdef int kind, start, width, count, size, one
    cdef const uint8_t* data
    for place in range(fields.shape[0]):
        kind, start, width = fields[place, 0], fields[place, 1], fields[place, 2]
        count, size = fields[place, 3], fields[place, 4]
        for one in range(count):
            data = row + start + one * width
            if kind == SET:
                _unfold_set(data, size, out)
                out += size
            elif kind == CODE:
                out[data[0] if data[0] < size else 0] = 1
                out += size
            elif kind == NUMBER:
                out[0] = <float><int8_t>data[0] / size
                out += 1
            else:
                out[0] = <float><int16_t>(data[0] | data[1] << 8) / size
                out += 1


def unfold(
    const uint8_t[:, ::1] rows, const int32_t[:, ::1] fields, float[:, ::1] out
) -> None:
    """`fields`: kind, first byte, bytes of one, how many, size. `out` must be wide enough."""
    cdef Py_ssize_t row
    if out.shape[0] < rows.shape[0]:
        raise ValueError(f"{rows.shape[0]} rows do not fit into {out.shape[0]}")
    with nogil:
        for row in range(rows.shape[0]):
            memset(&out[row, 0], 0, out.shape[1] * sizeof(float))
            _unfold_row(&rows[row, 0], fields, &out[row, 0])
