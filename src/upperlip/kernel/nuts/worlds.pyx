"""The kernel's Mustachio: from a view, by drawing what the seat cannot see; and from a state.

What a seat can conclude stands in `upperlip.nuts.knowledge`; here it is made ready once, so that
a world costs no more than the drawing of its cards.
"""

cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.generator cimport Generator, Stream, below, pick, unit
from upperlip.kernel.nuts.game cimport (
    BID, DEAL, HAND_SIGNS, NO_COLOUR, NOBODY, NOTHING, NUTS, OVER, PASS, PILE, PLAYED, SPENT, THROW,
    TRUMP, TURNED, TWINS, KernelState, NutsGame, acting, cards_to_pass, setup_of, wrap,
)
from upperlip.kernel.nuts.setups cimport (
    NAME_TRUMP, PASS_CARDS, TURN_CARD, UNKNOWN, NutsSetup, own_card, own_villain,
)
from upperlip.kernel.common.placing cimport HOLDERS, Placing, place

from upperlip.kernel.nuts.game import ASKS


cdef void _put(NutsGame* game, int where, cards):
    for card in cards:
        if card < NUTS:
            game.nuts[where] |= bit(card)
        else:
            game.villains[where] |= 1 << own_villain(setup_of(game), card)


cdef int _or(value, int otherwise) except? -1:
    return otherwise if value is None else value


# What a state and a view have in common


cdef KernelState _table(table):
    """Everything public, as a state of the reference or a view describes it."""
    cdef KernelState state = KernelState.begin(table.config)
    cdef NutsGame* game = &state.game
    cdef int number, side
    game.scored = len(table.scores)
    for number in range(game.scored):
        for side in range(game.sides):
            game.points[number][side] = table.scores[number].points[side]
    _put(game, SPENT, table.spent)
    for villain in table.shown:
        game.shown |= 1 << own_villain(setup_of(game), villain)
    if table.round is not None:
        _set_round(game, table.round, table.config.villain_cards)
    _set_ask(game, table)
    return state


cdef void _set_ask(NutsGame* game, table):
    ask = table.agenda[0] if table.agenda else None
    game.ask = ASKS.index("over" if ask is None else ask.what)
    game.seat = NOBODY
    if ask is not None and ask.seats:
        game.seat = ask.seats[0]
    if game.ask in (PASS, THROW) or (game.ask == BID and game.sides == game.players):
        game.waiting = sum([1 << seat for seat in ask.seats])
    game.step = _steps_begun(game)
    if table.duel is not None:
        game.duel = sum([1 << side for side in table.duel.sides])
        if len(table.duel.sides) == 2:
            game.wins[0], game.wins[1] = table.duel.wins


cdef int _steps_begun(const NutsGame* game) noexcept:
    """Of the villain just played: up to and with the one that is asked about (E-6)."""
    cdef int wanted, begun = 0
    if game.ask not in (TRUMP, PASS, TWINS):
        return 0
    wanted = NAME_TRUMP if game.ask == TRUMP else PASS_CARDS if game.ask == PASS else TURN_CARD
    while acting(game).steps[begun] != wanted:
        begun += 1
    return begun + 1


cdef void _set_round(NutsGame* game, round_, villains):
    from upperlip.nuts.law import number_before, numbers

    cdef const NutsSetup* setup = setup_of(game)
    trick = round_.trick
    game.dealer = round_.dealer
    game.size = round_.size
    for villain in round_.villains:
        game.in_use |= 1 << own_villain(setup, villain)
    game.recycled = round_.recycled
    game.proposal = _or(round_.proposal, NOTHING)
    game.proposer = _or(round_.proposer, NOBODY)
    game.agreed = round_.agreed
    for side, number in enumerate(round_.blinds):
        game.blinds[<int>side] = _or(number, NOTHING)
    for seat, number in enumerate(round_.bids):
        game.bids[<int>seat] = _or(number, NOTHING)
    game.trump = _or(round_.trump, NO_COLOUR)
    if round_.spell is not None:
        game.spell = _or(round_.spell.trump, NO_COLOUR)
        game.spell_last = round_.spell.last_trick
    game.done = len(round_.tricks)
    game.leader = trick.leader
    game.played = len(trick.cards)
    game.colour = _or(trick.colour, NO_COLOUR)
    game.led = _or(trick.led, NO_COLOUR)
    game.before = number_before(round_.tricks)
    for place_, number in enumerate(numbers(trick.cards, game.before, villains)):
        game.cards[<int>place_] = own_card(setup, trick.cards[place_])
        game.numbers[<int>place_] = game.before = number
    game.turned_plus = sum([swing for swing in trick.swings if swing > 0])
    game.turned_losses = -sum([swing for swing in trick.swings if swing < 0])


cdef void _set_tallies(NutsGame* game, tallies):
    for side, tally in enumerate(tallies):
        game.tricks[<int>side] = tally.tricks
        game.plus[<int>side] = tally.plus
        game.losses[<int>side] = -tally.minus


cdef void _lay_out(NutsGame* game, table):
    """The cards that everyone has seen this round; between rounds, the pile is known too."""
    round_ = table.round
    if len(table.scores) == round_.number:
        if not round_.recycled:
            _put(game, PILE, table.stock)
        return
    _put(game, TURNED, round_.turned)
    for trick in (*round_.tricks, round_.trick):
        _put(game, PLAYED, trick.cards)


cdef bint _between_rounds(const NutsGame* game) noexcept nogil:
    return game.ask in (DEAL, THROW, OVER)


def from_state(state) -> KernelState:
    """The reference's state as the kernel's."""
    from upperlip.nuts.scoring import tallies

    cdef KernelState kernel_state = _table(state)
    cdef NutsGame* game = &kernel_state.game
    if state.duel is not None:
        for side, sign in zip(state.duel.sides, state.duel.secrets):
            game.secrets[<int>side] = _or(sign, NOTHING)
    if state.round is None:
        return kernel_state
    _lay_out(game, state)
    _set_tallies(game, tallies(state.config, state.round.tricks))
    if _between_rounds(game):
        return kernel_state
    _put(game, PILE, state.round.pile)
    for seat in range(game.players):
        _put(game, seat, state.round.hands[seat])
        game.secrets[<int>seat] = _secret(game, state.round.chosen[seat], state.round.hands[seat])
    return kernel_state


cdef int _secret(const NutsGame* game, chosen, hand) except? -1:
    """What a seat has answered: a number, or which cards of its hand."""
    if not chosen:
        return NOTHING
    return sum([1 << hand.index(card) for card in chosen]) if game.ask == PASS else chosen[0]


# What a seat knows, and worlds that fit


include "../common/worlds.pxi"


@cython.final
cdef class Knowledge(GameKnowledge):
    """What a seat of Mustachio knows."""

    def __dealloc__(self):
        free(self.worlds)

    @staticmethod
    def from_view(view) -> Knowledge:
        from upperlip.nuts.facts import facts_of

        cdef Knowledge knowledge = Knowledge.__new__(Knowledge)
        cdef NutsGame* game
        knowledge.known = _table(view)
        knowledge.placings = []
        game = &knowledge.known.game
        if view.round is not None:
            _lay_out(game, view)
            _set_tallies(game, view.round.tallies)
            if not _between_rounds(game):
                _imagine(knowledge, view, facts_of(view, view.round))
        _note_secrets(knowledge, view)
        return knowledge

    def lean(self, worth, shown, fits, int tries):
        """From now on, worlds that suit the bids are drawn more often.

        `worth`: of each card of the reference in a hand, in hundredths of a trick. By seat:
        `shown`, what the cards that it held and holds no more were worth; `fits`, how well its bid
        suits a hand of each level (LEVELS of them, STEP hundredths apart), from 1 to 1000, or None
        where nothing was bid. `tries`: worlds of which one is taken.
        """
        _lean(self, worth, shown, fits, tries)

    cdef void fill(self, NutsGame* game, Stream* stream) noexcept nogil:
        """Makes the game one that fits, drawing all that is not known."""
        if self.tries > 1:
            _resample(self, game, stream)
        else:
            self.draw_one(game, stream)

    cdef void draw_one(self, NutsGame* game, Stream* stream) noexcept nogil:
        """As likely as chance makes it."""
        game[0] = self.known.game
        if self.count:
            _deal(self, game, stream)
        if self.choosers:
            _choose(game, self.choosers, stream)


cdef void _imagine(Knowledge knowledge, view, facts):
    from upperlip.nuts.cards import is_villain
    from upperlip.nuts.knowledge import hidden_cards, places, possible_worlds

    cdef NutsGame* game = &knowledge.known.game
    cdef const NutsSetup* setup = setup_of(game)
    cdef Placing placing
    cdef double sum_ = 0
    round_ = view.round
    knowledge.recycled = round_.recycled
    hidden = hidden_cards(facts)
    if not round_.recycled:
        _put(game, PILE, hidden)  # a draw takes the hands out of it
    else:
        played = {card for trick in (*round_.tricks, round_.trick) for card in trick.cards}
        _put(game, PILE, set(view.spent).difference(round_.turned, played))
    for seat in range(game.players):
        _put(game, seat, facts.keeps(seat))
    for story, mix, times in possible_worlds(facts):
        cards, capacity = places(facts, story, mix.example(facts))
        placing = Placing({own_card(setup, card): to for card, to in cards.items()}, capacity)
        if placing.ways and times:
            sum_ += <double>times * placing.ways
            knowledge.placings.append((placing, sum_))
        if mix.unseen:
            _note_alike(knowledge, [card for card in hidden if is_villain(card)])
    _keep_worlds(knowledge)


cdef void _note_alike(Knowledge knowledge, villains):
    for number, villain in enumerate(villains):
        knowledge.alike[number] = own_villain(setup_of(&knowledge.known.game), villain)
    knowledge.alike_count = len(villains)


cdef int _keep_worlds(Knowledge knowledge) except -1:
    cdef Placing placing
    cdef int number
    if not knowledge.placings:
        raise ValueError("no world fits this view")
    knowledge.worlds = <World*>calloc(len(knowledge.placings), sizeof(World))
    if knowledge.worlds == NULL:
        raise MemoryError()
    knowledge.count = len(knowledge.placings)
    for number in range(knowledge.count):
        placing, knowledge.worlds[number].sum = knowledge.placings[number]
        knowledge.worlds[number].plan = &placing.plan
    return 0


cdef void _deal(Knowledge knowledge, NutsGame* game, Stream* stream) noexcept nogil:
    cdef uint64_t[HOLDERS] low
    cdef uint16_t[HOLDERS] high
    cdef int seat, players = game.players
    memset(low, 0, sizeof(low))
    memset(high, 0, sizeof(high))
    place(knowledge.worlds[_any_world(knowledge, stream)].plan, stream, low, high)
    if knowledge.alike_count:
        _mix_villains(knowledge, high, 2 * players, stream)
    for seat in range(players):
        # What was received stands apart from what was kept.
        game.nuts[seat] |= low[seat] | low[players + seat]
        game.villains[seat] |= high[seat] | high[players + seat]
        if not knowledge.recycled:
            game.nuts[PILE] &= ~game.nuts[seat]
            game.villains[PILE] &= ~game.villains[seat]


cdef void _mix_villains(
    Knowledge knowledge, uint16_t* held, int holders, Stream* stream
) noexcept nogil:
    """The ways were counted for certain villains in the packet; in truth it may be any."""
    cdef uint8_t[16] mixed = knowledge.alike
    cdef uint16_t before
    cdef int holder, number
    pick(mixed, knowledge.alike_count, knowledge.alike_count, stream)
    for holder in range(holders):
        before = held[holder]
        held[holder] = 0
        for number in range(knowledge.alike_count):
            if before >> knowledge.alike[number] & 1:
                held[holder] |= 1 << mixed[number]


include "leaning.pxi"


# What others have chosen in secret


cdef void _note_secrets(Knowledge knowledge, view):
    """Those who have answered a simultaneous ask; what one has answered oneself is known."""
    cdef NutsGame* game = &knowledge.known.game
    cdef int seat, asked
    if game.ask == THROW:
        asked = game.duel
        for side, sign in zip(view.duel.sides, view.duel.secrets):
            game.secrets[<int>side] = _or(sign, NOTHING)
    elif game.ask == PASS or (game.ask == BID and game.sides == game.players):
        asked = (1 << game.players) - 1
        if view.seat >= 0:
            game.secrets[<int>view.seat] = _secret(game, view.round.chosen, view.round.hand)
    else:
        return
    for seat in range(game.players):
        if (
            asked >> seat & 1
            and not game.waiting >> seat & 1
            and seat != view.seat
            and (game.ask != BID or game.blinds[seat] == NOTHING)
        ):
            knowledge.choosers |= 1 << seat


cdef void _choose(NutsGame* game, int choosers, Stream* stream) noexcept nogil:
    """Anything they could choose, as far as anyone else knows."""
    cdef int seat
    for seat in range(game.players):
        if not choosers >> seat & 1:
            continue
        if game.ask == THROW:
            game.secrets[seat] = below(stream, HAND_SIGNS)
        elif game.ask == BID:
            game.secrets[seat] = below(stream, game.size + 1)
        else:
            game.secrets[seat] = _any_places(game, seat, stream)


cdef int _any_places(const NutsGame* game, int seat, Stream* stream) noexcept nogil:
    """Any cards of a hand that are to be passed, by their places in it."""
    cdef int left = (1 << count_bits(game.nuts[seat]) + count_bits(game.villains[seat])) - 1
    cdef int chosen = 0, next_one, _
    for _ in range(cards_to_pass(game)):
        next_one = 1 << nth_bit(left, below(stream, count_bits(left)))
        chosen |= next_one
        left ^= next_one
    return chosen
