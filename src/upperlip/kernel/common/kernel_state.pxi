# A game at any moment, for Python: what the kernel states of both games have in common.
#
# Included by each game's game.pyx, which brings its Game, ASKS, NOBODY and OVER, its KernelState
# with what only that game has, and the functions that are named here without being defined.

cdef enum:
    NEXT_SEAT = -1  # as Python says it: whoever is asked first
    NOT_ASKED = -1
    NOT_LEGAL = -1
    MOST_ANSWERS = 76  # that a seat can choose between


cdef KernelState wrap(const Game* game):
    cdef KernelState state = KernelState.__new__(KernelState)
    state.game = game[0]
    return state


cdef int _asked(const Game* game, int seat) noexcept:
    """The seat that is meant, or NOT_ASKED."""
    if seat == NEXT_SEAT:
        seat = game.seat
    if not 0 <= seat < game.players:
        return NOT_ASKED
    if seat == game.seat or (is_simultaneous(game) and game.waiting >> seat & 1):
        return seat
    return NOT_ASKED


cdef int _check_chance(const Game* game) except -1:
    if game.seat != NOBODY or game.ask == OVER:
        raise ValueError("it is not chance's turn")
    return 0


@cython.freelist(64)
cdef class GameState:
    """A game at any moment, all cards known. It changes in place; `copy` it to go two ways."""

    @staticmethod
    def from_bytes(bytes data not None) -> KernelState:
        """What `bytes(state)` gave, in this process: set-ups are numbered by each."""
        cdef KernelState state = KernelState.__new__(KernelState)
        if len(data) != sizeof(Game):
            raise ValueError(f"a kernel's state has {sizeof(Game)} bytes, not {len(data)}")
        memcpy(&state.game, <const char*>data, sizeof(Game))
        if not is_set_up(&state.game):
            raise ValueError("these bytes are of another process")
        return state

    def __bytes__(self) -> bytes:
        return (<const char*>&self.game)[:sizeof(Game)]

    def __eq__(self, other) -> bool:
        return isinstance(other, KernelState) and bytes(self) == bytes(other)

    __hash__ = None

    def copy(self) -> KernelState:
        return wrap(&self.game)

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def ask(self) -> str:
        return ASKS[self.game.ask]

    @property
    def seat(self) -> int:
        return NEXT_SEAT if self.game.seat == NOBODY else self.game.seat

    @property
    def seats(self) -> tuple:
        """All who still have to answer, in the order of play."""
        if not is_simultaneous(&self.game):
            return () if self.game.seat == NOBODY else (self.game.seat,)
        first = first_seat(&self.game)
        around = ((first + n) % self.game.players for n in range(self.game.players))
        return tuple(seat for seat in around if self.game.waiting >> seat & 1)

    @property
    def over(self) -> bool:
        return self.game.ask == OVER

    def mask(self, int seat=NEXT_SEAT) -> int:
        """What a seat may do, by default the next one, as bits."""
        seat = _asked(&self.game, seat)
        return 0 if seat == NOT_ASKED else mask_for(&self.game, seat)

    def legal(self, int seat=NEXT_SEAT) -> list:
        """What a seat may do, by default the next one, ascending."""
        cdef uint8_t[MOST_ANSWERS] answers
        cdef int count, place
        cdef list found
        cdef object answer
        seat = _asked(&self.game, seat)
        count = 0 if seat == NOT_ASKED else spread_legal(&self.game, seat, answers)
        found = PyList_New(count)
        for place in range(count):
            answer = answers[place]
            Py_INCREF(answer)
            PyList_SET_ITEM(found, place, answer)
        return found

    def apply(self, int value, int seat=NEXT_SEAT) -> None:
        """A decision of the next seat, or of another that is asked too."""
        cdef int asked = _asked(&self.game, seat), own
        if asked == NOT_ASKED:
            whom = "nobody is" if seat == NEXT_SEAT else f"seat {seat} is not"
            raise ValueError(f"{whom} asked")
        own = legal_answer(&self.game, asked, value)
        if own == NOT_LEGAL:
            raise ValueError(f"{value} is not legal")
        decide(&self.game, asked, own)

    def chance(self, Generator rng not None) -> None:
        """Chance's turn, drawn."""
        _check_chance(&self.game)
        draw_chance(&self.game, &rng.stream)

    def happen(self, ply) -> None:
        """Chance's turn, as it went in the reference."""
        _check_chance(&self.game)
        happen_as(&self.game, ply)

    def play_round(self, Generator rng not None) -> None:
        """At random until one more round is scored, or the game is over."""
        with nogil:
            play_round(&self.game, &rng.stream)

    def play_game(self, Generator rng not None) -> None:
        """At random to the end."""
        with nogil:
            while self.game.ask != OVER:
                play_round(&self.game, &rng.stream)
