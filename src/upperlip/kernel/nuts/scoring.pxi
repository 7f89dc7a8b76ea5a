# The end of a round and of the game: U-40 to U-45. Part of game.pyx.


cdef int side_bid(const NutsGame* game, int side) noexcept nogil:
    """U-14, U-16: the blind number, or the sum of the members' bids."""
    cdef int seat, bid = 0
    if game.blinds[side] != NOTHING:
        return game.blinds[side]
    seat = side
    while seat < game.players:
        bid += game.bids[seat]
        seat += game.sides
    return bid


cdef bint bid_met(const NutsGame* game, int side) noexcept nogil:
    """At the round's end."""
    return max(<int>game.tricks[side], 0) == side_bid(game, side)  # U-33


cdef void _score(NutsGame* game) noexcept nogil:
    """U-40 to U-43."""
    cdef int side
    cdef bint blind, met
    for side in range(game.sides):
        blind = game.blinds[side] != NOTHING
        met = bid_met(game, side)
        game.points[game.scored][side] = -game.losses[side]
        if met or not blind:
            game.points[game.scored][side] += (
                game.plus[side] + setup_of(game).bid_bonus[_solo(game)] * met * (1 + blind)
            )
    game.scored += 1
    _clean_up(game)
    _ask(game, DEAL, NOBODY)
    if game.scored == ROUNDS:
        _end(game)


cdef void _clean_up(NutsGame* game) noexcept nogil:
    """U-50: turned cards return to the pile; a pile made by U-13 serves no further deal."""
    game.nuts[SPENT] |= game.nuts[PLAYED]
    game.villains[SPENT] |= game.villains[PLAYED]
    if game.recycled:
        game.nuts[PILE] = 0
        game.villains[PILE] = 0
    else:
        game.nuts[PILE] |= game.nuts[TURNED]
        game.villains[PILE] |= game.villains[TURNED]
    game.nuts[TURNED] = game.nuts[PLAYED] = 0
    game.villains[TURNED] = game.villains[PLAYED] = 0


cdef int total(const NutsGame* game, int side) noexcept nogil:
    cdef int number, points = 0
    for number in range(game.scored):
        points += game.points[number][side]
    return points


cdef int _leaders(const NutsGame* game) noexcept nogil:
    cdef int side, leaders = 0, best = total(game, 0)
    for side in range(1, game.sides):
        best = max(best, total(game, side))
    for side in range(game.sides):
        if total(game, side) == best:
            leaders |= 1 << side
    return leaders


cdef void _end(NutsGame* game) noexcept nogil:
    cdef int leaders = _leaders(game)
    if count_bits(leaders) > 1:
        _open_duel(game, leaders)
    else:
        _ask(game, OVER, NOBODY)


cdef void _open_duel(NutsGame* game, int sides) noexcept nogil:
    """U-45: a side's lowest seat throws, and has its number."""
    game.duel = sides
    game.wins[0] = game.wins[1] = 0
    _ask_all(game, THROW, sides)


cdef void _throw(NutsGame* game, int seat, int sign) noexcept nogil:
    cdef int shown = 0, best, winners = 0, side
    if not _keep_secret(game, seat, sign):
        return
    for side in range(game.sides):
        if game.duel >> side & 1:
            shown |= 1 << game.secrets[side]
    # Of two signs the next one wins: paper wraps rock, scissors cut paper, rock blunts scissors.
    best = 1 if shown == 0b011 else 2 if shown == 0b110 else 0
    for side in range(game.sides):
        if game.duel >> side & 1 and game.secrets[side] == best:
            winners |= 1 << side
    memset(game.secrets, NOTHING, sizeof(game.secrets))
    if count_bits(shown) != 2:
        _ask_all(game, THROW, game.duel)
    elif count_bits(game.duel) > 2:
        _narrow(game, winners)
    else:
        _win_throw(game, winners)


cdef void _win_throw(NutsGame* game, int winner) noexcept nogil:
    cdef int which = 0 if game.duel & (winner - 1) == 0 else 1
    game.wins[which] += 1
    if game.wins[which] == 2:
        _narrow(game, winner)
    else:
        _ask_all(game, THROW, game.duel)


cdef void _narrow(NutsGame* game, int sides) noexcept nogil:
    if count_bits(sides) > 1:
        _open_duel(game, sides)
        return
    game.duel = sides
    game.wins[0] = game.wins[1] = 0
    _ask(game, OVER, NOBODY)


cdef int winning_sides(const NutsGame* game) noexcept nogil:
    """Once the game is over."""
    return game.duel if game.duel else _leaders(game)
