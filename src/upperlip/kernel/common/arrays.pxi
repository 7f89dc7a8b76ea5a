# Many games at once, for arrays. Included by each game's arrays.pyx, which bring
# their Game, their Memory (what a seat has seen happen and no state tells), and the functions
# that are named here without being defined.


# What the encoders have in common


cdef inline uint8_t* _put(uint8_t* at, int value) noexcept nogil:
    at[0] = <uint8_t>value
    return at + 1


cdef inline uint8_t* _put_pair(uint8_t* at, int value) noexcept nogil:
    at[0] = <uint8_t>value
    at[1] = <uint8_t>(value >> 8)
    return at + 2


cdef inline int _seat_from(const Game* game, int me, int steps) noexcept nogil:
    cdef int seat = me + steps
    return seat - game.players if seat >= game.players else seat


cdef inline int _distance(const Game* game, int seat, int me) noexcept nogil:
    return seat - me if seat >= me else seat - me + game.players


cdef int _turned_to(const Game* game, int seats, int me) noexcept nogil:
    """Seats as bits, counted from one of them."""
    return (seats >> me | seats << (game.players - me)) & ((1 << game.players) - 1)


cdef uint8_t* _put_play_order(
    const Game* game, const Memory* memory, int me, uint8_t* at
) noexcept nogil:
    """The cards of the round in the order of play, and who led to each trick."""
    cdef int place
    for place in range(MOST_PLAYED):
        at[place] = memory.cards[place]
    at += MOST_PLAYED
    for place in range(MOST_TRICKS):
        at[place] = NOWHERE
        if place < memory.tricks:
            at[place] = _distance(game, memory.leaders[place], me)
    return at + MOST_TRICKS


# Slots and what is done with them


cdef enum Reward:
    WIN  # who wins what is played for shares the stakes; everyone has put in 1
    BY_ROUND  # the same for each round
    POINTS  # as the rules count them, after each round

REWARDS = ("win", "rounds", "points")

cdef enum:
    BEFORE = 1  # beside CHANCE_BIT: `upperlip.table.generator.BEFORE`


cdef struct Slot:
    # One game: where it stands, and which match it is.
    Game game
    Memory memory
    Streams streams
    uint64_t seed
    uint64_t number
    int last  # the round after which it ends


cdef inline bint _is_over(const Slot* slot) noexcept nogil:
    return slot.game.ask == OVER or (slot.game.scored >= slot.last and is_settled(&slot.game))


cdef void _let_chance(Slot* slot) noexcept nogil:
    cdef Stream stream
    while slot.game.seat == NOBODY and not _is_over(slot):
        stream = next_chance(&slot.streams)
        happen(&slot.game, &slot.memory, &stream)


cdef void _begin(Slot* slot, const Game* begun, bint single) noexcept nogil:
    """The match of this seed and number; where single rounds are played, the next in turn."""
    cdef Stream stream
    cdef int first
    slot.game = begun[0]
    memset(&slot.memory, 0, sizeof(Memory))
    slot.streams = streams_of(slot.seed, slot.number, begun.players)
    slot.last = ROUNDS + 1
    if single:
        first = <int>(slot.number % ROUNDS)
        stream.counter = 0
        stream = forked(forked(stream, slot.seed), slot.number)
        stream = forked(stream, (<uint64_t>1 << CHANCE_BIT) + BEFORE)
        skip_rounds(&slot.game, first, &stream)
        slot.last = first + 1
    _let_chance(slot)


cdef void _share_stakes(int winners, int players, float* rewards) noexcept nogil:
    """`winners` are seats, as bits."""
    cdef int seat
    for seat in range(players):
        rewards[seat] = <float>players / count_bits(winners) - 1 if winners >> seat & 1 else -1


cdef void _pay(
    const Slot* slot, int reward, int scored, bint single, float* rewards
) noexcept nogil:
    """For what a step has brought; `scored` rounds were scored before it."""
    cdef const Game* game = &slot.game
    if reward == WIN and not single:
        if game.ask == OVER:
            _share_stakes(winning_seats(game), game.players, rewards)
    elif game.scored > scored:
        if reward == POINTS:
            count_points(game, &slot.memory, scored, rewards)
        else:
            _share_stakes(round_winners(game, &slot.memory, scored), game.players, rewards)


@cython.final
cdef class Games:
    """Games of one set-up, each a match of its own. Nothing here holds the GIL for long."""

    cdef Game begun
    cdef bytearray memory
    cdef Slot* slots
    cdef readonly Py_ssize_t count
    cdef readonly int players
    cdef int reward
    cdef bint single, renewed

    size = SIZE  # bytes of an observation
    actions = ACTIONS

    def __init__(
        self, config, Py_ssize_t count, str reward="win", bint single=False, bint renewed=True
    ):
        """`single`: rounds instead of whole games. `renewed`: what is over begins anew."""
        if count < 1:
            raise ValueError("there must be a game to play")
        if config.cards:
            ids = ", ".join([card.id for card in config.cards])
            raise ValueError(f"arrays know the cards of the boxes only, not {ids}")
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.begun = (<KernelState>KernelState.begin(config)).game
        self.memory = bytearray(count * sizeof(Slot))
        self.slots = <Slot*><char*>self.memory
        self.count = count
        self.players = self.begun.players
        self.reward = REWARDS.index(reward)
        self.single = single
        self.renewed = renewed
        self.reset(range(count), 0, count)

    cdef _check(self, Py_ssize_t first, Py_ssize_t last):
        if not 0 <= first <= last <= self.count:
            raise IndexError(f"there are {self.count} games, not {first} to {last}")

    cdef _check_rows(self, Py_ssize_t first, Py_ssize_t last, Py_ssize_t rows):
        """Nobody writes beyond an array."""
        self._check(first, last)
        if rows < last:
            raise ValueError(f"arrays must have a row for each of {last} games, not {rows}")

    def reset(self, seeds, Py_ssize_t first, Py_ssize_t last) -> None:
        """Begins games `first` to `last` with the matches number 0 of these seeds."""
        cdef Py_ssize_t place
        self._check(first, last)
        for place in range(first, last):
            self.slots[place].seed = seeds[place]
            self.slots[place].number = 0
        with nogil:
            for place in range(first, last):
                _begin(&self.slots[place], &self.begun, self.single)

    def check(self, const int64_t[::1] actions, Py_ssize_t first, Py_ssize_t last) -> int:
        """The first game whose action is not legal, or -1."""
        cdef Py_ssize_t place
        cdef Py_ssize_t wrong = -1
        self._check_rows(first, last, actions.shape[0])
        with nogil:
            for place in range(first, last):
                if _is_over(&self.slots[place]) or not allows(
                    &self.slots[place].game, actions[place]
                ):
                    wrong = place
                    break
        return wrong

    def step(
        self,
        const int64_t[::1] actions,
        float[:, ::1] rewards,
        uint8_t[::1] dones,
        Py_ssize_t first,
        Py_ssize_t last,
    ) -> None:
        """An action in each game, all of them legal (`check`), and what chance does after it."""
        cdef Py_ssize_t place
        cdef Slot* slot
        cdef int scored, seat
        self._check_rows(
            first, last, min(actions.shape[0], rewards.shape[0], dones.shape[0])
        )
        if rewards.shape[1] != self.players:
            raise ValueError(f"rewards have {self.players} columns")
        with nogil:
            for place in range(first, last):
                slot = &self.slots[place]
                scored, seat = slot.game.scored, slot.game.seat
                memset(&rewards[place, 0], 0, self.players * sizeof(float))
                slot.streams.decisions[seat] += 1
                act(&slot.game, &slot.memory, seat, value_of(&slot.game, actions[place]))
                _let_chance(slot)
                _pay(slot, self.reward, scored, self.single, &rewards[place, 0])
                dones[place] = _is_over(slot)
                if dones[place] and self.renewed:
                    slot.number += 1
                    _begin(slot, &self.begun, self.single)

    def look(
        self,
        uint8_t[:, ::1] observations,
        uint8_t[:, ::1] masks,
        int8_t[::1] seats,
        Py_ssize_t first,
        Py_ssize_t last,
    ) -> None:
        """What the seat that is to act sees and may do; -1 and nothing where none is."""
        cdef Py_ssize_t place
        cdef const Slot* slot
        self._check_rows(
            first, last, min(observations.shape[0], masks.shape[0], seats.shape[0])
        )
        if observations.shape[1] != SIZE or masks.shape[1] != ACTIONS:
            raise ValueError(f"observations have {SIZE} columns, masks {ACTIONS}")
        with nogil:
            for place in range(first, last):
                slot = &self.slots[place]
                memset(&masks[place, 0], 0, ACTIONS)
                if _is_over(slot):
                    seats[place] = -1
                    memset(&observations[place, 0], 0, SIZE)
                    continue
                seats[place] = slot.game.seat
                write_mask(&slot.game, &masks[place, 0])
                encode_for(&slot.game, &slot.memory, slot.game.seat, &observations[place, 0])

    def sample(self, int64_t[::1] actions, Py_ssize_t first, Py_ssize_t last) -> None:
        """Legal actions, as the random bot would choose them."""
        cdef Py_ssize_t place
        cdef Slot* slot
        cdef Stream stream
        self._check_rows(first, last, actions.shape[0])
        with nogil:
            for place in range(first, last):
                slot = &self.slots[place]
                if _is_over(slot):
                    continue
                stream = forked(
                    slot.streams.seats[slot.game.seat], slot.streams.decisions[slot.game.seat]
                )
                actions[place] = any_action(&slot.game, &stream)

    def match(self, Py_ssize_t place) -> tuple:
        """The seed and the number of a game's match."""
        self._check(place, place + 1)
        return self.slots[place].seed, self.slots[place].number

    def seat(self, Py_ssize_t place) -> int:
        """Who is to act; -1 if the game is over."""
        self._check(place, place + 1)
        return -1 if _is_over(&self.slots[place]) else self.slots[place].game.seat

    def encode(self, Py_ssize_t place, int seat) -> bytes:
        """What any seat of a game sees now."""
        cdef uint8_t[SIZE] data
        self._check(place, place + 1)
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}")
        encode_for(&self.slots[place].game, &self.slots[place].memory, seat, data)
        return (<const char*>data)[:SIZE]

    def state(self, Py_ssize_t place) -> KernelState:
        """The whole truth of a game, all hands included: for studies with open cards only."""
        self._check(place, place + 1)
        return wrap(&self.slots[place].game)

    def put(self, Py_ssize_t place, KernelState state not None) -> None:
        """Another world in the truth's place; what seats have seen happen stays."""
        self._check(place, place + 1)
        if state.game.players != self.players:
            raise ValueError(f"{self.players} play here, not {state.game.players}")
        self.slots[place].game = state.game
