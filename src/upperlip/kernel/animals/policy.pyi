from upperlip.kernel.common.policy import SHAPE as SHAPE
from upperlip.kernel.common.policy import WEIGHTS as WEIGHTS
from upperlip.kernel.common.policy import features as features
from upperlip.kernel.common.policy import load as load
from upperlip.kernel.common.policy import outputs as outputs
from upperlip.kernel.common.policy import policy as policy
from upperlip.kernel.common.policy import value as value
