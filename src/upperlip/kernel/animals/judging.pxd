"""How a full trick is judged (O-18 to O-22), on sets of cards: the game and its solver share it.

Animals stand here by their strength, so that the strongest is the highest bit; a joker, which has
none, by its own number.
"""

from libc.stdint cimport uint64_t

from upperlip.kernel.animals.cards cimport ANIMALS, COLOURS, MONKEY, PIGEON, UNICORN, VALUES
from upperlip.kernel.animals.effects cimport NTH, WEAKEST, WINNER, WINS
from upperlip.kernel.animals.laws cimport Decider, Law
from upperlip.kernel.common.bits cimport bit, count_bits, highest_bit, lowest_bit

cdef enum:
    NO_CARD = 255  # nobody wins, nobody's card leads
    LEFT_CARD = 254  # the left neighbour of the trick's leader leads (E-18)


cdef inline uint64_t equals_in(uint64_t cards) noexcept nogil:
    """The animals whose value occurs more than once, by card or by strength (E-16)."""
    cdef uint64_t one_colour = bit(VALUES) - 1, once = 0, twice = 0, values
    cdef int colour
    for colour in range(COLOURS):
        values = cards >> colour * VALUES & one_colour
        twice |= once & values
        once |= values
    return cards & twice * (bit(0) | bit(VALUES) | bit(2 * VALUES) | bit(3 * VALUES))


cdef inline uint64_t loot_of(uint64_t cards, uint64_t out) noexcept nogil:
    """What the winner of a full trick collects, a theft apart (O-18.1, O-19, O-20)."""
    cdef bint won = (cards & ~out & (bit(ANIMALS) - 1)) != 0 or cards >> UNICORN & 1
    return cards & ~out if won and not cards >> PIGEON & 1 else 0


cdef inline uint64_t stealable_of(uint64_t cards, uint64_t out) noexcept nogil:
    """O-21."""
    return loot_of(cards, out) & ~bit(MONKEY)


cdef inline int lowest_beside(uint64_t strengths) noexcept nogil:
    """The lowest of the strongest colour; a strength is a colour's rank times VALUES, and more."""
    cdef int first = highest_bit(strengths)
    first -= first % VALUES
    return first + lowest_bit(strengths >> first)


cdef inline int lowest_of_all(uint64_t strengths) noexcept nogil:
    """Of equal values the strongest colour's."""
    cdef int lowest = lowest_bit(strengths), other
    while strengths:
        other = lowest_bit(strengths)
        if other % VALUES <= lowest % VALUES:
            lowest = other
        strengths &= strengths - 1
    return lowest


cdef inline int decided(const Decider* decider, uint64_t strengths) noexcept nogil:
    """The strength of the animal that wins by this, or NO_CARD (O-18.3)."""
    cdef uint64_t named = strengths & decider.strengths
    cdef int _
    if decider.kind == NTH:
        if count_bits(strengths) < decider.n:
            return NO_CARD
        for _ in range(decider.n - 1):
            strengths &= ~bit(highest_bit(strengths))
        return highest_bit(strengths)
    if not named:
        return NO_CARD
    if decider.kind == WINS:
        return highest_bit(named)
    return lowest_of_all(strengths) if decider.overall else lowest_beside(strengths)


cdef inline int winner_among(
    const Law* law, uint64_t cards, uint64_t strengths
) noexcept nogil:
    """The card that wins: a strength, UNICORN or NO_CARD."""
    cdef int place, strength
    if cards >> UNICORN & 1:  # O-18.2
        return UNICORN
    if not strengths:  # O-19
        return NO_CARD
    for place in range(law.decider_count):  # O-18.3: as they lie, left to right
        strength = decided(&law.deciders[place], strengths)
        if strength != NO_CARD:
            return strength
    return highest_bit(strengths)  # O-18.4


cdef inline int leading_card(const Law* law, int winner, uint64_t strengths) noexcept nogil:
    """Whose player leads next: of a strength, UNICORN, LEFT_CARD or NO_CARD (E-18, O-19, O-22)."""
    cdef int place
    for place in range(law.lead_count):
        if law.leads[place] == WINNER:
            if winner != NO_CARD:
                break
        elif law.leads[place] != WEAKEST:
            return LEFT_CARD
        elif strengths:
            return lowest_bit(strengths)
    return winner
