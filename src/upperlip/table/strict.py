"""Reading what others wrote: exactly the fields, exactly the types, or a reason why not."""

import json
from collections.abc import Callable, Mapping
from typing import TypeVar

from upperlip.table.errors import ImpossibleChance, RefusedOptions
from upperlip.table.reason import because

T = TypeVar("T")


def shown(value: object) -> str:
    """A foreign value as JSON has it, cut short."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (RecursionError, ValueError):  # too deep, or a number too long, to be written
        return "…"
    return text if len(text) <= 60 else text[:59] + "…"


def fields(step: Mapping[str, object], *names: str) -> tuple[object, ...]:
    """The values of exactly these fields."""
    for name in (*step, *names):
        if name not in names:
            raise ImpossibleChance(because("record", "unknown-key", key=name))
        if name not in step:
            raise ImpossibleChance(because("record", "missing-key", key=name))
    return tuple(step[name] for name in names)


def whole(value: object) -> int:
    if type(value) is not int:  # True is an int to Python, not to us
        raise ImpossibleChance(because("record", "not-a-number", value=shown(value)))
    return value


def text(value: object) -> str:
    if not isinstance(value, str):
        raise ImpossibleChance(because("record", "not-a-text", value=shown(value)))
    return value


def listed(value: object, read: Callable[[object], T]) -> tuple[T, ...]:
    if not isinstance(value, list):
        raise ImpossibleChance(because("record", "not-a-list", value=shown(value)))
    return tuple(read(item) for item in value)


def known_options(options: Mapping[str, object], known: tuple[str, ...], rule: str) -> None:
    for name in options:
        if name not in known:
            raise RefusedOptions(because(rule, "unknown-option", option=name, known=known))


def one_of(name: str, value: object, allowed: tuple[T, ...], rule: str) -> T:
    """The option's value, if it is one of those allowed, type and all."""
    for choice in allowed:
        if type(value) is type(choice) and value == choice:
            return choice
    words = tuple(choice if isinstance(choice, str) else shown(choice) for choice in allowed)
    text = value if isinstance(value, str) else shown(value)
    raise RefusedOptions(because(rule, "option-value", option=name, value=text[:40], allowed=words))


def numbers(value: object, rule: str, message: str) -> tuple[int, ...] | None:
    """A list of whole numbers, or None; `message` says what they should be."""
    if value is None:
        return None
    if not isinstance(value, list | tuple) or not all(type(item) is int for item in value):
        raise RefusedOptions(because(rule, message))
    return tuple(value)


def number_lists(value: object, rule: str, message: str) -> tuple[tuple[int, ...], ...] | None:
    """A list of lists of whole numbers, or None."""
    if value is None:
        return None
    if not isinstance(value, list | tuple) or None in value:
        raise RefusedOptions(because(rule, message))
    return tuple(numbers(item, rule, message) or () for item in value)


def ids(name: str, value: object, rule: str) -> tuple[str, ...] | None:
    """A list of ids, or None."""
    if value is None:
        return None
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        raise RefusedOptions(because(rule, "option-list", option=name))
    return tuple(value)
