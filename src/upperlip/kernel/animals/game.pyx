"""Moustache at the speed of C: the same rules as `upperlip.animals`, written a second time.

Neither engine is derived from the other; `upperlip selfcheck` compares them ply by ply.
"""

cimport cython
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int8_t, int64_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from upperlip.kernel.animals.setups cimport DRAWN, AnimalsSetup, setup_number
from upperlip.kernel.common.bits cimport bit, count_bits, lowest_bit, nth_bit
from upperlip.kernel.common.generator cimport (
    Generator, Stream, Streams, below, forked, next_chance, next_decision, pick, streams_of,
)

ASKS = ("rule", "deal", "give", "play", "steal", "trophies", "over")
RULE_IDS = (
    "green-negative", "pink-open", "pass-three", "blue-tax",
    "fewest-stars", "pink-bonus", "shining-zeros", "last-trick",
    "twos-win", "equals-out", "reversed", "three-lowest",
    "cut-leads", "tens-fall", "runner-up", "weakest-leads",
)

cdef uint64_t JOKERS = bit(UNICORN) | bit(MONKEY) | bit(PIGEON)
cdef uint64_t ONE_COLOUR = (bit(VALUES) - 1)
cdef uint64_t BLUES = ONE_COLOUR << (3 * VALUES)

# Rules that judge a trick by more than its strongest card (O-18, O-22).
cdef int JUDGING = TWOS_WIN | EQUALS_OUT | THREE_LOWEST | RUNNER_UP | WEAKEST_LEADS

cdef int[7] HAND_SIZE = [0, 0, 0, 12, 10, 8, 7]  # O-11
cdef int[7] SMALL_TEAM = [0, 0, 0, 1, 2, 2, 3]  # O-9
cdef int[7] JOKERS_DEALT = [0, 0, 0, 3, 0, 1, 0]  # to each of team 0 (O-11)

cdef uint8_t[4][44] STRENGTH  # by reversed and tens-fall (O-17), then card
cdef uint64_t[4][44] STRONGER  # by the same, the cards that are stronger than a card


cdef void _fill_strengths() noexcept:
    cdef int variant, card, other, colour, value
    for variant in range(4):
        for card in range(ANIMALS):
            colour, value = card // VALUES, card % VALUES
            if variant & 1:
                colour = 3 - colour
            if variant & 2:
                value = 0 if value == 10 else value + 1
            STRENGTH[variant][card] = colour * VALUES + value
        for card in range(ANIMALS):
            STRONGER[variant][card] = 0
            for other in range(ANIMALS):
                if STRENGTH[variant][other] > STRENGTH[variant][card]:
                    STRONGER[variant][card] |= bit(other)


_fill_strengths()


# Seats and teams


cdef inline int _left_of(const AnimalsGame* game, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < game.players else 0


cdef int team_of(const AnimalsGame* game, int seat) noexcept nogil:
    return game.teams >> seat & 1


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
    return _loot(game, _discarded(game)) & ~bit(MONKEY)  # O-21


# A trick: O-14 to O-22


cdef inline uint64_t _cards_in(const AnimalsGame* game) noexcept nogil:
    cdef uint64_t cards = 0
    cdef int place
    for place in range(game.played):
        cards |= bit(game.cards[place])
    return cards


cdef uint64_t _discarded(const AnimalsGame* game) noexcept nogil:
    """O-18.1: under equals-out, the animals whose value occurs more than once."""
    cdef uint64_t out = 0
    cdef int place, once = 0, twice = 0
    if not game.rules & EQUALS_OUT:
        return 0
    for place in range(game.played):
        if game.cards[place] < ANIMALS:
            twice |= once & 1 << game.cards[place] % VALUES
            once |= 1 << game.cards[place] % VALUES
    for place in range(game.played):
        if game.cards[place] < ANIMALS and twice >> game.cards[place] % VALUES & 1:
            out |= bit(game.cards[place])
    return out


cdef uint64_t _loot(const AnimalsGame* game, uint64_t out) noexcept nogil:
    """What the winner of a full trick collects, a theft apart (O-18.1, O-19, O-20)."""
    cdef uint64_t cards = _cards_in(game)
    cdef bint won = (cards & ~out & (bit(ANIMALS) - 1)) != 0 or cards >> UNICORN & 1
    return cards & ~out if won and not cards >> PIGEON & 1 else 0


cdef struct Field:
    # The animals that compete, as places in the trick; NOBODY where there is none.
    int first
    int second
    int last
    int two  # the strongest 2
    int lowest  # of the strongest colour, or of all, as the table reads threes
    bint three


cdef Field _compete(const AnimalsGame* game, uint64_t out) noexcept nogil:
    cdef Field field = Field(NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, False)
    cdef const uint8_t* strength = strengths_of(game)
    cdef int place, card
    for place in range(game.played):
        card = game.cards[place]
        if card >= ANIMALS or out >> card & 1:
            continue
        if field.first == NOBODY or strength[card] > strength[game.cards[field.first]]:
            field.second = field.first
            field.first = place
        elif field.second == NOBODY or strength[card] > strength[game.cards[field.second]]:
            field.second = place
        if field.last == NOBODY or strength[card] < strength[game.cards[field.last]]:
            field.last = place
        if card % VALUES == 2 and (
            field.two == NOBODY or strength[card] > strength[game.cards[field.two]]
        ):
            field.two = place
        field.three = field.three or card % VALUES == 3
    if field.three and setup_of(game).overall:
        field.lowest = _lowest_of_all(game, out, strength)
    elif field.three:
        field.lowest = _lowest_beside(game, out, strength, game.cards[field.first] // VALUES)
    return field


cdef inline int _variant(const AnimalsGame* game) noexcept nogil:
    return (1 if game.rules & REVERSED else 0) | (2 if game.rules & TENS_FALL else 0)


cdef const uint8_t* strengths_of(const AnimalsGame* game) noexcept nogil:
    """How strong each animal is (O-17)."""
    return STRENGTH[_variant(game)]


cdef uint64_t stronger_than(const AnimalsGame* game, int card) noexcept nogil:
    """The animals that are stronger than one (O-17)."""
    return STRONGER[_variant(game)][card]


cdef const int8_t* worths_of(const AnimalsGame* game) noexcept nogil:
    """What each card counts for the team that captures it (O-25)."""
    return setup_of(game).worth[
        (1 if game.rules & GREEN_NEGATIVE else 0)
        | (2 if game.rules & PINK_BONUS else 0)
        | (4 if game.rules & SHINING_ZEROS else 0)
    ]


cdef int _lowest_beside(
    const AnimalsGame* game, uint64_t out, const uint8_t* strength, int colour
) noexcept nogil:
    cdef int place, card, lowest = NOBODY
    for place in range(game.played):
        card = game.cards[place]
        if card // VALUES == colour and not out >> card & 1 and (
            lowest == NOBODY or strength[card] < strength[game.cards[lowest]]
        ):
            lowest = place
    return lowest


cdef int _lowest_of_all(
    const AnimalsGame* game, uint64_t out, const uint8_t* strength
) noexcept nogil:
    """Of equal values the strongest colour's (O-18)."""
    cdef int place, card, value, lowest = NOBODY, best = 0
    for place in range(game.played):
        card = game.cards[place]
        if card >= ANIMALS or out >> card & 1:
            continue
        # A strength is a colour's rank times VALUES, and the value's rank.
        value = strength[card] // VALUES - 4 * (strength[card] % VALUES)
        if lowest == NOBODY or value > best:
            lowest = place
            best = value
    return lowest


cdef int _winning_place(const AnimalsGame* game, const Field* field) noexcept nogil:
    cdef int place
    for place in range(game.played):
        if game.cards[place] == UNICORN:  # O-18.2
            return place
    for place in range(game.turned):  # O-18.3: as they lie, left to right
        if game.row[place] == 8 and field.two != NOBODY:  # twos-win
            return field.two
        if game.row[place] == 11 and field.three:  # three-lowest
            return field.lowest
        if game.row[place] == 14 and field.second != NOBODY:  # runner-up
            return field.second
    return field.first  # O-18.4, O-19


cdef inline int _strongest(const AnimalsGame* game) noexcept nogil:
    """The winning place in a trick of animals alone that no rule card decides."""
    cdef const uint8_t* strength = strengths_of(game)
    cdef int place, best = 0
    for place in range(1, game.played):
        if strength[game.cards[place]] > strength[game.cards[best]]:
            best = place
    return best


cdef int winning_place(const AnimalsGame* game) noexcept nogil:
    """Whose card would win the trick as it lies: a place in it, or NOBODY."""
    cdef Field field
    if not _cards_in(game) & JOKERS and not game.rules & JUDGING:
        return _strongest(game)
    field = _compete(game, _discarded(game))
    return _winning_place(game, &field)


cdef void _judge(AnimalsGame* game) noexcept nogil:
    """A full trick: asks the monkey's player, or lets the winner collect."""
    cdef bint jokers = game.players & 1 and (_cards_in(game) & JOKERS) != 0  # O-2
    if not jokers and not game.rules & JUDGING:
        _collect_all(game)
        return
    if jokers and _cards_in(game) >> MONKEY & 1 and (
        _loot(game, _discarded(game)) & ~bit(MONKEY)
    ):
        game.ask = STEAL
        game.seat = _player_of(game, _place_of(game, MONKEY))
        return
    _judge_with(game, NOBODY)


cdef int _place_of(const AnimalsGame* game, int card) noexcept nogil:
    cdef int place = 0
    while game.cards[place] != card:
        place += 1
    return place


cdef void _judge_with(AnimalsGame* game, int stolen) noexcept nogil:
    cdef uint64_t out = _discarded(game)
    cdef Field field = _compete(game, out)
    cdef int winner = _winning_place(game, &field)
    cdef int lead = winner
    if game.rules & WEAKEST_LEADS and field.last != NOBODY:  # O-22
        lead = field.last
    _collect(game, winner, lead if lead != winner else NOBODY, out, stolen)


cdef void _collect(
    AnimalsGame* game, int winner, int lead, uint64_t out, int stolen
) noexcept nogil:
    """The winner's team collects; `lead` leads next, if it is another place than the winner's."""
    cdef const int8_t* worth = worths_of(game)
    cdef uint64_t loot
    cdef int place, card, team, thief
    game.last_team = NOBODY
    loot = _loot(game, out)
    if loot:
        team = team_of(game, _player_of(game, winner))
        game.last_team = team
        if stolen != NOBODY:  # O-21
            thief = team_of(game, _player_of(game, _place_of(game, MONKEY)))
            loot &= ~bit(stolen)
            game.stars[game.scored][thief] += worth[stolen]
            game.blues[thief] += BLUES >> stolen & 1
        game.blues[team] += count_bits(loot & BLUES)
        for place in range(game.played):
            card = game.cards[place]
            if loot >> card & 1:
                game.stars[game.scored][team] += worth[card]
    if lead == NOBODY:
        lead = winner
    _lead_on(game, lead)


cdef inline void _collect_all(AnimalsGame* game) noexcept nogil:
    """A trick of animals alone that no rule card decides: most tricks, so in one pass."""
    cdef const uint8_t* strength = strengths_of(game)
    cdef const int8_t* worth = worths_of(game)
    cdef int place, card, winner, team, best = 0, stars = 0, blues = 0
    for place in range(game.players):
        card = game.cards[place]
        best = max(best, strength[card] << 3 | place)
        stars += worth[card]
        blues += card >= 3 * VALUES
    winner = best & 7
    team = team_of(game, _player_of(game, winner))
    game.stars[game.scored][team] += stars
    game.blues[team] += blues
    game.last_team = team
    _lead_on(game, winner)


cdef inline void _lead_on(AnimalsGame* game, int lead) noexcept nogil:
    """The next trick, or the end of the round; NOBODY: the same leader leads again (O-19)."""
    if lead != NOBODY:
        game.leader = _player_of(game, lead)
    _clear_trick(game)
    if game.hands[0] == 0:
        _score(game)
    else:
        game.ask = PLAY
        game.seat = game.leader


cdef inline void _clear_trick(AnimalsGame* game) noexcept nogil:
    memset(game.cards, 0, sizeof(game.cards))
    game.played = 0
    game.follow = NO_COLOUR


cdef void _score(AnimalsGame* game) noexcept nogil:
    """O-25 to O-29, when the hands are empty."""
    cdef int16_t* stars = game.stars[game.scored]
    if game.rules & LAST_TRICK and game.last_team != NOBODY:
        stars[game.last_team] += 3
    if game.rules & BLUE_TAX and game.blues[0] != game.blues[1]:
        stars[game.blues[1] > game.blues[0]] -= 5
    if stars[0] == stars[1]:
        game.winner[game.scored] = team_of(game, game.crown)
    else:
        game.winner[game.scored] = (stars[1] > stars[0]) != (game.rules & FEWEST_STARS != 0)
    game.scored += 1
    game.ask = TROPHIES
    game.seat = NOBODY


# Decisions


cdef void decide(AnimalsGame* game, int seat, int value) noexcept nogil:
    """A legal decision of a seat that is asked."""
    if game.ask == PLAY:
        _play(game, seat, value)
    elif game.ask == GIVE:
        _give(game, seat, value)
    else:
        _judge_with(game, value)


cdef inline void _play(AnimalsGame* game, int seat, int card) noexcept nogil:
    game.hands[seat] &= ~bit(card)
    game.cards[game.played] = card
    game.played += 1
    if card < ANIMALS and (game.follow == NO_COLOUR or game.rules & CUT_LEADS):  # O-14 to O-16
        game.follow = card // VALUES
    if game.played < game.players:
        game.seat = _left_of(game, seat)
    else:
        _judge(game)


cdef void _give(AnimalsGame* game, int seat, int card) noexcept nogil:
    cdef int giver
    game.given[seat] |= bit(card)
    if count_bits(game.given[seat]) < GIFTS:
        return
    game.waiting &= ~(1 << seat)
    if game.waiting:
        game.seat = _first_waiting(game)
        return
    for giver in range(game.players):  # O-13: all at once
        game.hands[giver] &= ~game.given[giver]
    for giver in range(game.players):
        game.hands[_left_of(game, giver)] |= game.given[giver]
    memset(game.given, 0, sizeof(game.given))
    game.ask = PLAY
    game.seat = game.crown


# Chance


cdef void start(AnimalsGame* game, int players) noexcept nogil:
    """A game whose set-up is still to be named."""
    memset(game, 0, sizeof(AnimalsGame))
    memset(game.row, NOBODY, sizeof(game.row))
    game.players = players
    game.ask = RULE
    game.seat = NOBODY
    game.follow = NO_COLOUR
    game.last_team = NOBODY


cdef uint64_t candidates_of(const AnimalsGame* game) noexcept nogil:
    """The rule cards that can be turned next (O-5, O-6)."""
    cdef const AnimalsSetup* setup = setup_of(game)
    if setup.named[0] != DRAWN:
        return bit(setup.named[game.turned])
    return setup.deck & (WHITE if game.turned < 2 else BLACK) & ~game.rules


cdef void turn_rule(AnimalsGame* game, int rule) noexcept nogil:
    game.row[game.turned] = rule
    game.rules |= 1 << rule
    game.turned += 1
    game.ask = DEAL


cdef void _open_round(AnimalsGame* game) noexcept nogil:
    """The hands are dealt; teams and crown are drawn."""
    memset(game.blues, 0, sizeof(game.blues))
    game.last_team = NOBODY
    game.leader = game.crown  # O-10
    if game.rules & PASS_THREE:
        game.ask = GIVE
        game.waiting = (1 << game.players) - 1
    else:
        game.ask = PLAY
    game.seat = game.crown


cdef void _draw_deal(AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[47] cards
    cdef uint8_t[3] jokers
    cdef uint64_t hand
    cdef int place, _, seat, wanted, dealt, dealt_jokers, joker = 3, players = game.players
    for place in range(players):
        cards[place] = place
    pick(cards, players, SMALL_TEAM[players], stream)
    game.teams = (1 << players) - 1
    for place in range(SMALL_TEAM[players]):
        game.teams &= ~(1 << cards[place])
    game.crown = below(stream, players)
    for place in range(3):
        jokers[place] = UNICORN + place
    pick(jokers, 3, 3, stream)
    for place in range(ANIMALS):
        cards[place] = place
    dealt_jokers = SMALL_TEAM[players] * JOKERS_DEALT[players]
    dealt = players * HAND_SIZE[players] - dealt_jokers
    pick(cards, ANIMALS, dealt, stream)
    for seat in range(players):
        hand = 0
        wanted = 0 if team_of(game, seat) else JOKERS_DEALT[players]
        for _ in range(wanted):
            joker -= 1
            hand |= bit(jokers[joker])
        for _ in range(HAND_SIZE[players] - wanted):
            dealt -= 1
            hand |= bit(cards[dealt])
        game.hands[seat] = hand
    _open_round(game)


cdef void _draw_trophies(AnimalsGame* game, Stream* stream) noexcept nogil:
    cdef uint8_t[3] bag
    cdef int place, seat, left = 3
    cdef const AnimalsSetup* setup = setup_of(game)
    cdef const uint8_t* tokens = setup.tokens[game.scored - 1]
    for place in range(3):
        bag[place] = tokens[1] if setup.even else tokens[place]  # O-4
    pick(bag, 3, 3, stream)
    for seat in range(game.players):
        if team_of(game, seat) == game.winner[game.scored - 1]:
            left -= 1
            game.points[seat] += bag[left]
    _close_round(game)


cdef void _close_round(AnimalsGame* game) noexcept nogil:
    game.ask = RULE if game.turned < ROUNDS else OVER


cdef void draw_chance(AnimalsGame* game, Stream* stream) noexcept nogil:
    """Chance's turn, drawn as `upperlip.animals.dealing.sample` draws it."""
    cdef uint64_t candidates
    if game.ask == RULE:
        candidates = candidates_of(game)
        turn_rule(game, nth_bit(candidates, below(stream, count_bits(candidates))))
    elif game.ask == DEAL:
        _draw_deal(game, stream)
    else:
        _draw_trophies(game, stream)


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


cdef void _play_match(AnimalsGame* game, Streams* streams) noexcept nogil:
    """The match that random bots play, until one more round is scored or the game is over."""
    cdef Stream stream
    cdef int scored = game.scored
    while game.scored == scored and game.ask != OVER:
        if game.seat == NOBODY:
            stream = next_chance(streams)
        else:
            stream = next_decision(streams, game.seat)
        _step(game, &stream)


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
            sums[game.winner[last]] += 1
            sums[2] += game.stars[last][0]
            sums[3] += game.stars[last][1]
    return list(sums)


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
    int64_t rule_rounds[16]
    int64_t rule_team_won[16]
    int64_t rule_crown_won[16]
    int64_t stars[640]


cdef void _count_round(Counts* counts, const AnimalsGame* game) noexcept nogil:
    cdef int number = game.scored - 1, winner = game.winner[game.scored - 1]
    cdef bint crown = team_of(game, game.crown) == winner
    cdef int place, rule, seat
    counts.rounds[number] += 1
    counts.team_won[winner] += 1
    counts.crown_won += crown
    counts.ties += game.stars[number][0] == game.stars[number][1]
    for seat in range(game.players):
        counts.seat_won[seat] += team_of(game, seat) == winner
    for place in range(game.turned):
        rule = game.row[place]
        counts.rule_rounds[rule] += 1
        counts.rule_team_won[rule] += winner == 0
        counts.rule_crown_won[rule] += crown
    for place in range(2):
        counts.stars[game.stars[number][place] + 128] += 1


cdef int most_points(const AnimalsGame* game) noexcept nogil:
    cdef int seat, most = 0
    for seat in range(game.players):
        most = max(most, game.points[seat])
    return most


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
    cdef Position begun = Position.begin(config)
    cdef AnimalsGame game
    cdef Streams streams
    cdef int64_t number
    cdef int players = begun.game.players
    memset(&counts, 0, sizeof(Counts))
    with nogil:
        for number in range(first, first + count):
            game = begun.game
            streams = streams_of(seed, number, players)
            while True:
                _play_match(&game, &streams)
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
        "rule_rounds": list(counts.rule_rounds),
        "rule_team_won": list(counts.rule_team_won),
        "rule_crown_won": list(counts.rule_crown_won),
        "stars": list(counts.stars),
    }


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


cdef uint64_t _mask_of(cards) except? 0:
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
        start(&position.game, config.players)
        position.game.setup = setup_number(config)
        return position

    @staticmethod
    def at_deal(int players, row) -> Position:
        """Before the deal of a round with this rule row, which may be any."""
        from upperlip.animals.config import Config

        if not 3 <= players <= 6 or len(row) > ROUNDS:
            raise ValueError("a round has 3 to 6 players and at most four rule cards")
        cdef Position position = Position.begin(Config(players, "house"))
        for rule in row:
            turn_rule(&position.game, RULE_IDS.index(rule))
        position.game.ask = DEAL
        return position

    @staticmethod
    def from_state(state) -> Position:
        """The reference's state, for tests and selfcheck: a bot has none."""
        from upperlip.kernel.animals.worlds import from_state

        return from_state(state)

    @staticmethod
    def from_bytes(bytes data not None) -> Position:
        """What `bytes(position)` gave, in this process: set-ups are numbered by each."""
        cdef Position position = Position.__new__(Position)
        if len(data) != sizeof(AnimalsGame):
            raise ValueError(f"a position has {sizeof(AnimalsGame)} bytes, not {len(data)}")
        memcpy(&position.game, <const char*>data, sizeof(AnimalsGame))
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
            turn_rule(game, RULE_IDS.index(ply.id))
        elif game.ask == DEAL:
            game.teams = _mask_of([seat for seat, team in enumerate(ply.teams) if team])
            game.crown = ply.crown
            for seat, hand in enumerate(ply.hands):
                game.hands[<int>seat] = _mask_of(hand)
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
            ((self.game.stars[n][0], self.game.stars[n][1]), self.game.winner[n])
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
            tuple(card for card in range(PIGEON + 1) if self.game.hands[seat] >> card & 1)
            for seat in range(self.game.players)
        )
