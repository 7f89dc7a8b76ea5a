"""`r`: the rules of the round, of a card, or by number."""

from collections.abc import Iterator, Sequence

from upperlip.rulebook import BOOKS, entry
from upperlip.table.shape import AnyView
from upperlip.terminal.ask import in_latin
from upperlip.terminal.screen import AnyScreen


def rules_about(screen: AnyScreen, view: AnyView, about: str) -> list[str]:
    """Paragraphs; none if there is nothing by that name."""
    if not about:
        return list(_of_the_round(screen, view))
    book = BOOKS[screen.texts.game]
    for word in (about, in_latin(about)):
        if found := _card(screen, view, word):
            return found
        if message := book.look_up(word, screen.texts):
            return [_paragraph(screen, message)]
    return []


def printed(screen: AnyScreen, about: str) -> Sequence[str]:
    """What stands on a plain card, as it is without a game around it."""
    for word in (about, in_latin(about)):
        if found := screen.printed(word.strip().upper()):
            return found
    return []


def _of_the_round(screen: AnyScreen, view: AnyView) -> Iterator[str]:
    yield from screen.round_rules(view)
    for rule in screen.key_rules(view):
        yield _paragraph(screen, rule)


def _paragraph(screen: AnyScreen, message: str) -> str:
    name, words = entry(message, screen.texts)
    return f"{name} {words}" if name == message else screen.entry(name, words)


def _card(screen: AnyScreen, view: AnyView, word: str) -> list[str]:
    """Cards of the hand and the table can say more about themselves than the rulebook."""
    for name in screen.known(view):
        if word.casefold() in (name.casefold(), screen.texts.card(name).casefold()):
            return list(screen.about(view, name))
    return []
