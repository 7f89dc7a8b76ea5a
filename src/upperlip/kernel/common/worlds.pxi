# What the knowledge of both games has in common. Included by each game's worlds.pyx, which brings
# its KernelState and its Knowledge.


cdef int _any_world(Knowledge knowledge, Stream* stream) noexcept nogil:
    """The number of a world, as likely as its weight says."""
    cdef int number = 0
    cdef double mark
    if knowledge.count > 1:
        mark = unit(stream) * knowledge.worlds[knowledge.count - 1].sum
        while knowledge.worlds[number].sum <= mark:
            number += 1
    return number


cdef class GameKnowledge:
    """All a seat knows; `draw` gives a world that fits it, as likely as chance makes it."""

    @staticmethod
    def certain(KernelState state not None) -> Knowledge:
        """Of somebody who sees all cards: every world is this one. Not for a fair bot."""
        cdef Knowledge knowledge = Knowledge.__new__(Knowledge)
        knowledge.known = state.copy()
        return knowledge

    def draw(self, Generator rng not None) -> KernelState:
        cdef KernelState state = wrap(&self.known.game)
        (<Knowledge>self).fill(&state.game, &rng.stream)
        return state
