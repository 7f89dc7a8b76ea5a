# A card is played, and what a villain does at once: U-17 to U-21, U-27 to U-34. Part of game.pyx.


cdef int number_of(const NutsGame* game, int card) noexcept nogil:
    """A card's number, if it were played now (U-2, U-28)."""
    return card % VALUES + 1 if card < NUTS else _villain_number(game, setup_of(game), card - NUTS)


cdef inline int _villain_number(
    const NutsGame* game, const NutsSetup* setup, int villain
) noexcept nogil:
    return setup.villains[villain].number + (game.before if setup.copying >> villain & 1 else 0)


cdef int card_worth(const NutsGame* game, int card) noexcept nogil:
    """The points a captured card is worth (U-40)."""
    if card < NUTS:
        return WORTH[_solo(game)][card % VALUES + 1]
    return setup_of(game).villains[card - NUTS].worth[_solo(game)]


cdef inline void _cast(NutsGame* game, int colour) noexcept nogil:
    """This trick and some of the next have another trump, or none (U-30 to U-32, E-37)."""
    game.spell = colour
    game.spell_last = game.done + acting(game).trump_tricks - 1


cdef int trump_in_force(const NutsGame* game) noexcept nogil:
    if game.spell_last != NOBODY and game.done <= game.spell_last:
        return game.spell
    return game.trump


cdef int colour_led(const NutsGame* game, int card) noexcept nogil:
    """The colour that a card gives a trick by leading it, its own apart (U-20)."""
    return NO_COLOUR if card < NUTS else _villain_leads(game, setup_of(game), card - NUTS)


cdef inline int _villain_leads(
    const NutsGame* game, const NutsSetup* setup, int villain
) noexcept nogil:
    if setup.walnut_leads and setup.always_trump >> villain & 1:
        return trump_in_force(game)
    return NO_COLOUR


cdef bint _next_card(NutsGame* game) noexcept nogil:
    if game.played == game.players:
        return True
    _ask(game, PLAY, _around(game, game.leader, game.played))
    return False


cdef bint _play(NutsGame* game, int seat, int card) noexcept nogil:
    if card >= NUTS:
        return _play_villain(game, setup_of(game), seat, card - NUTS)
    game.nuts[seat] &= ~bit(card)
    game.nuts[PLAYED] |= bit(card)
    if game.colour == NO_COLOUR:
        game.colour = card // VALUES  # U-20
    game.before = card % VALUES + 1
    _lay(game, card)
    return _next_card(game)


cdef bint _play_villain(
    NutsGame* game, const NutsSetup* setup, int seat, int villain
) noexcept nogil:
    game.villains[seat] &= ~(1 << villain)
    game.villains[PLAYED] |= 1 << villain
    if game.played == 0:
        game.colour = game.led = _villain_leads(game, setup, villain)
    game.before = _villain_number(game, setup, villain)
    _lay(game, NUTS + villain)
    if setup.villains[villain].steps[0] == NO_STEP:
        return _next_card(game)
    return _go_on(game)


cdef inline void _lay(NutsGame* game, int card) noexcept nogil:
    """A card with the number that now stands for the latest."""
    game.cards[game.played] = card
    game.numbers[game.played] = game.before
    game.played += 1


cdef bint _go_on(NutsGame* game) noexcept nogil:
    """What the villain just played does at once, each before the next, then the next card (E-6)."""
    cdef const NutsVillain* villain = acting(game)
    cdef int step
    while villain.steps[game.step] != NO_STEP:
        step = villain.steps[game.step]
        game.step += 1
        if step == CAST_TRUMP:
            _cast(game, villain.trump)
        elif step == NAME_TRUMP:
            _ask(game, TRUMP, _around(game, game.leader, game.played - 1))
            return False
        elif step == TURN_CARD:
            _ask(game, TWINS, NOBODY)
            return False
        elif cards_to_pass(game):
            _ask_all(game, PASS, (1 << game.players) - 1)
            return False
    game.step = 0
    return _next_card(game)


cdef bint _keep_secret(NutsGame* game, int seat, int value) noexcept nogil:
    """An answer to a simultaneous ask: was it the last?"""
    game.secrets[seat] = value
    game.waiting &= ~(1 << seat)
    if game.waiting:
        _ask_all(game, game.ask, game.waiting)
        return False
    return True


cdef int cards_to_pass(const NutsGame* game) noexcept nogil:
    """By everyone, for the villain just played: none in the last trick (U-27, E-38)."""
    return min(acting(game).passed, game.size - game.done - 1)


cdef inline int _place_in_hand(const NutsGame* game, int seat, int card) noexcept nogil:
    if card < NUTS:
        return count_bits(game.nuts[seat] & bit(card) - 1)
    return count_bits(game.nuts[seat]) + count_bits(game.villains[seat] & (1 << card - NUTS) - 1)


cdef Choices chosen_to_pass(const NutsGame* game, int seat) noexcept nogil:
    """The cards that a seat has chosen so far."""
    cdef Choices hand = Choices(game.nuts[seat], game.villains[seat]), chosen = Choices(0, 0)
    cdef int places = 0 if game.secrets[seat] == NOTHING else game.secrets[seat], card
    while places:
        card = _nth(hand, lowest_bit(places))
        places &= places - 1
        if card < NUTS:
            chosen.low |= bit(card)
        else:
            chosen.high |= 1 << (card - NUTS)
    return chosen


cdef bint _pass(NutsGame* game, int seat, int card) noexcept nogil:
    cdef int places = 0 if game.secrets[seat] == NOTHING else game.secrets[seat]
    places |= 1 << _place_in_hand(game, seat, card)
    if count_bits(places) < cards_to_pass(game):
        game.secrets[seat] = places
        return False
    if not _keep_secret(game, seat, places):
        return False
    _hand_over(game)
    return _go_on(game)


cdef void _hand_over(NutsGame* game) noexcept nogil:
    """U-27: all have chosen, the cards change hands at once."""
    cdef Choices[6] chosen
    cdef int giver, receiver, away = game.players - 1 if acting(game).passed_right else 1
    for giver in range(game.players):
        chosen[giver] = chosen_to_pass(game, giver)
    for giver in range(game.players):
        game.nuts[giver] ^= chosen[giver].low
        game.villains[giver] ^= chosen[giver].high
        game.secrets[giver] = NOTHING
    for giver in range(game.players):
        receiver = _around(game, giver, away)
        game.nuts[receiver] |= chosen[giver].low
        game.villains[receiver] |= chosen[giver].high
