"""What random cards have covered: effects, the bounds of their parameters, and pairs of effects."""

from collections.abc import Callable, Collection, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from upperlip.animals.line import card_of
from upperlip.animals.view import Glance as AnimalsGlance
from upperlip.definitions.effect import Effect, shapes_of
from upperlip.nuts.cards import is_villain
from upperlip.nuts.view import Glance as NutsGlance
from upperlip.selfcheck.cards import EFFECTS, PASS, Bound, KindPair, bounds, pairs_on_a_card
from upperlip.table.shape import AnyGlance


class Coverage(NamedTuple):
    bounds: frozenset[Bound] = frozenset()
    on_a_card: frozenset[KindPair] = frozenset()
    # On different cards, in the order in which they count: in one row, or in one trick.
    together: frozenset[KindPair] = frozenset()

    def plus(self, other: "Coverage") -> "Coverage":
        return Coverage(
            self.bounds | other.bounds,
            self.on_a_card | other.on_a_card,
            self.together | other.together,
        )

    def in_words(self) -> Iterator[str]:
        """A line for each game: how much of how much."""
        for title, kinds in EFFECTS.items():
            whole = everything(title)
            effects = {bound.kind for bound in self.bounds} & set(kinds)
            parts = (
                _part(effects, kinds, "effects"),
                _part(self.bounds & whole.bounds, whole.bounds, "bounds"),
                _part(self.on_a_card & whole.on_a_card, whole.on_a_card, "pairs on a card"),
                _part(self.together & whole.together, whole.together, "pairs together"),
            )
            yield f"{title}: {', '.join(parts)}"


def _part(met: Collection[object], whole: Collection[object], words: str) -> str:
    return f"{len(met)} of {len(whole)} {words}"


def everything(title: str) -> Coverage:
    """All that there is to be covered."""
    kinds = EFFECTS[title]
    together = {pair for pair in product(kinds, kinds) if any(kind.kind != PASS for kind in pair)}
    return Coverage(
        frozenset(bounds(title)), frozenset(pairs_on_a_card(title)), frozenset(together)
    )


def covered(glance: AnyGlance) -> Coverage:
    """What a round has met, from the open view of its end."""
    cards = [card.effects for card in glance.config.cards]
    return Coverage(
        frozenset(bound for effects in cards for effect in effects for bound in _met_by(effect)),
        frozenset(
            (type(one), type(two)) for effects in cards for one, two in combinations(effects, 2)
        ),
        frozenset(
            (type(one), type(two))
            for line in _LINES[glance.game](glance)
            for first, second in combinations(line, 2)
            for one, two in product(first, second)
        ),
    )


def _met_by(effect: Effect) -> Iterator[Bound]:
    kind, given = type(effect), effect.definition
    (shape,) = (shape for shape in shapes_of(kind) if {"effect", *shape} == set(given))
    if not shape:
        yield Bound(kind, shape)
    for key in shape:
        yield Bound(kind, shape, key, getattr(effect, key))  # what is no edge is not asked for


Line = list[tuple[Effect, ...]]  # the effects of cards that count one after the other


def _row(glance: AnimalsGlance) -> list[Line]:
    return [[card_of(id_, glance.config.known).effects for id_ in glance.row]]


def _tricks(glance: NutsGlance) -> list[Line]:
    tricks = () if glance.round is None else glance.round.tricks
    villain = glance.config.villain
    return [[villain(card).effects for card in trick.cards if is_villain(card)] for trick in tricks]


_LINES: dict[str, Callable[[Any], list[Line]]] = {"moustache": _row, "mustachio": _tricks}
