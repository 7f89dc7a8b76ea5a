# Comparison: every answer in the same worlds, so that no answer is lucky in what was drawn.
#
# World n comes from the stream's fork n, and every answer goes on in it with the same draws: what
# is left is the difference that the answer makes. From there rules of thumb play on, with some
# noise, and the last tricks are solved. Nothing here looks at a clock.
#
# Included by each game's search.pyx after search.pxi, whose functions it uses; besides those the
# game brings the few that are named here without being defined.

from upperlip.kernel.common.compared import Compared


cdef struct Watched:
    # What comes of the trick that an answer belongs to, all going on by rules of thumb.
    int taker  # the seat that takes it, or NOBODY
    int gain  # stars or points in it for the seat's party, less the others'; of a bid: its tricks


cdef struct Arrangement:
    # What a deal to come is made to have (Moustache); below 0: as it is drawn.
    int teams
    int crown


# One answer in one world


cdef void _evaluate(
    const Search* search, Game* game, Arrangement arranged, double* values, Stream* stream
) noexcept nogil:
    """What each party gets: by rules of thumb, then with best play by all in the last tricks."""
    while game.scored == search.scored:
        if game.seat == NOBODY:
            chance_as_arranged(game, arranged, stream)
        elif can_be_solved(game) and tricks_left(game) <= search.tail:
            begin_solving(search.solver, game)  # deals and bids may have come since
            solved_values(search.solver, game, values)
            return
        else:
            decide_next(game, _heuristic(game, search.noise, stream))
    final_values(game, search.scored, values)


cdef Watched _watch(
    const Search* search, const Game* before, int answer, Stream stream
) noexcept nogil:
    cdef Game game = before[0]
    cdef Watched watched
    cdef bint bid = is_bid(before)
    cdef int seat = search.seat
    watched.taker = NOBODY
    watched.gain = 0
    if in_secret(before) and not bid:
        return watched
    while True:
        watched.taker = taker_with(&game, seat, answer, watched.taker)
        decide(&game, seat, answer)
        while game.seat == NOBODY and game.scored == search.scored:
            draw_chance(&game, &stream)
        if game.scored > search.scored or (between_tricks(&game) and not bid):
            break
        seat = game.seat
        answer = _heuristic(&game, search.noise, &stream)
    watched.taker = taker_after(&game, watched.taker)
    if bid:
        watched.gain = tricks_of(&game, party_of(&game, search.seat))
    else:
        watched.gain = gained(before, &game, search.scored, party_of(&game, search.seat))
    return watched


# For Python


@cython.final
cdef class Comparer:
    """Compares the answers to one ask after another; it is large, so make one and keep it."""

    cdef Endings endings

    def __cinit__(self):
        self.endings = Endings()

    cdef Search _search(self, Knowledge knowledge, int seat, int tail, double noise):
        cdef Search search
        memset(&search, 0, sizeof(Search))
        search.solver = &self.endings.solver
        search.seat = seat
        search.scored = knowledge.known.game.scored
        search.tail = tail
        search.noise = noise
        forget(search.solver)
        return search

    def compare(
        self, Knowledge knowledge not None, Generator rng not None, int seat, answers, *,
        int worlds, int first=0, int tail=3, double noise=1.0,
    ) -> dict:
        """What comes of each answer, as `Compared` has it.

        The worlds are those from number `first` on; `knowledge.draw(rng.fork(n))` shows world n.
        `tail`: with so few tricks left, best play by all counts. It depends on the view and the
        stream alone, so more worlds can be asked for later, and for fewer answers.
        """
        cdef Search search = self._search(knowledge, seat, tail, noise)
        cdef Game world, game
        cdef Arrangement arranged = Arrangement(-1, -1)
        cdef Stream stream, same
        cdef Watched watched
        cdef double[PARTIES] got
        cdef int count = len(answers), number, place, party, parties
        cdef list listed = list(answers)
        cdef bytes numbers = bytes([own_answer(&knowledge.known.game, each) for each in listed])
        cdef bytearray values = bytearray(sizeof(double) * worlds * count)
        cdef bytearray sums = bytearray(PARTIES * sizeof(double) * count)
        cdef bytearray takers = bytearray(worlds * count)
        cdef bytearray gains = bytearray(sizeof(int16_t) * worlds * count)
        cdef const uint8_t* answer = <const uint8_t*><const char*>numbers
        cdef double* value = <double*><char*>values
        cdef double* sum_ = <double*><char*>sums
        cdef int8_t* taker = <int8_t*><char*>takers
        cdef int16_t* gain = <int16_t*><char*>gains
        parties = parties_of(&knowledge.known.game)
        with nogil:
            for number in range(worlds):
                stream = forked(rng.stream, first + number)
                knowledge.fill(&world, &stream)
                for place in range(count):
                    game = world
                    same = stream
                    decide(&game, seat, answer[place])
                    _evaluate(&search, &game, arranged, got, &same)
                    value[place * worlds + number] = got[party_of(&world, seat)]
                    for party in range(parties):
                        sum_[place * PARTIES + party] += got[party]
                    watched = _watch(&search, &world, answer[place], stream)
                    taker[place * worlds + number] = (
                        -1 if watched.taker == NOBODY else watched.taker
                    )
                    gain[place * worlds + number] = watched.gain
        return {
            each: Compared(
                memoryview(values).cast("d")[n * worlds:(n + 1) * worlds],
                tuple(sum_[<int>n * PARTIES + party] / worlds for party in range(parties)),
                memoryview(takers).cast("b")[n * worlds:(n + 1) * worlds],
                memoryview(gains).cast("h")[n * worlds:(n + 1) * worlds],
            )
            for n, each in enumerate(listed)
        }

    def value(
        self, Knowledge knowledge not None, Generator rng not None, *,
        int worlds, int tail=3, double noise=1.0, int teams=-1, int crown=-1,
    ) -> tuple:
        """What the round is worth to each seat as things are, as a mean over so many worlds.

        `teams` (bit s: seat s is in team 1) and `crown`: what a deal to come is made to have.
        """
        cdef Search search = self._search(knowledge, -1, tail, noise)
        cdef Arrangement arranged = Arrangement(teams, crown)
        cdef Game game
        cdef Stream stream
        cdef double[PARTIES] got
        cdef double[PARTIES] sums
        cdef int number, seat, players = knowledge.known.game.players
        memset(sums, 0, sizeof(sums))
        with nogil:
            for number in range(worlds):
                stream = forked(rng.stream, number)
                knowledge.fill(&game, &stream)
                _evaluate(&search, &game, arranged, got, &stream)
                for seat in range(players):
                    sums[seat] += got[party_of(&game, seat)]
        return tuple(sums[seat] / worlds for seat in range(players))
