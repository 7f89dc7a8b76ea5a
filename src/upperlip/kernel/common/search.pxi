# Search: what each answer is worth, over worlds drawn from what a seat knows.
#
# Early in a round, an information-set tree search: every simulation plays in a world of its own,
# and all of them share one tree, since what is seen is the same. From the tree's edge heuristics
# play on, with some noise, and the last tricks are solved. Late in a round every answer is solved
# in every world. Where a net has learned the game, it guides the search: the tree tries first what
# a good player would do, and beyond the tree all play as the net has it. Who has little time lets
# the net say at the next trick what to expect.
#
# Included by each game's search.pyx, which brings its Game, Solver, Endings and Knowledge, the
# functions that are named here without being defined, and NODES: how many places its solver looks
# at in the time of a simulation, by which solving is billed.

cdef enum:
    PARTIES = 6  # at most
    DEEP = 96  # plies that the tree can hold on one path
    MOST_NODES = 1 << 18  # that one world may take, about 20 ms: then it is dropped
    WORLDS = 4  # that are tried at least, unless time is up
    MOST_ANSWERS = 76
    FIRST_FEW = 16  # simulations, which have GRACE
    BRANCHES = 200_000  # of a tree at most, about 10 MB
    SPARE = 128  # branches beside those of the simulations: the root's, planted at once

cdef int64_t ENDLESS = 1 << 62
cdef double NEVER = 1e300
cdef double GRACE = 0.003  # seconds more than there were


cdef struct Node:
    int32_t child  # the first one, or 0
    int32_t sibling  # the next one, or 0
    uint32_t visits
    uint32_t offered  # how often it could have been chosen
    double sum  # of what the party that chose this got
    double squares
    double prior  # how likely a good player chooses it, at a glance
    uint8_t value


cdef struct Search:
    Solver* solver
    Node* nodes
    int32_t count
    int32_t space
    int seat  # that it is for
    int scored  # rounds finished when it began
    int tail  # tricks that are solved
    double noise  # in the heuristics; below 0: at random instead
    double exploration
    double guidance  # how far the tree follows the net; 0: not at all
    bint judged  # does the net say at the next trick what to expect?
    uint64_t only  # answers that are considered at all, as bits; 0: every one
    # When to stop
    int64_t done
    int64_t simulations
    int64_t tried  # worlds to be solved
    int64_t dropped  # those of them that took too long
    uint64_t before  # places looked at by earlier searches
    double deadline


cdef inline void decide_next(Game* game, int value) noexcept nogil:
    decide(game, game.seat, value)


cdef inline bint between_tricks(const Game* game) noexcept nogil:
    return game.ask == PLAY and game.played == 0


cdef inline int _heuristic(const Game* game, double noise, Stream* stream) noexcept nogil:
    if noise < 0:
        return _any(options_of(game), stream)
    return heuristic_choice(game, noise, stream)


cdef inline int _play_on(const Search* search, const Game* game, Stream* stream) noexcept nogil:
    """What somebody does who is no branch of the tree."""
    cdef Choices options
    cdef Policy policy
    if search.guidance == 0 or not is_learned(game):
        return _heuristic(game, search.noise, stream)
    options = options_of(game)
    if count_bits(options.low) + count_bits(options.high) == 1:
        return _any(options, stream)
    policy_of(game, options, &policy)
    return any_of(&policy, stream)


# One simulation


cdef void _play_out(
    Search* search, Game* game, double* rewards, Stream* stream
) noexcept nogil:
    while game.scored == search.scored:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        elif between_tricks(game) and tricks_left(game) <= search.tail:
            solve_round(search.solver, game, search.scored, rewards)
            return
        else:
            decide_next(game, _play_on(search, game, stream))
    round_rewards(game, search.scored, rewards)


cdef void _judge(Search* search, Game* game, double* rewards, Stream* stream) noexcept nogil:
    """What the net expects at the next trick; where it has nothing to say, it is played out."""
    cdef double value
    cdef int party
    while game.scored == search.scored:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        elif between_tricks(game):
            if tricks_left(game) <= search.tail or not is_learned(game):
                break
            value = value_of(game)
            party = party_of(game, game.seat)
            rewards[party] = value
            rewards[1 - party] = 1 - value
            return
        else:
            decide_next(game, _play_on(search, game, stream))
    _play_out(search, game, rewards, stream)


cdef void _simulate(Search* search, Game* game, Stream* stream) noexcept nogil:
    cdef int32_t[DEEP] path
    cdef uint8_t[DEEP] party
    cdef double[PARTIES] rewards
    cdef Choices options
    cdef int32_t node = 0
    cdef int depth = 0, step
    cdef bint fresh = False
    while game.scored == search.scored and depth < DEEP and not fresh:
        if game.seat == NOBODY:
            draw_chance(game, stream)
        elif in_secret(game) and game.seat != search.seat:  # nobody sees it, so no branch
            decide_next(game, _play_on(search, game, stream))
        elif depth and between_tricks(game) and tricks_left(game) <= search.tail:
            break
        else:
            options = options_of(game)
            if depth == 0 and search.only:
                options.low &= search.only
            if search.guidance and is_learned(game):
                node = _choose_guided(search, node, game, options, &fresh)
            else:
                node = _choose(search, node, options, &fresh, stream)
            if not node:  # the tree has no room for what has not been tried here
                break
            path[depth] = node
            party[depth] = party_of(game, game.seat)
            depth += 1
            decide_next(game, search.nodes[node].value)
    if search.judged:
        _judge(search, game, rewards, stream)
    else:
        _play_out(search, game, rewards, stream)
    for step in range(depth):
        _add(&search.nodes[path[step]], rewards[party[step]])


cdef inline bint _offers(const Choices* options, int value) noexcept nogil:
    if value < LOW:
        return options.low >> value & 1
    return options.high >> (value - LOW) & 1


cdef inline void _leave_out(Choices* options, int value) noexcept nogil:
    if value < LOW:
        options.low &= ~bit(value)
    else:
        options.high &= ~(1 << (value - LOW))


cdef int32_t _choose(
    Search* search, int32_t parent, Choices options, bint* fresh, Stream* stream
) noexcept nogil:
    """A child that has not been tried yet, or the one that promises most; 0: the tree is full."""
    cdef Choices untried = options
    cdef int32_t child = search.nodes[parent].child, best = 0
    cdef double score, best_score = -1
    cdef Node* node
    while child:
        node = &search.nodes[child]
        if _offers(&options, node.value):
            node.offered += 1
            _leave_out(&untried, node.value)
            score = node.sum / node.visits + search.exploration * sqrt(
                log(node.offered) / node.visits
            )
            if score > best_score:
                best_score = score
                best = child
        child = node.sibling
    if (untried.low or untried.high) and search.count < search.space:
        fresh[0] = True
        return _grow(search, parent, _any(untried, stream))
    return best


cdef int32_t _choose_guided(
    Search* search, int32_t parent, const Game* game, Choices options, bint* fresh
) noexcept nogil:
    """What promises most, by what came of it and by how likely a good player does it.

    Something untried promises what all that was tried came to, and is tried when its turn comes.
    0: the tree is full.
    """
    cdef Choices untried = options
    cdef int32_t child = search.nodes[parent].child, best = 0
    cdef double score, best_score = -1, visits = 0, sum_ = 0, eagerness, usual, least
    cdef Node* node
    while child:
        node = &search.nodes[child]
        if _offers(&options, node.value):
            visits += node.visits
            sum_ += node.sum
            _leave_out(&untried, node.value)
        child = node.sibling
    eagerness = search.guidance * sqrt(visits + 1)
    child = search.nodes[parent].child
    while child:
        node = &search.nodes[child]
        if _offers(&options, node.value):
            score = node.sum / node.visits + eagerness * node.prior / (1 + node.visits)
            if score > best_score:
                best_score = score
                best = child
        child = node.sibling
    if (untried.low or untried.high) and search.count < search.space:
        usual = sum_ / visits if visits else best_score
        least = (best_score - usual) / eagerness
        child = _grow_likeliest(search, parent, game, options, &untried, least)
        if child:
            fresh[0] = True
            return child
    return best


cdef int32_t _grow_likeliest(
    Search* search, int32_t parent, const Game* game, Choices options, const Choices* untried,
    double least,
) noexcept nogil:
    """A branch for the likeliest answer of those not tried, if it is likely enough; or 0."""
    cdef Policy policy
    cdef int32_t node
    cdef int place, best = -1
    policy_of(game, options, &policy)
    for place in range(policy.count):
        if _offers(untried, policy.answers[place]) and (
            best < 0 or policy.chances[place] > policy.chances[best]
        ):
            best = place
    if share_of(&policy, best) < least:
        return 0
    node = _grow(search, parent, policy.answers[best])
    search.nodes[node].prior = share_of(&policy, best)
    return node


cdef inline int _any(Choices options, Stream* stream) noexcept nogil:
    cdef int low = count_bits(options.low)
    cdef int n = below(stream, low + count_bits(options.high))
    return nth_bit(options.low, n) if n < low else LOW + nth_bit(options.high, n - low)


cdef int32_t _grow(Search* search, int32_t parent, int value) noexcept nogil:
    cdef int32_t node = search.count
    search.count += 1
    memset(&search.nodes[node], 0, sizeof(Node))
    search.nodes[node].value = value
    search.nodes[node].offered = 1
    search.nodes[node].sibling = search.nodes[parent].child
    search.nodes[parent].child = node
    return node


# All of a world solved


cdef bint _solve_all(Search* search, const Game* game) noexcept nogil:
    """Every answer in this world, or none if it takes too long: all meet the same worlds.

    The results stand in the tree's first row.
    """
    cdef double[MOST_ANSWERS] got
    cdef double[PARTIES] rewards
    cdef Game after
    cdef int party = party_of(game, game.seat), count = 0
    cdef int32_t child = search.nodes[0].child
    while child:
        after = game[0]
        decide_next(&after, search.nodes[child].value)
        if after.scored > search.scored:
            round_rewards(&after, search.scored, rewards)
        else:
            solve_round(search.solver, &after, search.scored, rewards)
            if search.solver.stopped:
                return False
        got[count] = rewards[party]
        count += 1
        child = search.nodes[child].sibling
    count = 0
    child = search.nodes[0].child
    while child:
        _add(&search.nodes[child], got[count])
        count += 1
        child = search.nodes[child].sibling
    return True


cdef void _solve_worlds(
    Search* search, Knowledge knowledge, Game* game, Stream* stream
) noexcept nogil:
    """As many as the budget lasts; where none could be solved, nothing has been done."""
    _plant(search, game)
    while _solves_on(search):
        set_limits(search.solver, MOST_NODES, search.deadline)
        search.dropped += not _solve_all(search, game)
        search.tried += 1
        knowledge.fill(game, stream)
    lift_limits(search.solver)
    if search.tried == search.dropped:
        search.count = 1
        search.nodes[0].child = 0


cdef inline void _add(Node* node, double reward) noexcept nogil:
    node.visits += 1
    node.sum += reward
    node.squares += reward * reward


cdef void _plant(Search* search, const Game* game) noexcept nogil:
    """A child of the root for each answer."""
    cdef Choices options = options_of(game)
    if search.only:
        options.low &= search.only
    while options.low:
        _grow(search, 0, lowest_bit(options.low))
        options.low &= options.low - 1
    while options.high:
        _grow(search, 0, LOW + lowest_bit(options.high))
        options.high &= options.high - 1


# How long


cdef bint _simulates_on(const Search* search) noexcept nogil:
    if search.done >= search.simulations:
        return False
    if search.done == 0 or search.deadline == NEVER:
        return True
    # A look at the clock costs little beside any simulation, and some take most of a millisecond.
    return now() < search.deadline + (GRACE if search.done < FIRST_FEW else 0)


cdef bint _solves_on(const Search* search) noexcept nogil:
    if search.deadline < NEVER and now() >= search.deadline:
        return False
    return search.tried < WORLDS or (
        search.tried < search.simulations
        and <int64_t>((search.solver.nodes - search.before) // NODES) < search.simulations
    )


# For Python


cdef dict _found(const Search* search, const Game* game):
    cdef int32_t child = search.nodes[0].child
    cdef const Node* node
    found = {}
    while child:
        node = &search.nodes[child]
        if node.visits:
            mean = node.sum / node.visits
            spread = max(0.0, node.squares / node.visits - mean * mean)
            answer = reference_answer(game, node.value)
            found[answer] = (mean, sqrt(spread / node.visits), node.visits)
        child = node.sibling
    return found


@cython.final
cdef class Searcher:
    """Searches for one decision after another; it is large, so make one and keep it."""

    cdef Endings endings
    cdef readonly double dropped  # of the last search's worlds, the share that took too long

    def __cinit__(self):
        self.endings = Endings()

    def search(
        self, Knowledge knowledge not None, Generator rng not None, int seat, *,
        int64_t simulations=0, double seconds=0, int exact=5, int tail=4, double noise=1.0,
        double exploration=0.7, double guidance=0, bint judged=False, uint64_t only=0,
        int64_t branches=BRANCHES,
    ) -> dict:
        """{answer: (mean, standard error, visits)}, by so many simulations or for so long.

        `exact`: with so few tricks left, solve every answer in every world. `tail`: solve the
        last tricks of every simulation. `noise`: in the heuristics; below 0, simulations go on
        at random instead. `guidance`: how far the tree follows the net, which then plays on beyond
        it, too; 0: not at all. `judged`: at the next trick the net says what to expect, and nobody
        plays on. `only`: answers that are considered, as bits. `branches`: how large the tree
        may grow. In simulations it depends on the view and the stream alone.
        """
        cdef Search search
        if simulations <= 0 and seconds <= 0:
            raise ValueError("a search needs a budget: simulations or seconds")
        if branches < SPARE:
            raise ValueError(f"a tree needs {SPARE} branches at least, not {branches}")
        search.solver = &self.endings.solver
        search.count = 1
        search.space = min(simulations + SPARE, branches) if simulations else branches
        search.seat = seat
        search.tail = tail
        search.noise = noise
        search.exploration = exploration
        search.guidance = guidance if has_net(&knowledge.known.game) else 0
        search.judged = search.guidance > 0 and judged and can_be_judged(&knowledge.known.game)
        search.only = only
        search.done = 0
        search.simulations = simulations or ENDLESS
        search.deadline = now() + seconds if seconds else NEVER
        search.tried = 0
        search.dropped = 0
        search.nodes = <Node*>malloc(search.space * sizeof(Node))
        if search.nodes == NULL:
            raise MemoryError()
        memset(search.nodes, 0, sizeof(Node))
        _run(&search, knowledge, &rng.stream, exact)
        found = _found(&search, &knowledge.known.game)
        free(search.nodes)
        self.dropped = search.dropped / max(1.0, search.tried)
        return found


cdef void _run(Search* search, Knowledge knowledge, Stream* stream, int exact):
    cdef Game game = knowledge.known.game
    if all_alike(&game):
        return
    search.scored = game.scored
    search.before = search.solver.nodes
    forget(search.solver)
    begin_solving(search.solver, &game)
    with nogil:
        knowledge.fill(&game, stream)
        if can_be_solved(&game) and tricks_left(&game) <= exact:
            _solve_worlds(search, knowledge, &game, stream)
            if search.tried > search.dropped:
                return
        while _simulates_on(search):
            _simulate(search, &game, stream)
            knowledge.fill(&game, stream)
            search.done += 1
