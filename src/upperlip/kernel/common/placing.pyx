"""Placing unseen cards at the speed of C.

The same problem as in `upperlip.table.counting`, and the same plan of which holders can be thrown
together; but the ways are counted once, in floating point, for every state of capacity that can
come up, and kept in tables. A draw then finds its split of each group by bisection.
"""

from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, realloc
from libc.string cimport memcpy, memset

from upperlip.kernel.common.bits cimport bit
from upperlip.kernel.common.generator cimport Generator, Stream, below, unit

cdef enum:
    MOST = 77  # more cards than there are
    LOW = 60  # cards from here on go into the second word

cdef double[77][77] BINOMIAL
cdef double[77] FACTORIAL


cdef void _fill_tables() noexcept:
    cdef int n, k
    for n in range(MOST):
        FACTORIAL[n] = 1 if n == 0 else n * FACTORIAL[n - 1]
        BINOMIAL[n][0] = 1
        for k in range(1, MOST):
            BINOMIAL[n][k] = 0 if n == 0 else BINOMIAL[n - 1][k - 1] + BINOMIAL[n - 1][k]


_fill_tables()


cdef struct Turn:
    # A group's turn while ways are counted.
    int size
    int open
    uint8_t target[16]  # the class of each open one
    int classes
    uint8_t merge[16]  # the class of the next turn that each class belongs to


cdef struct Known:
    # The hash table's entry for a state: its turn and the capacity left in each class.
    uint64_t capacity[2]
    int turn  # 0 where the entry is free: turns count from 1 here
    uint32_t state


cdef struct Shelf:
    # Splits that are being gathered.
    Split* splits
    uint32_t count
    uint32_t space


cdef struct Book:
    # Grows while the ways are counted.
    int turns
    Turn turn[16]
    Shelf gathered[16]  # by turn: the splits of the state that is being counted
    Shelf splits
    State* states
    uint32_t state_count
    uint32_t state_space
    Known* known
    uint32_t known_space  # a power of two


cdef int _append(Shelf* shelf, const Split* split) except -1:
    cdef void* grown
    if shelf.count == shelf.space:
        shelf.space = max(64, 2 * shelf.space)
        grown = realloc(shelf.splits, shelf.space * sizeof(Split))
        if grown == NULL:
            raise MemoryError()
        shelf.splits = <Split*>grown
    shelf.splits[shelf.count] = split[0]
    shelf.count += 1
    return 0


cdef Known* _look_up(const Book* book, int turn, const uint64_t* capacity) noexcept:
    """The entry of this state, or the free one where it belongs."""
    cdef uint64_t place = (capacity[0] * <uint64_t>0x9E3779B97F4A7C15 ^ capacity[1] * 31 + turn) * (
        <uint64_t>0xBF58476D1CE4E5B9
    ) >> 32
    cdef Known* entry
    while True:
        entry = &book.known[place & (book.known_space - 1)]
        if entry.turn == 0 or (
            entry.turn == turn + 1
            and entry.capacity[0] == capacity[0]
            and entry.capacity[1] == capacity[1]
        ):
            return entry
        place += 1


cdef int _remember(Book* book, int turn, const uint64_t* capacity, uint32_t state) except -1:
    cdef Known* old = book.known
    cdef uint32_t space = book.known_space, place
    cdef Known* entry
    if 2 * (book.state_count + 1) > space:
        book.known_space = max(64, 4 * space)
        book.known = <Known*>calloc(book.known_space, sizeof(Known))
        if book.known == NULL:
            book.known = old
            book.known_space = space
            raise MemoryError()
        for place in range(space):
            if old[place].turn:
                _look_up(book, old[place].turn - 1, old[place].capacity)[0] = old[place]
        free(old)
    entry = _look_up(book, turn, capacity)
    entry.capacity[0] = capacity[0]
    entry.capacity[1] = capacity[1]
    entry.turn = turn + 1
    entry.state = state
    return 0


cdef double _ways(const Book* book, uint32_t state) noexcept:
    cdef State* found = &book.states[state]
    return book.splits.splits[found.first + found.count - 1].sum if found.count else 0


cdef int64_t _visit(Book* book, int turn, const uint8_t* spaces) except -1:
    """The state with this capacity left at a group's turn."""
    cdef uint64_t[2] capacity
    cdef Known* entry
    cdef uint8_t[16] left
    cdef Split split
    memcpy(capacity, spaces, 16)
    if book.known_space:
        entry = _look_up(book, turn, capacity)
        if entry.turn:
            return entry.state
    memcpy(left, spaces, 16)
    memset(&split, 0, sizeof(Split))
    book.gathered[turn].count = 0
    _share(book, turn, left, &split, book.turn[turn].size, 0, 1.0)
    return _keep(book, turn, capacity)


cdef int _share(
    Book* book, int turn, uint8_t* left, Split* split, int cards, int which, double ways
) except -1:
    """Tries every split of the cards among the open classes from `which` on."""
    cdef Turn* now = &book.turn[turn]
    cdef int target, count, other, least = cards
    if which == now.open:
        return _follow(book, turn, left, split, ways) if cards == 0 else 0
    for other in range(which + 1, now.open):
        least -= left[now.target[other]]
    target = now.target[which]
    for count in range(max(0, least), min(cards, left[target]) + 1):
        left[target] -= count
        split.counts[which] = count
        _share(
            book, turn, left, split, cards - count, which + 1,
            ways * BINOMIAL[left[target] + count][count],
        )
        left[target] += count
    return 0


cdef int _follow(Book* book, int turn, const uint8_t* left, Split* split, double ways) except -1:
    """A complete split: with the ways of all that can come after it."""
    cdef Turn* now = &book.turn[turn]
    cdef uint8_t[16] after
    cdef int which
    split.after = 0
    if turn + 1 < book.turns:
        memset(after, 0, sizeof(after))
        for which in range(now.classes):
            after[now.merge[which]] += left[which]
        split.after = _visit(book, turn + 1, after)
        ways *= _ways(book, split.after)
    if ways > 0:
        split.sum = ways
        _append(&book.gathered[turn], split)
    return 0


cdef int64_t _keep(Book* book, int turn, const uint64_t* capacity) except -1:
    """A state whose splits are all gathered: they now stand side by side, summed up."""
    cdef Shelf* found = &book.gathered[turn]
    cdef uint32_t state = book.state_count, place
    cdef double sum_ = 0
    cdef void* grown
    if state == book.state_space:
        book.state_space = max(64, 2 * book.state_space)
        grown = realloc(book.states, book.state_space * sizeof(State))
        if grown == NULL:
            raise MemoryError()
        book.states = <State*>grown
    book.states[state].first = book.splits.count
    book.states[state].count = found.count
    for place in range(found.count):
        sum_ += found.splits[place].sum
        found.splits[place].sum = sum_
        _append(&book.splits, &found.splits[place])
    _remember(book, turn, capacity, state)
    book.state_count += 1
    return state


cdef class Placing:
    """Cards (by number) with the holders they may go to, and the capacity of each holder."""

    def __init__(self, cards, capacity):
        cdef Book book
        cdef int turn
        from upperlip.table.counting import planned

        self.ways = 0
        self.holders = len(capacity)
        groups, stages = planned(cards, capacity)
        if min(capacity, default=0) < 0 or sum(map(len, groups)) != sum(capacity):
            return
        memset(&book, 0, sizeof(Book))
        try:
            _copy_plan(&self.plan, &book, groups, stages, capacity)
            self.ways = _count_ways(&self.plan, &book, stages, capacity)
        finally:
            for turn in range(book.turns):
                free(book.gathered[turn].splits)
            free(book.known)
            self.plan.states = book.states
            self.plan.splits = book.splits.splits

    def __dealloc__(self):
        free(self.plan.states)
        free(self.plan.splits)

    def draw(self, Generator rng not None) -> list:
        """One of the ways: the cards of each holder."""
        cdef uint64_t[HOLDERS] low
        cdef uint16_t[HOLDERS] high
        if not self.ways:
            raise ValueError("there is no way to place the cards")
        memset(low, 0, sizeof(low))
        memset(high, 0, sizeof(high))
        place(&self.plan, &rng.stream, low, high)
        return [
            [card for card in range(LOW) if low[holder] >> card & 1]
            + [LOW + card for card in range(16) if high[holder] >> card & 1]
            for holder in range(self.holders)
        ]


cdef int _copy_plan(Plan* plan, Book* book, groups, stages, capacity) except -1:
    cdef int turn, which, place
    cdef Stage* stage
    if len(groups) > HOLDERS or len(capacity) > HOLDERS:
        raise ValueError("too many holders or groups of cards")
    plan.stages = book.turns = len(groups)
    for place, space in enumerate(capacity):
        plan.capacity[place] = space
    for turn in range(plan.stages):
        stage, made = &plan.stage[turn], stages[turn]
        stage.size = book.turn[turn].size = len(groups[turn])
        for place, card in enumerate(groups[turn]):
            stage.cards[place] = card
        stage.open = book.turn[turn].open = len(made.open)
        book.turn[turn].classes = len(made.classes)
        for which, target in enumerate(made.merge):
            book.turn[turn].merge[which] = target
        place = 0
        for which, target in enumerate(made.open):
            book.turn[turn].target[which] = target
            stage.begins[which] = place
            for holder in made.classes[target]:
                stage.members[place] = holder
                place += 1
        stage.begins[stage.open] = place
    return 0


cdef double _count_ways(Plan* plan, Book* book, stages, capacity) except -1:
    """In how many ways, cards and holders told apart."""
    cdef uint8_t[16] spaces
    cdef double ways = 1
    cdef int turn, place
    memset(spaces, 0, sizeof(spaces))
    if plan.stages:
        for place, members in enumerate(stages[0].classes):
            spaces[place] = sum(capacity[holder] for holder in members)
        plan.start = _visit(book, 0, spaces)
        ways = _ways(book, plan.start)
    for turn in range(plan.stages):
        ways *= FACTORIAL[plan.stage[turn].size]
    for space in capacity:
        ways /= FACTORIAL[<int>space]
    return ways


cdef inline const Split* _drawn(const Plan* plan, uint32_t state, Stream* stream) noexcept nogil:
    """One of the splits of a state, by bisection."""
    cdef const Split* splits = &plan.splits[plan.states[state].first]
    cdef uint32_t low = 0, high = plan.states[state].count - 1, middle
    cdef double mark
    if high == 0:
        return splits
    mark = unit(stream) * splits[high].sum
    while low < high:
        middle = (low + high) >> 1
        if splits[middle].sum > mark:
            high = middle
        else:
            low = middle + 1
    return &splits[low]


cdef void place(const Plan* plan, Stream* stream, uint64_t* low, uint16_t* high) noexcept nogil:
    """One of the ways, all equally likely; the cards are added to the sets of the holders."""
    cdef uint8_t[76] rest
    cdef uint8_t[16] left
    cdef const Stage* stage
    cdef const Split* split
    cdef uint32_t state = plan.start
    cdef int turn, which, size, card, chosen, holder, spaces
    cdef uint8_t begin, end
    memcpy(left, plan.capacity, sizeof(left))
    for turn in range(plan.stages):
        stage = &plan.stage[turn]
        split = _drawn(plan, state, stream)
        state = split.after
        size = stage.size
        memcpy(rest, stage.cards, size)
        for which in range(stage.open):
            begin, end = stage.begins[which], stage.begins[which + 1]
            spaces = 0
            for holder in range(begin, end):
                spaces += left[stage.members[holder]]
            for _ in range(split.counts[which]):
                # The last class takes what is left, so no card need be drawn for it.
                chosen = size - 1 if which + 1 == stage.open else <int>below(stream, size)
                card = rest[chosen]
                size -= 1
                rest[chosen] = rest[size]
                holder = _place_in(stage, begin, end, left, spaces, stream)
                left[holder] -= 1
                spaces -= 1
                if card < LOW:
                    low[holder] |= bit(card)
                else:
                    high[holder] |= 1 << (card - LOW)


cdef inline int _place_in(
    const Stage* stage, int begin, int end, const uint8_t* left, int spaces, Stream* stream
) noexcept nogil:
    """A free place in a class of holders, all places alike: whose is it?"""
    cdef int mark, member
    if end - begin == 1:
        return stage.members[begin]
    mark = below(stream, spaces)
    for member in range(begin, end):
        mark -= left[stage.members[member]]
        if mark < 0:
            return stage.members[member]
    return stage.members[end - 1]  # not reached: the mark lies below the spaces
