"""The exact end of a round of Moustache, all cards known: which team wins with best play by all.

Two teams, one wins: alpha-beta with only two values. Between tricks what is still to come depends
on the cards in play, the leader and, where most cards or tricks are paid for, on who has more of
them so far; so for each such place the table keeps between which bounds the stars still to come
lie, whatever the stars were before.

Cards change hands only by being captured, so whose a card is, is worked out once for a deal; and
for each colour and each set of its cards that can still be in play, what matters of it. Of cards
that follow each other in the order, belong to the same seat and are the same to the law, only one
is tried. Two sets of cards that differ in nothing else than in which cards are gone are one place.
Where values are compared between colours, every value is a nature of its own.
"""

cimport cython
from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport uint64_t
from libc.stdlib cimport abs, calloc, free
from libc.string cimport memset

from upperlip.kernel.animals.cards cimport (
    ANIMALS, CARDS, COLOURS, MONKEY, NO_COLOUR, PIGEON, UNICORN, VALUES,
)
from upperlip.kernel.animals.effects cimport LATEST, LOWEST
from upperlip.kernel.animals.game cimport (
    NOBODY, STEAL, AnimalsGame, KernelState, hand_size, law_of, taker_of, team_of, tricks_of,
)
from upperlip.kernel.animals.judging cimport (
    LEFT_CARD, NO_CARD, equals_in, leading_card, loot_of, stealable_of, winner_among,
)
from upperlip.kernel.animals.laws cimport Law
from upperlip.kernel.common.bits cimport bit, count_bits, highest_bit, lowest_bit
from upperlip.kernel.common.clock cimport now
from upperlip.kernel.common.generator cimport FIRST_FACTOR, WORD_STEP, mix

cdef enum:
    FAR = 30000  # more stars than a round has
    OPEN = 2  # neither won nor lost yet
    EVEN = 64  # between counts of two teams, so that their difference is not negative
    # Where things stand in a nature.
    KINDS_AT = 8
    DECIDERS_AT = 24
    OUT_AT = 40
    VALUE_AT = 41

cdef uint64_t ONE_COLOUR = bit(VALUES) - 1
cdef uint64_t JOKERS = bit(UNICORN) | bit(MONKEY) | bit(PIGEON)


include "../common/endings.pxi"

# The row


cdef uint64_t _by_strength(const Law* law, uint64_t cards) noexcept nogil:
    cdef uint64_t strengths = cards & JOKERS
    cards &= ~JOKERS
    while cards:
        strengths |= bit(law.order.strength[lowest_bit(cards)])
        cards &= cards - 1
    return strengths


cdef bint _compares_values(const Law* law) noexcept nogil:
    """Between colours: then it matters which value a card has, and not only what lies beside it."""
    cdef int place
    for place in range(law.decider_count):
        if law.deciders[place].kind == LOWEST and law.deciders[place].overall:
            return True
    return law.equals


cdef uint64_t _nature(const Solver* solver, const Law* law, int strength) noexcept nogil:
    """Cards of one colour that have the same differ in nothing but the order."""
    cdef uint64_t nature = solver.worth[strength] + 128
    cdef int place
    for place in range(law.kind_count):
        nature |= (solver.kinds[place] >> strength & 1) << (KINDS_AT + place)
    for place in range(law.decider_count):
        nature |= (law.deciders[place].strengths >> strength & 1) << (DECIDERS_AT + place)
    nature |= (solver.out >> strength & 1) << OUT_AT
    if _compares_values(law):
        nature |= <uint64_t>(strength % VALUES) << VALUE_AT
    return nature


cdef void begin_solving(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """Gets ready for ends of rounds under this game's row."""
    cdef const Law* law = law_of(game)
    cdef int strength, place
    if solver.law == law:
        return
    solver.law = law
    solver.sign = -1 if law.fewest else 1
    solver.out = _by_strength(law, law.out)
    for place in range(law.kind_count):
        solver.kinds[place] = _by_strength(law, law.kinds[place])
    for strength in range(ANIMALS):
        solver.worth[strength] = solver.sign * law.worths.stars[law.order.card[strength]]
        solver.colour[strength] = ONE_COLOUR << strength // VALUES * VALUES
        solver.nature[strength] = _nature(solver, law, strength)


# The deal


cdef void _deal(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """Puts everything in place."""
    cdef Stage* stage = &solver.stage
    cdef const Law* law = solver.law
    cdef int seat, place, card
    cdef uint64_t cards
    solver.players = game.players
    solver.teams = game.teams
    solver.tricks = hand_size(game)
    solver.salt = mix(game.teams ^ <uint64_t>game.players << 8) ^ law.print
    solver.stopped = False
    stage.live = 0
    stage.leader = game.leader
    for seat in range(game.players):
        solver.hands[seat] = cards = _by_strength(law, game.hands[seat])
        stage.live |= cards
        while cards:
            solver.owner[lowest_bit(cards)] = seat
            cards &= cards - 1
    for place in range(game.played):
        card = game.cards[place]
        card = law.order.strength[card] if card < ANIMALS else card
        solver.owner[card] = (game.leader + place) % game.players
        stage.live |= bit(card)
    # Who leads to a trick has played first.
    stage.left = count_bits(solver.hands[game.leader]) + (game.played > 0)
    _score_so_far(solver, game)
    for place in range(COLOURS):
        _hold(solver, place)


cdef void _score_so_far(Solver* solver, const AnimalsGame* game) noexcept nogil:
    cdef Stage* stage = &solver.stage
    cdef const Law* law = solver.law
    cdef int place
    stage.difference = solver.sign * (game.stars[game.scored][0] - game.stars[game.scored][1])
    stage.tricks = tricks_of(game, 0) - tricks_of(game, 1)
    if law.first and stage.left < solver.tricks:
        place = taker_of(game, solver.tricks - stage.left - 1)
        if place != NOBODY:
            stage.difference += solver.sign * (-law.first if place else law.first)
    for place in range(law.kind_count):
        stage.kinds[place] = (
            count_bits(game.captured[0] & law.kinds[place])
            - count_bits(game.captured[1] & law.kinds[place])
        )


cdef void _hold(Solver* solver, int colour) noexcept nogil:
    """Of one colour, every set of cards that can still be in play."""
    cdef Holding* holdings = solver.holdings[colour]
    cdef int first = colour * VALUES, top, below
    cdef uint64_t all_ = solver.stage.live >> first & ONE_COLOUR, cards = 0, rest
    cdef uint64_t nature
    holdings[0].print = mix(colour + 1)
    holdings[0].distinct = 0
    holdings[0].stars = 0
    while cards != all_:
        cards = (cards - all_) & all_  # the next of the sets within `all_`, ascending
        top = highest_bit(cards)
        rest = cards & ~bit(top)
        nature = solver.nature[first + top]
        holdings[cards].print = _stirred(
            holdings[rest].print, nature << 4 | solver.owner[first + top], WORD_STEP, 29
        )
        holdings[cards].stars = holdings[rest].stars + abs(solver.worth[first + top])
        holdings[cards].distinct = holdings[rest].distinct | 1 << top
        if rest:
            below = first + highest_bit(rest)
            if solver.owner[below] == solver.owner[first + top] and solver.nature[below] == nature:
                holdings[cards].distinct = holdings[rest].distinct


include "promises.pxi"
include "lines.pxi"


cdef bint _wins_from(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """Does team 0 get the difference it needs, from where this game is?"""
    cdef uint64_t trick = solver.stage.live, follow = 0
    cdef int seat
    for seat in range(game.players):
        trick &= ~solver.hands[seat]
    if trick == 0:
        return _wins_from_lead(solver)
    _look_around(solver)
    if game.ask == STEAL:
        return _wins_by_theft(solver, trick)
    if game.follow != NO_COLOUR:
        follow = solver.colour[solver.law.order.strength[game.follow * VALUES]]
    return _wins_from_play(solver, trick, game.seat, follow, game.players - game.played - 1, NULL)


cdef bint wins(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """Does team 0 win the round? `stopped` says whether the limit came before the answer."""
    _deal(solver, game)
    solver.need = team_of(game, game.crown)  # O-29: for its team a tie is enough
    return _wins_from(solver, game)


cdef int _stars_ahead(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """How far team 0 gets ahead: between bounds that draw together."""
    cdef int low, high
    _deal(solver, game)
    _bounds(solver, &low, &high)
    low += solver.stage.difference
    high += solver.stage.difference
    while low < high:
        solver.need = low + (high - low + 1) // 2
        if _wins_from(solver, game):
            low = solver.need
        else:
            high = solver.need - 1
    return low


@cython.final
cdef class Endings(SolvedEndings):
    """Of rounds of Moustache."""

    def winner(self, KernelState state not None) -> int:
        """The team that wins the round, when all play their best with all cards known."""
        cdef bint won
        self._begin(state)
        with nogil:
            won = wins(&self.solver, &state.game)
        self._finish()
        return 0 if won else 1

    def ahead(self, KernelState state not None) -> int:
        """By how many stars team 0 ends ahead (where fewer win: below), when both want that."""
        cdef int stars
        self._begin(state)
        with nogil:
            stars = _stars_ahead(&self.solver, &state.game)
        self._finish()
        return stars

    def gets_ahead(self, KernelState state not None, int least) -> bool:
        """Can team 0 end so many stars ahead?"""
        cdef bint won
        self._begin(state)
        with nogil:
            _deal(&self.solver, &state.game)
            self.solver.need = least
            won = _wins_from(&self.solver, &state.game)
        self._finish()
        return won
