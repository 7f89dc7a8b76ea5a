"""The table of set-ups. It grows and never changes: a number in it is good for the process's life.

Equal set-ups have one number, so the kernel's states of equal games have equal bytes.
"""

from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memset

from upperlip.kernel.common.generator cimport mix

from threading import Lock

cdef dict _numbers = {}
cdef object _entering = Lock()
cdef tuple STEPS = ("", "trump", "spell", "pass", "twins")  # the reference's words, by Step


cdef int setup_number(config) except -1:
    """Where this set-up stands in the table; it is entered when it is met first."""
    villains = _playing(config)
    key = (
        config.villains,
        config.fixed_villains,
        tuple(config.shown_in(number) for number in range(1, 6)),
        config.first_dealer,
        config.card_counting,
        config.more_points,
        config.drop_low,
        config.walnut_led,
        config.version,
        config.former,
        villains,
    )
    found = _numbers.get(key)
    return _enter(key, config, villains) if found is None else found


cdef bint is_setup(uint64_t number) noexcept:
    """Does a set-up of this process stand there?"""
    return number < <uint64_t>len(_numbers)


cdef int _enter(tuple key, config, tuple villains) except -1:
    with _entering:  # or two threads would fill the same room
        found = _numbers.get(key)
        if found is None:
            found = len(_numbers)
            _fill(_room_for(found), config, villains)
            _numbers[key] = found
    return found


cdef tuple _playing(config):
    """The villains that can come up, by their cards, if some are from outside; else the box's."""
    if not config.cards:
        return ()
    named = config.pool or config.shown or ()
    cards = sorted([config.card(id_) for id_ in named])
    return tuple([(card, *_essence(config.villain(card))) for card in cards])


cdef tuple _essence(villain):
    """All that matters of a villain: neither its id nor its texts."""
    return villain.number, villain.scores, villain.effects


cdef NutsSetup* _room_for(int number) except NULL:
    if number == BLOCKS * BLOCK:
        raise OverflowError(f"one process plays no more than {BLOCKS * BLOCK} different set-ups")
    if SETUPS[number // BLOCK] == NULL:
        SETUPS[number // BLOCK] = <NutsSetup*>calloc(BLOCK, sizeof(NutsSetup))
    if SETUPS[number // BLOCK] == NULL:
        raise MemoryError()
    return &SETUPS[number // BLOCK][number % BLOCK]


cdef int _fill(NutsSetup* setup, config, tuple villains) except -1:
    from upperlip.nuts.scoring import BID_BONUS, REWARD_SPAN

    cdef int number
    memset(setup, 0, sizeof(NutsSetup))  # one that could not be filled may have been here
    box = config.boxed
    _number_villains(setup, [card for card, *_ in villains] or box)
    setup.boxed = 0 if villains else _set_of(setup, box)
    _compile_villains(setup, config)
    fixed = config.fixed_villains
    setup.fixed = 0 if fixed is None else _set_of(setup, fixed)
    setup.named = config.shown is not None
    for number in range(5):
        setup.shown[number] = _set_of(setup, config.shown_in(number + 1)) if setup.named else 0
    setup.drawn = config.shows
    if fixed is None and not setup.drawn:
        setup.drawn = POOL_SIZE
    setup.first_dealer = config.first_dealer
    setup.card_counting = config.card_counting
    setup.more_points = config.more_points
    setup.drop_low = config.drop_low
    setup.walnut_leads = config.walnut_led == "trump"
    setup.reward_span = REWARD_SPAN
    setup.bid_bonus[0], setup.bid_bonus[1] = BID_BONUS[False], BID_BONUS[True]
    setup.salt = _salt(setup)
    return 0


cdef uint16_t _set_of(const NutsSetup* setup, villains) except? 0:
    cdef uint16_t found = 0
    for villain in villains:
        found |= 1 << own_villain(setup, villain)
    return found


cdef int _number_villains(NutsSetup* setup, cards) except -1:
    cdef int number, card
    if len(cards) > MOST_VILLAINS:
        raise ValueError(f"the kernel has room for {MOST_VILLAINS} villains, not {len(cards)}")
    memset(setup.own, UNKNOWN, sizeof(setup.own))
    for number, card in enumerate(cards):
        setup.cards[number] = card
        setup.own[card - FIRST_VILLAIN] = FIRST_VILLAIN + number
        setup.renumbered |= card != FIRST_VILLAIN + number
    return 0


# From effects to numbers


cdef int _compile_villains(NutsSetup* setup, config) except -1:
    from upperlip.nuts.scoring import card_points

    cdef NutsVillain* compiled
    cdef int number, solo, place
    for number in range(MOST_VILLAINS):
        card = setup.cards[number]
        compiled = &setup.villains[number]
        compiled.trump = SAME_TRUMP
        if not card:
            continue
        villain = config.villain(card)
        compiled.number = villain.number or 0
        for solo in range(2):
            compiled.worth[solo] = card_points(bool(solo), config.villain_cards)[card]
        for effect in villain.effects:
            _compile_effect(setup, number, effect)
        steps = [each.step() for each in villain.effects if each.step()]
        for place, word in enumerate(steps):
            compiled.steps[place] = STEPS.index(word)
    return 0


cdef int _compile_effect(NutsSetup* setup, int number, effect) except -1:
    cdef NutsVillain* compiled = &setup.villains[number]
    kind = effect.kind
    if kind == "copies":
        setup.copying |= 1 << number
        compiled.number = effect.plus
    elif kind == "always-trump":
        setup.always_trump |= 1 << number
    elif kind == "judged":
        setup.judging |= 1 << number
        compiled.judged = BY_LOWEST if effect.by == "lowest" else BY_HIGHEST
    elif kind == "void":
        setup.voiding |= 1 << number
    elif kind == "tricks":
        compiled.tricks = effect.tricks
    elif kind == "points":
        compiled.points = effect.points
    elif kind == "trump":
        compiled.trump = NO_TRUMP if effect.fixed is None else effect.fixed
        if effect.colour == "named":
            compiled.trump = NAMED_TRUMP
        compiled.trump_tricks = effect.tricks
    elif kind == "pass":
        compiled.passed = effect.cards
        compiled.passed_right = effect.to == "right"
    elif kind == "turn":
        compiled.good = effect.good
        compiled.bad = effect.bad
    else:
        raise ValueError(f"the kernel does not know the effect {kind}")
    return 0


cdef uint64_t _salt(const NutsSetup* setup) noexcept:
    cdef const uint8_t* bytes_ = <const uint8_t*>setup.villains
    cdef uint64_t salt = setup.walnut_leads | <uint64_t>setup.always_trump << 16
    cdef size_t place
    salt = mix(salt | <uint64_t>setup.copying << 32 | <uint64_t>setup.voiding << 48)
    for place in range(sizeof(setup.villains)):
        salt = mix(salt ^ bytes_[place])
    return salt
