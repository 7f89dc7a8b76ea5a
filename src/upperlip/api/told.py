"""Reading what a person tells of a position: words and numbers, from Python, JSON or TOML."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from upperlip.named import Card

V = TypeVar("V")


class Told:
    """What is told, by key; each is asked for once, and nothing may be left over."""

    def __init__(self, game: str, told: Mapping[str, object]) -> None:
        self.game = game
        self._told = dict(told)
        self._known: list[str] = []

    def take(self, key: str, usual: object = None) -> object:
        self._known.append(key)
        found = self._told.pop(key, None)
        return usual if found is None else found

    def finish(self) -> None:
        for key in self._told:
            known = ", ".join(self._known)
            raise ValueError(f"a position of {self.game} has no {key!r}; it has: {known}")

    def number(self, key: str, usual: int | None = None) -> int:
        return whole(key, self.take(key, usual))

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(whole(key, each) for each in _listed(key, self.take(key, ())))

    def words(self, key: str) -> tuple[str, ...]:
        return tuple(map(str, _listed(key, self.take(key, ()))))

    def cards(self, key: str) -> tuple[int, ...]:
        return self.cards_in(key, self.take(key, ()))

    def cards_in(self, key: str, value: object) -> tuple[int, ...]:
        """Cards by name, in a list or with spaces: `G3 B7`."""
        return tuple(Card(self.game, str(each)).number for each in _listed(key, value))

    def tricks(self, key: str) -> tuple[tuple[int, ...], ...]:
        found = self.take(key, ())
        if not isinstance(found, list | tuple):
            raise ValueError(f"{key}: must be a list, a trick each")
        return tuple(self.cards_in(key, trick) for trick in found)

    def by_number(self, key: str, read: Callable[[str, object], V]) -> dict[int, V]:
        """By seat or side: an object, or a list with null for what is not known."""
        found = self.take(key, {})
        if isinstance(found, list | tuple):
            found = {place: each for place, each in enumerate(found) if each is not None}
        if not isinstance(found, Mapping):
            raise ValueError(f"{key}: must be a list or an object by number")
        return {whole(key, place): read(key, value) for place, value in found.items()}


def _listed(key: str, value: object) -> list[object]:
    if isinstance(value, str):
        return list(value.replace(",", " ").split())
    if isinstance(value, list | tuple):
        return list(value)
    raise ValueError(f"{key}: must be a list")


def whole(key: str, value: object) -> int:
    """Keys of JSON and TOML are texts."""
    if isinstance(value, str) and value.isdigit():
        return int(value)
    if type(value) is not int:
        raise ValueError(f"{key}: must be a whole number, not {value!r}")
    return value


def without_blanks(told: dict[str, object]) -> dict[str, object]:
    """Only what there is to tell."""
    return {key: value for key, value in told.items() if value not in ((), [], {}, None, "")}


def in_words(game: str, cards: tuple[int, ...]) -> str:
    return " ".join(str(Card.numbered(game, card)) for card in cards)
