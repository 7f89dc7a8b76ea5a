"""The page's rule book, web/src/wire/book.json: `python web/scripts/book.py` writes it.

The page knows no rules; it is told here which texts stand where, and what can be chosen.
"""

import json
from pathlib import Path
from typing import Any

from upperlip.animals import config as animals
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts import config as nuts
from upperlip.rulebook import BOOKS, Book
from upperlip.texts import Texts

FILE = Path(__file__).parents[1] / "src" / "wire" / "book.json"

_SIDES = {card.id: card.side for card in RULE_CARDS}
_CHOICES = {"sides": nuts.SIDES, "villains": nuts.VILLAIN_MODES, "rule_set": ("book", "house")}
_KINDS = {"pool": "pool", "first_dealer": "seat", "rules": "row"}
_OPTIONS = {"mustachio": nuts.OPTIONS, "moustache": animals.OPTIONS}


def made() -> str:
    books = {game: _book(book) for game, book in BOOKS.items()}
    return json.dumps(books, indent=2) + "\n"


def _book(book: Book) -> dict[str, Any]:
    texts = Texts("en", book.game)
    return {
        "sections": [
            {"id": section.id, "numbers": book.numbers(section, texts)} for section in book.sections
        ],
        "cards": [
            {"id": card, "message": message, "rule": book.rules[message], "side": _side(book, card)}
            for card, message in book.cards.items()
        ],
        "options": [_option(key) for key in _OPTIONS[book.game]],
    }


def _side(book: Book, card: str) -> str:
    return "villain" if book.game == "mustachio" else _SIDES.get(card, "joker")


def _option(key: str) -> dict[str, Any]:
    if key in _CHOICES:
        return {"key": key, "kind": "choice", "values": list(_CHOICES[key])}
    return {"key": key, "kind": _KINDS.get(key, "flag"), "values": []}


if __name__ == "__main__":
    FILE.write_text(made(), "utf-8")
