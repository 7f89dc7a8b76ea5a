"""The kernel's Moustache: from a view, by drawing what the seat cannot see; and from a state.

What a seat can conclude stands in `upperlip.animals.knowledge`; here it is made ready once, so
that a world costs no more than the drawing of its cards.
"""

cimport cython
from libc.stdint cimport uint64_t
from libc.string cimport memset

from upperlip.kernel.animals.cards cimport NO_COLOUR
from upperlip.kernel.animals.game cimport (
    GIVE, SECOND_TEAM, AnimalsGame, KernelState, cards_of, law_of, setup_of, turn_rule, wrap,
)
from upperlip.kernel.animals.setups cimport rule_number
from upperlip.kernel.common.bits cimport bit, count_bits, nth_bit
from upperlip.kernel.common.generator cimport Generator, Stream, below, pick, unit
from upperlip.kernel.common.placing cimport HOLDERS, Placing, place

from upperlip.kernel.animals.game import ASKS


# What a state and a view have in common


cdef KernelState _table(table):
    """Everything public, as a state of the reference or a view describes it."""
    cdef KernelState state = KernelState.begin(table.config)
    cdef AnimalsGame* game = &state.game
    for rule in table.row:
        turn_rule(game, rule_number(setup_of(game), rule))
    game.scored = len(table.scores)
    for number, score in enumerate(table.scores):
        game.stars[<int>number][0], game.stars[<int>number][1] = score.stars
        game.winners |= <int>score.winner << <int>number
    _set_ask(game, table.agenda)
    if table.round is not None:
        _set_round(game, table)
    return state


cdef void _set_ask(AnimalsGame* game, agenda):
    ask = agenda[0] if agenda else None
    game.ask = ASKS.index("over" if ask is None else ask.what)
    if ask is None or not ask.seats:
        return
    game.seat = ask.seats[0]
    if game.ask == GIVE:
        game.waiting = cards_of(ask.seats)


cdef void _set_round(AnimalsGame* game, table):
    from upperlip.animals.law import law_of as rows_law
    from upperlip.animals.scoring import captured, taker, worths

    round_ = table.round
    row = table.row[: round_.number]  # the next rule may lie there already
    outside = table.config.known
    piles = captured(rows_law(row, table.config.threes, outside), round_.teams, round_.tricks)
    worth = worths(row, table.config.printed_stars, outside)
    game.teams = cards_of([seat for seat, team in enumerate(round_.teams) if team])
    game.crown = round_.crown
    game.leader = round_.trick.leader
    game.played = len(round_.trick.cards)
    for place, card in enumerate(round_.trick.cards):
        game.cards[place] = card
    game.follow = NO_COLOUR if round_.trick.follow is None else round_.trick.follow
    for team, pile in enumerate(piles):
        game.captured[<int>team] = cards_of(pile)
        if round_.number > len(table.scores):
            game.stars[game.scored][<int>team] = sum([worth[card] for card in pile])
    for trick in round_.tricks:
        team = taker(round_.teams, trick)
        game.won = game.won << 1 | (0 if team is None else 1 << SECOND_TEAM * <int>team)


def from_state(state) -> KernelState:
    """The reference's state as the kernel's."""
    cdef KernelState kernel_state = _table(state)
    cdef AnimalsGame* game = &kernel_state.game
    for seat in range(game.players):
        game.points[<int>seat] = sum([drawn[seat] or 0 for drawn in state.trophies])
        if state.round is not None:
            game.hands[<int>seat] = cards_of(state.round.hands[seat])
            game.given[<int>seat] = cards_of(state.round.given[seat])
    return kernel_state


# What a seat knows, and worlds that fit


include "../common/worlds.pxi"


@cython.final
cdef class Knowledge(GameKnowledge):
    """What a seat of Moustache knows."""

    @staticmethod
    def from_view(view) -> Knowledge:
        from upperlip.animals.facts import facts_of

        cdef Knowledge knowledge = Knowledge.__new__(Knowledge)
        knowledge.known = _table(view)
        knowledge.placings = []
        _fill_bags(knowledge, view)
        if view.round is not None:
            _imagine(knowledge, facts_of(view, view.round))
        if knowledge.known.game.ask == GIVE:
            _note_gifts(knowledge, view)
        return knowledge

    cdef void fill(self, AnimalsGame* game, Stream* stream) noexcept nogil:
        """Makes the game one that fits, drawing all that is not known."""
        cdef int number
        game[0] = self.known.game
        for number in range(self.bag_count):
            _draw_trophies(game, self.bags[number], stream)
        if self.count:
            _deal(game, &self.worlds[_any_world(self, stream)], stream)
        if self.choosers:
            _choose_gifts(game, self.choosers, stream)


cdef void _imagine(Knowledge knowledge, facts):
    """Every way the jokers can have gone; for each, the ways of placing the animals."""
    from upperlip.animals.cards import JOKERS
    from upperlip.animals.knowledge import joker_paths, markings, places

    cdef Placing placing
    cdef World* world
    cdef double sum_ = 0
    made = {}
    certain = [cards_of(held.difference(JOKERS)) for held in facts.held]
    for paths in joker_paths(facts):
        cards, capacity = places(facts, paths)
        placing = made.get(tuple(capacity))
        if placing is None:
            placing = made[tuple(capacity)] = Placing(cards, capacity)
        weight = markings(facts, paths) * placing.ways
        if not weight:
            continue
        sum_ += <double>weight
        world = &knowledge.worlds[knowledge.count]
        knowledge.count += 1
        world.sum = sum_
        world.plan = &placing.plan
        for seat, cards in enumerate(certain):
            world.hands[<int>seat] = cards
        for joker, (_, now) in paths.items():
            if joker not in facts.played[now]:
                world.hands[<int>now] |= bit(joker)
    knowledge.placings = list(made.values())
    if not knowledge.count:
        raise ValueError("no world fits this view")


cdef void _deal(AnimalsGame* game, const World* world, Stream* stream) noexcept nogil:
    cdef uint64_t[HOLDERS] held
    cdef int seat
    memset(held, 0, sizeof(held))
    place(world.plan, stream, held, NULL)  # animals all fit into the first word
    for seat in range(game.players):
        game.hands[seat] = held[seat] | world.hands[seat]


# What others have chosen in secret


cdef void _note_gifts(Knowledge knowledge, view):
    cdef AnimalsGame* game = &knowledge.known.game
    chosen = [seat for seat in range(game.players) if not game.waiting >> seat & 1]
    knowledge.choosers = cards_of([seat for seat in chosen if seat != view.seat])
    if view.seat >= 0:
        game.given[<int>view.seat] = cards_of(view.round.given)


cdef void _choose_gifts(AnimalsGame* game, int choosers, Stream* stream) noexcept nogil:
    """Any cards, as far as anyone else knows (O-13)."""
    cdef uint64_t hand
    cdef int seat, gifts = law_of(game).gifts
    for seat in range(game.players):
        if choosers >> seat & 1:
            hand = game.hands[seat]
            while count_bits(game.given[seat]) < gifts:
                game.given[seat] |= bit(nth_bit(hand, below(stream, count_bits(hand))))
                hand = game.hands[seat] & ~game.given[seat]


# Trophies: O-30


cdef void _fill_bags(Knowledge knowledge, view):
    from upperlip.animals.chance import HIDDEN

    cdef Bag* bag
    for number, drawn in enumerate(view.trophies, start=1):
        for seat, token in enumerate(drawn):
            if token is not None and token != HIDDEN:
                knowledge.known.game.points[<int>seat] += token
        if HIDDEN not in drawn:
            continue
        bag = &knowledge.bags[knowledge.bag_count]
        knowledge.bag_count += 1
        rest = list(view.config.tokens(number))  # equal numbers are different tokens (O-4)
        for token in drawn:
            if token in rest:
                rest.remove(token)
        for token in rest:
            bag.tokens[bag.size] = token
            bag.size += 1
        for seat, token in enumerate(drawn):
            if token == HIDDEN:
                bag.owners[bag.count] = seat
                bag.count += 1


cdef void _draw_trophies(AnimalsGame* game, Bag bag, Stream* stream) noexcept nogil:
    cdef int number
    pick(bag.tokens, bag.size, bag.count, stream)
    for number in range(bag.count):
        game.points[bag.owners[number]] += bag.tokens[number]
