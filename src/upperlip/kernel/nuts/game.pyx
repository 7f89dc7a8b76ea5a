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
    NutsSetup, NutsVillain, own_card, own_villain, reference_card, setup_number,
)

ASKS = ("deal", "blind", "agree", "turn", "bid", "play", "trump", "twins", "pass", "throw", "over")

cdef uint64_t ONE_COLOUR = bit(VALUES) - 1
cdef uint64_t ALL_NUTS = bit(NUTS) - 1


# Seats and sides


cdef inline int _left_of(const NutsGame* game, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < game.players else 0


cdef inline int _around(const NutsGame* game, int seat, int steps) noexcept nogil:
    seat += steps
    return seat - game.players if seat >= game.players else seat


cdef inline int _place_at_table(const NutsGame* game, int seat) noexcept nogil:
    """How many seats after the left of the dealer."""
    cdef int place = seat - game.dealer - 1
    return place + game.players if place < 0 else place


cdef inline int _first_seat(const NutsGame* game) noexcept nogil:
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
    cdef int seat = _first_seat(game)
    game.waiting = waiting
    while not waiting >> seat & 1:
        seat = _left_of(game, seat)
    _ask(game, ask, seat)


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

include "playing.pxi"
include "bids.pxi"
include "tricks.pxi"
include "scoring.pxi"
include "dealing.pxi"


# Playing at random


cdef int any_answer(const NutsGame* game, Stream* stream) noexcept nogil:
    cdef Choices choices = legal(game)
    return _nth(choices, below(stream, _count(choices)))


cdef void play_round(NutsGame* game, Stream* stream) noexcept nogil:
    """At random until one more round is scored, or the game is over."""
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        else:
            decide(game, game.seat, any_answer(game, stream))


def playouts(list positions not None, int64_t count, uint64_t seed, int64_t first=0) -> list:
    """Random rounds from copies of the positions in turn, each with its own stream (seed, i).

    The sums of the points by side.
    """
    cdef int64_t[6] sums = [0, 0, 0, 0, 0, 0]
    cdef Stream root, stream
    cdef NutsGame game
    cdef int64_t number
    cdef int side, last
    cdef Py_ssize_t size = len(positions), start
    cdef bytes room = bytes(size * sizeof(NutsGame))
    cdef NutsGame* games = <NutsGame*><char*>room
    for start in range(size):
        games[start] = (<Position?>positions[start]).game
    if size == 0:
        raise ValueError("playouts need a position to start from")
    with nogil:
        root.counter = 0
        root = forked(root, seed)
        for number in range(first, first + count):
            stream = forked(root, number)
            game = games[number % size]
            last = game.scored
            play_round(&game, &stream)
            if game.scored == last:  # the game was over already
                continue
            for side in range(game.sides):
                sums[side] += game.points[last][side]
    return list(sums)[:games[0].sides]


# For Python


cdef Position wrap(const NutsGame* game):
    cdef Position position = Position.__new__(Position)
    position.game = game[0]
    return position


cdef int _asked(const NutsGame* game, int seat) noexcept:
    """The seat that is meant, -1 being the next one; -1 if it is not asked."""
    if seat == -1:
        seat = game.seat
    if not 0 <= seat < game.players:
        return -1
    if seat == game.seat or (_is_simultaneous(game) and game.waiting >> seat & 1):
        return seat
    return -1


cdef Choices _choices(const NutsGame* game, int seat) noexcept:
    seat = _asked(game, seat)
    return Choices(0, 0) if seat == -1 else legal_for(game, seat)


@cython.final
@cython.freelist(64)
cdef class Position:
    """A game at any moment, all cards known. It changes in place; `copy` it to go two ways."""

    @staticmethod
    def begin(config) -> Position:
        """Before the first deal."""
        cdef Position position = Position.__new__(Position)
        cdef NutsGame* game = &position.game
        memset(game, 0, sizeof(NutsGame))
        game.players = config.players
        game.sides = len(config.teams)
        game.setup = setup_number(config)
        _forget_round(game)
        _clear_trick(game)
        _ask(game, DEAL, NOBODY)
        return position

    @staticmethod
    def from_state(state) -> Position:
        """The reference's state, for tests and selfcheck: a bot has none."""
        from upperlip.kernel.nuts.worlds import from_state

        return from_state(state)

    @staticmethod
    def from_bytes(bytes data not None) -> Position:
        """What `bytes(position)` gave, in this process: set-ups are numbered by each."""
        cdef Position position = Position.__new__(Position)
        if len(data) != sizeof(NutsGame):
            raise ValueError(f"a position has {sizeof(NutsGame)} bytes, not {len(data)}")
        memcpy(&position.game, <const char*>data, sizeof(NutsGame))
        return position

    def __bytes__(self) -> bytes:
        return (<const char*>&self.game)[:sizeof(NutsGame)]

    def __eq__(self, other) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    __hash__ = None

    def copy(self) -> Position:
        return wrap(&self.game)

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def ask(self) -> str:
        return ASKS[self.game.ask]

    @property
    def seat(self) -> int:
        return -1 if self.game.seat == NOBODY else self.game.seat

    @property
    def seats(self) -> tuple:
        """All who still have to answer, in the order of play."""
        if not _is_simultaneous(&self.game):
            return () if self.game.seat == NOBODY else (self.game.seat,)
        first = _first_seat(&self.game)
        around = ((first + n) % self.game.players for n in range(self.game.players))
        return tuple(seat for seat in around if self.game.waiting >> seat & 1)

    @property
    def over(self) -> bool:
        return self.game.ask == OVER

    def mask(self, int seat=-1) -> int:
        """What a seat may do, by default the next one, as bits."""
        cdef Choices choices = _choices(&self.game, seat)
        if choices.high and setup_of(&self.game).renumbered:
            return sum([1 << card for card in self.legal(seat)])
        return choices.low | <object>choices.high << NUTS if choices.high else choices.low

    def legal(self, int seat=-1) -> list:
        """What a seat may do, by default the next one, ascending."""
        cdef Choices choices = _choices(&self.game, seat)
        cdef uint8_t[CARDS] values
        cdef int count = _spread(choices.low, choices.high, values), place
        cdef const NutsSetup* setup = setup_of(&self.game)
        cdef list found = PyList_New(count)
        cdef object value
        for place in range(count):
            value = reference_card(setup, values[place])
            Py_INCREF(value)
            PyList_SET_ITEM(found, place, value)
        return found

    def apply(self, int value, int seat=-1) -> None:
        """A decision of the next seat, or of another that is asked too."""
        cdef int own
        if _asked(&self.game, seat) == -1:
            raise ValueError("nobody is asked" if seat == -1 else f"seat {seat} is not asked")
        seat = _asked(&self.game, seat)
        own = UNKNOWN if value < 0 else own_card(setup_of(&self.game), value)
        if own == UNKNOWN or not _holds(legal_for(&self.game, seat), own):
            raise ValueError(f"{value} is not legal")
        decide(&self.game, seat, own)

    def chance(self, Generator rng not None) -> None:
        """Chance's turn, drawn."""
        if self.game.seat != NOBODY or self.game.ask == OVER:
            raise ValueError("it is not chance's turn")
        draw_chance(&self.game, &rng.stream)

    def happen(self, ply) -> None:
        """Chance's turn, as it went in the reference."""
        cdef NutsGame* game = &self.game
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
        elif game.ask in (TURN, TWINS):
            if turn(game, own_card(setup, ply.card)):
                judge(game)
        else:
            raise ValueError("it is not chance's turn")

    def play_round(self, Generator rng not None) -> None:
        """At random until one more round is scored, or the game is over."""
        with nogil:
            play_round(&self.game, &rng.stream)

    def play_game(self, Generator rng not None) -> None:
        """At random to the end."""
        with nogil:
            while self.game.ask != OVER:
                play_round(&self.game, &rng.stream)

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


cdef bint _is_simultaneous(const NutsGame* game) noexcept nogil:
    return game.ask in (PASS, THROW) or (game.ask == BID and _solo(game))


cdef tuple _cards_at(const NutsGame* game, int where):
    cdef uint8_t[CARDS] cards
    cdef int count = _spread(game.nuts[where], game.villains[where], cards)
    cdef const NutsSetup* setup = setup_of(game)
    return tuple([reference_card(setup, cards[place]) for place in range(count)])
