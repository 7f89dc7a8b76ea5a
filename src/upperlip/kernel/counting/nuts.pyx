"""Games of Mustachio by random bots, counted: what `upperlip.statistics` tells of many games."""

from libc.stdint cimport int16_t, int64_t, uint64_t
from libc.string cimport memset

from upperlip.kernel.common.generator cimport (
    Stream, Streams, next_chance, next_decision, streams_of,
)
from upperlip.kernel.nuts.game cimport (
    DEAL, NOBODY, NOTHING, NUTS, OVER, PLAY, TRUMP, KernelState, NutsGame, any_answer, bid_met,
    decide_unjudged, draw_chance, draw_flip, judge, setup_of, side_bid, total, trump_in_force, turn,
    winning_place, winning_place_without, winning_sides,
)
from upperlip.kernel.nuts.setups cimport NAMED_TRUMP, NutsVillain, reference_card

# As `upperlip.statistics` has them: the sizes of the histograms, and what lies before their zero.
cdef enum:
    SCORES = 1024
    SCORES_BELOW = 128
    POINTS = 256
    POINTS_BELOW = 64
    BIDS = 28  # 0 to 27: three players of a side with nine cards each


cdef struct Counts:
    # What many games have in common; `upperlip.statistics` reads it under the same names.
    int64_t games
    int64_t games_won[6]
    int64_t tiebreaks
    int64_t scores[1024]
    int64_t rounds[5]
    int64_t round_won[6]
    int64_t points[256]
    int64_t bids_made[28]
    int64_t bids_met[28]
    int64_t blind_made
    int64_t blind_met
    int64_t villain_tricks[26]
    int64_t villain_changed[26]


cdef struct Spell:
    # A trump that a villain brought (E-37).
    int villain
    int cast  # in which trick
    int last
    int colour


cdef struct Casting:
    # The spells of the round as they were cast, to say what a trick was like without one.
    int count
    Spell spells[16]


cdef void _count_trick(Counts* counts, const NutsGame* game, const Casting* casting) noexcept nogil:
    """A full trick, before it is judged: which villains change its winner?"""
    cdef int winner = winning_place(game, trump_in_force(game))
    cdef const Spell* latest = &casting.spells[casting.count - 1]
    cdef int place, villain
    for place in range(game.players):
        villain = game.cards[place] - NUTS
        if villain >= 0:
            _count_villain(counts, game, casting, villain, place, winner)
    if casting.count and latest.cast < game.done <= latest.last:  # a spell of a trick before
        _count_villain(counts, game, casting, latest.villain, NOBODY, winner)


cdef void _count_villain(
    Counts* counts, const NutsGame* game, const Casting* casting, int villain, int place, int winner
) noexcept nogil:
    """Without it: its card taken out of the trick, its spell never cast."""
    cdef int row = reference_card(setup_of(game), NUTS + villain) - NUTS
    cdef int trump = _trump_without(game, casting, villain)
    counts.villain_tricks[row] += 1
    counts.villain_changed[row] += winner != winning_place_without(game, trump, place)


cdef int _trump_without(const NutsGame* game, const Casting* casting, int villain) noexcept nogil:
    """E-37: the latest of the others' spells has ended those before it for good."""
    cdef int number
    for number in range(casting.count - 1, -1, -1):
        if casting.spells[number].villain != villain:
            if game.done <= casting.spells[number].last:
                return casting.spells[number].colour
            break
    return game.trump


cdef inline int64_t* _bin(int64_t* histogram, int size, int place) noexcept nogil:
    """The ends stand for what lies beyond: villains from outside can bring more."""
    return &histogram[max(0, min(size - 1, place))]


cdef void _count_round(Counts* counts, const NutsGame* game) noexcept nogil:
    cdef const int16_t* points = game.points[game.scored - 1]
    cdef int side, bid, best = points[0]
    counts.rounds[game.scored - 1] += 1
    for side in range(1, game.sides):
        best = max(best, points[side])
    for side in range(game.sides):
        counts.round_won[side] += points[side] == best
        _bin(counts.points, POINTS, points[side] + POINTS_BELOW)[0] += 1
        bid = side_bid(game, side)
        if game.blinds[side] != NOTHING:
            counts.blind_made += 1
            counts.blind_met += bid_met(game, side)
        else:
            counts.bids_made[bid] += 1
            counts.bids_met[bid] += bid_met(game, side)


cdef void _count_game(Counts* counts, const NutsGame* game) noexcept nogil:
    cdef int side, winners = winning_sides(game)
    counts.games += 1
    counts.tiebreaks += game.duel != 0
    for side in range(game.sides):
        counts.games_won[side] += winners >> side & 1
        _bin(counts.scores, SCORES, total(game, side) + SCORES_BELOW)[0] += 1


cdef void _play_match(NutsGame* game, Streams* streams, Counts* counts) noexcept nogil:
    """The match that random bots play, counted."""
    cdef Stream stream
    cdef Casting casting
    cdef int value, scored
    cdef bint full
    while game.ask != OVER:
        scored = game.scored
        if game.ask == DEAL:
            casting.count = 0
        if game.seat == NOBODY:
            stream = next_chance(streams)
            if game.ask == DEAL:
                draw_chance(game, &stream)
                continue
            full = turn(game, draw_flip(game, &stream))
        else:
            stream = next_decision(streams, game.seat)
            value = any_answer(game, &stream)
            _note_spell(&casting, game, value)
            full = decide_unjudged(game, game.seat, value)
        if full:
            _count_trick(counts, game, &casting)
            judge(game)
            if game.scored > scored:
                _count_round(counts, game)
    _count_game(counts, game)


cdef void _note_spell(Casting* casting, const NutsGame* game, int value) noexcept nogil:
    """Before a decision: does it bring a trump?"""
    cdef const NutsVillain* villain
    cdef int card = game.cards[game.played - 1] if game.ask == TRUMP else value
    if game.ask not in (PLAY, TRUMP) or card < NUTS:
        return
    villain = &setup_of(game).villains[card - NUTS]
    if game.ask == TRUMP or villain.trump < NAMED_TRUMP:
        casting.spells[casting.count] = Spell(
            card - NUTS, game.done, game.done + villain.trump_tricks - 1,
            value if game.ask == TRUMP else villain.trump,
        )
        casting.count += 1


def play_games(config, uint64_t seed, int64_t first, int64_t count) -> dict:
    """Games by random bots, the same as matches of these numbers, counted."""
    cdef Counts counts
    cdef KernelState begun = KernelState.begin(config)
    cdef NutsGame game
    cdef Streams streams
    cdef int64_t number
    cdef int sides = begun.game.sides, villains = len(config.villain_cards)
    memset(&counts, 0, sizeof(Counts))
    with nogil:
        for number in range(first, first + count):
            game = begun.game
            streams = streams_of(seed, number, game.players)
            _play_match(&game, &streams, &counts)
    return {
        "games": [counts.games],
        "games_won": list(counts.games_won)[:sides],
        "tiebreaks": [counts.tiebreaks],
        "scores": list(counts.scores),
        "rounds": list(counts.rounds),
        "round_won": list(counts.round_won)[:sides],
        "points": list(counts.points),
        "bids_made": list(counts.bids_made),
        "bids_met": list(counts.bids_met),
        "blind_made": [counts.blind_made],
        "blind_met": [counts.blind_met],
        "villain_tricks": list(counts.villain_tricks)[:villains],
        "villain_changed": list(counts.villain_changed)[:villains],
    }
