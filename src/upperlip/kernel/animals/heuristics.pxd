"""Rules of thumb for Moustache."""

from upperlip.kernel.animals.game cimport AnimalsGame
from upperlip.kernel.common.generator cimport Stream

cdef int thumb(const AnimalsGame* game, double noise, Stream* stream) noexcept nogil
