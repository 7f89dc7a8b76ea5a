"""Moustache at the speed of C: the same rules as `upperlip.animals`, written a second time.

Neither engine is derived from the other; `upperlip selfcheck` compares them ply by ply.
"""

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from upperlip.kernel.animals.cards cimport (
    ANIMALS, CARDS, COLOURS, MONKEY, NO_COLOUR, PIGEON, UNICORN, VALUES,
)
from upperlip.kernel.animals.effects cimport LATEST, NTH, WEAKEST, WINNER, WINS
from upperlip.kernel.animals.laws cimport Decider, Order, first_law, is_law, next_law
from upperlip.kernel.animals.setups cimport rule_number
from upperlip.kernel.common.bits cimport bit, count_bits, highest_bit, lowest_bit, nth_bit
from upperlip.kernel.common.generator cimport (
    Generator, Stream, Streams, below, forked, next_chance, next_decision, pick,
)

ASKS = ("rule", "deal", "give", "play", "steal", "trophies", "over")

cdef uint64_t JOKERS = bit(UNICORN) | bit(MONKEY) | bit(PIGEON)
cdef uint64_t ONE_COLOUR = bit(VALUES) - 1
cdef uint64_t FOUR_ZEROS = bit(0) | bit(VALUES) | bit(2 * VALUES) | bit(3 * VALUES)

cdef int[7] HAND_SIZE = [0, 0, 0, 12, 10, 8, 7]  # O-11
cdef int[7] SMALL_TEAM = [0, 0, 0, 1, 2, 2, 3]  # O-9
cdef int[7] JOKERS_DEALT = [0, 0, 0, 3, 0, 1, 0]  # to each of team 0 (O-11)


# Seats and teams


cdef inline int _left_of(const AnimalsGame* game, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < game.players else 0


cdef inline int _player_of(const AnimalsGame* game, int place) noexcept nogil:
    cdef int seat = game.leader + place
    return seat - game.players if seat >= game.players else seat


cdef inline int _first_waiting(const AnimalsGame* game) noexcept nogil:
    """In the order of play from the crown."""
    cdef int seat = game.crown
    while not game.waiting >> seat & 1:
        seat = _left_of(game, seat)
    return seat


# What seats may do


cdef uint64_t legal(const AnimalsGame* game) noexcept nogil:
    return legal_for(game, game.seat)


cdef uint64_t legal_for(const AnimalsGame* game, int seat) noexcept nogil:
    """The cards that a seat which is asked may choose."""
    cdef uint64_t hand = game.hands[seat]
    cdef uint64_t following
    if game.ask == PLAY:
        if game.follow == NO_COLOUR:
            return hand
        following = hand & ONE_COLOUR << game.follow * VALUES
        return following | hand & JOKERS if following else hand  # O-14
    if game.ask == GIVE:
        return hand & ~game.given[seat]
    return _stealable(law_of(game), _cards_in(game))


# A trick: O-14 to O-22


cdef inline uint64_t _cards_in(const AnimalsGame* game) noexcept nogil:
    cdef uint64_t cards = 0
    cdef int place
    for place in range(game.played):
        cards |= bit(game.cards[place])
    return cards


cdef uint64_t _discarded(const Law* law, uint64_t cards) noexcept nogil:
    """O-18.1, E-16: the animals of a trick that do not compete."""
    cdef uint64_t out = cards & law.out, once = 0, twice = 0, values
    cdef int colour
    if law.equals:
        for colour in range(COLOURS):
            values = cards >> colour * VALUES & ONE_COLOUR
            twice |= once & values
            once |= values
        out |= cards & twice * FOUR_ZEROS
    return out


cdef inline uint64_t _loot(uint64_t cards, uint64_t out) noexcept nogil:
    """What the winner of a full trick collects, a theft apart (O-18.1, O-19, O-20)."""
    cdef bint won = (cards & ~out & (bit(ANIMALS) - 1)) != 0 or cards >> UNICORN & 1
    return cards & ~out if won and not cards >> PIGEON & 1 else 0


cdef uint64_t _stealable(const Law* law, uint64_t cards) noexcept nogil:
    """O-21."""
    return _loot(cards, _discarded(law, cards)) & ~bit(MONKEY)


cdef inline uint64_t _strengths(const Order* order, uint64_t animals) noexcept nogil:
    """How strong the animals are, as bits: the strongest is the highest."""
    cdef uint64_t strengths = 0
    while animals:
        strengths |= bit(order.strength[lowest_bit(animals)])
        animals &= animals - 1
    return strengths


cdef int _decided(const Decider* decider, uint64_t strengths) noexcept nogil:
    """The strength of the animal that wins by this, or NOBODY (O-18.3)."""
    cdef uint64_t named = strengths & decider.strengths
    cdef int _
    if decider.kind == NTH:
        if count_bits(strengths) < decider.n:
            return NOBODY
        for _ in range(decider.n - 1):
            strengths &= ~bit(highest_bit(strengths))
        return highest_bit(strengths)
    if not named:
        return NOBODY
    if decider.kind == WINS:
        return highest_bit(named)
    return _lowest_of_all(strengths) if decider.overall else _lowest_beside(strengths)


cdef int _lowest_beside(uint64_t strengths) noexcept nogil:
    """The lowest of the strongest colour; a strength is a colour's rank times VALUES, and more."""
    cdef int first = highest_bit(strengths)
    first -= first % VALUES
    return first + lowest_bit(strengths >> first)


cdef int _lowest_of_all(uint64_t strengths) noexcept nogil:
    """Of equal values the strongest colour's."""
    cdef int lowest = lowest_bit(strengths), other
    while strengths:
        other = lowest_bit(strengths)
        if other % VALUES <= lowest % VALUES:
            lowest = other
        strengths &= strengths - 1
    return lowest


cdef int _winner(const Law* law, uint64_t cards, uint64_t strengths) noexcept nogil:
    """The card that wins, or NOBODY."""
    cdef int place, strength
    if cards >> UNICORN & 1:  # O-18.2
        return UNICORN
    if not strengths:  # O-19
        return NOBODY
    for place in range(law.decider_count):  # O-18.3: as they lie, left to right
        strength = _decided(&law.deciders[place], strengths)
        if strength != NOBODY:
            return law.order.card[strength]
    return law.order.card[highest_bit(strengths)]  # O-18.4


cdef int _next_lead(
    const AnimalsGame* game, const Law* law, int winner, uint64_t strengths
) noexcept nogil:
    """Whose player leads next: a place in the trick, or NOBODY (E-18, O-19, O-22)."""
    cdef int place
    for place in range(law.lead_count):
        if law.leads[place] == WINNER:
            if winner != NOBODY:
                break
        elif law.leads[place] != WEAKEST:
            return 1  # the leader's left neighbour played second
        elif strengths:
            return _place_of(game, law.order.card[lowest_bit(strengths)])
    return NOBODY if winner == NOBODY else _place_of(game, winner)


cdef inline int _strongest(const AnimalsGame* game, const Order* order) noexcept nogil:
    """The winning place in a trick of animals alone that no effect judges."""
    cdef int place, best = 0
    for place in range(1, game.played):
        if order.strength[game.cards[place]] > order.strength[game.cards[best]]:
            best = place
    return best


cdef int winning_place(const AnimalsGame* game) noexcept nogil:
    """Whose card would win the trick as it lies: a place in it, or NOBODY."""
    cdef const Law* law = law_of(game)
    cdef uint64_t cards = _cards_in(game), left
    cdef int winner
    if not cards & JOKERS and not law.judging:
        return _strongest(game, law.order)
    left = cards & ~JOKERS & ~_discarded(law, cards)
    winner = _winner(law, cards, _strengths(law.order, left))
    return NOBODY if winner == NOBODY else _place_of(game, winner)


cdef void _judge(AnimalsGame* game) noexcept nogil:
    """A full trick: asks the monkey's player, or lets the winner collect."""
    cdef const Law* law = law_of(game)
    cdef bint jokers = game.players & 1 and (_cards_in(game) & JOKERS) != 0  # O-2
    if not jokers and not law.judging:
        _collect_all(game, law)
        return
    if jokers and _cards_in(game) >> MONKEY & 1 and _stealable(law, _cards_in(game)):
        game.ask = STEAL
        game.seat = _player_of(game, _place_of(game, MONKEY))
        return
    _judge_with(game, law, NOBODY)


cdef int _place_of(const AnimalsGame* game, int card) noexcept nogil:
    cdef int place = 0
    while game.cards[place] != card:
        place += 1
    return place


cdef void _judge_with(AnimalsGame* game, const Law* law, int stolen) noexcept nogil:
    """The winner's team collects, but for a card that was stolen; the next leader leads."""
    cdef uint64_t cards = _cards_in(game)
    cdef uint64_t out = _discarded(law, cards)
    cdef uint64_t strengths = _strengths(law.order, cards & ~JOKERS & ~out)
    cdef uint64_t loot = _loot(cards, out)
    cdef int winner = _winner(law, cards, strengths), team
    game.won <<= 1
    if loot:
        team = team_of(game, _player_of(game, _place_of(game, winner)))
        game.won |= 1 << SECOND_TEAM * team
        if stolen != NOBODY:  # O-21
            loot &= ~bit(stolen)
            _capture(game, law, team_of(game, game.seat), bit(stolen))
        _capture(game, law, team, loot)
    _lead_on(game, _next_lead(game, law, winner, strengths))


cdef void _capture(
    AnimalsGame* game, const Law* law, int team, uint64_t cards
) noexcept nogil:
    game.captured[team] |= cards
    while cards:
        game.stars[game.scored][team] += law.worths.stars[lowest_bit(cards)]
        cards &= cards - 1


cdef inline void _collect_all(AnimalsGame* game, const Law* law) noexcept nogil:
    """A trick of animals alone that no effect judges: most tricks, so in one pass."""
    cdef const uint8_t* strength = law.order.strength
    cdef const int8_t* worth = law.worths.stars
    cdef uint64_t cards = 0
    cdef int place, card, winner, team, best = 0, stars = 0
    for place in range(game.players):
        card = game.cards[place]
        best = max(best, strength[card] << 3 | place)
        stars += worth[card]
        cards |= bit(card)
    winner = best & 7
    team = team_of(game, _player_of(game, winner))
    game.stars[game.scored][team] += stars
    game.captured[team] |= cards
    game.won = game.won << 1 | 1 << SECOND_TEAM * team
    _lead_on(game, winner)


cdef inline void _lead_on(AnimalsGame* game, int lead) noexcept nogil:
    """The next trick, or the end of the round; NOBODY: the same leader leads again (O-19)."""
    if lead != NOBODY:
        game.leader = _player_of(game, lead)
    _clear_trick(game)
    if game.hands[0] == 0:
        _score(game)
    else:
        game.ask = PLAY
        game.seat = game.leader


cdef inline void _clear_trick(AnimalsGame* game) noexcept nogil:
    memset(game.cards, 0, sizeof(game.cards))
    game.played = 0
    game.follow = NO_COLOUR


cdef inline int _taker(const AnimalsGame* game, int before) noexcept nogil:
    """The team that won a trick and its cards, so many before the latest; or NOBODY."""
    if game.won >> before & 1:
        return 0
    return 1 if game.won >> (SECOND_TEAM + before) & 1 else NOBODY


cdef int finished_tricks(const AnimalsGame* game) noexcept nogil:
    """Of the round, where the next seat is to play or nobody has cards."""
    return HAND_SIZE[game.players] - count_bits(game.hands[game.seat])


cdef int first_taker(const AnimalsGame* game) noexcept nogil:
    """The team that won the round's first trick and its cards, or NOBODY; between tricks."""
    cdef int tricks = finished_tricks(game)
    return _taker(game, tricks - 1) if tricks else NOBODY


cdef inline void _pay(int16_t* stars, int team, int amount) noexcept nogil:
    if team != NOBODY:
        stars[team] += amount


cdef inline int _more(int first, int second) noexcept nogil:
    """The team that has more; on a tie NOBODY."""
    return NOBODY if first == second else second > first


cdef void _score(AnimalsGame* game) noexcept nogil:
    """O-25 to O-29, when the hands are empty."""
    cdef const Law* law = law_of(game)
    cdef int16_t* stars = game.stars[game.scored]
    cdef int place
    if law.last:
        _pay(stars, _taker(game, 0), law.last)
    if law.first:
        _pay(stars, first_taker(game), law.first)
    if law.tricks:
        _pay(stars, _more(tricks_of(game, 0), tricks_of(game, 1)), law.tricks)
    for place in range(law.kind_count):
        _pay(
            stars,
            _more(
                count_bits(game.captured[0] & law.kinds[place]),
                count_bits(game.captured[1] & law.kinds[place]),
            ),
            law.kind_stars[place],
        )
    if stars[0] == stars[1]:
        game.winners |= team_of(game, game.crown) << game.scored
    else:
        game.winners |= ((stars[1] > stars[0]) != law.fewest) << game.scored
    game.scored += 1
    game.ask = TROPHIES
    game.seat = NOBODY


# Decisions


cdef void decide(AnimalsGame* game, int seat, int value) noexcept nogil:
    """A legal decision of a seat that is asked."""
    if game.ask == PLAY:
        _play(game, seat, value)
    elif game.ask == GIVE:
        _give(game, seat, value)
    else:
        _judge_with(game, law_of(game), value)


cdef inline void _play(AnimalsGame* game, int seat, int card) noexcept nogil:
    game.hands[seat] &= ~bit(card)
    game.cards[game.played] = card
    game.played += 1
    if card < ANIMALS and (game.follow == NO_COLOUR or law_of(game).follow == LATEST):
        game.follow = card // VALUES  # O-14 to O-16
    if game.played < game.players:
        game.seat = _left_of(game, seat)
    else:
        _judge(game)


cdef void _give(AnimalsGame* game, int seat, int card) noexcept nogil:
    game.given[seat] |= bit(card)
    if count_bits(game.given[seat]) < law_of(game).gifts:
        return
    game.waiting &= ~(1 << seat)
    if game.waiting:
        game.seat = _first_waiting(game)
        return
    _hand_over(game)
    game.ask = PLAY
    game.seat = game.crown


cdef void _hand_over(AnimalsGame* game) noexcept nogil:
    """O-13, E-19: all at once."""
    cdef int step = game.players - 1 if law_of(game).gifts_go_right else 1, giver
    for giver in range(game.players):
        game.hands[giver] &= ~game.given[giver]
    for giver in range(game.players):
        game.hands[(giver + step) % game.players] |= game.given[giver]
    memset(game.given, 0, sizeof(game.given))


# Chance


cdef void turn_rule(AnimalsGame* game, int rule) noexcept nogil:
    game.law = next_law(law_of(game), rule)
    game.ask = DEAL


cdef void _open_round(AnimalsGame* game) noexcept nogil:
    """The hands are dealt; teams and crown are drawn."""
    memset(game.captured, 0, sizeof(game.captured))
    game.won = 0
    game.leader = game.crown  # O-10
    if law_of(game).gifts:
        game.ask = GIVE
        game.waiting = (1 << game.players) - 1
    else:
        game.ask = PLAY
    game.seat = game.crown


cdef void _draw_deal(AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[47] cards
    cdef uint8_t[3] jokers
    cdef uint64_t hand
    cdef int place, _, seat, wanted, dealt, dealt_jokers, joker = 3, players = game.players
    for place in range(players):
        cards[place] = place
    pick(cards, players, SMALL_TEAM[players], stream)
    game.teams = (1 << players) - 1
    for place in range(SMALL_TEAM[players]):
        game.teams &= ~(1 << cards[place])
    game.crown = below(stream, players)
    for place in range(3):
        jokers[place] = UNICORN + place
    pick(jokers, 3, 3, stream)
    for place in range(ANIMALS):
        cards[place] = place
    dealt_jokers = SMALL_TEAM[players] * JOKERS_DEALT[players]
    dealt = players * HAND_SIZE[players] - dealt_jokers
    pick(cards, ANIMALS, dealt, stream)
    for seat in range(players):
        hand = 0
        wanted = 0 if team_of(game, seat) else JOKERS_DEALT[players]
        for _ in range(wanted):
            joker -= 1
            hand |= bit(jokers[joker])
        for _ in range(HAND_SIZE[players] - wanted):
            dealt -= 1
            hand |= bit(cards[dealt])
        game.hands[seat] = hand
    _open_round(game)


cdef void _draw_trophies(AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[3] bag
    cdef int place, seat, left = 3
    cdef const AnimalsSetup* setup = setup_of(game)
    cdef const uint8_t* tokens = setup.tokens[game.scored - 1]
    for place in range(3):
        bag[place] = tokens[1] if setup.even else tokens[place]  # O-4
    pick(bag, 3, 3, stream)
    for seat in range(game.players):
        if team_of(game, seat) == winner_of(game, game.scored - 1):
            left -= 1
            game.points[seat] += bag[left]
    _close_round(game)


cdef void _close_round(AnimalsGame* game) noexcept nogil:
    game.ask = RULE if law_of(game).turned < ROUNDS else OVER


cdef void draw_chance(AnimalsGame* game, Stream* stream) noexcept nogil:
    """Chance's turn, drawn as `upperlip.animals.dealing.sample` draws it."""
    cdef uint64_t candidates
    if game.ask == RULE:
        candidates = law_of(game).candidates
        turn_rule(game, nth_bit(candidates, below(stream, count_bits(candidates))))
    elif game.ask == DEAL:
        _draw_deal(game, stream)
    else:
        _draw_trophies(game, stream)


# Playing at random


cdef inline int _any(const AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint64_t cards = legal(game)
    return nth_bit(cards, below(stream, count_bits(cards)))


cdef inline void _step(AnimalsGame* game, Stream* stream) noexcept nogil:
    if game.seat == NOBODY:
        draw_chance(game, stream)
    else:
        decide(game, game.seat, _any(game, stream))


cdef void play_round(AnimalsGame* game, Stream* stream) noexcept nogil:
    """At random until one more round is scored, or the game is over."""
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        _step(game, stream)


cdef void play_match(AnimalsGame* game, Streams* streams) noexcept nogil:
    """The match that random bots play, until one more round is scored or the game is over."""
    cdef Stream stream
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            stream = next_chance(streams)
            draw_chance(game, &stream)
        elif game.ask == PLAY:  # nearly always
            stream = next_decision(streams, game.seat)
            _play(game, game.seat, _any(game, &stream))
        else:
            stream = next_decision(streams, game.seat)
            decide(game, game.seat, _any(game, &stream))


def playouts(list positions not None, int64_t count, uint64_t seed, int64_t first=0) -> list:
    """Random rounds from copies of the positions in turn, each with its own stream (seed, i).

    The sums: rounds won by team 0 and by team 1, stars of team 0 and of team 1.
    """
    cdef int64_t[4] sums = [0, 0, 0, 0]
    cdef Stream root, stream
    cdef AnimalsGame game
    cdef int64_t number
    cdef int last
    cdef Py_ssize_t size = len(positions), place
    cdef bytes room = bytes(size * sizeof(AnimalsGame))
    cdef AnimalsGame* games = <AnimalsGame*><char*>room
    for place in range(size):
        games[place] = (<Position?>positions[place]).game
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
            sums[winner_of(&game, last)] += 1
            sums[2] += game.stars[last][0]
            sums[3] += game.stars[last][1]
    return list(sums)


cdef int most_points(const AnimalsGame* game) noexcept nogil:
    cdef int seat, most = 0
    for seat in range(game.players):
        most = max(most, game.points[seat])
    return most


# For Python


cdef Position wrap(const AnimalsGame* game):
    cdef Position position = Position.__new__(Position)
    position.game = game[0]
    return position


cdef int _asked(const AnimalsGame* game, int seat) noexcept:
    """The seat that is meant, -1 being the next one; -1 if it is not asked."""
    if seat == -1:
        seat = game.seat
    if not 0 <= seat < game.players:
        return -1
    return seat if seat == game.seat or (game.ask == GIVE and game.waiting >> seat & 1) else -1


cdef uint64_t cards_of(cards) except? 0:
    """Cards, or seats, as bits."""
    cdef uint64_t mask = 0
    for card in cards:
        mask |= bit(card)
    return mask


@cython.final
@cython.freelist(64)
cdef class Position:
    """A game at any moment, all cards known. It changes in place; `copy` it to go two ways."""

    @staticmethod
    def begin(config) -> Position:
        """Before the first rule card is turned."""
        cdef Position position = Position.__new__(Position)
        memset(&position.game, 0, sizeof(AnimalsGame))
        position.game.law = first_law(config)
        position.game.players = config.players
        position.game.ask = RULE
        position.game.seat = NOBODY
        position.game.follow = NO_COLOUR
        return position

    @staticmethod
    def at_deal(int players, row) -> Position:
        """Before the deal of a round with this rule row, which may be any."""
        from upperlip.animals.config import Config

        if not 3 <= players <= 6 or len(row) > ROUNDS:
            raise ValueError("a round has 3 to 6 players and at most four rule cards")
        cdef Position position = Position.begin(Config(players, "house"))
        for rule in row:
            turn_rule(&position.game, rule_number(setup_of(&position.game), rule))
        position.game.ask = DEAL
        return position

    @staticmethod
    def from_state(state) -> Position:
        """The reference's state, for tests and selfcheck: a bot has none."""
        from upperlip.kernel.animals.worlds import from_state

        return from_state(state)

    @staticmethod
    def from_bytes(bytes data not None) -> Position:
        """What `bytes(position)` gave, in this process: laws are numbered by each."""
        cdef Position position = Position.__new__(Position)
        if len(data) != sizeof(AnimalsGame):
            raise ValueError(f"a position has {sizeof(AnimalsGame)} bytes, not {len(data)}")
        memcpy(&position.game, <const char*>data, sizeof(AnimalsGame))
        if not is_law(position.game.law):
            raise ValueError("these bytes are of another process")
        return position

    def __bytes__(self) -> bytes:
        return (<const char*>&self.game)[:sizeof(AnimalsGame)]

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
        if self.game.ask != GIVE:
            return () if self.game.seat == NOBODY else (self.game.seat,)
        around = ((self.game.crown + n) % self.game.players for n in range(self.game.players))
        return tuple(seat for seat in around if self.game.waiting >> seat & 1)

    @property
    def over(self) -> bool:
        return self.game.ask == OVER

    def mask(self, int seat=-1) -> int:
        """What a seat may do, by default the next one, as bits."""
        seat = _asked(&self.game, seat)
        return 0 if seat == -1 else legal_for(&self.game, seat)

    def legal(self, int seat=-1) -> list:
        """What a seat may do, by default the next one, ascending."""
        cdef uint64_t cards
        cdef int count, place
        cdef list found
        cdef object card
        seat = _asked(&self.game, seat)
        cards = 0 if seat == -1 else legal_for(&self.game, seat)
        count = count_bits(cards)
        found = PyList_New(count)
        for place in range(count):
            card = lowest_bit(cards)
            Py_INCREF(card)
            PyList_SET_ITEM(found, place, card)
            cards &= cards - 1
        return found

    def apply(self, int value, int seat=-1) -> None:
        """A decision of the next seat, or of another that is asked too."""
        if _asked(&self.game, seat) == -1:
            raise ValueError("nobody is asked" if seat == -1 else f"seat {seat} is not asked")
        seat = _asked(&self.game, seat)
        if not 0 <= value < 64 or not legal_for(&self.game, seat) >> value & 1:
            raise ValueError(f"{value} is not legal")
        decide(&self.game, seat, value)

    def chance(self, Generator rng not None) -> None:
        """Chance's turn, drawn."""
        if self.game.seat != NOBODY or self.game.ask == OVER:
            raise ValueError("it is not chance's turn")
        draw_chance(&self.game, &rng.stream)

    def happen(self, ply) -> None:
        """Chance's turn, as it went in the reference."""
        cdef AnimalsGame* game = &self.game
        if game.ask == RULE:
            turn_rule(game, rule_number(setup_of(game), ply.id))
        elif game.ask == DEAL:
            game.teams = cards_of([seat for seat, team in enumerate(ply.teams) if team])
            game.crown = ply.crown
            for seat, hand in enumerate(ply.hands):
                game.hands[<int>seat] = cards_of(hand)
            _open_round(game)
        elif game.ask == TROPHIES:
            for seat, token in enumerate(ply.drawn):
                game.points[<int>seat] += token or 0
            _close_round(game)
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
        """Trophies by seat so far (O-8)."""
        return tuple(self.game.points[seat] for seat in range(self.game.players))

    @property
    def rounds(self) -> tuple:
        """Finished rounds: the stars of both teams, and the team that won."""
        return tuple(
            ((self.game.stars[n][0], self.game.stars[n][1]), winner_of(&self.game, n))
            for n in range(self.game.scored)
        )

    @property
    def winners(self) -> tuple:
        """The seats with the most trophies, once the game is over (O-8)."""
        if self.game.ask != OVER:
            return ()
        most = most_points(&self.game)
        return tuple(s for s in range(self.game.players) if self.game.points[s] == most)

    @property
    def hands(self) -> tuple:
        """The cards of each hand, ascending."""
        return tuple(
            tuple(card for card in range(CARDS) if self.game.hands[seat] >> card & 1)
            for seat in range(self.game.players)
        )
