"""Text forms, both ways: actions, outcomes of chance (docs/record.md)."""

from collections.abc import Mapping
from functools import partial

from upperlip.nuts.cards import COLOURS, NAMES, Card
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import Config
from upperlip.table.errors import ImpossibleChance
from upperlip.table.ply import Action
from upperlip.table.reason import because
from upperlip.table.strict import fields, listed, shown, text, whole

NO_BLIND = 0  # "blind no"
SIGNS = ("rock", "paper", "scissors")  # each beats the one before it, rock beats scissors
MOST_CARDS = 9  # in a hand (U-10)

_FROM_HAND = ("play", "pass")
WORDS: dict[Action, str] = {
    **{
        Action(verb, card): f"{verb} {name}"
        for verb in _FROM_HAND
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


def write_action(config: Config, action: Action) -> str:
    return WORDS.get(action) or f"{action.verb} {config.name(action.value)}"


def read_action(config: Config, words: str) -> Action | None:
    verb, _, name = words.partition(" ")
    outside = config.find_card(name) if config.cards and verb in _FROM_HAND else None
    return ACTIONS.get(words) if outside is None else Action(verb, outside)


def read_card(config: Config, value: object) -> Card:
    name = text(value)
    card = config.find_card(name)
    if card is None:
        raise ImpossibleChance(because("U-1", "unknown-card", name=name[:60]))
    return card


def write_chance(config: Config, ply: Deal | Flip) -> dict[str, object]:
    names = config.names
    if isinstance(ply, Flip):
        return {"chance": "flip", "card": config.name(ply.card)}
    return {
        "chance": "deal",
        "round": ply.round,
        "dealer": ply.dealer,
        "villains": list(names(ply.villains)),
        "hands": [list(names(hand)) for hand in ply.hands],
    }


def read_chance(config: Config, step: Mapping[str, object]) -> Deal | Flip:
    kind = step.get("chance")
    if kind == "flip":
        _, card = fields(step, "chance", "card")
        return Flip(read_card(config, card))
    if kind == "deal":
        _, number, dealer, villains, hands = fields(
            step, "chance", "round", "dealer", "villains", "hands"
        )
        known = partial(read_card, config)
        dealt = listed(hands, lambda hand: tuple(sorted(listed(hand, known))))
        return Deal(whole(number), whole(dealer), listed(villains, known), dealt)
    raise ImpossibleChance(because("record", "unknown-chance", kind=shown(kind)))
