"""Small things that messages are made of."""

from msgspec import Struct

from upperlip.table import event, reason

Word = str | int
Value = Word | list[Word]


class Reason(Struct, frozen=True, kw_only=True):
    """Why: the page finds the sentence under `why-` and the message id."""

    rule: str
    message: str
    args: dict[str, Value] = {}


class Event(Struct, frozen=True, kw_only=True):
    """What happened: the page finds the sentence under `event-` and the message id."""

    message: str
    args: dict[str, Value] = {}
    reasons: list[Reason] = []


def reason_on_the_wire(why: reason.Reason) -> Reason:
    return Reason(rule=why.rule, message=why.message, args=_args(why.args))


def event_on_the_wire(seen: event.Event) -> Event:
    """Of an event that has been opened for somebody with `seen_by`; refuses one that has not."""
    return Event(
        message=seen.message,
        args=_args(seen.args),
        reasons=[reason_on_the_wire(why) for why in seen.reasons],
    )


def _args(args: tuple[tuple[str, object], ...]) -> dict[str, Value]:
    return {name: _plain(value) for name, value in args}


def _plain(value: object) -> Value:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, str | int):
        return value
    raise TypeError(f"a page may not be told {type(value).__name__}")
