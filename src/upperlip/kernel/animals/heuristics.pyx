"""Heuristics for Moustache, for playing rounds out: quick, sensible, and never twice the same.

They look at the acting seat's own cards, at the trick and at which cards are still about, but
not at who holds them.
"""

from libc.math cimport sqrt
from libc.stdint cimport uint64_t

from upperlip.kernel.animals.cards cimport ANIMALS, CARDS, MONKEY, PIGEON, UNICORN
from upperlip.kernel.animals.game cimport (
    GIVE, NOBODY, PLAY, AnimalsGame, finished_tricks, law_of, legal, team_of, winning_place,
)
from upperlip.kernel.animals.laws cimport Law
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit
from upperlip.kernel.common.generator cimport Stream, unit

cdef double POWER = 0.8  # stars (of 36 in all) to give up to keep the strongest card for later
cdef double AVERAGE = 0.8  # stars on a card
cdef double TRICK_SHARE = 0.12  # of the stars for most tricks, what one trick brings on average
cdef double[3] JOKER = [4.0, 2.0, 2.5]  # what one would give up to keep a joker
cdef double STRONGEST = ANIMALS - 1


cdef inline double _power(const Law* law, int card) noexcept nogil:
    """How much one would like to keep this card."""
    cdef double rank
    if card >= ANIMALS:
        return law.setup.scale * JOKER[card - UNICORN]
    rank = law.order.strength[card] / STRONGEST
    return law.setup.scale * POWER * rank * rank


cdef double _chance(
    const AnimalsGame* game, const Law* law, int seat, uint64_t about
) noexcept nogil:
    """That the seat's team wins the trick in the end, as it lies now."""
    cdef int place = winning_place(game), team = team_of(game, seat), other, _
    cdef int unseen = count_bits(about), beating
    cdef double beat = 0, share, chance = 0
    if place != NOBODY:
        other = game.leader + place
        other -= game.players if other >= game.players else 0
        chance = team_of(game, other) == team
        if unseen:
            beating = count_bits(about & law.beaten_by[game.cards[place]])
            share = 1 - <double>beating / unseen
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


cdef double _stake(const AnimalsGame* game, const Law* law) noexcept nogil:
    """What the trick is worth, with what friends will put in on average; the own card apart."""
    cdef double stake = 0, wanted = -1 if law.fewest else 1
    cdef int place, _, seat = game.seat, team = team_of(game, game.seat)
    for place in range(game.played):
        stake += law.worths.appeal[game.cards[place]]
    for _ in range(game.players - game.played - 1):
        seat = seat + 1 if seat + 1 < game.players else 0
        if team_of(game, seat) == team:
            stake += wanted * AVERAGE * law.setup.scale
    if law.last and count_bits(game.hands[game.seat]) == 1:
        stake += wanted * law.last
    if law.first and finished_tricks(game) == 0:
        stake += wanted * law.first
    return stake + wanted * TRICK_SHARE * law.tricks


cdef int _weigh_plays(const AnimalsGame* game, int* cards, double* values) noexcept nogil:
    """What each legal card promises, in stars; how many there are."""
    cdef const Law* law = law_of(game)
    cdef double stake = _stake(game, law), value
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
        value = -_power(law, card)
        if card != PIGEON:
            value += (2 * _chance(&after, law, game.seat, about) - 1) * (
                stake + law.worths.appeal[card]
            )
        if card == MONKEY:
            value += max(0.0, stake)
        cards[count] = card
        values[count] = value
        count += 1
    return count


cdef int _weigh(const AnimalsGame* game, int* cards, double* values) noexcept nogil:
    """What each legal card promises, whatever is asked; how many there are."""
    cdef const Law* law = law_of(game)
    cdef uint64_t options = legal(game)
    cdef int count = 0, card
    if game.ask == PLAY:
        return _weigh_plays(game, cards, values)
    while options:
        card = lowest_bit(options)
        options &= options - 1
        cards[count] = card
        if game.ask == GIVE:
            values[count] = -_power(law, card)
        else:
            values[count] = law.worths.appeal[card]
        count += 1
    return count


cdef int heuristic_choice(const AnimalsGame* game, double noise, Stream* stream) noexcept nogil:
    """The card that looks best, seen through some noise."""
    cdef int[CARDS] cards
    cdef double[CARDS] values
    cdef int count = _weigh(game, cards, values), place, best = 0
    if count == 1:
        return cards[0]
    for place in range(count):
        values[place] += noise * unit(stream)
        if values[place] > values[best]:
            best = place
    return cards[best]
