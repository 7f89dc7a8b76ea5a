"""Search in Moustache."""

cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from upperlip.kernel.animals.endings cimport Endings, Solver, begin_solving, forget, wins
from upperlip.kernel.animals.game cimport (
    GIVE, NOBODY, PLAY, AnimalsGame, decide, draw_chance, legal, team_of,
)
from upperlip.kernel.animals.heuristics cimport heuristic_choice
from upperlip.kernel.animals.worlds cimport Knowledge
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport LOW, Choices
from upperlip.kernel.common.generator cimport Generator, Stream, below

ctypedef AnimalsGame Game


cdef inline Choices options_of(const Game* game) noexcept nogil:
    cdef Choices choices
    choices.low = legal(game)
    choices.high = 0
    return choices


cdef inline void decide_next(Game* game, int value) noexcept nogil:
    decide(game, game.seat, value)


cdef inline void let_chance(Game* game, Stream* stream) noexcept nogil:
    draw_chance(game, stream)


cdef inline int party_of(const Game* game, int seat) noexcept nogil:
    """Who wins and loses together."""
    return team_of(game, seat)


cdef inline bint all_alike(const Game* game) noexcept nogil:
    """Is one answer as good as another?"""
    return False


cdef inline bint in_secret(const Game* game) noexcept nogil:
    """Do several seats choose at once?"""
    return game.ask == GIVE


cdef inline bint can_be_solved(const Game* game) noexcept nogil:
    return game.ask != GIVE


cdef inline bint between_tricks(const Game* game) noexcept nogil:
    return game.ask == PLAY and game.played == 0


cdef inline int tricks_left(const Game* game) noexcept nogil:
    return count_bits(game.hands[game.seat])


cdef void solve_round(
    Solver* solver, const Game* game, int number, double* rewards
) noexcept nogil:
    """What each party gets with best play by all from here on."""
    rewards[0] = wins(solver, game)
    rewards[1] = 1 - rewards[0]


cdef void round_rewards(const Game* game, int number, double* rewards) noexcept nogil:
    """What each party got, once the round is scored; rounds are numbered from 0 here."""
    rewards[0] = game.winner[number] == 0
    rewards[1] = 1 - rewards[0]


include "../common/search.pxi"
