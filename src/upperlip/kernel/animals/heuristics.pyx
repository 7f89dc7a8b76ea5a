"""Heuristics for Moustache, for playing rounds out: quick, sensible, and never twice the same.

They look at the acting seat's own cards, at the trick and at which cards are still about, but
not at who holds them.
"""

from libc.math cimport sqrt
from libc.stdint cimport int8_t, uint8_t, uint64_t

from upperlip.kernel.animals.game cimport (
    ANIMALS, BLUE_TAX, EQUALS_OUT, FEWEST_STARS, GIVE, LAST_TRICK, MONKEY, NOBODY, PIGEON, PLAY,
    TWOS_WIN, UNICORN, VALUES,
    AnimalsGame, legal, setup_of, strengths_of, stronger_than, team_of, winning_place, worths_of,
)
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit
from upperlip.kernel.common.generator cimport Stream, unit

cdef double POWER = 0.8  # stars (of 36 in all) to give up to keep the strongest card for later
cdef double BLUE = 0.6  # what a blue card costs on average under blue-tax
cdef double AVERAGE = 0.8  # stars on a card
cdef double LAST = 3.0  # what the last trick is worth under last-trick
cdef double[3] JOKER = [4.0, 2.0, 2.5]  # what one would give up to keep a joker

cdef uint64_t TWOS = bit(2) | bit(13) | bit(24) | bit(35)


cdef inline double _power(
    const AnimalsGame* game, const uint8_t* strength, int card
) noexcept nogil:
    """How much one would like to keep this card."""
    cdef double rank
    if card >= ANIMALS:
        return setup_of(game).scale * JOKER[card - UNICORN]
    rank = strength[card] / 43.0
    return setup_of(game).scale * POWER * rank * rank


cdef inline double _stars(const AnimalsGame* game, const int8_t* worth, int card) noexcept nogil:
    """What a card is worth to the team that gets it."""
    cdef double stars = -worth[card] if game.rules & FEWEST_STARS else worth[card]
    if game.rules & BLUE_TAX and 33 <= card < ANIMALS:
        stars -= BLUE
    return stars


cdef inline uint64_t _beating(const AnimalsGame* game, int winner) noexcept nogil:
    """The cards that would take the trick from the one that wins now, more or less."""
    cdef uint64_t beating
    if winner >= ANIMALS:
        return 0
    beating = stronger_than(game, winner)
    if game.rules & TWOS_WIN:
        beating = beating & TWOS if winner % VALUES == 2 else beating | TWOS
    if game.rules & EQUALS_OUT:
        beating |= bit(winner % VALUES) | bit(winner % VALUES + 11) | (
            bit(winner % VALUES + 22) | bit(winner % VALUES + 33)
        )
    return beating


cdef double _chance(const AnimalsGame* game, int seat, uint64_t about) noexcept nogil:
    """That the seat's team wins the trick in the end, as it lies now."""
    cdef int place = winning_place(game), team = team_of(game, seat), other, _
    cdef int unseen = count_bits(about)
    cdef double beat = 0, share, chance = 0
    if place != NOBODY:
        other = game.leader + place
        other -= game.players if other >= game.players else 0
        chance = team_of(game, other) == team
        if unseen:
            share = 1 - <double>count_bits(about & _beating(game, game.cards[place])) / unseen
            beat = 1 - share * share * sqrt(share)  # about 2.5 cards to choose from
    else:
        chance = beat = 0.5
    other = seat
    for _ in range(game.players - game.played):
        other = other + 1 if other + 1 < game.players else 0
        if team_of(game, other) == team:
            chance += (1 - chance) * beat
        else:
            chance *= 1 - beat
    return chance


cdef double _stake(const AnimalsGame* game, const int8_t* worth) noexcept nogil:
    """What the trick is worth, with what friends will put in on average; the own card apart."""
    cdef double stake = 0, wanted = -1 if game.rules & FEWEST_STARS else 1
    cdef int place, _, seat = game.seat, team = team_of(game, game.seat)
    for place in range(game.played):
        stake += _stars(game, worth, game.cards[place])
    for _ in range(game.players - game.played - 1):
        seat = seat + 1 if seat + 1 < game.players else 0
        if team_of(game, seat) == team:
            stake += wanted * AVERAGE * setup_of(game).scale
    if game.rules & LAST_TRICK and count_bits(game.hands[game.seat]) == 1:
        stake += wanted * LAST
    return stake


cdef int _weigh_plays(const AnimalsGame* game, int* cards, double* values) noexcept nogil:
    """What each legal card promises, in stars; how many there are."""
    cdef const int8_t* worth = worths_of(game)
    cdef const uint8_t* strength = strengths_of(game)
    cdef double stake = _stake(game, worth), value
    cdef uint64_t options = legal(game), about = 0
    cdef AnimalsGame after = game[0]
    cdef int count = 0, card, seat
    for seat in range(game.players):
        if seat != game.seat:
            about |= game.hands[seat] & bit(ANIMALS) - 1
    after.played += 1
    while options:
        card = lowest_bit(options)
        options &= options - 1
        after.cards[game.played] = card
        value = -_power(game, strength, card)
        if card != PIGEON:
            value += (2 * _chance(&after, game.seat, about) - 1) * (
                stake + _stars(game, worth, card)
            )
        if card == MONKEY:
            value += max(0.0, stake)
        cards[count] = card
        values[count] = value
        count += 1
    return count


cdef int _weigh(const AnimalsGame* game, int* cards, double* values) noexcept nogil:
    """What each legal card promises, whatever is asked; how many there are."""
    cdef uint64_t options = legal(game)
    cdef int count = 0, card
    if game.ask == PLAY:
        return _weigh_plays(game, cards, values)
    while options:
        card = lowest_bit(options)
        options &= options - 1
        cards[count] = card
        if game.ask == GIVE:
            values[count] = -_power(game, strengths_of(game), card)
        else:
            values[count] = _stars(game, worths_of(game), card)
        count += 1
    return count


cdef int heuristic_choice(const AnimalsGame* game, double noise, Stream* stream) noexcept nogil:
    """The card that looks best, seen through some noise."""
    cdef int[48] cards
    cdef double[48] values
    cdef int count = _weigh(game, cards, values), place, best = 0
    if count == 1:
        return cards[0]
    for place in range(count):
        values[place] += noise * unit(stream)
        if values[place] > values[best]:
            best = place
    return cards[best]
