# Bids: U-14 to U-16. Part of game.pyx.


cdef void _propose(NutsGame* game, int seat, int number) noexcept nogil:
    cdef int place = _place_at_table(game, seat)
    if number == 0 and place + game.sides < game.players:
        _ask(game, BLIND, _around(game, seat, game.sides))  # a partner may still propose
    elif number == 0:
        _next_blind(game, place % game.sides)
    elif _solo(game):
        game.blinds[seat] = number
        _next_blind(game, place)
    else:
        game.proposal = number
        game.proposer = seat
        game.agreed = True
        _next_answer(game, place % game.sides)


cdef void _next_answer(NutsGame* game, int place) noexcept nogil:
    """From this place on, in steps of a side, the first who did not propose; then the next side."""
    if _around(game, first_seat(game), place) == game.proposer:
        place += game.sides
    if place < game.players:  # all are asked
        _ask(game, AGREE, _around(game, first_seat(game), place))
        return
    if game.agreed:
        game.blinds[side_of(game, game.proposer)] = game.proposal
    game.proposal = NOTHING
    game.proposer = NOBODY
    game.agreed = True
    _next_blind(game, place % game.sides)


cdef void _answer(NutsGame* game, int seat, bint agrees) noexcept nogil:
    game.agreed = game.agreed and agrees
    _next_answer(game, _place_at_table(game, seat) + game.sides)


cdef void _next_blind(NutsGame* game, int side) noexcept nogil:
    """The side that was `side`th to be asked is done."""
    if side + 1 < game.sides:
        _ask(game, BLIND, _around(game, first_seat(game), side + 1))
    else:
        _ask(game, TURN, NOBODY)


cdef void _open_bidding(NutsGame* game) noexcept nogil:
    cdef int seat, bidders = 0
    if not _solo(game):
        _next_bid(game, game.dealer)
        return
    for seat in range(game.players):
        if game.blinds[seat] == NOTHING:
            bidders |= 1 << seat
    if bidders:
        _ask_all(game, BID, bidders)
    else:
        _open_play(game)


cdef void _next_bid(NutsGame* game, int seat) noexcept nogil:
    """U-14: the next in the order of play whose side is not blind."""
    while True:
        seat = _left_of(game, seat)
        if game.blinds[side_of(game, seat)] == NOTHING:
            _ask(game, BID, seat)
            return
        if seat == game.dealer:
            _open_play(game)
            return


cdef void _bid(NutsGame* game, int seat, int number) noexcept nogil:
    if not _solo(game):
        game.bids[seat] = number
        if seat == game.dealer:
            _open_play(game)
        else:
            _next_bid(game, seat)
    elif _keep_secret(game, seat, number):  # U-15
        for seat in range(game.players):
            game.bids[seat] = game.secrets[seat]
        memset(game.secrets, NOTHING, sizeof(game.secrets))
        _open_play(game)


cdef void _open_play(NutsGame* game) noexcept nogil:
    _ask(game, PLAY, game.leader)
