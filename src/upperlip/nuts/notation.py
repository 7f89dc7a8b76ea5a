"""Text forms, both ways: actions, outcomes of chance (docs/record.md)."""

from collections.abc import Mapping

from upperlip.nuts.cards import BY_NAME, COLOURS, NAMES, Card, names
from upperlip.nuts.chance import Deal, Flip
from upperlip.table.errors import ImpossibleChance
from upperlip.table.ply import Action
from upperlip.table.reason import because
from upperlip.table.strict import fields, listed, shown, text, whole

NO_BLIND = 0  # "blind no"
SIGNS = ("rock", "paper", "scissors")  # each beats the one before it, rock beats scissors
MOST_CARDS = 9  # in a hand (U-10)

WORDS: dict[Action, str] = {
    **{
        Action(verb, card): f"{verb} {name}"
        for verb in ("play", "pass")
        for card, name in enumerate(NAMES)
    },
    **{Action("bid", number): f"bid {number}" for number in range(MOST_CARDS + 1)},
    **{Action("blind", number): f"blind {number or 'no'}" for number in range(MOST_CARDS + 1)},
    **{Action("trump", colour): f"trump {letter}" for colour, letter in enumerate(COLOURS)},
    **{Action("throw", sign): f"throw {name}" for sign, name in enumerate(SIGNS)},
    Action("agree"): "agree",
    Action("refuse"): "refuse",
}
ACTIONS: dict[str, Action] = {words: action for action, words in WORDS.items()}


def write_action(action: Action) -> str:
    return WORDS[action]


def read_action(words: str) -> Action | None:
    return ACTIONS.get(words)


def read_card(value: object) -> Card:
    name = text(value)
    if name not in BY_NAME:
        raise ImpossibleChance(because("U-1", "unknown-card", name=name[:40]))
    return BY_NAME[name]


def write_chance(ply: Deal | Flip) -> dict[str, object]:
    if isinstance(ply, Flip):
        return {"chance": "flip", "card": NAMES[ply.card]}
    return {
        "chance": "deal",
        "round": ply.round,
        "dealer": ply.dealer,
        "villains": list(names(ply.villains)),
        "hands": [list(names(hand)) for hand in ply.hands],
    }


def read_chance(step: Mapping[str, object]) -> Deal | Flip:
    kind = step.get("chance")
    if kind == "flip":
        _, card = fields(step, "chance", "card")
        return Flip(read_card(card))
    if kind == "deal":
        _, number, dealer, villains, hands = fields(
            step, "chance", "round", "dealer", "villains", "hands"
        )
        dealt = listed(hands, lambda hand: tuple(sorted(listed(hand, read_card))))
        return Deal(whole(number), whole(dealer), listed(villains, read_card), dealt)
    raise ImpossibleChance(because("record", "unknown-chance", kind=shown(kind)))
