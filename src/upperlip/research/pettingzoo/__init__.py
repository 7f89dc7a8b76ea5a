"""Both games for PettingZoo (AEC): `moustache_v0` and `mustachio_v0`.

    from upperlip.research.pettingzoo import moustache_v0
    env = moustache_v0.env(players=4, rule_set="house")

`env` is wrapped as PettingZoo's own classic games are; `raw_env` is bare. Here
belongs what only PettingZoo needs; it stands on the compiled kernel's arrays.
"""

from upperlip.research.requirements import require_modules

require_modules("gymnasium", "numpy", "pettingzoo")
