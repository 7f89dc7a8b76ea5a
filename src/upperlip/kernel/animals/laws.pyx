"""The laws of rule rows: what their effects come to, worked out once and then only read.

A law is made when its last rule card is first turned, and stands for the process's life; a
state holds its number. Random rows are many (3,648 with all cards), most are never met, so none
is made ahead; turning a card without the GIL takes it only where the law is still to be made.
"""

from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc
from libc.string cimport memcpy, memset

from upperlip.kernel.animals.cards cimport ANIMALS, CARDS, COLOURS, VALUES
from upperlip.kernel.animals.effects cimport (
    ADD, ANY, BOTTOM, EQUALS, FEWEST, FIRST, FOLLOW, LATEST, LEAD, LOWEST, MOST, MOST_TRICKS, NTH,
    OPEN, ORDER_OF_COLOURS, ORDER_OF_VALUES, OUT, OVERALL, PASS, REVERSED, RIGHT, SET, THREES,
    TIMES, TOP, TRICK, UNSAID, WINS, WORTH, CardEffect, RuleCard,
)
from upperlip.kernel.animals.setups cimport DRAWN, AnimalsSetup, setup_for
from upperlip.kernel.common.bits cimport bit
from upperlip.kernel.common.generator cimport mix

cdef extern from "Python.h":
    void Py_FatalError(const char* message)

cdef extern from * nogil:
    """
    #include <stdint.h>

    /* Other threads read without a lock: whoever sees a number sees the law it stands for. */
    static inline uint32_t upperlip_look(const uint32_t *place) {
        return __atomic_load_n(place, __ATOMIC_ACQUIRE);
    }
    static inline void upperlip_publish(uint32_t *place, uint32_t number) {
        __atomic_store_n(place, number, __ATOMIC_RELEASE);
    }
    """
    uint32_t look "upperlip_look" (const uint32_t* place)
    void publish "upperlip_publish" (uint32_t* place, uint32_t number)

cdef enum:
    MOST_STARS = 99  # of one card (E-8)
    HIGHEST_VALUE = VALUES - 1
    HIGHEST_COLOUR = COLOURS - 1

cdef uint64_t FOUR_ZEROS = bit(0) | bit(VALUES) | bit(2 * VALUES) | bit(3 * VALUES)
cdef double SHARE = 0.12  # of the stars for most cards of a kind, what one such card brings

cdef dict _orders = {}  # by their bytes, where they stand
cdef dict _worths = {}
cdef dict _beatings = {}
cdef uint32_t _count = 1


cdef struct Line:
    # The effects face up, left to right (E-1)
    const CardEffect* effects[16]  # MOST_LINE
    int count


# The tree of rows


cdef uint32_t first_law(config) except 0:
    """The law of this set-up before any rule card is turned."""
    cdef AnimalsSetup* setup = setup_for(config)
    if setup.root == 0:
        setup.root = _enter(setup, NULL, 0)
    return setup.root


cdef uint32_t next_law(const Law* law, int rule) noexcept nogil:
    """The law when one more rule card is turned."""
    cdef uint32_t number = look(&law.after[rule])
    return number if number else _make(law, rule)


cdef uint32_t _make(const Law* law, int rule) noexcept with gil:
    """As nothing in here runs Python code, no other thread comes in between."""
    cdef uint32_t number = law.after[rule]
    if number == 0:
        number = _enter(law.setup, law, rule)
        publish(&law.after[rule], number)
    return number


cdef bint is_law(uint32_t number) noexcept nogil:
    return 0 < number < _count


cdef uint32_t _enter(const AnimalsSetup* setup, const Law* before, int rule) noexcept:
    global _count
    cdef uint32_t number = _count
    cdef Law* law = _room_for(number)
    law.setup = setup
    memset(law.row, NO_RULE, sizeof(law.row))
    if before != NULL:
        memcpy(law.row, before.row, sizeof(law.row))
        law.row[before.turned] = rule
        law.turned = before.turned + 1
    law.candidates = _candidates(law)
    law.after = <uint32_t*>calloc(setup.known, sizeof(uint32_t))
    if law.after == NULL:
        Py_FatalError("no memory for another row of rule cards")
    _fill(law)
    _count += 1
    return number


cdef Law* _room_for(uint32_t number) noexcept:
    """Nobody who turns a card could be told that there is none, so that is the end."""
    if number >= <uint32_t>LAW_BLOCK * LAW_BLOCKS:
        Py_FatalError("there are too many different rows of rule cards")
    if LAWS[number // LAW_BLOCK] == NULL:
        LAWS[number // LAW_BLOCK] = <Law*>calloc(LAW_BLOCK, sizeof(Law))
    if LAWS[number // LAW_BLOCK] == NULL:
        Py_FatalError("no memory for another row of rule cards")
    return &LAWS[number // LAW_BLOCK][number % LAW_BLOCK]


cdef uint64_t _candidates(const Law* law) noexcept:
    """The rule cards that can be turned next (O-5, O-6)."""
    cdef uint64_t lying = 0
    cdef int place
    if law.turned == 4:
        return 0
    if law.setup.named[0] != DRAWN:
        return bit(law.setup.named[law.turned])
    for place in range(law.turned):
        lying |= bit(law.row[place])
    return law.setup.deck & law.setup.sides[law.turned >= 2] & ~lying


# What the effects come to


cdef void _fill(Law* law) noexcept:
    cdef Line line
    cdef Order order
    cdef const RuleCard* card
    cdef int place, number
    line.count = 0
    for place in range(law.turned):
        card = law.setup.rules[law.row[place]]
        for number in range(card.count):
            line.effects[line.count] = &card.effects[number]
            line.count += 1
    _fill_order(&order, &line)
    law.order = _one_order(&order)
    for place in range(line.count):
        _add_judging(law, line.effects[place])
        _add_opening(law, line.effects[place])
        _add_prize(law, line.effects[place])
    if law.gifts == 0:
        law.open_at_once = law.open
    law.judging = (
        law.out != 0 or law.equals or law.decider_count != 0 or law.lead_count != 0
    )
    law.worths = _worths_of(law, &line)
    law.beaten_by = _beaten_by(law, &line)
    law.print = _print_of(law)


cdef void _fill_order(Order* order, const Line* line) noexcept:
    cdef int[COLOURS] colours
    cdef int[VALUES] values
    cdef int card
    _rank_colours(line, colours)
    _rank_values(line, values)
    for card in range(ANIMALS):
        order.strength[card] = colours[card // VALUES] * VALUES + values[card % VALUES]
        order.card[order.strength[card]] = card


cdef void _rank_colours(const Line* line, int* ranks) noexcept:
    """E-11: the first letters count; every `reversed` turns them round."""
    cdef const CardEffect* effect
    cdef const CardEffect* letters = NULL
    cdef bint turned = False
    cdef int place, colour
    for place in range(line.count):
        effect = line.effects[place]
        if effect.kind == ORDER_OF_COLOURS and effect.way == REVERSED:
            turned = not turned
        elif effect.kind == ORDER_OF_COLOURS and letters == NULL:
            letters = effect
    for place in range(COLOURS):
        colour = place if letters == NULL else letters.letters[place]
        ranks[colour] = HIGHEST_COLOUR - place if turned else place


cdef void _rank_values(const Line* line, int* ranks) noexcept:
    """E-12: those at the bottom, the others, those at the top; each as printed."""
    cdef const CardEffect* effect
    cdef uint8_t[VALUES] ends
    cdef int[3] groups = [BOTTOM, UNSAID, TOP]
    cdef bint turned = False
    cdef int place, group, value, rank = 0
    memset(ends, UNSAID, sizeof(ends))
    for place in range(line.count):
        effect = line.effects[place]
        if effect.kind == ORDER_OF_VALUES and effect.way == REVERSED:
            turned = not turned
        elif effect.kind == ORDER_OF_VALUES and ends[effect.value] == UNSAID:
            ends[effect.value] = effect.way
    for group in range(3):
        for value in range(VALUES):
            if ends[value] == groups[group]:
                ranks[value] = HIGHEST_VALUE - rank if turned else rank
                rank += 1


cdef void _add_judging(Law* law, const CardEffect* effect) noexcept:
    """E-13 to E-18."""
    if effect.kind == OUT and effect.way == EQUALS:
        law.equals = True
    elif effect.kind == OUT:
        law.out |= effect.cards
    elif effect.kind == FOLLOW and law.follow == UNSAID:
        law.follow = effect.way
    elif effect.kind == LEAD:
        law.leads[law.lead_count] = effect.way
        law.lead_count += 1
    elif effect.kind in (WINS, LOWEST, NTH):
        _add_decider(law, effect)


cdef void _add_decider(Law* law, const CardEffect* effect) noexcept:
    cdef Decider* decider = &law.deciders[law.decider_count]
    cdef int card
    decider.kind = effect.kind
    decider.n = effect.number
    decider.overall = _is_overall(law, effect)
    for card in range(ANIMALS):
        if effect.cards >> card & 1:
            decider.strengths |= bit(law.order.strength[card])
    law.decider_count += 1


cdef bint _is_overall(const Law* law, const CardEffect* effect) noexcept:
    """Is it the lowest of all? Some effects leave that to the table (E-14, O-18)."""
    return effect.way == OVERALL or (effect.way == THREES and law.setup.overall)


cdef void _add_opening(Law* law, const CardEffect* effect) noexcept:
    """E-19, E-20; what is open to the left of the pass is so while cards are given (O-13)."""
    if effect.kind == PASS:
        law.gifts = effect.number
        law.gifts_go_right = effect.way == RIGHT
        law.open_at_once = law.open
    elif effect.kind == OPEN:
        law.open |= effect.cards


cdef void _add_prize(Law* law, const CardEffect* effect) noexcept:
    """E-22 to E-25: their order cannot matter (E-8)."""
    cdef int place = 0
    if effect.kind == FEWEST:
        law.fewest = True
    elif effect.kind == MOST_TRICKS:
        law.tricks += effect.number
    elif effect.kind == TRICK and effect.way == FIRST:
        law.first += effect.number
    elif effect.kind == TRICK:
        law.last += effect.number
    elif effect.kind == MOST:
        while place < law.kind_count and law.kinds[place] != effect.cards:
            place += 1
        law.kinds[place] = effect.cards
        law.kind_stars[place] += effect.number
        law.kind_count = max(law.kind_count, place + 1)


# For heuristics


cdef const uint64_t* _beaten_by(const Law* law, const Line* line) noexcept:
    """By card, the animals that would take the trick from it; nothing beats a joker."""
    cdef uint64_t[CARDS] beaten_by
    cdef uint64_t beating
    cdef int card, place
    memset(beaten_by, 0, sizeof(beaten_by))
    for card in range(ANIMALS):
        beating = _stronger(law, card)
        for place in range(line.count - 1, -1, -1):  # the leftmost has the last word
            beating = _decided(law, line.effects[place], card, beating)
        if law.equals:
            beating |= FOUR_ZEROS << card % VALUES
        beaten_by[card] = beating & ~law.out
    key = PyBytes_FromStringAndSize(<const char*>beaten_by, sizeof(beaten_by))
    return <const uint64_t*>_kept(_beatings, key, beaten_by, sizeof(beaten_by))


cdef uint64_t _stronger(const Law* law, int card) noexcept:
    cdef uint64_t stronger = 0
    cdef int strength
    for strength in range(law.order.strength[card] + 1, ANIMALS):
        stronger |= bit(law.order.card[strength])
    return stronger


cdef uint64_t _decided(
    const Law* law, const CardEffect* effect, int card, uint64_t beating
) noexcept:
    """What beats a card where this effect may decide; `beating` does where it does not."""
    if effect.kind == WINS:
        if effect.cards >> card & 1:
            return _stronger(law, card) & effect.cards
        return beating | effect.cards
    if effect.kind == LOWEST and effect.value == ANY:
        return _lower(law, card, _is_overall(law, effect))
    return beating


cdef uint64_t _lower(const Law* law, int card, bint overall) noexcept:
    """What beats a card where the lowest wins: of all, or of the strongest colour (E-14)."""
    cdef uint64_t lower = 0
    cdef int colour = law.order.strength[card] // VALUES, value = law.order.strength[card] % VALUES
    cdef int strength, other
    for strength in range(ANIMALS):
        other = strength % VALUES
        if overall and other == value or not overall and strength // VALUES != colour:
            if strength // VALUES > colour:
                lower |= bit(law.order.card[strength])
        elif other < value:
            lower |= bit(law.order.card[strength])
    return lower


# What is kept once for all laws that agree in it


cdef const Order* _one_order(const Order* order) noexcept:
    key = PyBytes_FromStringAndSize(<const char*>order.strength, sizeof(order.strength))
    return <const Order*>_kept(_orders, key, order, sizeof(Order))


cdef const Worths* _worths_of(const Law* law, const Line* line) noexcept:
    cdef Worths worths
    cdef int card, place, wanted = -1 if law.fewest else 1
    memset(&worths, 0, sizeof(worths))
    for card in range(ANIMALS):  # no effect touches a joker (E-3)
        worths.stars[card] = _worth_of(line, card, law.setup.stars[card % VALUES])
        worths.appeal[card] = wanted * worths.stars[card]
        for place in range(law.kind_count):
            if law.kinds[place] >> card & 1:
                worths.appeal[card] += SHARE * law.kind_stars[place]
    key = PyBytes_FromStringAndSize(<const char*>&worths, sizeof(Worths))
    return <const Worths*>_kept(_worths, key, &worths, sizeof(Worths))


cdef int _worth_of(const Line* line, int card, int printed) noexcept:
    """E-8."""
    cdef const CardEffect* effect
    cdef int64_t stars = printed, bonus = 0, factor = 1
    cdef bint fixed = False, negative = False
    cdef int place
    for place in range(line.count):
        effect = line.effects[place]
        if effect.kind != WORTH or not effect.cards >> card & 1:
            continue
        if effect.way == ADD:
            bonus += effect.number
        elif effect.way == TIMES:
            factor *= effect.number
        elif effect.way != SET:
            negative = True
        elif not fixed:
            fixed = True
            stars = effect.number
    stars = factor * (stars + bonus)
    return <int>max(-MOST_STARS, min(MOST_STARS, -stars if negative else stars))


cdef const void* _kept(dict kept, bytes key, const void* made, size_t size) noexcept:
    cdef void* copy
    found = kept.get(key)
    if found is None:
        copy = calloc(1, size)
        if copy == NULL:
            Py_FatalError("no memory for another row of rule cards")
        memcpy(copy, made, size)
        found = kept[key] = <size_t>copy
    return <const void*><size_t>found


cdef uint64_t _print_of(const Law* law) noexcept:
    """Rows that play alike have the same."""
    cdef uint64_t found = mix(law.out ^ <uint64_t>law.equals << 63)
    cdef int place
    for place in range(ANIMALS):
        found = mix(found ^ law.order.strength[place] ^ law.worths.stars[place] << 8)
    for place in range(law.decider_count):
        found = mix(found ^ law.deciders[place].strengths)
        found = mix(
            found ^ law.deciders[place].kind ^ law.deciders[place].overall << 8
            ^ law.deciders[place].n << 16
        )
    for place in range(law.lead_count):
        found = mix(found ^ law.leads[place] ^ 1 << 8)
    for place in range(law.kind_count):
        found = mix(found ^ law.kinds[place])
        found = mix(found ^ law.kind_stars[place])
    found = mix(found ^ (law.follow == LATEST) ^ law.fewest << 1)
    found = mix(found ^ law.first)
    found = mix(found ^ law.last)
    return mix(found ^ law.tricks)
