"""Both games for OpenSpiel. Importing this registers them:

import pyspiel
import upperlip.research.openspiel
game = pyspiel.load_game("upperlip_moustache(players=4,rule_set=house)")

Here belongs what only OpenSpiel needs; it stands on the reference engine, not on the kernel.
"""

from upperlip.research.requirements import require_modules

require_modules("numpy", "pyspiel")

import pyspiel  # noqa: E402

from upperlip.research.openspiel.game import Moustache, Mustachio  # noqa: E402

for _game in (Moustache, Mustachio):
    pyspiel.register_game(_game.type, _game)
