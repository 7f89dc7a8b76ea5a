# A trick: O-14 to O-22. Part of game.pyx.


cdef inline uint64_t _cards_in(const AnimalsGame* game) noexcept nogil:
    cdef uint64_t cards = 0
    cdef int place
    for place in range(game.played):
        cards |= bit(game.cards[place])
    return cards


cdef inline uint64_t _discarded(const Law* law, uint64_t cards) noexcept nogil:
    """O-18.1, E-16: the animals of a trick that do not compete."""
    return cards & law.out | (equals_in(cards) if law.equals else 0)


cdef uint64_t _stealable(const Law* law, uint64_t cards) noexcept nogil:
    return stealable_of(cards, _discarded(law, cards))


cdef inline uint64_t _strengths(const Order* order, uint64_t animals) noexcept nogil:
    """How strong the animals are, as bits: the strongest is the highest."""
    cdef uint64_t strengths = 0
    while animals:
        strengths |= bit(order.strength[lowest_bit(animals)])
        animals &= animals - 1
    return strengths


cdef inline int _place_with(
    const AnimalsGame* game, const Order* order, int strength
) noexcept nogil:
    """Where in the trick a card lies that judging has named, or NOBODY."""
    if strength == NO_CARD:
        return NOBODY
    return _place_of(game, order.card[strength] if strength < ANIMALS else strength)


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
    if not cards & JOKERS and not law.judging:
        return _strongest(game, law.order)
    left = cards & ~JOKERS & ~_discarded(law, cards)
    return _place_with(game, law.order, winner_among(law, cards, _strengths(law.order, left)))


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
    cdef uint64_t loot = loot_of(cards, out)
    cdef int winner = winner_among(law, cards, strengths), team
    cdef int lead = leading_card(law, winner, strengths)
    game.won <<= 1
    if loot:
        team = team_of(game, _player_of(game, _place_with(game, law.order, winner)))
        game.won |= 1 << SECOND_TEAM * team
        if stolen != NOBODY:  # O-21
            loot &= ~bit(stolen)
            _capture(game, law, team_of(game, game.seat), bit(stolen))
        _capture(game, law, team, loot)
    # The leader's left neighbour played second.
    _lead_on(game, 1 if lead == LEFT_CARD else _place_with(game, law.order, lead))


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
