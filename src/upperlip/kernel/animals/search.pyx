"""Search in Moustache."""

cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from upperlip.kernel.animals.cards cimport PIGEON
from upperlip.kernel.animals.endings cimport (
    Endings, Solver, begin_solving, forget, lift_limits, set_limits, wins,
)
from upperlip.kernel.animals.game cimport (
    DEAL, GIVE, NOBODY, PLAY,
    AnimalsGame, decide, draw_chance, legal, team_of, winner_of, winning_place,
)
from upperlip.kernel.animals.heuristics cimport heuristic_choice
from upperlip.kernel.animals.policy cimport has_net, is_learned, policy_of, value_of
from upperlip.kernel.animals.worlds cimport Knowledge
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport LOW, Choices
from upperlip.kernel.common.clock cimport now
from upperlip.kernel.common.generator cimport Generator, Stream, below, forked
from upperlip.kernel.common.policy cimport Policy, any_of, share_of

ctypedef AnimalsGame Game

cdef enum:
    NODES = 120  # places looked at while solving take as long as a simulation


cdef inline Choices options_of(const Game* game) noexcept nogil:
    cdef Choices choices
    choices.low = legal(game)
    choices.high = 0
    return choices


cdef inline int reference_answer(const Game* game, int value) noexcept nogil:
    """An answer as Python knows it."""
    return value


cdef inline int own_answer(const Game* game, int value) noexcept nogil:
    return value


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
    rewards[0] = winner_of(game, number) == 0
    rewards[1] = 1 - rewards[0]


cdef inline bint can_be_judged(const Game* game) noexcept nogil:
    """Has the net learned what rewards there are?"""
    return True


include "../common/search.pxi"

# Comparison


cdef inline int parties_of(const Game* game) noexcept nogil:
    return 2


cdef inline bint is_bid(const Game* game) noexcept nogil:
    """Is it about the whole round, and not about a trick?"""
    return False


cdef inline int tricks_of(const Game* game, int party) noexcept nogil:
    return 0


cdef inline void solved_values(Solver* solver, const Game* game, double* values) noexcept nogil:
    solve_round(solver, game, 0, values)


cdef inline void final_values(const Game* game, int number, double* values) noexcept nogil:
    round_rewards(game, number, values)


cdef int taker_with(const Game* game, int seat, int card, int taker) noexcept nogil:
    """The seat that takes the trick, if this card makes it full; else who was thought to."""
    cdef Game full
    cdef int place
    if game.ask != PLAY or game.played < game.players - 1:
        return taker
    full = game[0]
    full.cards[full.played] = card
    full.played += 1
    for place in range(full.played):
        if full.cards[place] == PIGEON:  # O-20
            return NOBODY
    place = winning_place(&full)
    return NOBODY if place == NOBODY else (game.leader + place) % game.players


cdef inline int taker_after(const Game* game, int taker) noexcept nogil:
    return taker


cdef int gained(const Game* before, const Game* game, int number, int team) noexcept nogil:
    return (game.stars[number][team] - game.stars[number][1 - team]) - (
        before.stars[number][team] - before.stars[number][1 - team]
    )


cdef void chance_as_arranged(Game* game, Arrangement arranged, Stream* stream) noexcept nogil:
    """Chance's turn; a deal goes to given teams and a given crown, hands as likely as ever.

    Within a team nobody's cards are likelier than another's, so it is enough to let seats swap.
    """
    cdef uint64_t hand
    cdef int seat, other, team
    cdef bint deal = game.ask == DEAL
    draw_chance(game, stream)
    if not deal or arranged.teams < 0:
        return
    for seat in range(game.players):
        team = arranged.teams >> seat & 1
        other = seat
        while team_of(game, other) != team:
            other += 1
        hand = game.hands[seat]
        game.hands[seat] = game.hands[other]
        game.hands[other] = hand
        if other != seat:
            game.teams ^= 1 << seat | 1 << other
    if arranged.crown >= 0:  # O-10: who has it leads
        game.crown = game.leader = game.seat = arranged.crown


include "../common/paired.pxi"
