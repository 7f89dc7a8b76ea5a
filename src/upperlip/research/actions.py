"""Actions as numbers: one list for each game, the same for every player count and option.

Moustache: 0 to 46, a card, whatever it is asked for. Mustachio: 0 to 71 a card to play or pass,
72 to 81 a bid, 82 to 91 a blind bid (82: none), 92 agree, 93 refuse, 94 to 97 a trump colour, 98 to
100 a throw.
"""

from upperlip.animals.cards import NAMES as ANIMALS
from upperlip.kernel.answer import action, value
from upperlip.nuts.cards import NAMES as NUTS
from upperlip.table.ply import Action

ANIMALS_ACTIONS = len(ANIMALS)
NUTS_ACTIONS = 101

_NUTS = len(NUTS)
_FIRST = {"bid": _NUTS, "blind": _NUTS + 10, "agree": _NUTS + 20, "trump": _NUTS + 22}
_FIRST |= {"refuse": _FIRST["agree"], "throw": _NUTS + 26}


def number_of(act: Action) -> int:
    """The verb says which game's it is: those that both know stand for cards in both."""
    return _FIRST.get(act.verb, 0) + value(act)


def action_of(ask: str, number: int) -> Action:
    """What a number means as an answer to this ask."""
    return action(ask, number - _FIRST.get(ask, 0))
