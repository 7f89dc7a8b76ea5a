"""A rule card from its definition, and back (E-41)."""

from upperlip.animals.config import TITLE
from upperlip.animals.effects import KINDS
from upperlip.animals.rule import RuleCard
from upperlip.definitions.card import only, read_card, write_card
from upperlip.definitions.parameter import OneOf

_SIDES = OneOf(("white", "black"))
_YES = OneOf((True,))


def read_definition(value: object) -> RuleCard:
    """Raises CardFault."""
    card = read_card(value, TITLE, KINDS, ("side",), ("advanced",))
    only(_SIDES, "side", card.own)
    only(_YES, "advanced", card.own)
    return RuleCard(
        card.id,
        "white" if card.own["side"] == "white" else "black",
        "outside",
        "E-45",
        card.effects,
        advanced="advanced" in card.own,
        name=card.name,
        text=card.text,
    )


def write_definition(card: RuleCard) -> dict[str, object]:
    own: dict[str, object] = {"side": card.side, **({"advanced": True} if card.advanced else {})}
    return write_card(card, TITLE, own)
