"""The rules as people read them: which texts stand where. The words are in `texts/`."""

import re
from dataclasses import dataclass

from upperlip.animals.cards import NAMES
from upperlip.animals.jokers import JOKER_CARDS
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts.villains import VILLAIN_CARDS
from upperlip.texts import Texts, card_message

RULE_OF_JOKER = {NAMES[joker.card]: joker.rule for joker in JOKER_CARDS}


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Book:
    game: str
    letter: str  # of its rule numbers
    sections: tuple[Section, ...]
    cards: dict[str, str]  # special cards by id, with the id of their texts
    rules: dict[str, str]  # by the same ids of texts, the number of the rule that says it in full

    def numbers(self, section: Section, texts: Texts) -> list[str]:
        span = range(section.first, section.last + 1)
        return [name for n in span if texts.has(name := f"{self.letter}-{n}")]

    def look_up(self, words: str, texts: Texts) -> str | None:
        """The message for a card (by id, or by its name in this language) or a rule number."""
        wanted = words.strip().casefold()
        if found := re.fullmatch(rf"(?:{self.letter.casefold()}-?)?0*([0-9]+)", wanted):
            number = f"{self.letter}-{found[1]}"
            return number if texts.has(number) else None
        for card, message in self.cards.items():
            if wanted in (card.casefold(), texts.say(message).casefold()):
                return message
        return None


def entry(message: str, texts: Texts) -> tuple[str, str]:
    """A rule's number and text, or a card's name and effect."""
    letter, _, number = message.partition("-")
    if number.isdigit() and letter in {book.letter for book in BOOKS.values()}:
        return message, texts.say(message)
    return texts.say(message), texts.say(f"{message}.effect")


MUSTACHIO = Book(
    "mustachio",
    "U",
    (
        Section("cards", 1, 2),
        Section("sides", 3, 5),
        Section("villains", 6, 9),
        Section("rounds", 10, 13),
        Section("bidding", 14, 17),
        Section("trick", 18, 24),
        Section("effects", 25, 35),
        Section("scoring", 40, 45),
        Section("variants", 50, 53),
    ),
    {villain.id: card_message(villain.id) for villain in VILLAIN_CARDS},
    {card_message(villain.id): villain.rule for villain in VILLAIN_CARDS},
)

MOUSTACHE = Book(
    "moustache",
    "O",
    (
        Section("cards", 1, 5),
        Section("game", 6, 8),
        Section("round", 9, 13),
        Section("trick", 14, 22),
        Section("end", 25, 30),
    ),
    {
        **{rule.id: f"rule-{rule.id}" for rule in RULE_CARDS},
        **{joker: card_message(joker) for joker in RULE_OF_JOKER},
    },
    {
        **{f"rule-{rule.id}": rule.rule for rule in RULE_CARDS},
        **{card_message(joker): number for joker, number in RULE_OF_JOKER.items()},
    },
)

BOOKS = {book.game: book for book in (MUSTACHIO, MOUSTACHE)}
