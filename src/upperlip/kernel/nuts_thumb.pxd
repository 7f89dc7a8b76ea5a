from upperlip.kernel.generator cimport Stream
from upperlip.kernel.nuts cimport NutsGame

cdef int thumb(const NutsGame* game, double noise, Stream* stream) noexcept nogil
cdef double expected_tricks(const NutsGame* game, int seat) noexcept nogil
