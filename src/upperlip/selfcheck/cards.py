"""Random cards from outside, within what definitions may be (E-41 to E-43)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from upperlip.animals.effects import EFFECTS as ANIMALS_EFFECTS
from upperlip.definitions.card import LANGUAGES, MOST_EFFECTS, OutsideCard
from upperlip.definitions.effect import Effect, parameters, shapes_of
from upperlip.games import GAMES
from upperlip.nuts.effects import EFFECTS as NUTS_EFFECTS
from upperlip.table.generator import Generator

EFFECTS: dict[str, tuple[type[Effect], ...]] = {
    "moustache": ANIMALS_EFFECTS,
    "mustachio": NUTS_EFFECTS,
}
PASS = "pass"  # one card of a game may have it (E-43)
_COPIES = "copies"  # stands instead of a number (E-31)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LONGEST_PART = 24  # letters on either side of an id's colon (E-42)

T = TypeVar("T")
Shape = tuple[str, ...]  # the parameters that are given
KindPair = tuple[type[Effect], type[Effect]]  # in the order of the card


class Bound(NamedTuple):
    """An effect with these parameters, one of them at an edge of what it may be."""

    kind: type[Effect]
    shape: Shape
    key: str = ""  # none: the effect has no parameters
    value: str | int | bool = ""


def bounds(title: str) -> Iterator[Bound]:
    """All that the effects of this game can be pushed to."""
    for kind in EFFECTS[title]:
        known = parameters(kind)
        for shape in shapes_of(kind):
            if not shape:
                yield Bound(kind, shape)
            for key in shape:
                yield from (Bound(kind, shape, key, edge) for edge in known[key].edges)


def pairs_on_a_card(title: str) -> Iterator[KindPair]:
    """All that one card can have (E-43): no effect twice, some kinds but once."""
    for first in EFFECTS[title]:
        for second in EFFECTS[title]:
            alone = first.once or not parameters(first)
            if first is not second or not alone:
                yield first, second


def random_effect(kind: type[Effect], draws: Generator, bound: Bound | None = None) -> Effect:
    """Every other parameter at an edge, more or less; a bound is met."""
    shape = _one(shapes_of(kind), draws) if bound is None else bound.shape
    known = parameters(kind)
    values = {
        key: _one(known[key].edges if draws.below(2) else known[key].values, draws) for key in shape
    }
    if bound is not None and bound.key:
        values[bound.key] = bound.value
    return kind(**values)


def two_of(pair: KindPair, draws: Generator) -> tuple[Effect, Effect]:
    """Two different effects of these kinds."""
    first, second = (random_effect(kind, draws) for kind in pair)
    while first == second:
        second = random_effect(pair[1], draws)
    return first, second


def random_cards(
    title: str, own: Sequence[Mapping[str, object]], planted: tuple[Effect, ...], draws: Generator
) -> list[OutsideCard]:
    """Cards with these keys of their own, the first with these effects; at most one passes."""
    passing = 0 if passes(planted) else draws.below(len(own))
    read = GAMES[title].read_definition
    return [
        read(_card(title, name, keys, _effects(title, () if n else planted, n == passing, draws)))
        for n, (name, keys) in enumerate(zip(_ids(len(own), draws), own, strict=True))
    ]


def passes(effects: Sequence[Effect]) -> bool:
    return any(effect.kind == PASS for effect in effects)


def _card(
    title: str, id_: str, own: Mapping[str, object], effects: Sequence[Effect]
) -> dict[str, object]:
    copies = any(effect.kind == _COPIES for effect in effects)
    return {
        "id": id_,
        "game": title,
        **({} if copies else own),
        "name": dict.fromkeys(LANGUAGES, "Усы"),
        "effects": [effect.definition for effect in effects],
    }


def _effects(
    title: str, planted: tuple[Effect, ...], may_pass: bool, draws: Generator
) -> list[Effect]:
    """The planted ones in this order, among others."""
    effects = list(planted)
    for _ in range(draws.below(MOST_EFFECTS + 1 - len(effects))):
        effect = random_effect(_one(EFFECTS[title], draws), draws)
        if (may_pass or effect.kind != PASS) and _can_join(effect, effects):
            effects.insert(draws.below(len(effects) + 1), effect)
    return effects


def _can_join(effect: Effect, others: Sequence[Effect]) -> bool:
    """E-43."""
    return effect not in others and not (
        effect.once and any(other.kind == effect.kind for other in others)
    )


def _ids(count: int, draws: Generator) -> list[str]:
    """Different ones."""
    found: dict[str, None] = {}
    while len(found) < count:
        found[f"{_part(draws)}:{_part(draws)}"] = None
    return list(found)


def _part(draws: Generator) -> str:
    """Half an id: of one letter, of as many as may be, or of some."""
    length = (1, _LONGEST_PART, 2 + draws.below(8))[draws.below(3)]
    return "".join(_one(_LETTERS, draws) for _ in range(length))


def _one(values: Sequence[T], draws: Generator) -> T:
    return values[draws.below(len(values))]
