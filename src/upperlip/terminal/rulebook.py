"""`r`: the rules of the round, of a card, or by number."""

import re
from collections.abc import Iterator
from typing import Any

from upperlip.animals.rules import BY_ID
from upperlip.terminal.ask import in_latin
from upperlip.terminal.screen import Screen

_RULE = re.compile(r"(?:([uo])-?)?(\d{1,2})")


def rules_about(screen: Screen, view: Any, about: str) -> list[str]:
    """Paragraphs; none if there is nothing by that name."""
    if not about:
        return list(_of_the_round(screen, view))
    for word in (about.casefold(), in_latin(about)):
        found = _by_number(screen, word) or _card(screen, view, word) or _rule_card(screen, word)
        if found:
            return found
    return []


def _of_the_round(screen: Screen, view: Any) -> Iterator[str]:
    yield from screen.round_rules(view)
    for rule in screen.key_rules:
        yield f"{rule} {screen.texts.say(rule)}"


def _by_number(screen: Screen, word: str) -> list[str]:
    found = _RULE.fullmatch(word)
    if found is None:
        return []
    rule = f"{(found[1] or screen.prefix).upper()}-{int(found[2])}"
    return [f"{rule} {screen.texts.say(rule)}"] if screen.texts.has(rule) else []


def _card(screen: Screen, view: Any, word: str) -> list[str]:
    for name in screen.names:
        if word in (name.casefold(), screen.texts.card(name).casefold()):
            return list(screen.about(view, name))
    return []


def _rule_card(screen: Screen, word: str) -> list[str]:
    for rule in BY_ID:
        name = screen.texts.say(f"rule-{rule}")
        if word in (rule, name.casefold()):
            return [f"{name}: {screen.texts.say(f'rule-{rule}.effect')}"]
    return []
