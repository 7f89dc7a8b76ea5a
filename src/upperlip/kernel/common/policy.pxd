"""How likely each answer is, by a net's figures."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from upperlip.kernel.common.generator cimport Stream, below
from upperlip.kernel.common.net cimport EXP, EXPONENTIALS, SHIFT

cdef enum:
    MOST_LIKELY_ANSWERS = 76


cdef struct Policy:
    int count
    uint8_t answers[76]  # MOST_LIKELY_ANSWERS
    int figures[76]
    uint32_t chances[76]  # of a sum
    uint64_t sum


cdef inline void add_answer(Policy* policy, int answer, int figure) noexcept nogil:
    policy.answers[policy.count] = answer
    policy.figures[policy.count] = figure
    policy.count += 1


cdef inline void set_chances(Policy* policy) noexcept nogil:
    """Once all answers are in."""
    cdef int place, far, best = policy.figures[0]
    for place in range(1, policy.count):
        best = max(best, policy.figures[place])
    policy.sum = 0
    for place in range(policy.count):
        far = (best - policy.figures[place]) >> SHIFT
        policy.chances[place] = EXP[far] if far < EXPONENTIALS else 0
        policy.sum += policy.chances[place]


cdef inline int any_of(const Policy* policy, Stream* stream) noexcept nogil:
    """An answer, as likely as it says."""
    cdef uint64_t mark = below(stream, policy.sum)
    cdef int place = 0
    while mark >= policy.chances[place]:
        mark -= policy.chances[place]
        place += 1
    return policy.answers[place]


cdef inline double share_of(const Policy* policy, int place) noexcept nogil:
    return <double>policy.chances[place] / <double>policy.sum
