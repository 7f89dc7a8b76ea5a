"""The table of set-ups. It grows and never changes: a number in it is good for the process's life.

Equal set-ups have one number, so positions of equal games have equal bytes.
"""

from libc.stdint cimport uint64_t
from libc.stdlib cimport calloc

from upperlip.kernel.common.generator cimport mix

cdef dict _numbers = {}


cdef int setup_number(config) except -1:
    """Where this set-up stands in the table; it is entered when it is met first."""
    key = (
        config.rules,
        config.rule_set,
        config.first_game,
        config.even_trophies,
        config.printed_stars,
        tuple(config.tokens(number) for number in range(1, 5)),
        config.threes,
    )
    found = _numbers.get(key)
    if found is None:
        found = len(_numbers)
        _fill(_room_for(found), config)
        _numbers[key] = found
    return found


cdef AnimalsSetup* _room_for(int number) except NULL:
    if number == PAGES * PAGE:
        raise OverflowError(f"one process plays no more than {PAGES * PAGE} different set-ups")
    if SETUPS[number // PAGE] == NULL:
        SETUPS[number // PAGE] = <AnimalsSetup*>calloc(PAGE, sizeof(AnimalsSetup))
    if SETUPS[number // PAGE] == NULL:
        raise MemoryError()
    return &SETUPS[number // PAGE][number % PAGE]


cdef void _fill(AnimalsSetup* setup, config) except *:
    from upperlip.animals.house import HOUSE
    from upperlip.animals.rules import RULE_CARDS

    cdef int number, place
    rules = [card.id for card in RULE_CARDS]
    setup.deck = 0
    if config.rules is None:
        whites = config.candidates(())
        for rule in (*whites, *config.candidates(whites[:2])):
            setup.deck |= 1 << <int>rules.index(rule)
    for place in range(4):
        setup.named[place] = DRAWN if config.rules is None else rules.index(config.rules[place])
    setup.even = config.even_trophies
    setup.overall = config.threes == "overall"
    for number in range(4):
        tokens = config.tokens(number + 1)
        for place in range(3):
            setup.tokens[number][place] = tokens[place]
    for place in range(11):
        setup.stars[place] = config.printed_stars[place]
    setup.scale = <double>sum(config.printed_stars) / sum(HOUSE.stars)
    setup.print = _print_of(setup) if config.printed_stars != HOUSE.stars or setup.overall else 0
    _fill_worths(setup)


cdef uint64_t _print_of(const AnimalsSetup* setup) noexcept:
    cdef uint64_t found = mix(1 + setup.overall)
    cdef int value
    for value in range(11):
        found = mix(found ^ setup.stars[value])
    return found


cdef void _fill_worths(AnimalsSetup* setup) noexcept:
    """O-25."""
    cdef int variant, card, colour, value, worth
    for variant in range(8):
        for card in range(47):
            colour, value = card // 11, card % 11
            worth = 0
            if card < 44:
                worth = 2 if variant & 4 and value == 0 else setup.stars[value]
            if variant & 2 and colour == 1:
                worth += 1
            setup.worth[variant][card] = -worth if variant & 1 and colour == 0 else worth
