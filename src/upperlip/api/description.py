"""Reading what a person knows of a position: words and numbers, from Python, JSON or TOML."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from upperlip.named import Card
from upperlip.table.shape import AnyConfig

V = TypeVar("V")
_BLANK: tuple[object, ...] = (None, "", [], (), {})  # tells nothing


class Description:
    """What is known, by key; each is asked for once, and nothing may be left over."""

    def __init__(self, config: AnyConfig, known: Mapping[str, object]) -> None:
        self.config = config
        self._known = known
        self._left = dict(known)
        self._asked: list[str] = []

    def take(self, key: str, usual: object = None) -> object:
        self._asked.append(key)
        found = self._left.pop(key, None)
        return usual if found is None else found

    def need(self, *keys: str, otherwise: str = "") -> None:
        """What no position goes without, and what to do where there is nothing to tell."""
        told = [key for key, value in self._known.items() if value not in _BLANK]
        missing = ", ".join(key for key in keys if key not in told)
        if missing:
            given = f" (given: {', '.join(told)})" if told else ""
            raise ValueError(
                f"a position of {self.config.game} also needs: {missing}{given}{otherwise}"
            )

    def finish(self) -> None:
        for key in self._left:
            known = ", ".join(self._asked)
            raise ValueError(
                f"a position of {self.config.game} has no {key!r}; it has: {known}; "
                "options of the game stand together in options"
            )

    def number(self, key: str, usual: int | None = None) -> int:
        return whole(key, self.take(key, usual))

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(whole(key, each) for each in listed(key, self.take(key, ())))

    def words(self, key: str) -> tuple[str, ...]:
        return tuple(map(str, listed(key, self.take(key, ()))))

    def cards(self, key: str) -> tuple[int, ...]:
        return self.cards_in(key, self.take(key, ()))

    def cards_in(self, key: str, value: object) -> tuple[int, ...]:
        """Cards by name, in a list or with spaces: `G3 B7`."""
        named = (Card(self.config.game, str(each)) for each in listed(key, value))
        return tuple(card.number(self.config) for card in named)

    def tricks(self, key: str) -> tuple[tuple[int, ...], ...]:
        """By trick, in order of play."""
        return tuple(self.cards_in(key, trick) for trick in self.parts(key, "trick"))

    def parts(self, key: str, what: str) -> list[object]:
        """A list; or one text with commas between its parts: `G2 G3 G4 B1, P7 P8`."""
        found = self.take(key, ())
        if isinstance(found, str):
            found = found.rstrip().removesuffix(",").split(",") if found.strip() else []
        if not isinstance(found, list | tuple):
            raise ValueError(f"{key}: must be a list, a {what} each")
        return list(found)

    def by_number(self, key: str, count: int, read: Callable[[str, object], V]) -> dict[int, V]:
        """By seat or side, of so many: an object, or a list with null for what is not known."""
        found = self.take(key, {})
        if isinstance(found, list | tuple):
            found = {place: each for place, each in enumerate(found) if each is not None}
        if not isinstance(found, Mapping):
            raise ValueError(f"{key}: must be a list or an object by number")
        by_number = {whole(key, place): read(key, value) for place, value in found.items()}
        if len(by_number) < len(found):
            raise ValueError(f"{key}: a number stands twice")
        for number in by_number:
            if number not in range(count):
                raise ValueError(f"{key}: there are 0 to {count - 1}, not {number}")
        return by_number


def listed(key: str, value: object) -> list[object]:
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


def without_blanks(written: dict[str, object]) -> dict[str, object]:
    """Only what there is to say."""
    return {key: value for key, value in written.items() if value not in _BLANK}


def in_words(config: AnyConfig, cards: tuple[int, ...]) -> str:
    return " ".join(str(Card.numbered(config, card)) for card in cards)
