"""Rules of thumb for Mustachio."""

from upperlip.kernel.common.generator cimport Stream
from upperlip.kernel.nuts.game cimport NutsGame

cdef int thumb(const NutsGame* game, double noise, Stream* stream) noexcept nogil
