# Worlds that suit what was bid. Part of worlds.pyx.
#
# Several are drawn, and one of them is taken, the more likely the better its hands suit the bids:
# resampled, so every world that fits stays possible. All in whole numbers, so that every machine
# takes the same.


cdef int _lean(Knowledge knowledge, worth, shown, fits, int tries) except -1:
    cdef NutsGame* game = &knowledge.known.game
    cdef int seat, level
    for card, hundredths in enumerate(worth):
        if own_card(setup_of(game), card) != UNKNOWN:
            knowledge.worth[own_card(setup_of(game), card)] = hundredths
    for seat in range(game.players):
        if fits[seat] is None:
            continue
        knowledge.leaning |= 1 << seat
        knowledge.shown[seat] = shown[seat]
        for level in range(LEVELS):
            knowledge.fits[seat][level] = fits[seat][level]
    knowledge.tries = tries
    return 0


cdef int _level(Knowledge knowledge, const NutsGame* game, int seat) noexcept nogil:
    """What the seat bid with was worth, in steps."""
    cdef uint64_t nuts = game.nuts[seat]
    cdef uint16_t villains = game.villains[seat]
    cdef int worth = knowledge.shown[seat]
    while nuts:
        worth += knowledge.worth[lowest_bit(nuts)]
        nuts &= nuts - 1
    while villains:
        worth += knowledge.worth[NUTS + lowest_bit(villains)]
        villains &= villains - 1
    return max(0, min(LEVELS - 1, worth // STEP))


cdef uint64_t _fit(Knowledge knowledge, const NutsGame* game) noexcept nogil:
    """How well the hands suit the bids: at least 1."""
    cdef uint64_t fit = 1
    cdef int seat
    for seat in range(game.players):
        if knowledge.leaning >> seat & 1:
            fit *= knowledge.fits[seat][_level(knowledge, game, seat)]
    return fit


cdef void _resample(Knowledge knowledge, NutsGame* game, Stream* stream) noexcept nogil:
    cdef NutsGame other
    cdef uint64_t fit, sum_ = 0
    cdef int _
    for _ in range(knowledge.tries):
        knowledge.draw_one(&other, stream)
        fit = _fit(knowledge, &other)
        sum_ += fit
        if below(stream, sum_) < fit:
            game[0] = other
