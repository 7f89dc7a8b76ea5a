"""Ends of rounds of Mustachio."""

from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from upperlip.kernel.common.generator cimport Stream
from upperlip.kernel.nuts.game cimport NutsGame, KernelState

cdef struct Slot:
    uint64_t key
    int16_t values[6]  # two sides: at least, at most; more: what each gets
    uint16_t generation  # of the search that wrote it; an older one's counts for nothing
    uint8_t weight  # how much work it spares: the tricks to come
    uint8_t best  # the value to try first


cdef struct Solver:
    Slot* slots
    uint16_t generation
    uint64_t nodes
    uint64_t limit  # of nodes, at which it stops
    double deadline  # at which it stops, too; 0: none
    bint stopped  # before the end: what it has found means nothing
    bint interruptible  # by signals, Ctrl-C above all
    uint32_t history[6][76]  # how often a card was good at a seat
    int scored
    uint64_t salt
    int copying  # the villains of the game that copy numbers (E-31)
    Stream stream  # for answers that are not searched


cdef class SolvedEndings:
    cdef Solver solver

    cdef void _begin(self, KernelState state)
    cdef int _finish(self) except -1


cdef class Endings(SolvedEndings):
    pass


cdef void forget(Solver* solver) noexcept nogil
cdef void set_limits(Solver* solver, uint64_t nodes, double deadline) noexcept nogil
cdef void lift_limits(Solver* solver) noexcept nogil
cdef void begin_solving(Solver* solver, const NutsGame* game) noexcept nogil
cdef void solve(Solver* solver, const NutsGame* game, int16_t* points) noexcept nogil
