# A full trick: U-22 to U-35. Part of game.pyx.

cdef uint8_t[2][16] WORTH = [  # of a nut by its value (U-40): in team play, in individual play
    [0, 2, 0, 0, 0, 5, 0, 0, 0, 0, 5, 0, 0, 0, 0, 10],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10],
]


cdef int winning_place(const NutsGame* game, int trump) noexcept nogil:
    """The winner's place, judged with this trump."""
    return _winning_place(game, setup_of(game), trump, NOBODY)


cdef int winning_place_without(const NutsGame* game, int trump, int without) noexcept nogil:
    """The same as if the card at a place had not been played."""
    return _winning_place(game, setup_of(game), trump, without)


cdef inline int _winning_place(
    const NutsGame* game, const NutsSetup* setup, int trump, int without
) noexcept nogil:
    cdef int colour = NO_COLOUR, target, best = NOBODY, judge = NOBODY, place, card, strong = 0
    cdef bint trumped = False
    for place in range(game.played - 1, -1, -1):
        if place == without:
            continue
        card = game.cards[place]
        if card < NUTS:
            colour = card // VALUES  # U-20: in the end, the first nut's
            trumped |= colour == trump
            continue
        card -= NUTS
        strong |= (setup.always_trump >> card & 1) << place
        if setup.judging >> card & 1 and judge == NOBODY:
            judge = card  # E-33: the one played last
    if judge != NOBODY:
        return _place_by_number(game, without, setup.villains[judge].judged == BY_LOWEST)
    if game.led != NO_COLOUR and without != 0:
        colour = game.led
    if trump == NO_COLOUR:
        strong = 0
    target = trump if trumped or strong else colour
    for place in range(game.played):
        if place == without:
            continue
        if _counted(game.cards[place], colour, trump, strong >> place) != target:
            continue
        if best == NOBODY or game.numbers[place] > game.numbers[best]:  # U-23
            best = place
    return best


cdef inline int _counted(int card, int colour, int trump, int strong) noexcept nogil:
    """The colour that a card counts as (U-22)."""
    if card < NUTS:
        return card // VALUES
    return trump if strong & 1 else colour


cdef int _place_by_number(const NutsGame* game, int without, bint lowest) noexcept nogil:
    """U-25: the lowest, of equals the one played last; E-33: the highest, the one played first."""
    cdef int place, best = NOBODY
    for place in range(game.played):
        if place != without and (
            best == NOBODY
            or (lowest and game.numbers[place] <= game.numbers[best])
            or (not lowest and game.numbers[place] > game.numbers[best])
        ):
            best = place
    return best


cdef inline int _strongest_nut(const NutsGame* game, int trump) noexcept nogil:
    """The winner's place in a trick of nuts alone."""
    cdef int place, best = 0, best_colour = game.colour, colour
    for place in range(1, game.players):
        colour = game.cards[place] // VALUES
        if colour == best_colour:
            if game.numbers[place] > game.numbers[best]:
                best = place
        elif colour == trump:
            best = place
            best_colour = trump
    return best


cdef void judge(NutsGame* game) noexcept nogil:
    cdef const uint8_t* worth = WORTH[_solo(game)]
    cdef const NutsSetup* setup = setup_of(game)
    cdef int plus = 0, villains = 0, place, winner
    for place in range(game.players):
        if game.cards[place] < NUTS:
            plus += worth[game.numbers[place]]
        else:
            villains |= 1 << (game.cards[place] - NUTS)
    if villains:
        winner = _winning_place(game, setup, trump_in_force(game), NOBODY)
    else:
        winner = _strongest_nut(game, trump_in_force(game))
    game.leader = _around(game, game.leader, winner)  # U-18
    if villains:
        _give_villains(game, setup, side_of(game, game.leader), villains, plus)
    else:
        game.plus[side_of(game, game.leader)] += plus
        game.tricks[side_of(game, game.leader)] += 1
    _clear_trick(game)
    game.done += 1
    if game.done == game.size:
        _score(game)
    else:
        _ask(game, PLAY, game.leader)


cdef inline void _give_villains(
    NutsGame* game, const NutsSetup* setup, int side, int villains, int nuts
) noexcept nogil:
    """A trick with these villains, and nuts worth so much, goes to a side."""
    cdef const NutsVillain* villain
    cdef int worth = nuts, plus = game.turned_plus, losses = game.turned_losses, counts = 1
    cdef int rest = villains
    while rest:
        villain = &setup.villains[lowest_bit(rest)]
        rest &= rest - 1
        worth += villain.worth[_solo(game)]  # U-40
        counts += villain.tricks  # E-35
        if villain.points > 0:  # E-36
            plus += villain.points
        else:
            losses -= villain.points
    game.plus[side] += plus if villains & setup.voiding else plus + worth  # E-34
    game.losses[side] += losses
    game.tricks[side] += counts


cdef inline void _clear_trick(NutsGame* game) noexcept nogil:
    memset(game.cards, 0, sizeof(game.cards))
    memset(game.numbers, 0, sizeof(game.numbers))
    game.played = 0
    game.colour = game.led = NO_COLOUR
    game.turned_plus = 0
    game.turned_losses = 0
