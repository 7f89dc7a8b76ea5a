"""Search in Mustachio."""

cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport LOW, Choices
from upperlip.kernel.common.generator cimport Generator, Stream, below
from upperlip.kernel.nuts.endings cimport Endings, Solver, begin_solving, forget, solve
from upperlip.kernel.nuts.game cimport (
    BID, NOBODY, PASS, PLAY, ROUNDS, THROW, NutsGame, decide, draw_chance, legal, side_of,
)
from upperlip.kernel.nuts.heuristics cimport heuristic_choice
from upperlip.kernel.nuts.worlds cimport Knowledge

ctypedef NutsGame Game


cdef inline Choices options_of(const Game* game) noexcept nogil:
    return legal(game)


cdef inline void decide_next(Game* game, int value) noexcept nogil:
    decide(game, game.seat, value)


cdef inline void let_chance(Game* game, Stream* stream) noexcept nogil:
    draw_chance(game, stream)


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


cdef inline bint between_tricks(const Game* game) noexcept nogil:
    return game.ask == PLAY and game.played == 0


cdef inline int tricks_left(const Game* game) noexcept nogil:
    return game.size - game.done


cdef void solve_round(
    Solver* solver, const Game* game, int number, double* rewards
) noexcept nogil:
    """What each party gets with best play by all from here on."""
    cdef int16_t[6] points
    solve(solver, game, points)
    _rewards_for(game, number, points, rewards)


cdef void round_rewards(const Game* game, int number, double* rewards) noexcept nogil:
    """What each party got, once the round is scored; rounds are numbered from 0 here."""
    _rewards_for(game, number, game.points[number], rewards)


cdef void _rewards_for(
    const Game* game, int number, const int16_t* points, double* rewards
) noexcept nogil:
    """Points as rewards between 0 and 1; in the last round it is the match that counts (U-44)."""
    cdef double sum_ = 0, ahead, others
    cdef int side, other
    for side in range(game.sides):
        sum_ += points[side]
    for side in range(game.sides):
        others = (sum_ - points[side]) / (game.sides - 1)
        rewards[side] = 0.5 + (points[side] - others) / 400.0
        if number == ROUNDS - 1:
            ahead = 1000
            for other in range(game.sides):
                if other != side:
                    ahead = min(
                        ahead,
                        _before(game, number, side) + points[side]
                        - _before(game, number, other) - points[other],
                    )
            rewards[side] = 0.25 * rewards[side] + 0.75 * (
                1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            )


cdef inline double _before(const Game* game, int number, int side) noexcept nogil:
    """A side's points before this round."""
    cdef int earlier
    cdef double points = 0
    for earlier in range(number):
        points += game.points[earlier][side]
    return points


include "../common/search.pxi"
