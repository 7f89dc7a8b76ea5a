"""upperlip rules."""

import argparse

from rich.console import Console
from rich.text import Text

from upperlip.commands import Usage
from upperlip.commands.arguments import (
    Commands,
    add_cards,
    add_game,
    add_language,
    library_of,
    own_language,
)
from upperlip.rulebook import BOOKS, Book, entry
from upperlip.terminal.game import SCREENS
from upperlip.terminal.rulebook import printed
from upperlip.terminal.show import painted
from upperlip.texts import Texts


def register(commands: Commands) -> None:
    command = commands.add_parser("rules", help="the rules, or what one card does")
    add_game(command, required=False)
    command.add_argument("card", nargs="?", metavar="CARD", help="a card, or a number like U-21")
    add_cards(command)
    add_language(command, own_language())
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    console, library = Console(highlight=False), library_of(arguments)
    if arguments.game is None:
        for book in BOOKS.values():
            texts = Texts(arguments.lang, book.game, cards=library[book.game])
            console.print(f"[bold]{book.game}[/]  {texts.say(f'{book.game}-lead')}")
            for card in library[book.game]:
                _print_outside(card.id, texts, console)
        return 0
    book, cards = BOOKS[arguments.game], library[arguments.game]
    texts = Texts(arguments.lang, book.game, cards=cards)
    if arguments.card is None:
        _print_book(book, texts, console)
        for card in cards:
            _print_outside(card.id, texts, console)
        return 0
    if arguments.card in {card.id for card in cards}:
        _print_outside(arguments.card, texts, console)
        return 0
    lines = printed(SCREENS[book.game](texts), arguments.card)
    for line in lines:
        console.print(painted(line))
    message = book.look_up(arguments.card, texts)  # O7 is a card, and may be meant for O-7
    if message is None and lines:
        return 0
    if message is None:
        plain = SCREENS[book.game].examples[0]
        known = f"{', '.join(book.cards)}, plain cards like {plain}"
        rules = f"rules by number like {book.letter}-1"
        raise Usage(f"no card or rule {arguments.card!r}; there are: {known}, and {rules}")
    _print_entry(message, texts, console)
    if message in book.rules:  # a card in short: add the rule that says it in full
        _print_entry(book.rules[message], texts, console)
    return 0


def _print_book(book: Book, texts: Texts, console: Console) -> None:
    console.print(f"[bold]{texts.say(f'{book.game}-title')}[/]", justify="center")
    console.print(texts.say(f"{book.game}-lead"))
    for section in book.sections:
        console.print(f"\n[bold underline]{texts.say(f'{book.game}-section-{section.id}')}[/]")
        for number in book.numbers(section, texts):
            _print_entry(number, texts, console)
        if section.id == "cards":
            for message in book.cards.values():
                _print_entry(message, texts, console)


def _print_outside(id_: str, texts: Texts, console: Console) -> None:
    """A card from outside: its name, its id, and what its effects say."""
    console.print(Text.assemble((texts.card(id_), "bold"), f" ({id_})  {texts.card_effect(id_)}"))


def _print_entry(message: str, texts: Texts, console: Console) -> None:
    name, words = entry(message, texts)
    console.print(f"[bold]{name}[/]  {words}")
