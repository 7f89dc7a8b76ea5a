"""What every definition of a card has: id, texts, effects (E-41 to E-43)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from upperlip.definitions.effect import Effect, read_effect
from upperlip.definitions.fault import CardFault, Path, quoted
from upperlip.definitions.parameter import Parameter
from upperlip.table.reason import because

LANGUAGES = ("en", "fr", "ru")
MOST_EFFECTS = 4
_MOST_LETTERS = {"name": 40, "text": 200}
_PART = r"[a-z](?:[a-z0-9-]{0,22}[a-z0-9])?"
_ID = re.compile(rf"{_PART}:{_PART}")
# E-42: nothing that is markup, steers a terminal, hides or turns what stands beside it.
_FORBIDDEN = re.compile(
    "[<>\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)
_WANTED = ("id", "game", "name", "effects")

Words = tuple[tuple[str, str], ...]  # by language
E = TypeVar("E", bound=Effect)


class OutsideCard(Protocol):
    """What every card from outside has, whichever the game."""

    def __hash__(self) -> int: ...

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Words: ...

    @property
    def text(self) -> Words: ...

    @property
    def effects(self) -> tuple[Effect, ...]: ...


@dataclass(frozen=True, slots=True)
class Read(Generic[E]):
    """A definition as far as both games have it; `own` is what only one has, not yet looked at."""

    id: str
    name: Words
    text: Words
    effects: tuple[E, ...]
    own: Mapping[str, object]


def read_card(
    value: object,
    game: str,
    kinds: Mapping[str, type[E]],
    wanted: tuple[str, ...],
    optional: tuple[str, ...],
) -> Read[E]:
    """A definition with exactly the keys that it may have; raises CardFault."""
    if not isinstance(value, dict):
        raise CardFault(because("E-41", "card-not-a-table", value=quoted(value)))
    known = (*_WANTED, *wanted, *optional, "text")
    for key in value:
        if key not in known:
            raise CardFault(
                because("E-41", "card-unknown-key", key=quoted(key), known=known), (key,)
            )
    for key in (*_WANTED, *wanted):
        if key not in value:
            raise CardFault(because("E-41", "card-missing-key", key=key))
    if value["game"] != game:
        given = quoted(value["game"])
        reason = because("E-41", "card-value", key="game", value=given, allowed=(game,))
        raise CardFault(reason, ("game",))
    return Read(
        id=_read_id(value["id"]),
        name=_read_words("name", value["name"]),
        text=_read_words("text", value["text"]) if "text" in value else (),
        effects=_read_effects(value["effects"], kinds),
        own={key: value[key] for key in (*wanted, *optional) if key in value},
    )


def only(parameter: Parameter, key: str, own: Mapping[str, object]) -> None:
    """Raises CardFault if the key has a value that it may not have."""
    if key in own and not parameter.accepts(own[key]):
        raise CardFault(parameter.wanted("E-41", key, quoted(own[key])), (key,))


def write_card(card: OutsideCard, game: str, own: Mapping[str, object]) -> dict[str, object]:
    """Key for key as it was defined, in the order of E-41."""
    text = {"text": dict(card.text)} if card.text else {}
    effects = [effect.definition for effect in card.effects]
    return {
        "id": card.id,
        "game": game,
        **own,
        "name": dict(card.name),
        **text,
        "effects": effects,
    }


C = TypeVar("C", bound=OutsideCard)


def named(library: Sequence[C], *lists: tuple[str, ...] | None) -> tuple[C, ...]:
    """Those cards of a library that one of these lists names, by their ids (E-45)."""
    wanted = {id_ for ids in lists for id_ in ids or ()}
    return tuple(sorted((card for card in library if card.id in wanted), key=lambda c: c.id))


def is_id(value: object) -> bool:
    """Could a card from outside be called so (E-42)? No card of the boxes is."""
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def _read_id(value: object) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise CardFault(because("E-42", "card-id", value=quoted(value)), ("id",))
    return value


def _read_words(key: str, value: object) -> Words:
    """A name or a text, in one language or more."""
    if not isinstance(value, dict) or not value:
        raise CardFault(because("E-42", "card-languages", key=key, known=LANGUAGES), (key,))
    for language, words in value.items():
        path: Path = (key, language)
        if language not in LANGUAGES:
            raise CardFault(because("E-42", "card-languages", key=key, known=LANGUAGES), path)
        most = _MOST_LETTERS[key]
        if not isinstance(words, str) or not 1 <= len(words) <= most:
            raise CardFault(because("E-42", "card-words-length", key=key, number=most), path)
        if words[0] == " " or words[-1] == " ":
            raise CardFault(because("E-42", "card-words-blank", key=key), path)
        if found := _FORBIDDEN.search(words):
            letter = f"U+{ord(found[0]):04X}"
            raise CardFault(because("E-42", "card-words-letter", key=key, value=letter), path)
    return tuple(value.items())


def _read_effects(value: object, kinds: Mapping[str, type[E]]) -> tuple[E, ...]:
    """E-41, E-43: at most four, none twice, some kinds but once."""
    if not isinstance(value, list) or len(value) > MOST_EFFECTS:
        raise CardFault(because("E-41", "card-effects", number=MOST_EFFECTS), ("effects",))
    found: list[E] = []
    for place, each in enumerate(value):
        path: Path = ("effects", place)
        effect = read_effect(each, kinds, path)
        if effect in found:
            raise CardFault(because("E-43", "card-effect-twice", value=effect.kind), path)
        if effect.once and any(other.kind == effect.kind for other in found):
            raise CardFault(because("E-43", "card-kind-twice", value=effect.kind), path)
        found.append(effect)
    return tuple(found)
