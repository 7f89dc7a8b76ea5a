"""Cards that a page has no texts for, as they travel: what they are, and what they do.

They come from outside, or are the box's own as an earlier version of the rules had them.
"""

from functools import lru_cache

from msgspec import Struct

from upperlip.definitions.card import LANGUAGES
from upperlip.definitions.card import OutsideCard as DefinedCard
from upperlip.table.shape import AnyConfig
from upperlip.texts import Texts


class OutsideCard(Struct, frozen=True, kw_only=True):
    id: str
    side: str | None  # of a rule card: white or black
    advanced: bool
    number: int | None  # of a villain, unless it copies another's
    name: dict[str, str]  # in every language
    text: dict[str, str]  # in the languages that its author wrote something in
    does: dict[str, str]  # made from its effects, in every language (E-42)
    effects: list[dict[str, object]]  # as its definition has them (E-41)


def cards_on_the_wire(config: AnyConfig) -> list[OutsideCard]:
    """All of a game."""
    return [card_on_the_wire(config.game, card) for card in config.known]


@lru_cache(maxsize=1 << 9)  # told again with every change of a table
def card_on_the_wire(title: str, card: DefinedCard) -> OutsideCard:
    texts = {language: Texts(language, title, cards=[card]) for language in LANGUAGES}
    return OutsideCard(
        id=card.id,
        side=getattr(card, "side", None),
        advanced=getattr(card, "advanced", False),
        number=getattr(card, "number", None),
        name={language: _name(texts[language], card.id) for language in LANGUAGES},
        text=dict(card.text),
        does={language: texts[language].made_sentence(card.id) for language in LANGUAGES},
        effects=[effect.definition for effect in card.effects],
    )


def _name(texts: Texts, id_: str) -> str:
    """Its own, or that of the box's card."""
    return texts.rule_card(id_) if texts.has(f"rule-{id_}") else texts.card(id_)
