"""What a good player would play in Mustachio, at a glance: a net that has learned from search."""

from upperlip.kernel.common.choices cimport Choices
from upperlip.kernel.common.policy cimport Policy
from upperlip.kernel.nuts.game cimport NutsGame

cdef bint has_net(const NutsGame* game) noexcept nogil
cdef bint is_learned(const NutsGame* game) noexcept nogil
cdef void policy_of(const NutsGame* game, Choices options, Policy* policy) noexcept nogil
cdef double value_of(const NutsGame* game) noexcept nogil
