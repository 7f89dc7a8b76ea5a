# What the solvers of both games have in common: a table of places already looked at.
#
# Included by each game's endings.pyx, which brings its Slot, its Solver and its Endings.

from threading import current_thread, main_thread

cdef enum:
    SLOTS = 1 << 18  # in pairs: one of two places for each key
    GLANCE = 1 << 12  # places between two looks at the clock, about a third of a millisecond
    PAUSE = GLANCE << 6  # and between two looks at signals, for which others must wait

cdef uint64_t UNLIMITED = <uint64_t>-1


cdef inline uint64_t _stirred(
    uint64_t key, uint64_t more, uint64_t factor, int shift
) noexcept nogil:
    """A key that depends on something more."""
    key = (key ^ more) * factor
    return key ^ key >> shift


cdef void forget(Solver* solver) noexcept nogil:
    """So that what is searched depends on nothing that was searched before."""
    solver.generation += 1
    if solver.generation == 0:  # all numbers have been used
        memset(solver.slots, 0, SLOTS * sizeof(Slot))
        solver.generation = 1
    memset(solver.history, 0, sizeof(solver.history))


cdef void set_limits(Solver* solver, uint64_t nodes, double deadline) noexcept nogil:
    """It stops after so many places, and at a time."""
    solver.limit = solver.nodes + nodes
    solver.deadline = deadline


cdef void lift_limits(Solver* solver) noexcept nogil:
    solver.limit = UNLIMITED
    solver.deadline = 0
    solver.stopped = False


cdef inline bint _must_stop(Solver* solver) noexcept nogil:
    """One more place is looked at; once the limit has come, everything is left as it is."""
    solver.nodes += 1
    if solver.nodes >= solver.limit:
        solver.stopped = True
    elif solver.nodes % GLANCE == 0:
        if solver.deadline > 0 and now() >= solver.deadline:
            solver.stopped = True
        elif solver.interruptible and solver.nodes % PAUSE == 0 and _is_interrupted():
            solver.stopped = True
    return solver.stopped


cdef object RAISED = None  # by a signal's handler, for whoever waits in the main thread


cdef bint _is_interrupted() noexcept with gil:
    """Has a signal come that ends this?"""
    global RAISED
    try:
        PyErr_CheckSignals()
    except BaseException as raised:
        RAISED = raised
        return True
    return False


cdef inline Slot* _found(const Solver* solver, uint64_t key) noexcept nogil:
    """What is known about a place, or NULL."""
    cdef Slot* slot = &solver.slots[key & (SLOTS - 2)]
    if slot.key == key and slot.generation == solver.generation:
        return slot
    slot += 1
    if slot.key == key and slot.generation == solver.generation:
        return slot
    return NULL


cdef inline Slot* _room_for(const Solver* solver, uint64_t key, int weight) noexcept nogil:
    """Where to write what has been found out: what spared least work makes room."""
    cdef Slot* slot = &solver.slots[key & (SLOTS - 2)]
    if slot.generation == solver.generation and slot.weight > weight:
        slot += 1
    slot.key = key
    slot.generation = solver.generation
    slot.weight = weight
    return slot


cdef class SolvedEndings:
    """Solves the ends of rounds; remembers what it has seen."""

    def __cinit__(self):
        self.solver.slots = <Slot*>calloc(SLOTS, sizeof(Slot))
        if self.solver.slots == NULL:
            raise MemoryError()
        lift_limits(&self.solver)
        forget(&self.solver)

    def __dealloc__(self):
        free(self.solver.slots)

    cdef void _begin(self, KernelState state):
        """The only limit is the patience of whoever waits; signals are the main thread's."""
        begin_solving(&self.solver, &state.game)
        self.solver.interruptible = current_thread() is main_thread()

    cdef int _finish(self) except -1:
        """Raises what has ended it, if it was not done."""
        global RAISED
        self.solver.interruptible = False
        if self.solver.stopped:
            raised, RAISED = RAISED, None
            raise raised
        return 0

    @property
    def nodes(self) -> int:
        """Places looked at so far."""
        return self.solver.nodes
