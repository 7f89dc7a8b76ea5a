"""Mustachio at the speed of C: the same rules as `upperlip.nuts`, written a second time.

Neither engine is derived from the other; `upperlip selfcheck` compares them ply by ply. Villains
are what their effects say, compiled into the game's set-up; none is known here by its name.
"""

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy, memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.generator cimport Generator, Stream, below, forked, pick
from upperlip.kernel.nuts.setups cimport (
    BY_LOWEST, CAST_TRUMP, MOST_VILLAINS, NAME_TRUMP, NO_STEP, POOL_SIZE, TURN_CARD, UNKNOWN,
    NutsSetup, NutsVillain, is_setup, own_card, own_villain, reference_card, setup_number,
)

ASKS = ("deal", "blind", "agree", "turn", "bid", "play", "trump", "twins", "pass", "throw", "over")

ctypedef NutsGame Game

cdef uint64_t ONE_COLOUR = bit(VALUES) - 1
cdef uint64_t ALL_NUTS = bit(NUTS) - 1


# Seats and sides


cdef inline int _place_at_table(const NutsGame* game, int seat) noexcept nogil:
    """How many seats after the left of the dealer."""
    cdef int place = seat - game.dealer - 1
    return place + game.players if place < 0 else place


cdef inline int first_seat(const NutsGame* game) noexcept nogil:
    return _left_of(game, game.dealer)


cdef int side_of(const NutsGame* game, int seat) noexcept nogil:
    return seat % game.sides


cdef inline bint _solo(const NutsGame* game) noexcept nogil:
    return game.sides == game.players


cdef inline void _ask(NutsGame* game, int ask, int seat) noexcept nogil:
    game.ask = ask
    game.seat = seat


cdef inline void _ask_all(NutsGame* game, int ask, int waiting) noexcept nogil:
    """A simultaneous ask; the first to answer is the first in the order of play."""
    game.waiting = waiting
    _ask(game, ask, _first_waiting(game))


cdef inline bint is_simultaneous(const NutsGame* game) noexcept nogil:
    return game.ask in (PASS, THROW) or (game.ask == BID and _solo(game))


# What seats may do


cdef Choices legal(const NutsGame* game) noexcept nogil:
    return legal_for(game, game.seat)


cdef Choices legal_for(const NutsGame* game, int seat) noexcept nogil:
    cdef Choices choices
    cdef uint64_t following
    choices.high = 0
    if game.ask == PLAY:
        choices.low = game.nuts[seat]
        choices.high = game.villains[seat]
        if game.colour != NO_COLOUR:
            following = choices.low & ONE_COLOUR << game.colour * VALUES
            if following:  # U-21
                choices.low = following
    elif game.ask == PASS:
        choices = chosen_to_pass(game, seat)
        choices.low ^= game.nuts[seat]
        choices.high ^= game.villains[seat]
    elif game.ask == BID:
        choices.low = bit(game.size + 1) - 1  # U-14, U-15
    elif game.ask == BLIND:
        choices.low = (bit(game.size + 1) - 1) & ~(<uint64_t>0 if _solo(game) else 2)  # U-16
    elif game.ask == AGREE:
        choices.low = 0b11
    elif game.ask == TRUMP:
        choices.low = 0b1111
    else:
        choices.low = 0b111
    return choices


cdef inline int _count(Choices choices) noexcept nogil:
    return count_bits(choices.low) + count_bits(choices.high)


cdef inline int _nth(Choices choices, int n) noexcept nogil:
    cdef int low = count_bits(choices.low)
    return nth_bit(choices.low, n) if n < low else NUTS + nth_bit(choices.high, n - low)


cdef inline bint _holds(Choices choices, int value) noexcept nogil:
    if value < NUTS:
        return choices.low >> value & 1
    return choices.high >> (value - NUTS) & 1


# Decisions


cdef void decide(NutsGame* game, int seat, int value) noexcept nogil:
    """A legal decision of a seat that is asked."""
    if decide_unjudged(game, seat, value):
        judge(game)


cdef bint decide_unjudged(NutsGame* game, int seat, int value) noexcept nogil:
    """A decision, up to but without judging: is the trick full and everything about it said?"""
    if game.ask == PLAY:
        return _play(game, seat, value)
    if game.ask == PASS:
        return _pass(game, seat, value)
    if game.ask == TRUMP:
        _cast(game, value)
        return _go_on(game)
    if game.ask == BID:
        _bid(game, seat, value)
    elif game.ask == BLIND:
        _propose(game, seat, value)
    elif game.ask == AGREE:
        _answer(game, seat, value == 0)
    else:
        _throw(game, seat, value)
    return False


cdef inline void _take_from(NutsGame* game, int where, int card) noexcept nogil:
    if card < NUTS:
        game.nuts[where] &= ~bit(card)
    else:
        game.villains[where] &= ~(1 << (card - NUTS))


cdef inline void _put_to(NutsGame* game, int where, int card) noexcept nogil:
    if card < NUTS:
        game.nuts[where] |= bit(card)
    else:
        game.villains[where] |= 1 << (card - NUTS)


# The rules, part by part: one text to the compiler, which makes one piece of them

include "../common/playing.pxi"
include "playing.pxi"
include "bids.pxi"
include "tricks.pxi"
include "scoring.pxi"
include "dealing.pxi"


# Playing at random


cdef int any_answer(const NutsGame* game, Stream* stream) noexcept nogil:
    cdef Choices choices = legal(game)
    return _nth(choices, below(stream, _count(choices)))


cdef inline void add_round(const NutsGame* game, int number, int64_t* sums) noexcept nogil:
    """What playouts come to: the points by side."""
    cdef int side
    for side in range(game.sides):
        sums[side] += game.points[number][side]


cdef inline int sums_of(const NutsGame* game) noexcept nogil:
    return game.sides


# For Python


cdef object mask_for(const NutsGame* game, int seat):
    cdef Choices choices = legal_for(game, seat)
    cdef uint8_t[CARDS] answers
    cdef int count
    if choices.high and setup_of(game).renumbered:
        count = spread_legal(game, seat, answers)
        return sum([1 << answers[place] for place in range(count)])
    return choices.low | <object>choices.high << NUTS if choices.high else choices.low


cdef int _spread_as_reference(
    const NutsGame* game, Choices choices, uint8_t* cards
) noexcept nogil:
    cdef int count = _spread(choices.low, choices.high, cards), place
    cdef const NutsSetup* setup = setup_of(game)
    for place in range(count):
        cards[place] = reference_card(setup, cards[place])
    return count


cdef int spread_legal(const NutsGame* game, int seat, uint8_t* answers) noexcept nogil:
    """As the reference numbers them, ascending; how many they are."""
    return _spread_as_reference(game, legal_for(game, seat), answers)


cdef int legal_answer(const NutsGame* game, int seat, int value) noexcept nogil:
    """An answer of the reference as the kernel numbers it."""
    cdef int own = UNKNOWN if value < 0 else own_card(setup_of(game), value)
    return own if own != UNKNOWN and _holds(legal_for(game, seat), own) else NOT_LEGAL


cdef inline bint is_set_up(const NutsGame* game) noexcept:
    return is_setup(game.setup)


cdef int happen_as(NutsGame* game, ply) except -1:
    """What chance did in the reference."""
    cdef const NutsSetup* setup = setup_of(game)
    cdef uint16_t villains = 0
    if game.ask == DEAL:
        for villain in ply.villains:
            villains |= 1 << own_villain(setup, villain)
        _gather(game, villains)
        for seat, hand in enumerate(ply.hands):
            for card in hand:
                _take_from(game, PILE, own_card(setup, card))
                _put_to(game, seat, own_card(setup, card))
        _open_round(game)
    elif turn(game, own_card(setup, ply.card)):
        judge(game)
    return 0


cdef tuple _cards_at(const NutsGame* game, int where):
    cdef uint8_t[CARDS] cards
    cdef Choices held = Choices(game.nuts[where], game.villains[where])
    cdef int count = _spread_as_reference(game, held, cards)
    return tuple([cards[place] for place in range(count)])


include "../common/kernel_state.pxi"


@cython.final
cdef class KernelState(GameState):
    """A game of Mustachio."""

    @staticmethod
    def begin(config) -> KernelState:
        """Before the first deal."""
        cdef KernelState state = KernelState.__new__(KernelState)
        cdef NutsGame* game = &state.game
        memset(game, 0, sizeof(NutsGame))
        game.players = config.players
        game.sides = len(config.teams)
        game.setup = setup_number(config)
        _forget_round(game)
        _clear_trick(game)
        _ask(game, DEAL, NOBODY)
        return state

    @staticmethod
    def from_state(state) -> KernelState:
        """The reference's state, for tests and selfcheck: a bot has none."""
        from upperlip.kernel.nuts.worlds import from_state

        return from_state(state)

    @property
    def points(self) -> tuple:
        """The sides' points so far (U-44)."""
        return tuple(total(&self.game, side) for side in range(self.game.sides))

    @property
    def rounds(self) -> tuple:
        """Finished rounds: the points of each side."""
        return tuple(
            tuple(self.game.points[n][side] for side in range(self.game.sides))
            for n in range(self.game.scored)
        )

    @property
    def winners(self) -> tuple:
        """The sides that have won, once the game is over."""
        if self.game.ask != OVER:
            return ()
        sides = winning_sides(&self.game)
        return tuple(side for side in range(self.game.sides) if sides >> side & 1)

    @property
    def hands(self) -> tuple:
        """The cards of each hand, ascending."""
        return tuple(_cards_at(&self.game, seat) for seat in range(self.game.players))

    @property
    def pile(self) -> tuple:
        """The undealt cards, a set: they have no order (U-12)."""
        return _cards_at(&self.game, PILE)
