# A trick: O-14 to O-22. Part of game.pyx.


cdef inline uint64_t _cards_in(const AnimalsGame* game) noexcept nogil:
    cdef uint64_t cards = 0
    cdef int place
    for place in range(game.played):
        cards |= bit(game.cards[place])
    return cards


cdef uint64_t _discarded(const Law* law, uint64_t cards) noexcept nogil:
    """O-18.1, E-16: the animals of a trick that do not compete."""
    cdef uint64_t out = cards & law.out, once = 0, twice = 0, values
    cdef int colour
    if law.equals:
        for colour in range(COLOURS):
            values = cards >> colour * VALUES & ONE_COLOUR
            twice |= once & values
            once |= values
        out |= cards & twice * FOUR_ZEROS
    return out


cdef inline uint64_t _loot(uint64_t cards, uint64_t out) noexcept nogil:
    """What the winner of a full trick collects, a theft apart (O-18.1, O-19, O-20)."""
    cdef bint won = (cards & ~out & (bit(ANIMALS) - 1)) != 0 or cards >> UNICORN & 1
    return cards & ~out if won and not cards >> PIGEON & 1 else 0


cdef uint64_t _stealable(const Law* law, uint64_t cards) noexcept nogil:
    """O-21."""
    return _loot(cards, _discarded(law, cards)) & ~bit(MONKEY)


cdef inline uint64_t _strengths(const Order* order, uint64_t animals) noexcept nogil:
    """How strong the animals are, as bits: the strongest is the highest."""
    cdef uint64_t strengths = 0
    while animals:
        strengths |= bit(order.strength[lowest_bit(animals)])
        animals &= animals - 1
    return strengths


cdef int _decided(const Decider* decider, uint64_t strengths) noexcept nogil:
    """The strength of the animal that wins by this, or NOBODY (O-18.3)."""
    cdef uint64_t named = strengths & decider.strengths
    cdef int _
    if decider.kind == NTH:
        if count_bits(strengths) < decider.n:
            return NOBODY
        for _ in range(decider.n - 1):
            strengths &= ~bit(highest_bit(strengths))
        return highest_bit(strengths)
    if not named:
        return NOBODY
    if decider.kind == WINS:
        return highest_bit(named)
    return _lowest_of_all(strengths) if decider.overall else _lowest_beside(strengths)


cdef int _lowest_beside(uint64_t strengths) noexcept nogil:
    """The lowest of the strongest colour; a strength is a colour's rank times VALUES, and more."""
    cdef int first = highest_bit(strengths)
    first -= first % VALUES
    return first + lowest_bit(strengths >> first)


cdef int _lowest_of_all(uint64_t strengths) noexcept nogil:
    """Of equal values the strongest colour's."""
    cdef int lowest = lowest_bit(strengths), other
    while strengths:
        other = lowest_bit(strengths)
        if other % VALUES <= lowest % VALUES:
            lowest = other
        strengths &= strengths - 1
    return lowest


cdef int _winner(const Law* law, uint64_t cards, uint64_t strengths) noexcept nogil:
    """The card that wins, or NOBODY."""
    cdef int place, strength
    if cards >> UNICORN & 1:  # O-18.2
        return UNICORN
    if not strengths:  # O-19
        return NOBODY
    for place in range(law.decider_count):  # O-18.3: as they lie, left to right
        strength = _decided(&law.deciders[place], strengths)
        if strength != NOBODY:
            return law.order.card[strength]
    return law.order.card[highest_bit(strengths)]  # O-18.4


cdef int _next_lead(
    const AnimalsGame* game, const Law* law, int winner, uint64_t strengths
) noexcept nogil:
    """Whose player leads next: a place in the trick, or NOBODY (E-18, O-19, O-22)."""
    cdef int place
    for place in range(law.lead_count):
        if law.leads[place] == WINNER:
            if winner != NOBODY:
                break
        elif law.leads[place] != WEAKEST:
            return 1  # the leader's left neighbour played second
        elif strengths:
            return _place_of(game, law.order.card[lowest_bit(strengths)])
    return NOBODY if winner == NOBODY else _place_of(game, winner)


cdef inline int _strongest(const AnimalsGame* game, const Order* order) noexcept nogil:
    """The winning place in a trick of animals alone that no effect judges."""
    cdef int place, best = 0
    for place in range(1, game.played):
        if order.strength[game.cards[place]] > order.strength[game.cards[best]]:
            best = place
    return best


cdef int winning_place(const AnimalsGame* game) noexcept nogil:
    """Whose card would win the trick as it lies: a place in it, or NOBODY."""
    cdef const Law* law = law_of(game)
    cdef uint64_t cards = _cards_in(game), left
    cdef int winner
    if not cards & JOKERS and not law.judging:
        return _strongest(game, law.order)
    left = cards & ~JOKERS & ~_discarded(law, cards)
    winner = _winner(law, cards, _strengths(law.order, left))
    return NOBODY if winner == NOBODY else _place_of(game, winner)


cdef void _judge(AnimalsGame* game) noexcept nogil:
    """A full trick: asks the monkey's player, or lets the winner collect."""
    cdef const Law* law = law_of(game)
    cdef bint jokers = game.players & 1 and (_cards_in(game) & JOKERS) != 0  # O-2
    if not jokers and not law.judging:
        _collect_all(game, law)
        return
    if jokers and _cards_in(game) >> MONKEY & 1 and _stealable(law, _cards_in(game)):
        game.ask = STEAL
        game.seat = _player_of(game, _place_of(game, MONKEY))
        return
    _judge_with(game, law, NOBODY)


cdef int _place_of(const AnimalsGame* game, int card) noexcept nogil:
    cdef int place = 0
    while game.cards[place] != card:
        place += 1
    return place


cdef void _judge_with(AnimalsGame* game, const Law* law, int stolen) noexcept nogil:
    """The winner's team collects, but for a card that was stolen; the next leader leads."""
    cdef uint64_t cards = _cards_in(game)
    cdef uint64_t out = _discarded(law, cards)
    cdef uint64_t strengths = _strengths(law.order, cards & ~JOKERS & ~out)
    cdef uint64_t loot = _loot(cards, out)
    cdef int winner = _winner(law, cards, strengths), team
    game.won <<= 1
    if loot:
        team = team_of(game, _player_of(game, _place_of(game, winner)))
        game.won |= 1 << SECOND_TEAM * team
        if stolen != NOBODY:  # O-21
            loot &= ~bit(stolen)
            _capture(game, law, team_of(game, game.seat), bit(stolen))
        _capture(game, law, team, loot)
    _lead_on(game, _next_lead(game, law, winner, strengths))


cdef void _capture(
    AnimalsGame* game, const Law* law, int team, uint64_t cards
) noexcept nogil:
    game.captured[team] |= cards
    while cards:
        game.stars[game.scored][team] += law.worths.stars[lowest_bit(cards)]
        cards &= cards - 1


cdef inline void _collect_all(AnimalsGame* game, const Law* law) noexcept nogil:
    """A trick of animals alone that no effect judges: most tricks, so in one pass."""
    cdef const uint8_t* strength = law.order.strength
    cdef const int8_t* worth = law.worths.stars
    cdef uint64_t cards = 0
    cdef int place, card, winner, team, best = 0, stars = 0
    for place in range(game.players):
        card = game.cards[place]
        best = max(best, strength[card] << 3 | place)
        stars += worth[card]
        cards |= bit(card)
    winner = best & 7
    team = team_of(game, _player_of(game, winner))
    game.stars[game.scored][team] += stars
    game.captured[team] |= cards
    game.won = game.won << 1 | 1 << SECOND_TEAM * team
    _lead_on(game, winner)


cdef inline void _lead_on(AnimalsGame* game, int lead) noexcept nogil:
    """The next trick, or the end of the round; NOBODY: the same leader leads again (O-19)."""
    if lead != NOBODY:
        game.leader = _player_of(game, lead)
    _clear_trick(game)
    if game.hands[0] == 0:
        _score(game)
    else:
        game.ask = PLAY
        game.seat = game.leader


cdef inline void _clear_trick(AnimalsGame* game) noexcept nogil:
    memset(game.cards, 0, sizeof(game.cards))
    game.played = 0
    game.follow = NO_COLOUR
