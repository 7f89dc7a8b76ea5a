"""What a good player would play in Mustachio, at a glance: a net that has learned from search.

It sees what the acting seat sees: its hand, the trick, the cards still about, bids and tricks; and
nothing of who holds what. The trump in force is always the first colour, then comes the trick's.
"""

from libc.stdint cimport int16_t, uint16_t, uint64_t

from upperlip.kernel.common.bits cimport bit, lowest_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.net cimport ONE, Active, Net, note, output, read_net, run_net
from upperlip.kernel.common.policy cimport Policy, add_answer, set_chances, share_of
from upperlip.kernel.nuts.game cimport (
    NO_COLOUR, NOBODY, NOTHING, NUTS, PLAY, VALUES, KernelState, NutsGame, card_worth, legal,
    setup_of, side_bid, side_of, trump_in_force, winning_place,
)
from upperlip.kernel.nuts.setups cimport reference_card

cdef enum:
    BOX = 72  # cards: nuts and the box's villains
    NEEDS = 7  # tricks still to be won: from one too many to five and more
    MOST_LEFT = 9  # tricks to come
    STAKES = 4  # fives
    # Where each kind of feature begins
    IN_HAND = 0
    LEGAL = IN_HAND + BOX
    BEATING = LEGAL + BOX
    ABOUT = BEATING + BOX
    FRIENDS_CARD = ABOUT + BOX
    FOES_CARD = FRIENDS_CARD + BOX
    FRIEND_WINS = FOES_CARD + BOX
    FOE_WINS = FRIEND_WINS + BOX
    OUR_NEED = FOE_WINS + BOX
    THEIR_NEED = OUR_NEED + NEEDS * MOST_LEFT
    WINNERS_NEED = THEIR_NEED + NEEDS * MOST_LEFT
    TO_COME = WINNERS_NEED + NEEDS
    PLAYED = TO_COME + 24
    PLAYERS = PLAYED + 6
    SOLO = PLAYERS + 7
    NO_TRUMP = SOLO + 1
    COLOUR = NO_TRUMP + 1
    STAKE = COLOUR + 5
    BLIND = STAKE + 2 * STAKES + 1
    FEATURES = BLIND + 1
    OUTPUTS = BOX


cdef struct Slots:
    # Where each colour stands: the trump first
    int of[5]


cdef Net* NET = NULL
cdef double SPREAD = 0.05  # of values around one half, for an output of 1


cdef bint has_net(const NutsGame* game) noexcept nogil:
    """It has learned the cards of the box and nothing else."""
    return NET != NULL and not setup_of(game).renumbered


cdef bint is_learned(const NutsGame* game) noexcept nogil:
    """It has learned to play cards."""
    return game.ask == PLAY


cdef Slots _slots_of(const NutsGame* game) noexcept nogil:
    cdef Slots slots
    cdef int colour, next_one = 0, trump = trump_in_force(game)
    for colour in range(5):
        slots.of[colour] = NOBODY
    if trump != NO_COLOUR:
        slots.of[trump] = next_one
        next_one += 1
    if game.colour != NO_COLOUR and game.colour != trump:
        slots.of[game.colour] = next_one
        next_one += 1
    for colour in range(4):
        if slots.of[colour] == NOBODY:
            slots.of[colour] = next_one
            next_one += 1
    return slots


cdef inline int _place(const Slots* slots, int card) noexcept nogil:
    if card >= NUTS:
        return card
    return slots.of[card // VALUES] * VALUES + card % VALUES


cdef void _note_cards(
    const Slots* slots, uint64_t nuts, uint16_t villains, int first, Active* active
) noexcept nogil:
    while nuts:
        note(active, first + _place(slots, lowest_bit(nuts)))
        nuts &= nuts - 1
    while villains:
        note(active, first + NUTS + lowest_bit(villains))
        villains &= villains - 1


cdef inline int _need(const NutsGame* game, int side) noexcept nogil:
    cdef int need = side_bid(game, side) - game.tricks[side]
    return 0 if need < 0 else min(need, NEEDS - 2) + 1


cdef inline uint64_t _beating(const NutsGame* game, int winner) noexcept nogil:
    """The nuts that would win instead, as far as colour and number go."""
    cdef int trump = trump_in_force(game), colour, number = game.numbers[winner]
    cdef int card = game.cards[winner]
    cdef uint64_t suit = bit(VALUES) - 1, found
    colour = card // VALUES if card < NUTS else game.colour
    if card >= NUTS and trump != NO_COLOUR and setup_of(game).always_trump >> (card - NUTS) & 1:
        colour = trump
    if colour == NO_COLOUR:
        return bit(NUTS) - 1
    found = (suit & ~(bit(max(0, min(number, VALUES))) - 1)) << colour * VALUES
    return found | suit << trump * VALUES if trump not in (NO_COLOUR, colour) else found


cdef void _note_trick(const NutsGame* game, const Slots* slots, Active* active) noexcept nogil:
    cdef int side = side_of(game, game.seat), seat = game.leader, place, stake = 0, winner = NOBODY
    cdef int card
    cdef bint friend
    cdef Choices options = legal(game)
    if game.played:
        winner = winning_place(game, trump_in_force(game))
    for place in range(game.played):
        card = game.cards[place]
        friend = side_of(game, seat) == side
        note(active, (FRIENDS_CARD if friend else FOES_CARD) + _place(slots, card))
        if place == winner:
            note(active, (FRIEND_WINS if friend else FOE_WINS) + _place(slots, card))
            note(active, WINNERS_NEED + _need(game, side_of(game, seat)))
        stake += card_worth(game, card)
        if card >= NUTS:
            stake += setup_of(game).villains[card - NUTS].points
        seat = seat + 1 if seat + 1 < game.players else 0
    if winner != NOBODY:
        _note_cards(slots, options.low & _beating(game, winner), 0, BEATING, active)
    _note_cards(slots, options.low, options.high, LEGAL, active)
    note(active, STAKE + STAKES + max(-STAKES, min(STAKES, stake // 5)))


cdef void _note_table(const NutsGame* game, const Slots* slots, Active* active) noexcept nogil:
    cdef int seat = game.seat, side = side_of(game, seat), friends = 0, foes = 0, need = 0
    cdef int left = min(game.size - game.done, MOST_LEFT) - 1, other, _
    for _ in range(1, game.players - game.played):
        seat = seat + 1 if seat + 1 < game.players else 0
        if side_of(game, seat) == side:
            friends += 1
        else:
            foes += 1
    for other in range(game.sides):
        if other != side:
            need = max(need, _need(game, other))
    note(active, OUR_NEED + NEEDS * left + _need(game, side))
    note(active, THEIR_NEED + NEEDS * left + need)
    note(active, TO_COME + 6 * min(friends, 3) + min(foes, 5))
    note(active, PLAYED + game.played)
    note(active, PLAYERS + game.players)
    if game.sides == game.players:
        note(active, SOLO)
    if trump_in_force(game) == NO_COLOUR:
        note(active, NO_TRUMP)
    note(active, COLOUR + (4 if game.colour == NO_COLOUR else slots.of[game.colour]))
    if game.blinds[side] != NOTHING:
        note(active, BLIND)


cdef void _note_all(const NutsGame* game, Active* active) noexcept nogil:
    """What holds for the seat that is asked."""
    cdef Slots slots = _slots_of(game)
    cdef uint64_t nuts = 0
    cdef uint16_t villains = 0
    cdef int seat
    active.count = 0
    for seat in range(game.players):
        if seat != game.seat:
            nuts |= game.nuts[seat]
            villains |= game.villains[seat]
    _note_cards(&slots, game.nuts[game.seat], game.villains[game.seat], IN_HAND, active)
    _note_cards(&slots, nuts, villains, ABOUT, active)
    _note_trick(game, &slots, active)
    _note_table(game, &slots, active)


cdef void policy_of(const NutsGame* game, Choices options, Policy* policy) noexcept nogil:
    """How likely each of these cards is, of the seat that is asked."""
    cdef Slots slots = _slots_of(game)
    cdef Active active
    cdef int16_t[32] narrow
    cdef int card
    _note_all(game, &active)
    run_net(NET, &active, narrow)
    policy.count = 0
    while options.low:
        card = lowest_bit(options.low)
        options.low &= options.low - 1
        add_answer(policy, card, output(NET, narrow, _place(&slots, card)))
    while options.high:
        card = NUTS + lowest_bit(options.high)
        options.high &= options.high - 1
        add_answer(policy, card, output(NET, narrow, card))
    set_chances(policy)


cdef double value_of(const NutsGame* game) noexcept nogil:
    """What the side of the seat that is asked can expect, as rewards go: one more output."""
    cdef Active active
    cdef int16_t[32] narrow
    _note_all(game, &active)
    run_net(NET, &active, narrow)
    return min(1.0, max(0.0, 0.5 + SPREAD * output(NET, narrow, OUTPUTS) / ONE))


# For Python


def outputs(KernelState state not None) -> list:
    """The net's output that stands for each card."""
    cdef Slots slots = _slots_of(&state.game)
    return [_place(&slots, card) for card in range(BOX)]


cdef inline Choices _legal(const NutsGame* game) noexcept nogil:
    return legal(game)


cdef inline int reference_answer(const NutsGame* game, int card) noexcept nogil:
    return reference_card(setup_of(game), card)


include "../common/policy.pxi"
