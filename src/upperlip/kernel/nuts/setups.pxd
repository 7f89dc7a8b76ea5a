"""How games of Mustachio are set up: one table for all, which positions point into."""

from libc.stdint cimport uint8_t, uint16_t

cdef enum:
    PAGE = 64  # set-ups that are entered without asking for memory again
    PAGES = 1 << 14


cdef struct NutsSetup:
    uint16_t fixed  # the villains in use all game, where no draw decides them (U-7, U-8)
    uint16_t shown[5]  # those that the table named for each round (U-6)
    uint8_t named  # has it named them?
    uint8_t drawn  # villains of a round: 1 or 2 each (U-6), 6 once (U-7), 0 never
    uint8_t first_dealer
    uint8_t card_counting
    uint8_t more_points
    uint8_t drop_low
    uint8_t walnut_leads  # a leading WALNUT makes the trump the trick colour (U-20)


cdef NutsSetup* SETUPS[16384]  # PAGES of them, each of PAGE

cdef int setup_number(config) except -1
