# The end of a round: O-25 to O-29. Part of game.pyx.


cdef int taker_of(const AnimalsGame* game, int before) noexcept nogil:
    """The team that won a trick and its cards, so many before the latest; or NOBODY."""
    if game.won >> before & 1:
        return 0
    return 1 if game.won >> (SECOND_TEAM + before) & 1 else NOBODY


cdef int hand_size(const AnimalsGame* game) noexcept nogil:
    """Tricks of a round (O-11)."""
    return HAND_SIZE[game.players]


cdef int finished_tricks(const AnimalsGame* game) noexcept nogil:
    """Of the round, where the next seat is to play or nobody has cards."""
    return HAND_SIZE[game.players] - count_bits(game.hands[game.seat])


cdef inline int _first_taker(const AnimalsGame* game) noexcept nogil:
    """The team that won the round's first trick and its cards, or NOBODY; between tricks."""
    cdef int tricks = finished_tricks(game)
    return taker_of(game, tricks - 1) if tricks else NOBODY


cdef inline void _pay(int16_t* stars, int team, int amount) noexcept nogil:
    if team != NOBODY:
        stars[team] += amount


cdef inline int _more(int first, int second) noexcept nogil:
    """The team that has more; on a tie NOBODY."""
    return NOBODY if first == second else second > first


cdef void _score(AnimalsGame* game) noexcept nogil:
    """O-25 to O-29, when the hands are empty."""
    cdef const Law* law = law_of(game)
    cdef int16_t* stars = game.stars[game.scored]
    cdef int place
    if law.last:
        _pay(stars, taker_of(game, 0), law.last)
    if law.first:
        _pay(stars, _first_taker(game), law.first)
    if law.tricks:
        _pay(stars, _more(tricks_of(game, 0), tricks_of(game, 1)), law.tricks)
    for place in range(law.kind_count):
        _pay(
            stars,
            _more(
                count_bits(game.captured[0] & law.kinds[place]),
                count_bits(game.captured[1] & law.kinds[place]),
            ),
            law.kind_stars[place],
        )
    if stars[0] == stars[1]:
        game.winners |= team_of(game, game.crown) << game.scored
    else:
        game.winners |= ((stars[1] > stars[0]) != law.fewest) << game.scored
    game.scored += 1
    game.ask = TROPHIES
    game.seat = NOBODY
