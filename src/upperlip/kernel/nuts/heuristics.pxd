"""Heuristics for Mustachio."""

from upperlip.kernel.common.generator cimport Stream
from upperlip.kernel.nuts.game cimport NutsGame

cdef int heuristic_choice(const NutsGame* game, double noise, Stream* stream) noexcept nogil
