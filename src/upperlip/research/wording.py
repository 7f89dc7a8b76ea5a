"""Parts of a description that both games' have in common."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from upperlip.research.seats import NOWHERE

SEPARATOR = ", "


class Observed(Protocol):
    """What both games' observations have."""

    @property
    def players(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def round(self) -> int: ...

    @property
    def ask(self) -> int: ...

    @property
    def waiting(self) -> tuple[int, ...]: ...


def seat(observation: Observed, steps: int) -> str:
    """A seat by the table's count."""
    return "-" if steps == NOWHERE else str((observation.seat + steps) % observation.players)


def seats(observation: Observed, steps: Iterable[int]) -> str:
    return " ".join(seat(observation, step) for step in steps)


def named(names: Sequence[str], cards: Iterable[int]) -> str:
    return " ".join(names[card] for card in cards)


def by_seat(observation: Observed, title: str, values: Sequence[object]) -> str:
    """Those that there are."""
    found = [f"{seat(observation, place)} {value}" for place, value in enumerate(values) if value]
    return f"{title}: {SEPARATOR.join(found)}" if found else ""


def codes(names: Sequence[str], codes: Sequence[int]) -> list[str]:
    return [names[code - 1] if code else "" for code in codes]


def heading(observation: Observed, title: str, asks: Sequence[str]) -> Iterator[str]:
    yield f"{title}, round {observation.round}, seat {observation.seat} of {observation.players}"
    yield f"asked: {asks[observation.ask]} (seats {seats(observation, observation.waiting) or '-'})"
