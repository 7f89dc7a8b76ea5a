"""To the kernel an answer is a number: a card, a bid, a colour or a sign, as the ask has it."""

from upperlip.table.ply import Action

_AGREE = Action("agree"), Action("refuse")  # the one ask that is answered by a choice of verbs


def action(ask: str, value: int) -> Action:
    return _AGREE[value] if ask == "agree" else Action(ask, value)


def value(action: Action) -> int:
    return _AGREE.index(action) if action in _AGREE else action.value
