"""Rules of thumb for Mustachio."""

from upperlip.kernel.generator cimport Stream
from upperlip.kernel.nuts cimport NutsGame

cdef int thumb(const NutsGame* game, double noise, Stream* stream) noexcept nogil
