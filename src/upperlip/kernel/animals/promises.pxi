# Which card to try first: after a good one the rest need not be tried. Part of endings.pyx.

cdef enum:
    SURE = 4  # how far a trick is trusted to stay with who has it
    STAKE = 8  # what a star in it promises, against one place in the order given away
    EXPERIENCE = 4  # or against a card having been good twice as often
    USUAL = 1  # stars on a card that is still to come


cdef struct Candidates:
    int count
    int promises[12]
    uint8_t cards[12]


cdef struct Later:
    # The cards of those who play after somebody
    uint64_t friends
    uint64_t foes


cdef inline Later _later(const Solver* solver, int seat, int after) noexcept nogil:
    cdef Later later
    cdef int other = seat, _
    later.friends = later.foes = 0
    for _ in range(after):
        other = _left_of(solver, other)
        if _team(solver, other) == _team(solver, seat):
            later.friends |= solver.hands[other]
        else:
            later.foes |= solver.hands[other]
    return later


cdef inline int _judged_prospect(
    const Solver* solver, uint64_t trick, int team, int after
) noexcept nogil:
    """For the team, as the trick lies, from -SURE to SURE."""
    cdef uint64_t strengths = trick & ~JOKERS & ~_discarded(solver, trick)
    cdef int winner = winner_among(solver.law, trick, strengths), trust = 1 if after else SURE
    if winner == NO_CARD or trick >> PIGEON & 1:
        return 0
    return trust if _team(solver, solver.owner[winner]) == team else -trust


cdef inline int _prospect(
    const Solver* solver, uint64_t trick, int team, Later later
) noexcept nogil:
    """The same where the strongest card wins."""
    cdef int top = highest_bit(trick)
    cdef uint64_t higher = ~((bit(1) << top) - 1)
    if _team(solver, solver.owner[top]) == team:
        if not later.foes & higher:
            return SURE
        return later.friends > later.foes
    if not later.friends & higher:
        return -SURE
    return -(later.foes > later.friends)


cdef void _weigh(
    const Solver* solver, Candidates* tried, uint64_t trick, int seat, uint64_t options, int after
) noexcept nogil:
    """What each card promises: the trick's stars, less its power, more if it was good elsewhere."""
    cdef Later later
    cdef uint64_t rest = trick, full
    cdef int card, prospect, stars = USUAL * after, team = _team(solver, seat)
    tried.count = 0
    if options & (options - 1) == 0:  # nothing to choose
        tried.cards[0] = lowest_bit(options)
        tried.count = 1
        return
    later = _later(solver, seat, after)
    while rest:
        stars += solver.worth[lowest_bit(rest)]
        rest &= rest - 1
    while options:
        card = lowest_bit(options)
        options &= options - 1
        full = trick | bit(card)
        if solver.law.judging or full & JOKERS:
            prospect = _judged_prospect(solver, full, team, after)
        else:
            prospect = _prospect(solver, full, team, later)
        tried.cards[tried.count] = card
        tried.promises[tried.count] = (
            STAKE * prospect * (stars + solver.worth[card])
            - count_bits(solver.stage.live & (bit(card) - 1))
            + EXPERIENCE * highest_bit(solver.history[seat][card] + 1)
        )
        tried.count += 1


cdef inline void _prefer(Candidates* tried, int card) noexcept nogil:
    cdef int place
    for place in range(tried.count):
        if tried.cards[place] == card:
            tried.promises[place] = FAR


cdef inline int _next_of(Candidates* tried, int place) noexcept nogil:
    """The most promising card from this place on, which it takes."""
    cdef int other, best = place, card, promise
    for other in range(place + 1, tried.count):
        if tried.promises[other] > tried.promises[best]:
            best = other
    card, promise = tried.cards[best], tried.promises[best]
    tried.cards[best], tried.promises[best] = tried.cards[place], tried.promises[place]
    tried.cards[place], tried.promises[place] = card, promise
    return card
