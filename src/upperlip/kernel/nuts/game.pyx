"""Mustachio at the speed of C: the same rules as `upperlip.nuts`, written a second time.

Neither engine is derived from the other; `upperlip selfcheck` compares them ply by ply. Villains
are what their effects say, compiled into the game's set-up; none is known here by its name.
"""

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy, memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.generator cimport Generator, Stream, below, forked, pick
from upperlip.kernel.nuts.setups cimport (
    BY_LOWEST, CAST_TRUMP, MOST_VILLAINS, NAME_TRUMP, NO_STEP, POOL_SIZE, TURN_CARD, UNKNOWN,
    NutsSetup, NutsVillain, own_card, own_villain, reference_card, setup_number,
)

ASKS = ("deal", "blind", "agree", "turn", "bid", "play", "trump", "twins", "pass", "throw", "over")

cdef uint64_t ONE_COLOUR = bit(VALUES) - 1
cdef uint64_t ALL_NUTS = bit(NUTS) - 1


cdef uint64_t _of_values(int values) noexcept nogil:
    """The nuts with these values (bit v: value v), in all colours."""
    cdef uint64_t one = <uint64_t>values >> 1
    return one | one << VALUES | one << 2 * VALUES | one << 3 * VALUES


cdef uint64_t LOW = _of_values(1 << 2 | 1 << 3)  # U-52
cdef uint64_t PACKET = _of_values(1 << 15 | 1 << 10 | 1 << 5)  # U-51

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
        choices = chosen_to_pass(game, seat)
        choices.low ^= game.nuts[seat]
        choices.high ^= game.villains[seat]
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
    if decide_unjudged(game, seat, value):
        judge(game)


cdef bint decide_unjudged(NutsGame* game, int seat, int value) noexcept nogil:
    """A decision, up to but without judging: is the trick full and everything about it said?"""
    if game.ask == PLAY:
        return _play(game, seat, value)
    if game.ask == PASS:
        return _pass(game, seat, value)
    if game.ask == TRUMP:
        _cast(game, value)
        return _go_on(game)
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
        for seat in range(game.players):
            game.bids[seat] = game.secrets[seat]
        memset(game.secrets, NOTHING, sizeof(game.secrets))
        _open_play(game)


cdef void _open_play(NutsGame* game) noexcept nogil:
    _ask(game, PLAY, game.leader)


# A full trick: U-22 to U-35


cdef int winning_place(const NutsGame* game, int trump) noexcept nogil:
    """The winner's place, judged with this trump."""
    return _winning_place(game, setup_of(game), trump, NOBODY)


cdef int winning_place_without(const NutsGame* game, int trump, int without) noexcept nogil:
    """The same as if the card at a place had not been played."""
    return _winning_place(game, setup_of(game), trump, without)


cdef inline int _winning_place(
    const NutsGame* game, const NutsSetup* setup, int trump, int without
) noexcept nogil:
    cdef int colour = NO_COLOUR, target, best = NOBODY, judge = NOBODY, place, card, strong = 0
    cdef bint trumped = False
    for place in range(game.played - 1, -1, -1):
        if place == without:
            continue
        card = game.cards[place]
        if card < NUTS:
            colour = card // VALUES  # U-20: in the end, the first nut's
            trumped |= colour == trump
            continue
        card -= NUTS
        strong |= (setup.always_trump >> card & 1) << place
        if setup.judging >> card & 1 and judge == NOBODY:
            judge = card  # E-33: the one played last
    if judge != NOBODY:
        return _place_by_number(game, without, setup.villains[judge].judged == BY_LOWEST)
    if game.led != NO_COLOUR and without != 0:
        colour = game.led
    if trump == NO_COLOUR:
        strong = 0
    target = trump if trumped or strong else colour
    for place in range(game.played):
        if place == without:
            continue
        if _counted(game.cards[place], colour, trump, strong >> place) != target:
            continue
        if best == NOBODY or game.numbers[place] > game.numbers[best]:  # U-23
            best = place
    return best


cdef inline int _counted(int card, int colour, int trump, int strong) noexcept nogil:
    """The colour that a card counts as (U-22)."""
    if card < NUTS:
        return card // VALUES
    return trump if strong & 1 else colour


cdef int _place_by_number(const NutsGame* game, int without, bint lowest) noexcept nogil:
    """U-25: the lowest, of equals the one played last; E-33: the highest, the one played first."""
    cdef int place, best = NOBODY
    for place in range(game.played):
        if place != without and (
            best == NOBODY
            or (lowest and game.numbers[place] <= game.numbers[best])
            or (not lowest and game.numbers[place] > game.numbers[best])
        ):
            best = place
    return best


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
    cdef const NutsSetup* setup = setup_of(game)
    cdef int plus = 0, villains = 0, place, winner
    for place in range(game.players):
        if game.cards[place] < NUTS:
            plus += worth[game.numbers[place]]
        else:
            villains |= 1 << (game.cards[place] - NUTS)
    if villains:
        winner = _winning_place(game, setup, trump_in_force(game), NOBODY)
    else:
        winner = _strongest_nut(game, trump_in_force(game))
    game.leader = _around(game, game.leader, winner)  # U-18
    if villains:
        _give_villains(game, setup, side_of(game, game.leader), villains, plus)
    else:
        game.plus[side_of(game, game.leader)] += plus
        game.tricks[side_of(game, game.leader)] += 1
    _clear_trick(game)
    game.done += 1
    if game.done == game.size:
        _score(game)
    else:
        _ask(game, PLAY, game.leader)


cdef inline void _give_villains(
    NutsGame* game, const NutsSetup* setup, int side, int villains, int nuts
) noexcept nogil:
    """A trick with these villains, and nuts worth so much, goes to a side."""
    cdef const NutsVillain* villain
    cdef int worth = nuts, plus = game.turned_plus, losses = game.turned_losses, counts = 1
    cdef int rest = villains
    while rest:
        villain = &setup.villains[lowest_bit(rest)]
        rest &= rest - 1
        worth += villain.worth[_solo(game)]  # U-40
        counts += villain.tricks  # E-35
        if villain.points > 0:  # E-36
            plus += villain.points
        else:
            losses -= villain.points
    game.plus[side] += plus if villains & setup.voiding else plus + worth  # E-34
    game.losses[side] += losses
    game.tricks[side] += counts


cdef inline void _clear_trick(NutsGame* game) noexcept nogil:
    memset(game.cards, 0, sizeof(game.cards))
    memset(game.numbers, 0, sizeof(game.numbers))
    game.played = 0
    game.colour = game.led = NO_COLOUR
    game.turned_plus = 0
    game.turned_losses = 0


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


cdef bint bid_met(const NutsGame* game, int side) noexcept nogil:
    """At the round's end."""
    return max(<int>game.tricks[side], 0) == side_bid(game, side)  # U-33


cdef void _score(NutsGame* game) noexcept nogil:
    """U-40 to U-43."""
    cdef int side
    cdef bint blind, met
    for side in range(game.sides):
        blind = game.blinds[side] != NOTHING
        met = bid_met(game, side)
        game.points[game.scored][side] = -game.losses[side]
        if met or not blind:
            game.points[game.scored][side] += (
                game.plus[side] + BONUS[_solo(game)] * met * (1 + blind)
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
    game.leader = _first_seat(game)  # U-18
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


# Playing at random


cdef int any_answer(const NutsGame* game, Stream* stream) noexcept nogil:
    cdef Choices choices = legal(game)
    return _nth(choices, below(stream, _count(choices)))


cdef void play_round(NutsGame* game, Stream* stream) noexcept nogil:
    """At random until one more round is scored, or the game is over."""
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        else:
            decide(game, game.seat, any_answer(game, stream))


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
        if choices.high and setup_of(&self.game).renumbered:
            return sum([1 << card for card in self.legal(seat)])
        return choices.low | <object>choices.high << NUTS if choices.high else choices.low

    def legal(self, int seat=-1) -> list:
        """What a seat may do, by default the next one, ascending."""
        cdef Choices choices = _choices(&self.game, seat)
        cdef uint8_t[CARDS] values
        cdef int count = _spread(choices.low, choices.high, values), place
        cdef const NutsSetup* setup = setup_of(&self.game)
        cdef list found = PyList_New(count)
        cdef object value
        for place in range(count):
            value = reference_card(setup, values[place])
            Py_INCREF(value)
            PyList_SET_ITEM(found, place, value)
        return found

    def apply(self, int value, int seat=-1) -> None:
        """A decision of the next seat, or of another that is asked too."""
        cdef int own
        if _asked(&self.game, seat) == -1:
            raise ValueError("nobody is asked" if seat == -1 else f"seat {seat} is not asked")
        seat = _asked(&self.game, seat)
        own = UNKNOWN if value < 0 else own_card(setup_of(&self.game), value)
        if own == UNKNOWN or not _holds(legal_for(&self.game, seat), own):
            raise ValueError(f"{value} is not legal")
        decide(&self.game, seat, own)

    def chance(self, Generator rng not None) -> None:
        """Chance's turn, drawn."""
        if self.game.seat != NOBODY or self.game.ask == OVER:
            raise ValueError("it is not chance's turn")
        draw_chance(&self.game, &rng.stream)

    def happen(self, ply) -> None:
        """Chance's turn, as it went in the reference."""
        cdef NutsGame* game = &self.game
        cdef const NutsSetup* setup = setup_of(game)
        cdef uint16_t villains = 0
        if game.ask == DEAL:
            for villain in ply.villains:
                villains |= 1 << own_villain(setup, villain)
            _gather(game, villains)
            for seat, hand in enumerate(ply.hands):
                for card in hand:
                    _take_from(game, PILE, own_card(setup, card))
                    _put_to(game, seat, own_card(setup, card))
            _open_round(game)
        elif game.ask in (TURN, TWINS):
            if turn(game, own_card(setup, ply.card)):
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
    cdef uint8_t[CARDS] cards
    cdef int count = _spread(game.nuts[where], game.villains[where], cards)
    cdef const NutsSetup* setup = setup_of(game)
    return tuple([reference_card(setup, cards[place]) for place in range(count)])
