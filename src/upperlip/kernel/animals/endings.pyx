"""The exact end of a round of Moustache, all cards known: which team wins with best play by all.

Two teams, one wins: alpha-beta with only two values. Between tricks what is still to come depends
on the hands, the leader and, where most cards or tricks are paid for, on who has more of them so
far; so for each such place the table keeps between which bounds the stars still to come lie,
whatever the stars were before.
"""

cimport cython
from libc.stdint cimport int8_t, int16_t, uint32_t, uint64_t
from libc.stdlib cimport abs, calloc, free
from libc.string cimport memset

from upperlip.kernel.animals.cards cimport ANIMALS
from upperlip.kernel.animals.game cimport (
    NOBODY, PLAY, AnimalsGame, Position, decide, first_taker, law_of, legal, team_of, tricks_of,
    winner_of,
)
from upperlip.kernel.animals.laws cimport Law
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit
from upperlip.kernel.common.generator cimport FIRST_FACTOR, WORD_STEP, mix

cdef enum:
    FAR = 30000  # more stars than a round has
    EVEN = 64  # between counts of two teams, so that their difference is not negative


include "../common/endings.pxi"


cdef void begin_solving(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """Gets ready for ends of the round that this game is in."""
    cdef const Law* law = law_of(game)
    cdef const int8_t* worth = law.worths.stars
    cdef int card, stars, place
    memset(solver.worth, 0, sizeof(solver.worth))
    for card in range(ANIMALS):
        stars = worth[card] if worth[card] >= 0 else -worth[card]
        for place in range(7):
            if stars >> place & 1:
                solver.worth[place] |= bit(card)
    solver.sign = -1 if law.fewest else 1
    solver.need = 0 if team_of(game, game.crown) == 0 else 1
    solver.scored = game.scored
    solver.extra = abs(law.first) + abs(law.last) + abs(law.tricks)
    for place in range(law.kind_count):
        solver.extra += abs(law.kind_stars[place])
    solver.counts = law.kind_count or law.first or law.tricks
    solver.salt = mix(game.teams ^ <uint64_t>game.players << 8) ^ law.print


cdef inline uint64_t _key(const Solver* solver, const AnimalsGame* game) noexcept nogil:
    cdef uint64_t key = solver.salt + game.leader
    cdef int seat
    for seat in range(game.players):
        key = _stirred(key, game.hands[seat], WORD_STEP, 29)
    return _with_counts(law_of(game), game, key) if solver.counts else key


cdef inline uint64_t _joined(uint64_t key, int first, int second) noexcept nogil:
    return _stirred(key, first + EVEN - second, FIRST_FACTOR, 32)


cdef uint64_t _with_counts(
    const Law* law, const AnimalsGame* game, uint64_t key
) noexcept nogil:
    """With what will be paid for at the end (E-22 to E-24)."""
    cdef int place
    for place in range(law.kind_count):
        key = _joined(
            key,
            count_bits(game.captured[0] & law.kinds[place]),
            count_bits(game.captured[1] & law.kinds[place]),
        )
    if law.tricks:
        key = _joined(key, tricks_of(game, 0), tricks_of(game, 1))
    return _joined(key, first_taker(game), 0) if law.first else key


cdef inline int _most_to_come(const Solver* solver, const AnimalsGame* game) noexcept nogil:
    """By how many stars the difference can still change."""
    cdef uint64_t cards = 0
    cdef int seat, place, most = solver.extra
    for seat in range(game.players):
        cards |= game.hands[seat]
    for place in range(7):
        if solver.worth[place]:
            most += count_bits(cards & solver.worth[place]) << place
    return most


cdef bint wins(Solver* solver, const AnimalsGame* game) noexcept nogil:
    """Does team 0 win the round?"""
    cdef Slot* slot = NULL
    cdef const int16_t* stars
    cdef uint64_t key = 0
    cdef int need = 0, most, best = NOBODY
    cdef bint won, ours
    solver.nodes += 1
    if game.played == 0 and game.ask == PLAY:
        stars = game.stars[solver.scored]
        need = solver.need - solver.sign * (stars[0] - stars[1])
        most = _most_to_come(solver, game)
        if need > most:
            return False
        if need <= -most:
            return True
        key = _key(solver, game)
        slot = &solver.slots[key & (SLOTS - 1)]
        if slot.used and slot.key == key:
            if slot.low >= need:
                return True
            if slot.high < need:
                return False
            best = slot.best
    ours = team_of(game, game.seat) == 0
    won = _try_all(solver, game, ours, &best)
    if slot != NULL:
        if not slot.used or slot.key != key:
            slot.key = key
            slot.used = True
            slot.low = -FAR
            slot.high = FAR
        if won:
            slot.low = max(slot.low, need)
        else:
            slot.high = min(slot.high, need - 1)
        slot.best = best
    return won


cdef bint _try_all(Solver* solver, const AnimalsGame* game, bint ours, int* best) noexcept nogil:
    cdef AnimalsGame after
    cdef uint64_t cards = legal(game)
    cdef uint32_t* history = solver.history[game.seat]
    cdef int card
    cdef bint won
    while cards:
        card = best[0]
        if card == NOBODY or not cards >> card & 1:
            card = _most_promising(history, cards)
        best[0] = NOBODY
        cards &= ~bit(card)
        after = game[0]
        decide(&after, after.seat, card)
        if after.scored > solver.scored:
            won = winner_of(&after, solver.scored) == 0
        else:
            won = wins(solver, &after)
        if won == ours:
            history[card] += 1 + count_bits(game.hands[game.seat])
            best[0] = card
            return won
    best[0] = NOBODY
    return not ours


cdef inline int _most_promising(const uint32_t* history, uint64_t cards) noexcept nogil:
    cdef int card, best = lowest_bit(cards)
    cards &= cards - 1
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if history[card] >= history[best]:
            best = card
    return best


@cython.final
cdef class Endings(SolvedEndings):
    """Of rounds of Moustache."""

    def winner(self, Position position not None) -> int:
        """The team that wins the round, when all play their best with all cards known."""
        cdef bint won
        begin_solving(&self.solver, &position.game)
        with nogil:
            won = wins(&self.solver, &position.game)
        return 0 if won else 1
