"""Files of definitions (E-41, E-46): `[[card]]` tables in TOML, read strictly and never run."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from upperlip.definitions.card import OutsideCard
from upperlip.definitions.fault import CardFault, quoted
from upperlip.definitions.lines import line_of
from upperlip.table.errors import TableError
from upperlip.table.reason import Reason, because

LARGEST_FILE = 200_000  # bytes: no card is near a hundredth of it
MOST_CARDS = 200  # in all files together

Readers = Mapping[str, Callable[[object], OutsideCard]]  # by game
Library = dict[str, tuple[OutsideCard, ...]]  # the cards by game


class BadCards(TableError):
    """A file that cannot be used: which one, which line if that is known, and why."""

    def __init__(self, reason: Reason, path: Path, line: int | None = None) -> None:
        super().__init__(reason)
        self.path = path
        self.line = line

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}"

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}" if self.line else str(self.path)


def read_library(path: Path, readers: Readers) -> Library:
    """The cards of a file, or of a folder's `.toml` files; raises BadCards, or OSError."""
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise BadCards(because("E-41", "cards-none"), path)
    found: dict[str, OutsideCard] = {}
    by_game: dict[str, list[OutsideCard]] = {game: [] for game in readers}
    for file in files:
        for game, card, line in _cards_in(file, readers):
            if card.id in found:
                raise BadCards(because("E-43", "cards-id-twice", id=card.id), file, line)
            if len(found) == MOST_CARDS:
                raise BadCards(because("E-46", "cards-too-many", number=MOST_CARDS), file, line)
            found[card.id] = card
            by_game[game].append(card)
    return {game: tuple(cards) for game, cards in by_game.items()}


def _cards_in(path: Path, readers: Readers) -> Iterator[tuple[str, OutsideCard, int]]:
    text = _text_of(path)
    for number, table in enumerate(_tables(path, text)):
        try:
            game = _game_of(table, readers)
            yield game, readers[game](table), line_of(text, number, ())
        except CardFault as fault:
            raise BadCards(fault.reason, path, line_of(text, number, fault.path)) from None


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise BadCards(because("E-46", "cards-too-large", number=str(LARGEST_FILE)), path)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadCards(
            because("E-41", "not-utf8", number=str(error.start + 1)), path, line
        ) from None


def _tables(path: Path, text: str) -> list[object]:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # Python refuses numbers of thousands of digits
        raise BadCards(because("E-41", "cards-broken"), path, _line_in(str(error))) from None
    for key in data:
        if key != "card":
            raise BadCards(because("E-41", "cards-tables", value=quoted(key)), path)
    tables = data.get("card")
    if not isinstance(tables, list) or not tables:
        raise BadCards(because("E-41", "cards-none"), path)
    return tables


def _line_in(error: str) -> int | None:
    """tomllib ends with `(at line 3, column 7)`."""
    _, at, rest = error.rpartition("(at line ")
    number = rest.partition(",")[0]
    return int(number) if at and number.isdigit() else None


def _game_of(table: object, readers: Readers) -> str:
    if not isinstance(table, dict):
        raise CardFault(because("E-41", "card-not-a-table", value=quoted(table)))
    if "game" not in table:
        raise CardFault(because("E-41", "card-missing-key", key="game"))
    game = table["game"]
    if not isinstance(game, str) or game not in readers:
        known = tuple(readers)
        reason = because("E-41", "card-value", key="game", value=quoted(game), allowed=known)
        raise CardFault(reason, ("game",))
    return game
