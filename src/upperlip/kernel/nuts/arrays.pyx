"""Mustachio for arrays: what a seat sees, written as `upperlip.research.nuts` defines it."""

cimport cython
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.generator cimport (
    CHANCE_BIT, Stream, Streams, below, forked, next_chance, streams_of,
)
from upperlip.kernel.nuts.game cimport (
    AGREE, BID, BLIND, DEAL, NO_COLOUR, NOBODY, NUTS, OVER, PASS, PILE, PLAY, ROUNDS, SPENT, THROW,
    TRUMP, VALUES, KernelState, NutsGame, chosen_to_pass, decide, draw_chance, draw_flip, judge,
    legal, setup_of, side_of, total, trump_in_force, turn, winning_sides, wrap,
)
from upperlip.kernel.nuts.setups cimport NutsSetup

ctypedef NutsGame Game

cdef enum:
    VERSION = 2
    SEATS = 6
    NOWHERE = 6
    SET = 9  # bytes of a set of cards
    MOST_PLAYED = 48
    MOST_TRICKS = 9
    SIZE = 255
    # Actions: first a card to play or pass, then as here.
    BIDS = 72
    BLINDS = 82
    ANSWERS = 92
    TRUMPS = 94
    SIGNS = 98
    ACTIONS = 101


cdef struct Memory:
    # By seat as the table counts; `encode_for` turns it to the one who looks.
    uint64_t nuts[6]  # played this round
    uint64_t deck_nuts
    uint64_t turned_nuts
    uint16_t villains[6]
    uint16_t deck_villains
    uint16_t turned_villains
    uint8_t voids[6]  # since the pass, if there was one
    uint8_t passes[6]  # 1 + card; known to neighbours once all have chosen (U-27)
    uint8_t cards[48]  # in the order of play, 1 + card
    uint8_t leaders[9]
    uint8_t count
    uint8_t tricks
    uint8_t passing  # 1 + cards played before the pass; 0: no pass yet
    uint8_t pile
    uint8_t dealt  # the round that was dealt last
    uint8_t arranged  # U-51


# What happens


cdef void _open_round(const Game* game, Memory* memory, bint arranged) noexcept nogil:
    """The cards have just been dealt."""
    cdef int seat
    memset(memory, 0, sizeof(Memory))
    memory.dealt = game.scored + 1
    memory.arranged = arranged
    memory.deck_nuts = game.nuts[PILE]
    memory.deck_villains = game.villains[PILE]
    memory.pile = count_bits(game.nuts[PILE]) + count_bits(game.villains[PILE])
    for seat in range(game.players):
        memory.deck_nuts |= game.nuts[seat]
        memory.deck_villains |= game.villains[seat]


cdef void happen(Game* game, Memory* memory, Stream* stream) noexcept nogil:
    """Chance's turn."""
    cdef int card
    cdef bint full, nothing_spent
    if game.ask == DEAL:
        draw_chance(game, stream)
        # A reshuffle forgets what was played before (U-50), so there is nothing spent.
        nothing_spent = not game.nuts[SPENT] and not game.villains[SPENT]
        _open_round(game, memory, setup_of(game).more_points and nothing_spent)
        return
    card = draw_flip(game, stream)
    full = turn(game, card)
    if card < NUTS:
        memory.turned_nuts |= bit(card)
    else:
        memory.turned_villains |= 1 << (card - NUTS)
    memory.pile = count_bits(game.nuts[PILE]) + count_bits(game.villains[PILE])
    if full:
        judge(game)


cdef void act(Game* game, Memory* memory, int seat, int value) noexcept nogil:
    """A legal decision."""
    if game.ask == PLAY:
        _note_card(game, memory, seat, value)
    elif game.ask == PASS:
        memory.passes[seat] = 1 + value
        if game.waiting == 1 << seat:  # the last to choose
            memory.passing = 1 + memory.count
            memset(memory.voids, 0, sizeof(memory.voids))
    decide(game, seat, value)


cdef void _note_card(const Game* game, Memory* memory, int seat, int card) noexcept nogil:
    if game.played == 0:
        memory.leaders[memory.tricks] = seat
        memory.tricks += 1
    if card >= NUTS:
        memory.villains[seat] |= 1 << (card - NUTS)
    else:
        memory.nuts[seat] |= bit(card)
        if game.colour != NO_COLOUR and card // VALUES != game.colour:
            memory.voids[seat] |= 1 << game.colour  # U-21
    memory.cards[memory.count] = 1 + card
    memory.count += 1


cdef void skip_rounds(Game* game, int rounds, Stream* stream) noexcept nogil:
    """As `upperlip.nuts.game.begin_at`: nothing was scored or shown."""
    game.scored = rounds


cdef bint is_settled(const Game* game) noexcept nogil:
    return True


# What it brings


cdef int _seats_of(const Game* game, int sides) noexcept nogil:
    cdef int seat, seats = 0
    for seat in range(game.players):
        if sides >> side_of(game, seat) & 1:
            seats |= 1 << seat
    return seats


cdef int round_winners(const Game* game, const Memory* memory, int number) noexcept nogil:
    cdef const int16_t* points = game.points[number]
    cdef int side, sides = 0, best = points[0]
    for side in range(1, game.sides):
        best = max(best, points[side])
    for side in range(game.sides):
        if points[side] == best:
            sides |= 1 << side
    return _seats_of(game, sides)


cdef int winning_seats(const Game* game) noexcept nogil:
    return _seats_of(game, winning_sides(game))


cdef void count_points(
    const Game* game, const Memory* memory, int number, float* rewards
) noexcept nogil:
    cdef int seat
    for seat in range(game.players):
        rewards[seat] = game.points[number][side_of(game, seat)]


# What a seat may do


cdef int _first_action(const Game* game) noexcept nogil:
    """The action that stands for the answer 0 to what is asked."""
    if game.ask == BID:
        return BIDS
    if game.ask == BLIND:
        return BLINDS
    if game.ask == AGREE:
        return ANSWERS
    if game.ask == TRUMP:
        return TRUMPS
    return SIGNS if game.ask == THROW else 0


cdef inline int value_of(const Game* game, int64_t action) noexcept nogil:
    return <int>action - _first_action(game)


cdef bint allows(const Game* game, int64_t action) noexcept nogil:
    cdef Choices choices = legal(game)
    if not 0 <= action < ACTIONS:
        return False
    action -= _first_action(game)
    if action < 0 or action >= BIDS:
        return False
    return choices.low >> action & 1 if action < NUTS else choices.high >> (action - NUTS) & 1


cdef void write_mask(const Game* game, uint8_t* mask) noexcept nogil:
    """Onto zeros."""
    cdef Choices choices = legal(game)
    mask += _first_action(game)
    while choices.low:
        mask[lowest_bit(choices.low)] = 1
        choices.low &= choices.low - 1
    while choices.high:
        mask[NUTS + lowest_bit(choices.high)] = 1
        choices.high &= choices.high - 1


cdef int any_action(const Game* game, Stream* stream) noexcept nogil:
    cdef Choices choices = legal(game)
    cdef int low = count_bits(choices.low), high = count_bits(choices.high)
    cdef int place = <int>below(stream, low + high)
    if place >= low:
        return NUTS + nth_bit(choices.high, place - low)
    return _first_action(game) + nth_bit(choices.low, place)


# What a seat sees


cdef inline uint8_t* _put_set(uint8_t* at, uint64_t nuts, uint16_t villains) noexcept nogil:
    cdef int place
    nuts |= <uint64_t>villains << NUTS
    for place in range(8):
        at[place] = <uint8_t>(nuts >> 8 * place)
    at[8] = villains >> 4
    return at + SET


cdef int _mode(const Game* game) noexcept nogil:
    """As `upperlip.nuts.config.VILLAIN_MODES` lists them."""
    cdef const NutsSetup* setup = setup_of(game)
    if setup.drawn == 1 or setup.drawn == 2:
        return setup.drawn - 1
    if setup.drawn == 6 or count_bits(setup.fixed) == 6:
        return 2
    return 3 if setup.fixed else 4


cdef int _waiting(const Game* game) noexcept nogil:
    if game.seat == NOBODY:
        return 0
    if game.ask in (PASS, THROW) or (game.ask == BID and game.sides == game.players):
        return game.waiting
    return 1 << game.seat


cdef void encode_for(
    const Game* game, const Memory* memory, int me, uint8_t* out
) noexcept nogil:
    """What a seat sees, in SIZE bytes. Of other hands it looks at sizes alone."""
    cdef uint8_t* at = out
    memset(out, 0, SIZE)
    at = _put_table(game, memory, me, at)
    at = _put_cards(game, memory, me, at)
    at = _put_bids(game, memory, me, at)
    at = _put_trick(game, memory, me, at)
    at = _put_tallies(game, me, at)
    at = _put_seen(game, memory, me, at)
    at = _put_play_order(game, memory, me, at)
    _put(at, memory.passing)


cdef uint8_t* _put_table(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    cdef const NutsSetup* setup = setup_of(game)
    cdef int number
    at = _put(at, VERSION)
    at = _put(at, game.players)
    at = _put(at, me)
    at = _put(at, _turned_to(game, _seats_of(game, 1 << side_of(game, me)), me))
    at = _put(at, setup.card_counting | setup.more_points << 1 | setup.drop_low << 2
              | setup.walnut_leads << 3)
    at = _put(at, _mode(game))
    for number in range(ROUNDS):
        at = _put_pair(at, setup.shown[number])
    at = _put_pair(at, game.in_use)
    at = _put_pair(at, game.shown)
    at = _put(at, memory.dealt)
    at = _put(at, _distance(game, game.dealer, me) if memory.dealt else NOWHERE)
    at = _put(at, game.size)
    at = _put(at, game.ask)
    return _put(at, _turned_to(game, _waiting(game), me))


cdef int _secret(const Game* game, int me) noexcept nogil:
    """1 + what one has answered in secret; of the box's cards, none has more than one passed."""
    cdef Choices chosen
    if game.ask != PASS:
        return 1 + game.secrets[me]
    chosen = chosen_to_pass(game, me)
    if chosen.low:
        return 1 + lowest_bit(chosen.low)
    return 1 + NUTS + lowest_bit(chosen.high) if chosen.high else 0


cdef uint8_t* _put_cards(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    cdef bint unseen = game.ask == BLIND or game.ask == AGREE  # U-16
    cdef int place, seat
    at = _put_set(at, 0 if unseen else game.nuts[me], 0 if unseen else game.villains[me])
    at = _put(at, _secret(game, me))
    for place in range(game.players):
        seat = _seat_from(game, me, place)
        at[place] = count_bits(game.nuts[seat]) + count_bits(game.villains[seat])
    at = _put_set(at + SEATS, memory.deck_nuts, memory.deck_villains)
    at = _put_set(at, game.nuts[SPENT], game.villains[SPENT])
    at = _put_set(at, memory.turned_nuts, memory.turned_villains)
    at = _put(at, memory.pile)
    return _put(at, memory.arranged | game.recycled << 1 | (not game.agreed) << 2)


cdef uint8_t* _put_bids(const Game* game, const Memory* memory, int me, uint8_t* at) noexcept nogil:
    cdef int place, seat
    at = _put(at, 1 + game.proposal)
    at = _put(at, NOWHERE if game.proposer == NOBODY else _distance(game, game.proposer, me))
    for place in range(game.players):
        seat = _seat_from(game, me, place)
        at[place] = 1 + game.blinds[side_of(game, seat)]
        at[SEATS + place] = 1 + game.bids[seat]
    return at + 2 * SEATS


cdef uint8_t* _put_trick(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    cdef int leader = _distance(game, game.leader, me), place
    cdef bint cast = game.spell_last != NOBODY and game.done <= game.spell_last
    at = _put(at, game.trump)
    at = _put(at, trump_in_force(game))
    at = _put(at, game.spell_last - game.done + 1 if cast else 0)
    at = _put(at, leader if memory.dealt else NOWHERE)
    for place in range(game.played):
        at[(leader + place) % game.players] = 1 + game.cards[place]
    at = _put(at + SEATS, game.colour)
    at = _put(at, game.turned_plus - game.turned_losses)
    at = _put(at, game.before)
    return _put(at, game.done)


cdef uint8_t* _put_tallies(const Game* game, int me, uint8_t* at) noexcept nogil:
    cdef int place, side
    for place in range(game.players):
        side = side_of(game, _seat_from(game, me, place))
        at[place] = <uint8_t>game.tricks[side]
        at[SEATS + place] = game.plus[side]
        at[2 * SEATS + place] = <uint8_t>-game.losses[side]
        _put_pair(at + 3 * SEATS + 2 * place, total(game, side))
    return at + 5 * SEATS


cdef uint8_t* _put_seen(const Game* game, const Memory* memory, int me, uint8_t* at) noexcept nogil:
    cdef int place, seat, right = _seat_from(game, me, game.players - 1)
    for place in range(game.players):
        seat = _seat_from(game, me, place)
        _put_set(at + place * SET, memory.nuts[seat], memory.villains[seat])
        at[SEATS * SET + place] = memory.voids[seat]
    at += SEATS * SET + SEATS
    at = _put(at, memory.passes[me] if memory.passing else 0)
    at = _put(at, memory.passes[right] if memory.passing else 0)
    at = _put(at, _turned_to(game, _seats_of(game, game.duel), me))
    for place in range(game.players):
        at[place] = _throws_won(game, side_of(game, _seat_from(game, me, place)))
    return at + SEATS


cdef int _throws_won(const Game* game, int side) noexcept nogil:
    """Counted once two sides are left (U-45)."""
    if count_bits(game.duel) != 2 or not game.duel >> side & 1:
        return 0
    return game.wins[0 if game.duel & (1 << side) - 1 == 0 else 1]


include "../common/arrays.pxi"
