# Chance: rule cards, deals and trophies. Part of game.pyx.


cdef void turn_rule(AnimalsGame* game, int rule) noexcept nogil:
    game.law = next_law(law_of(game), rule)
    game.ask = DEAL


cdef void _open_round(AnimalsGame* game) noexcept nogil:
    """The hands are dealt; teams and crown are drawn."""
    memset(game.captured, 0, sizeof(game.captured))
    game.won = 0
    game.leader = game.crown  # O-10
    if law_of(game).gifts:
        game.ask = GIVE
        game.waiting = (1 << game.players) - 1
    else:
        game.ask = PLAY
    game.seat = game.crown


cdef void _draw_deal(AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[47] cards
    cdef uint8_t[3] jokers
    cdef uint64_t hand
    cdef int place, _, seat, wanted, dealt, dealt_jokers, joker = 3, players = game.players
    for place in range(players):
        cards[place] = place
    pick(cards, players, SMALL_TEAM[players], stream)
    game.teams = (1 << players) - 1
    for place in range(SMALL_TEAM[players]):
        game.teams &= ~(1 << cards[place])
    game.crown = below(stream, players)
    for place in range(3):
        jokers[place] = UNICORN + place
    pick(jokers, 3, 3, stream)
    for place in range(ANIMALS):
        cards[place] = place
    dealt_jokers = SMALL_TEAM[players] * JOKERS_DEALT[players]
    dealt = players * HAND_SIZE[players] - dealt_jokers
    pick(cards, ANIMALS, dealt, stream)
    for seat in range(players):
        hand = 0
        wanted = 0 if team_of(game, seat) else JOKERS_DEALT[players]
        for _ in range(wanted):
            joker -= 1
            hand |= bit(jokers[joker])
        for _ in range(HAND_SIZE[players] - wanted):
            dealt -= 1
            hand |= bit(cards[dealt])
        game.hands[seat] = hand
    _open_round(game)


cdef void _draw_trophies(AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[3] bag
    cdef int place, seat, left = 3
    cdef const AnimalsSetup* setup = setup_of(game)
    cdef const uint8_t* tokens = setup.tokens[game.scored - 1]
    for place in range(3):
        bag[place] = tokens[1] if setup.even else tokens[place]  # O-4
    pick(bag, 3, 3, stream)
    for seat in range(SEATS):  # the compiler does not know that there are never more
        if seat < game.players and team_of(game, seat) == winner_of(game, game.scored - 1):
            left -= 1
            game.points[seat] += bag[left]
    _close_round(game)


cdef void _close_round(AnimalsGame* game) noexcept nogil:
    game.ask = RULE if law_of(game).turned < ROUNDS else OVER


cdef void draw_chance(AnimalsGame* game, Stream* stream) noexcept nogil:
    """Chance's turn, drawn as `upperlip.animals.dealing.sample` draws it."""
    cdef uint64_t candidates
    if game.ask == RULE:
        candidates = law_of(game).candidates
        turn_rule(game, nth_bit(candidates, below(stream, count_bits(candidates))))
    elif game.ask == DEAL:
        _draw_deal(game, stream)
    else:
        _draw_trophies(game, stream)
