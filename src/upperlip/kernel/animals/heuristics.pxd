"""Heuristics for Moustache."""

from upperlip.kernel.animals.game cimport AnimalsGame
from upperlip.kernel.common.generator cimport Stream

cdef int heuristic_choice(const AnimalsGame* game, double noise, Stream* stream) noexcept nogil
