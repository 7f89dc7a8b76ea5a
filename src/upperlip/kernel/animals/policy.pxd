"""What a good player would do in Moustache, at a glance: a net that has learned from search."""

from upperlip.kernel.animals.game cimport AnimalsGame
from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.policy cimport Policy

cdef bint has_net(const AnimalsGame* game) noexcept nogil
cdef bint is_learned(const AnimalsGame* game) noexcept nogil
cdef void policy_of(const AnimalsGame* game, Choices options, Policy* policy) noexcept nogil
cdef double value_of(const AnimalsGame* game) noexcept nogil
