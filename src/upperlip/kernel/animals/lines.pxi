# Lines of play: the search itself. Part of endings.pyx.


cdef inline int _left_of(const Solver* solver, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < solver.players else 0


cdef inline int _team(const Solver* solver, int seat) noexcept nogil:
    return solver.teams >> seat & 1


# Between tricks


cdef inline const Holding* _holding(const Solver* solver, uint64_t live, int colour) noexcept nogil:
    return &solver.holdings[colour][live >> colour * VALUES & ONE_COLOUR]


cdef inline void _look_around(Solver* solver) noexcept nogil:
    """Which cards are worth trying; that does not change while a trick is played."""
    cdef uint64_t live = solver.stage.live, distinct = JOKERS
    cdef int colour
    for colour in range(COLOURS):
        distinct |= <uint64_t>_holding(solver, live, colour).distinct << colour * VALUES
    solver.stage.distinct = distinct


cdef inline int _held(int ahead, int open_) noexcept nogil:
    """A lead that cannot be lost is as good as any other."""
    return max(-open_ - 1, min(open_ + 1, ahead))


cdef uint64_t _key(const Solver* solver) noexcept nogil:
    cdef const Stage* stage = &solver.stage
    cdef uint64_t live = stage.live, key = solver.salt + stage.leader + (live >> ANIMALS << 4)
    cdef int place, ahead
    for place in range(ANIMALS, CARDS):
        if live >> place & 1:
            key += <uint64_t>(1 + solver.owner[place]) << 8 * (place - ANIMALS + 1)
    key = mix(key)
    for place in range(COLOURS):
        key ^= _holding(solver, live, place).print
    for place in range(solver.law.kind_count):
        ahead = _held(stage.kinds[place], count_bits(live & solver.kinds[place]))
        key = _stirred(key, EVEN + ahead, FIRST_FACTOR, 32)
    if solver.law.tricks:
        key = _stirred(key, EVEN + _held(stage.tricks, stage.left), FIRST_FACTOR, 32)
    return key


cdef inline void _add_prize(int ahead, int open_, int stars, int* least, int* most) noexcept nogil:
    """What a prize for most of something can still come to for team 0."""
    cdef int lowest = -1 if ahead - open_ < 0 else ahead - open_ > 0
    cdef int highest = -1 if ahead + open_ < 0 else ahead + open_ > 0
    least[0] += min(stars * lowest, stars * highest)
    most[0] += max(stars * lowest, stars * highest)


cdef inline void _bounds(const Solver* solver, int* least, int* most) noexcept nogil:
    """Between which bounds the stars to come lie, whatever is played."""
    cdef const Stage* stage = &solver.stage
    cdef const Law* law = solver.law
    cdef int place, stars = 0
    if stage.left:
        stars += abs(law.last)
    if stage.left == solver.tricks:
        stars += abs(law.first)
    for place in range(COLOURS):
        stars += _holding(solver, stage.live, place).stars
    least[0] = -stars
    most[0] = stars
    for place in range(law.kind_count):
        _add_prize(
            stage.kinds[place], count_bits(stage.live & solver.kinds[place]),
            solver.sign * law.kind_stars[place], least, most,
        )
    if law.tricks:
        _add_prize(stage.tricks, stage.left, solver.sign * law.tricks, least, most)


cdef inline void _count_sure(const Solver* solver, int* least, int* most) noexcept nogil:
    """Where nothing judges, the strongest cards in play stay with their team, come what may."""
    cdef uint64_t rest = solver.stage.live
    cdef int card = highest_bit(rest), team = _team(solver, solver.owner[card]), stars
    while rest and _team(solver, solver.owner[highest_bit(rest)]) == team:
        card = highest_bit(rest)
        rest &= ~bit(card)
        # It was reckoned to go either way.
        stars = -solver.worth[card] if team else solver.worth[card]
        least[0] += abs(stars) + stars
        most[0] -= abs(stars) - stars


cdef inline int _settled(const Solver* solver, int need) noexcept nogil:
    """Does team 0 win whatever is played, or lose? 1, 0, or OPEN."""
    cdef int least, most
    _bounds(solver, &least, &most)
    if need <= least or need > most:
        return need <= least
    if solver.stage.left > 1 and not (solver.law.judging or solver.stage.live & JOKERS):
        _count_sure(solver, &least, &most)
        if need <= least or need > most:
            return need <= least
    return OPEN


cdef bint _wins_from_lead(Solver* solver) noexcept nogil:
    """Does team 0 win, with a trick to be led or nothing left?"""
    cdef Stage* stage = &solver.stage
    cdef Slot* slot
    cdef uint64_t key
    cdef int need = solver.need - stage.difference, settled
    cdef int low = -FAR, high = FAR, best = NOBODY
    cdef bint won
    if _must_stop(solver):
        return False
    settled = _settled(solver, need)
    if settled != OPEN:
        return settled
    if stage.left == 1:  # there is but one way to play it
        return _wins_from_full(solver, stage.live)
    key = _key(solver)
    slot = _found(solver, key)
    if slot != NULL:
        if need <= slot.low or need > slot.high:
            return need <= slot.low
        low, high, best = slot.low, slot.high, slot.best
    _look_around(solver)
    won = _wins_from_play(solver, 0, stage.leader, 0, solver.players - 1, &best)
    if solver.stopped:
        return False
    slot = _room_for(solver, key, stage.left)
    slot.low = need if won else low
    slot.high = high if won else need - 1
    slot.best = best
    return won


# Within a trick


cdef bint _wins_from_play(
    Solver* solver, uint64_t trick, int seat, uint64_t follow, int after, int* best
) noexcept nogil:
    """Does team 0 win, where a seat is to play, and so many after it? `best`: a lead, if any."""
    cdef uint64_t hand = solver.hands[seat], options = hand & follow
    cdef Candidates tried
    cdef bint ours = _team(solver, seat) == 0, won
    cdef int card, place
    options = options | hand & JOKERS if options else hand  # O-14
    _weigh(solver, &tried, trick, seat, options & solver.stage.distinct, after)
    if best != NULL:
        _prefer(&tried, best[0])
        best[0] = NOBODY
    for place in range(tried.count):
        card = _next_of(&tried, place)
        solver.hands[seat] = hand & ~bit(card)
        if after == 0:
            won = _wins_from_full(solver, trick | bit(card))
        else:
            won = _wins_from_play(
                solver, trick | bit(card), _left_of(solver, seat),
                _to_follow(solver, follow, card), after - 1, NULL,
            )
        solver.hands[seat] = hand
        if solver.stopped:
            return False
        if won == ours:
            solver.history[seat][card] += solver.stage.left
            if best != NULL:
                best[0] = card
            return won
    return not ours


cdef inline uint64_t _to_follow(const Solver* solver, uint64_t follow, int card) noexcept nogil:
    """The colour to follow after this card (O-14 to O-16)."""
    if card < ANIMALS and (follow == 0 or solver.law.follow == LATEST):
        return solver.colour[card]
    return follow


# A full trick


cdef bint _wins_from_full(Solver* solver, uint64_t trick) noexcept nogil:
    cdef int winner
    if not solver.law.judging and not trick & JOKERS:
        winner = solver.owner[highest_bit(trick)]
        return _wins_with(solver, trick, trick, 0, winner, NOBODY, winner)
    if trick >> MONKEY & 1 and stealable_of(trick, _discarded(solver, trick)):
        return _wins_by_theft(solver, trick)
    return _wins_judged(solver, trick, 0)


cdef inline uint64_t _discarded(const Solver* solver, uint64_t trick) noexcept nogil:
    return trick & solver.out | (equals_in(trick) if solver.law.equals else 0)


cdef bint _wins_by_theft(Solver* solver, uint64_t trick) noexcept nogil:
    """The monkey's player takes a card (O-21)."""
    cdef uint64_t options = stealable_of(trick, _discarded(solver, trick))
    cdef bint ours = _team(solver, solver.owner[MONKEY]) == 0
    while options:
        if _wins_judged(solver, trick, options & -options) == ours:
            return ours
        options &= options - 1
    return not ours


cdef bint _wins_judged(Solver* solver, uint64_t trick, uint64_t stolen) noexcept nogil:
    cdef uint64_t out = _discarded(solver, trick), strengths = trick & ~JOKERS & ~out
    cdef uint64_t loot = loot_of(trick, out)
    cdef int winner = winner_among(solver.law, trick, strengths)
    cdef int lead = leading_card(solver.law, winner, strengths)
    if lead == LEFT_CARD:
        lead = _left_of(solver, solver.stage.leader)
    else:
        lead = solver.stage.leader if lead == NO_CARD else solver.owner[lead]
    winner = solver.owner[winner] if loot else NOBODY
    return _wins_with(
        solver, trick, loot & ~stolen, stolen, winner,
        solver.owner[MONKEY] if stolen else NOBODY, lead,
    )


cdef bint _wins_with(
    Solver* solver, uint64_t trick, uint64_t loot, uint64_t stolen, int winner, int thief, int lead
) noexcept nogil:
    """Does team 0 win, when this has been captured? Leaves everything as it was."""
    cdef Stage* stage = &solver.stage
    cdef Stage before = stage[0]
    cdef bint won
    if winner != NOBODY:
        _win(solver, winner)
        _capture(solver, winner, loot)
    if stolen:
        _capture(solver, thief, stolen)
    stage.live &= ~trick
    stage.leader = lead
    stage.left -= 1
    won = _wins_from_lead(solver)
    stage[0] = before
    return won


cdef inline void _win(Solver* solver, int seat) noexcept nogil:
    """A trick: what it is worth by itself (E-23, E-24)."""
    cdef Stage* stage = &solver.stage
    cdef int stars = 0, side = -1 if _team(solver, seat) else 1
    if stage.left == solver.tricks:
        stars += solver.law.first
    if stage.left == 1:
        stars += solver.law.last
    stage.difference += side * solver.sign * stars
    stage.tricks += side


cdef inline void _capture(Solver* solver, int seat, uint64_t cards) noexcept nogil:
    cdef Stage* stage = &solver.stage
    cdef int place, stars = 0, side = -1 if _team(solver, seat) else 1
    for place in range(solver.law.kind_count):
        stage.kinds[place] += side * count_bits(cards & solver.kinds[place])
    while cards:
        stars += solver.worth[lowest_bit(cards)]
        cards &= cards - 1
    stage.difference += side * stars
