"""To the kernel an answer is a number: a card, a bid, a colour or a sign, as the ask has it."""

from upperlip.table.ply import Action

# Asks that are answered by a choice of actions, and not by the value of one.
CHOICES: dict[str, dict[str, tuple[Action, ...]]] = {
    "moustache": {},
    "mustachio": {"agree": (Action("agree"), Action("refuse"))},
}


def action(game: str, ask: str, value: int) -> Action:
    choices = CHOICES[game].get(ask)
    return Action(ask, value) if choices is None else choices[value]


def value(game: str, action: Action) -> int:
    for choices in CHOICES[game].values():
        if action in choices:
            return choices.index(action)
    return action.value
