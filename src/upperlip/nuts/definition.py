"""A villain from its definition, and back (E-41)."""

from upperlip.definitions.card import only, read_card, write_card
from upperlip.definitions.fault import CardFault
from upperlip.definitions.parameter import OneOf, Whole
from upperlip.nuts.config import TITLE
from upperlip.nuts.effects import KINDS
from upperlip.nuts.effects.copies import Copies
from upperlip.nuts.villain import Villain
from upperlip.table.reason import because

_NUMBER = Whole(0, 20)
_NO = OneOf((False,))


def read_definition(value: object) -> Villain:
    """Raises CardFault."""
    card = read_card(value, TITLE, KINDS, (), ("number", "scores"))
    only(_NUMBER, "number", card.own)
    only(_NO, "scores", card.own)
    copies = any(isinstance(effect, Copies) for effect in card.effects)
    for key in card.own:
        if copies:
            raise CardFault(because("E-41", "card-copies", key=key), (key,))
    number = card.own.get("number")
    if not copies and not isinstance(number, int):
        raise CardFault(because("E-41", "card-missing-key", key="number"))
    return Villain(
        card.id,
        number if isinstance(number, int) else None,
        "E-45",
        card.effects,
        scores="scores" not in card.own,
        name=card.name,
        text=card.text,
    )


def write_definition(card: Villain) -> dict[str, object]:
    own: dict[str, object] = {} if card.number is None else {"number": card.number}
    return write_card(card, TITLE, own if card.scores else {**own, "scores": False})
