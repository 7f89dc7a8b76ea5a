# Seats in turn, and rounds played at random. Included by each game's game.pyx, which brings its
# Game and the functions that are named here without being defined.

cdef enum:
    SUMS = 6  # that playouts can come to


cdef inline int _left_of(const Game* game, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < game.players else 0


cdef inline int _around(const Game* game, int seat, int steps) noexcept nogil:
    """So many seats to the left, fewer than there are."""
    seat += steps
    return seat - game.players if seat >= game.players else seat


cdef inline int _first_waiting(const Game* game) noexcept nogil:
    """Of those who still have to answer a simultaneous ask, in the order of play."""
    cdef int seat = first_seat(game)
    while not game.waiting >> seat & 1:
        seat = _left_of(game, seat)
    return seat


cdef void play_round(Game* game, Stream* stream) noexcept nogil:
    """At random until one more round is scored, or the game is over."""
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        else:
            decide(game, game.seat, any_answer(game, stream))


def playouts(list states not None, int64_t count, uint64_t seed, int64_t first=0) -> list:
    """Random rounds from copies of the states in turn, each with its own stream (seed, i).

    The sums of what they came to: see the game's `add_round`.
    """
    cdef int64_t[SUMS] sums
    cdef Stream root, stream
    cdef Game game
    cdef int64_t number
    cdef int last
    cdef Py_ssize_t size = len(states), place
    cdef bytes memory = bytes(size * sizeof(Game))
    cdef Game* games = <Game*><char*>memory
    for place in range(size):
        games[place] = (<KernelState?>states[place]).game
    if size == 0:
        raise ValueError("playouts need a state to start from")
    memset(sums, 0, sizeof(sums))
    with nogil:
        root.counter = 0
        root = forked(root, seed)
        for number in range(first, first + count):
            stream = forked(root, number)
            game = games[number % size]
            last = game.scored
            play_round(&game, &stream)
            if game.scored > last:  # or the game was over already
                add_round(&game, last, sums)
    return list(sums)[:sums_of(&games[0])]
