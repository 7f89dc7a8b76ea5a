"""What a row of rule cards makes of the rules: tables that stand once for each row of a set-up."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

from upperlip.kernel.animals.setups cimport AnimalsSetup

cdef enum:
    LAW_BLOCK = 256  # laws that are entered without asking for memory again
    LAW_BLOCKS = 1 << 16
    MOST_LINE = 16  # effects face up: four cards with four
    MOST_KINDS = 15  # of cards that can be counted: four colours, eleven values (E-22)
    NO_RULE = 255  # where no rule card lies yet


cdef struct Order:
    # O-17, E-11, E-12
    uint8_t strength[44]  # by animal: its colour's rank times VALUES, and its value's
    uint8_t card[44]  # by strength


cdef struct Worths:
    int8_t stars[47]  # what each card counts (E-8)
    double appeal[47]  # and about how much one would like to capture it


cdef struct Decider:
    # O-18.3: who wins instead of the strongest
    uint64_t strengths  # of the cards that it names, as bits
    uint8_t kind  # WINS, LOWEST or NTH
    uint8_t overall  # the lowest of all, not of the strongest colour (E-14)
    uint8_t n  # E-15


cdef struct Law:
    # What is asked for all the time stands first: a cache takes 64 bytes at once.
    const Order* order
    const Worths* worths
    const uint64_t* beaten_by  # by card: the animals that would take a trick from it, about
    uint64_t out  # animals that never compete (E-16)
    uint8_t equals  # nor do those of equal value
    uint8_t judging  # does anything judge a trick by more than its strongest card?
    uint8_t follow  # the colour to follow: FIRST, LATEST or UNSAID (E-17)
    uint8_t fewest  # E-25
    uint8_t gifts  # how many cards everyone gives at the round's start (E-19)
    uint8_t gifts_go_right
    uint8_t decider_count
    uint8_t lead_count
    uint8_t leads[4]  # E-18: WINNER, WEAKEST or LEFT
    uint8_t row[4]  # the rule cards, left to right
    uint8_t turned  # how many
    uint8_t kind_count
    int16_t first  # stars for the first trick, for the last, for most of them (E-23, E-24)
    int16_t last
    int16_t tricks
    uint64_t candidates  # the rule cards that can be turned next (O-5, O-6)
    uint32_t* after  # by rule card turned: the next law's number, or 0
    const AnimalsSetup* setup
    uint64_t print  # of all that plays: the same on every machine
    uint64_t open  # cards that lie face up in hands (E-20)
    uint64_t open_at_once  # those that do so before any are given
    uint64_t kinds[15]  # MOST_KINDS: sets of cards to have most of (E-22)
    int16_t kind_stars[15]  # for each
    Decider deciders[16]  # MOST_LINE


cdef Law* LAWS[65536]  # LAW_BLOCKS of them, each of LAW_BLOCK; number 0 is none


cdef inline const Law* law_number(uint32_t number) noexcept nogil:
    return &LAWS[number // LAW_BLOCK][number % LAW_BLOCK]


cdef uint32_t first_law(config) except 0
cdef uint32_t next_law(const Law* law, int rule) noexcept nogil
cdef bint is_law(uint32_t number) noexcept nogil
