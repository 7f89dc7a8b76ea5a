"""Exact ends of rounds of Moustache."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from upperlip.kernel.animals.game cimport AnimalsGame, KernelState
from upperlip.kernel.animals.laws cimport Law

cdef struct Slot:
    uint64_t key
    int16_t low  # the stars to come are at least so many for team 0
    int16_t high  # and at most so many
    uint16_t generation  # of the search that wrote it; an older one's counts for nothing
    uint8_t weight  # how much work it spares: the tricks to come
    uint8_t best  # the card to lead first


cdef struct Holding:
    # The cards of one colour that are still in play, whoever has them
    uint64_t print  # the same for all that differ in nothing but which cards are gone
    uint16_t distinct  # one card for each group that makes no difference
    int16_t stars  # all of them, gained or lost


cdef struct Stage:
    # Where a line of play has come to, hands apart
    uint64_t live  # the cards in hands and in the trick
    uint64_t distinct  # those of them that are worth trying
    int difference  # stars that team 0 is ahead
    int left  # tricks to come, with the one that is being played
    int leader
    int tricks  # that team 0 is ahead
    int8_t kinds[15]  # cards of a kind that team 0 is ahead (E-22)


cdef struct Solver:
    Slot* slots
    uint16_t generation
    uint64_t nodes
    uint64_t limit  # of nodes, at which it stops
    double deadline  # at which it stops, too; 0: none
    bint stopped  # before the end: what it has found means nothing
    bint interruptible  # by signals, Ctrl-C above all
    uint32_t history[6][47]  # how often a card was good at a seat
    # Of the row: cards stand by strength here, as in judging.pxd
    const Law* law
    uint64_t nature[47]  # all that the law says of a card but its place in the order
    uint64_t colour[47]  # its colour as a set of cards; a joker has none
    int8_t worth[47]  # its stars, or what it costs where fewer stars win (E-25)
    uint64_t out  # E-16
    uint64_t kinds[15]  # E-22
    int sign  # -1 where fewer stars win
    # Of the deal
    uint64_t salt
    int players
    int teams
    int tricks  # of the whole round
    int need  # the difference with which team 0 wins
    uint8_t owner[47]
    Holding holdings[4][2048]  # by colour and set of its cards
    uint64_t hands[6]
    Stage stage


cdef class SolvedEndings:
    cdef Solver solver

    cdef void _begin(self, KernelState state)
    cdef int _finish(self) except -1


cdef class Endings(SolvedEndings):
    pass


cdef void forget(Solver* solver) noexcept nogil
cdef void set_limits(Solver* solver, uint64_t nodes, double deadline) noexcept nogil
cdef void lift_limits(Solver* solver) noexcept nogil
cdef void begin_solving(Solver* solver, const AnimalsGame* game) noexcept nogil
cdef bint wins(Solver* solver, const AnimalsGame* game) noexcept nogil
