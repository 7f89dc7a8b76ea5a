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


# The rules, part by part: one text to the compiler, which makes one piece of them

include "tricks.pxi"
include "scoring.pxi"
include "dealing.pxi"


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
