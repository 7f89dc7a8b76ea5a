"""Moustache for arrays: what a seat sees, written as `upperlip.research.animals` defines it."""

cimport cython
from libc.stdint cimport int8_t, int64_t, uint8_t, uint64_t
from libc.string cimport memset

from upperlip.kernel.animals.cards cimport ANIMALS, NO_COLOUR, VALUES
from upperlip.kernel.animals.game cimport (
    DEAL, GIVE, NOBODY, OVER, PLAY, ROUNDS, RULE, SEATS, TROPHIES, AnimalsGame, KernelState, decide,
    draw_chance, law_of, legal, most_points, team_of, turn_rule, winner_of, wrap,
)
from upperlip.kernel.animals.laws cimport NO_RULE, Law
from upperlip.kernel.animals.setups cimport DRAWN, AnimalsSetup
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.generator cimport (
    CHANCE_BIT, Stream, Streams, below, forked, next_chance, streams_of,
)

ctypedef AnimalsGame Game

cdef enum:
    VERSION = 3
    NOWHERE = 6
    SET = 6  # bytes of a set of cards
    MOST_PLAYED = 42
    MOST_TRICKS = 12
    SIZE = 270
    DECK = 4  # bytes of a set of rule cards
    ACTIONS = 47

cdef uint64_t BLUES = (bit(VALUES) - 1) << 3 * VALUES


cdef struct Memory:
    # By seat as the table counts; `encode_for` turns it to the one who looks.
    uint64_t played[6]
    uint64_t given[6]  # O-13; known to others only once all have chosen
    int8_t tokens[4][6]  # by round (O-30)
    uint8_t voids[6]
    uint8_t cards[42]  # in the order of play, 1 + card
    uint8_t leaders[12]
    uint8_t count
    uint8_t tricks
    uint8_t stolen
    uint8_t dealt  # the round that was dealt last
    uint8_t winners  # of the round that was scored last, seats as bits: the next has other teams


# What happens


cdef void _forget_round(Memory* memory) noexcept nogil:
    memset(memory.played, 0, sizeof(memory.played))
    memset(memory.given, 0, sizeof(memory.given))
    memset(memory.voids, 0, sizeof(memory.voids))
    memset(memory.cards, 0, sizeof(memory.cards))
    memory.count = memory.tricks = memory.stolen = 0


cdef void happen(Game* game, Memory* memory, Stream* stream) noexcept nogil:
    """Chance's turn."""
    cdef uint8_t[6] before
    cdef int seat, number
    if game.ask == DEAL:
        _forget_round(memory)
        memory.dealt = law_of(game).turned
        draw_chance(game, stream)
    elif game.ask == TROPHIES:
        number = game.scored - 1
        memory.winners = _winning_team(game, number)
        for seat in range(game.players):
            before[seat] = game.points[seat]
        draw_chance(game, stream)
        for seat in range(game.players):
            memory.tokens[number][seat] = game.points[seat] - before[seat]
    else:
        draw_chance(game, stream)


cdef void act(Game* game, Memory* memory, int seat, int card) noexcept nogil:
    """A legal decision."""
    if game.ask == PLAY:
        _note_card(game, memory, seat, card)
    elif game.ask == GIVE:
        memory.given[seat] |= bit(card)
    else:
        memory.stolen = 1 + card
    decide(game, seat, card)


cdef void _note_card(const Game* game, Memory* memory, int seat, int card) noexcept nogil:
    if game.played == 0:
        memory.leaders[memory.tricks] = seat
        memory.tricks += 1
    if card < ANIMALS and game.follow != NO_COLOUR and card // VALUES != game.follow:
        memory.voids[seat] |= 1 << game.follow  # O-14, O-15
    memory.played[seat] |= bit(card)
    memory.cards[memory.count] = 1 + card
    memory.count += 1


cdef void skip_rounds(Game* game, int rounds, Stream* stream) noexcept nogil:
    """As `upperlip.animals.game.begin_at`: their rules lie there, nothing was won."""
    cdef uint64_t candidates
    cdef int _
    for _ in range(rounds):
        candidates = law_of(game).candidates
        turn_rule(game, nth_bit(candidates, below(stream, count_bits(candidates))))
    if rounds:
        game.ask = RULE
    game.scored = rounds


cdef bint is_settled(const Game* game) noexcept nogil:
    return game.ask != TROPHIES


# What it brings


cdef int _winning_team(const Game* game, int number) noexcept nogil:
    cdef int seat, winners = 0
    for seat in range(game.players):
        if team_of(game, seat) == winner_of(game, number):
            winners |= 1 << seat
    return winners


cdef int round_winners(const Game* game, const Memory* memory, int number) noexcept nogil:
    return memory.winners


cdef int winning_seats(const Game* game) noexcept nogil:
    cdef int seat, winners = 0, most = most_points(game)
    for seat in range(game.players):
        if game.points[seat] == most:  # O-8
            winners |= 1 << seat
    return winners


cdef void count_points(
    const Game* game, const Memory* memory, int number, float* rewards
) noexcept nogil:
    cdef int seat
    for seat in range(game.players):
        rewards[seat] = memory.tokens[number][seat]


# What a seat may do: an action is a card, whatever it is asked for


cdef inline int value_of(const Game* game, int64_t action) noexcept nogil:
    return <int>action


cdef bint allows(const Game* game, int64_t action) noexcept nogil:
    return 0 <= action < ACTIONS and legal(game) >> action & 1


cdef void write_mask(const Game* game, uint8_t* mask) noexcept nogil:
    """Onto zeros."""
    cdef uint64_t cards = legal(game)
    while cards:
        mask[lowest_bit(cards)] = 1
        cards &= cards - 1


cdef int any_action(const Game* game, Stream* stream) noexcept nogil:
    cdef uint64_t cards = legal(game)
    return nth_bit(cards, <int>below(stream, count_bits(cards)))


# What a seat sees


cdef inline uint8_t* _put_set(uint8_t* at, uint64_t cards) noexcept nogil:
    cdef int place
    for place in range(SET):
        at[place] = <uint8_t>(cards >> 8 * place)
    return at + SET


cdef void encode_for(
    const Game* game, const Memory* memory, int me, uint8_t* out
) noexcept nogil:
    """What a seat sees, in SIZE bytes. Of other hands it looks at sizes and open cards alone."""
    cdef uint8_t* at = out
    memset(out, 0, SIZE)
    at = _put_table(game, memory, me, at)
    at = _put_hands(game, memory, me, at)
    at = _put_trick(game, memory, me, at)
    at = _put_play_order(game, memory, me, at)
    _put(at, memory.stolen)


cdef uint8_t* _put_table(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    cdef const Law* law = law_of(game)
    cdef const AnimalsSetup* setup = law.setup
    cdef int place, number, seat, token
    cdef int mine = game.teams if team_of(game, me) else ~game.teams & ((1 << game.players) - 1)
    at = _put(at, VERSION)
    at = _put(at, game.players)
    at = _put(at, me)
    at = _put(at, setup.even | setup.overall << 1)
    for place in range(DECK):
        at = _put(at, setup.deck >> 8 * place & 0xFF)
    for place in range(ROUNDS):
        at = _put(at, 0 if setup.named[place] == DRAWN else 1 + setup.named[place])
    for place in range(VALUES):
        at = _put(at, setup.stars[place])
    for number in range(ROUNDS):
        for place in range(3):
            at = _put(at, setup.tokens[number][place])
    for place in range(ROUNDS):
        at = _put(at, 0 if law.row[place] == NO_RULE else 1 + law.row[place])
    at = _put(at, memory.dealt)
    at = _put(at, game.ask)
    if game.ask == GIVE:
        at = _put(at, _turned_to(game, game.waiting, me))
    else:
        at = _put(at, 0 if game.seat == NOBODY else 1 << _distance(game, game.seat, me))
    at = _put(at, _turned_to(game, mine, me) if memory.dealt else 0)
    at = _put(at, _distance(game, game.crown, me) if memory.dealt else NOWHERE)
    for number in range(ROUNDS):
        for place in range(game.players):
            seat = _seat_from(game, me, place)
            token = memory.tokens[number][seat]
            if token and seat != me and not setup.even and game.ask != OVER:
                token = -1  # O-30
            at[number * SEATS + place] = <uint8_t>token
    return at + ROUNDS * SEATS


cdef uint8_t* _put_hands(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    cdef const Law* law = law_of(game)
    cdef bint giving = game.ask == GIVE
    cdef uint64_t shown = (law.open_at_once if giving else law.open) if memory.dealt else 0
    cdef int place, seat, giver = 1 if law.gifts_go_right else game.players - 1
    cdef uint64_t gifts
    at = _put_set(at, game.hands[me])
    at = _put_set(at, game.given[me])
    for place in range(game.players):
        at[place] = count_bits(game.hands[_seat_from(game, me, place)])
    at = _put(at + SEATS, shown != 0)
    for place in range(game.players):
        seat = _seat_from(game, me, place)
        gifts = 0 if giving else memory.given[seat]
        if place != 0 and place != giver:  # neither one's own nor for oneself
            gifts &= law.open_at_once
        _put_set(at + place * SET, game.hands[seat] & shown)
        _put_set(at + (SEATS + place) * SET, memory.played[seat])
        _put_set(at + (2 * SEATS + place) * SET, gifts)
        at[3 * SEATS * SET + place] = memory.voids[seat]
    return at + 3 * SEATS * SET + SEATS


cdef uint8_t* _put_trick(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    cdef int number = memory.dealt - 1, team = team_of(game, me), place, leader
    leader = _distance(game, game.leader, me)
    at = _put(at, leader if memory.dealt else NOWHERE)
    for place in range(game.played):
        at[(leader + place) % game.players] = 1 + game.cards[place]
    at = _put(at + SEATS, game.follow)
    if memory.dealt:
        _put_pair(at, game.stars[number][team])
        _put_pair(at + 2, game.stars[number][1 - team])
        at[4] = count_bits(game.captured[team] & BLUES)
        at[5] = count_bits(game.captured[1 - team] & BLUES)
    return at + 6


include "../common/arrays.pxi"
