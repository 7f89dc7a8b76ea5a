"""Games of Moustache by random bots, counted: what `upperlip simulate` tells."""

from libc.stdint cimport int64_t, uint64_t
from libc.string cimport memset

from upperlip.kernel.animals.game cimport (
    OVER, ROUNDS, AnimalsGame, KernelState, law_of, most_points, play_match, team_of, winner_of,
)
from upperlip.kernel.animals.laws cimport Law
from upperlip.kernel.common.generator cimport Streams, streams_of

cdef enum:
    # As `upperlip.statistics` has them: a team's stars in a round; the ends stand for all beyond.
    STARS_FROM = -128
    STARS = 640


cdef struct Counts:
    # What many games have in common; `upperlip.statistics` reads it under the same names.
    int64_t games
    int64_t games_won[6]
    int64_t points[37]
    int64_t rounds[4]
    int64_t seat_won[6]
    int64_t team_won[2]
    int64_t crown_won
    int64_t ties
    int64_t rule_rounds[64]  # MOST_RULES
    int64_t rule_team_won[64]
    int64_t rule_crown_won[64]
    int64_t stars[640]


cdef void _count_round(Counts* counts, const AnimalsGame* game) noexcept nogil:
    cdef const Law* law = law_of(game)
    cdef int number = game.scored - 1, winner = winner_of(game, game.scored - 1)
    cdef bint crown = team_of(game, game.crown) == winner
    cdef int place, rule, seat, stars
    counts.rounds[number] += 1
    counts.team_won[winner] += 1
    counts.crown_won += crown
    counts.ties += game.stars[number][0] == game.stars[number][1]
    for seat in range(game.players):
        counts.seat_won[seat] += team_of(game, seat) == winner
    for place in range(law.turned):
        rule = law.row[place]
        counts.rule_rounds[rule] += 1
        counts.rule_team_won[rule] += winner == 0
        counts.rule_crown_won[rule] += crown
    for place in range(2):
        stars = game.stars[number][place] - STARS_FROM
        counts.stars[max(0, min(STARS - 1, stars))] += 1


cdef void _count_game(Counts* counts, const AnimalsGame* game) noexcept nogil:
    cdef int seat, most = most_points(game)
    counts.games += 1
    for seat in range(game.players):
        counts.points[game.points[seat]] += 1
        counts.games_won[seat] += game.points[seat] == most


def _most_points(config) -> int:
    """That a seat can have in the end (O-4)."""
    return sum([max(config.tokens(number)) for number in range(1, ROUNDS + 1)])


def play_games(config, uint64_t seed, int64_t first, int64_t count) -> dict:
    """Games by random bots, the same as matches of these numbers, counted."""
    cdef Counts counts
    cdef KernelState begun = KernelState.begin(config)
    cdef AnimalsGame game
    cdef Streams streams
    cdef int64_t number
    cdef int players = begun.game.players, ours = law_of(&begun.game).setup.ours
    memset(&counts, 0, sizeof(Counts))
    with nogil:
        for number in range(first, first + count):
            game = begun.game
            streams = streams_of(seed, number, players)
            while True:
                play_match(&game, &streams)
                if game.ask == OVER:
                    break
                _count_round(&counts, &game)
            _count_game(&counts, &game)
    return {
        "games": [counts.games],
        "games_won": list(counts.games_won)[:players],
        "points": list(counts.points)[:1 + _most_points(config)],
        "rounds": list(counts.rounds),
        "seat_won": list(counts.seat_won)[:players],
        "team_won": list(counts.team_won),
        "crown_won": [counts.crown_won],
        "ties": [counts.ties],
        "rule_rounds": list(counts.rule_rounds)[:ours],
        "rule_team_won": list(counts.rule_team_won)[:ours],
        "rule_crown_won": list(counts.rule_crown_won)[:ours],
        "stars": list(counts.stars),
    }
