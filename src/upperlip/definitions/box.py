"""The cards of a box, as each version of the rules has them: told by what has changed since."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from upperlip.definitions import versions


class BoxedCard(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=BoxedCard)


@dataclass(frozen=True, slots=True)
class Before(Generic[C]):
    """How a version of the rules differs from the next."""

    cards: tuple[C, ...] = ()  # as they were
    without: tuple[str, ...] = ()  # those that came with the next, by id


@dataclass(frozen=True, slots=True)
class Box(Generic[C]):
    cards: tuple[C, ...]  # each in the place that it has today
    former: tuple[C, ...]  # those of them that are not as today
    missing: frozenset[str]  # ids of those that were still to come


def box_of(version: int, today: tuple[C, ...], before: Mapping[int, Before[C]]) -> Box[C]:
    """`before` has an entry for each version that differs from the one after it."""
    if not versions.is_known(version):
        raise ValueError(f"version {version} of the rules is not known here")
    changed: dict[str, C] = {}
    missing: set[str] = set()
    for number in sorted(before, reverse=True):
        if number >= version:
            changed |= {card.id: card for card in before[number].cards}
            missing |= set(before[number].without)
    cards = tuple(changed.get(card.id, card) for card in today)
    former = tuple(card for card in cards if card.id in changed)
    return Box(cards, former, frozenset(missing))
