"""The expert as it was before it bid by a forecast, listened to bids and had a net: a yardstick.

It can be called by its name, `expert-0`, but is offered nowhere.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from upperlip.animals import MOUSTACHE
from upperlip.animals.config import Config
from upperlip.bots.animals import PLAYBOOK as ANIMALS
from upperlip.bots.animals import STYLE
from upperlip.bots.bids.bidding import formerly_sensible
from upperlip.bots.expert import Expert
from upperlip.bots.nuts import PLAYBOOK as NUTS
from upperlip.bots.playbook import AnyPlaybook, Style
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.view import View


def _lean(_: View, __: object) -> None:
    """Every world as likely as chance makes it."""


def _style(_: Config) -> Style:
    """Rules of thumb alone."""
    return STYLE._replace(guidance=0.0)


class FormerExpert(Expert):
    name = "expert-0"
    books: ClassVar[Mapping[str, AnyPlaybook]] = {
        **PLAYBOOKS,
        MOUSTACHE.title: replace(ANIMALS, style=_style),
        MUSTACHIO.title: replace(NUTS, sensible=formerly_sensible, lean=_lean),
    }
