"""Moustache at the speed of C: the same rules as `upperlip.animals`, written a second time.

Neither engine is derived from the other; `upperlip selfcheck` compares them ply by ply.
"""

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from upperlip.kernel.animals.cards cimport (
    ANIMALS, CARDS, MONKEY, NO_COLOUR, PIGEON, UNICORN, VALUES,
)
from upperlip.kernel.animals.effects cimport LATEST
from upperlip.kernel.animals.judging cimport (
    LEFT_CARD, NO_CARD, equals_in, leading_card, loot_of, stealable_of, winner_among,
)
from upperlip.kernel.animals.laws cimport Order, first_law, is_law, next_law
from upperlip.kernel.animals.setups cimport rule_number
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.generator cimport (
    Generator, Stream, Streams, below, forked, next_chance, next_decision, pick,
)

ASKS = ("rule", "deal", "give", "play", "steal", "trophies", "over")

ctypedef AnimalsGame Game

cdef enum:
    STAR_SUMS = 2  # where they begin in what playouts come to

cdef uint64_t JOKERS = bit(UNICORN) | bit(MONKEY) | bit(PIGEON)
cdef uint64_t ONE_COLOUR = bit(VALUES) - 1

cdef int[7] HAND_SIZE = [0, 0, 0, 12, 10, 8, 7]  # O-11
cdef int[7] SMALL_TEAM = [0, 0, 0, 1, 2, 2, 3]  # O-9
cdef int[7] JOKERS_DEALT = [0, 0, 0, 3, 0, 1, 0]  # to each of team 0 (O-11)


# Seats and teams


cdef inline int _player_of(const AnimalsGame* game, int place) noexcept nogil:
    return _around(game, game.leader, place)


cdef inline int first_seat(const AnimalsGame* game) noexcept nogil:
    """The order of play begins with the crown (O-10)."""
    return game.crown


cdef inline bint is_simultaneous(const AnimalsGame* game) noexcept nogil:
    return game.ask == GIVE


# What seats may do


cdef uint64_t legal(const AnimalsGame* game) noexcept nogil:
    return legal_for(game, game.seat)


cdef uint64_t legal_for(const AnimalsGame* game, int seat) noexcept nogil:
    """The cards that a seat which is asked may choose."""
    cdef uint64_t hand = game.hands[seat]
    cdef uint64_t following
    if game.ask == PLAY:
        if game.follow == NO_COLOUR:
            return hand
        following = hand & ONE_COLOUR << game.follow * VALUES
        return following | hand & JOKERS if following else hand  # O-14
    if game.ask == GIVE:
        return hand & ~game.given[seat]
    return _stealable(law_of(game), _cards_in(game))


# Decisions


cdef void decide(AnimalsGame* game, int seat, int value) noexcept nogil:
    """A legal decision of a seat that is asked."""
    if game.ask == PLAY:
        _play(game, seat, value)
    elif game.ask == GIVE:
        _give(game, seat, value)
    else:
        _judge_with(game, law_of(game), value)


cdef inline void _play(AnimalsGame* game, int seat, int card) noexcept nogil:
    game.hands[seat] &= ~bit(card)
    game.cards[game.played] = card
    game.played += 1
    if card < ANIMALS and (game.follow == NO_COLOUR or law_of(game).follow == LATEST):
        game.follow = card // VALUES  # O-14 to O-16
    if game.played < game.players:
        game.seat = _left_of(game, seat)
    else:
        _judge(game)


cdef void _give(AnimalsGame* game, int seat, int card) noexcept nogil:
    game.given[seat] |= bit(card)
    if count_bits(game.given[seat]) < law_of(game).gifts:
        return
    game.waiting &= ~(1 << seat)
    if game.waiting:
        game.seat = _first_waiting(game)
        return
    _hand_over(game)
    game.ask = PLAY
    game.seat = game.crown


cdef void _hand_over(AnimalsGame* game) noexcept nogil:
    """O-13, E-19: all at once."""
    cdef int step = game.players - 1 if law_of(game).gifts_go_right else 1, giver
    for giver in range(game.players):
        game.hands[giver] &= ~game.given[giver]
    for giver in range(game.players):
        game.hands[(giver + step) % game.players] |= game.given[giver]
    memset(game.given, 0, sizeof(game.given))


# The rules, part by part: one text to the compiler, which makes one piece of them

include "../common/playing.pxi"
include "tricks.pxi"
include "scoring.pxi"
include "dealing.pxi"


# Playing at random


cdef inline int any_answer(const AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint64_t cards = legal(game)
    return nth_bit(cards, below(stream, count_bits(cards)))


cdef void play_match(AnimalsGame* game, Streams* streams) noexcept nogil:
    """The match that random bots play, until one more round is scored or the game is over."""
    cdef Stream stream
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            stream = next_chance(streams)
            draw_chance(game, &stream)
        elif game.ask == PLAY:  # nearly always
            stream = next_decision(streams, game.seat)
            _play(game, game.seat, any_answer(game, &stream))
        else:
            stream = next_decision(streams, game.seat)
            decide(game, game.seat, any_answer(game, &stream))


cdef inline void add_round(const AnimalsGame* game, int number, int64_t* sums) noexcept nogil:
    """What playouts come to: rounds won by team 0 and by team 1, stars of team 0 and of team 1."""
    sums[winner_of(game, number)] += 1
    sums[STAR_SUMS] += game.stars[number][0]
    sums[STAR_SUMS + 1] += game.stars[number][1]


cdef inline int sums_of(const AnimalsGame* game) noexcept nogil:
    return STAR_SUMS + 2


cdef int most_points(const AnimalsGame* game) noexcept nogil:
    cdef int seat, most = 0
    for seat in range(game.players):
        most = max(most, game.points[seat])
    return most


# For Python


cdef uint64_t cards_of(cards) except? 0:
    """Cards, or seats, as bits."""
    cdef uint64_t mask = 0
    for card in cards:
        mask |= bit(card)
    return mask


cdef object mask_for(const AnimalsGame* game, int seat):
    return legal_for(game, seat)


cdef int spread_legal(const AnimalsGame* game, int seat, uint8_t* answers) noexcept nogil:
    """The cards, ascending; how many they are."""
    cdef uint64_t cards = legal_for(game, seat)
    cdef int count = 0
    while cards:
        answers[count] = lowest_bit(cards)
        cards &= cards - 1
        count += 1
    return count


cdef int legal_answer(const AnimalsGame* game, int seat, int value) noexcept nogil:
    if not 0 <= value < CARDS:
        return NOT_LEGAL
    return value if legal_for(game, seat) >> value & 1 else NOT_LEGAL


cdef inline bint is_set_up(const AnimalsGame* game) noexcept:
    return is_law(game.law)


cdef int happen_as(AnimalsGame* game, ply) except -1:
    """What chance did in the reference."""
    if game.ask == RULE:
        turn_rule(game, rule_number(setup_of(game), ply.id))
    elif game.ask == DEAL:
        game.teams = cards_of([seat for seat, team in enumerate(ply.teams) if team])
        game.crown = ply.crown
        for seat, hand in enumerate(ply.hands):
            game.hands[<int>seat] = cards_of(hand)
        _open_round(game)
    else:
        for seat, token in enumerate(ply.drawn):
            game.points[<int>seat] += token or 0
        _close_round(game)
    return 0


include "../common/kernel_state.pxi"


@cython.final
cdef class KernelState(GameState):
    """A game of Moustache."""

    @staticmethod
    def begin(config) -> KernelState:
        """Before the first rule card is turned."""
        cdef KernelState state = KernelState.__new__(KernelState)
        memset(&state.game, 0, sizeof(AnimalsGame))
        state.game.law = first_law(config)
        state.game.players = config.players
        state.game.ask = RULE
        state.game.seat = NOBODY
        state.game.follow = NO_COLOUR
        return state

    @staticmethod
    def at_deal(int players, row) -> KernelState:
        """Before the deal of a round with this rule row, which may be any."""
        from upperlip.animals.config import Config

        if not 3 <= players <= 6 or len(row) > ROUNDS:
            raise ValueError("a round has 3 to 6 players and at most four rule cards")
        cdef KernelState state = KernelState.begin(Config(players, "house"))
        for rule in row:
            turn_rule(&state.game, rule_number(setup_of(&state.game), rule))
        state.game.ask = DEAL
        return state

    @staticmethod
    def from_state(state) -> KernelState:
        """The reference's state, for tests and selfcheck: a bot has none."""
        from upperlip.kernel.animals.worlds import from_state

        return from_state(state)

    @property
    def points(self) -> tuple:
        """Trophies by seat so far (O-8)."""
        return tuple(self.game.points[seat] for seat in range(self.game.players))

    @property
    def rounds(self) -> tuple:
        """Finished rounds: the stars of both teams, and the team that won."""
        return tuple(
            ((self.game.stars[n][0], self.game.stars[n][1]), winner_of(&self.game, n))
            for n in range(self.game.scored)
        )

    @property
    def winners(self) -> tuple:
        """The seats with the most trophies, once the game is over (O-8)."""
        if self.game.ask != OVER:
            return ()
        most = most_points(&self.game)
        return tuple(s for s in range(self.game.players) if self.game.points[s] == most)

    @property
    def hands(self) -> tuple:
        """The cards of each hand, ascending."""
        return tuple(
            tuple(card for card in range(CARDS) if self.game.hands[seat] >> card & 1)
            for seat in range(self.game.players)
        )
