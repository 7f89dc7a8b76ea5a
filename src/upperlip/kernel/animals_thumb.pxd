"""Rules of thumb for Moustache."""

from upperlip.kernel.animals cimport AnimalsGame
from upperlip.kernel.generator cimport Stream

cdef int thumb(const AnimalsGame* game, double noise, Stream* stream) noexcept nogil
