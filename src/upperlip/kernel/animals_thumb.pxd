from upperlip.kernel.animals cimport AnimalsGame
from upperlip.kernel.generator cimport Stream

cdef int weigh(const AnimalsGame* game, int* cards, double* values) noexcept nogil
cdef int thumb(const AnimalsGame* game, double noise, Stream* stream) noexcept nogil
