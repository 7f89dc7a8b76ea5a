"""Thinking: what each action is worth, over worlds drawn from what a seat knows.

Early in a round, an information-set tree search: every simulation plays in a world of its own,
and all of them share one tree, since what is seen is the same. From the tree's edge rules of thumb
play on, with some noise, and the last tricks are solved. Late in a round every action is solved in
every world.
"""

cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memset

from upperlip.kernel.animals cimport (
    endings as animals_endings, game as animals, heuristics as animals_heuristics,
    worlds as animals_worlds,
)
from upperlip.kernel.animals.game cimport AnimalsGame
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.generator cimport Generator, Stream, below
from upperlip.kernel.nuts cimport (
    endings as nuts_endings, game as nuts, heuristics as nuts_heuristics, worlds as nuts_worlds,
)
from upperlip.kernel.nuts.game cimport Choices, NutsGame

cdef extern from "time.h" nogil:
    struct timespec:
        long tv_sec
        long tv_nsec
    int clock_gettime(int clock, timespec* now)
    int CLOCK_MONOTONIC

cdef enum:
    NOBODY = 255
    DEEP = 96  # plies that the tree can hold on one path
    NODES = 400  # places looked at while solving take as long as a simulation
    WORLDS = 4  # that are solved at least, however short the time
    AT_ONCE = 16  # simulations
    MOST = 200_000  # branches of a tree that has no limit but time

ctypedef fused AnyGame:
    AnimalsGame
    NutsGame


cdef struct Solvers:
    animals_endings.Solver* animals
    nuts_endings.Solver* nuts


cdef struct Node:
    int32_t child  # the first one, or 0
    int32_t sibling  # the next one, or 0
    uint32_t visits
    uint32_t offered  # how often it could have been chosen
    double sum  # of what the party that chose this got
    double squares
    uint8_t value


cdef struct Thinker:
    Solvers solvers
    Node* nodes
    int32_t count
    int32_t space
    int seat  # that thinks
    int scored  # rounds finished when it began
    int tail  # tricks that are solved
    double noise  # in the rules of thumb; below 0: at random instead
    double curiosity
    uint64_t only  # answers that are considered at all, as bits; 0: every one
    # When to stop
    int64_t done
    int64_t simulations
    double deadline


# What differs between the games


cdef inline Choices _options(const AnyGame* game) noexcept nogil:
    cdef Choices choices
    if AnyGame is AnimalsGame:
        choices.low = animals.legal(game)
        choices.high = 0
        return choices
    else:
        return nuts.legal(game)


cdef inline void _decide(AnyGame* game, int value) noexcept nogil:
    if AnyGame is AnimalsGame:
        animals.decide(game, game.seat, value)
    else:
        nuts.decide(game, game.seat, value)


cdef inline void _let_chance(AnyGame* game, Stream* stream) noexcept nogil:
    if AnyGame is AnimalsGame:
        animals.draw_chance(game, stream)
    else:
        nuts.draw_chance(game, stream)


cdef inline int _thumb(const AnyGame* game, double noise, Stream* stream) noexcept nogil:
    if noise < 0:
        return _any(_options(game), stream)
    if AnyGame is AnimalsGame:
        return animals_heuristics.thumb(game, noise, stream)
    else:
        return nuts_heuristics.thumb(game, noise, stream)


cdef inline int _party(const AnyGame* game, int seat) noexcept nogil:
    """Who wins and loses together."""
    if AnyGame is AnimalsGame:
        return animals.team_of(game, seat)
    else:
        return nuts.side_of(game, seat)


cdef inline bint _in_secret(const AnyGame* game) noexcept nogil:
    """Do several seats choose at once?"""
    if AnyGame is AnimalsGame:
        return game.ask == animals.GIVE
    else:
        return game.ask in (nuts.PASS, nuts.THROW) or (
            game.ask == nuts.BID and game.sides == game.players
        )


cdef inline bint _between_tricks(const AnyGame* game) noexcept nogil:
    if AnyGame is AnimalsGame:
        return game.ask == animals.PLAY and game.played == 0
    else:
        return game.ask == nuts.PLAY and game.played == 0


cdef inline int _tricks_left(const AnyGame* game) noexcept nogil:
    if AnyGame is AnimalsGame:
        return count_bits(game.hands[game.seat])
    else:
        return game.size - game.done


cdef void _solve(Thinker* thinker, const AnyGame* game, double* rewards) noexcept nogil:
    """What each party gets with best play by all from here on."""
    cdef int16_t[6] points
    if AnyGame is AnimalsGame:
        rewards[0] = animals_endings.wins(thinker.solvers.animals, game)
        rewards[1] = 1 - rewards[0]
    else:
        nuts_endings.solve(thinker.solvers.nuts, game, points)
        _share_out(thinker, game, points, rewards)


cdef void _reward(Thinker* thinker, const AnyGame* game, double* rewards) noexcept nogil:
    """What each party got, once the round is scored."""
    if AnyGame is AnimalsGame:
        rewards[0] = game.winner[thinker.scored] == 0
        rewards[1] = 1 - rewards[0]
    else:
        _share_out(thinker, game, game.points[thinker.scored], rewards)


cdef void _share_out(
    Thinker* thinker, const NutsGame* game, const int16_t* points, double* rewards
) noexcept nogil:
    """Points as rewards between 0 and 1; in the last round it is the match that counts (U-44)."""
    cdef double sum_ = 0, ahead, others
    cdef int side, other
    for side in range(game.sides):
        sum_ += points[side]
    for side in range(game.sides):
        others = (sum_ - points[side]) / (game.sides - 1)
        rewards[side] = 0.5 + (points[side] - others) / 400.0
        if thinker.scored == nuts.ROUNDS - 1:
            ahead = 1000
            for other in range(game.sides):
                if other != side:
                    ahead = min(
                        ahead,
                        _before(thinker, game, side) + points[side]
                        - _before(thinker, game, other) - points[other],
                    )
            rewards[side] = 0.25 * rewards[side] + 0.75 * (
                1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            )


cdef inline double _before(Thinker* thinker, const NutsGame* game, int side) noexcept nogil:
    """A side's points before this round."""
    cdef int number
    cdef double points = 0
    for number in range(thinker.scored):
        points += game.points[number][side]
    return points


# One simulation


cdef void _play_out(
    Thinker* thinker, AnyGame* game, double* rewards, Stream* stream
) noexcept nogil:
    while game.scored == thinker.scored:
        if game.seat == NOBODY:
            _let_chance(game, stream)
        elif _between_tricks(game) and _tricks_left(game) <= thinker.tail:
            _solve(thinker, game, rewards)
            return
        else:
            _decide(game, _thumb(game, thinker.noise, stream))
    _reward(thinker, game, rewards)


cdef void _simulate(Thinker* thinker, AnyGame* game, Stream* stream) noexcept nogil:
    cdef int32_t[DEEP] path
    cdef uint8_t[DEEP] party
    cdef double[6] rewards
    cdef Choices options
    cdef int32_t node = 0
    cdef int depth = 0, step
    cdef bint fresh = False
    while game.scored == thinker.scored and depth < DEEP and not fresh:
        if game.seat == NOBODY:
            _let_chance(game, stream)
        elif _in_secret(game) and game.seat != thinker.seat:  # nobody sees it, so no branch
            _decide(game, _thumb(game, thinker.noise, stream))
        elif depth and _between_tricks(game) and _tricks_left(game) <= thinker.tail:
            break
        else:
            options = _options(game)
            if depth == 0 and thinker.only:
                options.low &= thinker.only
            node = _choose(thinker, node, options, &fresh, stream)
            path[depth] = node
            party[depth] = _party(game, game.seat)
            depth += 1
            _decide(game, thinker.nodes[node].value)
    _play_out(thinker, game, rewards, stream)
    for step in range(depth):
        thinker.nodes[path[step]].visits += 1
        thinker.nodes[path[step]].sum += rewards[party[step]]
        thinker.nodes[path[step]].squares += rewards[party[step]] * rewards[party[step]]


cdef inline bint _offers(const Choices* options, int value) noexcept nogil:
    if value < nuts.NUTS:
        return options.low >> value & 1
    return options.high >> (value - nuts.NUTS) & 1


cdef int32_t _choose(
    Thinker* thinker, int32_t parent, Choices options, bint* fresh, Stream* stream
) noexcept nogil:
    """A child that has not been tried yet, or the one that promises most."""
    cdef Choices untried = options
    cdef int32_t child = thinker.nodes[parent].child, best = 0
    cdef double score, best_score = -1
    cdef Node* node
    while child:
        node = &thinker.nodes[child]
        if _offers(&options, node.value):
            node.offered += 1
            if node.value < nuts.NUTS:
                untried.low &= ~bit(node.value)
            else:
                untried.high &= ~(1 << (node.value - nuts.NUTS))
            score = node.sum / node.visits + thinker.curiosity * sqrt(
                log(node.offered) / node.visits
            )
            if score > best_score:
                best_score = score
                best = child
        child = node.sibling
    if (untried.low or untried.high) and thinker.count < thinker.space:
        fresh[0] = True
        return _grow(thinker, parent, _any(untried, stream))
    return best


cdef inline int _any(Choices options, Stream* stream) noexcept nogil:
    cdef int low = count_bits(options.low)
    cdef int n = below(stream, low + count_bits(options.high))
    return nth_bit(options.low, n) if n < low else nuts.NUTS + nth_bit(options.high, n - low)


cdef int32_t _grow(Thinker* thinker, int32_t parent, int value) noexcept nogil:
    cdef int32_t node = thinker.count
    thinker.count += 1
    memset(&thinker.nodes[node], 0, sizeof(Node))
    thinker.nodes[node].value = value
    thinker.nodes[node].offered = 1
    thinker.nodes[node].sibling = thinker.nodes[parent].child
    thinker.nodes[parent].child = node
    return node


# All of a world solved


cdef void _solve_all(Thinker* thinker, const AnyGame* game) noexcept nogil:
    """Every answer in this world; the results stand in the tree's first row."""
    cdef int32_t child = thinker.nodes[0].child
    cdef double[6] rewards
    cdef AnyGame after
    cdef int party = _party(game, game.seat)
    cdef Node* node
    while child:
        node = &thinker.nodes[child]
        after = game[0]
        _decide(&after, node.value)
        if after.scored > thinker.scored:
            _reward(thinker, &after, rewards)
        else:
            _solve(thinker, &after, rewards)
        node.visits += 1
        node.sum += rewards[party]
        node.squares += rewards[party] * rewards[party]
        child = node.sibling


cdef void _plant(Thinker* thinker, const AnyGame* game) noexcept nogil:
    """A child of the root for each answer."""
    cdef Choices options = _options(game)
    if thinker.only:
        options.low &= thinker.only
    while options.low:
        _grow(thinker, 0, lowest_bit(options.low))
        options.low &= options.low - 1
    while options.high:
        _grow(thinker, 0, nuts.NUTS + lowest_bit(options.high))
        options.high &= options.high - 1


# How long


cdef double _now() noexcept nogil:
    cdef timespec now
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec + 1e-9 * now.tv_nsec


cdef bint _simulates_on(const Thinker* thinker) noexcept nogil:
    if thinker.done >= thinker.simulations:
        return False
    # The clock is looked at now and then; the first few are granted, however short the time.
    return thinker.done < AT_ONCE or thinker.done % AT_ONCE != 0 or _now() < thinker.deadline


cdef bint _solves_on(const Thinker* thinker, uint64_t nodes) noexcept nogil:
    if thinker.done < WORLDS:
        return True
    if thinker.done >= thinker.simulations or <int64_t>(nodes // NODES) >= thinker.simulations:
        return False
    return _now() < thinker.deadline


# For Python


cdef dict _found(const Thinker* thinker):
    cdef int32_t child = thinker.nodes[0].child
    cdef const Node* node
    found = {}
    while child:
        node = &thinker.nodes[child]
        if node.visits:
            mean = node.sum / node.visits
            spread = max(0.0, node.squares / node.visits - mean * mean)
            found[node.value] = (mean, sqrt(spread / node.visits), node.visits)
        child = node.sibling
    return found


@cython.final
cdef class Mind:
    """Thinks about one decision after another."""

    cdef animals_endings.Endings animals
    cdef nuts_endings.Endings nuts

    def __cinit__(self):
        self.animals = animals_endings.Endings()
        self.nuts = nuts_endings.Endings()

    def think(
        self, knowledge not None, Generator rng not None, int seat, *,
        int64_t simulations=0, double seconds=0, int exact=5, int tail=4, double noise=1.0,
        double curiosity=0.7, uint64_t only=0,
    ) -> dict:
        """{answer: (mean, standard error, visits)}, by so many simulations or for so long.

        `exact`: with so few tricks left, solve every answer in every world. `tail`: solve the
        last tricks of every simulation. `noise`: in the rules of thumb; below 0, simulations go on
        at random instead. `only`: answers that are considered, as bits. In simulations it depends on the view and the stream alone.
        """
        cdef Thinker thinker
        if simulations <= 0 and seconds <= 0:
            raise ValueError("thinking needs a budget: simulations or seconds")
        thinker.solvers.animals = &self.animals.solver
        thinker.solvers.nuts = &self.nuts.solver
        thinker.count = 1
        thinker.space = min(simulations + 128, MOST) if simulations else MOST
        thinker.seat = seat
        thinker.tail = tail
        thinker.noise = noise
        thinker.curiosity = curiosity
        thinker.only = only
        thinker.done = 0
        thinker.simulations = simulations or (1 << 62)
        thinker.deadline = _now() + seconds if seconds else 1e300
        thinker.nodes = <Node*>malloc(thinker.space * sizeof(Node))
        if thinker.nodes == NULL:
            raise MemoryError()
        memset(thinker.nodes, 0, sizeof(Node))
        if isinstance(knowledge, animals_worlds.Knowledge):
            _think_of_animals(&thinker, knowledge, &rng.stream, exact)
        else:
            _think_of_nuts(&thinker, knowledge, &rng.stream, exact)
        found = _found(&thinker)
        free(thinker.nodes)
        return found


cdef void _think_of_animals(
    Thinker* thinker, animals_worlds.Knowledge knowledge, Stream* stream, int exact
):
    cdef AnimalsGame game = knowledge.known.game
    cdef animals_endings.Solver* solver = thinker.solvers.animals
    cdef uint64_t before = solver.nodes
    thinker.scored = game.scored
    animals_endings.forget(solver)
    animals_endings.begin_solving(solver, &game)
    with nogil:
        knowledge.fill(&game, stream)
        if game.ask != animals.GIVE and _tricks_left(&game) <= exact:
            _plant(thinker, &game)
            while _solves_on(thinker, solver.nodes - before):
                _solve_all(thinker, &game)
                knowledge.fill(&game, stream)
                thinker.done += 1
            return
        while _simulates_on(thinker):
            _simulate(thinker, &game, stream)
            knowledge.fill(&game, stream)
            thinker.done += 1


cdef void _think_of_nuts(
    Thinker* thinker, nuts_worlds.Knowledge knowledge, Stream* stream, int exact
):
    cdef NutsGame game = knowledge.known.game
    cdef nuts_endings.Solver* solver = thinker.solvers.nuts
    cdef uint64_t before = solver.nodes
    if game.ask == nuts.THROW:  # one sign is as good as another
        return
    thinker.scored = game.scored
    nuts_endings.forget(solver)
    nuts_endings.begin_solving(solver, &game)
    with nogil:
        knowledge.fill(&game, stream)
        if game.ask == nuts.PLAY and _tricks_left(&game) <= exact:
            _plant(thinker, &game)
            while _solves_on(thinker, solver.nodes - before):
                _solve_all(thinker, &game)
                knowledge.fill(&game, stream)
                thinker.done += 1
            return
        while _simulates_on(thinker):
            _simulate(thinker, &game, stream)
            knowledge.fill(&game, stream)
            thinker.done += 1
