"""Exact ends of rounds of Moustache."""

from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from upperlip.kernel.animals.game cimport AnimalsGame

cdef struct Slot:
    uint64_t key
    int16_t low  # the stars to come are at least so many for team 0
    int16_t high  # and at most so many
    uint8_t best  # the card to try first
    uint8_t used


cdef struct Solver:
    Slot* slots
    uint32_t history[6][48]  # how often a card was good at a seat
    uint64_t worth[7]  # the cards whose stars, gained or lost, have this bit when written in binary
    int sign  # -1 where fewer stars win (E-25)
    int need  # the difference with which team 0 wins
    int scored
    int extra  # stars that can be paid at the end (E-22 to E-24)
    bint counts  # does it matter who has more cards of a kind, or more tricks?
    uint64_t salt
    uint64_t nodes


cdef class SolvedEndings:
    cdef Solver solver


cdef class Endings(SolvedEndings):
    pass


cdef void forget(Solver* solver) noexcept nogil
cdef void begin_solving(Solver* solver, const AnimalsGame* game) noexcept nogil
cdef bint wins(Solver* solver, const AnimalsGame* game) noexcept nogil
