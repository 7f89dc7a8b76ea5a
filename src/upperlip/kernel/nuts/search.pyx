"""Search in Mustachio."""

cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport LOW, Choices
from upperlip.kernel.common.clock cimport now
from upperlip.kernel.common.generator cimport Generator, Stream, below, forked
from upperlip.kernel.common.policy cimport Policy, any_of, share_of
from upperlip.kernel.nuts.endings cimport (
    Endings, Solver, begin_solving, forget, lift_limits, set_limits, solve,
)
from upperlip.kernel.nuts.game cimport (
    AGREE, BID, BLIND, NOBODY, PASS, PLAY, ROUNDS, THROW,
    NutsGame, decide, draw_chance, legal, setup_of, side_of,
)
from upperlip.kernel.nuts.heuristics cimport heuristic_choice
from upperlip.kernel.nuts.setups cimport own_card, reference_card
from upperlip.kernel.nuts.policy cimport has_net, is_learned, policy_of, value_of
from upperlip.kernel.nuts.worlds cimport Knowledge

ctypedef NutsGame Game

cdef enum:
    NODES = 400  # places looked at while solving take as long as a simulation

cdef double FAR_AHEAD = 1e6  # more points than anyone can be ahead
cdef double MATCH_SHARE = 0.75  # of the last round's reward, for winning the match


cdef inline Choices options_of(const Game* game) noexcept nogil:
    return legal(game)


cdef inline int reference_answer(const Game* game, int value) noexcept nogil:
    """An answer as Python knows it: villains have other numbers there."""
    return reference_card(setup_of(game), value)


cdef inline int own_answer(const Game* game, int value) noexcept nogil:
    return own_card(setup_of(game), value)


cdef inline int party_of(const Game* game, int seat) noexcept nogil:
    """Who wins and loses together."""
    return side_of(game, seat)


cdef inline bint all_alike(const Game* game) noexcept nogil:
    """Is one answer as good as another? One sign is (U-45)."""
    return game.ask == THROW


cdef inline bint in_secret(const Game* game) noexcept nogil:
    """Do several seats choose at once?"""
    return game.ask in (PASS, THROW) or (game.ask == BID and game.sides == game.players)


cdef inline bint can_be_solved(const Game* game) noexcept nogil:
    return game.ask == PLAY


cdef inline int tricks_left(const Game* game) noexcept nogil:
    return game.size - game.done


cdef void solve_round(
    Solver* solver, const Game* game, int number, double* rewards
) noexcept nogil:
    """What each party gets with best play by all from here on."""
    cdef int16_t[6] points
    begin_solving(solver, game)  # bids may have come since the search began
    solve(solver, game, points)
    _rewards_for(game, number, points, rewards)


cdef void round_rewards(const Game* game, int number, double* rewards) noexcept nogil:
    """What each party got, once the round is scored; rounds are numbered from 0 here."""
    _rewards_for(game, number, game.points[number], rewards)


cdef void _rewards_for(
    const Game* game, int number, const int16_t* points, double* rewards
) noexcept nogil:
    """Points as rewards between 0 and 1; in the last round it is the match that counts (U-44)."""
    cdef double ahead, span = setup_of(game).reward_span
    cdef int side, other
    _points_ahead(game, points, rewards)
    for side in range(game.sides):
        rewards[side] = 0.5 + rewards[side] / span
        if number == ROUNDS - 1:
            ahead = FAR_AHEAD
            for other in range(game.sides):
                if other != side:
                    ahead = min(
                        ahead,
                        _before(game, number, side) + points[side]
                        - _before(game, number, other) - points[other],
                    )
            rewards[side] = (1 - MATCH_SHARE) * rewards[side] + MATCH_SHARE * (
                1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            )


cdef void _points_ahead(const Game* game, const int16_t* points, double* ahead) noexcept nogil:
    """Each side's points less the others' average."""
    cdef double sum_ = 0
    cdef int side
    for side in range(game.sides):
        sum_ += points[side]
    for side in range(game.sides):
        ahead[side] = points[side] - (sum_ - points[side]) / (game.sides - 1)


cdef inline double _before(const Game* game, int number, int side) noexcept nogil:
    """A side's points before this round."""
    cdef int earlier
    cdef double points = 0
    for earlier in range(number):
        points += game.points[earlier][side]
    return points


cdef inline bint can_be_judged(const Game* game) noexcept nogil:
    """Has the net learned what rewards there are? Not where a match is to be won (U-44)."""
    return game.sides == 2 and game.scored < ROUNDS - 1


include "../common/search.pxi"

# Comparison


cdef inline int parties_of(const Game* game) noexcept nogil:
    return game.sides


cdef inline bint is_bid(const Game* game) noexcept nogil:
    """Is it about the whole round, and not about a trick?"""
    return game.ask in (BID, BLIND, AGREE)


cdef inline int tricks_of(const Game* game, int side) noexcept nogil:
    return max(<int>game.tricks[side], 0)  # U-33


cdef void solved_values(Solver* solver, const Game* game, double* values) noexcept nogil:
    """In points ahead of the others' average, in every round."""
    cdef int16_t[6] points
    solve(solver, game, points)
    _points_ahead(game, points, values)


cdef void final_values(const Game* game, int number, double* values) noexcept nogil:
    _points_ahead(game, game.points[number], values)


cdef inline int taker_with(const Game* game, int seat, int card, int taker) noexcept nogil:
    return taker


cdef inline int taker_after(const Game* game, int taker) noexcept nogil:
    """U-18: who took the trick leads the next."""
    return game.leader


cdef int gained(const Game* before, const Game* game, int number, int side) noexcept nogil:
    cdef int other, gain = 0
    for other in range(game.sides):
        gain += (1 if other == side else -1) * (
            game.plus[other] - game.losses[other] - before.plus[other] + before.losses[other]
        )
    return gain


cdef inline void chance_as_arranged(
    Game* game, Arrangement arranged, Stream* stream
) noexcept nogil:
    """Teams and dealer are never drawn here (U-4, U-11)."""
    draw_chance(game, stream)


include "../common/paired.pxi"
