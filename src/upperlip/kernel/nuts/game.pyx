"""Mustachio at the speed of C: the same rules as `upperlip.nuts`, written a second time.

Neither engine is derived from the other; `upperlip selfcheck` compares them ply by ply.
"""

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int16_t, int64_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy, memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.generator cimport (
    Generator, Stream, Streams, below, forked, next_chance, next_decision, pick, streams_of,
)
from upperlip.kernel.nuts.setups cimport NutsSetup, setup_number

ASKS = ("deal", "blind", "agree", "turn", "bid", "play", "trump", "twins", "pass", "throw", "over")
VILLAIN_IDS = (
    "ACORN", "BUTTERNUT", "PEANUT", "HONEYNUT", "HEALTH+", "HEALTH-",
    "HUMMMUS", "NUTCASE", "TWINS", "PISSTACHIO", "PRAYLENE", "WALNUT",
)

cdef uint64_t ONE_COLOUR = bit(VALUES) - 1
cdef uint64_t ALL_NUTS = bit(NUTS) - 1
cdef uint16_t ALL_VILLAINS = 0xFFF


cdef uint64_t _of_values(int values) noexcept nogil:
    """The nuts with these values (bit v: value v), in all colours."""
    cdef uint64_t one = <uint64_t>values >> 1
    return one | one << VALUES | one << 2 * VALUES | one << 3 * VALUES


cdef uint64_t LOW = _of_values(1 << 2 | 1 << 3)  # U-52
cdef uint64_t PACKET = _of_values(1 << 15 | 1 << 10 | 1 << 5)  # U-51

# HONEYNUT has none of its own (U-28).
cdef uint8_t[12] NUMBER = [4, 11, 10, 0, 11, 11, 6, 12, 10, 9, 12, 9]
cdef uint8_t[2][16] WORTH = [  # of a nut by its value (U-40): in team play, in individual play
    [0, 2, 0, 0, 0, 5, 0, 0, 0, 0, 5, 0, 0, 0, 0, 10],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10],
]
cdef int[2] BONUS = [35, 25]  # for an exact bid (U-40)

cdef int[5] SIZES = [9, 7, 5, 6, 8]  # U-10
cdef int[5] SIZES_OF_SIX = [8, 6, 5, 5, 7]
cdef int[5] COUNTING_SIZES_OF_FOUR = [9, 5, 4, 6, 7]  # U-50
cdef int[5] COUNTING_SIZES_OF_SIX = [8, 4, 5, 6, 7]


# Seats and sides


cdef inline int _left_of(const NutsGame* game, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < game.players else 0


cdef inline int _around(const NutsGame* game, int seat, int steps) noexcept nogil:
    seat += steps
    return seat - game.players if seat >= game.players else seat


cdef inline int _place_at_table(const NutsGame* game, int seat) noexcept nogil:
    """How many seats after the left of the dealer."""
    cdef int place = seat - game.dealer - 1
    return place + game.players if place < 0 else place


cdef inline int _first_seat(const NutsGame* game) noexcept nogil:
    return _left_of(game, game.dealer)


cdef int side_of(const NutsGame* game, int seat) noexcept nogil:
    return seat % game.sides


cdef inline bint _solo(const NutsGame* game) noexcept nogil:
    return game.sides == game.players


cdef inline void _ask(NutsGame* game, int ask, int seat) noexcept nogil:
    game.ask = ask
    game.seat = seat


cdef inline void _ask_all(NutsGame* game, int ask, int waiting) noexcept nogil:
    """A simultaneous ask; the first to answer is the first in the order of play."""
    cdef int seat = _first_seat(game)
    game.waiting = waiting
    while not waiting >> seat & 1:
        seat = _left_of(game, seat)
    _ask(game, ask, seat)


# What seats may do


cdef Choices legal(const NutsGame* game) noexcept nogil:
    return legal_for(game, game.seat)


cdef Choices legal_for(const NutsGame* game, int seat) noexcept nogil:
    cdef Choices choices
    cdef uint64_t following
    choices.high = 0
    if game.ask == PLAY:
        choices.low = game.nuts[seat]
        choices.high = game.villains[seat]
        if game.colour != NO_COLOUR:
            following = choices.low & ONE_COLOUR << game.colour * VALUES
            if following:  # U-21
                choices.low = following
    elif game.ask == PASS:
        choices.low = game.nuts[seat]
        choices.high = game.villains[seat]
    elif game.ask == BID:
        choices.low = bit(game.size + 1) - 1  # U-14, U-15
    elif game.ask == BLIND:
        choices.low = (bit(game.size + 1) - 1) & ~(<uint64_t>0 if _solo(game) else 2)  # U-16
    elif game.ask == AGREE:
        choices.low = 0b11
    elif game.ask == TRUMP:
        choices.low = 0b1111
    else:
        choices.low = 0b111
    return choices


cdef inline int _count(Choices choices) noexcept nogil:
    return count_bits(choices.low) + count_bits(choices.high)


cdef inline int _nth(Choices choices, int n) noexcept nogil:
    cdef int low = count_bits(choices.low)
    return nth_bit(choices.low, n) if n < low else NUTS + nth_bit(choices.high, n - low)


cdef inline bint _holds(Choices choices, int value) noexcept nogil:
    if value < NUTS:
        return choices.low >> value & 1
    return choices.high >> (value - NUTS) & 1


# Decisions


cdef void decide(NutsGame* game, int seat, int value) noexcept nogil:
    """A legal decision of a seat that is asked."""
    if place(game, seat, value):
        judge(game)


cdef bint place(NutsGame* game, int seat, int value) noexcept nogil:
    """A decision, up to but without judging: is the trick full and everything about it said?"""
    if game.ask == PLAY:
        return _play(game, seat, value)
    if game.ask == PASS:
        return _pass(game, seat, value)
    if game.ask == TRUMP:
        _cast(game, value)  # U-30
        return _next_card(game)
    if game.ask == BID:
        _bid(game, seat, value)
    elif game.ask == BLIND:
        _propose(game, seat, value)
    elif game.ask == AGREE:
        _answer(game, seat, value == 0)
    else:
        _throw(game, seat, value)
    return False


cdef inline void _take_from(NutsGame* game, int where, int card) noexcept nogil:
    if card < NUTS:
        game.nuts[where] &= ~bit(card)
    else:
        game.villains[where] &= ~(1 << (card - NUTS))


cdef inline void _put_to(NutsGame* game, int where, int card) noexcept nogil:
    if card < NUTS:
        game.nuts[where] |= bit(card)
    else:
        game.villains[where] |= 1 << (card - NUTS)


cdef int number_of(const NutsGame* game, int card) noexcept nogil:
    """A card's number, if it were played now (U-2, U-28)."""
    if card < NUTS:
        return card % VALUES + 1
    return game.before + 1 if card == NUTS + HONEYNUT else NUMBER[card - NUTS]


cdef int card_worth(const NutsGame* game, int card) noexcept nogil:
    """The points a captured card is worth (U-40)."""
    if card < NUTS:
        return WORTH[_solo(game)][card % VALUES + 1]
    return 5 if card == NUTS + NUT_TWINS and not _solo(game) else 0


cdef inline void _cast(NutsGame* game, int colour) noexcept nogil:
    """This trick and the next have another trump, or none (U-30 to U-32)."""
    game.spell = colour
    game.spell_last = game.done + 1


cdef int trump_in_force(const NutsGame* game) noexcept nogil:
    if game.spell_last != NOBODY and game.done <= game.spell_last:
        return game.spell
    return game.trump


cdef int colour_led(const NutsGame* game, int card) noexcept nogil:
    """The colour that a card gives a trick by leading it, its own apart (U-20)."""
    if card == NUTS + WALNUT and setup_of(game).walnut_leads:
        return trump_in_force(game)
    return NO_COLOUR


cdef bint _next_card(NutsGame* game) noexcept nogil:
    if game.played == game.players:
        return True
    _ask(game, PLAY, _around(game, game.leader, game.played))
    return False


cdef bint _play(NutsGame* game, int seat, int card) noexcept nogil:
    cdef int villain = card - NUTS
    _take_from(game, seat, card)
    _put_to(game, PLAYED, card)
    game.before = number_of(game, card)
    if game.played == 0:
        game.colour = game.led = colour_led(game, card)
    if villain < 0 and game.colour == NO_COLOUR:
        game.colour = card // VALUES  # U-20
    game.cards[game.played] = card
    game.numbers[game.played] = game.before
    game.played += 1
    if villain == NUTCASE:
        _cast(game, NO_COLOUR)  # U-31
    elif villain == HUMMMUS:
        _ask(game, TRUMP, seat)
        return False
    elif villain == NUT_TWINS:
        _ask(game, TWINS, NOBODY)
        return False
    elif villain == PEANUT and game.done < game.size - 1:  # U-27
        _ask_all(game, PASS, (1 << game.players) - 1)
        return False
    return _next_card(game)


cdef bint _keep_secret(NutsGame* game, int seat, int value) noexcept nogil:
    """An answer to a simultaneous ask: was it the last?"""
    game.secrets[seat] = value
    game.waiting &= ~(1 << seat)
    if game.waiting:
        _ask_all(game, game.ask, game.waiting)
        return False
    return True


cdef bint _pass(NutsGame* game, int seat, int card) noexcept nogil:
    cdef int giver
    if not _keep_secret(game, seat, card):
        return False
    for giver in range(game.players):  # U-27: all at once
        _take_from(game, giver, game.secrets[giver])
    for giver in range(game.players):
        _put_to(game, _left_of(game, giver), game.secrets[giver])
        game.secrets[giver] = NOTHING
    return _next_card(game)


# Bids: U-14 to U-16


cdef void _propose(NutsGame* game, int seat, int number) noexcept nogil:
    cdef int place = _place_at_table(game, seat)
    if number == 0 and place + game.sides < game.players:
        _ask(game, BLIND, _around(game, seat, game.sides))  # a partner may still propose
    elif number == 0:
        _next_blind(game, place % game.sides)
    elif _solo(game):
        game.blinds[seat] = number
        _next_blind(game, place)
    else:
        game.proposal = number
        game.proposer = seat
        game.agreed = True
        _next_answer(game, place % game.sides)


cdef void _next_answer(NutsGame* game, int place) noexcept nogil:
    """From this place on, in steps of a side, the first who did not propose; then the next side."""
    if _around(game, _first_seat(game), place) == game.proposer:
        place += game.sides
    if place < game.players:  # all are asked
        _ask(game, AGREE, _around(game, _first_seat(game), place))
        return
    if game.agreed:
        game.blinds[side_of(game, game.proposer)] = game.proposal
    game.proposal = NOTHING
    game.proposer = NOBODY
    game.agreed = True
    _next_blind(game, place % game.sides)


cdef void _answer(NutsGame* game, int seat, bint agrees) noexcept nogil:
    game.agreed = game.agreed and agrees
    _next_answer(game, _place_at_table(game, seat) + game.sides)


cdef void _next_blind(NutsGame* game, int side) noexcept nogil:
    """The side that was `side`th to be asked is done."""
    if side + 1 < game.sides:
        _ask(game, BLIND, _around(game, _first_seat(game), side + 1))
    else:
        _ask(game, TURN, NOBODY)


cdef void _open_bidding(NutsGame* game) noexcept nogil:
    cdef int seat, bidders = 0
    if not _solo(game):
        _next_bid(game, game.dealer)
        return
    for seat in range(game.players):
        if game.blinds[seat] == NOTHING:
            bidders |= 1 << seat
    if bidders:
        _ask_all(game, BID, bidders)
    else:
        _open_play(game)


cdef void _next_bid(NutsGame* game, int seat) noexcept nogil:
    """U-14: the next in the order of play whose side is not blind."""
    while True:
        seat = _left_of(game, seat)
        if game.blinds[side_of(game, seat)] == NOTHING:
            _ask(game, BID, seat)
            return
        if seat == game.dealer:
            _open_play(game)
            return


cdef void _bid(NutsGame* game, int seat, int number) noexcept nogil:
    if not _solo(game):
        game.bids[seat] = number
        if seat == game.dealer:
            _open_play(game)
        else:
            _next_bid(game, seat)
    elif _keep_secret(game, seat, number):  # U-15
        memcpy(game.bids, game.secrets, sizeof(game.bids))
        memset(game.secrets, NOTHING, sizeof(game.secrets))
        _open_play(game)


cdef void _open_play(NutsGame* game) noexcept nogil:
    _ask(game, PLAY, game.leader)


# A full trick: U-22 to U-35


cdef int winning_place(
    const NutsGame* game, int without, int trump
) noexcept nogil:
    """The winner's place, judged with this trump and, if `without` is a place, without its card."""
    cdef int target = NO_COLOUR, best = NOBODY, place, colour, card, villains = 0
    for place in range(game.played - 1, -1, -1):
        if place == without:
            continue
        card = game.cards[place]
        if card < NUTS:
            target = card // VALUES  # U-20: in the end, the first nut's
        else:
            villains |= 1 << (card - NUTS)
    if villains >> ACORN & 1:
        return _lowest_place(game, without)
    if game.led != NO_COLOUR and without != 0:
        target = game.led
    colour = target
    for place in range(game.played):
        if trump != NO_COLOUR and place != without and (
            game.cards[place] // VALUES == trump or game.cards[place] == NUTS + WALNUT
        ):
            target = trump
    for place in range(game.played):
        if place == without or _counted_colour(game.cards[place], colour, trump) != target:
            continue
        if best == NOBODY or game.numbers[place] > game.numbers[best]:  # U-23
            best = place
    return best


cdef inline int _counted_colour(int card, int trick_colour, int trump) noexcept nogil:
    """U-22."""
    if card < NUTS:
        return card // VALUES
    return trump if card == NUTS + WALNUT and trump != NO_COLOUR else trick_colour


cdef int _lowest_place(const NutsGame* game, int without) noexcept nogil:
    """U-25: of equals, the one played last."""
    cdef int place, lowest = NOBODY
    for place in range(game.played):
        if place != without and (
            lowest == NOBODY or game.numbers[place] <= game.numbers[lowest]
        ):
            lowest = place
    return lowest


cdef inline int _strongest_nut(const NutsGame* game, int trump) noexcept nogil:
    """The winner's place in a trick of nuts alone."""
    cdef int place, best = 0, best_colour = game.colour, colour
    for place in range(1, game.players):
        colour = game.cards[place] // VALUES
        if colour == best_colour:
            if game.numbers[place] > game.numbers[best]:
                best = place
        elif colour == trump:
            best = place
            best_colour = trump
    return best


cdef void judge(NutsGame* game) noexcept nogil:
    cdef const uint8_t* worth = WORTH[_solo(game)]
    cdef int plus = 0, minus = 0, counts = 1, villains = 0, place, side, winner
    for place in range(game.players):
        if game.cards[place] < NUTS:
            plus += worth[game.numbers[place]]
        else:
            villains |= 1 << (game.cards[place] - NUTS)
    if villains:
        winner = winning_place(game, NOBODY, trump_in_force(game))
        if not _solo(game) and villains >> NUT_TWINS & 1:
            plus += 5  # U-40
        if villains >> BUTTERNUT & 1:
            plus = 0  # U-26
        plus += game.twins_plus + 5 * (villains >> PRAYLENE & 1)
        minus = game.twins_minus - 5 * (villains >> PISSTACHIO & 1)
        counts += (villains >> HEALTH_PLUS & 1) - (villains >> HEALTH_MINUS & 1)  # U-29
    else:
        winner = _strongest_nut(game, trump_in_force(game))
    game.leader = _around(game, game.leader, winner)  # U-18
    side = side_of(game, game.leader)
    game.plus[side] += plus
    game.minus[side] += minus
    game.tricks[side] += counts
    _clear_trick(game)
    game.done += 1
    if game.done == game.size:
        _score(game)
    else:
        _ask(game, PLAY, game.leader)


cdef inline void _clear_trick(NutsGame* game) noexcept nogil:
    memset(game.cards, 0, sizeof(game.cards))
    memset(game.numbers, 0, sizeof(game.numbers))
    game.played = 0
    game.colour = game.led = NO_COLOUR
    game.twins_plus = 0
    game.twins_minus = 0


# The end of a round, of the game


cdef int side_bid(const NutsGame* game, int side) noexcept nogil:
    """U-14, U-16: the blind number, or the sum of the members' bids."""
    cdef int seat, bid = 0
    if game.blinds[side] != NOTHING:
        return game.blinds[side]
    seat = side
    while seat < game.players:
        bid += game.bids[seat]
        seat += game.sides
    return bid


cdef void _score(NutsGame* game) noexcept nogil:
    """U-40 to U-43."""
    cdef int side
    cdef bint blind, met
    for side in range(game.sides):
        blind = game.blinds[side] != NOTHING
        met = game.tricks[side] == side_bid(game, side)
        if blind and not met:
            game.points[game.scored][side] = game.minus[side]
        else:
            game.points[game.scored][side] = (
                game.plus[side] + game.minus[side] + BONUS[_solo(game)] * met * (1 + blind)
            )
    game.scored += 1
    _clean_up(game)
    _ask(game, DEAL, NOBODY)
    if game.scored == ROUNDS:
        _end(game)


cdef void _clean_up(NutsGame* game) noexcept nogil:
    """U-50: turned cards return to the pile; a pile made by U-13 serves no further deal."""
    game.nuts[SPENT] |= game.nuts[PLAYED]
    game.villains[SPENT] |= game.villains[PLAYED]
    if game.recycled:
        game.nuts[PILE] = 0
        game.villains[PILE] = 0
    else:
        game.nuts[PILE] |= game.nuts[TURNED]
        game.villains[PILE] |= game.villains[TURNED]
    game.nuts[TURNED] = game.nuts[PLAYED] = 0
    game.villains[TURNED] = game.villains[PLAYED] = 0


cdef int total(const NutsGame* game, int side) noexcept nogil:
    cdef int number, points = 0
    for number in range(game.scored):
        points += game.points[number][side]
    return points


cdef int _leaders(const NutsGame* game) noexcept nogil:
    cdef int side, leaders = 0, best = total(game, 0)
    for side in range(1, game.sides):
        best = max(best, total(game, side))
    for side in range(game.sides):
        if total(game, side) == best:
            leaders |= 1 << side
    return leaders


cdef void _end(NutsGame* game) noexcept nogil:
    cdef int leaders = _leaders(game)
    if count_bits(leaders) > 1:
        _open_duel(game, leaders)
    else:
        _ask(game, OVER, NOBODY)


cdef void _open_duel(NutsGame* game, int sides) noexcept nogil:
    """U-45: a side's lowest seat throws, and has its number."""
    game.duel = sides
    game.wins[0] = game.wins[1] = 0
    _ask_all(game, THROW, sides)


cdef void _throw(NutsGame* game, int seat, int sign) noexcept nogil:
    cdef int shown = 0, best, winners = 0, side
    if not _keep_secret(game, seat, sign):
        return
    for side in range(game.sides):
        if game.duel >> side & 1:
            shown |= 1 << game.secrets[side]
    # Of two signs the next one wins: paper wraps rock, scissors cut paper, rock blunts scissors.
    best = 1 if shown == 0b011 else 2 if shown == 0b110 else 0
    for side in range(game.sides):
        if game.duel >> side & 1 and game.secrets[side] == best:
            winners |= 1 << side
    memset(game.secrets, NOTHING, sizeof(game.secrets))
    if count_bits(shown) != 2:
        _ask_all(game, THROW, game.duel)
    elif count_bits(game.duel) > 2:
        _narrow(game, winners)
    else:
        _win_throw(game, winners)


cdef void _win_throw(NutsGame* game, int winner) noexcept nogil:
    cdef int which = 0 if game.duel & (winner - 1) == 0 else 1
    game.wins[which] += 1
    if game.wins[which] == 2:
        _narrow(game, winner)
    else:
        _ask_all(game, THROW, game.duel)


cdef void _narrow(NutsGame* game, int sides) noexcept nogil:
    if count_bits(sides) > 1:
        _open_duel(game, sides)
        return
    game.duel = sides
    game.wins[0] = game.wins[1] = 0
    _ask(game, OVER, NOBODY)


cdef int winning_sides(const NutsGame* game) noexcept nogil:
    """Once the game is over."""
    return game.duel if game.duel else _leaders(game)


# Chance


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
    return 0 < setup_of(game).drawn < 6


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
    game.leader = _first_seat(game)  # U-18
    _ask(game, BLIND, game.leader)


cdef void _forget_round(NutsGame* game) noexcept nogil:
    memset(game.blinds, NOTHING, sizeof(game.blinds))
    memset(game.bids, NOTHING, sizeof(game.bids))
    memset(game.secrets, NOTHING, sizeof(game.secrets))
    memset(game.plus, 0, sizeof(game.plus))
    memset(game.minus, 0, sizeof(game.minus))
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
    cdef uint8_t[12] fresh
    cdef uint16_t drawn = 0
    cdef int place, count
    cdef const NutsSetup* setup = setup_of(game)
    if not setup.drawn:
        return setup.fixed
    if setup.named:
        return setup.shown[game.scored]
    if setup.drawn == 6 and game.scored:
        return game.in_use
    count = _spread(0, ALL_VILLAINS & ~game.shown, fresh)
    pick(fresh, count, setup.drawn, stream)
    for place in range(setup.drawn):
        drawn |= 1 << (fresh[place] - NUTS)
    return drawn


cdef void _draw_deal(NutsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[72] cards
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
    cdef uint8_t[72] top, others
    cdef uint8_t[12] villains
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


cdef int trump_for_twins(const NutsGame* game) noexcept nogil:
    """U-34: none with an ACORN already in the trick, not even one named after it."""
    cdef int place
    for place in range(game.played):
        if game.cards[place] == NUTS + ACORN:
            return NO_COLOUR
    return trump_in_force(game)


cdef bint turn(NutsGame* game, int card) noexcept nogil:
    """A card is turned from the pile; does that complete a trick?"""
    _refill(game)
    _take_from(game, PILE, card)
    _put_to(game, TURNED, card)
    if game.ask == TWINS:
        if card >= NUTS or card // VALUES == trump_for_twins(game):
            game.twins_minus -= 5
        else:
            game.twins_plus += 5
        return _next_card(game)
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


# Playing at random


cdef inline int _any(const NutsGame* game, Stream* stream) noexcept nogil:
    cdef Choices choices = legal(game)
    return _nth(choices, below(stream, _count(choices)))


cdef void play_round(NutsGame* game, Stream* stream) noexcept nogil:
    """At random until one more round is scored, or the game is over."""
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        else:
            decide(game, game.seat, _any(game, stream))


def playouts(list positions not None, int64_t count, uint64_t seed, int64_t first=0) -> list:
    """Random rounds from copies of the positions in turn, each with its own stream (seed, i).

    The sums of the points by side.
    """
    cdef int64_t[6] sums = [0, 0, 0, 0, 0, 0]
    cdef Stream root, stream
    cdef NutsGame game
    cdef int64_t number
    cdef int side, last
    cdef Py_ssize_t size = len(positions), start
    cdef bytes room = bytes(size * sizeof(NutsGame))
    cdef NutsGame* games = <NutsGame*><char*>room
    for start in range(size):
        games[start] = (<Position?>positions[start]).game
    if size == 0:
        raise ValueError("playouts need a position to start from")
    with nogil:
        root.counter = 0
        root = forked(root, seed)
        for number in range(first, first + count):
            stream = forked(root, number)
            game = games[number % size]
            last = game.scored
            play_round(&game, &stream)
            if game.scored == last:  # the game was over already
                continue
            for side in range(game.sides):
                sums[side] += game.points[last][side]
    return list(sums)[:games[0].sides]


cdef struct Counts:
    # What many games have in common; `upperlip.statistics` reads it under the same names.
    int64_t games
    int64_t games_won[6]
    int64_t tiebreaks
    int64_t scores[1024]
    int64_t rounds[5]
    int64_t round_won[6]
    int64_t points[256]
    int64_t bids_made[28]
    int64_t bids_met[28]
    int64_t blind_made
    int64_t blind_met
    int64_t villain_tricks[12]
    int64_t villain_changed[12]


cdef struct Casting:
    # Which spell was cast in which trick of the round, to say what a trick was like without it.
    int hummmus
    int nutcase
    int colour  # that HUMMMUS named
    int latest  # HUMMMUS or NUTCASE


cdef inline bint _runs(int cast, int done) noexcept nogil:
    return cast != NOBODY and done <= cast + 1


cdef void _count_trick(Counts* counts, const NutsGame* game, const Casting* casting) noexcept nogil:
    """A full trick, before it is judged: which villains change its winner?"""
    cdef int force = trump_in_force(game), winner = winning_place(game, NOBODY, force)
    cdef int place, villain, late = casting.latest
    cdef int cast = casting.hummmus if late == HUMMMUS else casting.nutcase
    for place in range(game.players):
        villain = game.cards[place] - NUTS
        if villain < 0:
            continue
        counts.villain_tricks[villain] += 1
        counts.villain_changed[villain] += winner != winning_place(
            game, place, _trump_without(game, casting, villain)
        )
    if late != NOBODY and cast + 1 == game.done:  # a spell of the trick before
        counts.villain_tricks[late] += 1
        counts.villain_changed[late] += winner != winning_place(
            game, NOBODY, _trump_without(game, casting, late)
        )


cdef int _trump_without(const NutsGame* game, const Casting* casting, int villain) noexcept nogil:
    if villain == HUMMMUS:
        return NO_COLOUR if _runs(casting.nutcase, game.done) else game.trump
    if villain == NUTCASE:
        return casting.colour if _runs(casting.hummmus, game.done) else game.trump
    return trump_in_force(game)


cdef void _count_round(Counts* counts, const NutsGame* game) noexcept nogil:
    cdef const int16_t* points = game.points[game.scored - 1]
    cdef int side, bid, best = points[0]
    counts.rounds[game.scored - 1] += 1
    for side in range(1, game.sides):
        best = max(best, points[side])
    for side in range(game.sides):
        counts.round_won[side] += points[side] == best
        counts.points[points[side] + 64] += 1
        bid = side_bid(game, side)
        if game.blinds[side] != NOTHING:
            counts.blind_made += 1
            counts.blind_met += game.tricks[side] == bid
        else:
            counts.bids_made[bid] += 1
            counts.bids_met[bid] += game.tricks[side] == bid


cdef void _count_game(Counts* counts, const NutsGame* game) noexcept nogil:
    cdef int side, winners = winning_sides(game)
    counts.games += 1
    counts.tiebreaks += game.duel != 0
    for side in range(game.sides):
        counts.games_won[side] += winners >> side & 1
        counts.scores[total(game, side) + 128] += 1


cdef void _play_match(NutsGame* game, Streams* streams, Counts* counts) noexcept nogil:
    """The match that random bots play, counted."""
    cdef Stream stream
    cdef Casting casting = Casting(NOBODY, NOBODY, NO_COLOUR, NOBODY)
    cdef int value, scored
    cdef bint full
    while game.ask != OVER:
        scored = game.scored
        if game.ask == DEAL:
            casting = Casting(NOBODY, NOBODY, NO_COLOUR, NOBODY)
        if game.seat == NOBODY:
            stream = next_chance(streams)
            if game.ask == DEAL:
                draw_chance(game, &stream)
                continue
            full = turn(game, draw_flip(game, &stream))
        else:
            stream = next_decision(streams, game.seat)
            value = _any(game, &stream)
            _note_spell(&casting, game, value)
            full = place(game, game.seat, value)
        if full:
            _count_trick(counts, game, &casting)
            judge(game)
            if game.scored > scored:
                _count_round(counts, game)
    _count_game(counts, game)


cdef void _note_spell(Casting* casting, const NutsGame* game, int value) noexcept nogil:
    if game.ask == TRUMP:
        casting.hummmus = game.done
        casting.colour = value
        casting.latest = HUMMMUS
    elif game.ask == PLAY and value == NUTS + NUTCASE:
        casting.nutcase = game.done
        casting.latest = NUTCASE


def play_games(config, uint64_t seed, int64_t first, int64_t count) -> dict:
    """Games by random bots, the same as matches of these numbers, counted."""
    cdef Counts counts
    cdef Position begun = Position.begin(config)
    cdef NutsGame game
    cdef Streams streams
    cdef int64_t number
    cdef int sides = begun.game.sides
    memset(&counts, 0, sizeof(Counts))
    with nogil:
        for number in range(first, first + count):
            game = begun.game
            streams = streams_of(seed, number, game.players)
            _play_match(&game, &streams, &counts)
    return {
        "games": [counts.games],
        "games_won": list(counts.games_won)[:sides],
        "tiebreaks": [counts.tiebreaks],
        "scores": list(counts.scores),
        "rounds": list(counts.rounds),
        "round_won": list(counts.round_won)[:sides],
        "points": list(counts.points),
        "bids_made": list(counts.bids_made),
        "bids_met": list(counts.bids_met),
        "blind_made": [counts.blind_made],
        "blind_met": [counts.blind_met],
        "villain_tricks": list(counts.villain_tricks),
        "villain_changed": list(counts.villain_changed),
    }


# For Python


cdef Position wrap(const NutsGame* game):
    cdef Position position = Position.__new__(Position)
    position.game = game[0]
    return position


cdef int _asked(const NutsGame* game, int seat) noexcept:
    """The seat that is meant, -1 being the next one; -1 if it is not asked."""
    if seat == -1:
        seat = game.seat
    if not 0 <= seat < game.players:
        return -1
    if seat == game.seat or (_is_simultaneous(game) and game.waiting >> seat & 1):
        return seat
    return -1


cdef Choices _choices(const NutsGame* game, int seat) noexcept:
    seat = _asked(game, seat)
    return Choices(0, 0) if seat == -1 else legal_for(game, seat)


@cython.final
@cython.freelist(64)
cdef class Position:
    """A game at any moment, all cards known. It changes in place; `copy` it to go two ways."""

    @staticmethod
    def begin(config) -> Position:
        """Before the first deal."""
        cdef Position position = Position.__new__(Position)
        cdef NutsGame* game = &position.game
        memset(game, 0, sizeof(NutsGame))
        game.players = config.players
        game.sides = len(config.teams)
        game.setup = setup_number(config)
        _forget_round(game)
        _clear_trick(game)
        _ask(game, DEAL, NOBODY)
        return position

    @staticmethod
    def from_state(state) -> Position:
        """The reference's state, for tests and selfcheck: a bot has none."""
        from upperlip.kernel.nuts.worlds import from_state

        return from_state(state)

    @staticmethod
    def from_bytes(bytes data not None) -> Position:
        """What `bytes(position)` gave, in this process: set-ups are numbered by each."""
        cdef Position position = Position.__new__(Position)
        if len(data) != sizeof(NutsGame):
            raise ValueError(f"a position has {sizeof(NutsGame)} bytes, not {len(data)}")
        memcpy(&position.game, <const char*>data, sizeof(NutsGame))
        return position

    def __bytes__(self) -> bytes:
        return (<const char*>&self.game)[:sizeof(NutsGame)]

    def __eq__(self, other) -> bool:
        return isinstance(other, Position) and bytes(self) == bytes(other)

    __hash__ = None

    def copy(self) -> Position:
        return wrap(&self.game)

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def ask(self) -> str:
        return ASKS[self.game.ask]

    @property
    def seat(self) -> int:
        return -1 if self.game.seat == NOBODY else self.game.seat

    @property
    def seats(self) -> tuple:
        """All who still have to answer, in the order of play."""
        if not _is_simultaneous(&self.game):
            return () if self.game.seat == NOBODY else (self.game.seat,)
        first = _first_seat(&self.game)
        around = ((first + n) % self.game.players for n in range(self.game.players))
        return tuple(seat for seat in around if self.game.waiting >> seat & 1)

    @property
    def over(self) -> bool:
        return self.game.ask == OVER

    def mask(self, int seat=-1) -> int:
        """What a seat may do, by default the next one, as bits."""
        cdef Choices choices = _choices(&self.game, seat)
        return choices.low | <object>choices.high << NUTS if choices.high else choices.low

    def legal(self, int seat=-1) -> list:
        """What a seat may do, by default the next one, ascending."""
        cdef Choices choices = _choices(&self.game, seat)
        cdef uint8_t[72] values
        cdef int count = _spread(choices.low, choices.high, values), place
        cdef list found = PyList_New(count)
        cdef object value
        for place in range(count):
            value = values[place]
            Py_INCREF(value)
            PyList_SET_ITEM(found, place, value)
        return found

    def apply(self, int value, int seat=-1) -> None:
        """A decision of the next seat, or of another that is asked too."""
        if _asked(&self.game, seat) == -1:
            raise ValueError("nobody is asked" if seat == -1 else f"seat {seat} is not asked")
        seat = _asked(&self.game, seat)
        if not 0 <= value < CARDS or not _holds(legal_for(&self.game, seat), value):
            raise ValueError(f"{value} is not legal")
        decide(&self.game, seat, value)

    def chance(self, Generator rng not None) -> None:
        """Chance's turn, drawn."""
        if self.game.seat != NOBODY or self.game.ask == OVER:
            raise ValueError("it is not chance's turn")
        draw_chance(&self.game, &rng.stream)

    def happen(self, ply) -> None:
        """Chance's turn, as it went in the reference."""
        cdef NutsGame* game = &self.game
        cdef uint16_t villains = 0
        if game.ask == DEAL:
            for villain in ply.villains:
                villains |= 1 << (<int>villain - NUTS)
            _gather(game, villains)
            for seat, hand in enumerate(ply.hands):
                for card in hand:
                    _take_from(game, PILE, card)
                    _put_to(game, seat, card)
            _open_round(game)
        elif game.ask in (TURN, TWINS):
            if turn(game, ply.card):
                judge(game)
        else:
            raise ValueError("it is not chance's turn")

    def play_round(self, Generator rng not None) -> None:
        """At random until one more round is scored, or the game is over."""
        with nogil:
            play_round(&self.game, &rng.stream)

    def play_game(self, Generator rng not None) -> None:
        """At random to the end."""
        with nogil:
            while self.game.ask != OVER:
                play_round(&self.game, &rng.stream)

    @property
    def points(self) -> tuple:
        """The sides' points so far (U-44)."""
        return tuple(total(&self.game, side) for side in range(self.game.sides))

    @property
    def rounds(self) -> tuple:
        """Finished rounds: the points of each side."""
        return tuple(
            tuple(self.game.points[n][side] for side in range(self.game.sides))
            for n in range(self.game.scored)
        )

    @property
    def winners(self) -> tuple:
        """The sides that have won, once the game is over."""
        if self.game.ask != OVER:
            return ()
        sides = winning_sides(&self.game)
        return tuple(side for side in range(self.game.sides) if sides >> side & 1)

    @property
    def hands(self) -> tuple:
        """The cards of each hand, ascending."""
        return tuple(_cards_at(&self.game, seat) for seat in range(self.game.players))

    @property
    def pile(self) -> tuple:
        """The undealt cards, a set: they have no order (U-12)."""
        return _cards_at(&self.game, PILE)


cdef bint _is_simultaneous(const NutsGame* game) noexcept nogil:
    return game.ask in (PASS, THROW) or (game.ask == BID and _solo(game))


cdef tuple _cards_at(const NutsGame* game, int where):
    cdef uint8_t[72] cards
    cdef int count = _spread(game.nuts[where], game.villains[where], cards)
    return tuple([cards[place] for place in range(count)])
