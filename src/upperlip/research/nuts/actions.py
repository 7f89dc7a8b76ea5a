"""Mustachio's actions as numbers.

0 to 71 a card to play or pass, 72 to 81 a bid, 82 to 91 a blind bid (82: none), 92 agree,
93 refuse, 94 to 97 a trump colour, 98 to 100 a throw.
"""

from upperlip.kernel import answer
from upperlip.nuts.cards import COLOURS, NAMES
from upperlip.nuts.config import TITLE
from upperlip.nuts.notation import SIGNS
from upperlip.table.ply import Action

_BIDS = 10
_BID = len(NAMES)
_BLIND = _BID + _BIDS
_AGREE = _BLIND + _BIDS
_TRUMP = _AGREE + 2
_THROW = _TRUMP + len(COLOURS)
_FIRST = {
    "play": 0,
    "pass": 0,
    "bid": _BID,
    "blind": _BLIND,
    "agree": _AGREE,
    "refuse": _AGREE,
    "trump": _TRUMP,
    "throw": _THROW,
}
COUNT = _THROW + len(SIGNS)


def number_of(action: Action) -> int:
    return _FIRST[action.verb] + answer.value(TITLE, action)


def action_of(ask: str, number: int) -> Action:
    return answer.action(TITLE, ask, number - _FIRST[ask])
