"""The table of playbooks, by the game's title."""

from upperlip.animals import MOUSTACHE
from upperlip.bots.animals import PLAYBOOK as ANIMALS
from upperlip.bots.nuts import PLAYBOOK as NUTS
from upperlip.bots.playbook import AnyPlaybook
from upperlip.nuts import MUSTACHIO

PLAYBOOKS: dict[str, AnyPlaybook] = {MOUSTACHE.title: ANIMALS, MUSTACHIO.title: NUTS}
