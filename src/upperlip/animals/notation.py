"""Text forms, both ways: actions, outcomes of chance (docs/record.md)."""

from collections.abc import Mapping

from upperlip.animals.cards import BY_NAME, NAMES, Card, names
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.config import Config
from upperlip.table.errors import ImpossibleChance
from upperlip.table.ply import Action
from upperlip.table.reason import because
from upperlip.table.strict import fields, listed, shown, text, whole

ACTIONS: dict[str, Action] = {
    f"{verb} {name}": Action(verb, card)
    for verb in ("give", "play", "steal")
    for card, name in enumerate(NAMES)
}


def write_action(_: Config, action: Action) -> str:
    return f"{action.verb} {NAMES[action.value]}"


def read_action(_: Config, words: str) -> Action | None:
    return ACTIONS.get(words)


def read_card(value: object) -> Card:
    name = text(value)
    if name not in BY_NAME:
        raise ImpossibleChance(because("O-1", "unknown-card", name=name[:40]))
    return BY_NAME[name]


def write_chance(_: Config, ply: Rule | Deal | Trophies) -> dict[str, object]:
    if isinstance(ply, Rule):
        return {"chance": "rule", "round": ply.round, "id": ply.id}
    if isinstance(ply, Deal):
        hands = [list(names(hand)) for hand in ply.hands]
        teams = list(ply.teams)
        return {
            "chance": "deal",
            "round": ply.round,
            "teams": teams,
            "crown": ply.crown,
            "hands": hands,
        }
    return {"chance": "trophies", "round": ply.round, "drawn": list(ply.drawn)}


def read_chance(_: Config, step: Mapping[str, object]) -> Rule | Deal | Trophies:
    kind = step.get("chance")
    if kind == "rule":
        number, rule = fields(step, "chance", "round", "id")[1:]
        return Rule(whole(number), text(rule))
    if kind == "deal":
        number, teams, crown, hands = fields(step, "chance", "round", "teams", "crown", "hands")[1:]
        dealt = listed(hands, lambda hand: tuple(sorted(listed(hand, read_card))))
        return Deal(whole(number), listed(teams, whole), whole(crown), dealt)
    if kind == "trophies":
        number, drawn = fields(step, "chance", "round", "drawn")[1:]
        return Trophies(whole(number), listed(drawn, lambda t: None if t is None else whole(t)))
    raise ImpossibleChance(because("record", "unknown-chance", kind=shown(kind)))
