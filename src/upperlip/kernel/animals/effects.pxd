"""A rule card as the kernel has it: its effects as small numbers (E-11 to E-25)."""

from libc.stdint cimport int8_t, uint8_t, uint64_t

cdef enum Kind:
    ORDER_OF_COLOURS
    ORDER_OF_VALUES
    WINS
    LOWEST
    NTH
    OUT
    FOLLOW
    LEAD
    PASS
    OPEN
    WORTH
    MOST
    TRICK
    MOST_TRICKS
    FEWEST

cdef enum Way:
    # What a parameter says that is a word; each effect knows some of them.
    UNSAID
    REVERSED
    BOTTOM
    TOP
    COLOUR
    OVERALL
    THREES
    FIRST
    LATEST
    LAST
    WINNER
    WEAKEST
    LEFT
    RIGHT
    EQUALS
    ADD
    SET
    TIMES
    NEGATIVE

cdef enum:
    MOST_EFFECTS = 4  # on a card (E-41)
    ANY = 255  # no colour or no value is named


cdef struct CardEffect:
    uint64_t cards  # the animals whose colour and value it names (E-3)
    uint8_t kind
    uint8_t way
    uint8_t value  # ANY if it names none
    int8_t number  # its n, cards, stars, or what it makes of a worth
    uint8_t letters[4]  # E-11: colours, weakest first; where `way` is UNSAID


cdef struct RuleCard:
    int count
    CardEffect effects[4]  # MOST_EFFECTS


cdef const RuleCard* rule_card(effects) except NULL
