"""The table of set-ups. It grows and never changes: what stands in it is good for the process's
life.

Equal set-ups stand in it once, so the kernel's states of equal games have equal bytes.
"""

from libc.stdlib cimport calloc

from upperlip.kernel.animals.effects cimport rule_card
from upperlip.kernel.common.bits cimport bit

cdef AnimalsSetup* SETUPS[16384]  # BLOCKS of them, each of BLOCK
cdef dict _numbers = {}  # by what is set up
cdef list _ids = []  # by number: the ids of the rule cards that the game knows


cdef AnimalsSetup* setup_for(config) except NULL:
    """Where this set-up stands; it is entered when it is met first."""
    cdef AnimalsSetup* setup
    key = (
        config.rules,
        config.rule_set,
        config.first_game,
        config.even_trophies,
        config.printed_stars,
        tuple([config.tokens(number) for number in range(1, 5)]),
        config.threes,
        config.version,
        tuple([(card.id, card.side, card.effects) for card in config.known]),
    )
    found = _numbers.get(key)
    if found is None:
        found = len(_ids)
        setup = _room_for(found)
        setup.number = found
        _fill(setup, config)
        _numbers[key] = found
    return &SETUPS[<int>found // BLOCK][<int>found % BLOCK]


cdef int rule_number(const AnimalsSetup* setup, id_) except -1:
    """Of a rule card in this game."""
    return _ids[setup.number].index(id_)


cdef AnimalsSetup* _room_for(int number) except NULL:
    if number == BLOCKS * BLOCK:
        raise OverflowError(f"one process plays no more than {BLOCKS * BLOCK} different set-ups")
    if SETUPS[number // BLOCK] == NULL:
        SETUPS[number // BLOCK] = <AnimalsSetup*>calloc(BLOCK, sizeof(AnimalsSetup))
    if SETUPS[number // BLOCK] == NULL:
        raise MemoryError()
    return &SETUPS[number // BLOCK][number % BLOCK]


cdef void _fill(AnimalsSetup* setup, config) except *:
    from upperlip.animals.house import HOUSE

    cdef int number, place
    _fill_rules(setup, config)
    setup.even = config.even_trophies
    setup.overall = config.threes == "overall"
    for number in range(4):
        tokens = config.tokens(number + 1)
        for place in range(3):
            setup.tokens[number][place] = tokens[place]
    for place in range(11):
        setup.stars[place] = config.printed_stars[place]
    setup.scale = <double>sum(config.printed_stars) / sum(HOUSE.stars)


cdef void _fill_rules(AnimalsSetup* setup, config) except *:
    cdef int place
    cards = config.rule_cards
    ids = [card.id for card in cards]
    if len(cards) > MOST_RULES:
        raise OverflowError(f"a game knows no more than {MOST_RULES} rule cards")
    setup.ours, setup.known = len(cards) - len(config.cards), len(cards)
    setup.deck = setup.sides[0] = setup.sides[1] = 0
    for place in range(setup.known):
        setup.rules[place] = rule_card(cards[place].effects)
        setup.sides[cards[place].side == "black"] |= bit(place)
    if config.rules is None:
        whites = config.candidates(())
        for id_ in (*whites, *config.candidates(whites[:2])):
            setup.deck |= bit(ids.index(id_))
    for place in range(4):
        setup.named[place] = DRAWN if config.rules is None else ids.index(config.rules[place])
    _ids.append(ids)
