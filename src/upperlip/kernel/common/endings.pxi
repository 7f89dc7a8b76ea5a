# What the solvers of both games have in common: a table of places already looked at.
#
# Included by each game's endings.pyx, which brings its Slot, its Solver and its Endings.

cdef enum:
    SLOTS = 1 << 16


cdef inline uint64_t _stirred(
    uint64_t key, uint64_t more, uint64_t factor, int shift
) noexcept nogil:
    """A key that depends on something more."""
    key = (key ^ more) * factor
    return key ^ key >> shift


cdef void forget(Solver* solver) noexcept nogil:
    """So that what is searched depends on nothing that was searched before."""
    memset(solver.slots, 0, SLOTS * sizeof(Slot))
    memset(solver.history, 0, sizeof(solver.history))


cdef class SolvedEndings:
    """Solves the ends of rounds; remembers what it has seen."""

    def __cinit__(self):
        self.solver.slots = <Slot*>calloc(SLOTS, sizeof(Slot))
        if self.solver.slots == NULL:
            raise MemoryError()

    def __dealloc__(self):
        free(self.solver.slots)

    @property
    def nodes(self) -> int:
        """Places looked at so far."""
        return self.solver.nodes
