"""The end of a round of Mustachio, all cards known: the points of each side with best play by all.

Two sides: what one gains the other loses, so alpha-beta on the difference is exact. More sides:
each plays for its own points less the average of the others' (max^n), since nobody's loss is
everybody else's gain here, and playing all against one would call sides enemies that only mind
their own bids.

Cards that are passed (E-38) are not searched but chosen by heuristics, and where a card is turned
(E-39) it is of the likelier kind: both are rare, and far from the best use of time.
"""

cimport cython
from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.clock cimport now
from upperlip.kernel.common.generator cimport FIRST_FACTOR, SECOND_FACTOR, WORD_STEP, mix
from upperlip.kernel.nuts.game cimport (
    KernelState, NutsGame, NO_COLOUR, NOBODY, NOTHING, NUTS, PASS, PILE, PLAY, TWINS, VALUES,
    decide, judge, legal, setup_of, side_of, trump_for_turning, trump_in_force, turn,
)
from upperlip.kernel.nuts.heuristics cimport heuristic_choice

cdef enum:
    FAR = 10000  # more points than a round has
    # Where things stand in a key.
    TRUMP_AT = 3
    SPELL_AT = 6  # how long it lasts: 9 tricks at most (E-37)
    NUMBER_AT = 10
    LEAST_NUMBER = 32  # below 0: more than six villains can copy it down (E-31)
    LEAST_TRICKS = 16  # below 0, likewise (E-35)
    TRICKS_ROOM = 64
    LOSSES_ROOM = 256
    SIDES_FROM = 77  # any number: sides must not be exchangeable

cdef extern from * nogil:
    """
    #define VILLAINS_FACTOR 0xD6E8FEB86659FD93ULL  /* odd, without a pattern */
    """
    const uint64_t VILLAINS_FACTOR


include "../common/endings.pxi"


cdef void begin_solving(Solver* solver, const NutsGame* game) noexcept nogil:
    """Gets ready for ends of the round that this game is in."""
    cdef int side
    solver.scored = game.scored
    solver.copying = setup_of(game).copying
    solver.salt = mix(setup_of(game).salt ^ game.sides ^ <uint64_t>game.players << 8)
    for side in range(6):
        solver.salt = mix(
            solver.salt ^ <uint64_t>(game.bids[side] + 1) ^ <uint64_t>(game.blinds[side] + 1) << 8
        )
    solver.stream.counter = 0


cdef uint64_t _key(const Solver* solver, const NutsGame* game) noexcept nogil:
    """Everything between tricks that what is to come depends on; bids are in the salt."""
    cdef uint64_t key = solver.salt + game.leader + (game.size << 4)
    cdef uint64_t rest = 0
    cdef int place
    for place in range(game.players):
        key = _stirred(key, game.nuts[place], WORD_STEP, 29)
        rest = (rest + game.villains[place]) * VILLAINS_FACTOR
    key = _stirred(key, rest, FIRST_FACTOR, 31)
    rest = trump_in_force(game) | game.trump << TRUMP_AT
    if game.spell_last != NOBODY and game.done <= game.spell_last:
        rest |= (1 + game.spell_last - game.done) << SPELL_AT
    if _held(game) & solver.copying:
        rest |= (game.before + LEAST_NUMBER) << NUMBER_AT
    for place in range(game.sides):
        rest = rest * TRICKS_ROOM + game.tricks[place] + LEAST_TRICKS
        if game.blinds[place] != NOTHING:
            key += (game.plus[place] * LOSSES_ROOM + game.losses[place]) * (place + SIDES_FROM)
    return _stirred(key, rest, SECOND_FACTOR, 32)


cdef inline int _held(const NutsGame* game) noexcept nogil:
    cdef int villains = 0, seat
    for seat in range(game.players):
        villains |= game.villains[seat]
    return villains


cdef inline int _so_far(const NutsGame* game, int side) noexcept nogil:
    """Points that a side has for certain; a blind one keeps them only if its bid is met."""
    return 0 if game.blinds[side] != NOTHING else game.plus[side] - game.losses[side]


cdef void _turn_likelier(NutsGame* game) noexcept nogil:
    """The kind of card that is likelier."""
    cdef int trump = trump_for_turning(game)
    cdef uint64_t bad = 0, good
    if trump != NO_COLOUR:
        bad = game.nuts[PILE] & (bit(VALUES) - 1) << trump * VALUES
    good = game.nuts[PILE] & ~bad
    if good and count_bits(good) >= count_bits(bad) + count_bits(game.villains[PILE]):
        bad = good
    if bad == 0 and game.villains[PILE] == 0:
        bad = game.nuts[PILE] if game.nuts[PILE] else 1
    if turn(game, lowest_bit(bad) if bad else NUTS + lowest_bit(game.villains[PILE])):
        judge(game)


cdef void _pass_on(Solver* solver, NutsGame* game) noexcept nogil:
    """What is not searched happens, until a searched decision or the round's end."""
    while game.scored == solver.scored:
        if game.ask == TWINS:
            _turn_likelier(game)
        elif game.ask == PASS:
            decide(game, game.seat, heuristic_choice(game, 0, &solver.stream))
        else:
            return


cdef inline int _next_value(
    const Solver* solver, int seat, Choices* options, int best, bint cards
) noexcept nogil:
    """The most promising of the options that are left; it is taken out of them."""
    cdef uint64_t low = options.low
    cdef uint32_t high = options.high
    cdef const uint32_t* history = solver.history[seat]
    cdef int value, found = best
    if found == NOBODY or not (
        options.low >> found & 1 if found < NUTS else options.high >> (found - NUTS) & 1
    ):
        found = NOBODY
        while low:
            value = lowest_bit(low)
            low &= low - 1
            if found == NOBODY or (cards and history[value] >= history[found]):
                found = value
        while high:
            value = NUTS + lowest_bit(high)
            high &= high - 1
            if found == NOBODY or history[value] >= history[found]:
                found = value
    if found < NUTS:
        options.low &= ~bit(found)
    else:
        options.high &= ~(1 << (found - NUTS))
    return found


# Two sides


cdef int _difference(Solver* solver, NutsGame* game, int low, int high) noexcept nogil:
    """Side 0's points less side 1's at the round's end, if between the bounds."""
    cdef Slot* slot
    cdef uint64_t key
    cdef int base, best = NOBODY, found, least = -FAR, most = FAR
    _pass_on(solver, game)
    if game.scored > solver.scored:
        return game.points[solver.scored][0] - game.points[solver.scored][1]
    if _must_stop(solver):
        return 0
    if game.played or game.ask != PLAY:
        return _best_difference(solver, game, low, high, &best)
    base = _so_far(game, 0) - _so_far(game, 1)
    key = _key(solver, game)
    slot = _found(solver, key)
    if slot != NULL:
        least, most, best = slot.values[0], slot.values[1], slot.best
        if least + base >= high or least == most:
            return least + base
        if most + base <= low:
            return most + base
    found = _best_difference(solver, game, low, high, &best)
    if not solver.stopped:
        slot = _room_for(solver, key, game.size - game.done)
        slot.best = best
        slot.values[0] = found - base if found > low else least
        slot.values[1] = found - base if found < high else most
    return found


cdef int _best_difference(
    Solver* solver, const NutsGame* game, int low, int high, int* best
) noexcept nogil:
    """The same by trying every answer; `best`: the one to begin with, then the one found."""
    cdef NutsGame after
    cdef Choices options = legal(game)
    cdef bint ours = side_of(game, game.seat) == 0
    cdef int found = -FAR if ours else FAR, value = best[0], score
    best[0] = NOBODY
    while options.low or options.high:
        value = _next_value(solver, game.seat, &options, value, game.ask == PLAY)
        after = game[0]
        decide(&after, after.seat, value)
        score = _difference(solver, &after, low, high)
        if solver.stopped:
            break
        if best[0] == NOBODY or (score > found if ours else score < found):
            found = score
            best[0] = value
        if ours:
            low = max(low, found)
        else:
            high = min(high, found)
        if low >= high:
            solver.history[game.seat][value] += game.size - game.done
            break
        value = NOBODY
    return found


# More sides


cdef void _shares(Solver* solver, NutsGame* game, int16_t* points) noexcept nogil:
    """What each side gets when each plays for itself."""
    cdef Slot* slot
    cdef uint64_t key
    cdef int side
    _pass_on(solver, game)
    if game.scored > solver.scored:
        memcpy(points, game.points[solver.scored], sizeof(game.points[0]))
        return
    if _must_stop(solver):
        return
    if game.played or game.ask != PLAY:
        _best_shares(solver, game, points)
        return
    key = _key(solver, game)
    slot = _found(solver, key)
    if slot != NULL:
        for side in range(game.sides):
            points[side] = slot.values[side] + _so_far(game, side)
        return
    _best_shares(solver, game, points)
    if not solver.stopped:
        slot = _room_for(solver, key, game.size - game.done)
        for side in range(game.sides):
            slot.values[side] = points[side] - _so_far(game, side)


cdef void _best_shares(Solver* solver, const NutsGame* game, int16_t* points) noexcept nogil:
    cdef NutsGame after
    cdef Choices options = legal(game)
    cdef int16_t[6] found
    cdef int side, mine = side_of(game, game.seat), gain, best_gain = -FAR, value
    while options.low or options.high:
        value = _next_value(solver, game.seat, &options, NOBODY, False)
        after = game[0]
        decide(&after, after.seat, value)
        _shares(solver, &after, found)
        if solver.stopped:
            return
        gain = game.sides * found[mine]
        for side in range(game.sides):
            gain -= found[side]
        if gain > best_gain:
            best_gain = gain
            memcpy(points, found, sizeof(found))


cdef void solve(Solver* solver, const NutsGame* game, int16_t* points) noexcept nogil:
    """The points of each side; of two sides, only their difference is meant.

    `stopped` says whether the limit came before the answer.
    """
    cdef NutsGame copy = game[0]
    solver.stopped = False
    if game.sides == 2:
        points[0] = _difference(solver, &copy, -FAR, FAR)
        points[1] = 0
    else:
        _shares(solver, &copy, points)


@cython.final
cdef class Endings(SolvedEndings):
    """Of rounds of Mustachio."""

    def points(self, KernelState state not None) -> tuple:
        """The points of each side in this round, when all play their best with all cards known."""
        cdef int16_t[6] points
        self._begin(state)
        with nogil:
            solve(&self.solver, &state.game, points)
        self._finish()
        return tuple(points[side] for side in range(state.game.sides))

    def ahead(self, KernelState state not None) -> int:
        """Of two sides: by how many points side 0 ends ahead, when both play for that."""
        return self.points(state)[0]

    def gets_ahead(self, KernelState state not None, int least) -> bool:
        """Of two sides: can side 0 end so many points ahead?"""
        cdef NutsGame game = state.game
        cdef int points
        self._begin(state)
        with nogil:
            self.solver.stopped = False
            points = _difference(&self.solver, &game, least - 1, least)
        self._finish()
        return points >= least
