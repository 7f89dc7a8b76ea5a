# Chance: deals and cards that are turned, U-6 to U-13 and U-50 to U-52. Part of game.pyx.

cdef int[5] SIZES = [9, 7, 5, 6, 8]  # U-10
cdef int[5] SIZES_OF_SIX = [8, 6, 5, 5, 7]
cdef int[5] COUNTING_SIZES_OF_FOUR = [9, 5, 4, 6, 7]  # U-50
cdef int[5] COUNTING_SIZES_OF_SIX = [8, 4, 5, 6, 7]


cdef uint64_t _of_values(int values) noexcept nogil:
    """The nuts with these values (bit v: value v), in all colours."""
    cdef uint64_t one = <uint64_t>values >> 1
    return one | one << VALUES | one << 2 * VALUES | one << 3 * VALUES


cdef uint64_t LOW = _of_values(1 << 2 | 1 << 3)  # U-52
cdef uint64_t PACKET = _of_values(1 << 15 | 1 << 10 | 1 << 5)  # U-51


cdef int hand_size(const NutsGame* game) noexcept nogil:
    """Of the next round to be dealt (U-10, U-50)."""
    if setup_of(game).card_counting and game.players == 4:
        return COUNTING_SIZES_OF_FOUR[game.scored]
    if setup_of(game).card_counting and game.players == 6:
        return COUNTING_SIZES_OF_SIX[game.scored]
    return SIZES_OF_SIX[game.scored] if game.players == 6 else SIZES[game.scored]


cdef bint _reshuffles(const NutsGame* game) noexcept nogil:
    """Are all cards shuffled for the next deal (U-11), or does it come from the pile (U-50)?"""
    cdef int stock = count_bits(game.nuts[PILE]) + count_bits(game.villains[PILE])
    return not setup_of(game).card_counting or stock < game.players * hand_size(game)


cdef inline bint _shows(const NutsGame* game) noexcept nogil:
    """Are villains shown before each round (U-6)?"""
    return 0 < setup_of(game).drawn < POOL_SIZE


cdef void _gather(NutsGame* game, uint16_t villains) noexcept nogil:
    """The pile becomes what is dealt from."""
    game.in_use = villains
    if _shows(game):
        game.shown |= villains
    if _reshuffles(game):
        game.nuts[PILE] = ALL_NUTS & ~LOW if setup_of(game).drop_low else ALL_NUTS
        game.villains[PILE] = villains
        game.nuts[SPENT] = 0
        game.villains[SPENT] = 0


cdef void _open_round(NutsGame* game) noexcept nogil:
    """The hands are dealt, and have been taken from the pile."""
    _forget_round(game)
    game.size = hand_size(game)
    game.dealer = (setup_of(game).first_dealer + game.scored) % game.players  # U-11
    game.leader = first_seat(game)  # U-18
    _ask(game, BLIND, game.leader)


cdef void _forget_round(NutsGame* game) noexcept nogil:
    memset(game.blinds, NOTHING, sizeof(game.blinds))
    memset(game.bids, NOTHING, sizeof(game.bids))
    memset(game.secrets, NOTHING, sizeof(game.secrets))
    memset(game.plus, 0, sizeof(game.plus))
    memset(game.losses, 0, sizeof(game.losses))
    memset(game.tricks, 0, sizeof(game.tricks))
    game.proposal = NOTHING
    game.proposer = NOBODY
    game.agreed = True
    game.trump = game.spell = NO_COLOUR
    game.spell_last = NOBODY
    game.done = 0
    game.before = 0
    game.recycled = False


cdef int _spread(uint64_t nuts, uint16_t villains, uint8_t* cards) noexcept nogil:
    """The cards of a set, ascending; how many they are."""
    cdef int count = 0
    while nuts:
        cards[count] = lowest_bit(nuts)
        nuts &= nuts - 1
        count += 1
    while villains:
        cards[count] = NUTS + lowest_bit(villains)
        villains &= villains - 1
        count += 1
    return count


cdef uint16_t _draw_villains(const NutsGame* game, Stream* stream) noexcept nogil:
    """The villains of the next deal (U-6 to U-9)."""
    cdef uint8_t[MOST_VILLAINS] fresh
    cdef uint16_t drawn = 0
    cdef int place, count
    cdef const NutsSetup* setup = setup_of(game)
    if not setup.drawn:
        return setup.fixed
    if setup.named:
        return setup.shown[game.scored]
    if setup.drawn == POOL_SIZE and game.scored:
        return game.in_use
    count = _spread(0, setup.boxed & ~game.shown, fresh)
    pick(fresh, count, setup.drawn, stream)
    for place in range(setup.drawn):
        drawn |= 1 << (fresh[place] - NUTS)
    return drawn


cdef void _draw_deal(NutsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[CARDS] cards
    cdef uint16_t villains = _draw_villains(game, stream)
    cdef uint16_t shown = villains if _shows(game) else 0
    cdef bint arranged = setup_of(game).more_points and _reshuffles(game)
    cdef int dealt = game.players * hand_size(game), count, place, other, villain
    _gather(game, villains)
    count = _spread(game.nuts[PILE], game.villains[PILE] & ~shown, cards)
    if arranged:
        _draw_arranged(cards, count, dealt - count_bits(shown), stream)
    else:
        pick(cards, count, dealt - count_bits(shown), stream)
    count = dealt - count_bits(shown)
    while shown:  # U-6: at random among the cards that are dealt
        villain = NUTS + lowest_bit(shown)
        shown &= shown - 1
        place = below(stream, count + 1)
        for other in range(count, place, -1):
            cards[other] = cards[other - 1]
        cards[place] = villain
        count += 1
    for place in range(dealt):
        _take_from(game, PILE, cards[place])
        _put_to(game, place // hand_size(game), cards[place])
    _open_round(game)


cdef void _draw_arranged(uint8_t* cards, int count, int dealt, Stream* stream) noexcept nogil:
    """U-51: puts the top `dealt` cards first, the packet being in the top half."""
    cdef uint8_t[CARDS] top, others
    cdef uint8_t[MOST_VILLAINS] villains
    cdef uint16_t in_packet = 0
    cdef int size = 0, rest = 0, held = 0, place, half, wanted
    for place in range(count):
        if cards[place] >= NUTS:
            villains[held] = cards[place]
            held += 1
        elif PACKET >> cards[place] & 1:
            top[size] = cards[place]
            size += 1
    wanted = min(3, held)
    pick(villains, held, wanted, stream)
    for place in range(wanted):
        top[size] = villains[place]
        in_packet |= 1 << (villains[place] - NUTS)
        size += 1
    for place in range(count):
        if cards[place] >= NUTS:
            if in_packet >> (cards[place] - NUTS) & 1:
                continue
        elif PACKET >> cards[place] & 1:
            continue
        others[rest] = cards[place]
        rest += 1
    pick(others, rest, rest, stream)
    half = rest // 2
    memcpy(&top[size], others, half)
    size += half
    pick(top, size, size, stream)
    memcpy(cards, top, size)
    memcpy(&cards[size], &others[half], rest - half)
    pick(cards, dealt, dealt, stream)


cdef void _refill(NutsGame* game) noexcept nogil:
    """U-13: where the pile has run out, the cards played in earlier rounds become it."""
    if game.nuts[PILE] == 0 and game.villains[PILE] == 0:
        game.nuts[PILE] = game.nuts[SPENT]
        game.villains[PILE] = game.villains[SPENT]
        game.recycled = True


cdef int trump_for_turning(const NutsGame* game) noexcept nogil:
    """U-34, E-33: in a trick judged by numbers no trump is in force, not even a later one."""
    cdef const NutsSetup* setup = setup_of(game)
    cdef int place
    for place in range(game.played):
        if game.cards[place] >= NUTS and setup.judging >> (game.cards[place] - NUTS) & 1:
            return NO_COLOUR
    return trump_in_force(game)


cdef inline void _note_turned(NutsGame* game, int card) noexcept nogil:
    """E-39: what the card just turned brings to the trick's winner."""
    cdef bint bad = card >= NUTS or card // VALUES == trump_for_turning(game)
    cdef int points = acting(game).bad if bad else acting(game).good
    if points > 0:
        game.turned_plus += points
    else:
        game.turned_losses -= points


cdef bint turn(NutsGame* game, int card) noexcept nogil:
    """A card is turned from the pile; does that complete a trick?"""
    _refill(game)
    _take_from(game, PILE, card)
    _put_to(game, TURNED, card)
    if game.ask == TWINS:
        _note_turned(game, card)
        return _go_on(game)
    if card < NUTS:  # U-12: a villain is out of the round; another is turned
        game.trump = card // VALUES
        _open_bidding(game)
    return False


cdef int draw_flip(NutsGame* game, Stream* stream) noexcept nogil:
    cdef Choices pile
    _refill(game)
    pile.low = game.nuts[PILE]
    pile.high = game.villains[PILE]
    return _nth(pile, below(stream, _count(pile)))


cdef void draw_chance(NutsGame* game, Stream* stream) noexcept nogil:
    """Chance's turn, drawn as `upperlip.nuts.dealing.sample` draws it."""
    if game.ask == DEAL:
        _draw_deal(game, stream)
    elif turn(game, draw_flip(game, stream)):
        judge(game)
