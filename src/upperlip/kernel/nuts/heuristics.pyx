"""Heuristics for Mustachio, for playing rounds out: quick, sensible, never twice the same.

They look at the acting seat's own cards, at the trick and at which cards are still about, but
not at who holds them.
"""

from libc.math cimport HUGE_VAL, pow, sqrt
from libc.stdint cimport uint16_t, uint64_t

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.generator cimport Stream, below, unit
from upperlip.kernel.nuts.game cimport (
    AGREE, BID, BLIND, CARDS, HAND_SIGNS, NO_COLOUR, NOTHING, NUTS, PASS, PLAY, TRUMP, VALUES,
    NutsGame, card_worth, colour_led, legal, number_of, setup_of, side_bid, side_of, trump_in_force,
    winning_place,
)
from upperlip.kernel.nuts.setups cimport (
    BY_LOWEST, BY_STRENGTH, NAMED_TRUMP, SAME_TRUMP, NutsSetup,
)

cdef double KEEP = 2.0  # points one would give up to keep the highest card for later
cdef double VILLAIN_HEIGHT = 0.7  # of the highest nut's; also how often an always-trump wins
cdef double TRUMP_HEIGHT = 0.5  # that a trump is higher by
cdef double ROUNDED = 0.5  # a bid is the nearest number
cdef double BID_NOISE = 0.3  # tricks
cdef double PASS_NOISE = 0.5  # of the highest nut's height
cdef double PLAY_NOISE = 4.0  # points
cdef double AGREES = 0.5  # how often one agrees to a blind bid

cdef double[7][2][16] CHANCE  # that a nut wins a trick: by players, trump or not, value


cdef void _fill_chances() noexcept:
    cdef int players, value
    for players in range(2, 7):
        for value in range(1, VALUES + 1):
            CHANCE[players][0][value] = pow(<double>value / VALUES, 2.0 * players - 2.8)
            CHANCE[players][1][value] = pow(<double>value / VALUES, players / 3.0)


_fill_chances()


cdef double _expected_tricks(const NutsGame* game, int seat) noexcept nogil:
    """What a hand should win: high trumps surely, other high cards if they are not trumped."""
    cdef uint64_t nuts = game.nuts[seat]
    cdef uint16_t villains = game.villains[seat], always_trump = setup_of(game).always_trump
    cdef double tricks = 0
    cdef int card
    while nuts:
        card = lowest_bit(nuts)
        nuts &= nuts - 1
        tricks += CHANCE[game.players][card // VALUES == game.trump][card % VALUES + 1]
    while villains:
        card = lowest_bit(villains)
        villains &= villains - 1
        tricks += VILLAIN_HEIGHT if always_trump >> card & 1 else 1.0 / game.players
    return tricks


cdef inline int _side_need(const NutsGame* game, int side) noexcept nogil:
    return side_bid(game, side) - game.tricks[side]


cdef double _eager(const NutsGame* game, int side) noexcept nogil:
    """What one trick more is worth for the bid: it must be won, or must not."""
    cdef int need = _side_need(game, side), left = game.size - game.done
    cdef double bonus = setup_of(game).bid_bonus[game.sides == game.players]
    if game.blinds[side] != NOTHING:
        bonus *= 2
    if need > left or need < 0:
        return 0  # the bid is lost: only points count
    if need == 0:
        return -bonus
    return bonus * need / left


cdef inline double _height(const NutsGame* game, int card) noexcept nogil:
    cdef double height
    if card >= NUTS:
        return VILLAIN_HEIGHT
    height = <double>(card % VALUES + 1) / VALUES
    return height + TRUMP_HEIGHT if card // VALUES == game.trump else height


cdef double _length(const NutsGame* game, int seat, int colour) noexcept nogil:
    """How much a colour would help as trump."""
    cdef uint64_t nuts = game.nuts[seat] >> colour * VALUES & (bit(VALUES) - 1)
    cdef double length = 0
    while nuts:
        length += 1 + <double>(lowest_bit(nuts) + 1) / VALUES
        nuts &= nuts - 1
    return length


cdef double _chance(const NutsGame* game, int seat, uint64_t about, int trump) noexcept nogil:
    """That the seat's side wins the trick in the end, as it lies now."""
    cdef int place = winning_place(game, trump), side = side_of(game, seat)
    cdef int unseen = count_bits(about), winner, colour, number, other, _
    cdef int judged = _judged(game)
    cdef uint64_t beating
    cdef double share, beat, chance
    winner = game.cards[place]
    number = game.numbers[place]
    colour = winner // VALUES if winner < NUTS else game.colour
    if winner >= NUTS and trump != NO_COLOUR and _is_always_trump(game, winner):
        colour = trump
    if judged == BY_LOWEST:
        beating = _numbers_up_to(number)
    elif judged:
        beating = ~_numbers_up_to(number)
    elif colour == NO_COLOUR:
        beating = bit(NUTS) - 1
    else:
        beating = (bit(VALUES) - 1) << colour * VALUES
        beating &= ~_numbers_up_to(number)
        if trump != NO_COLOUR and colour != trump:
            beating |= (bit(VALUES) - 1) << trump * VALUES
    share = 1 - <double>count_bits(about & beating) / unseen if unseen else 1.0
    beat = 1 - share * share * sqrt(share)
    other = game.leader + place
    other -= game.players if other >= game.players else 0
    chance = side_of(game, other) == side
    other = seat
    for _ in range(game.players - game.played):
        other = other + 1 if other + 1 < game.players else 0
        if side_of(game, other) == side:
            chance += (1 - chance) * beat
        else:
            chance *= 1 - beat
    return chance


cdef inline int _judged(const NutsGame* game) noexcept nogil:
    """How the trick is judged: the villain played last decides (E-33)."""
    cdef const NutsSetup* setup = setup_of(game)
    cdef int place, judged = BY_STRENGTH
    for place in range(game.played):
        if game.cards[place] >= NUTS and setup.judging >> (game.cards[place] - NUTS) & 1:
            judged = setup.villains[game.cards[place] - NUTS].judged
    return judged


cdef inline bint _is_always_trump(const NutsGame* game, int card) noexcept nogil:
    return setup_of(game).always_trump >> (card - NUTS) & 1


cdef inline uint64_t _numbers_up_to(int number) noexcept nogil:
    """All nuts with these; a villain's number may lie below and above all of them (E-31)."""
    cdef uint64_t one = bit(max(0, min(number, VALUES))) - 1
    return one | one << VALUES | one << 2 * VALUES | one << 3 * VALUES


cdef double _stake(const NutsGame* game) noexcept nogil:
    """The points that lie in the trick."""
    cdef const NutsSetup* setup = setup_of(game)
    cdef double stake = 0, swing = game.turned_plus - game.turned_losses
    cdef int place
    cdef bint worthless = False
    for place in range(game.played):
        stake += card_worth(game, game.cards[place])
        if game.cards[place] >= NUTS:
            swing += setup.villains[game.cards[place] - NUTS].points
            worthless = worthless or setup.voiding >> (game.cards[place] - NUTS) & 1
    return swing if worthless else stake + swing


cdef int _trump_after(const NutsGame* game, int card) noexcept nogil:
    """The trump if the next seat plays this card: some change that of their own trick (E-37)."""
    cdef int trump = SAME_TRUMP if card < NUTS else setup_of(game).villains[card - NUTS].trump
    if trump == SAME_TRUMP:
        return trump_in_force(game)
    return _best_trump(game, game.seat) if trump == NAMED_TRUMP else trump


cdef inline int _take_lowest(Choices* options) noexcept nogil:
    cdef int value
    if options.low:
        value = lowest_bit(options.low)
        options.low &= options.low - 1
    else:
        value = NUTS + lowest_bit(options.high)
        options.high &= options.high - 1
    return value


cdef int _weigh_plays(const NutsGame* game, int* values_of, double* values) noexcept nogil:
    cdef Choices options = legal(game)
    cdef NutsGame after = game[0]
    cdef uint64_t about = 0
    cdef int seat = game.seat, side = side_of(game, game.seat), count = 0, other, card
    cdef double eager = _eager(game, side), chance, stake, keep = KEEP
    if _side_need(game, side) <= 0:
        keep = -KEEP  # got rid of when tricks are not wanted
    for other in range(game.players):
        if other != seat:
            about |= game.nuts[other]
    after.played += 1
    while options.low or options.high:
        card = _take_lowest(&options)
        after.cards[game.played] = card
        after.numbers[game.played] = number_of(game, card)
        if game.played == 0:
            after.colour = after.led = colour_led(game, card)
        if game.colour == NO_COLOUR and card < NUTS:
            after.colour = card // VALUES
        elif game.played:
            after.colour = game.colour
        chance = _chance(&after, seat, about, _trump_after(game, card))
        stake = _stake(&after)
        values_of[count] = card
        values[count] = chance * (eager + stake) - (1 - chance) * stake - keep * _height(game, card)
        count += 1
    return count


cdef int _best_trump(const NutsGame* game, int seat) noexcept nogil:
    cdef int colour, best = 0
    for colour in range(1, 4):
        if _length(game, seat, colour) > _length(game, seat, best):
            best = colour
    return best


cdef int _bid(const NutsGame* game, double noise, Stream* stream) noexcept nogil:
    cdef double tricks = _expected_tricks(game, game.seat) + ROUNDED
    tricks += BID_NOISE * noise * (unit(stream) - 0.5)
    return max(0, min(game.size, <int>tricks))


cdef int _pass(const NutsGame* game, double noise, Stream* stream) noexcept nogil:
    """The card one misses least."""
    cdef Choices options = legal(game)
    cdef double wanted = 1 if _side_need(game, side_of(game, game.seat)) > 0 else -1
    cdef double value, best_value = -HUGE_VAL
    cdef int card, best = 0
    while options.low or options.high:
        card = _take_lowest(&options)
        value = PASS_NOISE * noise * unit(stream) - wanted * _height(game, card)
        if value > best_value:
            best_value = value
            best = card
    return best


cdef int heuristic_choice(const NutsGame* game, double noise, Stream* stream) noexcept nogil:
    """The answer that looks best, seen through some noise."""
    cdef int[CARDS] cards
    cdef double[CARDS] values
    cdef int count, place, best = 0
    if game.ask == BID:
        return _bid(game, noise, stream)
    if game.ask == BLIND:
        return 0
    if game.ask == AGREE:
        return 0 if unit(stream) < AGREES else 1
    if game.ask == TRUMP:
        return _best_trump(game, game.seat)
    if game.ask == PASS:
        return _pass(game, noise, stream)
    if game.ask != PLAY:
        return below(stream, HAND_SIGNS)
    count = _weigh_plays(game, cards, values)
    if count == 1:
        return cards[0]
    for place in range(count):
        values[place] += PLAY_NOISE * noise * unit(stream)
        if values[place] > values[best]:
            best = place
    return cards[best]
