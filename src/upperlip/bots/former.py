"""The expert as it was before it bid by a forecast and listened to bids: a yardstick.

It can be called by its name, `expert-0`, but is offered nowhere.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from upperlip.bots.bidding import formerly_sensible
from upperlip.bots.expert import Expert
from upperlip.bots.nuts import PLAYBOOK as NUTS
from upperlip.bots.playbook import AnyPlaybook
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.view import View


def _lean(_: View, __: object) -> None:
    """Every world as likely as chance makes it."""


class FormerExpert(Expert):
    name = "expert-0"
    books: ClassVar[Mapping[str, AnyPlaybook]] = {
        **PLAYBOOKS,
        MUSTACHIO.title: replace(NUTS, sensible=formerly_sensible, lean=_lean),
    }
