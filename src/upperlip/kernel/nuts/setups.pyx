"""The table of set-ups. It grows and never changes: a number in it is good for the process's life.

Equal set-ups have one number, so positions of equal games have equal bytes.
"""

from libc.stdint cimport uint16_t
from libc.stdlib cimport calloc

cdef dict _numbers = {}
cdef int FIRST_VILLAIN = 60


cdef int setup_number(config) except -1:
    """Where this set-up stands in the table; it is entered when it is met first."""
    key = (
        config.villains,
        config.fixed_villains,
        tuple(config.shown_in(number) for number in range(1, 6)),
        config.first_dealer,
        config.card_counting,
        config.more_points,
        config.drop_low,
        config.walnut_led,
    )
    found = _numbers.get(key)
    if found is None:
        found = len(_numbers)
        _fill(_room_for(found), config)
        _numbers[key] = found
    return found


cdef NutsSetup* _room_for(int number) except NULL:
    if number == PAGES * PAGE:
        raise OverflowError(f"one process plays no more than {PAGES * PAGE} different set-ups")
    if SETUPS[number // PAGE] == NULL:
        SETUPS[number // PAGE] = <NutsSetup*>calloc(PAGE, sizeof(NutsSetup))
    if SETUPS[number // PAGE] == NULL:
        raise MemoryError()
    return &SETUPS[number // PAGE][number % PAGE]


cdef void _fill(NutsSetup* setup, config) except *:
    cdef int number
    fixed = config.fixed_villains
    setup.fixed = 0 if fixed is None else _set_of(fixed)
    setup.named = config.shown is not None
    for number in range(5):
        setup.shown[number] = _set_of(config.shown_in(number + 1)) if setup.named else 0
    setup.drawn = config.shows
    if fixed is None and not setup.drawn:
        setup.drawn = 6
    setup.first_dealer = config.first_dealer
    setup.card_counting = config.card_counting
    setup.more_points = config.more_points
    setup.drop_low = config.drop_low
    setup.walnut_leads = config.walnut_led == "trump"


cdef uint16_t _set_of(villains) except? 0:
    cdef uint16_t found = 0
    for villain in villains:
        found |= 1 << (<int>villain - FIRST_VILLAIN)
    return found
