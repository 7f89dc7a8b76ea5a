"""What a good player would do in Moustache, at a glance: a net that has learned from search.

It sees what the acting seat sees: its hand, the trick, the cards still about, the rules, the stars;
and nothing of who holds what. Cards stand in the order of strength that the row gives them.
"""

from libc.stdint cimport int16_t, uint64_t

from upperlip.kernel.animals.cards cimport ANIMALS, CARDS, NO_COLOUR, VALUES
from upperlip.kernel.animals.game cimport (
    GIVE, NOBODY, PLAY, AnimalsGame, KernelState, law_of, legal, setup_of, team_of, winning_place,
)
from upperlip.kernel.animals.laws cimport Law
from upperlip.kernel.common.bits cimport count_bits, lowest_bit
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.net cimport ONE, Active, Net, note, output, read_net, run_net
from upperlip.kernel.common.policy cimport Policy, add_answer, set_chances, share_of

cdef enum:
    WORTHS = 5  # of a card, from below nothing to three stars and more
    AHEAD = 12  # stars, in steps of one
    AT_STAKE = 6
    # Where each kind of feature begins
    IN_HAND = 0
    LEGAL = IN_HAND + WORTHS * 47
    BEATING = LEGAL + 47
    ABOUT = BEATING + 47
    FRIENDS_CARD = ABOUT + 47
    FOES_CARD = FRIENDS_CARD + 47
    FRIEND_WINS = FOES_CARD + 47
    FOE_WINS = FRIEND_WINS + 47
    PLAYED = FOE_WINS + 47
    PLAYERS = PLAYED + 6
    LEFT = PLAYERS + 7
    FOLLOW = LEFT + 13
    TO_COME = FOLLOW + 5
    FRIENDS = TO_COME + 16
    RULES = FRIENDS + 6
    OVERALL = RULES + 16
    STARS = OVERALL + 1
    CROWN = STARS + 2 * AHEAD + 1
    STAKE = CROWN + 1
    KINDS = STAKE + 2 * AT_STAKE + 1
    ASK = KINDS + 11
    FEATURES = ASK + 3
    OUTPUTS = 47

cdef Net* NET = NULL
cdef double SPREAD = 0.25  # of values around one half, for an output of 1


cdef bint has_net(const AnimalsGame* game) noexcept nogil:
    """It has learned the cards of the box and nothing else."""
    cdef const Law* law = law_of(game)
    cdef int place
    for place in range(law.turned):
        if law.row[place] >= setup_of(game).ours:
            return False
    return NET != NULL


cdef bint is_learned(const AnimalsGame* game) noexcept nogil:
    """It has learned all that seats decide."""
    return True


cdef inline int _strength(const Law* law, int card) noexcept nogil:
    return law.order.strength[card] if card < ANIMALS else card


cdef inline int _within(int figure, int most) noexcept nogil:
    return -most if figure < -most else most if figure > most else figure


cdef void _note_hand(const AnimalsGame* game, const Law* law, Active* active) noexcept nogil:
    cdef uint64_t hand = game.hands[game.seat]
    cdef int card, worth
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        worth = _within(law.worths.stars[card] - 1, 2) + 2
        if law.worths.stars[card] < 0:
            worth = 0
        note(active, IN_HAND + WORTHS * _strength(law, card) + worth)


cdef void _note_cards(
    const Law* law, uint64_t cards, int first, Active* active
) noexcept nogil:
    while cards:
        note(active, first + _strength(law, lowest_bit(cards)))
        cards &= cards - 1


cdef void _note_trick(const AnimalsGame* game, const Law* law, Active* active) noexcept nogil:
    cdef int place, seat, winning, stake = 0, team = team_of(game, game.seat)
    cdef bint friend
    winning = winning_place(game) if game.played else NOBODY
    seat = game.leader
    for place in range(game.played):
        friend = team_of(game, seat) == team
        note(active, (FRIENDS_CARD if friend else FOES_CARD) + _strength(law, game.cards[place]))
        if place == winning:
            note(active, (FRIEND_WINS if friend else FOE_WINS) + _strength(law, game.cards[place]))
        stake += law.worths.stars[game.cards[place]]
        seat = seat + 1 if seat + 1 < game.players else 0
    if winning != NOBODY:
        _note_cards(law, legal(game) & law.beaten_by[game.cards[winning]], BEATING, active)
    note(active, STAKE + AT_STAKE + _within(stake, AT_STAKE))


cdef void _note_table(const AnimalsGame* game, const Law* law, Active* active) noexcept nogil:
    cdef int seat = game.seat, team = team_of(game, seat), step, friends = 0, foes = 0, place
    for step in range(1, game.players):
        seat = seat + 1 if seat + 1 < game.players else 0
        if team_of(game, seat) == team:
            note(active, FRIENDS + step)
        if step < game.players - game.played:
            if team_of(game, seat) == team:
                friends += 1
            else:
                foes += 1
    note(active, TO_COME + 4 * min(friends, 3) + min(foes, 3))
    note(active, PLAYED + min(game.played, 5))
    note(active, PLAYERS + game.players)
    note(active, LEFT + count_bits(game.hands[game.seat]))
    if game.follow == NO_COLOUR:
        note(active, FOLLOW + 4)
    else:
        note(active, FOLLOW + law.order.strength[game.follow * VALUES] // VALUES)
    for place in range(law.turned):
        note(active, RULES + law.row[place])
    if setup_of(game).overall:
        note(active, OVERALL)
    if team_of(game, game.crown) == team:
        note(active, CROWN)
    note(active, ASK + (0 if game.ask == PLAY else 1 if game.ask == GIVE else 2))


cdef void _note_all(const AnimalsGame* game, Active* active) noexcept nogil:
    """What holds for the seat that is asked."""
    cdef const Law* law = law_of(game)
    cdef uint64_t about = 0
    cdef int seat, team = team_of(game, game.seat)
    cdef const int16_t* stars = game.stars[game.scored]
    active.count = 0
    for seat in range(game.players):
        if seat != game.seat:
            about |= game.hands[seat]
    _note_hand(game, law, active)
    _note_cards(law, about, ABOUT, active)
    _note_cards(law, legal(game), LEGAL, active)
    _note_trick(game, law, active)
    _note_table(game, law, active)
    note(active, STARS + AHEAD + _within(stars[team] - stars[1 - team], AHEAD))
    if law.kind_count:
        note(active, KINDS + 5 + _within(
            count_bits(game.captured[team] & law.kinds[0])
            - count_bits(game.captured[1 - team] & law.kinds[0]), 5,
        ))


cdef void policy_of(const AnimalsGame* game, Choices options, Policy* policy) noexcept nogil:
    """How likely each of these answers is, of the seat that is asked."""
    cdef Active active
    cdef int16_t[32] narrow
    cdef const Law* law = law_of(game)
    cdef int card
    _note_all(game, &active)
    run_net(NET, &active, narrow)
    policy.count = 0
    while options.low:
        card = lowest_bit(options.low)
        options.low &= options.low - 1
        add_answer(policy, card, output(NET, narrow, _strength(law, card)))
    set_chances(policy)


cdef double value_of(const AnimalsGame* game) noexcept nogil:
    """What the side of the seat that is asked can expect, as rewards go: one more output."""
    cdef Active active
    cdef int16_t[32] narrow
    _note_all(game, &active)
    run_net(NET, &active, narrow)
    return min(1.0, max(0.0, 0.5 + SPREAD * output(NET, narrow, OUTPUTS) / ONE))


# For Python


def outputs(KernelState state not None) -> list:
    """The net's output that stands for each card."""
    return [_strength(law_of(&state.game), card) for card in range(CARDS)]


cdef inline Choices _legal(const AnimalsGame* game) noexcept nogil:
    return Choices(legal(game), 0)


cdef inline int reference_answer(const AnimalsGame* game, int card) noexcept nogil:
    return card


include "../common/policy.pxi"
